"""The tiling 4.6.12: dodecagons with squares and hexagons between them."""

from __future__ import annotations

import math
from typing import Final

from ludkit.board.generators import lattice
from ludkit.board.generators.lattice import Hexagonal, tiling
from ludkit.board.generators.tilings.kind import Tiling
from ludkit.board.generators.tilings.t31212 import DODECAGON
from ludkit.board.graph import Basis, Graph, Shape

_ACROSS: Final = 4.7320508
LATTICE: Final = Hexagonal(across=_ACROSS, up=_ACROSS * math.sqrt(3) / 2)


def hexagon(size: int) -> Graph:
    """A hexagon with ``size`` dodecagons a side."""
    places = [LATTICE.upright(row, column) for row, column in lattice.hexagon(size)]
    return tiling(DODECAGON, places, Basis.T4612, Shape.HEXAGON)


TILING: Final[Tiling] = Tiling("T4612", hexagon)
