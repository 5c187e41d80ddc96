"""``is Hidden``: what a player cannot see of a site."""

from __future__ import annotations

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, IntFunction
from ludkit.engine.hiding import is_hidden
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme


class IsHidden(BoolFunction):
    """Whether a kind of data about a site is hidden from a player; not about a site that is nowhere."""

    def __init__(self, data: str, site_type: int, site: IntFunction, player: IntFunction) -> None:
        self.data: str = data
        self.site_type: int = site_type
        self.site: IntFunction = site
        self.player: IntFunction = player

    def eval(self, ctx: Context) -> bool:
        site = self.site.eval(ctx)
        if site < 0:
            return False
        return is_hidden(ctx, self.data, self.player.eval(ctx), ctx.sites.layout.element(self.site_type, site))


@builds("game.functions.booleans.is.Is Hidden")
def build_is_hidden(b: Builder, ludeme: Ludeme) -> BoolFunction:
    if b.traits.stacks:
        raise b.unsupported(ludeme, "in a game with stacks")
    b.traits.hides = True
    player = b.player_of(ludeme, "to", "To")
    assert player is not None, ludeme
    return IsHidden(
        b.constant_name(ludeme, "dataType") or "", b.site_type(ludeme), b.needed_integer(ludeme, "at"), player
    )
