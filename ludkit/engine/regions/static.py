"""The static kinds of regions that rules can name as a whole: ``Sides``, ``Corners``, ``Rows``, …"""

from __future__ import annotations

from math import isqrt

from ludkit.board.directions import ADJACENT, ALL, CELL, COMPASS, DIRECTION_INDEX, EDGE, VERTEX
from ludkit.engine.builder import Builder


def static_regions(b: Builder, kind: str) -> list[list[int]]:
    """The regions of a kind on the board's sites of its default type. Raises KeyError for kinds that are not known.

    Those of ``AllDirections`` begin with the site that the directions are seen from.
    """
    site_type = b.layout.default_type
    topology = b.topology
    size = topology.count(site_type)
    if kind == "Corners":
        return [[site] for site in topology.region(site_type, "corners")]
    if kind in ("Sides", "SidesNoCorners"):
        corners = topology.region(site_type, "corners") if kind == "SidesNoCorners" else []
        sides = [topology.side(site_type, DIRECTION_INDEX[name]) for name in COMPASS]
        return [[site for site in side if site not in corners] for side in sides if side]
    if kind == "AllSites":
        return [list(range(size))]
    if kind == "Columns":
        return topology.columns(site_type)
    if kind == "Rows":
        return topology.rows(site_type)
    if kind == "Layers":
        return topology.layers(site_type)
    if kind == "Diagonals":
        # Ludii keeps a list of them that nothing fills
        return []
    if kind == "AllDirections":
        reach: list[list[int]] = []
        for site, radials in enumerate(topology.radials(site_type, ALL)):
            reach.append([site, *sorted({to for radial in radials for to in radial} - {site})])
        return reach
    if kind == "SubGrids":
        return _sub_grids(b)
    if kind in ("Touching", "Regions", "Vertices"):
        return [[site, to] for site, steps in enumerate(topology.steps(site_type, ADJACENT)) for to in steps]
    raise KeyError(kind)


def hint_regions(b: Builder, labelled: bool) -> list[list[int]]:
    """The sites of each hint on cells; where the regions have a label, those of the first type that has any."""
    types = (VERTEX, CELL, EDGE) if labelled else (CELL,)
    for site_type in types:
        if b.hints[site_type].regions:
            return b.hints[site_type].regions
    return []


def _sub_grids(b: Builder) -> list[list[int]]:
    """The squares that a square of cells is made of, as many as each has cells: row by row, from the bottom left."""
    rows = b.topology.row_of(CELL)
    columns = b.topology.column_of(CELL)
    size = isqrt(isqrt(len(rows)))
    grids: list[list[int]] = [[] for _ in range(size * size)]
    for cell in range(len(rows)):
        row, column = rows[cell] // size, columns[cell] // size
        if row < size and column < size:
            grids[row * size + column].append(cell)
    return grids
