"""The perimeters of a board: the way round each part of its graph that hangs together."""

from __future__ import annotations

from typing import Final

from ludkit.board.geometry import atan2
from ludkit.board.graph import BoardError, Edge, Graph, Vertex

_FAR: Final = 1000000.0
"""Vertices from here on to the right are not looked at, as in Ludii."""


def find_perimeters(graph: Graph) -> list[list[Vertex]]:
    """The vertices round each part of the graph, counterclockwise from a leftmost one.

    Parts inside others are left out. A vertex where the way goes out and back stands in it twice. A vertex with no
    edges is a part of its own. Raises BoardError where a way does not come back to where it began.
    """
    perimeters: list[list[Vertex]] = []
    covered = [False] * len(graph.vertices)
    while True:
        start: Vertex | None = None
        left = _FAR
        for vertex in graph.vertices:
            if vertex.x < left and not covered[vertex.index]:
                start = vertex
                left = vertex.x
        if start is None:
            break
        perimeter = _follow(start, 2 * len(graph.edges))
        perimeters.append(perimeter)
        for vertex in perimeter:
            covered[vertex.index] = True
        inside = Outline(perimeter)
        for vertex in graph.vertices:
            if not covered[vertex.index] and inside.contains(vertex.x, vertex.y):
                covered[vertex.index] = True
    if len(perimeters) > 1:
        _drop_inner(perimeters)
    return perimeters


def _drop_inner(perimeters: list[list[Vertex]]) -> None:
    """Remove each perimeter whose first vertex lies inside another, from the last to the first."""
    outlines = [Outline(perimeter) for perimeter in perimeters]
    for n in range(len(perimeters) - 1, -1, -1):
        start = perimeters[n][0]
        if any(m != n and outline.contains(start.x, start.y) for m, outline in enumerate(outlines)):
            del perimeters[n]
            del outlines[n]


class Outline:
    """A closed way round, which tells whether a point is inside it."""

    __slots__ = ("_crossings", "_left", "_xs", "_ys")

    def __init__(self, ring: list[Vertex]) -> None:
        self._xs = [vertex.x for vertex in ring]
        self._ys = [vertex.y for vertex in ring]
        self._left = min(self._xs)
        self._crossings: dict[float, list[int]] = {}

    def contains(self, x: float, y: float) -> bool:
        """Whether the point is inside: whether an odd number of sides is to the left of it, at its height."""
        if x < self._left:
            return False
        xs = self._xs
        ys = self._ys
        odd = False
        for i in self._sides_at(y):
            ix = xs[i]
            jx = xs[i - 1]
            if ix <= x or jx <= x:
                iy = ys[i]
                jy = ys[i - 1]
                if ix + (y - iy) / (jy - iy) * (jx - ix) < x:
                    odd = not odd
        return odd

    def _sides_at(self, y: float) -> list[int]:
        """The sides (by the number of the vertex at their end) that cross the height ``y``."""
        known = self._crossings.get(y)
        if known is None:
            ys = self._ys
            known = [i for i in range(len(ys)) if (ys[i] < y <= ys[i - 1]) or (ys[i - 1] < y <= ys[i])]
            self._crossings[y] = known
        return known


def _follow(start: Vertex, limit: int) -> list[Vertex]:
    """The way round: at each vertex the next edge after the one it came by, first the edge most downwards."""
    if not start.edges:
        return [start]
    edge = start.edges[0]
    least = _FAR
    for candidate in start.edges:
        to = candidate.other(start)
        # By multiplication also a whole number 0 becomes -0.0, which lies the other way round.
        angle = atan2(to.x - start.x, -1.0 * (to.y - start.y))
        if angle < least:
            edge = candidate
            least = angle
    way: list[Vertex] = []
    vertex = start
    while True:
        way.append(vertex)
        if len(way) > limit:
            raise BoardError(f"the way round the board from vertex {start.index} does not close")
        previous = vertex
        vertex = edge.other(vertex)
        edge = _next_edge(vertex, edge, previous)
        if vertex is start:
            return way


def _next_edge(vertex: Vertex, edge: Edge, previous: Vertex) -> Edge:
    """The next edge of ``vertex`` after ``edge``, but not (where edges are doubled) back to ``previous``."""
    edges = vertex.edges
    at = vertex.position(edge)
    for n in range(1, len(edges)):
        edge = edges[(at + n) % len(edges)]
        if edge.other(vertex) is not previous:
            break
    return edge
