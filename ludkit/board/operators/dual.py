"""``(dual …)``: a vertex for each cell, an edge for each side that two cells share."""

from __future__ import annotations

from ludkit.board.build import GraphBuilder, builds, needed
from ludkit.board.graph import Basis, Graph, Shape
from ludkit.ludemes.typed import Ludeme


def dual(source: Graph) -> Graph:
    """The dual of the graph; a graph without faces is its own. Cells that share two sides are joined twice."""
    if not source.faces:
        return source
    graph = Graph()
    for face in source.faces:
        graph.add_vertex(face.x, face.y, face.z)
    for edge in source.edges:
        if edge.left is not None and edge.right is not None:
            graph.add_edge(graph.vertices[edge.left.index], graph.vertices[edge.right.index])
    graph.make_faces(check_crossings=False)
    graph.set_basis(Basis.DUAL, Shape.NONE)
    graph.reorder()
    return graph


@builds("operators.Dual", operator=True)
def _dual(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    return dual(builder.graph(needed(ludeme, "graph")))
