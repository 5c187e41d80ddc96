"""``size LargePiece``: how many cells pieces cover."""

from __future__ import annotations

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import IntArrayFunction, IntFunction
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme


class SizeLargePiece(IntFunction):
    """How many cells the pieces on some sites cover together: each as many as it would on the board's ``centre``."""

    def __init__(self, site_type: int, sites: IntArrayFunction, centre: int) -> None:
        self.site_type: int = site_type
        self.sites: IntArrayFunction = sites
        self.centre: int = centre

    def eval(self, ctx: Context) -> int:
        large = ctx.game.large
        size = 0
        for site in self.sites.eval(ctx):
            what = ctx.sites.what[ctx.sites.layout.element(self.site_type, site)]
            if large is not None and large.is_large(what):
                size += len(large.cells(what, self.centre, 0))
            elif what != 0:
                size += 1
        return size


@builds("game.functions.ints.size.Size LargePiece")
def build_size_large_piece(b: Builder, ludeme: Ludeme) -> IntFunction:
    site_type = b.site_type(ludeme)
    return SizeLargePiece(site_type, b.sites_of(ludeme, "in", "at"), b.topology.region(site_type, "centre")[0])
