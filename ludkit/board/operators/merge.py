"""``(merge …)``: several graphs as one, vertices at the same place becoming one."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Sequence

from ludkit.board.build import GraphBuilder, builds, flag
from ludkit.board.graph import Basis, Graph, Shape, Vertex
from ludkit.board.nearby import Nearby
from ludkit.board.operators.gather import graphs_of
from ludkit.ludemes.typed import Ludeme

TOLERANCE = 0.01
"""Points nearer than this, coordinate differences added up, are the same."""


def merge(graphs: Sequence[Graph], connect: bool) -> Graph:
    """All vertices and edges of the graphs and the faces they enclose; with ``connect`` near vertices are joined."""
    vertices = [vertex for graph in graphs for vertex in graph.vertices]
    survivors, pivots = _merged(vertices)
    merged = Graph()
    copies: dict[int, Vertex] = {}
    for n, vertex in enumerate(vertices):
        if survivors[n] == n:
            copies[n] = merged.add_vertex(vertex.x, vertex.y, vertex.z)
    for n, copy in copies.items():
        pivot = pivots[n]
        if pivot is not None:
            copy.pivot = merged.find_vertex(pivot.x, pivot.y)
    first = 0
    for graph in graphs:
        for edge in graph.edges:
            a = copies[survivors[first + edge.a.index]]
            b = copies[survivors[first + edge.b.index]]
            if a.edge_to(b) is None:
                merged.add_edge(a, b, edge.tangent_a, edge.tangent_b)
        first += len(graph.vertices)
    merged.assemble()
    if connect:
        merged.connect_near(list(merged.vertices))
        merged.make_faces(check_crossings=True)
    merged.basis = Basis.NONE
    merged.shape = Shape.NONE
    return merged


def _merged(vertices: list[Vertex]) -> tuple[list[int], list[Vertex | None]]:
    """For each vertex the place in the list of the one that it becomes part of, and its pivot.

    Pivots are compared with the merged vertices by number only, the one before merging with the one after, as in
    Ludii, so that a pivot may change to another vertex.
    """
    nearby = Nearby(1.0)
    for n, vertex in enumerate(vertices):
        nearby.add(n, vertex.x, vertex.y)
    survivors = list(range(len(vertices)))
    pivots = [vertex.pivot for vertex in vertices]
    pivot_numbers = [-1 if pivot is None else pivot.index for pivot in pivots]
    has_pivots = any(pivot is not None for pivot in pivots)
    gone: list[int] = []
    for n, base in enumerate(vertices):
        if survivors[n] != n:
            continue
        for other in reversed(nearby.around(base.x, base.y, TOLERANCE)):
            if other <= n or survivors[other] != other:
                continue
            vertex = vertices[other]
            if not base.coincident(vertex.x, vertex.y, vertex.z, TOLERANCE):
                continue
            if has_pivots:
                number = other - bisect_left(gone, other)
                for at, pivot_number in enumerate(pivot_numbers):
                    if pivot_number == number and survivors[at] == at:
                        pivots[at] = base
                        pivot_numbers[at] = n - bisect_left(gone, n)
            survivors[other] = n
            insort(gone, other)
    return survivors, pivots


@builds("operators.Merge", operator=True)
def _merge(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    return merge(graphs_of(builder, ludeme), flag(ludeme, "connect"))
