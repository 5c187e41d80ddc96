"""A new graph from part of another."""

from __future__ import annotations

from collections.abc import Sequence

from ludkit.board.graph import Graph, Vertex


def copy_part(source: Graph, vertices: Sequence[Vertex]) -> Graph:
    """A graph with copies of these vertices, of the edges between them, and the faces they enclose.

    Pivots and tangents are not copied.
    """
    graph = Graph()
    copies: dict[int, Vertex] = {}
    for vertex in vertices:
        copies[vertex.index] = graph.add_vertex(vertex.x, vertex.y, vertex.z)
    for edge in source.edges:
        a = copies.get(edge.a.index)
        b = copies.get(edge.b.index)
        if a is not None and b is not None:
            graph.find_or_add_edge(a, b)
    graph.assemble()
    return graph
