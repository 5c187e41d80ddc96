"""Boards of rings round a middle: ``(concentric …)``, among them morris boards and circles."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from ludkit.board.build import GraphBuilder, builds, constant, dim_argument, flag, optional_dim
from ludkit.board.dimensions import dimensions
from ludkit.board.generators.regular import polygon
from ludkit.board.geometry import distance, unit
from ludkit.board.graph import TOLERANCE, Basis, BoardError, Graph, Shape, Vertex, check_count
from ludkit.ludemes.typed import Ludeme

_SIDES: Final = {"Triangle": 3, "Square": 4, "Hexagon": 6}
_SHAPES: Final = {3: Shape.TRIANGLE, 4: Shape.SQUARE, 6: Shape.HEXAGON}
_TARGET_STEPS: Final = 8
_TOP: Final = math.pi / 2
_SAME_RING_POINT: Final = 0.1


class Sample:
    """A point of a ring, with its angle from the middle in radians."""

    __slots__ = ("theta", "x", "y")

    def __init__(self, radius: float, theta: float) -> None:
        self.x = radius * math.cos(theta)
        self.y = radius * math.sin(theta)
        self.theta = theta


def polygons(sides: int, rings: int, midpoints: bool, join_midpoints: bool, join_corners: bool, faces: bool) -> Graph:
    """Polygons inside each other, with or without the midpoints of their sides, joined as asked: morris boards."""
    if sides < 3:
        raise BoardError(f"a concentric board needs at least 3 sides, not {sides}")
    check_count(sides * rings, "vertices")
    graph = Graph()
    if rings < 1:
        return graph
    lines = [_add_polygon(graph, sides, ring, midpoints) for ring in range(rings)]
    per_side = 2 if midpoints else 1
    if (midpoints and join_midpoints) or join_corners:
        for inner in range(rings - 1):
            for side in range(sides):
                if join_corners:
                    graph.add_edge(lines[inner][side * per_side], lines[inner + 1][side * per_side])
                if join_midpoints:
                    _join_midpoints(graph, inner * sides * per_side + side * per_side + 1, sides * per_side)
    graph.set_basis(Basis.CONCENTRIC, _SHAPES.get(sides, Shape.REGULAR))
    graph.reorder()
    if faces:
        graph.make_faces(check_crossings=True)
    return graph


def _add_polygon(graph: Graph, sides: int, ring: int, midpoints: bool) -> list[Vertex]:
    arc = 2 * math.pi / sides
    first = _TOP + (arc / 2 if sides % 2 == 0 else 0)
    radius = 1 + ring * (2 if sides == 3 else 1)
    start = len(graph.vertices)
    for side in range(sides):
        ax = radius * math.cos(first + arc * side)
        ay = radius * math.sin(first + arc * side)
        graph.find_or_add_vertex(ax, ay)
        if midpoints:
            bx = radius * math.cos(first + arc * (side + 1))
            by = radius * math.sin(first + arc * (side + 1))
            graph.find_or_add_vertex((ax + bx) / 2.0, (ay + by) / 2.0)
    line = graph.vertices[start:]
    for n, vertex in enumerate(line):
        graph.add_edge(vertex, line[n + 1] if n + 1 < len(line) else line[0])
    return line


def _join_midpoints(graph: Graph, inner: int, per_ring: int) -> None:
    """Join a midpoint to that of the next ring. Without midpoints Ludii joins corners, and none beyond the last."""
    if inner + per_ring < len(graph.vertices):
        graph.add_edge(graph.vertices[inner], graph.vertices[inner + per_ring])


def target(rings: int) -> Graph:
    """Rings as on a target, each a cell; a cell's coordinates are below the middle, where pieces are drawn."""
    check_count(_TARGET_STEPS * rings, "vertices")
    graph = Graph()
    for ring in range(rings):
        first = len(graph.vertices)
        for step in range(_TARGET_STEPS):
            angle = _TOP + 2 * math.pi / _TARGET_STEPS * step
            graph.find_or_add_vertex((ring + 1.0) * math.cos(angle), (ring + 1.0) * math.sin(angle))
        line = graph.vertices[first:]
        for n, a in enumerate(line):
            b = line[(n + 1) % len(line)]
            ax, ay = unit(a.x, a.y)
            bx, by = unit(b.x, b.y)
            graph.add_edge(a, b, (-ay, ax), (by, -bx))
    graph.make_faces(check_crossings=True)
    for n, face in enumerate(graph.faces):
        face.x = 0.0
        face.y = 0.0 if n == 0 else -n - 0.5
        face.z = 0.0
    return graph


def circle_of_cells(cells: Sequence[int], stagger: bool) -> Graph:
    """Rings of so many cells each, from the middle outward, drawn with curved edges."""
    graph = Graph()
    rings = len(cells)
    if rings < 1:
        return graph
    check_count(sum(abs(count) for count in cells), "vertices")
    pivot = graph.add_vertex(0.0, 0.0)
    samples: list[list[Sample]] = [[] for _ in range(rings + 1)]
    for ring, count in enumerate(cells):
        for theta in _ring_angles(ring, abs(count), stagger):
            theta = _wrapped(theta)
            samples[ring].append(Sample(max(0.0, ring - 0.5), theta))
            samples[ring + 1].append(Sample(ring + 0.5, theta))
    for line in samples:
        line.sort(key=_theta)
        _thin_out(line, TOLERANCE)
    for line in samples:
        for sample in line:
            graph.find_or_add_vertex(sample.x, sample.y)
    for line in samples:
        _join_ring(graph, line)
    for ring, count in enumerate(cells):
        for theta in _ring_angles(ring, abs(count), stagger):
            inner = Sample(max(0.0, ring - 0.5), theta)
            outer = Sample(ring + 0.5, theta)
            a = graph.find_or_add_vertex(inner.x, inner.y)
            b = graph.find_or_add_vertex(outer.x, outer.y)
            if a is not b:
                graph.find_or_add_edge(a, b)
    for vertex in graph.vertices:
        vertex.pivot = pivot
    graph.make_faces(check_crossings=True)
    return graph


def circle_of_vertices(cells: Sequence[int], stagger: bool) -> Graph:
    """Rings of so many vertices each, from the middle outward, joined to the vertices straight outside them."""
    if not cells:
        return Graph()
    check_count(sum(abs(count) for count in cells), "vertices")
    if len(cells) == 1:
        graph = polygon(cells[0], 1)
        graph.reorder()
        return graph
    graph = Graph()
    counts = [0, *cells] if abs(cells[0]) > 1 else list(cells)
    samples: list[list[Sample]] = []
    for ring, count in enumerate(counts):
        line = [Sample(ring, theta) for theta in _ring_angles(ring, abs(count), stagger, least=1)]
        if ring > 0:
            line.sort(key=_theta)
            _thin_out(line, _SAME_RING_POINT)
        samples.append(line)
    for line in samples:
        for sample in line:
            graph.find_or_add_vertex(sample.x, sample.y)
    for ring in range(1, len(counts)):
        if counts[ring] >= 2:
            _join_ring(graph, samples[ring])
    _join_outward(graph, samples, pivots=counts[0] == 0)
    if counts[0] != 0:
        pivot = graph.find_vertex(0.0, 0.0)
        for vertex in graph.vertices:
            vertex.pivot = pivot
    return graph


def _join_outward(graph: Graph, samples: list[list[Sample]], pivots: bool) -> None:
    """Join each vertex to the one straight outside it; a vertex in the middle to the whole first ring.

    With ``pivots`` the inner vertex becomes the outer one's pivot.
    """
    for ring, line in enumerate(samples[:-1]):
        for sample in line:
            a = graph.find_vertex(sample.x, sample.y)
            if a is None:
                continue
            if ring == 0:
                for outer in samples[1]:
                    b = graph.find_vertex(outer.x, outer.y)
                    if b is not None:
                        graph.find_or_add_edge(a, b)
                continue
            ratio = (ring + 1) / ring
            b = graph.find_vertex(sample.x * ratio, sample.y * ratio)
            if b is not None:
                graph.find_or_add_edge(a, b)
                if pivots:
                    b.pivot = a


def _join_ring(graph: Graph, line: list[Sample]) -> None:
    """Join the points of a ring, in order of angle, by curved edges."""
    count = len(line)
    if count < 2:
        return
    for n in range(count):
        here = line[n]
        after = line[(n + 1) % count]
        before = line[n - 1]
        beyond = line[(n + 2) % count]
        a = graph.find_or_add_vertex(here.x, here.y)
        b = graph.find_or_add_vertex(after.x, after.y)
        if a is b:
            continue
        tangent_a = unit(after.x - before.x, after.y - before.y)
        tangent_b = unit(here.x - beyond.x, here.y - beyond.y)
        graph.find_or_add_edge(a, b, tangent_a, tangent_b)


def _ring_angles(ring: int, count: int, stagger: bool, least: int = 2) -> list[float]:
    """The angles of a ring's points, clockwise from the top (staggered: half a step on in each second ring)."""
    if count < least:
        return []
    offset = 2 * math.pi / count / 2 if stagger and ring % 2 == 1 else 0.0
    return [_TOP + offset - 2 * math.pi * step / count for step in range(count)]


def _wrapped(theta: float) -> float:
    """The angle between -π and π."""
    while theta < -math.pi:
        theta += 2 * math.pi
    while theta > math.pi:
        theta -= 2 * math.pi
    return theta


def _thin_out(line: list[Sample], tolerance: float) -> None:
    """Take out points that fall on the one before, in order of angle."""
    for n in range(len(line) - 1, 0, -1):
        if distance(line[n].x, line[n].y, line[n - 1].x, line[n - 1].y) < tolerance:
            del line[n]


def _theta(sample: Sample) -> float:
    return sample.theta


@builds("generators.shape.concentric.Concentric")
def _concentric(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    shape = constant(ludeme, "shape")
    rings = optional_dim(ludeme, "rings")
    cells = ludeme.get("cells")
    if shape is not None and rings is not None:
        if shape in _SIDES:
            return _polygons(builder, ludeme, _SIDES[shape], rings)
        steps = optional_dim(ludeme, "steps")
        if steps is not None:
            check_count(rings, "vertices")
            return _circle(builder, [steps] * rings, stagger=False)
        if builder.use != "Cell" and rings > 0:
            raise BoardError("a concentric target must be played on cells")
        return target(rings)
    if ludeme.get("sides") is not None and rings is not None:
        return _polygons(builder, ludeme, dim_argument(ludeme, "sides"), rings)
    if cells is not None:
        return _circle(builder, dimensions(cells), flag(ludeme, "stagger"))
    raise BoardError("a concentric board needs a shape or sides, with rings, or cells")


def _polygons(builder: GraphBuilder, ludeme: Ludeme, sides: int, rings: int) -> Graph:
    return polygons(
        sides,
        rings,
        midpoints=flag(ludeme, "midpoints", default=True),
        join_midpoints=flag(ludeme, "joinMidpoints", default=True),
        join_corners=flag(ludeme, "joinCorners"),
        faces=builder.use == "Cell",
    )


def _circle(builder: GraphBuilder, cells: list[int], stagger: bool) -> Graph:
    return circle_of_cells(cells, stagger) if builder.use == "Cell" else circle_of_vertices(cells, stagger)
