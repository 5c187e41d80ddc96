"""``(intersect …)``: what several graphs have in common."""

from __future__ import annotations

from collections.abc import Sequence

from ludkit.board.build import GraphBuilder, builds
from ludkit.board.graph import Basis, Edge, Graph, Shape, Vertex
from ludkit.board.nearby import Nearby
from ludkit.board.operators.gather import graphs_of
from ludkit.ludemes.typed import Ludeme

TOLERANCE = 0.01
"""Points nearer than this, coordinate differences added up, are the same."""


def intersect(graphs: Sequence[Graph]) -> Graph:
    """The vertices and edges of the first graph that all others have too, and the faces that they enclose."""
    if len(graphs) == 1:
        return graphs[0]
    first = graphs[0]
    finders = [_Finder(graph) for graph in graphs[1:]]
    vertices = [vertex for vertex in first.vertices if all(finder.vertices(vertex) for finder in finders)]
    edges = [edge for edge in first.edges if all(finder.has_edge(edge) for finder in finders)]
    graph = Graph()
    copies = {vertex.index: graph.add_vertex(vertex.x, vertex.y, vertex.z) for vertex in vertices}
    for edge in edges:
        graph.find_or_add_edge(copies[edge.a.index], copies[edge.b.index])
    graph.assemble()
    graph.basis = Basis.NONE
    graph.shape = Shape.NONE
    return graph


class _Finder:
    """Finds the vertices and edges of a graph that lie where those of another do."""

    __slots__ = ("_graph", "_nearby")

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self._nearby = Nearby(1.0)
        for vertex in graph.vertices:
            self._nearby.add(vertex.index, vertex.x, vertex.y)

    def vertices(self, other: Vertex) -> list[Vertex]:
        """All vertices at the place of ``other``."""
        near = self._nearby.around(other.x, other.y, TOLERANCE)
        return [
            vertex
            for vertex in [self._graph.vertices[n] for n in near]
            if vertex.coincident(other.x, other.y, other.z, TOLERANCE)
        ]

    def has_edge(self, other: Edge) -> bool:
        """Whether there is an edge between the places of the ends of ``other``."""
        ends = self.vertices(other.b)
        return any(a.edge_to(b) is not None for a in self.vertices(other.a) for b in ends)


@builds("operators.Intersect", operator=True)
def _intersect(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    return intersect(graphs_of(builder, ludeme))
