"""``where``: the site of a piece."""

from __future__ import annotations

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import IntFunction
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.engine.stacks import STATE, WHAT, StackedSites
from ludkit.ludemes.typed import Ludeme


class SiteOfComponent(IntFunction):
    """The first site of the board with a component; OFF if there is none."""

    def __init__(self, site_type: int, sites: int, what: IntFunction) -> None:
        self.site_type: int = site_type
        self.sites: int = sites
        self.what: IntFunction = what

    def eval(self, ctx: Context) -> int:
        what = self.what.eval(ctx)
        if what <= 0:
            return OFF
        layout = ctx.sites.layout
        for site in range(self.sites):
            if holds(ctx, layout.element(self.site_type, site), what, OFF):
                return site
        return OFF


class SiteOfPiece(IntFunction):
    """The site of the board with a player's piece (the first entered, if there are several) in a state; else OFF.

    ``kinds`` are the components whose name matches; the first that is the player's is looked for.
    """

    def __init__(
        self, site_type: int, sites: int, kinds: list[int], player: IntFunction, state: IntFunction | None
    ) -> None:
        self.site_type: int = site_type
        self.sites: int = sites
        self.kinds: list[int] = kinds
        self.player: IntFunction = player
        self.state: IntFunction | None = state

    def eval(self, ctx: Context) -> int:
        state = OFF if self.state is None else self.state.eval(ctx)
        player = self.player.eval(ctx)
        owner = ctx.game.owner
        sites = ctx.sites
        layout = sites.layout
        for what in self.kinds:
            if owner[what] == player:
                for owned in sites.owned[what]:
                    site = layout.site(owned)
                    if site < self.sites and holds(ctx, layout.element(self.site_type, site), what, state):
                        return site
                return OFF
        return OFF


def holds(ctx: Context, element: int, what: int, state: int) -> bool:
    """Whether an element holds a component in a state (OFF: in any), on any level of its stack."""
    sites = ctx.sites
    if not isinstance(sites, StackedSites):
        return sites.what[element] == what and state in (OFF, sites.state[element])
    for level in range(sites.size[element]):
        if sites.at(element, level, WHAT) == what and state in (OFF, sites.at(element, level, STATE)):
            return True
    return False


@builds("game.functions.ints.board.where.Where")
def build_where(b: Builder, ludeme: Ludeme) -> IntFunction:
    site_type = b.site_type(ludeme)
    sites = b.layout.sizes[b.layout.default_type]
    what = b.integer_of(ludeme, "what")
    if what is not None:
        return SiteOfComponent(site_type, sites, what)
    name = b.text(ludeme, "namePiece")
    player = b.player_of(ludeme, "indexPlayer")
    assert name is not None and player is not None
    kinds = [c.index for c in b.components if c.index > 0 and name in c.name]
    return SiteOfPiece(site_type, sites, kinds, player, b.integer_of(ludeme, "state"))
