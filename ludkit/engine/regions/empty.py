"""``sites Empty``: the empty sites of the board, or of another container."""

from __future__ import annotations

from ludkit.board.directions import CELL
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import IntFunction, RegionFunction
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme


class SitesEmpty(RegionFunction):
    """The empty sites of one of the board's types."""

    def __init__(self, site_type: int) -> None:
        self.site_type: int = site_type

    def eval(self, ctx: Context) -> list[int]:
        return ctx.sites.empty[self.site_type].copy()

    def contains(self, ctx: Context, site: int) -> bool:
        layout = ctx.sites.layout
        if site >= layout.sizes[self.site_type]:
            return False
        return ctx.sites.count[layout.base[self.site_type] + site] == 0


class SitesEmptyIn(RegionFunction):
    """The empty sites of a container."""

    def __init__(self, site_type: int, container: IntFunction) -> None:
        self.site_type: int = site_type
        self.container: IntFunction = container

    def eval(self, ctx: Context) -> list[int]:
        container = self.container.eval(ctx)
        return ctx.sites.empty[self.site_type if container == 0 else CELL + container].copy()


@builds("game.functions.region.sites.Sites Empty")
def build_sites_empty(b: Builder, ludeme: Ludeme) -> RegionFunction:
    site_type = b.site_type(ludeme, "elementType")
    container = b.integer_of(ludeme, "index")
    return SitesEmpty(site_type) if container is None else SitesEmptyIn(site_type, container)
