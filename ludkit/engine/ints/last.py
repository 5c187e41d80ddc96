"""The last move's sites: ``(last From)``, ``(last To)``."""

from __future__ import annotations

from typing import Final

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, IntFunction
from ludkit.engine.move import Move
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.ludemes.typed import Ludeme

_LAST: Final = "game.functions.ints.last.Last "


class LastFrom(IntFunction):
    def eval(self, ctx: Context) -> int:
        moves = ctx.moves
        return moves[len(moves) - 1].start if moves else OFF


class LastTo(IntFunction):
    def eval(self, ctx: Context) -> int:
        moves = ctx.moves
        return moves[len(moves) - 1].end if moves else OFF


class LastFromAfter(IntFunction):
    """Where the last action of the last move came from, if the condition holds; else where the move came from."""

    def __init__(self, condition: BoolFunction) -> None:
        self.condition: BoolFunction = condition

    def eval(self, ctx: Context) -> int:
        move = ctx.last_move()
        if move is None:
            return OFF
        return _from_after(move) if self.condition.eval(ctx) else move.start


class LastToAfter(IntFunction):
    """Where the last action of the last move led, if the condition holds; else where the move led."""

    def __init__(self, condition: BoolFunction) -> None:
        self.condition: BoolFunction = condition

    def eval(self, ctx: Context) -> int:
        move = ctx.last_move()
        if move is None:
            return OFF
        return _to_after(move) if self.condition.eval(ctx) else move.end


class LastLevelFrom(IntFunction):
    def eval(self, ctx: Context) -> int:
        move = ctx.last_move()
        return OFF if move is None else move.level_from()


class LastLevelTo(IntFunction):
    def eval(self, ctx: Context) -> int:
        move = ctx.last_move()
        return OFF if move is None else move.level_to()


def _from_after(move: Move) -> int:
    for i in range(len(move.actions) - 1, -1, -1):
        site = move.actions[i].from_site()
        if site != OFF:
            return site
    return OFF


def _to_after(move: Move) -> int:
    for i in range(len(move.actions) - 1, -1, -1):
        site = move.actions[i].to_site()
        if site != OFF:
            return site
    return OFF


@builds(_LAST + "From")
def build_last_from(b: Builder, ludeme: Ludeme) -> IntFunction:
    condition = b.boolean_of(ludeme, "afterConsequence")
    return LastFrom() if condition is None else LastFromAfter(condition)


@builds(_LAST + "To")
def build_last_to(b: Builder, ludeme: Ludeme) -> IntFunction:
    condition = b.boolean_of(ludeme, "afterConsequence")
    return LastTo() if condition is None else LastToAfter(condition)


@builds(_LAST + "LevelFrom")
def build_last_level_from(b: Builder, ludeme: Ludeme) -> IntFunction:
    if b.argument(ludeme, "afterConsequence") is not None:
        raise b.unsupported(ludeme, "afterConsequence:")
    return LastLevelFrom()


@builds(_LAST + "LevelTo")
def build_last_level_to(b: Builder, ludeme: Ludeme) -> IntFunction:
    if b.argument(ludeme, "afterConsequence") is not None:
        raise b.unsupported(ludeme, "afterConsequence:")
    return LastLevelTo()
