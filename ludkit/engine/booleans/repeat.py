"""``is Repeat``: a position that was there before."""

from __future__ import annotations

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction
from ludkit.engine.game import REPETITIONS
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme


class IsRepeat(BoolFunction):
    """Whether the position was there before, in the game or in this turn."""

    def __init__(self, repetition: int) -> None:
        self.repetition: int = repetition

    def eval(self, ctx: Context) -> bool:
        return ctx.game.was_before(ctx, self.repetition)


@builds("game.functions.booleans.is.Is Repeat")
def build_is_repeat(b: Builder, ludeme: Ludeme) -> BoolFunction:
    repetition = REPETITIONS[b.constant_name(ludeme, "repetitionType") or "Positional"]
    b.traits.noted.add(repetition)
    return IsRepeat(repetition)
