"""The tilings by name: ``(tiling T488 4)``. One module for each; this one chooses.

A new tiling is a module that says what it can make in a `Tiling`; list it here.
"""

from __future__ import annotations

from typing import Final

from ludkit.board.build import GraphBuilder, builds, constant, dim_argument, optional_dim
from ludkit.board.dimensions import dimensions
from ludkit.board.generators.lattice import shape_of_sides
from ludkit.board.generators.tilings import t488, t3464, t3636, t4612, t31212, t33336, t33344, t33434, t333333_33434
from ludkit.board.generators.tilings.kind import Tiling
from ludkit.board.graph import BoardError, Graph, Shape
from ludkit.ludemes.typed import Ludeme

TILINGS: Final[dict[str, Tiling]] = {
    tiling.name: tiling
    for tiling in (
        *(t488.TILING, t3464.TILING, t3636.TILING, t4612.TILING, t31212.TILING),
        *(t33336.TILING, t33344.TILING, t33434.TILING, t333333_33434.TILING),
    )
}


@builds("generators.basis.tiling.Tiling")
def _tiling(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    name = constant(ludeme, "tiling") or ""
    tiling = TILINGS.get(name)
    if tiling is None:
        raise BoardError(f"the tiling {name} is not known")
    poly = ludeme.get("poly")
    sides = ludeme.get("sides")
    if poly is not None and tiling.custom is not None:
        return tiling.custom(builder.own_polygon(ludeme, poly), Shape.CUSTOM)
    if sides is not None and tiling.custom is not None and tiling.outline is not None:
        outline = tiling.outline
        lengths = dimensions(sides)
        return tiling.custom(builder.stated_polygon(ludeme, lambda: outline(lengths)), shape_of_sides(lengths))
    if poly is not None or sides is not None:
        return _sized(tiling, tiling.default, None)
    return _sized(tiling, dim_argument(ludeme, "dimA"), optional_dim(ludeme, "dimB"))


def _sized(tiling: Tiling, rows: int, columns: int | None) -> Graph:
    if columns is None or tiling.two_sized is None:
        graph = tiling.sized(rows)
        graph.dim = graph.dim or (rows,)
        return graph
    graph = tiling.two_sized(rows, columns)
    graph.dim = (rows, columns)
    return graph
