"""``forEach Group``: moves for each group of pieces."""

from __future__ import annotations

from typing import Final

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import Moves
from ludkit.engine.grouping import Grouping, grouping_of
from ludkit.engine.move import Move
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme

_FOR_EACH: Final = "game.rules.play.moves.nonDecision.operators.foreach.ForEach "


class ForEachGroup(Moves):
    """The moves for each group of the mover's pieces, or (with a condition) of sites for which it holds of ``(to)``.

    ``(sites)`` is the group.
    """

    def __init__(self, grouping: Grouping, moves: Moves) -> None:
        super().__init__()
        self.grouping: Grouping = grouping
        self.moves: Moves = moves

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
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
                self.moves.generate(ctx, out)
                seen.update(group)
        ctx.to = outer
        ctx.origin = origin
        ctx.region = region
        self.attach_then(out, begin)


@builds(_FOR_EACH + "Group")
def build_for_each_group(b: Builder, ludeme: Ludeme) -> Moves:
    b.enter(ludeme)
    moves = ForEachGroup(grouping_of(b, ludeme, b.boolean_of(ludeme, "If")), b.needed_moves(ludeme, "moves"))
    b.leave(ludeme)
    return b.with_then(moves, ludeme)
