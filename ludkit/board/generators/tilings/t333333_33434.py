"""The tiling 3.3.3.3.3.3, 3.3.4.3.4: hexagons of six triangles with squares and triangles between them."""

from __future__ import annotations

import math
from typing import Final

from ludkit.board.generators import lattice
from ludkit.board.generators.lattice import Point, tiling
from ludkit.board.generators.tilings.kind import Tiling
from ludkit.board.generators.tilings.t3464 import TILE
from ludkit.board.graph import Basis, Graph, Shape

_ACROSS: Final = 1.5 + math.sqrt(3)
_UP: Final = 2 + math.sqrt(3)


def place(row: int, column: int) -> Point:
    """The middle of a hexagon."""
    return _ACROSS * (column - row), _UP * (row + column) * 0.5


def hexagon(size: int) -> Graph:
    """A hexagon with ``size`` hexagons a side."""
    places = [place(row, column) for row, column in lattice.hexagon(size)]
    return tiling(TILE, places, Basis.T333333_33434, Shape.HEXAGON)


TILING: Final[Tiling] = Tiling("T333333_33434", hexagon, default=2)
