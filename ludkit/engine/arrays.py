"""Arrays of whole numbers: ``array``, ``values``, ``results``, ``if``."""

from __future__ import annotations

from typing import Final

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import ArrayOfRegion, BoolFunction, IntArrayFunction, IntFunction
from ludkit.engine.ints.math import Values
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme

_PACKAGE: Final = "game.functions.intArray."


class Remembered(IntArrayFunction):
    """The values that were remembered, under a name or without."""

    def __init__(self, name: str | None) -> None:
        self.name: str | None = name

    def eval(self, ctx: Context) -> list[int]:
        if self.name is None:
            return ctx.state.remembered
        return ctx.state.remembered_by_name.get(self.name, [])


class Choice(IntArrayFunction):
    """``(if condition a b)``; without b an empty array."""

    def __init__(self, condition: BoolFunction, a: IntArrayFunction, b: IntArrayFunction | None) -> None:
        self.condition: BoolFunction = condition
        self.a: IntArrayFunction = a
        self.b: IntArrayFunction | None = b

    def eval(self, ctx: Context) -> list[int]:
        if self.condition.eval(ctx):
            return self.a.eval(ctx)
        return [] if self.b is None else self.b.eval(ctx)


class Results(IntArrayFunction):
    """The values of a function for each pair of sites, which ``(from)`` and ``(to)`` are."""

    def __init__(self, starts: IntArrayFunction, ends: IntArrayFunction, function: IntFunction) -> None:
        self.starts: IntArrayFunction = starts
        self.ends: IntArrayFunction = ends
        self.function: IntFunction = function

    def eval(self, ctx: Context) -> list[int]:
        origin = ctx.origin
        outer = ctx.to
        found: list[int] = []
        for start in self.starts.eval(ctx):
            ctx.origin = start
            for end in self.ends.eval(ctx):
                ctx.to = end
                found.append(self.function.eval(ctx))
        ctx.origin = origin
        ctx.to = outer
        return found


@builds(_PACKAGE + "array.Array")
def build_array(b: Builder, ludeme: Ludeme) -> IntArrayFunction:
    if "region" in ludeme.clause.index:
        return ArrayOfRegion(b.needed_region(ludeme, "region"))
    return Values([b.integer(value) for value in b.list_of(ludeme, "ints")])


@builds(_PACKAGE + "values.Values Remembered")
def build_remembered(b: Builder, ludeme: Ludeme) -> IntArrayFunction:
    return Remembered(b.text(ludeme, "name"))


@builds(_PACKAGE + "math.If")
def build_choice(b: Builder, ludeme: Ludeme) -> IntArrayFunction:
    then = b.argument(ludeme, "ok")
    otherwise = b.argument(ludeme, "notOk")
    assert then is not None
    return Choice(b.needed_boolean(ludeme, "cond"), b.array(then), None if otherwise is None else b.array(otherwise))


@builds(_PACKAGE + "math.Results")
def build_results(b: Builder, ludeme: Ludeme) -> IntArrayFunction:
    return Results(
        b.sites_of(ludeme, "From", "from"), b.sites_of(ludeme, "To", "to"), b.needed_integer(ludeme, "function")
    )
