"""Conditions on dice: ``all DiceEqual``, ``all DiceUsed``, ``is AnyDie``."""

from __future__ import annotations

from typing import Final

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, IntFunction
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme

_ALL: Final = "game.functions.booleans.all.All "


class AllDiceEqual(BoolFunction):
    """Whether all dice showed the same when they were rolled last."""

    def eval(self, ctx: Context) -> bool:
        return ctx.state.dice_equal


class AllDiceUsed(BoolFunction):
    """Whether no die has a value left."""

    def eval(self, ctx: Context) -> bool:
        for values in ctx.state.dice:
            for value in values:
                if value != 0:
                    return False
        return True


class IsAnyDie(BoolFunction):
    """Whether one of the first dice has a value."""

    def __init__(self, value: IntFunction) -> None:
        self.value: IntFunction = value

    def eval(self, ctx: Context) -> bool:
        return self.value.eval(ctx) in ctx.state.dice[0]


@builds(_ALL + "DiceEqual")
def build_all_dice_equal(b: Builder, ludeme: Ludeme) -> BoolFunction:
    b.traits.stochastic = True
    return AllDiceEqual()


@builds(_ALL + "DiceUsed")
def build_all_dice_used(b: Builder, ludeme: Ludeme) -> BoolFunction:
    b.traits.stochastic = True
    return AllDiceUsed()


@builds("game.functions.booleans.is.Is AnyDie")
def build_is_any_die(b: Builder, ludeme: Ludeme) -> BoolFunction:
    b.traits.stochastic = True
    return IsAnyDie(b.needed_integer(ludeme, "value"))
