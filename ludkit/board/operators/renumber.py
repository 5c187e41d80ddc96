"""``(renumber …)`` and ``(recoordinate …)``: new numbers for the sites of a graph."""

from __future__ import annotations

from ludkit.board.build import GraphBuilder, builds, constant, needed
from ludkit.board.graph import Graph
from ludkit.ludemes.typed import Ludeme


@builds("operators.Renumber", operator=True)
def _renumber(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    """Number the kinds of sites that are named (or all) by row from the bottom, each row from the left."""
    graph = builder.graph(needed(ludeme, "graph"))
    named = {constant(ludeme, "siteType" + letter) for letter in "ABC"} - {None}
    if "Vertex" in named or not named:
        graph.reorder_vertices()
    if "Edge" in named or not named:
        graph.reorder_edges()
    if "Cell" in named or not named:
        graph.reorder_faces()
    return graph


@builds("operators.Recoordinate", operator=True)
def _recoordinate(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    """The graph as it is: Ludii accepts this operator, but it does nothing."""
    return builder.graph(needed(ludeme, "graph"))
