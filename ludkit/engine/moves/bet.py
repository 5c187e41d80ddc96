"""``move Bet`` and ``bet``; ``set Pot``."""

from __future__ import annotations

from ludkit.engine.actions.bets import Bet as BetAction
from ludkit.engine.actions.bets import SetPot
from ludkit.engine.builder import DECISION, EFFECT, Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import IntConstant, IntFunction, Moves
from ludkit.engine.move import Move, move_of
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.ludemes.typed import Ludeme


class Bet(Moves):
    """A move for each amount in a range that a player may bet.

    It is a move of whoever's turn it is, and of that player (``own``) where all move at once.
    """

    def __init__(self, player: IntFunction, least: IntFunction, greatest: IntFunction, own: bool) -> None:
        super().__init__()
        self.own: bool = own
        self.player: IntFunction = player
        self.least: IntFunction = least
        self.greatest: IntFunction = greatest

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        player = self.player.eval(ctx)
        for amount in range(self.least.eval(ctx), self.greatest.eval(ctx) + 1):
            ctx.count_round(len(out))
            # Ludii takes a bet for a decision, even if it is a consequence
            action = BetAction(player, amount)
            action.decision = True
            out.append(move_of(action))
        self.finish(ctx, out, begin)
        if self.own:
            for i in range(begin, len(out)):
                out[i].mover = player


class Pot(Moves):
    """``(set Pot …)``; consequences are lost, as in Ludii."""

    def __init__(self, value: IntFunction) -> None:
        super().__init__()
        self.value: IntFunction = value

    def generate(self, ctx: Context, out: list[Move]) -> None:
        out.append(move_of(SetPot(self.value.eval(ctx))))


@builds(DECISION + " Bet", EFFECT + "Bet")
def build_bet(b: Builder, ludeme: Ludeme) -> Moves:
    b.traits.bets = True
    player = b.player_of(ludeme, "who")
    bounds = b.bounds(b.argument(ludeme, "range"))
    assert player is not None and bounds is not None
    return b.with_then(Bet(player, bounds[0], bounds[1], b.traits.simultaneous), ludeme)


@builds(EFFECT + "set.Set Pot")
def build_set_pot(b: Builder, ludeme: Ludeme) -> Moves:
    value = b.integer_of(ludeme, "newValue")
    return b.with_then(Pot(IntConstant(OFF) if value is None else value), ludeme)
