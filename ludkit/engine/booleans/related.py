"""``is Related``: whether sites are neighbours."""

from __future__ import annotations

from ludkit.board.directions import DIRECTION_INDEX, EDGE
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, IntArrayFunction, IntFunction
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme


class IsRelated(BoolFunction):
    """Whether a site is a neighbour of one of some sites. ``neighbours`` lists them by site."""

    def __init__(self, neighbours: list[list[int]], site: IntFunction, others: IntArrayFunction) -> None:
        self.neighbours: list[list[int]] = neighbours
        self.site: IntFunction = site
        self.others: IntArrayFunction = others

    def eval(self, ctx: Context) -> bool:
        others = self.others.eval(ctx)
        site = self.site.eval(ctx)
        for other in others:
            if 0 <= other < len(self.neighbours) and site in self.neighbours[other]:
                return True
        return False


@builds("game.functions.booleans.is.Is Related")
def build_is_related(b: Builder, ludeme: Ludeme) -> BoolFunction:
    relation = b.constant_name(ludeme, "relationType")
    assert relation is not None
    site_type = b.site_type(ludeme)
    if site_type == EDGE:
        raise b.unsupported(ludeme, "of edges")
    return IsRelated(
        b.topology.neighbours(site_type, DIRECTION_INDEX[relation]),
        b.needed_integer(ludeme, "siteA"),
        b.sites_of(ludeme, "region", "siteB"),
    )
