"""``(union …)``: several graphs as one board, without touching each other."""

from __future__ import annotations

from collections.abc import Sequence

from ludkit.board.build import GraphBuilder, builds, flag
from ludkit.board.graph import Basis, Graph, Shape
from ludkit.board.operators.gather import graphs_of
from ludkit.ludemes.typed import Ludeme


def union(graphs: Sequence[Graph], connect: bool) -> Graph:
    """All elements of the graphs in the first of them; with ``connect`` near vertices joined and faces found anew."""
    graph = graphs[0]
    for other in graphs[1:]:
        graph.extend(other)
    if connect:
        graph.connect_near(list(graph.vertices))
        graph.make_faces(check_crossings=True)
    graph.basis = Basis.NONE
    graph.shape = Shape.NONE
    return graph


@builds("operators.Union", operator=True)
def _union(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    return union(graphs_of(builder, ludeme), flag(ludeme, "connect"))
