"""Tiles: pieces with sides, and with coloured paths from side to side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludkit.board.directions import ADJACENT, CELL, ORTHOGONAL
from ludkit.board.topology import Topology
from ludkit.engine.directions import RelativeDirections
from ludkit.engine.errors import PlayError
from ludkit.engine.sites import OFF

if TYPE_CHECKING:
    from ludkit.engine.context import Context


class TilePath:
    """A path from a slot of one side of a tile to one of another."""

    def __init__(self, start: int, start_slot: int, end: int, end_slot: int, colour: int) -> None:
        self.start: int = start
        self.start_slot: int = start_slot
        self.end: int = end
        self.end_slot: int = end_slot
        self.colour: int = colour


class Tile:
    """The sides of a tile: how many slots each has (``slots``; None: all have ``slots_of_each``), and its paths."""

    def __init__(self, slots: list[int] | None, slots_of_each: int, paths: list[TilePath] | None) -> None:
        self.slots: list[int] | None = slots
        self.slots_of_each: int = slots_of_each
        self.paths: list[TilePath] | None = paths

    def colours(self, sides: int, turns: int) -> list[list[int]]:
        """By side of a cell, the colours at its slots (0 for none), when the tile is turned so often to the right."""
        slots = [self.slots_of_each] * sides if self.slots is None else self.slots
        colours = [[0] * slots[side] for side in range(sides)]
        for path in self.given_paths():
            colours[path.start][path.start_slot] = path.colour
            colours[path.end][path.end_slot] = path.colour
        turns %= sides
        return colours[sides - turns :] + colours[: sides - turns]

    def given_paths(self) -> list[TilePath]:
        """The paths. Raises PlayError where none are stated, where Ludii fails as well."""
        if self.paths is None:
            raise PlayError("the rules ask for the paths of a tile that has none")
        return self.paths


class Tiling:
    """How the tiles on a board lie to each other. ``sides`` is how many sides its cells have."""

    def __init__(self, topology: Topology) -> None:
        self.topology: Topology = topology
        self.sides: int = topology.sides_of_cells()
        self._directions: list[int] = topology.directions(CELL, ORTHOGONAL)
        self._ratio: int = len(topology.directions(CELL, ADJACENT)) // max(1, len(self._directions))
        self._forward: RelativeDirections = RelativeDirections(["Forward"], ORTHOGONAL, False)

    def tile_at(self, ctx: Context, site: int) -> Tile | None:
        """The tile on a cell; None where there is none."""
        return ctx.game.components[ctx.sites.what[ctx.sites.layout.element(CELL, site)]].tile

    def colours_at(self, ctx: Context, tile: Tile, site: int) -> list[list[int]]:
        """The colours at the sides of the tile on a cell, as it lies."""
        rotation = ctx.sites.rotation[ctx.sites.layout.element(CELL, site)]
        return tile.colours(self.sides, rotation // self._ratio)

    def side_towards(self, site: int, other: int) -> int:
        """The side of a cell at which another lies; OFF if it lies at none."""
        for side in range(len(self._directions)):
            if other in self.topology.steps(CELL, self._directions[side])[site]:
                return side
        return OFF

    def led_to(self, ctx: Context, site: int, colour: int) -> list[int]:
        """The cells at the ends of the paths of a colour of the tile on a cell, path by path."""
        tile = self.tile_at(ctx, site)
        if tile is None:
            return []
        turns = ctx.sites.rotation[ctx.sites.layout.element(CELL, site)] * 2 // self.sides
        found: list[int] = []
        for path in tile.given_paths():
            if path.colour == colour:
                for side in (path.start, path.end):
                    turned = (side + turns) % self.sides
                    direction = self._forward.facing(ctx, CELL, site, OFF, turned)[0]
                    found.extend(self.topology.steps(CELL, direction)[site][:1])
        return found

    def follow(self, ctx: Context, start: int, colour: int) -> tuple[list[int], bool]:
        """The cells to which the paths of a colour lead from tile to tile, from a cell on, never straight back; and
        whether one leads to the start again, which ends the search."""
        ends: list[int] = []
        cells = [start]
        before = [start]
        for i in range(ctx.sites.layout.sizes[CELL] * self.sides):
            if i == len(cells):
                break
            for to in self.led_to(ctx, cells[i], colour):
                ends.append(to)
                if to == before[i]:
                    continue
                if to == start:
                    return ends, True
                if self.tile_at(ctx, to) is not None:
                    cells.append(to)
                    before.append(cells[i])
        return ends, False
