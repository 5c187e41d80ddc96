"""``is Connected`` and ``is Blocked``: whether a group of a player's pieces joins regions, or never can."""

from __future__ import annotations

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import (
    BoolFunction,
    DirectionsConstant,
    DirectionsFunction,
    IntFunction,
    RegionConstant,
    RegionFunction,
)
from ludkit.engine.ints.last import LastTo
from ludkit.engine.regions.static import static_regions
from ludkit.engine.registry import builds
from ludkit.engine.roles import role_function
from ludkit.engine.sites import OFF
from ludkit.engine.ways import Ways
from ludkit.ludemes.typed import Ludeme


class IsConnected(BoolFunction):
    """Whether the pieces of one owner that hang together with a site reach enough of the regions.

    ``regions`` by player (place 0 where no player is named); ``number`` None: all of them must be reached.
    """

    def __init__(
        self,
        ways: Ways,
        base: int,
        start: IntFunction,
        directions: DirectionsFunction,
        regions: list[list[RegionFunction]],
        player: IntFunction | None,
        number: IntFunction | None,
    ) -> None:
        self.ways: Ways = ways
        self.base: int = base
        self.start: IntFunction = start
        self.directions: DirectionsFunction = directions
        self.regions: list[list[RegionFunction]] = regions
        self.player: IntFunction | None = player
        self.number: IntFunction | None = number
        self._targets: list[list[int]] | None = None
        if isinstance(directions, DirectionsConstant):
            self._targets = ways.targets(directions.directions)
        self._stamp: int = 0
        self._seen: list[int] = [0] * ways.size

    def eval(self, ctx: Context) -> bool:
        return len(self.chain(ctx)) > 0

    def chain(self, ctx: Context) -> list[int]:
        """The sites of the group up to where the last region was reached; none if it does not reach enough."""
        start = self.start.eval(ctx)
        base = self.base
        owners = ctx.sites.who
        if not 0 <= start < self.ways.size:
            return []
        who = owners[base + start]
        if who <= 0:
            return []
        player = OFF if self.player is None else self.player.eval(ctx)
        regions = self.regions[0 if player == OFF else player].copy()
        wanted = len(regions) if self.number is None else self.number.eval(ctx)
        group = [start]
        reached = self._reach(ctx, start, regions)
        if reached == wanted:
            return group
        if player != OFF and who != player:
            return []
        self._stamp += 1
        stamp = self._stamp
        seen = self._seen
        seen[start] = stamp
        i = 0
        while i < len(group):
            for to in self._neighbours(ctx, group[i]):
                if seen[to] == stamp:
                    continue
                seen[to] = stamp
                if owners[base + to] == who:
                    group.append(to)
                    reached += self._reach(ctx, to, regions)
                    if reached == wanted:
                        return group
            i += 1
        return []

    def _neighbours(self, ctx: Context, site: int) -> list[int]:
        if self._targets is not None:
            return self._targets[site]
        found: list[int] = []
        for direction in self.directions.eval(ctx, self.ways.site_type, site):
            found.extend(self.ways.steps(direction)[site])
        return found

    def _reach(self, ctx: Context, site: int, regions: list[RegionFunction]) -> int:
        """How many of the regions the site lies in; they are taken out of the list."""
        reached = 0
        i = len(regions) - 1
        while i >= 0:
            if regions[i].contains(ctx, site):
                del regions[i]
                reached += 1
            i -= 1
        return reached


def regions_to_join(b: Builder, ludeme: Ludeme) -> tuple[list[list[RegionFunction]], IntFunction | None]:
    """The regions that a ludeme names, by player, and the player; those given or static stand in place 0."""
    listed = b.list_of(ludeme, "regions")
    if listed:
        return [[b.region(value) for value in listed]], None
    kind = b.constant_name(ludeme, "regionType")
    if kind is not None:
        return [[RegionConstant(sorted(sites)) for sites in static_regions(b, kind) if sites]], None
    role = b.constant_name(ludeme, "role")
    assert role is not None, ludeme
    by_player: list[list[RegionFunction]] = []
    for player in range(b.players + 2):
        parts: list[RegionFunction] = []
        for region in b.regions:
            if region.owner == player:
                parts.extend(region.parts)
        by_player.append(parts)
    return by_player, role_function(role, b.players)


@builds("game.functions.booleans.is.Is Connected")
def build_is_connected(b: Builder, ludeme: Ludeme) -> BoolFunction:
    site_type = b.site_type(ludeme)
    at = b.integer_of(ludeme, "at")
    regions, player = regions_to_join(b, ludeme)
    return IsConnected(
        b.ways(site_type),
        b.layout.base[site_type],
        LastTo() if at is None else at,
        b.directions(b.argument(ludeme, "directions")),
        regions,
        player,
        b.integer_of(ludeme, "number"),
    )


class IsBlocked(BoolFunction):
    """Whether a player (None: the mover) can join too few of the regions by own pieces and empty sites.

    ``regions`` by player (place 0 where none is named); ``number`` None: all of them are to be joined. The way begins
    in the first region.
    """

    def __init__(
        self,
        ways: Ways,
        base: int,
        directions: DirectionsFunction,
        regions: list[list[RegionFunction]],
        player: IntFunction | None,
        number: IntFunction | None,
    ) -> None:
        self.ways: Ways = ways
        self.base: int = base
        self.directions: DirectionsFunction = directions
        self.regions: list[list[RegionFunction]] = regions
        self.player: IntFunction | None = player
        self.number: IntFunction | None = number

    def eval(self, ctx: Context) -> bool:
        who = ctx.state.mover if self.player is None else self.player.eval(ctx)
        regions = self.regions[0 if self.player is None else who]
        wanted = len(regions) if self.number is None else self.number.eval(ctx)
        for start in regions[0].eval(ctx):
            if wanted == 1 or self._joins(ctx, start, who, regions[1:], wanted):
                return False
        return True

    def _joins(self, ctx: Context, start: int, who: int, others: list[RegionFunction], wanted: int) -> bool:
        """Whether ``wanted`` regions, that of ``start`` with them, can be joined from there."""
        if not self._passes(ctx, start, who):
            return False
        reached = 1
        group = [start]
        known = {start}
        i = 0
        while i < len(group):
            site = group[i]
            i += 1
            for direction in self.directions.eval(ctx, self.ways.site_type, site):
                for to in self.ways.steps(direction)[site]:
                    if to in known or not self._passes(ctx, to, who):
                        continue
                    known.add(to)
                    group.append(to)
                    for k in range(len(others) - 1, -1, -1):
                        if others[k].contains(ctx, to):
                            reached += 1
                            del others[k]
                        if reached == wanted:
                            return True
        return False

    def _passes(self, ctx: Context, site: int, who: int) -> bool:
        element = self.base + site
        return ctx.sites.who[element] == who or ctx.sites.what[element] == 0


@builds("game.functions.booleans.is.Is Blocked")
def build_is_blocked(b: Builder, ludeme: Ludeme) -> BoolFunction:
    site_type = b.site_type(ludeme)
    regions, player = regions_to_join(b, ludeme)
    return IsBlocked(
        b.ways(site_type),
        b.layout.base[site_type],
        b.directions(b.argument(ludeme, "directions")),
        regions,
        player,
        b.integer_of(ludeme, "number"),
    )
