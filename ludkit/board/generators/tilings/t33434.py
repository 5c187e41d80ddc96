"""The tiling 3.3.4.3.4 (snub square): squares in two orientations with pairs of triangles between them."""

from __future__ import annotations

import math
from typing import Final

from ludkit.board.generators import lattice
from ludkit.board.generators.lattice import Point, tiling
from ludkit.board.generators.tilings.kind import Tiling
from ludkit.board.graph import Basis, Graph, Shape
from ludkit.board.operators.cut import keep
from ludkit.board.polygon import Polygon

_A: Final = 0.5
_B: Final = math.sqrt(3) / 2
_CUSTOM_SIZE: Final = 5
_STEP: Final = (1 + math.sqrt(3)) / 2

TILE: Final = (
    *((-_A, -_A - _B), (_A, -_A - _B)),
    *((-_A - _B, -_B), (_A + _B, -_B)),
    (0.0, -_A),
    *((-2 * _A - _B, 0.0), (-_B, 0.0), (_B, 0.0), (2 * _A + _B, 0.0)),
    (0.0, _A),
    *((-_A - _B, _B), (_A + _B, _B)),
    *((-_A, _A + _B), (_A, _A + _B)),
)
"""Two triangles that share a side, with the squares and triangles round them; row by row from the bottom."""


def place(row: int, column: int) -> Point:
    """The middle of a tile."""
    return _STEP * (column - row), _STEP * (row + column)


def diamond(size: int) -> Graph:
    """A square that stands on its corner, ``size`` tiles a side."""
    places = [place(row, column) for row, column in lattice.rhombus(size, size)]
    return tiling(TILE, places, Basis.T33434, Shape.DIAMOND)


def custom(polygon: Polygon, shape: Shape) -> Graph:
    """What of a diamond of five tiles a side is inside the polygon; Ludii makes no larger one."""
    return keep(diamond(_CUSTOM_SIZE), polygon)


TILING: Final[Tiling] = Tiling("T33434", diamond, custom=custom)
