"""The ways from site to site of one type, looked up by direction without delay."""

from __future__ import annotations

from ludkit.board.directions import DIRECTION_COUNT
from ludkit.board.topology import Topology


class Ways:
    """Steps and radials between sites of one type; both are lists by site. They must not be changed."""

    def __init__(self, topology: Topology, site_type: int) -> None:
        self.topology: Topology = topology
        self.site_type: int = site_type
        self.size: int = topology.count(site_type)
        self._steps: list[list[list[int]] | None] = [None] * DIRECTION_COUNT
        self._radials: list[list[list[list[int]]] | None] = [None] * DIRECTION_COUNT

    def steps(self, direction: int) -> list[list[int]]:
        """By site: the sites one step away in the direction."""
        known = self._steps[direction]
        if known is None:
            known = self.topology.steps(self.site_type, direction)
            self._steps[direction] = known
        return known

    def radials(self, direction: int) -> list[list[list[int]]]:
        """By site: its radials in the direction, each a list of sites that begins with the site itself."""
        known = self._radials[direction]
        if known is None:
            known = self.topology.radials(self.site_type, direction)
            self._radials[direction] = known
        return known

    def targets(self, directions: list[int]) -> list[list[int]]:
        """By site: the sites one step away in any of the directions, each once, in order."""
        found: list[list[int]] = [[] for _ in range(self.size)]
        for direction in directions:
            steps = self.steps(direction)
            for site in range(self.size):
                for to in steps[site]:
                    if to not in found[site]:
                        found[site].append(to)
        return found
