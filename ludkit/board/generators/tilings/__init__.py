"""The tilings by name: ``(tiling T488 4)``. One module for each; this one chooses.

A tiling is called by the numbers of sides of the shapes round a vertex.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludkit.board.build import GraphBuilder, builds, constant, dim_argument, optional, optional_dim
from ludkit.board.dimensions import dimensions
from ludkit.board.generators.lattice import shape_of_sides
from ludkit.board.generators.tilings import (
    t488,
    t3464,
    t3636,
    t4612,
    t31212,
    t33336,
    t33344,
    t33434,
    t333333_33434,
)
from ludkit.board.graph import BoardError, Graph, Shape
from ludkit.board.operators.cut import keep
from ludkit.board.polygon import Polygon, outline_on_six_ways, outline_on_squares
from ludkit.ludemes.typed import Ludeme


def sized(name: str, rows: int, columns: int | None) -> Graph:
    """The tiling with these dimensions. The second is left out of account where the tiling makes only one shape."""
    match name:
        case "T31212":
            graph, dim = t31212.hexagon(rows), (rows,)
        case "T4612":
            graph, dim = t4612.hexagon(rows), (rows,)
        case "T33336":
            graph, dim = t33336.hexagon(rows), (rows,)
        case "T33434":
            graph, dim = t33434.diamond(rows), (rows,)
        case "T333333_33434":
            graph, dim = t333333_33434.hexagon(rows), (rows,)
        case _:
            return _shaped(name, rows, columns)
    graph.dim = dim
    return graph


def _shaped(name: str, rows: int, columns: int | None) -> Graph:
    """The tilings that make one shape with one dimension and another with two."""
    dim: tuple[int, ...] = (rows,) if columns is None else (rows, columns)
    match name:
        case "T3464" if columns is None:
            graph = t3464.hexagon(rows)
        case "T3464":
            graph = t3464.parallelogram(rows, dim[-1])
        case "T3636" if columns is None:
            graph = t3636.hexagon(rows)
        case "T3636":
            graph = t3636.rhombus(rows, dim[-1])
        case "T33344":
            dim = (rows, dim[-1])
            graph = t33344.rhombus(rows, dim[-1])
        case "T488":
            graph = t488.rectangle(rows, dim[-1], Shape.SQUARE if columns is None else Shape.RECTANGLE)
        case _:
            raise BoardError(f"the tiling {name} is not known")
    graph.dim = dim
    return graph


def inside_polygon(name: str, polygon: Polygon, shape: Shape = Shape.CUSTOM) -> Graph:
    """What of the tiling is inside the polygon. Tilings that make one shape only ignore it, but T33434."""
    match name:
        case "T3464":
            return t3464.custom(polygon, shape)
        case "T3636":
            return t3636.custom(polygon, shape)
        case "T33344":
            return t33344.custom(polygon, shape)
        case "T488":
            return t488.custom(polygon)
        case "T33434":
            graph = keep(sized(name, 5, None), polygon)
            graph.dim = None
            return graph
        case _:
            return _default(name)


def outline(name: str, sides: Sequence[int]) -> Polygon | None:
    """The outline with these sides; None for a tiling that makes no outline from sides."""
    match name:
        case "T3464":
            return outline_on_six_ways(sides, t3464.LATTICE.upright)
        case "T3636":
            return outline_on_six_ways(sides, t3636.LATTICE.upright)
        case "T33344":
            return outline_on_six_ways(sides, t33344.place)
        case "T488":
            return outline_on_squares(sides, t488.WAYS)
        case _:
            return None


def _default(name: str) -> Graph:
    """The tiling in the size that Ludii gives it where it cannot make the shape that is asked for."""
    return sized(name, 2 if name == "T333333_33434" else 3, None)


@builds("generators.basis.tiling.Tiling")
def _tiling(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    name = constant(ludeme, "tiling") or ""
    poly = optional(ludeme, "poly")
    if poly is not None:
        if name == "T33434":
            return inside_polygon(name, builder.polygon(poly))
        return inside_polygon(name, builder.stated_polygon(ludeme, lambda: builder.polygon(poly).copy()))
    sides = optional(ludeme, "sides")
    if sides is None:
        return sized(name, dim_argument(ludeme, "dimA"), optional_dim(ludeme, "dimB"))
    lengths = dimensions(sides)
    polygon = outline(name, lengths)
    if polygon is None:
        return _default(name)
    return inside_polygon(name, builder.stated_polygon(ludeme, lambda: polygon), shape_of_sides(lengths))
