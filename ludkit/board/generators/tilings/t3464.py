"""The tiling 3.4.6.4: hexagons with squares and triangles between them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from ludkit.board.generators import lattice
from ludkit.board.generators.lattice import Hexagonal, Point, inside, swapped, tiling
from ludkit.board.generators.tilings.kind import Tiling
from ludkit.board.graph import Basis, Graph, Shape
from ludkit.board.polygon import Polygon, outline_on_six_ways

LATTICE: Final = Hexagonal(across=1 + math.sqrt(3), up=(3 + math.sqrt(3)) / 2)

_HALF: Final = math.sqrt(3) / 2.0

HEXAGON: Final = ((-0.5, _HALF), (0.5, _HALF), (1.0, 0.0), (0.5, -_HALF), (-0.5, -_HALF), (-1.0, 0.0))
"""A hexagon that stands on a side; clockwise from the upper left corner."""

_CUSTOM_MARGIN: Final = 2


def _surround() -> list[Point]:
    """The outer corners of the squares and triangles round a hexagon, counterclockwise from the right."""
    radius = (1 + math.sqrt(3) / 2.0) / math.cos(math.radians(15))
    angles = [math.radians(15 + n * 30) for n in range(12)]
    return [(radius * math.cos(angle), radius * math.sin(angle)) for angle in angles]


TILE: Final[list[Point]] = [*HEXAGON, *_surround()]
"""A hexagon with the squares and triangles round it."""


def hexagon(size: int) -> Graph:
    """A hexagon with ``size`` hexagons a side."""
    places = [LATTICE.sideways(row, column) for row, column in lattice.hexagon(size)]
    return tiling(TILE, places, Basis.T3464, Shape.HEXAGON)


def parallelogram(rows: int, columns: int) -> Graph:
    """So many rows and columns of hexagons, on its corner."""
    places = [LATTICE.sideways(row, column) for row, column in lattice.rhombus(rows, columns)]
    return tiling(TILE, places, Basis.T3464, Shape.QUADRILATERAL)


def custom(polygon: Polygon, shape: Shape) -> Graph:
    """The hexagons whose middles are inside the polygon, which is inflated a little."""
    places = inside(polygon, _CUSTOM_MARGIN, LATTICE.upright)
    return tiling(swapped(TILE), places, Basis.T3464, shape)


def outline(sides: Sequence[int]) -> Polygon:
    """The outline whose sides have these numbers of hexagons."""
    return outline_on_six_ways(sides, LATTICE.upright)


TILING: Final[Tiling] = Tiling("T3464", hexagon, parallelogram, custom, outline)
