"""``sites Hidden``: the sites of which players cannot see something."""

from __future__ import annotations

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import RegionFunction
from ludkit.engine.hiding import is_hidden
from ludkit.engine.registry import builds
from ludkit.engine.who import Players, build_players
from ludkit.ludemes.typed import Ludeme


class SitesHidden(RegionFunction):
    """The board's sites of a type where a kind of data is hidden from one of the players."""

    def __init__(self, data: str, site_type: int, players: Players) -> None:
        self.data: str = data
        self.site_type: int = site_type
        self.players: Players = players

    def eval(self, ctx: Context) -> list[int]:
        layout = ctx.sites.layout
        found: set[int] = set()
        players = self.players.eval(ctx)
        if len(players) > 1:
            players = [player for player in players if 1 <= player <= ctx.game.players]
        for player in players:
            for site in range(layout.sizes[self.site_type]):
                if is_hidden(ctx, self.data, player, layout.element(self.site_type, site)):
                    found.add(site)
        return sorted(found)


@builds("game.functions.region.sites.Sites Hidden")
def build_sites_hidden(b: Builder, ludeme: Ludeme) -> RegionFunction:
    if b.traits.stacks:
        raise b.unsupported(ludeme, "in a game with stacks")
    b.traits.hides = True
    return SitesHidden(
        b.constant_name(ludeme, "dataType") or "", b.site_type(ludeme), build_players(b, ludeme, "to", "To")
    )
