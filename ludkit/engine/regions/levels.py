"""``forEach Level`` as a region: the levels of a stack for which a condition holds."""

from __future__ import annotations

from ludkit.board.directions import CELL
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, IntFunction, RegionFunction
from ludkit.engine.registry import builds
from ludkit.engine.stacks import StackedSites
from ludkit.ludemes.typed import Ludeme


class Levels(RegionFunction):
    """The levels of a site's stack for which a condition on ``(level)`` holds, from a level on upwards or downwards.

    Without stacks a site with a piece has one level.
    """

    def __init__(
        self,
        site_type: int,
        site: IntFunction,
        upwards: bool,
        condition: BoolFunction | None,
        first: IntFunction | None,
    ) -> None:
        self.site_type: int = site_type
        self.site: IntFunction = site
        self.upwards: bool = upwards
        self.condition: BoolFunction | None = condition
        self.first: IntFunction | None = first

    def eval(self, ctx: Context) -> list[int]:
        sites = ctx.sites
        site = self.site.eval(ctx)
        element = sites.layout.element(CELL if sites.layout.in_hands(site) else self.site_type, site)
        size = sites.size[element] if isinstance(sites, StackedSites) else min(sites.count[element], 1)
        first = -1 if self.first is None else self.first.eval(ctx)
        if self.upwards:
            begin, end = max(first, 0), size
        else:
            begin, end = 0, size if first < 0 else min(first + 1, size)
        outer = ctx.level
        found: list[int] = []
        for level in range(begin, end):
            ctx.level = level
            if self.condition is None or self.condition.eval(ctx):
                found.append(level)
        ctx.level = outer
        return found


@builds("game.functions.region.foreach.ForEach Level")
def build_levels(b: Builder, ludeme: Ludeme) -> RegionFunction:
    return Levels(
        b.site_type(ludeme),
        b.needed_integer(ludeme, "at"),
        b.constant_name(ludeme, "stackDirection") == "FromBottom",
        b.boolean_of(ludeme, "If"),
        b.integer_of(ludeme, "startAt"),
    )
