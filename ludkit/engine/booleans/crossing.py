"""``is Crossing``: two edges that cross."""

from __future__ import annotations

from ludkit.board.directions import EDGE
from ludkit.board.topology import Topology
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, IntFunction
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme


class IsCrossing(BoolFunction):
    """Whether two edges cross or touch, other than at their ends; an edge does not cross itself."""

    def __init__(self, topology: Topology, edge: IntFunction, other: IntFunction) -> None:
        self.topology: Topology = topology
        self.edge: IntFunction = edge
        self.other: IntFunction = other

    def eval(self, ctx: Context) -> bool:
        edge = self.edge.eval(ctx)
        other = self.other.eval(ctx)
        edges = self.topology.count(EDGE)
        return 0 <= edge < edges and 0 <= other < edges and self.topology.edges_cross(edge, other)


@builds("game.functions.booleans.is.Is Crossing")
def build_is_crossing(b: Builder, ludeme: Ludeme) -> BoolFunction:
    b.use_type(EDGE)
    return IsCrossing(b.topology, b.needed_integer(ludeme, "edge1"), b.needed_integer(ludeme, "edge2"))
