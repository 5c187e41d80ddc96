"""The tiling 3.12.12: dodecagons that share sides, with triangles between them."""

from __future__ import annotations

import math
from typing import Final

from ludkit.board.generators import lattice
from ludkit.board.generators.lattice import Hexagonal, ring, tiling
from ludkit.board.generators.tilings.kind import Tiling
from ludkit.board.graph import Basis, Graph, Shape

_ACROSS: Final = 3.7320508
LATTICE: Final = Hexagonal(across=_ACROSS, up=_ACROSS * math.sqrt(3) / 2)
DODECAGON: Final = ring(12, radius=1 / math.sqrt(2 - math.sqrt(3)), first=math.pi / 12)


def hexagon(size: int) -> Graph:
    """A hexagon with ``size`` dodecagons a side."""
    places = [LATTICE.upright(row, column) for row, column in lattice.hexagon(size)]
    return tiling(DODECAGON, places, Basis.T31212, Shape.HEXAGON)


TILING: Final[Tiling] = Tiling("T31212", hexagon)
