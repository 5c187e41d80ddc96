"""Boards on the square lattice: ``(square …)`` and ``(rectangle …)``."""

from __future__ import annotations

import math
from typing import Final

from ludkit.board.build import GraphBuilder, builds, constant, dim_argument, flag, optional_dim
from ludkit.board.dimensions import dimensions
from ludkit.board.generators.lattice import check_places, inside, joined
from ludkit.board.graph import Basis, BoardError, Graph, Shape, Vertex
from ludkit.board.polygon import Polygon, outline_on_squares
from ludkit.ludemes.typed import Ludeme

WAYS: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""Steps (rows, columns) up, right, down and left."""

_CUSTOM_MARGIN: Final = 2


def rectangle(rows: int, columns: int, diagonals: str | None, pyramidal: bool, shape: Shape = Shape.RECTANGLE) -> Graph:
    """So many rows and columns of vertices, with diagonals (of a ``DiagonalsType``) or layered as a pyramid."""
    check_places(rows, columns)
    graph = Graph()
    grid = [[graph.add_vertex(column, row) for column in range(columns)] for row in range(rows)]
    for row in range(rows):
        for column in range(columns):
            if row + 1 < rows:
                graph.add_edge(grid[row][column], grid[row + 1][column])
            if column + 1 < columns:
                graph.add_edge(grid[row][column], grid[row][column + 1])
    if pyramidal:
        _add_layers(graph, rows, columns)
    add_diagonals(graph, range(rows + 1), range(columns + 1), diagonals)
    graph.make_faces(check_crossings=False)
    graph.set_basis(Basis.SQUARE, shape)
    graph.reorder()
    return graph


def diamond(size: int, diagonals: str | None) -> Graph:
    """A square that stands on its corner, ``size`` steps a side."""
    rows = 2 * size
    check_places(rows, rows)
    points: list[tuple[float, float]] = []
    for row in range(rows):
        for column in range(rows):
            if size - 1 <= row + column < 3 * size and abs(row - column) <= size:
                points.append((column, row))
    graph = joined(points, Basis.SQUARE, Shape.DIAMOND)
    add_diagonals(graph, range(rows + 1), range(rows + 1), diagonals)
    graph.make_faces(check_crossings=False)
    graph.reorder()
    return graph


def custom(polygon: Polygon, diagonals: str | None) -> Graph:
    """The vertices inside the polygon, which is inflated a little."""
    points = inside(polygon, _CUSTOM_MARGIN, _place)
    left, bottom, right, top = polygon.bounds()
    graph = joined(points, Basis.SQUARE, Shape.CUSTOM)
    rows = range(int(bottom) - _CUSTOM_MARGIN, int(top) + _CUSTOM_MARGIN + 1)
    columns = range(int(left) - _CUSTOM_MARGIN, int(right) + _CUSTOM_MARGIN + 1)
    add_diagonals(graph, rows, columns, diagonals)
    graph.make_faces(check_crossings=False)
    graph.set_basis(Basis.SQUARE, Shape.CUSTOM)
    graph.reorder()
    return graph


def add_diagonals(graph: Graph, rows: range, columns: range, diagonals: str | None) -> None:
    """Add diagonals of the kind to each unit square whose lower left corner is in these rows and columns.

    The middle of the board, for the kinds that have one, is the middle of the ranges.
    """
    if diagonals is None or diagonals == "Implied" or not rows or not columns:
        return
    middle_row = _half(rows[0] + rows[-1])
    middle_column = _half(columns[0] + columns[-1])
    if diagonals == "Radiating":
        steps = max((len(rows) - 1) // 2, (len(columns) - 1) // 2) + 1
        _add_rays(graph, middle_row, middle_column, steps)
        return
    for row in rows:
        for column in columns:
            corners = _corners(graph, row, column)
            if corners is None:
                continue
            a, b, c, d = corners
            if diagonals == "Solid":
                middle = graph.find_or_add_vertex(column + 0.5, row + 0.5)
                for corner in corners:
                    graph.find_or_add_edge(corner, middle)
            elif diagonals == "SolidNoSplit":
                graph.find_or_add_edge(a, c)
                graph.find_or_add_edge(b, d)
            elif diagonals == "Alternating":
                rising = (row + column) % 2 == 0
                graph.find_or_add_edge(*((a, c) if rising else (b, d)))
            elif diagonals == "Concentric":
                rising = (row < middle_row) != (column < middle_column)
                graph.find_or_add_edge(*((a, c) if rising else (b, d)))
            else:
                raise BoardError(f"diagonals of the kind {diagonals} are not known")


def _half(number: int) -> int:
    """Half the number, rounded towards 0."""
    return int(number / 2)


def _place(row: int, column: int) -> tuple[float, float]:
    return column, row


def _corners(graph: Graph, row: int, column: int) -> tuple[Vertex, Vertex, Vertex, Vertex] | None:
    """The corners of a unit square, clockwise from the lower left; None if one is not on the board."""
    a = graph.find_vertex(column, row)
    b = graph.find_vertex(column, row + 1)
    c = graph.find_vertex(column + 1, row + 1)
    d = graph.find_vertex(column + 1, row)
    if a is None or b is None or c is None or d is None:
        return None
    return a, b, c, d


def _add_rays(graph: Graph, row: int, column: int, steps: int) -> None:
    """Diagonals that radiate from the middle. Row and column are taken as x and y, as in Ludii."""
    for n in range(steps):
        for dx, dy in ((1, 1), (1, -1), (-1, -1), (-1, 1)):
            a = graph.find_vertex(row + n * dx, column + n * dy)
            b = graph.find_vertex(row + (n + 1) * dx, column + (n + 1) * dy)
            if a is not None and b is not None:
                graph.find_or_add_edge(a, b)


def _add_layers(graph: Graph, rows: int, columns: int) -> None:
    """Stack smaller and smaller layers on the board, each vertex on four of the layer below."""
    height = 1.0 / math.sqrt(2)
    for layer in range(1, rows):
        for row in range(rows - layer):
            for column in range(columns - layer):
                graph.find_or_add_vertex(layer * 0.5 + column, layer * 0.5 + row, layer * height)
    graph.join_unit()


@builds("generators.basis.square.Square")
def _square(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    diagonals = constant(ludeme, "diagonals")
    if "dim" not in ludeme.clause.index:
        return custom(_outline(builder, ludeme), diagonals)
    size = dim_argument(ludeme, "dim")
    pyramidal = flag(ludeme, "pyramidal")
    shape = constant(ludeme, "shape") or "Square"
    if shape == "Diamond":
        graph = diamond(size, diagonals)
        graph.dim = (size,)
        return graph
    if shape not in ("Square", "Limping"):
        raise BoardError(f"the shape {shape} is not there for squares: it is Square, Limping or Diamond")
    columns = size + 1 if shape == "Limping" else size
    return _rectangle_of_sites(builder, size, columns, diagonals, pyramidal)


@builds("generators.shape.Rectangle")
def _rectangle(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    rows = dim_argument(ludeme, "dimA")
    columns = optional_dim(ludeme, "dimB")
    return _rectangle_of_sites(
        builder, rows, rows if columns is None else columns, constant(ludeme, "diagonals"), pyramidal=False
    )


def _rectangle_of_sites(
    builder: GraphBuilder, rows: int, columns: int, diagonals: str | None, pyramidal: bool
) -> Graph:
    graph = rectangle(rows + builder.extra, columns + builder.extra, diagonals, pyramidal)
    graph.dim = (rows, columns)
    return graph


def _outline(builder: GraphBuilder, ludeme: Ludeme) -> Polygon:
    poly = ludeme.get("poly")
    if poly is not None:
        return builder.own_polygon(ludeme, poly)
    sides = dimensions(ludeme.get("sides") or ())
    return builder.stated_polygon(ludeme, lambda: outline_on_squares(sides, WAYS))
