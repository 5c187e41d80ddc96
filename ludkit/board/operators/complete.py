"""``(complete …)``: every vertex joined to every other."""

from __future__ import annotations

from ludkit.board.build import GraphBuilder, builds, flag, needed
from ludkit.board.graph import Basis, Graph, check_count
from ludkit.ludemes.typed import Ludeme


def complete(graph: Graph) -> Graph:
    """Join every vertex to every other; the faces are found anew."""
    count = len(graph.vertices)
    check_count(count * (count - 1) // 2, "edges")
    graph.clear_edges()
    for n, a in enumerate(graph.vertices):
        for b in graph.vertices[n + 1 :]:
            graph.add_edge(a, b)
    graph.make_faces(check_crossings=True)
    graph.basis = Basis.NONE
    return graph


def complete_cells(graph: Graph) -> Graph:
    """Join every vertex of each cell to every other of the cell; the cells stay."""
    for face in graph.faces:
        for n, a in enumerate(face.vertices):
            for b in face.vertices[n + 1 :]:
                graph.find_or_add_edge(a, b)
    graph.basis = Basis.NONE
    return graph


@builds("operators.Complete", operator=True)
def _complete(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    graph = builder.graph(needed(ludeme, "graph"))
    return complete_cells(graph) if flag(ludeme, "eachCell") else complete(graph)
