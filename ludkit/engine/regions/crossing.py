"""``sites Crossing``: the taken edges that cross an edge."""

from __future__ import annotations

from ludkit.board.directions import EDGE
from ludkit.board.topology import Topology
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.errors import NoSiteError
from ludkit.engine.functions import IntFunction, RegionFunction
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.ludemes.typed import Ludeme


class SitesCrossing(RegionFunction):
    """The edges with a player's piece that go through an edge; ``player`` the number behind the last: with any."""

    def __init__(self, topology: Topology, base: int, edge: IntFunction, player: IntFunction) -> None:
        self.topology: Topology = topology
        self.base: int = base
        self.edge: IntFunction = edge
        self.player: IntFunction = player
        self._through: dict[int, list[int]] = {}

    def eval(self, ctx: Context) -> list[int]:
        edge = self.edge.eval(ctx)
        if edge == OFF:
            return []
        if not 0 <= edge < self.topology.count(EDGE):
            raise NoSiteError
        through = self._through.get(edge)
        if through is None:
            through = self.topology.edges_through(edge)
            self._through[edge] = through
        player = self.player.eval(ctx)
        everybody = ctx.game.players + 1
        base = self.base
        if player == everybody:
            return [other for other in through if ctx.sites.what[base + other] != 0]
        return [other for other in through if ctx.sites.who[base + other] == player < everybody]


@builds("game.functions.region.sites.Sites Crossing")
def build_sites_crossing(b: Builder, ludeme: Ludeme) -> RegionFunction:
    player = b.player_of(ludeme, "who", "role")
    if player is None:
        raise b.unsupported(ludeme, "of nobody")
    return SitesCrossing(b.topology, b.layout.base[EDGE], b.needed_integer(ludeme, "at"), player)
