"""Boards of bricks, each two units long: ``(brick …)``."""

from __future__ import annotations

from typing import Final

from ludkit.board.build import GraphBuilder, builds, constant, dim_argument, flag, optional_dim
from ludkit.board.generators.lattice import check_places
from ludkit.board.graph import Basis, BoardError, Graph, Shape
from ludkit.ludemes.typed import Ludeme

BRICK: Final = ((0, 0), (0, 1), (1, 1), (2, 1), (2, 0), (1, 0))
HALF: Final = ((0, 0), (0, 1), (1, 1), (1, 0))
UPRIGHT: Final = ((0, 0), (0, 1), (0, 2), (1, 2), (1, 1), (1, 0))
"""The corners of a brick, half a brick and a brick on its end, clockwise from the lower left."""


def rectangle(rows: int, columns: int, trim: bool, shape: Shape) -> Graph:
    """Rows of bricks, each second row half a brick to the right; trimmed, the ends are half bricks."""
    check_places(rows, 2 * columns)
    graph = Graph()
    width = columns * 2 + 1
    for row in range(rows):
        for column in range(row % 2, width, 2):
            _add_trimmed(graph, row, column, trim, width)
    return _finished(graph, shape)


def diamond_or_prism(side: int, middle: int | None, trim: bool) -> Graph:
    """A diamond of bricks, or one with ``middle`` more rows (a prism)."""
    rows = 2 * side + 2 * (middle or 0)
    width = 2 * side
    check_places(rows, width)
    graph = Graph()
    for row in range(rows):
        for column in range((row + 1) % 2, width, 2):
            if side - 1 <= row + column < 3 * side - 1 and column - row < side and row - column <= side:
                _add_trimmed(graph, row, column, trim, width)
    return _finished(graph, Shape.DIAMOND if middle is None else Shape.PRISM)


def spiral(rings: int) -> Graph:
    """Rings of bricks round half a brick."""
    check_places(2 * rings, 2 * rings)
    graph = Graph()
    for ring in range(rings):
        if ring == 0:
            _add(graph, HALF, rings - 1, rings - 1)
        for n in range(0, 2 * ring, 2):
            _add(graph, UPRIGHT, rings - ring + n, rings - ring - 1)
            _add(graph, BRICK, rings + ring - 1, rings - ring + n)
            _add(graph, UPRIGHT, rings - ring - 1 + n, rings + ring - 1)
            _add(graph, BRICK, rings - ring - 1, rings - ring - 1 + n)
    return _finished(graph, Shape.SPIRAL)


def _add_trimmed(graph: Graph, row: int, column: int, trim: bool, width: int) -> None:
    if trim and column == 0:
        _add(graph, HALF, row, column + 1)
    elif trim and column >= width - 1:
        _add(graph, HALF, row, column)
    else:
        _add(graph, BRICK, row, column)


def _add(graph: Graph, corners: tuple[tuple[int, int], ...], row: int, column: int) -> None:
    vertices = [graph.find_or_add_vertex(column + x, row + y) for x, y in corners]
    for n, vertex in enumerate(vertices):
        graph.find_or_add_edge(vertex, vertices[(n + 1) % len(vertices)])
    graph.add_face(vertices)


def _finished(graph: Graph, shape: Shape) -> Graph:
    graph.set_basis(Basis.BRICK, shape)
    graph.reorder()
    return graph


@builds("generators.basis.brick.Brick")
def _brick(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    size = dim_argument(ludeme, "dimA")
    second = optional_dim(ludeme, "dimB")
    other = size if second is None else second
    trim = flag(ludeme, "trim")
    shape = constant(ludeme, "shape") or ("Square" if second is None else "Rectangle")
    dim: tuple[int, ...] = (size, other)
    match shape:
        case "Square" | "Rectangle":
            graph = rectangle(size, other, trim, Shape.SQUARE if second is None else Shape.RECTANGLE)
        case "Limping":
            dim = (size, size + 1)
            graph = rectangle(size, size + 1, trim, Shape.RECTANGLE)
        case "Diamond":
            dim = (size, size)
            graph = diamond_or_prism(size, None, trim)
        case "Prism":
            graph = diamond_or_prism(size, other, trim)
        case "Spiral":
            dim = (size,)
            graph = spiral(size)
        case _:
            raise BoardError(f"the shape {shape} is not there for bricks")
    graph.dim = dim
    return graph
