"""``move Leap`` and ``leap``: a piece goes to the end of a walk, whatever stands on the way."""

from __future__ import annotations

from typing import Final

from ludkit.engine.actions.transfer import MovePiece
from ludkit.engine.builder import DECISION, Builder, To
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, IntFunction, Moves, chain
from ludkit.engine.ints.iterators import From
from ludkit.engine.move import Move, move_of
from ludkit.engine.registry import builds
from ludkit.engine.walks import Walks, read_walks
from ludkit.ludemes.typed import Ludeme

_EFFECT: Final = "game.rules.play.moves.nonDecision.effect."


class Leap(Moves):
    """Leaps from a site to where walks lead, if a condition on ``(to)`` holds."""

    def __init__(self, walks: Walks, start: IntFunction, rotations: BoolFunction, to: To) -> None:
        super().__init__()
        self.walks: Walks = walks
        self.start: IntFunction = start
        self.start_condition: BoolFunction | None = None
        self.rotations: BoolFunction = rotations
        self.condition: BoolFunction | None = to.condition
        self.effect: Moves | None = to.effect

    def generate(self, ctx: Context, out: list[Move]) -> None:
        start = self.start.eval(ctx)
        ways = self.walks.ways
        if not 0 <= start < ways.size:
            return
        begin = len(out)
        origin = ctx.origin
        outer = ctx.to
        ctx.origin = start
        if self.start_condition is not None and not self.start_condition.eval(ctx):
            # Ludii leaves (from) as it is here
            return
        for to in self.walks.ends(start, self.rotations.eval(ctx)):
            ctx.to = to
            if self.condition is not None and not self.condition.eval(ctx):
                continue
            action = MovePiece(ways.site_type, start, ways.site_type, to)
            action.decision = self.decision
            move = chain(ctx, self.effect, move_of(action))
            move.start = start
            move.end = to
            out.append(move)
        ctx.to = outer
        ctx.origin = origin
        self.finish(ctx, out, begin)


@builds(DECISION + " Leap", _EFFECT + "Leap")
def build_leap(b: Builder, ludeme: Ludeme) -> Moves:
    if b.argument(ludeme, "forward") is not None:
        raise b.unsupported(ludeme, "forward:")
    start = b.from_of(ludeme)
    to = b.to_of(ludeme)
    if to.effect_condition is not None:
        raise b.unsupported(ludeme, "with an effect on a condition")
    moves = Leap(
        Walks(b.ways(start.site_type), read_walks(b.list_of(ludeme, "walk"))),
        From() if start.site is None else start.site,
        b.boolean_or(ludeme, "rotations", True),
        to,
    )
    moves.start_condition = start.condition
    return b.with_then(moves, ludeme)
