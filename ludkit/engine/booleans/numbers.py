"""Conditions on numbers: ``is Even``, ``is Odd``, ``is Visited``, ``all Values``, ``toBool``."""

from __future__ import annotations

from typing import Final

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, FloatFunction, IntArrayFunction, IntFunction
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme

_IS: Final = "game.functions.booleans.is.Is "


class OfNumber(BoolFunction):
    def __init__(self, value: IntFunction) -> None:
        self.value: IntFunction = value


class IsEven(OfNumber):
    def eval(self, ctx: Context) -> bool:
        return self.value.eval(ctx) % 2 == 0


class IsOdd(OfNumber):
    """Negative numbers are never odd, as in Java."""

    def eval(self, ctx: Context) -> bool:
        value = self.value.eval(ctx)
        return value > 0 and value % 2 == 1


class IsVisited(OfNumber):
    """Whether the mover has been on a site in this turn."""

    def eval(self, ctx: Context) -> bool:
        return self.value.eval(ctx) in ctx.state.visited


@builds(_IS + "Even")
def build_is_even(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return IsEven(b.needed_integer(ludeme, "value"))


@builds(_IS + "Odd")
def build_is_odd(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return IsOdd(b.needed_integer(ludeme, "value"))


@builds(_IS + "Visited")
def build_is_visited(b: Builder, ludeme: Ludeme) -> BoolFunction:
    b.traits.visits = True
    return IsVisited(b.needed_integer(ludeme, "value"))


class AllValues(BoolFunction):
    """Whether a condition holds of every ``(value)`` of an array."""

    def __init__(self, values: IntArrayFunction, condition: BoolFunction) -> None:
        self.values: IntArrayFunction = values
        self.condition: BoolFunction = condition

    def eval(self, ctx: Context) -> bool:
        outer = ctx.value
        holds = True
        for value in self.values.eval(ctx):
            ctx.value = value
            if not self.condition.eval(ctx):
                holds = False
                break
        ctx.value = outer
        return holds


class IsNotZero(BoolFunction):
    def __init__(self, value: FloatFunction) -> None:
        self.value: FloatFunction = value

    def eval(self, ctx: Context) -> bool:
        return self.value.eval(ctx) != 0.0


@builds("game.functions.booleans.all.All Values")
def build_all_values(b: Builder, ludeme: Ludeme) -> BoolFunction:
    values = b.argument(ludeme, "array")
    assert values is not None
    return AllValues(b.array(values), b.needed_boolean(ludeme, "If"))


@builds("game.functions.booleans.ToBool")
def build_to_bool(b: Builder, ludeme: Ludeme) -> BoolFunction:
    number = b.argument(ludeme, "intFn")
    if number is None:
        number = b.argument(ludeme, "floatFn")
    assert number is not None
    return IsNotZero(b.decimal(number))
