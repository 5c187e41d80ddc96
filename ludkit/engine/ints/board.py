"""Numbers of the board: ``id``, ``handSite``, ``centrePoint``, ``coord``, ``row``, ``column``, ``ahead``, …"""

from __future__ import annotations

from typing import Final

from ludkit.board.directions import ADJACENT
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.directions import DirectionsBetween, RelativeDirections
from ludkit.engine.errors import PlayError
from ludkit.engine.functions import (
    DirectionsFunction,
    IntArrayFunction,
    IntConstant,
    IntFunction,
    RegionConstant,
    RegionFunction,
    constant,
)
from ludkit.engine.ints.iterators import From, To
from ludkit.engine.ints.last import LastFrom, LastTo
from ludkit.engine.registry import builds
from ludkit.engine.roles import role_function
from ludkit.engine.sites import OFF
from ludkit.engine.ways import Ways
from ludkit.ludemes.typed import Ludeme

_PACKAGE: Final = "game.functions.ints.board."
_OWNERS: Final = frozenset(
    {"Neutral", "P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "Shared", "Mover", "Next", "Prev"}
)
"""The roles whose pieces ``(id "name" role)`` looks for."""


class ByIndex(IntFunction):
    """An entry of a list, by an index; OFF where there is none."""

    def __init__(self, values: list[int], index: IntFunction) -> None:
        self.values: list[int] = values
        self.index: IntFunction = index

    def eval(self, ctx: Context) -> int:
        index = self.index.eval(ctx)
        return self.values[index] if 0 <= index < len(self.values) else OFF


class SiteAt(IntFunction):
    """``(coord row:… column:…)``: the first site in a row and a column; OFF where there is none."""

    def __init__(self, rows: list[int], columns: list[int], row: IntFunction, column: IntFunction) -> None:
        self.row: IntFunction = row
        self.column: IntFunction = column
        self._sites: dict[tuple[int, int], int] = {}
        for site in range(len(rows)):
            self._sites.setdefault((rows[site], columns[site]), site)

    def eval(self, ctx: Context) -> int:
        return self._sites.get((self.row.eval(ctx), self.column.eval(ctx)), OFF)


class ComponentOf(IntFunction):
    """``(id "name" role)``: the first component of a player whose name holds a text; OFF if there is none."""

    def __init__(self, name: str, player: IntFunction) -> None:
        self.name: str = name
        self.player: IntFunction = player

    def eval(self, ctx: Context) -> int:
        player = self.player.eval(ctx)
        for component in ctx.game.components[1:]:
            if component.owner == player and self.name in component.name:
                return component.index
        return OFF


class HandSite(IntFunction):
    """A site of a player's hand; ``first`` is the first site of each player's, OFF where there is none."""

    def __init__(self, first: list[int], player: IntFunction, index: IntFunction) -> None:
        self.first: list[int] = first
        self.player: IntFunction = player
        self.index: IntFunction = index

    def eval(self, ctx: Context) -> int:
        player = self.player.eval(ctx)
        first = self.first[player] if 0 <= player < len(self.first) else OFF
        return OFF if first == OFF else first + self.index.eval(ctx)


class RegionSite(IntFunction):
    """A site of a region by its place in it; OFF where there is none."""

    def __init__(self, region: RegionFunction, index: IntFunction) -> None:
        self.region: RegionFunction = region
        self.index: IntFunction = index

    def eval(self, ctx: Context) -> int:
        sites = self.region.eval(ctx)
        index = self.index.eval(ctx)
        return sites[index] if 0 <= index < len(sites) else OFF


class ArrayValue(IntFunction):
    """A value of an array by its place; OFF where there is none."""

    def __init__(self, array: IntArrayFunction, index: IntFunction) -> None:
        self.array: IntArrayFunction = array
        self.index: IntFunction = index

    def eval(self, ctx: Context) -> int:
        values = self.array.eval(ctx)
        index = self.index.eval(ctx)
        return values[index] if 0 <= index < len(values) else OFF


class Ahead(IntFunction):
    """The site some steps from another in a direction, the site itself where the way ends before."""

    def __init__(self, ways: Ways, site: IntFunction, steps: IntFunction, directions: DirectionsFunction) -> None:
        self.ways: Ways = ways
        self.site: IntFunction = site
        self.steps: IntFunction = steps
        self.directions: DirectionsFunction = directions

    def eval(self, ctx: Context) -> int:
        site = self.site.eval(ctx)
        steps = self.steps.eval(ctx)
        if not 0 <= site < self.ways.size:
            return OFF
        directions = self.directions.eval(ctx, self.ways.site_type, site)
        if not directions:
            return site
        for radial in self.ways.radials(directions[0])[site]:
            if steps < len(radial):
                return radial[steps]
        return site


@builds(_PACKAGE + "Id")
def build_id(b: Builder, ludeme: Ludeme) -> IntFunction:
    name = b.text(ludeme, "name")
    role = b.constant_name(ludeme, "who")
    if role is None:
        assert name is not None
        return IntConstant(b.named(name))
    player = role_function(role, b.players)
    if name is None or role == "Player":
        # Ludii does not look at the name where a rule goes through the players
        return player
    if role not in _OWNERS:
        return IntConstant(OFF)
    known = constant(player)
    if known is not None:
        for component in b.components[1:]:
            if component.owner == known and name in component.name:
                return IntConstant(component.index)
        return IntConstant(OFF)
    return ComponentOf(name, player)


@builds(_PACKAGE + "HandSite")
def build_hand_site(b: Builder, ludeme: Ludeme) -> IntFunction:
    player = b.player_of(ludeme, "indexPlayer")
    assert player is not None
    b.traits.counts = True
    index = b.integer_of(ludeme, "site")
    if index is None:
        index = IntConstant(0)
    first = [OFF] * (b.players + 2)
    for container in reversed(b.containers):
        if container.is_hand and 0 <= container.owner < len(first):
            first[container.owner] = container.first_site
    owner = constant(player)
    place = constant(index)
    if owner is not None and place is not None:
        known = first[owner] if 0 <= owner < len(first) else OFF
        return IntConstant(OFF if known == OFF else known + place)
    return HandSite(first, player, index)


@builds(_PACKAGE + "CentrePoint")
def build_centre_point(b: Builder, ludeme: Ludeme) -> IntFunction:
    return IntConstant(b.topology.region(b.site_type(ludeme), "centre")[0])


@builds(_PACKAGE + "Coord")
def build_coord(b: Builder, ludeme: Ludeme) -> IntFunction:
    site_type = b.site_type(ludeme)
    label = b.text(ludeme, "coordinate")
    if label is not None:
        return IntConstant(b.topology.site(site_type, label))
    return SiteAt(
        b.topology.row_of(site_type),
        b.topology.column_of(site_type),
        b.needed_integer(ludeme, "row"),
        b.needed_integer(ludeme, "column"),
    )


@builds(_PACKAGE + "Row")
def build_row(b: Builder, ludeme: Ludeme) -> IntFunction:
    return ByIndex(b.topology.row_of(b.site_type(ludeme)), b.needed_integer(ludeme, "of"))


@builds(_PACKAGE + "Column")
def build_column(b: Builder, ludeme: Ludeme) -> IntFunction:
    return ByIndex(b.topology.column_of(b.site_type(ludeme)), b.needed_integer(ludeme, "of"))


@builds(_PACKAGE + "Layer")
def build_layer(b: Builder, ludeme: Ludeme) -> IntFunction:
    return ByIndex(b.topology.layer_of(b.site_type(ludeme)), b.needed_integer(ludeme, "of"))


@builds(_PACKAGE + "Phase")
def build_phase(b: Builder, ludeme: Ludeme) -> IntFunction:
    return ByIndex(b.topology.phase_of(b.site_type(ludeme)), b.needed_integer(ludeme, "of"))


@builds(_PACKAGE + "RegionSite")
def build_region_site(b: Builder, ludeme: Ludeme) -> IntFunction:
    region = b.needed_region(ludeme, "region")
    index = b.needed_integer(ludeme, "index")
    if isinstance(region, RegionConstant):
        return ByIndex(region.sites, index)
    return RegionSite(region, index)


@builds(_PACKAGE + "ArrayValue")
def build_array_value(b: Builder, ludeme: Ludeme) -> IntFunction:
    array = b.argument(ludeme, "array")
    assert array is not None
    return ArrayValue(b.array(array), b.needed_integer(ludeme, "index"))


class CurrentOrLast(IntFunction):
    """What a register holds; where it holds nothing, the site of the last move."""

    def __init__(self, current: IntFunction, last: IntFunction) -> None:
        self.current: IntFunction = current
        self.last: IntFunction = last

    def eval(self, ctx: Context) -> int:
        site = self.current.eval(ctx)
        return self.last.eval(ctx) if site == OFF else site


class DirectionOfMove(DirectionsFunction):
    """The last of the directions that lead straight from one site to another."""

    def __init__(self, directions: DirectionsBetween) -> None:
        self.directions: DirectionsBetween = directions

    def eval(self, ctx: Context, site_type: int, site: int) -> list[int]:
        found = self.directions.eval(ctx, site_type, site)
        if not found:
            raise PlayError("the rules ask what is ahead of a move that has no direction")
        return found[-1:]


def _direction_of_move(site_type: int, back: bool) -> DirectionsFunction:
    """The direction from ``(from)`` to ``(to)``, or of the way back; of the last move where they are nowhere."""
    start = CurrentOrLast(From(), LastFrom())
    end = CurrentOrLast(To(), LastTo())
    if back:
        return DirectionOfMove(DirectionsBetween(site_type, end, start))
    return DirectionOfMove(DirectionsBetween(site_type, start, end))


@builds(_PACKAGE + "Ahead")
def build_ahead(b: Builder, ludeme: Ludeme) -> IntFunction:
    given = b.argument(ludeme, "directions")
    steps = b.integer_of(ludeme, "steps")
    if given is None:
        directions: DirectionsFunction = RelativeDirections(["Forward"], ADJACENT, False)
    else:
        directions = b.directions(given)
        if isinstance(directions, RelativeDirections) and directions.names[0] in ("SameDirection", "OppositeDirection"):
            directions = _direction_of_move(b.site_type(ludeme), directions.names[0] == "OppositeDirection")
    return Ahead(
        b.ways(b.site_type(ludeme)),
        b.needed_integer(ludeme, "site"),
        IntConstant(1) if steps is None else steps,
        directions,
    )
