"""``is SidesMatch``: a tile that fits those beside it."""

from __future__ import annotations

from ludkit.board.directions import CELL, ORTHOGONAL
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.errors import PlayError
from ludkit.engine.functions import BoolFunction, IntFunction
from ludkit.engine.ints.last import LastTo
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.engine.tiles import Tiling
from ludkit.ludemes.typed import Ludeme


class IsSidesMatch(BoolFunction):
    """Whether the tile on a cell has the colours of its neighbours at the sides that they share.

    Other pieces always do; an empty cell never does.
    """

    def __init__(self, tiling: Tiling, site: IntFunction) -> None:
        self.tiling: Tiling = tiling
        self.site: IntFunction = site
        self.neighbours: list[list[int]] = tiling.topology.neighbours(CELL, ORTHOGONAL)

    def eval(self, ctx: Context) -> bool:
        site = self.site.eval(ctx)
        if site == OFF or ctx.sites.what[ctx.sites.layout.element(CELL, site)] == 0:
            return False
        tiling = self.tiling
        tile = tiling.tile_at(ctx, site)
        if tile is None:
            return True
        colours = tiling.colours_at(ctx, tile, site)
        for other in self.neighbours[site]:
            neighbour = tiling.tile_at(ctx, other)
            if neighbour is None:
                continue
            side = tiling.side_towards(site, other)
            if side == OFF:
                raise PlayError("the rules ask for the side of a tile that is not there")
            opposite = (side + tiling.sides // 2) % tiling.sides
            if colours[side] != tiling.colours_at(ctx, neighbour, other)[opposite][::-1]:
                return False
        return True


@builds("game.functions.booleans.is.Is SidesMatch")
def build_is_sides_match(b: Builder, ludeme: Ludeme) -> BoolFunction:
    tiling = Tiling(b.topology)
    if tiling.sides < 1:
        raise b.unsupported(ludeme, "on a board that is not regular")
    site = b.integer_of(ludeme, "value")
    return IsSidesMatch(tiling, LastTo() if site is None else site)
