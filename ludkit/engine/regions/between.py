"""``sites Between`` two sites."""

from __future__ import annotations

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, DirectionsFunction, IntFunction, RegionFunction
from ludkit.engine.ways import Ways
from ludkit.ludemes.typed import Ludeme


class SitesBetween(RegionFunction):
    """The sites on the first radial from one site to another, of which a condition on ``(between)`` holds."""

    def __init__(
        self,
        ways: Ways,
        directions: DirectionsFunction,
        start: IntFunction,
        end: IntFunction,
        start_included: BoolFunction,
        end_included: BoolFunction,
        condition: BoolFunction | None,
    ) -> None:
        self.ways: Ways = ways
        self.directions: DirectionsFunction = directions
        self.start: IntFunction = start
        self.end: IntFunction = end
        self.start_included: BoolFunction = start_included
        self.end_included: BoolFunction = end_included
        self.condition: BoolFunction | None = condition

    def eval(self, ctx: Context) -> list[int]:
        start = self.start.eval(ctx)
        if start < 0:
            return []
        end = self.end.eval(ctx)
        if end < 0 or start >= self.ways.size or end >= self.ways.size:
            return []
        origin = ctx.origin
        outer = ctx.to
        between = ctx.between
        ctx.origin = start
        ctx.to = end
        found: set[int] = set()
        if self.start_included.eval(ctx):
            found.add(start)
        if self.end_included.eval(ctx):
            found.add(end)
        for site in self._passed(ctx, start, end):
            ctx.between = site
            if self.condition is None or self.condition.eval(ctx):
                found.add(site)
        ctx.to = outer
        ctx.origin = origin
        ctx.between = between
        return sorted(found)

    def _passed(self, ctx: Context, start: int, end: int) -> list[int]:
        """What lies on the first radial that leads from ``start`` to ``end``, backwards."""
        for direction in self.directions.eval(ctx, self.ways.site_type, start):
            for radial in self.ways.radials(direction)[start]:
                for i in range(1, len(radial)):
                    if radial[i] == end:
                        return radial[i - 1 : 0 : -1]
        return []


def build_between_sites(b: Builder, ludeme: Ludeme) -> RegionFunction:
    return SitesBetween(
        b.ways(b.site_type(ludeme)),
        b.directions(b.argument(ludeme, "directions")),
        b.needed_integer(ludeme, "from"),
        b.needed_integer(ludeme, "to"),
        b.boolean_or(ludeme, "fromIncluded", False),
        b.boolean_or(ludeme, "toIncluded", False),
        b.boolean_of(ludeme, "cond"),
    )
