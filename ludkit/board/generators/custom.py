"""Graphs given vertex by vertex: ``(graph vertices:{…} edges:{…})``."""

from __future__ import annotations

from ludkit.board.build import GraphBuilder, builds, needed
from ludkit.board.dimensions import dimensions, items, reals
from ludkit.board.graph import BoardError, Graph
from ludkit.ludemes.typed import Ludeme


@builds("game.util.graph.Graph")
def _graph(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    return builder.stated_graph(ludeme, lambda: _made(ludeme))


def _made(ludeme: Ludeme) -> Graph:
    points = [reals(item) for item in items(needed(ludeme, "vertices"))]
    if any(len(point) < 2 for point in points):
        raise BoardError("a vertex needs two or three coordinates")
    pairs = [dimensions(item) for item in items(ludeme.get("edges") or ())]
    if any(len(pair) < 2 for pair in pairs):
        raise BoardError("an edge needs two vertices")
    return Graph.assembled(points, [(pair[0], pair[1]) for pair in pairs])
