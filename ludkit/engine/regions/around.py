"""Regions seen from sites: ``sites Around``, ``sites Direction``, ``sites LineOfSight``, ``sites Group``."""

from __future__ import annotations

from typing import Final

from ludkit.board.directions import ADJACENT, CELL, DIRECTION_INDEX, EDGE, VERTEX
from ludkit.engine.builder import MOST_DISTANT, Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import (
    BoolConstant,
    BoolFunction,
    DirectionsFunction,
    IntArrayFunction,
    IntConstant,
    IntFunction,
    RegionFunction,
)
from ludkit.engine.ints.last import LastTo
from ludkit.engine.registry import builds
from ludkit.engine.stepping import StepRule, StepSearch, step_rule_of
from ludkit.engine.ways import Ways
from ludkit.ludemes.typed import Ludeme

_SITES: Final = "game.functions.region.sites.Sites "


class SitesAround(RegionFunction):
    """The sites at a distance from others, along the radials of a direction.

    ``content`` (``Empty``, ``Own``, …) says what may stand there, ``condition`` what must hold of ``(to)``.
    """

    def __init__(
        self,
        ways: Ways,
        base: int,
        sites: IntArrayFunction,
        content: str | None,
        distance: IntFunction,
        direction: int,
        condition: BoolFunction | None,
        include_self: BoolFunction,
    ) -> None:
        self.ways: Ways = ways
        self.base: int = base
        self.sites: IntArrayFunction = sites
        self.content: str | None = content
        self.distance: IntFunction = distance
        self.direction: int = direction
        self.condition: BoolFunction | None = condition
        self.include_self: BoolFunction = include_self

    def eval(self, ctx: Context) -> list[int]:
        distance = self.distance.eval(ctx)
        origin = ctx.origin
        to = ctx.to
        sites = self.sites.eval(ctx)
        if not sites:
            return []
        allowed = None if self.content is None else contents(ctx, self.content)
        radials = self.ways.radials(self.direction)
        found: set[int] = set()
        for site in sites:
            if site >= self.ways.size:
                continue
            ctx.origin = site
            for radial in radials[site]:
                if distance >= len(radial):
                    continue
                ctx.to = radial[distance]
                if (self.condition is None or self.condition.eval(ctx)) and (
                    allowed is None or ctx.sites.what[self.base + ctx.to] in allowed
                ):
                    found.add(radial[distance])
        ctx.origin = origin
        ctx.to = to
        if self.include_self.eval(ctx):
            found.update(sites)
        else:
            found.difference_update(sites)
        return sorted(found)


def contents(ctx: Context, kind: str) -> set[int]:
    """The components that count as ``Empty``, ``NotEmpty``, ``Own``, ``NotOwn``, ``Enemy`` or ``NotEnemy``."""
    mover = ctx.state.mover
    shared = ctx.game.players + 1
    owner = ctx.game.owner
    teams = ctx.game.traits.teams
    if kind == "Empty":
        return {0}
    allowed: set[int] = set()
    for component in range(1, len(owner)):
        player = owner[component]
        if kind == "NotEmpty":
            allows = True
        elif kind == "Own":
            allows = player in (mover, shared)
        elif kind == "NotOwn":
            allows = player != mover and player != shared
        else:
            enemy = 0 < player < shared and player != mover
            if teams and enemy:
                enemy = ctx.state.teams[player] != ctx.state.teams[mover]
            if kind == "Enemy":
                allows = enemy
            elif teams:
                # Ludii takes the enemies here too
                allows = enemy or player == shared
            else:
                allows = player in (mover, shared)
        if allows:
            allowed.add(component)
    return allowed


class SitesDirection(RegionFunction):
    """The sites along the radials from others, until a condition on ``(to)`` stops it."""

    def __init__(
        self,
        ways: Ways,
        sites: IntArrayFunction,
        directions: DirectionsFunction,
        distance: IntFunction,
        included: BoolFunction,
        stop: BoolFunction,
        stop_included: BoolFunction,
    ) -> None:
        self.ways: Ways = ways
        self.sites: IntArrayFunction = sites
        self.directions: DirectionsFunction = directions
        self.distance: IntFunction = distance
        self.included: BoolFunction = included
        self.stop: BoolFunction = stop
        self.stop_included: BoolFunction = stop_included

    def eval(self, ctx: Context) -> list[int]:
        distance = self.distance.eval(ctx)
        found: set[int] = set()
        outer = ctx.to
        for site in self.sites.eval(ctx):
            if self.included.eval(ctx):
                found.add(site)
            for direction in self.directions.eval(ctx, self.ways.site_type, site):
                for radial in self.ways.radials(direction)[site]:
                    for i in range(1, min(len(radial), distance + 1)):
                        ctx.to = radial[i]
                        if self.stop.eval(ctx):
                            if self.stop_included.eval(ctx):
                                found.add(radial[i])
                            break
                        found.add(radial[i])
            ctx.to = outer
        return sorted(found)


class SitesLineOfSight(RegionFunction):
    """What is seen from a site along radials: empty sites, the farthest of them, or the first piece."""

    def __init__(self, ways: Ways, base: int, kind: str, site: IntFunction, directions: DirectionsFunction) -> None:
        self.ways: Ways = ways
        self.base: int = base
        self.kind: str = kind
        self.site: IntFunction = site
        self.directions: DirectionsFunction = directions

    def eval(self, ctx: Context) -> list[int]:
        site = self.site.eval(ctx)
        found: set[int] = set()
        if not 0 <= site < self.ways.size:
            return []
        for direction in self.directions.eval(ctx, self.ways.site_type, site):
            for radial in self.ways.radials(direction)[site]:
                previous = -1
                for i in range(1, len(radial)):
                    to = radial[i]
                    empty = ctx.sites.what[self.base + to] == 0
                    if self.kind == "Empty":
                        if empty:
                            found.add(to)
                    elif self.kind == "Piece":
                        if not empty:
                            found.add(to)
                    elif not empty and previous != -1:
                        found.add(previous)
                    elif empty and i == len(radial) - 1:
                        found.add(to)
                    if not empty:
                        break
                    previous = to
        return sorted(found)


class SitesGroup(RegionFunction):
    """The groups of pieces that hang together with those on some sites: like pieces, or where a condition holds."""

    def __init__(
        self,
        ways: Ways,
        base: int,
        sites: IntArrayFunction,
        directions: DirectionsFunction,
        condition: BoolFunction | None,
    ) -> None:
        self.ways: Ways = ways
        self.base: int = base
        self.sites: IntArrayFunction = sites
        self.directions: DirectionsFunction = directions
        self.condition: BoolFunction | None = condition

    def eval(self, ctx: Context) -> list[int]:
        found: set[int] = set()
        for site in self.sites.eval(ctx):
            found.update(group(ctx, self.ways, self.base, site, self.directions, self.condition))
        return sorted(found)


def group(
    ctx: Context,
    ways: Ways,
    base: int,
    start: int,
    directions: DirectionsFunction,
    condition: BoolFunction | None,
) -> list[int]:
    """The sites that hang together with ``start``, it first: with like pieces, or where a condition on ``(to)`` holds.

    None if the condition does not hold on ``start`` itself.
    """
    origin = ctx.origin
    outer = ctx.to
    ctx.to = start
    if condition is not None and not condition.eval(ctx):
        ctx.to = outer
        return []
    what = ctx.sites.what[base + start]
    found = [start]
    seen = [False] * ways.size
    seen[start] = True
    ctx.origin = start
    i = 0
    while i < len(found):
        site = found[i]
        i += 1
        for direction in directions.eval(ctx, ways.site_type, site):
            for to in ways.steps(direction)[site]:
                if seen[to]:
                    continue
                ctx.to = to
                if condition.eval(ctx) if condition is not None else ctx.sites.what[base + to] == what:
                    seen[to] = True
                    found.append(to)
    ctx.to = outer
    ctx.origin = origin
    return found


@builds(_SITES + "Around")
def build_sites_around(b: Builder, ludeme: Ludeme) -> RegionFunction:
    site_type = b.site_type(ludeme, "typeLoc")
    direction = b.constant_name(ludeme, "directions")
    distance = b.integer_of(ludeme, "distance")
    include_self = b.boolean_of(ludeme, "includeSelf")
    return SitesAround(
        b.ways(site_type),
        b.layout.base[site_type],
        b.sites_of(ludeme, "regionWhere", "where"),
        b.constant_name(ludeme, "type"),
        IntConstant(1) if distance is None else distance,
        ADJACENT if direction is None else DIRECTION_INDEX[direction],
        b.boolean_of(ludeme, "If"),
        BoolConstant(False) if include_self is None else include_self,
    )


@builds(_SITES + "Direction")
def build_sites_direction(b: Builder, ludeme: Ludeme) -> RegionFunction:
    distance = b.integer_of(ludeme, "distance")
    return SitesDirection(
        b.ways(b.site_type(ludeme)),
        b.sites_of(ludeme, "From", "from"),
        b.directions(b.argument(ludeme, "directions")),
        IntConstant(MOST_DISTANT) if distance is None else distance,
        b.boolean_or(ludeme, "included", False),
        b.boolean_or(ludeme, "stop", False),
        b.boolean_or(ludeme, "stopIncluded", False),
    )


@builds(_SITES + "LineOfSight")
def build_sites_line_of_sight(b: Builder, ludeme: Ludeme) -> RegionFunction:
    site_type = b.layout.default_type
    at = b.integer_of(ludeme, "at")
    return SitesLineOfSight(
        b.ways(site_type),
        b.layout.base[site_type],
        b.constant_name(ludeme, "typeLoS") or "Piece",
        LastTo() if at is None else at,
        b.directions(b.argument(ludeme, "directions")),
    )


@builds(_SITES + "Group")
def build_sites_group(b: Builder, ludeme: Ludeme) -> RegionFunction:
    site_type = b.site_type(ludeme)
    return SitesGroup(
        b.ways(site_type),
        b.layout.base[site_type],
        b.sites_of(ludeme, "From", "at"),
        b.directions(b.argument(ludeme, "directions")),
        b.boolean_of(ludeme, "If"),
    )


class SitesDistance(RegionFunction):
    """The sites at some distances from a site, counted by a relation."""

    def __init__(self, ways: Ways, relation: int, start: IntFunction, bounds: tuple[IntFunction, IntFunction]) -> None:
        self.ways: Ways = ways
        self.relation: int = relation
        self.start: IntFunction = start
        self.least: IntFunction = bounds[0]
        self.greatest: IntFunction = bounds[1]

    def eval(self, ctx: Context) -> list[int]:
        start = self.start.eval(ctx)
        least = self.least.eval(ctx)
        found: list[int] = []
        if 0 <= start < self.ways.size and least >= 0:
            rings = self.ways.topology.rings(self.ways.site_type, self.relation, start)
            for ring in rings[least : self.greatest.eval(ctx) + 1]:
                found.extend(ring)
        return sorted(set(found))


class SitesWalked(RegionFunction):
    """The sites that some numbers of steps lead to from a site, and fewer steps do not."""

    def __init__(self, rule: StepRule, start: IntFunction, bounds: tuple[IntFunction, IntFunction]) -> None:
        self.rule: StepRule = rule
        self.start: IntFunction = start
        self.least: IntFunction = bounds[0]
        self.greatest: IntFunction = bounds[1]

    def eval(self, ctx: Context) -> list[int]:
        start = self.start.eval(ctx)
        least = self.least.eval(ctx)
        if not 0 <= start < self.rule.ways.size or least < 0:
            return []
        greatest = self.greatest.eval(ctx)
        search = StepSearch(ctx, self.rule, start)
        # the first step counts even where it is more than the greatest number, as in Ludii
        found: list[int] = search.ring.copy() if least <= 1 else []
        while search.ring and search.steps < greatest:
            search.go_on(ctx)
            if search.steps >= least:
                found.extend(search.ring)
        return sorted(found)


@builds(_SITES + "Distance")
def build_sites_distance(b: Builder, ludeme: Ludeme) -> RegionFunction:
    site_type = b.site_type(ludeme)
    relation = b.constant_name(ludeme, "relation")
    bounds = b.bounds(b.argument(ludeme, "distance"))
    assert bounds is not None
    rule = step_rule_of(b, ludeme, site_type)
    if rule is not None:
        return SitesWalked(rule, b.needed_integer(ludeme, "from"), bounds)
    return SitesDistance(
        b.ways(site_type),
        ADJACENT if relation is None else DIRECTION_INDEX[relation],
        b.needed_integer(ludeme, "from"),
        bounds,
    )


class SitesIncident(RegionFunction):
    """The sites of one type that touch a site of another; ``owner``: only those with that player's pieces."""

    def __init__(self, site_type: int, lists: list[list[int]], site: IntFunction, owner: IntFunction | None) -> None:
        self.site_type: int = site_type
        self.lists: list[list[int]] = lists
        self.site: IntFunction = site
        self.owner: IntFunction | None = owner

    def eval(self, ctx: Context) -> list[int]:
        site = self.site.eval(ctx)
        if not 0 <= site < len(self.lists):
            return []
        found = sorted(set(self.lists[site]))
        if self.owner is None:
            return found
        owner = self.owner.eval(ctx)
        anybody = owner == ctx.game.players + 1
        owned: list[int] = []
        for other in found:
            who = ctx.sites.who[ctx.sites.layout.element(self.site_type, other)]
            if who == owner or (anybody and who != 0):
                owned.append(other)
        return owned


@builds(_SITES + "Incident")
def build_sites_incident(b: Builder, ludeme: Ludeme) -> RegionFunction:
    result = b.site_type(ludeme, "resultType")
    of = b.site_type(ludeme, "of")
    lists = _incident_alike(b, of) if of == result else b.topology.incident(of, result)
    return SitesIncident(result, lists, b.needed_integer(ludeme, "at"), b.player_of(ludeme, "owner", "roleOwner"))


def _incident_alike(b: Builder, site_type: int) -> list[list[int]]:
    """By site: those of its own type that it touches. For a vertex Ludii takes the numbers of the cells beside its
    edges instead, less its own number."""
    through = VERTEX if site_type == EDGE else EDGE
    reached = CELL if site_type == VERTEX else site_type
    others = b.topology.incident(through, reached)
    found: list[list[int]] = []
    for site, between in enumerate(b.topology.incident(site_type, through)):
        found.append([other for way in between for other in others[way] if other != site])
    return found
