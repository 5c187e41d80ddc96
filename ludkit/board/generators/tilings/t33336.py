"""The tiling 3.3.3.3.6 (snub hexagonal): hexagons, each with a ring of triangles."""

from __future__ import annotations

import math
from typing import Final

from ludkit.board.generators import lattice
from ludkit.board.generators.lattice import Point, tiling
from ludkit.board.generators.tilings.kind import Tiling
from ludkit.board.graph import Basis, Graph, Shape

_X: Final = 0.5
_Y: Final = math.sqrt(3) / 2

_HEXAGON: Final = ((-1, 1), (1, 1), (2, 0), (1, -1), (-1, -1), (-2, 0))
_AROUND: Final = (
    *((-2, 2), (0, 2), (2, 2), (3, 1), (4, 0), (3, -1)),
    *((2, -2), (0, -2), (-2, -2), (-3, -1), (-4, 0), (-3, 1)),
)
TILE: Final[list[Point]] = [(x * _X, y * _Y) for x, y in (*_HEXAGON, *_AROUND)]
"""A hexagon that stands on a side with the triangles round it; both clockwise from the upper left corner."""


def place(row: int, column: int) -> Point:
    """The middle of a hexagon."""
    return column * 5 * _X - row * 4 * _X, row * 2 * _Y + column * _Y


def hexagon(size: int) -> Graph:
    """A hexagon with ``size`` hexagons a side."""
    places = [place(row, column) for row, column in lattice.hexagon(size)]
    return tiling(TILE, places, Basis.T33336, Shape.HEXAGON)


TILING: Final[Tiling] = Tiling("T33336", hexagon)
