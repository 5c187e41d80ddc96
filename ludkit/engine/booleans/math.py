"""Logic and comparison: ``and``, ``or``, ``not``, ``xor``, ``if``, ``=``, ``!=``, ``<``, ``<=``, ``>``, ``>=``."""

from __future__ import annotations

from typing import Final

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolConstant, BoolFunction, IntConstant, IntFunction, RegionFunction
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.engine.variables import variables_of
from ludkit.ludemes.typed import Ludeme

_PACKAGE: Final = "game.functions.booleans.math."


class And(BoolFunction):
    def __init__(self, parts: list[BoolFunction]) -> None:
        self.parts: list[BoolFunction] = parts

    def eval(self, ctx: Context) -> bool:
        for part in self.parts:
            if not part.eval(ctx):
                return False
        return True


class Or(BoolFunction):
    def __init__(self, parts: list[BoolFunction]) -> None:
        self.parts: list[BoolFunction] = parts

    def eval(self, ctx: Context) -> bool:
        for part in self.parts:
            if part.eval(ctx):
                return True
        return False


class Not(BoolFunction):
    def __init__(self, part: BoolFunction) -> None:
        self.part: BoolFunction = part

    def eval(self, ctx: Context) -> bool:
        return not self.part.eval(ctx)


class Xor(BoolFunction):
    def __init__(self, a: BoolFunction, b: BoolFunction) -> None:
        self.a: BoolFunction = a
        self.b: BoolFunction = b

    def eval(self, ctx: Context) -> bool:
        return self.a.eval(ctx) != self.b.eval(ctx)


class If(BoolFunction):
    """Without ``otherwise``, false where the condition does not hold."""

    def __init__(self, condition: BoolFunction, then: BoolFunction, otherwise: BoolFunction | None) -> None:
        self.condition: BoolFunction = condition
        self.then: BoolFunction = then
        self.otherwise: BoolFunction | None = otherwise

    def eval(self, ctx: Context) -> bool:
        if self.condition.eval(ctx):
            return self.then.eval(ctx)
        return self.otherwise is not None and self.otherwise.eval(ctx)


class Comparison(BoolFunction):
    def __init__(self, a: IntFunction, b: IntFunction) -> None:
        self.a: IntFunction = a
        self.b: IntFunction = b


class Equals(Comparison):
    def eval(self, ctx: Context) -> bool:
        return self.a.eval(ctx) == self.b.eval(ctx)


class NotEqual(Comparison):
    def eval(self, ctx: Context) -> bool:
        return self.a.eval(ctx) != self.b.eval(ctx)


class Less(Comparison):
    def eval(self, ctx: Context) -> bool:
        return self.a.eval(ctx) < self.b.eval(ctx)


class LessOrEqual(Comparison):
    def eval(self, ctx: Context) -> bool:
        return self.a.eval(ctx) <= self.b.eval(ctx)


class Greater(Comparison):
    def eval(self, ctx: Context) -> bool:
        return self.a.eval(ctx) > self.b.eval(ctx)


class GreaterOrEqual(Comparison):
    def eval(self, ctx: Context) -> bool:
        return self.a.eval(ctx) >= self.b.eval(ctx)


class OrderOfVariables(Comparison):
    """A comparison in a deduction puzzle: Ludii takes what is compared for two sites, and compares their values.

    It holds where one of them is not resolved. Raises NoSiteError where one is not there.
    """

    def __init__(self, a: IntFunction, b: IntFunction, site_type: int, less: bool, equal: bool, greater: bool) -> None:
        """``less``, ``equal``, ``greater``: whether the comparison holds where the first value is that."""
        super().__init__(a, b)
        self.site_type: int = site_type
        self.less: bool = less
        self.equal: bool = equal
        self.greater: bool = greater

    def eval(self, ctx: Context) -> bool:
        first = self.a.eval(ctx)
        second = self.b.eval(ctx)
        variables = variables_of(ctx.sites)
        a = variables.value_at(self.site_type, first)
        if a == OFF:
            return True
        b = variables.value_at(self.site_type, second)
        if b == OFF:
            return True
        if a == b:
            return self.equal
        return self.less if a < b else self.greater


class SameRegions(BoolFunction):
    """Whether two regions have the same sites (``equal``), or not."""

    def __init__(self, a: RegionFunction, b: RegionFunction, equal: bool) -> None:
        self.a: RegionFunction = a
        self.b: RegionFunction = b
        self.equal: bool = equal

    def eval(self, ctx: Context) -> bool:
        return (self.a.eval(ctx) == self.b.eval(ctx)) == self.equal


def _parts(b: Builder, ludeme: Ludeme) -> list[BoolFunction]:
    """The conditions of ``(and a b)`` or ``(and {a b …})``."""
    if "list" in ludeme.clause.index:
        return [b.boolean(value) for value in b.list_of(ludeme, "list")]
    return [b.needed_boolean(ludeme, "a"), b.needed_boolean(ludeme, "b")]


@builds(_PACKAGE + "And")
def build_and(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return And(_parts(b, ludeme))


@builds(_PACKAGE + "Or")
def build_or(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return Or(_parts(b, ludeme))


@builds(_PACKAGE + "Not")
def build_not(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return Not(b.needed_boolean(ludeme, "a"))


@builds(_PACKAGE + "Xor")
def build_xor(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return Xor(b.needed_boolean(ludeme, "a"), b.needed_boolean(ludeme, "b"))


@builds(_PACKAGE + "If")
def build_if(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return If(b.needed_boolean(ludeme, "cond"), b.needed_boolean(ludeme, "ok"), b.boolean_of(ludeme, "notOk"))


def _operands(b: Builder, ludeme: Ludeme) -> tuple[IntFunction, IntFunction]:
    second = b.integer_of(ludeme, "valueB")
    return b.needed_integer(ludeme, "valueA"), b.needed_integer(ludeme, "roleB") if second is None else second


@builds(_PACKAGE + "Equals")
def build_equals(b: Builder, ludeme: Ludeme) -> BoolFunction:
    if "regionA" in ludeme.clause.index:
        return SameRegions(b.needed_region(ludeme, "regionA"), b.needed_region(ludeme, "regionB"), True)
    return Equals(*_operands(b, ludeme))


@builds(_PACKAGE + "NotEqual")
def build_not_equal(b: Builder, ludeme: Ludeme) -> BoolFunction:
    if "regionA" in ludeme.clause.index:
        return SameRegions(b.needed_region(ludeme, "regionA"), b.needed_region(ludeme, "regionB"), False)
    return NotEqual(*_operands(b, ludeme))


def _order(b: Builder, plain: Comparison, less: bool, equal: bool, greater: bool) -> BoolFunction:
    """``plain``, or in a deduction puzzle a comparison of variables; Ludii makes that of numbers before play begins."""
    if b.domains is None:
        return plain
    site_type = b.layout.default_type
    if isinstance(plain.a, IntConstant) and isinstance(plain.b, IntConstant):
        return BoolConstant(b.domains.at_start(site_type) > 1 or equal)
    return OrderOfVariables(plain.a, plain.b, site_type, less, equal, greater)


@builds(_PACKAGE + "Lt")
def build_less(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return _order(b, Less(*_operands(b, ludeme)), True, False, False)


@builds(_PACKAGE + "Le")
def build_less_or_equal(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return _order(b, LessOrEqual(*_operands(b, ludeme)), True, True, False)


@builds(_PACKAGE + "Gt")
def build_greater(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return _order(b, Greater(*_operands(b, ludeme)), False, False, True)


@builds(_PACKAGE + "Ge")
def build_greater_or_equal(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return _order(b, GreaterOrEqual(*_operands(b, ludeme)), False, True, True)
