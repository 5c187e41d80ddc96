"""Arithmetic, as Java does it on its 32-bit whole numbers: ``+``, ``-``, ``*``, ``/``, ``%``, ``^``, ``abs``, ``min``,
``max``, ``if``."""

from __future__ import annotations

from typing import Final

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.errors import PlayError
from ludkit.engine.functions import BoolFunction, IntArrayFunction, IntFunction
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme

_PACKAGE: Final = "game.functions.ints.math."
_GREATEST: Final = (1 << 31) - 1


def wrap(value: int) -> int:
    """The whole number that is left of ``value`` in Java's 32 bits."""
    if -_GREATEST <= value <= _GREATEST:
        return value
    return ((value + (1 << 31)) & ((1 << 32) - 1)) - (1 << 31)


class Add(IntFunction):
    def __init__(self, a: IntFunction, b: IntFunction) -> None:
        self.a: IntFunction = a
        self.b: IntFunction = b

    def eval(self, ctx: Context) -> int:
        return wrap(self.a.eval(ctx) + self.b.eval(ctx))


class Sum(IntFunction):
    def __init__(self, array: IntArrayFunction) -> None:
        self.array: IntArrayFunction = array

    def eval(self, ctx: Context) -> int:
        total = 0
        for value in self.array.eval(ctx):
            total += value
        return wrap(total)


class Product(IntFunction):
    """The product of an array, 0 if it is empty."""

    def __init__(self, array: IntArrayFunction) -> None:
        self.array: IntArrayFunction = array

    def eval(self, ctx: Context) -> int:
        values = self.array.eval(ctx)
        total = 1 if values else 0
        for value in values:
            total = wrap(total * value)
        return total


class Subtract(IntFunction):
    def __init__(self, a: IntFunction, b: IntFunction) -> None:
        self.a: IntFunction = a
        self.b: IntFunction = b

    def eval(self, ctx: Context) -> int:
        return wrap(self.a.eval(ctx) - self.b.eval(ctx))


class Multiply(IntFunction):
    def __init__(self, a: IntFunction, b: IntFunction) -> None:
        self.a: IntFunction = a
        self.b: IntFunction = b

    def eval(self, ctx: Context) -> int:
        return wrap(self.a.eval(ctx) * self.b.eval(ctx))


class Divide(IntFunction):
    """The quotient, cut towards 0. Raises PlayError for a divisor of 0."""

    def __init__(self, a: IntFunction, b: IntFunction) -> None:
        self.a: IntFunction = a
        self.b: IntFunction = b

    def eval(self, ctx: Context) -> int:
        divisor = self.b.eval(ctx)
        if divisor == 0:
            raise PlayError("the rules divide by 0 (/ …)")
        dividend = self.a.eval(ctx)
        quotient = abs(dividend) // abs(divisor)
        return quotient if (dividend < 0) == (divisor < 0) else -quotient


class Modulo(IntFunction):
    """The rest of a division, with the sign of the dividend. Raises PlayError for a divisor of 0."""

    def __init__(self, a: IntFunction, b: IntFunction) -> None:
        self.a: IntFunction = a
        self.b: IntFunction = b

    def eval(self, ctx: Context) -> int:
        dividend = self.a.eval(ctx)
        divisor = self.b.eval(ctx)
        if divisor == 0:
            raise PlayError("the rules divide by 0 (% …)")
        rest = abs(dividend) % abs(divisor)
        return -rest if dividend < 0 else rest


class Power(IntFunction):
    """A power, worked out with points and cut to what 32 bits hold."""

    def __init__(self, a: IntFunction, b: IntFunction) -> None:
        self.a: IntFunction = a
        self.b: IntFunction = b

    def eval(self, ctx: Context) -> int:
        base = self.a.eval(ctx)
        exponent = self.b.eval(ctx)
        if base == 0 and exponent < 0:
            return _GREATEST
        try:
            power = float(base) ** exponent
        except OverflowError:
            return -_GREATEST - 1 if base < 0 and exponent % 2 else _GREATEST
        return int(max(-_GREATEST - 1.0, min(power, float(_GREATEST))))


class Absolute(IntFunction):
    def __init__(self, value: IntFunction) -> None:
        self.value: IntFunction = value

    def eval(self, ctx: Context) -> int:
        return abs(self.value.eval(ctx))


class Least(IntFunction):
    def __init__(self, a: IntFunction, b: IntFunction) -> None:
        self.a: IntFunction = a
        self.b: IntFunction = b

    def eval(self, ctx: Context) -> int:
        return min(self.a.eval(ctx), self.b.eval(ctx))


class Greatest(IntFunction):
    def __init__(self, a: IntFunction, b: IntFunction) -> None:
        self.a: IntFunction = a
        self.b: IntFunction = b

    def eval(self, ctx: Context) -> int:
        return max(self.a.eval(ctx), self.b.eval(ctx))


class LeastOf(IntFunction):
    """The least of an array, -1 if it is empty."""

    def __init__(self, array: IntArrayFunction) -> None:
        self.array: IntArrayFunction = array

    def eval(self, ctx: Context) -> int:
        values = self.array.eval(ctx)
        return min(values) if values else -1


class GreatestOf(IntFunction):
    """The greatest of an array, -1 if it is empty."""

    def __init__(self, array: IntArrayFunction) -> None:
        self.array: IntArrayFunction = array

    def eval(self, ctx: Context) -> int:
        values = self.array.eval(ctx)
        return max(values) if values else -1


class Choice(IntFunction):
    """``(if condition a b)``"""

    def __init__(self, condition: BoolFunction, a: IntFunction, b: IntFunction) -> None:
        self.condition: BoolFunction = condition
        self.a: IntFunction = a
        self.b: IntFunction = b

    def eval(self, ctx: Context) -> int:
        return self.a.eval(ctx) if self.condition.eval(ctx) else self.b.eval(ctx)


class Truth(IntFunction):
    """``(toInt condition)``: 1 for true, 0 for false."""

    def __init__(self, condition: BoolFunction) -> None:
        self.condition: BoolFunction = condition

    def eval(self, ctx: Context) -> int:
        return 1 if self.condition.eval(ctx) else 0


class Values(IntArrayFunction):
    """``{a b c}`` as an array."""

    def __init__(self, values: list[IntFunction]) -> None:
        self.values: list[IntFunction] = values

    def eval(self, ctx: Context) -> list[int]:
        return [value.eval(ctx) for value in self.values]


def _array(b: Builder, ludeme: Ludeme) -> IntArrayFunction:
    value = b.argument(ludeme, "array")
    if value is not None:
        return b.array(value)
    return Values([b.integer(item) for item in b.list_of(ludeme, "list")])


@builds(_PACKAGE + "Add")
def build_add(b: Builder, ludeme: Ludeme) -> IntFunction:
    if "a" in ludeme.clause.index:
        return Add(b.needed_integer(ludeme, "a"), b.needed_integer(ludeme, "b"))
    return Sum(_array(b, ludeme))


@builds(_PACKAGE + "Mul")
def build_multiply(b: Builder, ludeme: Ludeme) -> IntFunction:
    if "a" in ludeme.clause.index:
        return Multiply(b.needed_integer(ludeme, "a"), b.needed_integer(ludeme, "b"))
    return Product(_array(b, ludeme))


@builds(_PACKAGE + "Sub")
def build_subtract(b: Builder, ludeme: Ludeme) -> IntFunction:
    first = b.argument(ludeme, "valueA")
    return Subtract(b.integer(0 if first is None else first), b.needed_integer(ludeme, "valueB"))


@builds(_PACKAGE + "Div")
def build_divide(b: Builder, ludeme: Ludeme) -> IntFunction:
    return Divide(b.needed_integer(ludeme, "a"), b.needed_integer(ludeme, "b"))


@builds(_PACKAGE + "Mod")
def build_modulo(b: Builder, ludeme: Ludeme) -> IntFunction:
    return Modulo(b.needed_integer(ludeme, "value"), b.needed_integer(ludeme, "modulo"))


@builds(_PACKAGE + "Pow")
def build_power(b: Builder, ludeme: Ludeme) -> IntFunction:
    return Power(b.needed_integer(ludeme, "a"), b.needed_integer(ludeme, "b"))


@builds(_PACKAGE + "Abs")
def build_absolute(b: Builder, ludeme: Ludeme) -> IntFunction:
    return Absolute(b.needed_integer(ludeme, "value"))


@builds(_PACKAGE + "Min")
def build_least(b: Builder, ludeme: Ludeme) -> IntFunction:
    if "array" in ludeme.clause.index:
        return LeastOf(_array(b, ludeme))
    return Least(b.needed_integer(ludeme, "valueA"), b.needed_integer(ludeme, "valueB"))


@builds(_PACKAGE + "Max")
def build_greatest(b: Builder, ludeme: Ludeme) -> IntFunction:
    if "array" in ludeme.clause.index:
        return GreatestOf(_array(b, ludeme))
    return Greatest(b.needed_integer(ludeme, "valueA"), b.needed_integer(ludeme, "valueB"))


@builds(_PACKAGE + "If")
def build_choice(b: Builder, ludeme: Ludeme) -> IntFunction:
    return Choice(
        b.needed_boolean(ludeme, "cond"), b.needed_integer(ludeme, "valueA"), b.needed_integer(ludeme, "valueB")
    )


@builds("game.functions.ints.ToInt")
def build_truth(b: Builder, ludeme: Ludeme) -> IntFunction:
    if b.argument(ludeme, "floatFn") is not None:
        raise b.unsupported(ludeme, "of a float")
    return Truth(b.needed_boolean(ludeme, "boolFn"))
