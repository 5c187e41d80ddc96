"""Moves with dice: ``roll`` and ``forEach Die``."""

from __future__ import annotations

from typing import Final

from ludkit.engine.actions.dice import SetDiceAllEqual, UpdateDie, UseDie
from ludkit.engine.actions.memory import SetTemp
from ludkit.engine.builder import EFFECT, Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, IntFunction, Moves
from ludkit.engine.move import Action, Move, changeable
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.ludemes.typed import Ludeme

_OPERATORS: Final = "game.rules.play.moves.nonDecision.operators."

_PAIRS: Final = ((0, 1), (0, 2), (1, 2))
"""The pairs that can be made of three dice, in the order in which they are used."""


class Roll(Moves):
    """Roll all dice. The faces are drawn when the move is made, not when it is applied."""

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        actions: list[Action] = []
        equal = True
        first = OFF
        for dice in ctx.game.dice:
            for die in range(len(dice.faces)):
                face = ctx.random.below(len(dice.faces[die]))
                if first == OFF:
                    first = face
                elif face != first:
                    equal = False
                actions.append(UpdateDie(dice.first_site + die, face))
        actions.append(SetDiceAllEqual(equal))
        out.append(Move(actions))
        self.attach_then(out, begin)


class ForEachDie(Moves):
    """Moves for the value of each die of a hand, which ``(pips)`` is; each move uses up its die.

    With ``combined`` also moves for the sum of two dice, or of three and of each two of them. With ``twice`` and all
    dice alike, a move notes their value as the temporary value, or forgets it; a move made while there is one turns all
    dice to it again.
    """

    def __init__(
        self,
        hand: IntFunction | None,
        combined: BoolFunction | None,
        twice: BoolFunction | None,
        condition: BoolFunction | None,
        moves: Moves,
    ) -> None:
        super().__init__()
        self.hand: IntFunction | None = hand
        self.combined: BoolFunction | None = combined
        self.twice: BoolFunction | None = twice
        self.condition: BoolFunction | None = condition
        self.moves: Moves = moves

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        hand = 0 if self.hand is None else self.hand.eval(ctx)
        if not 0 <= hand < len(ctx.state.dice):
            return
        values = ctx.state.dice[hand]
        twice = self.twice is not None and self.twice.eval(ctx) and min(values) == max(values)
        outer = ctx.pips
        for die in range(len(values)):
            start = self._generate(ctx, values[die], hand, [die], out)
            for action in self._repetitions(ctx, twice, values[die]):
                for i in range(start, len(out)):
                    changeable(out, i).actions.append(action)
        if self.combined is not None and self.combined.eval(ctx):
            if len(values) == 2:
                self._combine(ctx, values, hand, [0, 1], out)
            elif len(values) == 3:
                self._combine(ctx, values, hand, [0, 1, 2], out)
                for pair in _PAIRS:
                    self._combine(ctx, values, hand, list(pair), out)
        ctx.pips = outer
        self.attach_then(out, begin)

    def _combine(self, ctx: Context, values: list[int], hand: int, dice: list[int], out: list[Move]) -> None:
        """Moves for the sum of several dice, none of them used yet."""
        if all(values[die] != 0 for die in dice):
            self._generate(ctx, sum(values[die] for die in dice), hand, dice, out)

    def _generate(self, ctx: Context, pips: int, hand: int, dice: list[int], out: list[Move]) -> int:
        """Append the moves for a value, which use up dice; returns the place of the first."""
        start = len(out)
        ctx.pips = pips
        if self.condition is not None and not self.condition.eval(ctx):
            return start
        self.moves.generate(ctx, out)
        first = ctx.game.dice[hand].first_site
        uses = [UseDie(hand, die, first + die) for die in dice]
        for i in range(start, len(out)):
            changeable(out, i).actions.extend(uses)
        return start

    def _repetitions(self, ctx: Context, twice: bool, pips: int) -> list[Action]:
        """What a move does besides, so that equal dice can be used twice."""
        temp = ctx.state.temp
        if twice:
            return [SetTemp(pips if temp == OFF else OFF)]
        if temp == OFF:
            return []
        actions: list[Action] = []
        for dice in ctx.game.dice:
            if temp - 1 < len(dice.faces[len(dice.faces) - 1]):
                actions.extend([UpdateDie(dice.first_site + die, temp - 1) for die in range(len(dice.faces))])
        return actions


@builds(EFFECT + "Roll")
def build_roll(b: Builder, ludeme: Ludeme) -> Moves:
    b.traits.stochastic = True
    b.traits.states = True
    return b.with_then(Roll(), ludeme)


@builds(_OPERATORS + "foreach.ForEach Die")
def build_for_each_die(b: Builder, ludeme: Ludeme) -> Moves:
    hand = b.integer_of(ludeme, "handDiceIndex")
    combined = b.boolean_of(ludeme, "combined")
    twice = b.boolean_of(ludeme, "replayDouble")
    condition = b.boolean_of(ludeme, "If")
    # the use of a die is added to the moves, so that these must be their own
    b.outer_then += 1
    moves = ForEachDie(hand, combined, twice, condition, b.needed_moves(ludeme, "moves"))
    b.outer_then -= 1
    return b.with_then(moves, ludeme)
