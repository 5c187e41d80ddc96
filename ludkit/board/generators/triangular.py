"""Boards of triangles: ``(tri …)``."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from ludkit.board.build import GraphBuilder, builds, constant, dim_argument, optional_dim, sized
from ludkit.board.dimensions import dimensions
from ludkit.board.generators import lattice
from ludkit.board.generators.lattice import Hexagonal, inside, joined, shape_of_sides
from ludkit.board.graph import Basis, BoardError, Graph, Shape, Vertex
from ludkit.board.polygon import Polygon, outline_on_six_ways
from ludkit.ludemes.typed import Ludeme

LATTICE: Final = Hexagonal(across=1.0, up=math.sqrt(3) / 2.0)

_CUSTOM_MARGIN: Final = 2


def hexagon(size: int) -> Graph:
    """A hexagon with ``size`` vertices a side.

    Ludii makes it vertex by vertex, without a basis and shape, and does not round its coordinates.
    """
    lattice.check_places(2 * size, 2 * size)
    graph = Graph()
    rows: list[list[Vertex]] = [[] for _ in range(2 * size - 1)]
    for row, column in lattice.hexagon(size):
        x, y = LATTICE.upright(row, column)
        rows[row].append(graph.add_vertex(x, y))
    for line in rows:
        for a, b in pairwise(line):
            graph.add_edge(a, b)
    for low, high in pairwise(rows[:size]):
        for n, vertex in enumerate(low):
            graph.add_edge(vertex, high[n])
            graph.add_edge(vertex, high[n + 1])
    for low, high in pairwise(rows[size - 1 :]):
        for n, vertex in enumerate(high):
            graph.add_edge(vertex, low[n])
            graph.add_edge(vertex, low[n + 1])
    graph.make_faces(check_crossings=False)
    graph.reorder()
    return graph


def triangle(size: int) -> Graph:
    """A triangle with ``size`` vertices a side."""
    places = [LATTICE.upright(row, column) for row, column in lattice.triangle(size)]
    return _vertices(places, Shape.TRIANGLE)


def rectangle(rows: int, columns: int, shape: Shape) -> Graph:
    """Rows of ``columns`` vertices, each second one a vertex shorter."""
    places = [LATTICE.upright(row, column) for row, column in lattice.rectangle(rows, columns)]
    return _vertices(places, shape)


def diamond(size: int) -> Graph:
    """A rhombus that stands on its corner, ``size`` vertices a side."""
    places = [LATTICE.sideways(row, column) for row, column in lattice.rhombus(size, size)]
    return _vertices(places, Shape.DIAMOND)


def prism(rows: int, columns: int) -> Graph:
    """A hexagon with sides of ``rows`` and ``columns`` vertices in turn, on its side."""
    places = [LATTICE.sideways(row, column) for row, column in lattice.prism(rows, columns)]
    return _vertices(places, Shape.PRISM)


def star(size: int) -> Graph:
    """A star with six points, each ``size`` edges high."""
    places = [LATTICE.upright(row, column) for row, column in lattice.star(size)]
    return _vertices(places, Shape.STAR)


def custom(polygon: Polygon, margin: int = _CUSTOM_MARGIN, shape: Shape = Shape.CUSTOM) -> Graph:
    """The vertices inside the polygon, which is inflated a little (``margin`` as in `lattice.inside`)."""
    return _vertices(inside(polygon, margin, LATTICE.upright), shape)


def _vertices(places: list[lattice.Point], shape: Shape) -> Graph:
    graph = joined(places, Basis.TRIANGULAR, shape)
    graph.reorder()
    return graph


@builds("generators.basis.tri.Tri")
def _tri(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    poly = ludeme.get("poly")
    if poly is not None:
        return custom(builder.own_polygon(ludeme, poly))
    sides = ludeme.get("sides")
    if sides is not None:
        return _by_sides(builder, ludeme, dimensions(sides))
    size = dim_argument(ludeme, "dimA")
    second = optional_dim(ludeme, "dimB")
    other = size if second is None else second
    extra = builder.extra
    match constant(ludeme, "shape") or "Triangle":
        case "Hexagon":
            return sized(hexagon(size + extra), size)
        case "Triangle":
            return sized(triangle(size + extra), size)
        case "Diamond":
            return sized(diamond(size + extra), size)
        case "Prism":
            return sized(prism(size + extra, other + extra), size, other)
        case "Square":
            return sized(rectangle(size + extra, size + extra, Shape.SQUARE), size, size)
        case "Rectangle":
            shape = Shape.SQUARE if size == other else Shape.RECTANGLE
            return sized(rectangle(size + extra, other + extra, shape), size, other)
        case "Star":
            return sized(star(size), size)
        case "Limping":
            return _by_sides(builder, ludeme, [size, size + 1])
        case shape_name:
            raise BoardError(f"the shape {shape_name} is not there for triangles")


def _by_sides(builder: GraphBuilder, ludeme: Ludeme, sides: list[int]) -> Graph:
    outline = builder.stated_polygon(ludeme, lambda: outline_on_six_ways(sides, LATTICE.upright))
    shape = shape_of_sides(sides)
    return custom(outline, sides[0] if shape is Shape.LIMPING else _CUSTOM_MARGIN, shape)
