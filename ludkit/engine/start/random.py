"""``place Random``: pieces on sites that are drawn at random."""

from __future__ import annotations

from typing import Final

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import IntConstant, RegionConstant, RegionFunction, StartRule
from ludkit.engine.registry import builds
from ludkit.engine.start.place import Piece, build_piece, put
from ludkit.ludemes.typed import Ludeme

_PLACE: Final = "game.rules.start.place.Place "


class PlaceAtRandom(StartRule):
    """Put pieces of each kind on empty sites of a region, as many as there is room for."""

    def __init__(self, pieces: list[Piece], site_type: int, region: RegionFunction) -> None:
        self.kinds: list[Piece] = pieces
        self.site_type: int = site_type
        self.region: RegionFunction = region

    def apply(self, ctx: Context) -> None:
        sites = ctx.sites
        single = IntConstant(1)
        for kind in self.kinds:
            free = [
                site for site in self.region.eval(ctx) if sites.what[sites.layout.element(self.site_type, site)] == 0
            ]
            piece = Piece(kind.what, single, kind.state, kind.rotation, kind.value)
            placed = 0
            # the count is asked for anew each time, which matters where it is random itself
            while placed < kind.count.eval(ctx) and free:
                site = free.pop(ctx.random.below(len(free)))
                put(ctx, piece, self.site_type, site, piece.what)
                placed += 1


@builds(_PLACE + "Random")
def build_place_random(b: Builder, ludeme: Ludeme) -> StartRule:
    if "where" in ludeme.clause.index:
        raise b.unsupported(ludeme, "of a stack")
    b.traits.stochastic = True
    site_type = b.site_type(ludeme)
    region = b.region_of(ludeme, "region")
    names = [name for name in b.list_of(ludeme, "item") if isinstance(name, str)]
    # one piece stands on a site, however many are placed
    counts = b.traits.counts
    pieces = [build_piece(b, ludeme, name) for name in names]
    b.traits.counts = counts
    return PlaceAtRandom(
        pieces, site_type, RegionConstant(list(range(b.layout.sizes[site_type]))) if region is None else region
    )
