"""``edge``: the edge between two vertices, or the one that a rule is just about."""

from __future__ import annotations

from ludkit.board.directions import EDGE, VERTEX
from ludkit.board.topology import Topology
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.errors import NoSiteError
from ludkit.engine.functions import IntFunction
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.ludemes.typed import Ludeme


class IteratedEdge(IntFunction):
    """``(edge)``"""

    def eval(self, ctx: Context) -> int:
        return ctx.edge


class EdgeBetween(IntFunction):
    """The edge between two vertices, OFF if there is none. Raises NoSiteError where one of them is off the board."""

    def __init__(self, topology: Topology, a: IntFunction, b: IntFunction) -> None:
        self.vertices: int = topology.count(VERTEX)
        self.a: IntFunction = a
        self.b: IntFunction = b
        self._edges: dict[tuple[int, int], int] = {}
        ends = topology.incident(EDGE, VERTEX)
        for edge in range(len(ends) - 1, -1, -1):
            first, second = ends[edge]
            self._edges[first, second] = edge
            self._edges[second, first] = edge

    def eval(self, ctx: Context) -> int:
        a = self.a.eval(ctx)
        b = self.b.eval(ctx)
        if not (0 <= a < self.vertices and 0 <= b < self.vertices):
            raise NoSiteError
        return self._edges.get((a, b), OFF)


@builds("game.functions.ints.iterator.Edge")
def build_edge(b: Builder, ludeme: Ludeme) -> IntFunction:
    if "vA" not in ludeme.clause.index:
        return IteratedEdge()
    return EdgeBetween(b.topology, b.needed_integer(ludeme, "vA"), b.needed_integer(ludeme, "vB"))
