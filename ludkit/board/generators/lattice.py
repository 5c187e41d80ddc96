"""What the generators of tilings share: lattices, shapes on a lattice, and the graph of a tile laid at many places.

A tiling is one tile (the corners of its shapes round a middle point) laid at each place (row, column) of a lattice
that belongs to the board's shape. Corners that fall together are one vertex; vertices at a distance of 1 are joined.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from ludkit.board.geometry import distance
from ludkit.board.graph import Basis, BoardError, Graph, Shape, check_count
from ludkit.board.nearby import Nearby
from ludkit.board.polygon import MARGIN, Polygon

MAX_PLACES: Final = 1_000_000
"""The most places of a lattice that are looked at for one board."""

SAME_CORNER: Final = 0.1
"""Corners nearer than this are one vertex."""

UNIT_TOLERANCE: Final = 0.01
"""By how much the length of an edge of a tile may differ from 1."""

Point: TypeAlias = tuple[float, float]
Place: TypeAlias = tuple[int, int]
"""Row and column of a lattice."""


class Hexagonal:
    """A lattice in which each place has six neighbours, ``across`` apart; rows are ``up`` apart."""

    __slots__ = ("across", "up")

    def __init__(self, across: float, up: float) -> None:
        self.across = across
        self.up = up

    def upright(self, row: int, column: int) -> Point:
        """The point of a place where rows are level."""
        return self.across * (column - 0.5 * row), self.up * row

    def sideways(self, row: int, column: int) -> Point:
        """The point of a place where rows and columns both climb, as on a rhombus that stands on its corner."""
        return self.up * (column - row), self.across * (row + column) * 0.5


def hexagon(size: int) -> Iterator[Place]:
    """A hexagon with ``size`` places a side."""
    rows = 2 * size - 1
    for row, column in rhombus(rows, rows):
        if abs(row - column) < size:
            yield row, column


def triangle(size: int) -> Iterator[Place]:
    """A triangle with ``size`` places a side."""
    for row, column in rhombus(size, size):
        if row <= column:
            yield row, column


def rhombus(rows: int, columns: int) -> Iterator[Place]:
    """All places of so many rows and columns. Raises BoardError if they are too many."""
    check_places(rows, columns)
    for row in range(rows):
        for column in range(columns):
            yield row, column


def prism(rows: int, columns: int) -> Iterator[Place]:
    """A hexagon with sides of ``rows`` and ``columns`` places in turn."""
    size = rows + columns - 1
    for row, column in rhombus(size, size):
        if abs(row - column) < rows:
            yield row, column


def rectangle(rows: int, columns: int) -> Iterator[Place]:
    """A rectangle whose even rows have ``columns`` places, the odd ones (between them) one less."""
    check_places(rows, columns)
    for row in range(rows):
        for column in range((row + 1) // 2, columns + row // 2):
            yield row, column


def star(size: int) -> Iterator[Place]:
    """A star with six points, each ``size`` places high."""
    rows = 4 * size + 1
    for row, column in rhombus(rows, rows):
        if row < size or 2 * size < row <= 3 * size:
            inside = column >= size and column - row <= size
        elif row <= 2 * size:
            inside = row - column <= size and column < rows - size
        else:
            inside = column <= 3 * size and row - column <= size
        if inside:
            yield row, column


def inside(polygon: Polygon, margin: int, place: Callable[[int, int], Point]) -> list[Point]:
    """The points of the lattice that lie inside the polygon, which is inflated a little.

    The rows and columns that are looked at follow from the polygon's coordinates, widened by ``margin``, as in Ludii:
    where the lattice is slanted or its rows are far apart, a large polygon may reach places that are not.
    """
    polygon.inflate(MARGIN)
    left, bottom, right, top = polygon.bounds()
    rows = range(int(bottom) - margin, int(top) + margin + 1)
    columns = range(int(left) - margin, int(right) + margin + 1)
    check_places(rows.stop - rows.start, columns.stop - columns.start)
    found: list[Point] = []
    for row in rows:
        for column in columns:
            x, y = place(row, column)
            if polygon.contains(x, y):
                found.append((x, y))
    return found


def lay(tile: Sequence[Point], places: Iterable[Point]) -> list[Point]:
    """The corners of the tile at each place, in order, without those that are there already."""
    corners: list[Point] = []
    nearby = Nearby(1.0)
    for px, py in places:
        for dx, dy in tile:
            x = px + dx
            y = py + dy
            for n in nearby.around(x, y, SAME_CORNER):
                if distance(corners[n][0], corners[n][1], x, y) < SAME_CORNER:
                    break
            else:
                nearby.add(len(corners), x, y)
                corners.append((x, y))
        check_count(len(corners), "vertices")
    return corners


def joined(points: Sequence[Point], basis: Basis, shape: Shape) -> Graph:
    """The graph of these points, with edges between those at a distance of 1 and the faces that they enclose."""
    nearby = Nearby(1.0)
    for n, (x, y) in enumerate(points):
        nearby.add(n, x, y)
    edges: list[tuple[int, int]] = []
    for a, (x, y) in enumerate(points):
        for b in nearby.around(x, y, 1 + UNIT_TOLERANCE):
            if b > a and abs(distance(points[b][0], points[b][1], x, y) - 1) < UNIT_TOLERANCE:
                edges.append((a, b))
    graph = Graph.assembled(points, edges)
    graph.set_basis(basis, shape)
    return graph


def tiling(tile: Sequence[Point], places: Iterable[Point], basis: Basis, shape: Shape) -> Graph:
    """The graph of the tile laid at each of the places, numbered row by row."""
    graph = joined(lay(tile, places), basis, shape)
    graph.reorder()
    return graph


def swapped(tile: Iterable[Point]) -> list[Point]:
    """The tile mirrored, so that what pointed up points right."""
    return [(y, x) for x, y in tile]


def ring(count: int, radius: float, first: float) -> list[Point]:
    """``count`` points on a circle round the origin, counterclockwise from the angle ``first`` (radians)."""
    angles = [first + n / count * 2 * math.pi for n in range(count)]
    return [(radius * math.cos(angle), radius * math.sin(angle)) for angle in angles]


def shape_of_sides(sides: Sequence[int]) -> Shape:
    """The shape of an outline on a hexagonal lattice that is given by its sides."""
    return Shape.LIMPING if len(sides) == 2 and sides[0] == sides[1] - 1 else Shape.CUSTOM


def check_places(rows: int, columns: int) -> None:
    """Raise BoardError if so many rows and columns are too many places."""
    if rows > 0 and columns > 0 and rows * columns > MAX_PLACES:
        raise BoardError(f"the board is too large: {rows} rows of {columns} (the limit is {MAX_PLACES} places)")
