"""Conditions on numbers: ``is Even``, ``is Odd``, ``is Visited``."""

from __future__ import annotations

from typing import Final

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, IntFunction
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
