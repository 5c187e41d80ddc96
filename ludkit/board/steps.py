"""Steps: from each site of a board to the sites next to it, and the directions in which they lie.

A step leads from a site to another of any kind, and stands in one or more directions: kinds such as ``Orthogonal`` by
how the two sites touch, one direction of the compass (or up or down) by where the other site lies, and on round boards
the directions round the pivot. Steps are in order of their angle, clockwise from north.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from typing import Final

from ludkit.board.directions import (
    ADJACENT,
    ALL,
    CCW,
    CELL,
    CW,
    DIAGONAL,
    DIRECTION_INDEX,
    DOWNWARD,
    EDGE,
    FIRST_SINGLE,
    IN,
    OFF_DIAGONAL,
    ORTHOGONAL,
    OUT,
    ROTATIONAL,
    SAME_LAYER,
    SITE_TYPES,
    UPWARD,
    VERTEX,
)
from ludkit.board.geometry import EPSILON, atan2, distance, distance_to_line, side_of_line
from ludkit.board.graph import Edge, Element, Face, Graph, Vertex

_BESIDE: Final = 1 << ORTHOGONAL | 1 << ADJACENT | 1 << ALL
_ACROSS: Final = 1 << DIAGONAL | 1 << ALL
_CORNER: Final = 1 << DIAGONAL | 1 << ADJACENT | 1 << ALL
_TOUCHING: Final = 1 << OFF_DIAGONAL | 1 << ADJACENT | 1 << ALL
_DIAGONAL: Final = 1 << DIAGONAL
_LAYER: Final = 1 << SAME_LAYER
_UP: Final = 1 << UPWARD
_DOWN: Final = 1 << DOWNWARD

_LAYER_GAP: Final = 0.1
"""A site higher or lower than this, in average edge lengths, is on another layer; nearer than this sideways, above."""
_RADIAL: Final = 0.9
"""The least cosine between a step and the way to the pivot for the step to lead in (or, negative, out)."""
_DIAGONAL_ERROR: Final = 0.1
"""How far the edge between two faces may be off the line through their middles for a diagonal across it."""
_FAR: Final = 1000000.0


def _bits(*names: str) -> list[int]:
    return [1 << DIRECTION_INDEX[name] for name in names]


_LEVEL_8: Final = _bits("E", "NE", "N", "NW", "W", "SW", "S", "SE", "E")
_LEVEL_16: Final = _bits(
    *("E", "ENE", "NE", "NNE", "N", "NNW", "NW", "WNW", "W"),
    *("WSW", "SW", "SSW", "S", "SSE", "SE", "ESE", "E"),
)
_UP_8: Final = _bits("UE", "UNE", "UN", "UNW", "UW", "USW", "US", "USE", "UE")
_UP_16: Final = [_UP_8[n // 4 * 2 + (n % 4 != 0)] for n in range(17)]
_DOWN_8: Final = _bits("DE", "DNE", "DN", "DNW", "DW", "DSW", "DS", "DSE", "DE")
_DOWN_16: Final = [_DOWN_8[n // 4 * 2 + (n % 4 != 0)] for n in range(17)]
_STRAIGHT_UP: Final = _UP | 1 << DIRECTION_INDEX["U"]
_STRAIGHT_DOWN: Final = _DOWN | 1 << DIRECTION_INDEX["D"]
_BOUNDS_8: Final = [2 * math.pi / 16] + [2 * math.pi / 16 + n * math.pi / 8 for n in range(2, 15, 2)]
_BOUNDS_16: Final = [2 * math.pi / 32] + [2 * math.pi / 32 + n * math.pi / 16 for n in range(2, 31, 2)]


class Steps:
    """The steps from all sites of one kind.

    By site, in parallel lists: the ``kinds`` and numbers of the ``targets``, and the ``directions`` of each step as
    bits (bit d for direction d).
    """

    __slots__ = ("_present", "directions", "kinds", "targets")

    def __init__(self) -> None:
        self._present = [0] * len(SITE_TYPES)
        """By kind of target: the bits of all directions that occur."""
        self.kinds: list[list[int]] = []
        self.targets: list[list[int]] = []
        self.directions: list[list[int]] = []

    def towards(self, kind: int, direction: int) -> list[list[int]]:
        """By site: the numbers of the sites of this kind that lie in the direction, in order of angle."""
        bit = 1 << direction
        if not self._present[kind] & bit:
            return [[] for _ in self.targets]
        result: list[list[int]] = []
        for site in range(len(self.targets)):
            kinds = self.kinds[site]
            directions = self.directions[site]
            targets = self.targets[site]
            result.append([targets[n] for n in range(len(targets)) if directions[n] & bit and kinds[n] == kind])
        return result

    def add(self, kinds: list[int], targets: list[int], directions: list[int]) -> None:
        """Add the steps of the next site."""
        self.kinds.append(kinds)
        self.targets.append(targets)
        self.directions.append(directions)
        for kind, bits in zip(kinds, directions, strict=True):
            self._present[kind] |= bits

    def single_directions(self, kind: int, relation: int) -> list[list[int]]:
        """By site: the single directions of its steps to sites of this kind that stand in the relation."""
        bit = 1 << relation
        result: list[list[int]] = []
        for site in range(len(self.targets)):
            kinds = self.kinds[site]
            found: list[int] = []
            for n, directions in enumerate(self.directions[site]):
                if directions & bit and kinds[n] == kind:
                    single = directions >> FIRST_SINGLE
                    direction = FIRST_SINGLE
                    while single:
                        if single & 1 and direction not in found:
                            found.append(direction)
                        single >>= 1
                        direction += 1
            result.append(found)
        return result


class _Collected:
    """The steps from one site while they are found. Of two steps to the same site the second only adds to ``noted``."""

    __slots__ = ("_known", "directions", "kinds", "noted", "targets")

    def __init__(self) -> None:
        self._known: dict[Element, int] = {}
        self.kinds: list[int] = []
        self.targets: list[Element] = []
        self.directions: list[int] = []
        self.noted: list[int] = []

    def add(self, kind: int, target: Element, directions: int) -> None:
        at = self._known.get(target)
        if at is not None:
            self.noted[at] |= directions
            return
        self._known[target] = len(self.targets)
        self.kinds.append(kind)
        self.targets.append(target)
        self.directions.append(directions)
        self.noted.append(directions)


class _Compass:
    """Finds the direction of a step from where its two ends are, and its place in the order of angles."""

    __slots__ = ("_angles", "_gap")

    def __init__(self, unit: float) -> None:
        self._gap = _LAYER_GAP * unit
        self._angles: dict[tuple[float, float], tuple[int, int, float]] = {}

    def angle(self, dx: float, dy: float) -> tuple[int, int, float]:
        """Which eighth and which sixteenth of the circle the angle is in, from east, and its rank from north."""
        known = self._angles.get((dx, dy))
        if known is None or (dy == 0.0 and dx < 0.0):  # due west 0.0 and -0.0 are not the same
            theta = atan2(dy, dx)
            if theta < 0:
                theta += 2 * math.pi
            known = (bisect_right(_BOUNDS_8, theta), bisect_right(_BOUNDS_16, theta), clockwise_rank(dx, dy))
            self._angles[dx, dy] = known
        return known

    def directions(self, origin: Element, targets: list[Element]) -> tuple[list[int], list[float]]:
        """The bits of each target's direction, and each target's rank.

        Eight directions of the compass where that keeps all targets apart, else sixteen.
        """
        x = origin.x
        y = origin.y
        z = origin.z
        gap = self._gap
        eighths: list[int] = []
        sixteenths: list[int] = []
        ranks: list[float] = []
        for target in targets:
            dx = target.x - x
            dy = target.y - y
            dz = target.z - z
            eighth, sixteenth, rank = self.angle(dx, dy)
            ranks.append(rank)
            if dz < -gap:
                if math.sqrt(dx * dx + dy * dy) < gap:
                    eighths.append(_STRAIGHT_DOWN)
                    sixteenths.append(_STRAIGHT_DOWN)
                else:
                    eighths.append(_DOWN | _DOWN_8[eighth])
                    sixteenths.append(_DOWN | _DOWN_16[sixteenth])
            elif dz > gap:
                if math.sqrt(dx * dx + dy * dy) < gap:
                    eighths.append(_STRAIGHT_UP)
                    sixteenths.append(_STRAIGHT_UP)
                else:
                    eighths.append(_UP | _UP_8[eighth])
                    sixteenths.append(_UP | _UP_16[sixteenth])
            else:
                eighths.append(_LAYER | _LEVEL_8[eighth])
                sixteenths.append(_LAYER | _LEVEL_16[sixteenth])
        return (eighths if len(set(eighths)) == len(eighths) else sixteenths), ranks


def clockwise_rank(dx: float, dy: float) -> float:
    """The angle of a step, clockwise from just before north, by which steps and radials are sorted."""
    rank = math.pi / 2 - atan2(dy, dx) + 0.0001
    return rank + 2 * math.pi if rank < 0 else rank


def make_steps(graph: Graph, kind: int) -> Steps:
    """All steps from the sites of one kind."""
    steps = Steps()
    compass = _Compass(graph.average_edge_length())
    pivots = {vertex.pivot for vertex in graph.vertices if vertex.pivot is not None}
    curves = {_ends(edge) for edge in graph.edges if edge.curved} if pivots else set()
    if kind == VERTEX:
        for vertex in graph.vertices:
            found = _from_vertex(vertex)
            pivot = vertex.pivot
            _finish(steps, vertex, found, compass, pivot, vertex in pivots, curves)
    elif kind == EDGE:
        for edge in graph.edges:
            _finish(steps, edge, _from_edge(edge), compass, edge.pivot if pivots else None, False, curves)
    else:
        for face in graph.faces:
            _finish(steps, face, _from_face(face), compass, face.pivot if pivots else None, False, curves)
    return steps


def _finish(
    steps: Steps,
    origin: Element,
    found: _Collected,
    compass: _Compass,
    pivot: Vertex | None,
    is_pivot: bool,
    curves: set[tuple[int, int]],
) -> None:
    """Give the steps from ``origin`` their directions, and put them into ``steps`` in order."""
    targets = found.targets
    bits, ranks = compass.directions(origin, targets)
    directions = found.directions
    for n in range(len(targets)):
        directions[n] |= bits[n]
    if is_pivot:
        for n in range(len(targets)):
            directions[n] |= 1 << OUT | 1 << ROTATIONAL
    elif pivot is not None:
        for n in range(len(targets)):
            if not found.noted[n] & _DIAGONAL:
                directions[n] |= _turning(origin, targets[n], pivot, curves)
    order = sorted(range(len(targets)), key=ranks.__getitem__)
    steps.add([found.kinds[n] for n in order], [targets[n].index for n in order], [directions[n] for n in order])


def _turning(origin: Element, target: Element, pivot: Vertex, curves: set[tuple[int, int]]) -> int:
    """The bits of the direction round the pivot: in, out, along a curved edge one way or the other, or none."""
    ax, ay, az = _unit(target.x - origin.x, target.y - origin.y, target.z - origin.z)
    bx, by, bz = _unit(pivot.x - origin.x, pivot.y - origin.y, pivot.z - origin.z)
    cosine = ax * bx + ay * by + az * bz
    if cosine > _RADIAL:
        return 1 << IN | 1 << ROTATIONAL
    if cosine < -_RADIAL:
        return 1 << OUT | 1 << ROTATIONAL
    # As in Ludii, the numbers of any two sites are looked up as if they were those of vertices.
    low = min(origin.index, target.index)
    high = max(origin.index, target.index)
    if (low, high) not in curves:
        return 0
    if side_of_line(origin.x, origin.y, pivot.x, pivot.y, target.x, target.y) > 0:
        return 1 << CW | 1 << ROTATIONAL
    return 1 << CCW | 1 << ROTATIONAL


def _unit(x: float, y: float, z: float) -> tuple[float, float, float]:
    """The vector with length 1; a vector too short for that stays as it is."""
    length = math.sqrt(x * x + y * y + z * z)
    return (x, y, z) if length < EPSILON else (x / length, y / length, z / length)


def _ends(edge: Edge) -> tuple[int, int]:
    a = edge.a.index
    b = edge.b.index
    return (a, b) if a < b else (b, a)


def _from_vertex(vertex: Vertex) -> _Collected:
    """Along the edges, to the vertex straight across each face of four sides or more, to edges and faces."""
    found = _Collected()
    for edge in vertex.edges:
        found.add(VERTEX, edge.other(vertex), _BESIDE)
    for face in vertex.faces:
        if len(face.vertices) >= 4:
            across = _vertex_across(vertex, face)
            if across is not None:
                found.add(VERTEX, across, _ACROSS)
    for edge in vertex.edges:
        found.add(EDGE, edge, _BESIDE)
    for face in vertex.faces:
        found.add(CELL, face, _BESIDE)
    return found


def _vertex_across(vertex: Vertex, face: Face) -> Vertex | None:
    """The vertex of the face for which the line from here passes nearest to the face's middle."""
    best: Vertex | None = None
    nearest = _FAR
    x = face.x
    y = face.y
    ax = vertex.x
    ay = vertex.y
    for other in face.vertices:
        if other is vertex:
            continue
        off = distance_to_line(x, y, ax, ay, other.x, other.y)
        if off < nearest:
            nearest = off
            best = other
    return best


def _from_edge(edge: Edge) -> _Collected:
    """To the edges that share an end, to the ends, to the faces beside the edge and then those at its ends."""
    found = _Collected()
    for end in (edge.a, edge.b):
        for other in end.edges:
            if other is not edge:
                found.add(EDGE, other, _BESIDE)
    found.add(VERTEX, edge.a, _BESIDE)
    found.add(VERTEX, edge.b, _BESIDE)
    if edge.left is not None:
        found.add(CELL, edge.left, _BESIDE)
    if edge.right is not None:
        found.add(CELL, edge.right, _BESIDE)
    for end in (edge.a, edge.b):
        for face in end.faces:
            found.add(CELL, face, _BESIDE)
    return found


def _from_face(face: Face) -> _Collected:
    """To the faces across the edges, across the corners, at the corners, and across an edge away from a corner."""
    found = _Collected()
    used = {face}
    for edge in face.edges:
        other = edge.other_face(face)
        if other is not None:
            used.add(other)
            found.add(CELL, other, _BESIDE)
    for vertex in face.vertices:
        diagonal = _face_across(face, vertex, used)
        if diagonal is not None:
            used.add(diagonal)
            found.add(CELL, diagonal, _CORNER)
    for vertex in face.vertices:
        for other in vertex.faces:
            if other not in used:
                used.add(other)
                found.add(CELL, other, _TOUCHING)
    for vertex in face.vertices:
        if len(vertex.edges) == 3:
            _add_faces_beyond(found, face, vertex, used)
    for vertex in face.vertices:
        found.add(VERTEX, vertex, _BESIDE)
    for edge in face.edges:
        found.add(EDGE, edge, _BESIDE)
    return found


def _face_across(face: Face, vertex: Vertex, used: set[Face]) -> Face | None:
    """Of the faces at this corner that are not used, the one for which the line of middles passes it nearest."""
    best: Face | None = None
    nearest = _FAR
    for other in vertex.faces:
        if other in used:
            continue
        off = distance_to_line(vertex.x, vertex.y, face.x, face.y, other.x, other.y)
        if off < nearest:
            nearest = off
            best = other
    return best


def _add_faces_beyond(found: _Collected, face: Face, vertex: Vertex, used: set[Face]) -> None:
    """Add the faces at the far end of the edge that leads from this corner straight away from the face."""
    away: Vertex | None = None
    for edge in vertex.edges:
        if edge not in face.edges:
            away = edge.other(vertex)
            break
    if away is None:
        return
    for other in away.faces:
        if other in used:
            continue
        off = distance_to_line(vertex.x, vertex.y, face.x, face.y, other.x, other.y)
        off += distance_to_line(away.x, away.y, face.x, face.y, other.x, other.y)
        apart = distance(face.x, face.y, other.x, other.y)
        # Division by zero, in Ludii: infinity counts as too far off, 0/0 does not.
        if off > 0.0 if apart == 0.0 else off / apart > _DIAGONAL_ERROR:
            continue
        used.add(other)
        found.add(CELL, other, _ACROSS)
