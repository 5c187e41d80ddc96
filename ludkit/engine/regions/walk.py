"""``(sites {{F R F} …})``: where walks lead."""

from __future__ import annotations

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, IntFunction, RegionFunction
from ludkit.engine.ints.iterators import From
from ludkit.engine.sites import OFF
from ludkit.engine.walks import Walks, read_walks
from ludkit.ludemes.typed import Ludeme


class SitesWalk(RegionFunction):
    """The sites at the ends of walks from a site."""

    def __init__(self, walks: Walks, start: IntFunction, rotations: BoolFunction) -> None:
        self.walks: Walks = walks
        self.start: IntFunction = start
        self.rotations: BoolFunction = rotations

    def eval(self, ctx: Context) -> list[int]:
        start = self.start.eval(ctx)
        return [] if start == OFF else self.walks.ends(start, self.rotations.eval(ctx))


def build_sites_walk(b: Builder, ludeme: Ludeme) -> RegionFunction:
    start = b.integer_of(ludeme, "index")
    return SitesWalk(
        Walks(b.ways(b.site_type(ludeme, "elementType")), read_walks(b.list_of(ludeme, "possibleSteps"))),
        From() if start is None else start,
        b.boolean_or(ludeme, "rotations", True),
    )
