"""Constraints of deduction puzzles: ``all Different``, ``is Count``, ``is Sum``, ``is Unique``, ``forAll``."""

from __future__ import annotations

from typing import Final

from ludkit.board.directions import CELL, EDGE, SITE_TYPES, VERTEX
from ludkit.engine.builder import Builder, Hints
from ludkit.engine.context import Context
from ludkit.engine.errors import PlayError
from ludkit.engine.functions import (
    ArrayOfRegion,
    BoolFunction,
    IntArrayConstant,
    IntArrayFunction,
    IntConstant,
    IntFunction,
)
from ludkit.engine.ints.iterators import Hint
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.engine.variables import variables_of
from ludkit.ludemes.typed import Ludeme

_DEDUCTION: Final = "game.functions.booleans.deductionPuzzle."


class Divided(BoolFunction):
    """A constraint that holds where all its parts hold; each part can be asked by itself."""

    def __init__(self) -> None:
        self.parts: list[BoolFunction] = []

    def eval(self, ctx: Context) -> bool:
        for part in self.parts:
            if not part.eval(ctx):
                return False
        return True


# --- all Different ----------------------------------------------------------------------------------------------------


class AllDifferent(BoolFunction):
    """Whether no two of some resolved sites have the same value, and none has 0; some values do not count."""

    def __init__(self, base: int, sites: IntArrayFunction, excepts: list[IntFunction]) -> None:
        self.base: int = base
        self.sites: IntArrayFunction = sites
        self.excepts: list[IntFunction] = excepts

    def eval(self, ctx: Context) -> bool:
        excepts = [value.eval(ctx) for value in self.excepts]
        variables = variables_of(ctx.sites)
        found: list[int] = []
        for site in self.sites.eval(ctx):
            value = variables.value_of(self.base + site)
            if value == OFF or value in excepts:
                continue
            if value == 0 or value in found:
                return False
            found.append(value)
        return True


class AllDifferentFromFirst(AllDifferent):
    """`AllDifferent`, but where the first site has 0 or is not resolved the others are not looked at."""

    def eval(self, ctx: Context) -> bool:
        first = self.sites.eval(ctx)[0]
        return variables_of(ctx.sites).value_of(self.base + first) <= 0 or super().eval(ctx)


class AllDifferentInRegions(Divided):
    """`AllDifferent` in each region of the equipment."""

    def __init__(self, b: Builder, base: int, excepts: list[IntFunction]) -> None:
        super().__init__()
        for region in b.regions:
            for kind, lists in region.statics:
                for sites in lists:
                    # a queen's lines: only a site with a queen forbids anything
                    part = AllDifferentFromFirst if kind == "AllDirections" else AllDifferent
                    self.parts.append(part(base, IntArrayConstant(sites), excepts))
            if not region.statics:
                for function in region.parts:
                    self.parts.append(AllDifferent(base, ArrayOfRegion(function), excepts))


# --- is Count, is Sum -------------------------------------------------------------------------------------------------


class IsCount(BoolFunction):
    """Whether as many sites as wanted have a value, or can still have it."""

    def __init__(self, base: int, sites: IntArrayFunction, value: IntFunction, result: IntFunction) -> None:
        self.base: int = base
        self.sites: IntArrayFunction = sites
        self.value: IntFunction = value
        self.result: IntFunction = result

    def eval(self, ctx: Context) -> bool:
        wanted = self.value.eval(ctx)
        result = self.result.eval(ctx)
        variables = variables_of(ctx.sites)
        resolved = True
        count = 0
        for site in self.sites.eval(ctx):
            value = variables.value_of(self.base + site)
            if value == OFF:
                resolved = False
            elif value == wanted:
                count += 1
        return count <= result and (count == result or not resolved)


class IsSum(BoolFunction):
    """Whether the values of sites add up to a number, or are not more while some are not resolved."""

    def __init__(self, base: int, sites: IntArrayFunction, result: IntFunction) -> None:
        self.base: int = base
        self.sites: IntArrayFunction = sites
        self.result: IntFunction = result

    def eval(self, ctx: Context) -> bool:
        result = self.result.eval(ctx)
        variables = variables_of(ctx.sites)
        resolved = True
        total = 0
        for site in self.sites.eval(ctx):
            value = variables.value_of(self.base + site)
            if value == OFF:
                resolved = False
            else:
                total += value
        return total <= result and (total == result or not resolved)


class IsSumOfHint(IsSum):
    """`IsSum` of the sites of a hint, which ``(hint)`` is from then on."""

    def __init__(self, base: int, sites: IntArrayFunction, result: IntFunction, hint: int) -> None:
        super().__init__(base, sites, result)
        self.hint: int = hint

    def eval(self, ctx: Context) -> bool:
        ctx.hint = self.hint
        return super().eval(ctx)


class IsSumInRegions(Divided):
    """`IsSum` in each region of some name that the equipment states by its kind (``Rows``, ``HintRegions``, …).

    Where the number wanted is ``(hint)``, the first of the regions of a kind has the first hint, and so on.
    """

    def __init__(self, b: Builder, site_type: int, name: str, result: IntFunction) -> None:
        super().__init__()
        base = b.layout.base[site_type]
        values = b.hints[site_type].values
        for region in b.regions:
            if name not in region.name:
                continue
            for _, lists in region.statics:
                for i in range(len(lists)):
                    sites = IntArrayConstant(lists[i])
                    if not isinstance(result, Hint):
                        self.parts.append(IsSum(base, sites, result))
                    elif i < len(values):
                        self.parts.append(IsSumOfHint(base, sites, result, values[i]))
                    else:
                        self.parts.append(NoHint())


class NoHint(BoolFunction):
    """Raises PlayError: the rules ask for a hint that is not there, where Ludii fails as well."""

    def eval(self, ctx: Context) -> bool:
        raise PlayError("the rules ask for a hint that is not there")


# --- is Unique --------------------------------------------------------------------------------------------------------


class AreUnlike(BoolFunction):
    """Whether two lists of sites differ somewhere, or are not all resolved."""

    def __init__(self, base: int, first: list[int], second: list[int]) -> None:
        self.base: int = base
        self.first: list[int] = first
        self.second: list[int] = second

    def eval(self, ctx: Context) -> bool:
        variables = variables_of(ctx.sites)
        base = self.base
        for site in self.first:
            if variables.value_of(base + site) == OFF:
                return True
        for site in self.second:
            if variables.value_of(base + site) == OFF:
                return True
        for i in range(len(self.first)):
            if variables.value_of(base + self.first[i]) != variables.value_of(base + self.second[i]):
                return True
        return False


class IsUnique(Divided):
    """Whether no two regions of a kind (``Rows``, …) are filled in the same way."""

    def __init__(self, b: Builder, site_type: int) -> None:
        super().__init__()
        base = b.layout.base[site_type]
        for region in b.regions:
            for _, lists in region.statics:
                for i in range(len(lists)):
                    for j in range(i + 1, len(lists)):
                        self.parts.append(AreUnlike(base, lists[i], lists[j]))


# --- forAll -----------------------------------------------------------------------------------------------------------


class ForElement(BoolFunction):
    """A constraint on one element of the board, which ``(from)`` is."""

    def __init__(self, site: int, constraint: BoolFunction) -> None:
        self.site: int = site
        self.constraint: BoolFunction = constraint

    def eval(self, ctx: Context) -> bool:
        origin = ctx.origin
        ctx.origin = self.site
        holds = self.constraint.eval(ctx)
        ctx.origin = origin
        return holds


class ForHint(BoolFunction):
    """A constraint on a hint, which ``(hint)`` is; ``(from)`` and ``(to)`` are its first sites.

    ``start`` and ``end`` are these sites; OFF where neither this hint nor one before it has such a site. ``(edge)`` is
    the sum of the values of the edges at its last vertex, ``edges``. While one of those at its vertices (``all_edges``)
    is not resolved it is at least the hint. ``region`` is None where Ludii fails if it is asked for it.
    """

    def __init__(self, start: int, end: int, hint: int, constraint: BoolFunction) -> None:
        self.start: int = start
        self.end: int = end
        self.hint: int = hint
        self.constraint: BoolFunction = constraint
        self.edges: list[int] = []
        self.all_edges: list[int] = []
        self.region: list[int] | None = None

    def eval(self, ctx: Context) -> bool:
        origin = ctx.origin
        to = ctx.to
        hint = ctx.hint
        edge = ctx.edge
        ctx.edge = self._edge(ctx)
        if self.start != OFF:
            ctx.origin = self.start
        if self.end != OFF:
            ctx.to = self.end
        ctx.hint = self.hint
        ctx.hint_region = self.region
        holds = self.constraint.eval(ctx)
        ctx.origin = origin
        ctx.to = to
        ctx.hint = hint
        ctx.edge = edge
        return holds

    def _edge(self, ctx: Context) -> int:
        variables = variables_of(ctx.sites)
        total = 0
        for element in self.edges:
            total += max(variables.value_of(element), 0)
        if total < self.hint:
            for element in self.all_edges:
                if variables.value_of(element) == OFF:
                    return self.hint
        return total


class ForAll(Divided):
    """A constraint on each element of a kind, or on each hint. As in Ludii, ``(from)`` is left what ``(to)`` is."""

    def __init__(self, parts: list[BoolFunction]) -> None:
        super().__init__()
        self.parts = parts

    def eval(self, ctx: Context) -> bool:
        holds = super().eval(ctx)
        ctx.origin = ctx.to
        return holds


def _for_hints(b: Builder, hints: Hints, constraint: BoolFunction) -> list[BoolFunction]:
    base = b.layout.base[EDGE]
    at_vertex: list[list[int]] = [[] for _ in range(b.topology.count(VERTEX))]
    for edge, ends in enumerate(b.topology.incident(EDGE, VERTEX)):
        for vertex in ends:
            at_vertex[vertex].append(base + edge)
    parts: list[BoolFunction] = []
    start = OFF
    end = OFF
    for i in range(len(hints.regions)):
        sites = hints.regions[i]
        if sites:
            start = sites[0]
        if len(sites) > 1:
            end = sites[1]
        part = ForHint(start, end, hints.values[i], constraint)
        if len(sites) > len(hints.regions):
            parts.append(NoHint())
            continue
        if len(sites) == len(hints.regions):
            part.region = sorted(set(sites))
        for site in sites:
            part.edges = at_vertex[site] if site < len(at_vertex) else []
            part.all_edges = [*part.all_edges, *part.edges]
        parts.append(part)
    return parts


# --- builders ---------------------------------------------------------------------------------------------------------


@builds(_DEDUCTION + "all.All Different")
def build_all_different(b: Builder, ludeme: Ludeme) -> BoolFunction:
    base = b.layout.base[b.site_type(ludeme, "elementType")]
    excepts = [b.integer(value) for value in b.list_of(ludeme, "excepts")]
    one = b.integer_of(ludeme, "except")
    if one is not None:
        excepts.append(one)
    region = b.region_of(ludeme, "region")
    if region is None:
        return AllDifferentInRegions(b, base, excepts)
    return AllDifferent(base, ArrayOfRegion(region), excepts)


@builds(_DEDUCTION + "is.Is Count")
def build_is_count(b: Builder, ludeme: Ludeme) -> BoolFunction:
    region = b.region_of(ludeme, "region")
    if region is None:
        raise b.unsupported(ludeme, "without a region")
    base = b.layout.base[b.site_type(ludeme)]
    value = b.integer_of(ludeme, "of")
    return IsCount(
        base, ArrayOfRegion(region), IntConstant(1) if value is None else value, b.needed_integer(ludeme, "result")
    )


@builds(_DEDUCTION + "is.Is Sum")
def build_is_sum(b: Builder, ludeme: Ludeme) -> BoolFunction:
    # whatever the board is, Ludii takes cells where no type is named
    site_type = CELL if b.argument(ludeme, "type") is None else b.site_type(ludeme)
    result = b.needed_integer(ludeme, "result")
    region = b.region_of(ludeme, "region")
    if region is None:
        return IsSumInRegions(b, site_type, b.text(ludeme, "nameRegion") or "", result)
    return IsSum(b.layout.base[site_type], ArrayOfRegion(region), result)


@builds(_DEDUCTION + "is.Is Unique")
def build_is_unique(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return IsUnique(b, CELL if b.argument(ludeme, "elementType") is None else b.site_type(ludeme, "elementType"))


@builds(_DEDUCTION + "ForAll")
def build_for_all(b: Builder, ludeme: Ludeme) -> BoolFunction:
    kind = b.constant_name(ludeme, "type")
    assert kind is not None
    constraint = b.needed_boolean(ludeme, "constraint")
    if kind == "Hint":
        return ForAll(_for_hints(b, b.hints[b.layout.default_type], constraint))
    return ForAll([ForElement(site, constraint) for site in range(b.topology.count(SITE_TYPES.index(kind)))])
