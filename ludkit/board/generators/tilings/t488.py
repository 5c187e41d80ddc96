"""The tiling 4.8.8: octagons with small squares between them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from ludkit.board.generators import lattice
from ludkit.board.generators.lattice import Point, inside, joined, lay, tiling
from ludkit.board.generators.tilings.kind import Tiling
from ludkit.board.graph import Basis, Graph, Shape
from ludkit.board.polygon import Polygon, outline_on_squares

WAYS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""Steps (rows, columns) right, up, left and down, in which the sides of an outline turn."""

_WIDTH: Final = 1 + 2 / math.sqrt(2)
_W: Final = _WIDTH / 2

OCTAGON: Final = ((0.5, _W), (_W, 0.5), (_W, -0.5), (0.5, -_W), (-0.5, -_W), (-_W, -0.5), (-_W, 0.5), (-0.5, _W))
"""An octagon that stands on a side; clockwise from the top."""

_CUSTOM_MARGIN: Final = 2


def place(row: int, column: int) -> Point:
    """The middle of an octagon."""
    return column * _WIDTH, row * _WIDTH


def rectangle(rows: int, columns: int, shape: Shape = Shape.RECTANGLE) -> Graph:
    """So many rows and columns of octagons. Elements stay in the order in which they are made."""
    places = [place(row, column) for row, column in lattice.rhombus(rows, columns)]
    return joined(lay(OCTAGON, places), Basis.T488, shape)


def custom(polygon: Polygon, shape: Shape) -> Graph:
    """The octagons whose middles are inside the polygon, which is inflated a little. Its shape is always Custom."""
    return tiling(OCTAGON, inside(polygon, _CUSTOM_MARGIN, place), Basis.T488, Shape.CUSTOM)


def square(size: int) -> Graph:
    """So many rows of as many octagons."""
    return rectangle(size, size, Shape.SQUARE)


def outline(sides: Sequence[int]) -> Polygon:
    """The outline whose sides have these numbers of octagons."""
    return outline_on_squares(sides, WAYS)


TILING: Final[Tiling] = Tiling("T488", square, rectangle, custom, outline)
