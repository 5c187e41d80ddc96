"""``sites Random``: sites that are drawn at random."""

from __future__ import annotations

from ludkit.board.directions import CELL
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import IntConstant, IntFunction, RegionFunction
from ludkit.engine.regions.empty import SitesEmpty
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme


class SitesRandom(RegionFunction):
    """So many sites of a region, or all if there are fewer, drawn anew each time it is asked."""

    def __init__(self, region: RegionFunction, count: IntFunction) -> None:
        self.region: RegionFunction = region
        self.count: IntFunction = count

    def eval(self, ctx: Context) -> list[int]:
        sites = self.region.eval(ctx)
        count = min(self.count.eval(ctx), len(sites))
        drawn: list[int] = []
        while len(drawn) < count:
            site = sites[ctx.random.below(len(sites))]
            if site not in drawn:
                drawn.append(site)
        drawn.sort()
        return drawn


@builds("game.functions.region.sites.Sites Random")
def build_sites_random(b: Builder, ludeme: Ludeme) -> RegionFunction:
    b.traits.stochastic = True
    region = b.region_of(ludeme, "region")
    count = b.integer_of(ludeme, "num")
    return SitesRandom(SitesEmpty(CELL) if region is None else region, IntConstant(1) if count is None else count)
