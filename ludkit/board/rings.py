"""Finding the faces of a graph: the ways round that turn as sharply right as they can at each vertex."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from ludkit.board.elements import Edge, Vertex
from ludkit.board.geometry import EPSILON, segments_meet

MAX_SIDES: Final = 32
"""The most sides of a face; a longer way round is not a face."""

_SAME_LAYER: Final = 0.0001
"""Vertices that differ in height by less are in the same layer."""

_CROSSING_TOLERANCE: Final = 0.001
_MOST_BLOCKS: Final = 256
"""The most squares across a board by which edges that might cross are looked up."""

_NOWHERE: Final = -1


class RingFinder:
    """Finds the rings of vertices round the faces of a graph, clockwise, in the order in which Ludii comes upon them.

    A way starts at a vertex, coming in by one of its edges, and goes on by the next edge in order of direction. In
    most graphs what comes next follows from vertex and incoming edge alone, so that the ways fall into orbits that
    need to be followed once only; where they do not (edges side by side, several layers, ways that meet themselves)
    each way is walked by itself.
    """

    __slots__ = ("_crossings", "_done", "_edges", "_next", "_vertices")

    def __init__(self, vertices: list[Vertex], edges: list[Edge], check_crossings: bool) -> None:
        self._vertices = vertices
        self._edges = edges
        self._crossings = _Crossings(vertices, edges) if check_crossings else None
        self._next = self._successors()
        self._done = bytearray(2 * len(edges))

    def rings(self) -> Iterator[list[Vertex]]:
        """The rings; some may come more than once."""
        for start in self._vertices:
            for first in start.edges:
                ring = self._walk(start, first) if self._next is None else self._orbit(start, first)
                if ring is not None and len(ring) >= 3 and _area(ring) < 0:
                    yield ring

    def _successors(self) -> list[int] | None:
        """For each way into a vertex the way that it leads to; None where that depends on where a way began.

        A way in is numbered by twice its edge, and one more into the edge's second end.
        """
        if not self._vertices:
            return None
        height = self._vertices[0].z
        following = [_NOWHERE] * (2 * len(self._edges))
        for vertex in self._vertices:
            if abs(vertex.z - height) >= _SAME_LAYER / 2:
                return None
            edges = vertex.edges
            count = len(edges)
            if count < 2:
                continue
            others: set[int] = set()
            before = edges[-1]
            for edge in edges:
                # A graph stated vertex by vertex that is built into several layers shares its vertices between them.
                if edge.index >= len(self._edges) or self._edges[edge.index] is not edge:
                    return None
                into = 2 * before.index + (1 if before.b is vertex else 0)
                following[into] = 2 * edge.index + (1 if edge.a is vertex else 0)
                others.add(edge.a.index if edge.b is vertex else edge.b.index)
                before = edge
            if len(others) < count or vertex.index in others:
                return None
        return following

    def _orbit(self, start: Vertex, first: Edge) -> list[Vertex] | None:
        """The ring of a way's orbit, if it was not followed before and makes one."""
        assert self._next is not None
        begin = 2 * first.index + (1 if first.b is start else 0)
        if self._done[begin]:
            return None
        ring = [start]
        ways = [begin]
        seen = {start.index}
        crossed = False
        way = self._next[begin]
        while way != begin and way != _NOWHERE:
            edge = self._edges[way >> 1]
            vertex = edge.b if way & 1 else edge.a
            if vertex.index in seen:
                return self._walk(start, first)
            seen.add(vertex.index)
            ring.append(vertex)
            ways.append(way)
            if self._crossings is not None and len(ring) <= MAX_SIDES + 1 and self._crossings.crossed(edge):
                crossed = True
            way = self._next[way]
        if way == begin and len(ring) <= MAX_SIDES:
            if self._crossings is not None and self._crossings.crossed(first):
                crossed = True
            # A ring without area may count as clockwise from one vertex and not from the next.
            if crossed or abs(_area(ring)) <= EPSILON:
                return self._walk(start, first)
        for done in ways:
            self._done[done] = 1
        return ring if way == begin and len(ring) <= MAX_SIDES else None

    def _walk(self, start: Vertex, first: Edge) -> list[Vertex] | None:
        """The ring of the way that comes into ``start`` by ``first``; None where it does not close."""
        ring = [start]
        seen = {start.index}
        vertex = start
        edge = first
        while len(ring) <= MAX_SIDES:
            edges = vertex.edges
            count = len(edges)
            at = vertex.position(edge)
            before = vertex
            for turn in range(1, count):
                edge = edges[(at + turn) % count]
                onward = edge.other(vertex)
                if abs(onward.z - start.z) < _SAME_LAYER:
                    vertex = onward
                    break
            if vertex is before:
                return None
            if vertex is start:
                return ring
            if vertex.index in seen:
                return None
            ring.append(vertex)
            seen.add(vertex.index)
            if self._crossings is not None and self._crossings.crossed(edge):
                return None
        return None


class _Crossings:
    """Which edges are crossed by an edge before them, found out when asked and remembered."""

    __slots__ = ("_blocks", "_known", "_side")

    def __init__(self, vertices: list[Vertex], edges: list[Edge]) -> None:
        self._known: dict[int, bool] = {}
        self._blocks: dict[tuple[int, int], list[Edge]] = {}
        xs = [vertex.x for vertex in vertices]
        ys = [vertex.y for vertex in vertices]
        width = max(xs, default=0.0) - min(xs, default=0.0)
        height = max(ys, default=0.0) - min(ys, default=0.0)
        lengths = sum([abs(edge.a.x - edge.b.x) + abs(edge.a.y - edge.b.y) for edge in edges])
        self._side = max(lengths / max(1, len(edges)), max(width, height, 1.0) / _MOST_BLOCKS)
        for edge in edges:
            for block in self._touched(edge):
                self._blocks.setdefault(block, []).append(edge)

    def crossed(self, edge: Edge) -> bool:
        """Whether an edge with a lower number (than the first edge with these ends) crosses this one."""
        known = self._known.get(edge.index)
        if known is None:
            known = self._is_crossed(edge)
            self._known[edge.index] = known
        return known

    def _is_crossed(self, edge: Edge) -> bool:
        first = edge.a.edge_to(edge.b)
        limit = edge.index if first is None else first.index
        for block in self._touched(edge):
            for other in self._blocks[block]:
                if other.index >= limit:
                    break
                if _cross(edge, other):
                    return True
        return False

    def _touched(self, edge: Edge) -> list[tuple[int, int]]:
        """The squares that the edge's bounding box touches."""
        side = self._side
        left = math.floor((min(edge.a.x, edge.b.x) - _CROSSING_TOLERANCE) / side)
        right = math.floor((max(edge.a.x, edge.b.x) + _CROSSING_TOLERANCE) / side)
        bottom = math.floor((min(edge.a.y, edge.b.y) - _CROSSING_TOLERANCE) / side)
        top = math.floor((max(edge.a.y, edge.b.y) + _CROSSING_TOLERANCE) / side)
        return [(column, row) for column in range(left, right + 1) for row in range(bottom, top + 1)]


def _cross(edge: Edge, other: Edge) -> bool:
    """Whether two edges cross or touch, other than at their ends, seen from above."""
    a = edge.a
    b = edge.b
    c = other.a
    d = other.b
    if _near(a, c) or _near(a, d) or _near(b, c) or _near(b, d):
        return False
    return segments_meet(a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y)


def _near(a: Vertex, b: Vertex) -> bool:
    dx = b.x - a.x
    dy = b.y - a.y
    return math.sqrt(dx * dx + dy * dy) < _CROSSING_TOLERANCE


def _area(ring: list[Vertex]) -> float:
    """The area inside the ring, negative if it goes clockwise."""
    area = 0.0
    for n, vertex in enumerate(ring):
        after = ring[(n + 1) % len(ring)]
        area += vertex.x * after.y - after.x * vertex.y
    return area / 2.0
