"""Boards of hexagons: ``(hex …)``."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from ludkit.board.build import GraphBuilder, builds, constant, dim_argument, optional_dim, sized
from ludkit.board.dimensions import dimensions
from ludkit.board.generators import lattice
from ludkit.board.generators.lattice import Hexagonal, inside, shape_of_sides, swapped, tiling
from ludkit.board.graph import Basis, BoardError, Graph, Shape, Vertex
from ludkit.board.polygon import Polygon, outline_on_six_ways
from ludkit.ludemes.typed import Ludeme

LATTICE: Final = Hexagonal(across=math.sqrt(3), up=1.5)

_HALF: Final = math.sqrt(3) / 2

TILE: Final = ((0.0, 1.0), (_HALF, 0.5), (_HALF, -0.5), (0.0, -1.0), (-_HALF, -0.5), (-_HALF, 0.5))
"""A hexagon that stands on its corner; clockwise from the top."""

_CUSTOM_MARGIN: Final = 3


def hexagon(size: int) -> Graph:
    """A hexagon with ``size`` cells a side; below 0 there is nothing. Raises BoardError for a size of 0.

    Ludii makes it vertex by vertex, without a basis and shape, and does not round its coordinates.
    """
    if size == 0:
        raise BoardError("a hexagon of hexagons needs at least 1 cell a side")
    size = max(0, size)
    lattice.check_places(2 * size, 2 * size)
    graph = Graph()
    lines = [_lower_line(graph, size, row) for row in range(size)]
    lines += [_upper_line(graph, size, row) for row in range(size - 1, 2 * size - 1)]
    for line in lines:
        for a, b in pairwise(line):
            graph.add_edge(a, b)
    for row in range(2 * size - 1):
        low, high = lines[row], lines[row + 1]
        # Going up, a line of zigzags widens on both sides until the middle row, then narrows.
        offset = 1 if row < size - 1 else 0
        start = 0 if row < size else 1
        for at in range(start, len(low) - start, 2):
            graph.add_edge(low[at], high[at - start + offset])
    graph.make_faces(check_crossings=False)
    graph.reorder()
    return graph


def _lower_line(graph: Graph, size: int, row: int) -> list[Vertex]:
    """The zigzag line below a row in the lower half, left to right."""
    line: list[Vertex] = []
    for column in range(size + row):
        x, y = LATTICE.upright(row, column)
        line.append(_corner(graph, x, y, 4))
        line.append(_corner(graph, x, y, 3))
    line.append(_corner(graph, x, y, 2))
    return line


def _upper_line(graph: Graph, size: int, row: int) -> list[Vertex]:
    """The zigzag line above a row in the upper half, left to right."""
    line: list[Vertex] = []
    for column in range(row - size + 1, 2 * size - 1):
        x, y = LATTICE.upright(row, column)
        line.append(_corner(graph, x, y, 5))
        line.append(_corner(graph, x, y, 0))
    line.append(_corner(graph, x, y, 1))
    return line


def _corner(graph: Graph, x: float, y: float, corner: int) -> Vertex:
    dx, dy = TILE[corner]
    return graph.add_vertex(x + dx, y + dy)


def triangle(size: int) -> Graph:
    """A triangle with ``size`` cells a side."""
    places = [LATTICE.upright(row, column) for row, column in lattice.triangle(size)]
    return tiling(TILE, places, Basis.HEXAGONAL, Shape.TRIANGLE)


def rectangle(rows: int, columns: int) -> Graph:
    """Rows of ``columns`` cells, each second one a cell shorter."""
    places = [LATTICE.upright(row, column) for row, column in lattice.rectangle(rows, columns)]
    return tiling(TILE, places, Basis.HEXAGONAL, Shape.SQUARE if rows == columns else Shape.RECTANGLE)


def diamond(size: int) -> Graph:
    """A rhombus that stands on its corner, ``size`` cells a side."""
    places = [LATTICE.sideways(row, column) for row, column in lattice.rhombus(size, size)]
    return tiling(swapped(TILE), places, Basis.HEXAGONAL, Shape.DIAMOND)


def prism(rows: int, columns: int) -> Graph:
    """A hexagon with sides of ``rows`` and ``columns`` cells in turn, on its side."""
    places = [LATTICE.sideways(row, column) for row, column in lattice.prism(rows, columns)]
    return tiling(swapped(TILE), places, Basis.HEXAGONAL, Shape.PRISM)


def star(size: int) -> Graph:
    """A star with six points, each ``size`` cells high."""
    places = [LATTICE.upright(row, column) for row, column in lattice.star(size)]
    return tiling(TILE, places, Basis.HEXAGONAL, Shape.STAR)


def custom(polygon: Polygon, shape: Shape = Shape.CUSTOM) -> Graph:
    """The cells whose middles are inside the polygon, which is inflated a little."""
    places = inside(polygon, _CUSTOM_MARGIN, LATTICE.upright)
    return tiling(TILE, places, Basis.HEXAGONAL, shape)


@builds("generators.basis.hex.Hex")
def _hex(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    poly = ludeme.get("poly")
    if poly is not None:
        return custom(builder.own_polygon(ludeme, poly))
    sides = ludeme.get("sides")
    if sides is not None:
        return _by_sides(builder, ludeme, dimensions(sides))
    size = dim_argument(ludeme, "dimA")
    second = optional_dim(ludeme, "dimB")
    other = size if second is None else second
    match constant(ludeme, "shape") or "Hexagon":
        case "Hexagon" if second is not None:
            return _by_sides(builder, ludeme, [size, second])
        case "Limping":
            return _by_sides(builder, ludeme, [size, size + 1])
        case "Hexagon":
            return sized(hexagon(size), size)
        case "Triangle":
            return sized(triangle(size), size)
        case "Diamond":
            return sized(diamond(size), size)
        case "Prism":
            return sized(prism(size, other), size, other)
        case "Star":
            return sized(star(size), size)
        case "Square":
            return sized(rectangle(size, size), size, size)
        case "Rectangle":
            return sized(rectangle(size, other), size, other)
        case shape:
            raise BoardError(f"the shape {shape} is not there for hexagons")


def _by_sides(builder: GraphBuilder, ludeme: Ludeme, sides: list[int]) -> Graph:
    outline = builder.stated_polygon(ludeme, lambda: outline_on_six_ways(sides, LATTICE.upright))
    return custom(outline, shape_of_sides(sides))
