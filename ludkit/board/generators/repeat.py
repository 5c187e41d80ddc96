"""Polygons repeated in rows and columns: ``(repeat …)``."""

from __future__ import annotations

from collections.abc import Sequence

from ludkit.board.build import GraphBuilder, builds, dim_argument, needed
from ludkit.board.dimensions import items, reals
from ludkit.board.generators.lattice import Point, check_places
from ludkit.board.graph import Graph
from ludkit.board.polygon import Polygon
from ludkit.ludemes.typed import Ludeme


def repeat(rows: int, columns: int, column_step: Point, row_step: Point, polygons: Sequence[Polygon]) -> Graph:
    """The polygons, shifted by a step for each row and column. Such a graph has no basis."""
    check_places(rows, columns)
    graph = Graph()
    for row in range(rows):
        for column in range(columns):
            x = column * column_step[0] + row * row_step[0]
            y = column * column_step[1] + row * row_step[1]
            for polygon in polygons:
                corners = polygon.points
                for n, (ax, ay) in enumerate(corners):
                    bx, by = corners[(n + 1) % len(corners)]
                    a = graph.find_or_add_vertex(x + ax, y + ay)
                    b = graph.find_or_add_vertex(x + bx, y + by)
                    graph.find_or_add_edge(a, b)
    graph.make_faces(check_crossings=False)
    graph.reorder()
    return graph


@builds("generators.shape.Repeat")
def _repeat(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    steps = [reals(item) for item in items(needed(ludeme, "step"))]
    if len(steps) < 2 or len(steps[0]) < 2 or len(steps[1]) < 2:
        steps = [[1.0, 0.0], [0.0, 1.0]]
    poly = ludeme.get("poly")
    polys = (poly,) if poly is not None else items(needed(ludeme, "polys"))
    return repeat(
        dim_argument(ludeme, "rows"),
        dim_argument(ludeme, "columns"),
        (steps[0][0], steps[0][1]),
        (steps[1][0], steps[1][1]),
        [builder.polygon(item) for item in polys],
    )
