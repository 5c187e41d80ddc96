"""``sites LargePiece``: what the piece on a site covers."""

from __future__ import annotations

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import IntFunction, RegionFunction
from ludkit.engine.large import cells_at
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme


class SitesLargePiece(RegionFunction):
    """The cells that the large piece on a site of the board covers; of another piece, its site."""

    def __init__(self, site_type: int, site: IntFunction) -> None:
        self.site_type: int = site_type
        self.site: IntFunction = site

    def eval(self, ctx: Context) -> list[int]:
        site = self.site.eval(ctx)
        layout = ctx.sites.layout
        if site >= layout.sizes[self.site_type]:
            return []
        what = ctx.sites.what[layout.element(self.site_type, site)]
        if what == 0:
            return []
        if ctx.game.large is not None and ctx.game.large.is_large(what):
            return sorted(cells_at(ctx, self.site_type, site))
        return [site]


@builds("game.functions.region.sites.Sites LargePiece")
def build_sites_large_piece(b: Builder, ludeme: Ludeme) -> RegionFunction:
    return SitesLargePiece(b.site_type(ludeme), b.needed_integer(ludeme, "at"))
