"""``all Groups``: whether a condition holds of every group of pieces."""

from __future__ import annotations

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction
from ludkit.engine.grouping import Grouping, grouping_of
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme


class AllGroups(BoolFunction):
    """Whether a condition holds of every group, which ``(sites)`` is."""

    def __init__(self, grouping: Grouping, condition: BoolFunction) -> None:
        self.grouping: Grouping = grouping
        self.condition: BoolFunction = condition

    def eval(self, ctx: Context) -> bool:
        origin = ctx.origin
        outer = ctx.to
        region = ctx.region
        seen: set[int] = set()
        for site in self.grouping.candidates(ctx):
            if site in seen:
                continue
            ctx.origin = site
            if self.grouping.belongs(ctx, site):
                group = self.grouping.group(ctx, site)
                ctx.region = sorted(group)
                if not self.condition.eval(ctx):
                    # Ludii leaves (from), (to) and (sites) as they are here
                    return False
                seen.update(group)
        ctx.to = outer
        ctx.origin = origin
        ctx.region = region
        return True


@builds("game.functions.booleans.all.All Groups")
def build_all_groups(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return AllGroups(grouping_of(b, ludeme, b.boolean_of(ludeme, "of")), b.needed_boolean(ludeme, "If"))
