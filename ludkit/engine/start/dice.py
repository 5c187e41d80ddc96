"""The dice of the equipment at the start of a game."""

from __future__ import annotations

from ludkit.board.directions import CELL
from ludkit.engine.actions.place import Add
from ludkit.engine.context import Context
from ludkit.engine.functions import StartRule
from ludkit.engine.move import move_of
from ludkit.ludemes.typed import Ludeme, Value


class PlaceDice(StartRule):
    """Put the dice on their sites, before all other start rules."""

    def apply(self, ctx: Context) -> None:
        for dice in ctx.game.dice:
            for die in range(len(dice.faces)):
                action = Add(CELL, dice.first_site + die, dice.first_component + die)
                action.apply(ctx, [])
                ctx.moves.append(move_of(action))
                ctx.placements += 1


class ReadDice(StartRule):
    """Read off the dice, after all other start rules."""

    def apply(self, ctx: Context) -> None:
        state = ctx.state
        state.dice = [
            [dice.faces[die][ctx.sites.state[dice.first_site + die]] for die in range(len(dice.faces))]
            for dice in ctx.game.dice
        ]
        ctx.game.sum_dice(ctx)


def faces_of(dice: Ludeme) -> list[list[int]]:
    """The values of the faces of each of the dice of a ``(dice …)``."""

    def number(name: str, default: int) -> int:
        value = dice.argument(name)
        return value if isinstance(value, int) else default

    count = number("num", 1)
    by_die = dice.argument("facesByDie")
    if isinstance(by_die, tuple):
        return [_numbers(faces) for faces in by_die[:count]]
    faces = dice.argument("faces")
    values = _numbers(faces)
    if faces is None:
        first = number("from", 1)
        values = list(range(first, first + number("d", 6)))
    return [values] * count


def _numbers(values: Value | None) -> list[int]:
    return [value for value in values if isinstance(value, int)] if isinstance(values, tuple) else []
