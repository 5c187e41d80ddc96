"""The tiling 3.6.3.6: hexagons that touch at their corners, with triangles between them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from ludkit.board.generators import lattice
from ludkit.board.generators.hexagonal import TILE as POINTED_HEXAGON
from ludkit.board.generators.lattice import Hexagonal, inside, swapped, tiling
from ludkit.board.generators.tilings.kind import Tiling
from ludkit.board.graph import Basis, Graph, Shape
from ludkit.board.polygon import Polygon, outline_on_six_ways

LATTICE: Final = Hexagonal(across=2, up=math.sqrt(3))
TILE: Final = swapped(POINTED_HEXAGON)

_CUSTOM_MARGIN: Final = 2


def hexagon(size: int) -> Graph:
    """A hexagon with ``size`` hexagons a side."""
    places = [LATTICE.upright(row, column) for row, column in lattice.hexagon(size)]
    return tiling(TILE, places, Basis.T3636, Shape.HEXAGON)


def rhombus(rows: int, columns: int) -> Graph:
    """A rhombus; as in a hexagon, a dimension of n makes 2n - 1 rows or columns."""
    places = [LATTICE.upright(row, column) for row, column in lattice.rhombus(2 * rows - 1, 2 * columns - 1)]
    return tiling(TILE, places, Basis.T3636, Shape.RHOMBUS)


def custom(polygon: Polygon, shape: Shape) -> Graph:
    """The hexagons whose middles are inside the polygon, which is inflated a little. Its basis is Hexagonal."""
    places = inside(polygon, _CUSTOM_MARGIN, LATTICE.upright)
    return tiling(TILE, places, Basis.HEXAGONAL, shape)


def outline(sides: Sequence[int]) -> Polygon:
    """The outline whose sides have these numbers of hexagons."""
    return outline_on_six_ways(sides, LATTICE.upright)


TILING: Final[Tiling] = Tiling("T3636", hexagon, rhombus, custom, outline)
