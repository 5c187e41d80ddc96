"""Regions out of regions: ``union``, ``intersection``, ``difference``, ``expand``, ``if``, ``forEach``."""

from __future__ import annotations

from typing import Final

from ludkit.board.directions import ADJACENT, DIRECTION_INDEX
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import (
    BoolFunction,
    IntArrayFunction,
    IntConstant,
    IntFunction,
    RegionConstant,
    RegionFunction,
    constant,
)
from ludkit.engine.regions.equipment import union_of
from ludkit.engine.registry import builds
from ludkit.engine.ways import Ways
from ludkit.ludemes.typed import Ludeme

_PACKAGE: Final = "game.functions.region.math."


class Intersection(RegionFunction):
    def __init__(self, parts: list[RegionFunction]) -> None:
        self.parts: list[RegionFunction] = parts

    def eval(self, ctx: Context) -> list[int]:
        found = self.parts[0].eval(ctx)
        for i in range(1, len(self.parts)):
            other = set(self.parts[i].eval(ctx))
            found = [site for site in found if site in other]
        return found

    def contains(self, ctx: Context, site: int) -> bool:
        for part in self.parts:
            if not part.contains(ctx, site):
                return False
        return True


class Difference(RegionFunction):
    def __init__(self, source: RegionFunction, removed: RegionFunction) -> None:
        self.source: RegionFunction = source
        self.removed: RegionFunction = removed

    def eval(self, ctx: Context) -> list[int]:
        removed = set(self.removed.eval(ctx))
        return [site for site in self.source.eval(ctx) if site not in removed]

    def contains(self, ctx: Context, site: int) -> bool:
        return self.source.contains(ctx, site) and not self.removed.contains(ctx, site)


class LessOne(RegionFunction):
    """A region without one site."""

    def __init__(self, source: RegionFunction, site: IntFunction) -> None:
        self.source: RegionFunction = source
        self.site: IntFunction = site

    def eval(self, ctx: Context) -> list[int]:
        removed = self.site.eval(ctx)
        return [site for site in self.source.eval(ctx) if site != removed]


class Expand(RegionFunction):
    """A region with all that lies within some steps of it, in a direction or (None) in all adjacent ones."""

    def __init__(self, ways: Ways, sites: IntArrayFunction, steps: IntFunction, direction: int) -> None:
        self.ways: Ways = ways
        self.sites: IntArrayFunction = sites
        self.steps: IntFunction = steps
        self.direction: int = direction

    def eval(self, ctx: Context) -> list[int]:
        return expanded(self.ways, self.sites.eval(ctx), self.steps.eval(ctx), self.direction)


def expanded(ways: Ways, sites: list[int], steps: int, direction: int) -> list[int]:
    """``sites`` and all within some steps of them in a direction."""
    found = set(sites)
    targets = ways.steps(direction)
    for _ in range(steps):
        size = len(found)
        for site in list(found):
            if site < ways.size:
                found.update(targets[site])
        if len(found) == size:
            break
    return sorted(found)


class Choice(RegionFunction):
    """``(if condition a b)``; without b no site."""

    def __init__(self, condition: BoolFunction, a: RegionFunction, b: RegionFunction | None) -> None:
        self.condition: BoolFunction = condition
        self.a: RegionFunction = a
        self.b: RegionFunction | None = b

    def eval(self, ctx: Context) -> list[int]:
        if self.condition.eval(ctx):
            return self.a.eval(ctx)
        return [] if self.b is None else self.b.eval(ctx)


class SitesThat(RegionFunction):
    """``(forEach region if:condition)``: the sites of which a condition on ``(site)`` holds."""

    def __init__(self, region: RegionFunction, condition: BoolFunction) -> None:
        self.region: RegionFunction = region
        self.condition: BoolFunction = condition

    def eval(self, ctx: Context) -> list[int]:
        outer = ctx.site
        found: list[int] = []
        for site in self.region.eval(ctx):
            ctx.site = site
            if self.condition.eval(ctx):
                found.append(site)
        ctx.site = outer
        return found


class ForEachSite(RegionFunction):
    """``(forEach of:region region)``: the sites of a region for each ``(site)`` of another."""

    def __init__(self, of: RegionFunction, region: RegionFunction) -> None:
        self.of: RegionFunction = of
        self.region: RegionFunction = region

    def eval(self, ctx: Context) -> list[int]:
        outer = ctx.site
        found: set[int] = set()
        for site in self.of.eval(ctx):
            ctx.site = site
            found.update(self.region.eval(ctx))
        ctx.site = outer
        return sorted(found)


class ForEachPlayer(RegionFunction):
    """``(forEach players region)``: the sites of a region for each of some players."""

    def __init__(self, players: IntArrayFunction, region: RegionFunction) -> None:
        self.players: IntArrayFunction = players
        self.region: RegionFunction = region

    def eval(self, ctx: Context) -> list[int]:
        outer = ctx.player
        found: set[int] = set()
        for player in self.players.eval(ctx):
            if 0 <= player <= ctx.game.players:
                ctx.player = player
                found.update(self.region.eval(ctx))
        ctx.player = outer
        return sorted(found)


class ForEachTeam(RegionFunction):
    """The sites of a region for each team that has players, which ``(team)`` are."""

    def __init__(self, region: RegionFunction) -> None:
        self.region: RegionFunction = region

    def eval(self, ctx: Context) -> list[int]:
        outer = ctx.team
        found: set[int] = set()
        for team in ctx.teams_of_players():
            ctx.team = team
            found.update(self.region.eval(ctx))
        ctx.team = outer
        return sorted(found)


def _parts(b: Builder, ludeme: Ludeme) -> list[RegionFunction]:
    if "regions" in ludeme.clause.index:
        return [b.region(value) for value in b.list_of(ludeme, "regions")]
    return [b.needed_region(ludeme, "region1"), b.needed_region(ludeme, "region2")]


@builds(_PACKAGE + "Union")
def build_union(b: Builder, ludeme: Ludeme) -> RegionFunction:
    return union_of(_parts(b, ludeme))


@builds(_PACKAGE + "Intersection")
def build_intersection(b: Builder, ludeme: Ludeme) -> RegionFunction:
    parts = _parts(b, ludeme)
    sites: set[int] | None = None
    for part in parts:
        if not isinstance(part, RegionConstant):
            return Intersection(parts)
        sites = set(part.sites) if sites is None else sites & set(part.sites)
    return RegionConstant(sorted(sites or set()))


@builds(_PACKAGE + "Difference")
def build_difference(b: Builder, ludeme: Ludeme) -> RegionFunction:
    source = b.needed_region(ludeme, "source")
    removed = b.region_of(ludeme, "subtraction")
    if removed is None:
        site = b.needed_integer(ludeme, "siteToRemove")
        known = constant(site)
        if known is None:
            return LessOne(source, site)
        removed = RegionConstant([known] if known >= 0 else [])
    if isinstance(source, RegionConstant) and isinstance(removed, RegionConstant):
        return RegionConstant([site for site in source.sites if site not in removed.sites])
    return Difference(source, removed)


@builds(_PACKAGE + "Expand")
def build_expand(b: Builder, ludeme: Ludeme) -> RegionFunction:
    if b.argument(ludeme, "containerIdFn") is not None or b.argument(ludeme, "containerName") is not None:
        raise b.unsupported(ludeme, "in a container")
    ways = b.ways(b.site_type(ludeme))
    given = b.integer_of(ludeme, "steps")
    steps = IntConstant(1) if given is None else given
    direction_name = b.constant_name(ludeme, "dirn")
    direction = ADJACENT if direction_name is None else DIRECTION_INDEX[direction_name]
    region = b.region_of(ludeme, "region")
    known = constant(steps)
    if isinstance(region, RegionConstant) and known is not None:
        return RegionConstant(expanded(ways, region.sites, known, direction))
    return Expand(ways, b.sites_of(ludeme, "region", "origin"), steps, direction)


@builds(_PACKAGE + "If")
def build_choice(b: Builder, ludeme: Ludeme) -> RegionFunction:
    return Choice(b.needed_boolean(ludeme, "cond"), b.needed_region(ludeme, "ok"), b.region_of(ludeme, "notOk"))


@builds("game.functions.region.foreach.ForEach")
def build_for_each(b: Builder, ludeme: Ludeme) -> RegionFunction:
    players = ludeme.get("players")
    if players is not None:
        return ForEachPlayer(b.array(players), b.needed_region(ludeme, "region"))
    if ludeme.get("forEachType") is not None:
        return ForEachTeam(b.needed_region(ludeme, "region"))
    if ludeme.get("of") is not None:
        return ForEachSite(b.needed_region(ludeme, "of"), b.needed_region(ludeme, "region"))
    return SitesThat(b.needed_region(ludeme, "region"), b.needed_boolean(ludeme, "If"))
