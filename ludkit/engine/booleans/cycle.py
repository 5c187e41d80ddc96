"""``is Cycle``: play that goes round in circles."""

from __future__ import annotations

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme


class IsCycle(BoolFunction):
    """Whether the last positions, as many as the square of the number of players, have come three times in a row."""

    def eval(self, ctx: Context) -> bool:
        positions = ctx.positions
        length = ctx.game.players * ctx.game.players
        if len(positions) < 3 * length:
            return False
        last = positions[-length:]
        return last == positions[-2 * length : -length] and last == positions[-3 * length : -2 * length]


@builds("game.functions.booleans.is.Is Cycle")
def build_is_cycle(b: Builder, ludeme: Ludeme) -> BoolFunction:
    b.traits.cycles = True
    return IsCycle()
