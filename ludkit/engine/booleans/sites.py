"""Conditions on sites: ``is Empty``, ``is Occupied``, ``is In``, ``is Within``, ``all Sites``, ``is Full``."""

from __future__ import annotations

from typing import Final

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, IntArrayFunction, IntFunction, RegionFunction
from ludkit.engine.ints.iterators import To
from ludkit.engine.ints.last import LastTo
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.ludemes.typed import Ludeme

_IS: Final = "game.functions.booleans.is.Is "


class IsEmpty(BoolFunction):
    """Whether nothing stands on a site; false off the board."""

    def __init__(self, site_type: int, site: IntFunction) -> None:
        self.site_type: int = site_type
        self.site: IntFunction = site

    def eval(self, ctx: Context) -> bool:
        site = self.site.eval(ctx)
        if site < 0:
            return False
        layout = ctx.sites.layout
        if site >= layout.sizes[self.site_type] and (site < layout.board_end or site >= len(layout.container_of)):
            return False
        return ctx.sites.count[layout.element(self.site_type, site)] == 0


class IsOccupied(BoolFunction):
    """Whether a piece stands on a site; false off the board."""

    def __init__(self, site_type: int, site: IntFunction) -> None:
        self.site_type: int = site_type
        self.site: IntFunction = site

    def eval(self, ctx: Context) -> bool:
        site = self.site.eval(ctx)
        layout = ctx.sites.layout
        if site < 0 or site >= len(layout.container_of):
            return False
        return ctx.sites.what[layout.element(self.site_type, site)] != 0


class IsIn(BoolFunction):
    """Whether a site lies in a region."""

    def __init__(self, site: IntFunction, region: RegionFunction) -> None:
        self.site: IntFunction = site
        self.region: RegionFunction = region

    def eval(self, ctx: Context) -> bool:
        site = self.site.eval(ctx)
        return site >= 0 and self.region.contains(ctx, site)


class AreAllIn(BoolFunction):
    """Whether all of several sites lie in a region."""

    def __init__(self, sites: list[IntFunction], region: RegionFunction) -> None:
        self.sites: list[IntFunction] = sites
        self.region: RegionFunction = region

    def eval(self, ctx: Context) -> bool:
        for function in self.sites:
            site = function.eval(ctx)
            if site == OFF or not self.region.contains(ctx, site):
                return False
        return True


class AreAllAmong(BoolFunction):
    """Whether all of several values are among those of an array."""

    def __init__(self, values: list[IntFunction], array: IntArrayFunction) -> None:
        self.values: list[IntFunction] = values
        self.array: IntArrayFunction = array

    def eval(self, ctx: Context) -> bool:
        array = self.array.eval(ctx)
        return all(function.eval(ctx) in array for function in self.values)


class IsToEmpty(BoolFunction):
    """``(is Empty (to))`` for cells of a game without hands, the most frequent condition of all."""

    def eval(self, ctx: Context) -> bool:
        to = ctx.to
        return 0 <= to < ctx.sites.layout.board_end and ctx.sites.count[to] == 0


class AllSites(BoolFunction):
    """Whether a condition holds on all sites of a region."""

    def __init__(self, region: RegionFunction, condition: BoolFunction) -> None:
        self.region: RegionFunction = region
        self.condition: BoolFunction = condition

    def eval(self, ctx: Context) -> bool:
        outer = ctx.site
        holds = True
        for site in self.region.eval(ctx):
            ctx.site = site
            if not self.condition.eval(ctx):
                holds = False
                break
        ctx.site = outer
        return holds


class AllDifferent(BoolFunction):
    """Whether on all sites of a region stands something else, and a condition holds on each."""

    def __init__(self, base: int, region: RegionFunction, condition: BoolFunction) -> None:
        self.base: int = base
        self.region: RegionFunction = region
        self.condition: BoolFunction = condition

    def eval(self, ctx: Context) -> bool:
        outer = ctx.site
        found: list[int] = []
        different = True
        for site in self.region.eval(ctx):
            ctx.site = site
            what = ctx.sites.what[self.base + site]
            if not self.condition.eval(ctx) or what in found:
                different = False
                break
            found.append(what)
        ctx.site = outer
        return different


class IsFull(BoolFunction):
    """Whether no site of the board's default type is empty."""

    def eval(self, ctx: Context) -> bool:
        return len(ctx.sites.empty[ctx.sites.layout.default_type]) == 0


class IsWithin(BoolFunction):
    """Whether a piece of a kind stands on one of the sites."""

    def __init__(self, component: IntFunction, sites: IntArrayFunction) -> None:
        self.component: IntFunction = component
        self.sites: IntArrayFunction = sites

    def eval(self, ctx: Context) -> bool:
        sites = self.sites.eval(ctx)
        return any(ctx.sites.layout.site(element) in sites for element in ctx.sites.owned[self.component.eval(ctx)])


@builds(_IS + "Empty")
def build_is_empty(b: Builder, ludeme: Ludeme) -> BoolFunction:
    site_type = b.site_type(ludeme)
    site = b.needed_integer(ludeme, "at")
    layout = b.layout
    if isinstance(site, To) and layout.base[site_type] == 0 and len(layout.container_sizes) == 1:
        return IsToEmpty()
    return IsEmpty(site_type, site)


@builds(_IS + "Occupied")
def build_is_occupied(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return IsOccupied(b.site_type(ludeme), b.needed_integer(ludeme, "at"))


@builds(_IS + "In")
def build_is_in(b: Builder, ludeme: Ludeme) -> BoolFunction:
    listed = b.argument(ludeme, "sites") is not None
    sites = [b.integer(value) for value in b.list_of(ludeme, "sites")]
    if not listed:
        site = b.integer_of(ludeme, "site")
        sites.append(To() if site is None else site)
    array = b.argument(ludeme, "array")
    if array is not None:
        return AreAllAmong(sites, b.array(array))
    region = b.needed_region(ludeme, "region")
    return AreAllIn(sites, region) if listed else IsIn(sites[0], region)


@builds("game.functions.booleans.all.All Sites")
def build_all_sites(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return AllSites(b.needed_region(ludeme, "region"), b.needed_boolean(ludeme, "If"))


@builds("game.functions.booleans.all.All Different")
def build_all_different(b: Builder, ludeme: Ludeme) -> BoolFunction:
    base = b.layout.base[b.layout.default_type]
    return AllDifferent(base, b.needed_region(ludeme, "region"), b.needed_boolean(ludeme, "If"))


@builds(_IS + "Full")
def build_is_full(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return IsFull()


@builds(_IS + "Within")
def build_is_within(b: Builder, ludeme: Ludeme) -> BoolFunction:
    sites = b.sites_of(ludeme, "in", "at", LastTo())
    return IsWithin(b.needed_integer(ludeme, "what"), sites)
