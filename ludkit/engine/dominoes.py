"""Dominoes: large pieces of two rows of four cells, with pips on each half, and the line of play that they make."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludkit.board.directions import CELL, DIRECTION_INDEX, LEFT, RIGHT
from ludkit.board.topology import Topology

if TYPE_CHECKING:
    from ludkit.engine.context import Context

WALK: Final = list("FRFRFLFLFRFRF")
"""How a domino lies on the cells, as a walk."""
_HALF: Final = 4
"""How many cells of its walk the first half of a domino covers."""
_SIDES: Final = [DIRECTION_INDEX[name] for name in ("W", "N", "E", "S")]
"""Where the sides of a domino look, from its first half on to the right; each local state turns it by one."""
_REACH: Final = 5
"""How many cells from a domino the line of play ends."""
_BEND: Final = 3
"""Up to which of these it may bend."""


class Dominoes:
    """The pips of each component, on its first and its second half; None for what is no domino."""

    def __init__(self, topology: Topology, pips: list[tuple[int, int] | None]) -> None:
        self.topology: Topology = topology
        self.pips: list[tuple[int, int] | None] = pips

    def all(self) -> list[int]:
        """The components that are dominoes."""
        return [component for component in range(len(self.pips)) if self.pips[component] is not None]

    def is_domino(self, component: int) -> bool:
        return self.pips[component] is not None

    def show_pips(self, ctx: Context, component: int, cells: list[int]) -> None:
        """Give the cells of a domino the values of its halves; nothing for other pieces."""
        pips = self.pips[component]
        if pips is not None:
            layout = ctx.sites.layout
            for i in range(len(cells)):
                ctx.sites.set_value(layout.element(CELL, cells[i]), pips[0 if i < _HALF else 1])

    def find_line_of_play(self, ctx: Context) -> None:
        """Find out where dominoes may be put next: straight on from the ends of those on the board, or (doubles) from
        their long sides as well."""
        playable: set[int] = set()
        sites = ctx.sites
        large = ctx.game.large
        assert large is not None
        for site in range(sites.layout.sizes[CELL]):
            element = sites.layout.element(CELL, site)
            component = sites.what[element]
            pips = self.pips[component]
            if pips is None:
                continue
            turns = sites.state[element]
            cells = large.cells(component, site, turns)
            ends = [_SIDES[(side + turns) % len(_SIDES)] for side in range(len(_SIDES))]
            self._open(ctx, cells[0], cells[1], ends[0], 1, playable)
            self._open(ctx, cells[7], cells[6], ends[2], -1, playable)
            if pips[0] == pips[1]:
                self._open(ctx, cells[2], cells[5], ends[1], 0, playable)
                self._open(ctx, cells[3], cells[4], ends[3], 0, playable)
        ctx.state.playable = frozenset(playable)

    def _open(self, ctx: Context, first: int, second: int, direction: int, bend: int, playable: set[int]) -> None:
        """Add what is playable from two cells on a side of a domino: straight on, and beside them.

        ``bend``: 1 if the first cell is on the left, -1 if it is on the right; 0: nothing beside them is playable.
        """
        ways = [self._way(first, direction), self._way(second, direction)]
        if len(ways[0]) < 3 or len(ways[1]) < 3:
            return
        for i in range(1, min(len(ways[0]), len(ways[1]), _REACH)):
            if not (self._is_empty(ctx, ways[0][i]) and self._is_empty(ctx, ways[1][i])):
                return
            playable.update((ways[0][i], ways[1][i]))
            if bend != 0 and i < _BEND:
                left = LEFT[LEFT[direction]]
                right = RIGHT[RIGHT[direction]]
                for cell, beside in ((first, left if bend > 0 else right), (second, right if bend > 0 else left)):
                    way = self._way(cell, beside)
                    if len(way) > 1 and self._is_empty(ctx, way[1]):
                        playable.add(way[1])

    def _way(self, cell: int, direction: int) -> list[int]:
        """The cells straight on from one, itself first; none if there is no such direction."""
        radials = self.topology.radials(CELL, direction)[cell]
        return radials[0] if radials else []

    def _is_empty(self, ctx: Context, cell: int) -> bool:
        return ctx.sites.count[ctx.sites.layout.element(CELL, cell)] == 0
