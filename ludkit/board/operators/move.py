"""Operators that move the vertices: ``(shift …)``, ``(scale …)``, ``(rotate …)`` and ``(skew …)``."""

from __future__ import annotations

from ludkit.board.build import GraphBuilder, builds, needed, real_argument
from ludkit.board.dimensions import real
from ludkit.board.graph import Graph
from ludkit.ludemes.typed import Ludeme


@builds("operators.Shift", operator=True)
def _shift(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    graph = builder.graph(needed(ludeme, "graph"))
    dz = ludeme.get("dz")
    graph.translate(real_argument(ludeme, "dx"), real_argument(ludeme, "dy"), 0.0 if dz is None else real(dz))
    return graph


@builds("operators.Scale", operator=True)
def _scale(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    """Without a second factor the first holds for both ways across the board; without a third, heights stay."""
    graph = builder.graph(needed(ludeme, "graph"))
    sx = real_argument(ludeme, "scaleX")
    sy = ludeme.get("scaleY")
    sz = ludeme.get("scaleZ")
    graph.scale(sx, sx if sy is None else real(sy), 1.0 if sz is None else real(sz))
    return graph


@builds("operators.Rotate", operator=True)
def _rotate(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    graph = builder.graph(needed(ludeme, "graph"))
    graph.rotate(real_argument(ludeme, "degreesFn"))
    return graph


@builds("operators.Skew", operator=True)
def _skew(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    graph = builder.graph(needed(ludeme, "graph"))
    graph.skew(real_argument(ludeme, "amount"))
    return graph
