"""The static kinds of regions that rules can name as a whole: ``Sides``, ``Corners``, ``Rows``, …"""

from __future__ import annotations

from ludkit.board.directions import ADJACENT, ALL, COMPASS, DIRECTION_INDEX
from ludkit.engine.builder import Builder


def static_regions(b: Builder, kind: str) -> list[list[int]]:
    """The regions of a kind on the board's sites of its default type. Raises KeyError for kinds that are not known."""
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
    if kind == "AllDirections":
        reach: list[list[int]] = []
        for radials in topology.radials(site_type, ALL):
            reach.append(sorted({site for radial in radials for site in radial}))
        return reach
    if kind == "Touching":
        return [[site, to] for site, steps in enumerate(topology.steps(site_type, ADJACENT)) for to in steps]
    raise KeyError(kind)
