"""Wedges, the triangular ends of some boards: ``(wedge 3)``."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from ludkit.board.build import GraphBuilder, builds, dim_argument, optional_dim
from ludkit.board.generators.lattice import check_places
from ludkit.board.graph import Basis, BoardError, Graph, Shape
from ludkit.ludemes.typed import Ludeme

DEFAULT_COLUMNS: Final = 3


def wedge(rows: int, columns: int) -> Graph:
    """A vertex on top, and below it rows of ``columns`` vertices that get wider and wider. It has no faces."""
    if rows > 1 and columns == 1:
        raise BoardError("a wedge needs more than 1 column")
    check_places(rows, columns)
    columns = max(0, columns)
    graph = Graph()
    middle = rows - 1
    for row in range(rows):
        if row == 0:
            graph.add_vertex(middle, middle)
            continue
        for column in range(columns):
            along = column / (columns - 1)
            graph.add_vertex(middle - row + along * (2 * row), middle - row)
    lines = [graph.vertices[1 + n * columns : 1 + (n + 1) * columns] for n in range(max(0, rows - 1))]
    for n, line in enumerate(lines):
        if n == 0:
            for vertex in line:
                graph.add_edge(graph.vertices[0], vertex)
        for a, b in pairwise(line):
            graph.add_edge(a, b)
        if n + 1 < len(lines):
            for a, b in zip(line, lines[n + 1], strict=True):
                graph.add_edge(a, b)
    graph.set_basis(Basis.NONE, Shape.WEDGE)
    return graph


@builds("generators.shape.Wedge")
def _wedge(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    rows = dim_argument(ludeme, "rows")
    columns = optional_dim(ludeme, "columns")
    graph = wedge(rows, DEFAULT_COLUMNS if columns is None else columns)
    graph.dim = (rows,) if columns is None else (rows, columns)
    return graph
