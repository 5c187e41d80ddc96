"""``count``: moves, turns, players, sites, pieces, neighbours, groups, liberties, …"""

from __future__ import annotations

from typing import Final

from ludkit.board.directions import (
    ADJACENT,
    ALL,
    CELL,
    DIAGONAL,
    DIRECTION_INDEX,
    EDGE,
    OFF_DIAGONAL,
    ORTHOGONAL,
    VERTEX,
)
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import (
    BoolFunction,
    DirectionsFunction,
    IntArrayFunction,
    IntConstant,
    IntFunction,
    RegionConstant,
    RegionFunction,
)
from ludkit.engine.ints.last import LastTo
from ludkit.engine.regions.around import group
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.engine.stacks import WHAT, WHO, StackedSites
from ludkit.engine.stepping import StepRule, StepSearch, step_rule_of
from ludkit.engine.variables import variables_of
from ludkit.engine.ways import Ways
from ludkit.engine.who import Players, build_players
from ludkit.ludemes.typed import Ludeme

_COUNT: Final = "game.functions.ints.count.Count "
UNREACHED: Final = 1_000_000_000
"""The number of steps to where none lead: Ludii's infinity."""


class Moves(IntFunction):
    """How many moves the players have made."""

    def eval(self, ctx: Context) -> int:
        return len(ctx.moves) - ctx.placements


class Turns(IntFunction):
    def eval(self, ctx: Context) -> int:
        return ctx.state.turn


class Phases(IntFunction):
    def eval(self, ctx: Context) -> int:
        return len(ctx.game.phases)


class MovesThisTurn(IntFunction):
    def eval(self, ctx: Context) -> int:
        return ctx.state.same


class ActivePlayers(IntFunction):
    def eval(self, ctx: Context) -> int:
        return ctx.state.count_active()


class SitesIn(IntFunction):
    """How many sites, or values, there are."""

    def __init__(self, sites: IntArrayFunction) -> None:
        self.sites: IntArrayFunction = sites

    def eval(self, ctx: Context) -> int:
        return len(self.sites.eval(ctx))


class TimesOfValue(IntFunction):
    """How many times a value is in an array."""

    def __init__(self, value: IntFunction, values: IntArrayFunction) -> None:
        self.value: IntFunction = value
        self.values: IntArrayFunction = values

    def eval(self, ctx: Context) -> int:
        value = self.value.eval(ctx)
        return self.values.eval(ctx).count(value)


class PiecesOn(IntFunction):
    """How many pieces stand on some sites."""

    def __init__(self, site_type: int, sites: IntArrayFunction) -> None:
        self.site_type: int = site_type
        self.sites: IntArrayFunction = sites

    def eval(self, ctx: Context) -> int:
        layout = ctx.sites.layout
        # hands have cells only
        end = len(layout.container_of) if self.site_type == CELL else layout.sizes[self.site_type]
        total = 0
        for site in self.sites.eval(ctx):
            if 0 <= site < end:
                total += ctx.sites.count[layout.element(self.site_type, site)]
        return total


class PieceCount(IntFunction):
    """``(count Pieces …)``: how many pieces of players stand where they are asked for.

    ``site_type`` OFF: on any type; ``kinds``: components that count; ``region`` and ``condition`` on ``(site)`` too.
    """

    def __init__(
        self,
        players: Players,
        site_type: int,
        kinds: list[int] | None,
        region: RegionFunction | None,
        condition: BoolFunction | None,
    ) -> None:
        self.players: Players = players
        self.site_type: int = site_type
        self.kinds: list[int] | None = kinds
        self.region: RegionFunction | None = region
        self.condition: BoolFunction | None = condition

    def eval(self, ctx: Context) -> int:
        outer = ctx.site
        players = self.players.eval(ctx)
        total = 0
        for element in self._elements(ctx, players):
            total += self._count(ctx, element, players)
        ctx.site = outer
        return total

    def is_none(self, ctx: Context) -> bool:
        """Whether there is nothing to count. As in Ludii, a site that was left can stand for an empty one of nobody."""
        players = self.players.eval(ctx)
        for element in self._elements(ctx, players):
            if self._is_one(ctx, element, players):
                return False
        return True

    def _elements(self, ctx: Context, players: list[int]) -> list[int]:
        """Where pieces of the players are noted to be; in Ludii only numbers of sites are, where no type is given."""
        layout = ctx.sites.layout
        owner = ctx.game.owner
        where = None if self.region is None else self.region.eval(ctx)
        found: list[int] = []
        for player in players:
            looked: set[int] = set()
            for component in range(1, len(owner)):
                if owner[component] != player:
                    continue
                for element in ctx.sites.owned[component]:
                    if self.site_type != OFF and layout.site_type(element) != self.site_type:
                        continue
                    site = layout.site(element)
                    if site in looked:
                        continue
                    looked.add(site)
                    if where is None or site in where:
                        found.append(element if self.site_type != OFF else layout.element(layout.default_type, site))
        return found

    def _is_one(self, ctx: Context, element: int, players: list[int]) -> bool:
        """Whether what is on an element is of the players, and of the kinds."""
        sites = ctx.sites
        return sites.who[element] in players and (self.kinds is None or sites.what[element] in self.kinds)

    def _count(self, ctx: Context, element: int, players: list[int]) -> int:
        """How many pieces there are on an element, which ``(site)`` is for the condition."""
        if not self._is_one(ctx, element, players):
            return 0
        ctx.site = ctx.sites.layout.site(element)
        if self.condition is not None and not self.condition.eval(ctx):
            return 0
        return ctx.sites.count[element]


class PiecesInStacks(IntFunction):
    """`PiecesOn` in a game with stacks."""

    def __init__(self, site_type: int, sites: IntArrayFunction) -> None:
        self.site_type: int = site_type
        self.sites: IntArrayFunction = sites

    def eval(self, ctx: Context) -> int:
        sites = ctx.sites
        assert isinstance(sites, StackedSites)
        total = 0
        for site in self.sites.eval(ctx):
            if site >= 0:
                total += sites.size[sites.layout.element(self.site_type, site)]
        return total


class PieceCountOfStacks(PieceCount):
    """`PieceCount` in a game with stacks: pieces on all levels, which ``(level)`` is too."""

    def eval(self, ctx: Context) -> int:
        outer = ctx.level
        total = super().eval(ctx)
        ctx.level = outer
        return total

    def _is_one(self, ctx: Context, element: int, players: list[int]) -> bool:
        sites = ctx.sites
        assert isinstance(sites, StackedSites)
        for level in range(sites.size[element]):
            if self._is_on(sites, element, level, players):
                return True
        return False

    def _is_on(self, sites: StackedSites, element: int, level: int, players: list[int]) -> bool:
        if sites.at(element, level, WHO) not in players:
            return False
        return self.kinds is None or sites.at(element, level, WHAT) in self.kinds

    def _count(self, ctx: Context, element: int, players: list[int]) -> int:
        sites = ctx.sites
        assert isinstance(sites, StackedSites)
        total = 0
        ctx.site = sites.layout.site(element)
        for level in range(sites.size[element]):
            if not self._is_on(sites, element, level, players):
                continue
            ctx.level = level
            if self.condition is None or self.condition.eval(ctx):
                total += 1
        return total


def piece_count(
    b: Builder,
    players: Players,
    site_type: int,
    kinds: list[int] | None,
    region: RegionFunction | None,
    condition: BoolFunction | None,
) -> PieceCount:
    """How many pieces there are, in a game with stacks or one without."""
    if b.traits.stacks:
        return PieceCountOfStacks(players, site_type, kinds, region, condition)
    return PieceCount(players, site_type, kinds, region, condition)


class InBag(IntFunction):
    """How many dominoes nobody has taken yet."""

    def eval(self, ctx: Context) -> int:
        return len(ctx.state.bag)


class Neighbours(IntFunction):
    """How many neighbours the first of some sites has by a relation; OFF off the board."""

    def __init__(self, ways: Ways, relation: int, sites: IntArrayFunction) -> None:
        self.ways: Ways = ways
        self.relation: int = relation
        self.sites: IntArrayFunction = sites

    def eval(self, ctx: Context) -> int:
        sites = self.sites.eval(ctx)
        if not sites or sites[0] >= self.ways.size:
            return OFF
        return len(self.ways.steps(self.relation)[sites[0]])


class Groups(IntFunction):
    """How many groups of at least some sites there are where a condition on ``(to)`` holds (None: any pieces)."""

    def __init__(
        self,
        ways: Ways,
        base: int,
        directions: DirectionsFunction,
        condition: BoolFunction | None,
        least: IntFunction,
    ) -> None:
        self.ways: Ways = ways
        self.base: int = base
        self.directions: DirectionsFunction = directions
        self.condition: BoolFunction = IsOccupiedTo(base) if condition is None else condition
        self.least: IntFunction = least

    def eval(self, ctx: Context) -> int:
        least = self.least.eval(ctx)
        seen: set[int] = set()
        total = 0
        for site in self._starts(ctx):
            if site not in seen:
                found = group(ctx, self.ways, self.base, site, self.directions, self.condition)
                seen.update(found)
                if found and len(found) >= least:
                    total += 1
        return total

    def _starts(self, ctx: Context) -> list[int]:
        """The sites from which groups are looked for."""
        return list(range(self.ways.size))


class GroupsOfVariables(Groups):
    """`Groups` in a deduction puzzle: those that have a site with another value than 0."""

    def _starts(self, ctx: Context) -> list[int]:
        variables = variables_of(ctx.sites)
        return [site for site in range(self.ways.size) if variables.value_of(self.base + site) > 0]


class IsOccupiedTo(BoolFunction):
    """Whether a piece stands on the site that ``(to)`` is."""

    def __init__(self, base: int) -> None:
        self.base: int = base

    def eval(self, ctx: Context) -> bool:
        return ctx.sites.what[self.base + ctx.to] != 0


class OfGroup(IntFunction):
    """Counts something of the sites that hang together with one, over the given directions."""

    def __init__(
        self,
        ways: Ways,
        base: int,
        site: IntFunction,
        directions: DirectionsFunction,
        condition: BoolFunction | None,
    ) -> None:
        self.ways: Ways = ways
        self.base: int = base
        self.site: IntFunction = site
        self.directions: DirectionsFunction = directions
        self.condition: BoolFunction | None = condition


class GroupSize(OfGroup):
    """How many sites hang together with one, by pieces alike or where a condition on ``(to)`` holds."""

    def eval(self, ctx: Context) -> int:
        site = self.site.eval(ctx)
        if not 0 <= site < self.ways.size:
            return 0
        return len(group(ctx, self.ways, self.base, site, self.directions, self.condition))


class Liberties(OfGroup):
    """How many empty sites lie next to a group of pieces alike (for which a condition on ``(to)`` holds too)."""

    def eval(self, ctx: Context) -> int:
        start = self.site.eval(ctx)
        if not 0 <= start < self.ways.size:
            return 0
        whats = ctx.sites.what
        base = self.base
        outer = ctx.to
        if self.condition is not None:
            ctx.to = start
            if not self.condition.eval(ctx):
                ctx.to = outer
                return 0
        what = whats[base + start]
        found = [start]
        liberties: set[int] = set()
        i = 0
        while i < len(found):
            site = found[i]
            i += 1
            for direction in self.directions.eval(ctx, self.ways.site_type, site):
                for to in self.ways.steps(direction)[site]:
                    if whats[base + to] == 0:
                        liberties.add(to)
                    if to in found or whats[base + to] != what:
                        continue
                    ctx.to = to
                    if self.condition is None or self.condition.eval(ctx):
                        found.append(to)
        ctx.to = outer
        return len(liberties.difference(found))


@builds(_COUNT + "Moves")
def build_moves(b: Builder, ludeme: Ludeme) -> IntFunction:
    return Moves()


@builds(_COUNT + "Turns")
def build_turns(b: Builder, ludeme: Ludeme) -> IntFunction:
    return Turns()


@builds(_COUNT + "Phases")
def build_phases(b: Builder, ludeme: Ludeme) -> IntFunction:
    return Phases()


@builds(_COUNT + "MovesThisTurn")
def build_moves_this_turn(b: Builder, ludeme: Ludeme) -> IntFunction:
    return MovesThisTurn()


@builds(_COUNT + "Active")
def build_active(b: Builder, ludeme: Ludeme) -> IntFunction:
    return ActivePlayers()


@builds(_COUNT + "Players")
def build_player_count(b: Builder, ludeme: Ludeme) -> IntFunction:
    return IntConstant(b.players)


@builds(_COUNT + "Cells")
def build_cells(b: Builder, ludeme: Ludeme) -> IntFunction:
    return IntConstant(b.topology.count(CELL))


@builds(_COUNT + "Vertices")
def build_vertices(b: Builder, ludeme: Ludeme) -> IntFunction:
    return IntConstant(b.topology.count(VERTEX))


@builds(_COUNT + "Edges")
def build_edges(b: Builder, ludeme: Ludeme) -> IntFunction:
    return IntConstant(b.topology.count(EDGE))


@builds(_COUNT + "Rows")
def build_rows(b: Builder, ludeme: Ludeme) -> IntFunction:
    return IntConstant(len(b.topology.rows(b.site_type(ludeme))))


@builds(_COUNT + "Columns")
def build_columns(b: Builder, ludeme: Ludeme) -> IntFunction:
    return IntConstant(len(b.topology.columns(b.site_type(ludeme))))


@builds(_COUNT + "Sites")
def build_site_count(b: Builder, ludeme: Ludeme) -> IntFunction:
    name = b.text(ludeme, "name")
    if name is not None:
        container = b.container_named(name)
        if container == OFF:
            raise b.unsupported(ludeme, "of such a container")
        return IntConstant(b.layout.container_sizes[container])
    if b.argument(ludeme, "at") is not None:
        raise b.unsupported(ludeme, "at:")
    region = b.region_of(ludeme, "in")
    if isinstance(region, RegionConstant):
        return IntConstant(len(region.sites))
    return SitesIn(b.sites_of(ludeme, "in", "at", LastTo()))


@builds("game.functions.ints.count.Count")
def build_pieces_on(b: Builder, ludeme: Ludeme) -> IntFunction:
    if b.text(ludeme, "name") is not None:
        raise b.unsupported(ludeme, "of a container")
    b.traits.counts = True
    site_type = b.site_type(ludeme)
    sites = b.sites_of(ludeme, "in", "at", LastTo())
    return PiecesInStacks(site_type, sites) if b.traits.stacks else PiecesOn(site_type, sites)


@builds(_COUNT + "Pieces")
def build_piece_count(b: Builder, ludeme: Ludeme) -> IntFunction:
    name = b.text(ludeme, "name")
    if name == "Bag":
        return InBag()
    kinds = None
    if name is not None:
        kinds = [component.index for component in b.components[1:] if name in component.name]
    given = b.argument(ludeme, "type") is not None
    return piece_count(
        b,
        build_players(b, ludeme, "of", "role", "All"),
        b.site_type(ludeme) if given else OFF,
        kinds,
        b.region_of(ludeme, "in"),
        b.boolean_of(ludeme, "If"),
    )


@builds(_COUNT + "Adjacent", _COUNT + "Neighbours", _COUNT + "Orthogonal", _COUNT + "Diagonal", _COUNT + "Off")
def build_neighbours(b: Builder, ludeme: Ludeme) -> IntFunction:
    site_type = b.site_type(ludeme)
    if site_type == EDGE:
        raise b.unsupported(ludeme, "of edges")
    name = b.constant_name(ludeme, "countType")
    relations = {"Adjacent": ADJACENT, "Neighbours": ALL, "Orthogonal": ORTHOGONAL, "Diagonal": DIAGONAL}
    relation = relations.get(name or "", OFF_DIAGONAL)
    return Neighbours(b.ways(site_type), relation, b.sites_of(ludeme, "in", "at", LastTo()))


@builds(_COUNT + "Value")
def build_value(b: Builder, ludeme: Ludeme) -> IntFunction:
    values = b.argument(ludeme, "in")
    assert values is not None
    return TimesOfValue(b.needed_integer(ludeme, "of"), b.array(values))


@builds(_COUNT + "Groups")
def build_groups(b: Builder, ludeme: Ludeme) -> IntFunction:
    site_type = b.site_type(ludeme)
    condition = b.boolean_of(ludeme, "If")
    least = b.integer_of(ludeme, "min")
    kind = Groups if b.domains is None else GroupsOfVariables
    return kind(
        b.ways(site_type),
        b.layout.base[site_type],
        b.directions(b.argument(ludeme, "directions")),
        condition,
        IntConstant(0) if least is None else least,
    )


@builds(_COUNT + "Liberties")
def build_liberties(b: Builder, ludeme: Ludeme) -> IntFunction:
    site_type = b.site_type(ludeme)
    at = b.integer_of(ludeme, "at")
    return Liberties(
        b.ways(site_type),
        b.layout.base[site_type],
        LastTo() if at is None else at,
        b.directions(b.argument(ludeme, "directions")),
        b.boolean_of(ludeme, "If"),
    )


@builds("game.functions.ints.size.Size Group")
def build_size_group(b: Builder, ludeme: Ludeme) -> IntFunction:
    site_type = b.site_type(ludeme)
    return GroupSize(
        b.ways(site_type),
        b.layout.base[site_type],
        b.needed_integer(ludeme, "at"),
        b.directions(b.argument(ludeme, "directions")),
        b.boolean_of(ludeme, "If"),
    )


@builds("game.functions.ints.size.Size Array")
def build_size_array(b: Builder, ludeme: Ludeme) -> IntFunction:
    array = b.argument(ludeme, "array")
    assert array is not None
    return SitesIn(b.array(array))


class Steps(IntFunction):
    """How many steps by a relation there are from a site to the nearest of others; 0 where one is off the board."""

    def __init__(self, ways: Ways, relation: int, start: IntFunction, ends: IntArrayFunction) -> None:
        self.ways: Ways = ways
        self.relation: int = relation
        self.start: IntFunction = start
        self.ends: IntArrayFunction = ends

    def eval(self, ctx: Context) -> int:
        start = self.start.eval(ctx)
        least = OFF
        if 0 <= start < self.ways.size:
            distances = self.ways.topology.distances(self.ways.site_type, self.relation, start)
            for end in self.ends.eval(ctx):
                if 0 <= end < self.ways.size and (least == OFF or distances[end] < least):
                    least = distances[end]
        return max(least, 0)


class StepsByRule(IntFunction):
    """How many steps by a rule there are from a site to the nearest of others, `UNREACHED` if none leads there."""

    def __init__(self, rule: StepRule, start: IntFunction, ends: IntArrayFunction) -> None:
        self.rule: StepRule = rule
        self.start: IntFunction = start
        self.ends: IntArrayFunction = ends

    def eval(self, ctx: Context) -> int:
        start = self.start.eval(ctx)
        ends = {end for end in self.ends.eval(ctx) if end >= 0}
        if start < 0 or not ends or start in ends:
            return 0
        if start >= self.rule.ways.size:
            return UNREACHED
        search = StepSearch(ctx, self.rule, start)
        while search.ring and ends.isdisjoint(search.ring):
            search.go_on(ctx)
        return search.steps if search.ring else UNREACHED


@builds(_COUNT + "Steps")
def build_steps(b: Builder, ludeme: Ludeme) -> IntFunction:
    site_type = b.site_type(ludeme)
    relation = b.constant_name(ludeme, "relation")
    rule = step_rule_of(b, ludeme, site_type)
    if rule is not None:
        return StepsByRule(rule, b.needed_integer(ludeme, "site1"), b.sites_of(ludeme, "region2", "site2"))
    return Steps(
        b.ways(site_type),
        ADJACENT if relation is None else DIRECTION_INDEX[relation],
        b.needed_integer(ludeme, "site1"),
        b.sites_of(ludeme, "region2", "site2"),
    )
