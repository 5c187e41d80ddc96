"""Walks: steps forward (``F``) and turns to the left and the right (``L``, ``R``), begun in an orthogonal direction."""

from __future__ import annotations

from ludkit.board.directions import LEFT, ORTHOGONAL, RIGHT
from ludkit.engine.directions import turn
from ludkit.engine.sites import OFF
from ludkit.engine.ways import Ways
from ludkit.ludemes.typed import Constant, Value


def walked_sites(ways: Ways, start: int, direction: int, walk: list[str]) -> list[int]:
    """The sites that a walk comes to, in order, the start first; it ends with OFF where it leaves the board."""
    supported = ways.topology.directions(ways.site_type, ORTHOGONAL)
    sites = [start]
    for step in walk:
        if step == "F":
            reached = ways.steps(direction)[sites[len(sites) - 1]]
            sites.append(reached[len(reached) - 1] if reached else OFF)
            if not reached:
                break
        else:
            direction = turn(RIGHT if step == "R" else LEFT, direction, supported)
    return sites


class Walks:
    """Where walks lead, begun in any orthogonal direction."""

    def __init__(self, ways: Ways, walks: list[list[str]]) -> None:
        self.ways: Ways = ways
        self.walks: list[list[str]] = walks
        self._known: dict[int, list[int]] = {}

    def ends(self, start: int, rotations: bool) -> list[int]:
        """The sites at the ends of the walks from a site, in ascending order.

        Without ``rotations`` they begin in the first direction only.
        """
        key = 2 * start + (1 if rotations else 0)
        known = self._known.get(key)
        if known is None:
            known = self._walk(start, rotations)
            self._known[key] = known
        return known

    def _walk(self, start: int, rotations: bool) -> list[int]:
        ways = self.ways
        supported = ways.topology.directions(ways.site_type, ORTHOGONAL)
        ends: set[int] = set()
        for first in supported if rotations else supported[:1]:
            for walk in self.walks:
                sites = walked_sites(ways, start, first, walk)
                ends.add(sites[len(sites) - 1])
        ends.discard(OFF)
        return sorted(ends)


def read_walks(values: list[Value]) -> list[list[str]]:
    """The walks that ``{{F F R F} …}`` states."""
    walks: list[list[str]] = []
    for walk in values:
        assert isinstance(walk, tuple)
        walks.append([step.name for step in walk if isinstance(step, Constant)])
    return walks
