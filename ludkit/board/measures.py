"""Which sites are corners, sides, centre and so on, worked out from a board's graph as Ludii does.

Each site gets a set of bits; a region of the board (`REGIONS`) is the sites that have its bit.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Sequence
from typing import Final

from ludkit.board.geometry import EPSILON, atan2, distance_to_line
from ludkit.board.graph import Edge, Element, Face, Graph, Vertex
from ludkit.board.perimeter import find_perimeters

REGIONS: Final = (
    *("inner", "outer", "perimeter", "corners", "convex", "concave", "major", "minor", "centre"),
    *("left", "right", "top", "bottom"),
    *("axial", "horizontal", "vertical", "angled", "slash", "slosh"),
)
"""Names of the regions that every board has, for each kind of site. (The last line's are of edges only.)"""

SIDES: Final = ("N", "E", "S", "W", "NE", "SE", "SW", "NW")
"""The directions that a side of a board can have."""

PHASES: Final = 6
"""How many phases a board has; only the first five are ever used."""

INNER: Final = 1
OUTER: Final = 1 << 1
PERIMETER: Final = 1 << 2
CORNER: Final = 1 << 3
CONVEX: Final = 1 << 4
CONCAVE: Final = 1 << 5
MAJOR: Final = 1 << 6
MINOR: Final = 1 << 7
CENTRE: Final = 1 << 8
LEFT: Final = 1 << 9
RIGHT: Final = 1 << 10
TOP: Final = 1 << 11
BOTTOM: Final = 1 << 12
AXIAL: Final = 1 << 13
HORIZONTAL: Final = 1 << 14
VERTICAL: Final = 1 << 15
ANGLED: Final = 1 << 16
SLASH: Final = 1 << 17
SLOSH: Final = 1 << 18
FIRST_SIDE: Final = 20
_ALL_SIDES: Final = ((1 << len(SIDES)) - 1) << FIRST_SIDE

_SECTORS: Final = 16
_SIDE_OF_SECTOR: Final = ("E", *("NE",) * 3, "N", *("NW",) * 3, "W", *("SW",) * 3, "S", *("SE",) * 3)

_EXTREME: Final = 0.01
"""How far from the outermost sites a site may be to count as one of them."""
_FAR: Final = 1000000.0
_SMALL_PERIMETER: Final = 6
"""Every vertex of a perimeter of fewer vertices is a corner."""
_CORNER_REACH: Final = 4
"""A corner is judged by the vertices less than this many places away along the perimeter."""
_CONVEX_SCORE: Final = 0.320
_CONCAVE_SCORE: Final = -0.25
_SCORE_TOLERANCE: Final = 0.001
_SIMILAR_SCORE: Final = 0.95
_CENTRE_TOLERANCE: Final = 0.0001
_SMALL_BOARD: Final = 100
"""The centre of a kind of site with fewer sites than this is judged by its perimeter as well as by its corners."""


class Measures:
    """The bits and the phase of every site, by kind of site, and the board's perimeters."""

    __slots__ = ("bits", "perimeters", "phases")

    def __init__(self, graph: Graph) -> None:
        self.perimeters = find_perimeters(graph)
        vertices = [0] * len(graph.vertices)
        edges = [0] * len(graph.edges)
        faces = [0] * len(graph.faces)
        self.bits = (vertices, edges, faces)
        _mark_perimeters(self.perimeters, vertices, edges, faces)
        _mark_inner_and_outer(graph, vertices, edges, faces)
        for elements, bits in ((graph.vertices, vertices), (graph.edges, edges), (graph.faces, faces)):
            _mark_extremes(elements, bits)
        _mark_major_and_minor(graph.faces, faces)
        for perimeter in self.perimeters:
            _mark_corner_vertices(perimeter, vertices)
        _mark_corners(graph, vertices, edges, faces)
        _mark_sides(graph, self.perimeters, vertices, edges, faces)
        _mark_orientation(graph.edges, edges)
        for elements, bits in ((graph.vertices, vertices), (graph.edges, edges), (graph.faces, faces)):
            _mark_centre(elements, bits)
        self.phases = (
            _phases(_vertex_neighbours(graph)),
            _phases(_edge_neighbours(graph)),
            _phases(_face_neighbours(graph)),
        )


def _mark_perimeters(perimeters: list[list[Vertex]], vertices: list[int], edges: list[int], faces: list[int]) -> None:
    for perimeter in perimeters:
        for n, vertex in enumerate(perimeter):
            vertices[vertex.index] |= PERIMETER
            edge = _edge_between(vertex, perimeter[(n + 1) % len(perimeter)])
            if edge is None:
                continue
            edges[edge.index] |= PERIMETER
            face = edge.right if edge.left is None else edge.left
            if face is not None:
                faces[face.index] |= PERIMETER


def _edge_between(a: Vertex, b: Vertex) -> Edge | None:
    """The first edge round ``a`` that leads to ``b``."""
    for edge in a.edges:
        if (edge.a is a and edge.b is b) or (edge.a is b and edge.b is a):
            return edge
    return None


def _mark_inner_and_outer(graph: Graph, vertices: list[int], edges: list[int], faces: list[int]) -> None:
    """Outer is what is on a perimeter, each face that touches one, and each edge between two of its vertices that has
    no face on one side; the last two count as perimeter too."""
    for face in graph.faces:
        for vertex in face.vertices:
            if vertices[vertex.index] & PERIMETER:
                faces[face.index] |= PERIMETER
                break
    for edge in graph.edges:
        on_perimeter = vertices[edge.a.index] & vertices[edge.b.index] & PERIMETER
        if on_perimeter and (edge.left is None or edge.right is None):
            edges[edge.index] |= PERIMETER
    for bits in (vertices, edges, faces):
        for n in range(len(bits)):
            bits[n] |= OUTER if bits[n] & PERIMETER else INNER


def _mark_extremes(elements: Sequence[Element], bits: list[int]) -> None:
    if not elements:
        return
    left = min([element.x for element in elements])
    right = max([element.x for element in elements])
    bottom = min([element.y for element in elements])
    top = max([element.y for element in elements])
    for n, element in enumerate(elements):
        if element.x - left < _EXTREME:
            bits[n] |= LEFT
        if element.y - bottom < _EXTREME:
            bits[n] |= BOTTOM
        if right - element.x < _EXTREME:
            bits[n] |= RIGHT
        if top - element.y < _EXTREME:
            bits[n] |= TOP


def _mark_major_and_minor(elements: list[Face], bits: list[int]) -> None:
    """Major are the faces with the most sides."""
    most = max([len(face.vertices) for face in elements], default=0)
    for n, face in enumerate(elements):
        bits[n] |= MAJOR if len(face.vertices) == most else MINOR


# ------------------------------------------------------------------------------------------------------------- corners


def _mark_corner_vertices(perimeter: list[Vertex], bits: list[int]) -> None:
    """Mark as corners the vertices of a perimeter at which it bends most."""
    count = len(perimeter)
    if count < _SMALL_PERIMETER:
        for vertex in perimeter:
            bits[vertex.index] |= CORNER | CONVEX
        return
    scores = _bend_scores(perimeter)
    keep = [
        scores[n] >= _CONVEX_SCORE
        and scores[n] >= scores[n - 1] - _SCORE_TOLERANCE
        and scores[n] >= scores[(n + 1) % count] - _SCORE_TOLERANCE
        for n in range(count)
    ]
    for n in range(count):
        if keep[n]:
            if scores[n - 1] >= _SIMILAR_SCORE * scores[n]:
                keep[n - 1] = True
            if scores[(n + 1) % count] >= _SIMILAR_SCORE * scores[n]:
                keep[(n + 1) % count] = True
    for n, vertex in enumerate(perimeter):
        if keep[n]:
            bits[vertex.index] |= CORNER | CONVEX
        if (
            scores[n] <= _CONCAVE_SCORE
            and scores[n] <= scores[n - 1] + _SCORE_TOLERANCE
            and scores[n] <= scores[(n + 1) % count] + _SCORE_TOLERANCE
        ):
            bits[vertex.index] |= CORNER | CONCAVE


def _bend_scores(perimeter: list[Vertex]) -> list[float]:
    """How far each vertex juts out (above 0) or in beyond the lines between the vertices before and after it."""
    count = len(perimeter)
    raw: list[float] = []
    for n, vertex in enumerate(perimeter):
        x = vertex.x
        y = vertex.y
        score = 0.0
        for k in range(1, _CORNER_REACH):
            a = perimeter[(n - k + count) % count]
            b = perimeter[(n + k) % count]
            off = distance_to_line(x, y, a.x, a.y, b.x, b.y)
            if (x - a.x) * (b.y - a.y) - (b.x - a.x) * (y - a.y) < EPSILON:
                off = -off
            score += off / k
        raw.append(score)
    return [(4 * raw[n] + raw[(n + 1) % count] + raw[n - 1]) / 6 for n in range(count)]


def _mark_corners(graph: Graph, vertices: list[int], edges: list[int], faces: list[int]) -> None:
    """Mark the edges and faces at corner vertices.

    An edge between two corners is one, with the face beside it. At a corner without such an edge both perimeter edges
    are, with the faces beside them or (where the corner is concave) the faces that touch the perimeter only there.
    """
    for vertex in graph.vertices:
        if not vertices[vertex.index] & CORNER:
            continue
        concave = vertices[vertex.index] & CONCAVE
        mark = CORNER | (CONCAVE if concave else CONVEX)
        between = False
        for edge in vertex.edges:
            if vertices[edge.other(vertex).index] & CORNER:
                edges[edge.index] |= mark
                face = edge.right if edge.left is None else edge.left
                if face is not None:
                    faces[face.index] |= mark
                between = True
        if between:
            continue
        for edge in vertex.edges:
            if not edges[edge.index] & PERIMETER:
                continue
            edges[edge.index] |= mark
            if concave:
                for face in vertex.faces:
                    if len([v for v in face.vertices if vertices[v.index] & PERIMETER]) == 1:
                        faces[face.index] |= mark
            else:
                face = edge.right if edge.left is None else edge.left
                if face is not None:
                    faces[face.index] |= mark


# --------------------------------------------------------------------------------------------------------------- sides


def _mark_sides(
    graph: Graph, perimeters: list[list[Vertex]], vertices: list[int], edges: list[int], faces: list[int]
) -> None:
    """Each run of a perimeter from corner to corner is a side, in the direction of its middle from the centroid."""
    x = 0.0
    y = 0.0
    for vertex in graph.vertices:
        x += vertex.x
        y += vertex.y
    if graph.vertices:
        x /= len(graph.vertices)
        y /= len(graph.vertices)
    for perimeter in perimeters:
        corners = [n for n, vertex in enumerate(perimeter) if vertices[vertex.index] & CORNER]
        for at, start in enumerate(corners):
            end = corners[at + 1] if at + 1 < len(corners) else corners[0] + len(perimeter)
            run = [perimeter[n % len(perimeter)] for n in range(start, end + 1)]
            bit = _side(run, x, y)
            for vertex in run:
                vertices[vertex.index] |= bit
    for vertex in graph.vertices:
        sides = vertices[vertex.index] & _ALL_SIDES
        for edge in vertex.edges:
            edges[edge.index] |= sides
        for face in vertex.faces:
            faces[face.index] |= sides


def _side(run: list[Vertex], x: float, y: float) -> int:
    """The bit of the side on which the run lies, seen from (x, y)."""
    mean_x = 0.0
    mean_y = 0.0
    for vertex in run:
        mean_x += vertex.x
        mean_y += vertex.y
    mean_x /= len(run)
    mean_y /= len(run)
    side = _SIDE_OF_SECTOR[_sector(x, y, mean_x, mean_y)]
    return 1 << FIRST_SIDE + SIDES.index(side)


def _sector(ax: float, ay: float, bx: float, by: float) -> int:
    """Which sixteenth of the circle b lies in from a: 0 is east, 4 is north."""
    arc = 2 * math.pi / _SECTORS
    angle = atan2(by - ay, bx - ax)
    while angle < 0:
        angle += 2 * math.pi
    return int((angle + arc / 2) / arc) % _SECTORS


def _mark_orientation(elements: list[Edge], bits: list[int]) -> None:
    for n, edge in enumerate(elements):
        sector = _sector(edge.a.x, edge.a.y, edge.b.x, edge.b.y)
        if sector % 8 == 0:
            bits[n] |= AXIAL | HORIZONTAL
        elif sector % 8 == 4:
            bits[n] |= AXIAL | VERTICAL
        elif sector % 8 < 4:
            bits[n] |= ANGLED | SLASH
        else:
            bits[n] |= ANGLED | SLOSH


# -------------------------------------------------------------------------------------------------------------- centre


def _mark_centre(elements: Sequence[Element], bits: list[int]) -> None:
    """The centre is where the squared distances to the corners (and perimeter) add up to the least."""
    around: list[tuple[float, float]] = []
    if len(elements) < _SMALL_BOARD:
        around = [(element.x, element.y) for element in elements if bits[element.index] & PERIMETER]
    around += [(element.x, element.y) for element in elements if bits[element.index] & CORNER]
    totals: list[float] = []
    for element in elements:
        x = element.x
        y = element.y
        total = 0.0
        for ax, ay in around:
            total += (ax - x) * (ax - x) + (ay - y) * (ay - y)
        totals.append(total)
    least = min(totals, default=_FAR)
    least = min(least, _FAR)
    for n, total in enumerate(totals):
        if abs(total - least) < _CENTRE_TOLERANCE:
            bits[n] |= CENTRE


# -------------------------------------------------------------------------------------------------------------- phases


def _vertex_neighbours(graph: Graph) -> list[list[int]]:
    return [[edge.other(vertex).index for edge in vertex.edges] for vertex in graph.vertices]


def _edge_neighbours(graph: Graph) -> list[list[int]]:
    return [
        [other.index for end in (edge.a, edge.b) for other in end.edges if other is not edge] for edge in graph.edges
    ]


def _face_neighbours(graph: Graph) -> list[list[int]]:
    result: list[list[int]] = []
    for face in graph.faces:
        others = [edge.other_face(face) for edge in face.edges]
        result.append([other.index for other in others if other is not None])
    return result


def _phases(neighbours: list[list[int]]) -> list[int]:
    """A phase for each site such that neighbours differ where five suffice: the lowest free one, spreading from site 0
    (and then from the first site not reached), first to sites with neighbours of more than one phase."""
    phases = [-1] * len(neighbours)
    taken = [0] * len(neighbours)
    for start in range(len(neighbours)):
        if phases[start] >= 0:
            continue
        queue = deque([start])
        while queue:
            site = queue.popleft()
            if phases[site] >= 0:
                continue
            phase = 0
            while phase < 4 and taken[site] >> phase & 1:
                phase += 1
            phases[site] = phase
            for other in neighbours[site]:
                taken[other] |= 1 << phase
            for other in neighbours[site]:
                if phases[other] < 0:
                    if taken[other] & (taken[other] - 1):
                        queue.appendleft(other)
                    else:
                        queue.append(other)
    return phases
