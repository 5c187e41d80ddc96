"""Arrays of whole numbers: ``array``, ``values``, ``results``, ``team``, ``if``, and sets of them."""

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


class Difference(IntArrayFunction):
    """An array without the first of each value of another, or without the first of a single one."""

    def __init__(self, source: IntArrayFunction, others: IntArrayFunction | None, value: IntFunction | None) -> None:
        self.source: IntArrayFunction = source
        self.others: IntArrayFunction | None = others
        self.value: IntFunction | None = value

    def eval(self, ctx: Context) -> list[int]:
        values = self.source.eval(ctx).copy()
        removed = [] if self.others is None else self.others.eval(ctx)
        if self.value is not None:
            removed = [self.value.eval(ctx)]
        for value in removed:
            if value in values:
                values.remove(value)
        return values


class Union(IntArrayFunction):
    """The first of some arrays, and behind it what else is in the others, each value once."""

    def __init__(self, arrays: list[IntArrayFunction]) -> None:
        self.arrays: list[IntArrayFunction] = arrays

    def eval(self, ctx: Context) -> list[int]:
        values: list[int] = []
        for i in range(len(self.arrays)):
            for value in self.arrays[i].eval(ctx):
                if i == 0 or value not in values:
                    values.append(value)
        return values


class Intersection(IntArrayFunction):
    """What is in the first of some arrays and in all others, in its order."""

    def __init__(self, arrays: list[IntArrayFunction]) -> None:
        self.arrays: list[IntArrayFunction] = arrays

    def eval(self, ctx: Context) -> list[int]:
        if not self.arrays:
            return []
        values = self.arrays[0].eval(ctx)
        for i in range(1, len(self.arrays)):
            others = self.arrays[i].eval(ctx)
            values = [value for value in values if value in others]
        return values


class IteratedTeam(IntArrayFunction):
    """``(team)``: the players of the team that a rule is just about."""

    def eval(self, ctx: Context) -> list[int]:
        return ctx.team


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


@builds(_PACKAGE + "math.Difference")
def build_difference(b: Builder, ludeme: Ludeme) -> IntArrayFunction:
    source = b.argument(ludeme, "source")
    others = b.argument(ludeme, "subtraction")
    assert source is not None
    return Difference(b.array(source), None if others is None else b.array(others), b.integer_of(ludeme, "intToRemove"))


@builds(_PACKAGE + "math.Union")
def build_union(b: Builder, ludeme: Ludeme) -> IntArrayFunction:
    return Union(_arrays(b, ludeme, False))


@builds(_PACKAGE + "math.Intersection")
def build_intersection(b: Builder, ludeme: Ludeme) -> IntArrayFunction:
    # of two arrays Ludii keeps the order of the second, of a list of them that of the first
    return Intersection(_arrays(b, ludeme, True))


def _arrays(b: Builder, ludeme: Ludeme, second_first: bool) -> list[IntArrayFunction]:
    """The arrays that a ludeme is about: two, or a list of them."""
    first = b.argument(ludeme, "array1")
    second = b.argument(ludeme, "array2")
    if first is None or second is None:
        return [b.array(value) for value in b.list_of(ludeme, "arrays")]
    arrays = [b.array(first), b.array(second)]
    return [arrays[1], arrays[0]] if second_first else arrays


@builds(_PACKAGE + "iteraror.Team")
def build_team(b: Builder, ludeme: Ludeme) -> IntArrayFunction:
    return IteratedTeam()


@builds(_PACKAGE + "math.Results")
def build_results(b: Builder, ludeme: Ludeme) -> IntArrayFunction:
    return Results(
        b.sites_of(ludeme, "From", "from"), b.sites_of(ludeme, "To", "to"), b.needed_integer(ludeme, "function")
    )
