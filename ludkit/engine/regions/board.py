"""Regions that lie fixed on the board: ``sites Board``, ``sites Top``, ``sites Side``, rows, coordinates, …"""

from __future__ import annotations

from typing import Final

from ludkit.board.directions import CELL, DIRECTION_INDEX, VERTEX
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import IntArrayFunction, IntFunction, RegionConstant, RegionFunction, constant
from ludkit.engine.ints.math import Values
from ludkit.engine.regions.equipment import build_equipment_region
from ludkit.engine.regions.walk import build_sites_walk
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.ludemes.typed import Ludeme

_SITES: Final = "game.functions.region.sites.Sites "

NAMED: Final = {
    "Top": "top",
    "Bottom": "bottom",
    "Left": "left",
    "Right": "right",
    "Inner": "inner",
    "Outer": "outer",
    "Perimeter": "perimeter",
    "Corners": "corners",
    "ConcaveCorners": "concave",
    "ConvexCorners": "convex",
    "Major": "major",
    "Minor": "minor",
    "Centre": "centre",
}
"""The static regions, by the language's name: what the topology calls them."""


class SitesOfIndex(RegionFunction):
    """One of several lists of sites (rows, columns, …), by an index; none where there is no such list."""

    def __init__(self, lists: list[list[int]], index: IntFunction) -> None:
        self.lists: list[list[int]] = [sorted(sites) for sites in lists]
        self.index: IntFunction = index

    def eval(self, ctx: Context) -> list[int]:
        index = self.index.eval(ctx)
        return self.lists[index] if 0 <= index < len(self.lists) else []


class SitesOfState(RegionFunction):
    """The board's sites in a local state."""

    def __init__(self, site_type: int, state: IntFunction) -> None:
        self.site_type: int = site_type
        self.state: IntFunction = state

    def eval(self, ctx: Context) -> list[int]:
        state = self.state.eval(ctx)
        layout = ctx.sites.layout
        found: list[int] = []
        for site in range(layout.sizes[layout.default_type]):
            if ctx.sites.state[layout.element(self.site_type, site)] == state:
                found.append(site)
        return found


class SitesOfSide(RegionFunction):
    """The side towards which a player faces; ``sides`` by player."""

    def __init__(self, sides: list[list[int]], player: IntFunction) -> None:
        self.sides: list[list[int]] = sides
        self.player: IntFunction = player

    def eval(self, ctx: Context) -> list[int]:
        player = self.player.eval(ctx)
        return self.sides[player] if 0 < player < len(self.sides) else []


class SitesCustom(RegionFunction):
    """``(sites {1 2 (last To)})``: the sites of an array, less those off the board."""

    def __init__(self, array: IntArrayFunction) -> None:
        self.array: IntArrayFunction = array

    def eval(self, ctx: Context) -> list[int]:
        return sorted({site for site in self.array.eval(ctx) if site >= 0})

    def contains(self, ctx: Context, site: int) -> bool:
        return site in self.array.eval(ctx)


@builds(_SITES + "Board")
def build_sites_board(b: Builder, ludeme: Ludeme) -> RegionFunction:
    return RegionConstant(list(range(b.layout.sizes[b.site_type(ludeme, "elementType")])))


@builds(*[_SITES + name for name in NAMED])
def build_sites_named(b: Builder, ludeme: Ludeme) -> RegionFunction:
    name = b.constant_name(ludeme, "regionType")
    assert name is not None
    return RegionConstant(b.topology.region(b.site_type(ludeme, "elementType"), NAMED[name]))


@builds(_SITES + "Row", _SITES + "Column", _SITES + "Phase", _SITES + "Layer")
def build_sites_index(b: Builder, ludeme: Ludeme) -> RegionFunction:
    site_type = b.site_type(ludeme, "elementType")
    name = b.constant_name(ludeme, "regionType")
    if name == "Row":
        lists = b.topology.rows(site_type)
    elif name == "Column":
        lists = b.topology.columns(site_type)
    elif name == "Phase":
        lists = b.topology.phases(site_type)
    else:
        lists = b.topology.layers(site_type)
    index = b.integer_of(ludeme, "index")
    if index is None:
        return RegionConstant([])
    known = constant(index)
    if known is None:
        return SitesOfIndex(lists, index)
    return RegionConstant(sorted(lists[known]) if 0 <= known < len(lists) else [])


@builds(_SITES + "State")
def build_sites_state(b: Builder, ludeme: Ludeme) -> RegionFunction:
    return SitesOfState(b.site_type(ludeme, "elementType"), b.needed_integer(ludeme, "index"))


@builds(_SITES + "Side")
def build_sites_side(b: Builder, ludeme: Ludeme) -> RegionFunction:
    asked = b.site_type(ludeme, "elementType")
    site_type = VERTEX if asked == VERTEX else CELL
    if b.constant_name(ludeme, "role") == "Shared":
        return RegionConstant(b.topology.region(site_type, "outer"))
    direction = b.constant_name(ludeme, "direction")
    if direction is not None:
        return RegionConstant(b.topology.side(site_type, DIRECTION_INDEX[direction]))
    player = b.player_of(ludeme)
    if player is None:
        return RegionConstant([])
    sides = [[] if facing == OFF else b.topology.side(site_type, facing) for facing in b.player_facings]
    known = constant(player)
    if known is not None:
        return RegionConstant(sides[known] if 0 < known < len(sides) else [])
    return SitesOfSide(sides, player)


@builds("game.functions.region.sites.Sites")
def build_sites(b: Builder, ludeme: Ludeme) -> RegionFunction:
    index = ludeme.clause.index
    if "coords" in index:
        site_type = b.site_type(ludeme, "elementType")
        labels = [label for label in b.list_of(ludeme, "coords") if isinstance(label, str)]
        return RegionConstant(labelled_sites(b, site_type, labels))
    if "sites" in index:
        array = b.argument(ludeme, "array")
        if array is not None:
            return SitesCustom(b.array(array))
        sites = [b.integer(value) for value in b.list_of(ludeme, "sites")]
        known = [constant(site) for site in sites]
        if None not in known:
            return RegionConstant(sorted({site for site in known if site is not None and site >= 0}))
        return SitesCustom(Values(sites))
    if "role" in index:
        return build_equipment_region(b, ludeme)
    if "possibleSteps" in index:
        return build_sites_walk(b, ludeme)
    return ContextRegion()


class ContextRegion(RegionFunction):
    """``(sites)``: the region that a rule is just about."""

    def eval(self, ctx: Context) -> list[int]:
        return ctx.region


def labelled_sites(b: Builder, site_type: int, labels: list[str]) -> list[int]:
    """The sites with these labels, in ascending order; labels off the board are left out, as in Ludii."""
    found = {b.topology.site(site_type, label) for label in labels}
    found.discard(OFF)
    return sorted(found)
