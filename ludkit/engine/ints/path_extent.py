"""``pathExtent``: how far a path of tiles reaches."""

from __future__ import annotations

from ludkit.board.directions import CELL
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import ArrayOfRegion, IntArrayFunction, IntFunction
from ludkit.engine.ints.math import Values
from ludkit.engine.regions.played import SitesLastTo
from ludkit.engine.registry import builds
from ludkit.engine.roles import Mover
from ludkit.engine.tiles import Tiling
from ludkit.ludemes.typed import Ludeme


class PathExtent(IntFunction):
    """How many rows or columns away from where it starts the path of a colour comes at most, from some cells on.

    A cell without a tile ends the search.
    """

    def __init__(self, tiling: Tiling, colour: IntFunction, starts: IntArrayFunction) -> None:
        self.tiling: Tiling = tiling
        self.colour: IntFunction = colour
        self.starts: IntArrayFunction = starts
        self.rows: list[int] = tiling.topology.row_of(CELL)
        self.columns: list[int] = tiling.topology.column_of(CELL)

    def eval(self, ctx: Context) -> int:
        extent = 0
        for start in self.starts.eval(ctx):
            if start < 0 or self.tiling.tile_at(ctx, start) is None:
                break
            for to in self.tiling.follow(ctx, start, self.colour.eval(ctx))[0]:
                down = abs(self.rows[to] - self.rows[start])
                along = abs(self.columns[to] - self.columns[start])
                extent = max(extent, down, along)
        return extent


def starts_of_path(b: Builder, ludeme: Ludeme) -> IntArrayFunction:
    """The cells where the search for a path begins: by default all where the last move led."""
    region = b.region_of(ludeme, "regionStart")
    if region is not None:
        return ArrayOfRegion(region)
    site = b.integer_of(ludeme, "start")
    return ArrayOfRegion(SitesLastTo()) if site is None else Values([site])


@builds("game.functions.ints.tile.PathExtent")
def build_path_extent(b: Builder, ludeme: Ludeme) -> IntFunction:
    tiling = Tiling(b.topology)
    if tiling.sides < 1:
        raise b.unsupported(ludeme, "on a board that is not regular")
    colour = b.integer_of(ludeme, "colour")
    return PathExtent(tiling, Mover() if colour is None else colour, starts_of_path(b, ludeme))
