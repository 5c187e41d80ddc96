"""The tiling 3.3.3.4.4: rows of squares with rows of triangles between them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from ludkit.board.generators import lattice
from ludkit.board.generators.lattice import Point, inside, tiling
from ludkit.board.generators.tilings.kind import Tiling
from ludkit.board.graph import Basis, Graph, Shape
from ludkit.board.polygon import Polygon, outline_on_six_ways

SQUARE: Final = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))

_UP: Final = 1 + math.sqrt(3) / 2
_CUSTOM_MARGIN: Final = 2


def place(row: int, column: int) -> Point:
    """The lower left corner of a square."""
    return column + 0.5 * row, row * _UP


def rhombus(rows: int, columns: int) -> Graph:
    """So many rows of ``columns`` squares, each row half a square to the right of the one below."""
    places = [place(row, column) for row, column in lattice.rhombus(rows, columns)]
    return tiling(SQUARE, places, Basis.T33344, Shape.RHOMBUS)


def custom(polygon: Polygon, shape: Shape) -> Graph:
    """The squares whose lower left corners are inside the polygon, which is inflated a little."""
    return tiling(SQUARE, inside(polygon, _CUSTOM_MARGIN, place), Basis.T33344, shape)


def square(size: int) -> Graph:
    """So many rows of as many squares."""
    graph = rhombus(size, size)
    graph.dim = (size, size)
    return graph


def outline(sides: Sequence[int]) -> Polygon:
    """The outline whose sides have these numbers of squares."""
    return outline_on_six_ways(sides, place)


TILING: Final[Tiling] = Tiling("T33344", square, rhombus, custom, outline)
