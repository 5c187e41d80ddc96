"""``(splitCrossings …)``: a vertex wherever edges cross or touch."""

from __future__ import annotations

import math
from collections.abc import Container
from typing import Final

from ludkit.board.build import GraphBuilder, builds, needed
from ludkit.board.geometry import EPSILON
from ludkit.board.graph import Basis, Edge, Graph, Vertex
from ludkit.board.nearby import Nearby
from ludkit.ludemes.typed import Ludeme

_CROSSING_MARGIN: Final = 0.01
"""Edges cross if they do so farther than this share of their lengths from their ends."""

_TOUCHING_MARGIN: Final = 0.001
"""A vertex nearer than this to an edge, but not to its ends, touches it."""


_GAPS: Final = 100
"""How many edges that have been split keep their numbers until all later ones are numbered anew: that takes time."""


def split_crossings(graph: Graph) -> Graph:
    """Split edges where they cross, then where vertices touch them, and find the faces anew."""
    _split_at_crossings(graph)
    _split_at_vertices(graph)
    graph.make_faces(check_crossings=True)
    graph.basis = Basis.NONE
    return graph


def _split_at_crossings(graph: Graph) -> None:
    """Split the first two edges that cross, in order of their numbers, until none do."""
    crossings = _CrossingPairs(graph)
    pivots = any(vertex.pivot is not None for vertex in graph.vertices)
    split: set[Edge] = set()
    while (pair := crossings.first()) is not None:
        first, second, x, y = pair
        vertex = graph.add_vertex(x, y)
        if pivots:
            vertex.pivot = _pivot(graph, first, second, split)
        for edge in (second, first):
            graph.unlink_edge(edge)
            crossings.forget(edge)
            split.add(edge)
        for a, b in ((first.a, vertex), (vertex, first.b), (second.a, vertex), (vertex, second.b)):
            count = len(graph.edges)
            edge = graph.find_or_add_edge(a, b)
            if len(graph.edges) > count:
                crossings.add(edge)
        if len(split) >= _GAPS:
            graph.forget_edges(split)
            crossings.start_again()
            split.clear()
    graph.forget_edges(split)


def _pivot(graph: Graph, first: Edge, second: Edge, split: Container[Edge]) -> Vertex | None:
    """The pivot for the crossing of two edges: the first edge's own, or else that of the next edge that has one."""
    if first.b.pivot is not None:
        return first.b.pivot
    if first.a.pivot is not None:
        return first.a.pivot
    for edge in graph.edges[first.index + 1 : second.index + 1]:
        if edge not in split and edge.pivot is not None:
            return edge.pivot
    return None


class _CrossingPairs:
    """Which edges of a graph cross each other, kept up as edges come and go."""

    __slots__ = ("_from", "_graph", "_nearby", "_numbers", "_partners", "_reach")

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self._partners: dict[Edge, dict[Edge, tuple[float, float]]] = {}
        self._numbers: list[Edge] = []
        self._from = 0
        """No edge with a lower number crosses another."""
        # Edges are looked up by their midpoints: two that cross have midpoints no farther apart than the longest edge.
        self._reach = max([edge.length for edge in graph.edges], default=1.0) + EPSILON
        self._nearby = Nearby(self._reach)
        for edge in graph.edges:
            self.add(edge)

    def add(self, edge: Edge) -> None:
        """Find the partners of an edge that is new."""
        partners: dict[Edge, tuple[float, float]] = {}
        for n in self._nearby.around(edge.x, edge.y, self._reach):
            other = self._numbers[n]
            if other not in self._partners or not _boxes_meet(edge, other):
                continue
            point = _crossing_point(edge, other)
            if point is not None:
                partners[other] = point
                self._partners[other][edge] = point
                self._from = min(self._from, other.index)
        self._partners[edge] = partners
        self._nearby.add(len(self._numbers), edge.x, edge.y)
        self._numbers.append(edge)

    def forget(self, edge: Edge) -> None:
        """Leave an edge out that has been removed."""
        for other in self._partners.pop(edge):
            del self._partners[other][edge]

    def start_again(self) -> None:
        """Look through all edges, whose numbers have changed, the next time."""
        self._from = 0

    def first(self) -> tuple[Edge, Edge, float, float] | None:
        """The lowest numbered edge that crosses another, the lowest numbered that it crosses, and where; or None."""
        edges = self._graph.edges
        for number in range(self._from, len(edges)):
            edge = edges[number]
            partners = self._partners.get(edge)
            if partners:
                self._from = number
                other = min(partners, key=_index)
                x, y = partners[other]
                return edge, other, x, y
        return None


def _split_at_vertices(graph: Graph) -> None:
    """Split each edge at the vertices that touch it.

    For a second vertex on the same edge the edge that has taken its number is removed, as in Ludii.
    """
    nearby = Nearby(max(graph.average_edge_length(), _TOUCHING_MARGIN))
    for vertex in graph.vertices:
        nearby.add(vertex.index, vertex.x, vertex.y)
    number = 0
    while number < len(graph.edges):
        edge = graph.edges[number]
        pivot = edge.a.pivot if edge.b.pivot is None else edge.b.pivot
        around = [graph.vertices[n] for n in nearby.around(edge.x, edge.y, edge.length / 2 + _TOUCHING_MARGIN)]
        touching = [v for v in around if v is not edge.a and v is not edge.b and _touches(v, edge)]
        if not touching:
            number += 1
            continue
        for vertex in touching:
            if pivot is not None:
                vertex.pivot = pivot
            if number < len(graph.edges):
                graph.remove_edge(graph.edges[number])
            graph.find_or_add_edge(edge.a, vertex)
            graph.find_or_add_edge(vertex, edge.b)


def _boxes_meet(edge: Edge, other: Edge) -> bool:
    """Whether the bounding boxes of two edges have a point in common."""
    a, b, c, d = edge.a, edge.b, other.a, other.b
    wide = abs(a.x - b.x) + abs(c.x - d.x)
    high = abs(a.y - b.y) + abs(c.y - d.y)
    return 2 * abs(edge.x - other.x) <= wide + EPSILON and 2 * abs(edge.y - other.y) <= high + EPSILON


def _crossing_point(edge: Edge, other: Edge) -> tuple[float, float] | None:
    """Where two edges cross, away from their ends; None where they do not."""
    first, second = (edge, other) if edge.index < other.index else (other, edge)
    ux = first.b.x - first.a.x
    uy = first.b.y - first.a.y
    vx = second.b.x - second.a.x
    vy = second.b.y - second.a.y
    wx = second.a.x - first.a.x
    wy = second.a.y - first.a.y
    det = vx * uy - vy * ux
    if abs(det) < EPSILON:
        return None
    inverse = 1.0 / det
    s = (vx * wy - vy * wx) * inverse
    t = (ux * wy - uy * wx) * inverse
    low = _CROSSING_MARGIN
    high = 1 - _CROSSING_MARGIN
    if low < s < high and low < t < high:
        return first.a.x + s * ux, first.a.y + s * uy
    return None


def _touches(vertex: Vertex, edge: Edge) -> bool:
    """Whether the vertex lies on the edge, away from its ends."""
    a = edge.a
    b = edge.b
    margin = _TOUCHING_MARGIN
    if not min(a.x, b.x) - margin <= vertex.x <= max(a.x, b.x) + margin:
        return False
    if not min(a.y, b.y) - margin <= vertex.y <= max(a.y, b.y) + margin:
        return False
    ux, uy, uz = a.x - vertex.x, a.y - vertex.y, a.z - vertex.z
    wx, wy, wz = b.x - vertex.x, b.y - vertex.y, b.z - vertex.z
    if math.sqrt(ux * ux + uy * uy + uz * uz) < margin or math.sqrt(wx * wx + wy * wy + wz * wz) < margin:
        return False
    return math.sqrt(_squared_distance(vertex, a, b)) <= margin


def _squared_distance(vertex: Vertex, a: Vertex, b: Vertex) -> float:
    """The squared distance of the vertex from the straight line between a and b."""
    ux, uy, uz = a.x - vertex.x, a.y - vertex.y, a.z - vertex.z
    vx, vy, vz = b.x - a.x, b.y - a.y, b.z - a.z
    length = vx * vx + vy * vy + vz * vz
    if length < EPSILON:
        return ux * ux + uy * uy + uz * uz
    along = -(ux * vx + uy * vy + uz * vz) / length
    if along <= 0.0:
        return ux * ux + uy * uy + uz * uz
    if along >= 1.0:
        wx, wy, wz = b.x - vertex.x, b.y - vertex.y, b.z - vertex.z
        return wx * wx + wy * wy + wz * wz
    px, py, pz = ux + along * vx, uy + along * vy, uz + along * vz
    return px * px + py * py + pz * pz


def _index(edge: Edge) -> int:
    return edge.index


@builds("operators.SplitCrossings", operator=True)
def _split(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    return split_crossings(builder.graph(needed(ludeme, "graph")))
