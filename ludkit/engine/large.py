"""Large pieces: those that cover several cells, by a walk from the cell where they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludkit.board.directions import CELL, ORTHOGONAL
from ludkit.engine.sites import OFF, Sites
from ludkit.engine.walks import walked_sites
from ludkit.engine.ways import Ways

if TYPE_CHECKING:
    from ludkit.engine.context import Context

WAYS_ROUND = 4
"""How many local states a large piece has for each of its walks, on whatever board."""


class LargePieces:
    """Which cells large pieces cover. ``walks`` are the walks of each component; none for others than large pieces.

    The local state says which walk a piece lies by, and in which direction it begins.
    """

    def __init__(self, ways: Ways, walks: list[list[list[str]]]) -> None:
        self.ways: Ways = ways
        self.walks: list[list[list[str]]] = walks
        self._directions: list[int] = ways.topology.directions(CELL, ORTHOGONAL)
        self._known: dict[tuple[int, int, int], list[int]] = {}

    def is_large(self, component: int) -> bool:
        return len(self.walks[component]) > 0

    def states(self, component: int) -> int:
        """How many local states a large piece may have."""
        return WAYS_ROUND * len(self.walks[component])

    def cells(self, component: int, site: int, state: int) -> list[int]:
        """The cells that a large piece on a site covers, in the order of its walk; none where it does not fit."""
        if site >= self.ways.size or not self._directions:
            return []
        key = (component, site, max(state, 0))
        known = self._known.get(key)
        if known is None:
            known = self._walk(component, site, max(state, 0))
            self._known[key] = known
        return known

    def _walk(self, component: int, site: int, state: int) -> list[int]:
        walks = self.walks[component]
        index = state // len(self._directions)
        if index >= len(walks):
            return [site]
        direction = self._directions[state % len(self._directions)]
        walked = walked_sites(self.ways, site, direction, walks[index])
        return [] if walked[len(walked) - 1] == OFF else list(dict.fromkeys(walked))


class CoveredSites(Sites):
    """`Sites` of a game with large pieces: the cells that one covers besides its own are taken, but hold nothing."""

    def copy(self) -> CoveredSites:
        twin = CoveredSites(self.layout, 0, self.counts, self.ordered, self.mixed)
        twin.take_over(self)
        return twin

    def shown_count(self, element: int) -> int:
        if self.what[element] == 0 and not self.counts:
            return 0
        return self.count[element]

    def cover(self, element: int, count: int) -> None:
        """Note that an element is covered, with a count to show, or (0) that it is empty again."""
        if self._marks:
            self._note(element)
        was_empty = self.count[element] == 0
        self.count[element] = count
        if was_empty != (count == 0):
            self._update_empty(element)


def cover(ctx: Context, component: int, site: int, state: int, count: int) -> None:
    """Note that a large piece on a site of the board covers its cells, or (count 0) does so no longer."""
    large = ctx.game.large
    sites = ctx.sites
    if large is not None and large.is_large(component) and isinstance(sites, CoveredSites):
        for cell in large.cells(component, site, state):
            sites.cover(cell, count)


def cover_added(ctx: Context, component: int, site: int, state: int) -> None:
    """Note that a large piece that was added to a site covers its cells; a domino is out of the bag then."""
    cover(ctx, component, site, state, 1)
    dominoes = ctx.game.dominoes
    large = ctx.game.large
    if dominoes is None or large is None:
        return
    if ctx.game.traits.dominoes:
        ctx.sites.set_value(ctx.sites.layout.element(CELL, site), 1)
    if dominoes.is_domino(component):
        cells = large.cells(component, site, state)
        dominoes.show_pips(ctx, component, cells)
        ctx.state.bag = [other for other in ctx.state.bag if other != component]
        ctx.state.playable = ctx.state.playable - frozenset(cells)


def move_cover(ctx: Context, component: int, start: int, old_state: int, end: int, state: int) -> None:
    """Note that a large piece that covered cells on one site now covers those on another.

    Where dominoes make a line of play, they leave their values on cells that they leave, as in Ludii.
    """
    cover(ctx, component, start, old_state, 0)
    lines = ctx.game.traits.line_of_play
    cover(ctx, component, end, state, component if lines else 1)
    dominoes = ctx.game.dominoes
    large = ctx.game.large
    if dominoes is None or large is None or not large.is_large(component):
        return
    dominoes.show_pips(ctx, component, large.cells(component, start, old_state))
    if lines:
        ctx.sites.set_value(ctx.sites.layout.element(CELL, end), 1)
        if end < ctx.sites.layout.board_end:
            dominoes.show_pips(ctx, component, large.cells(component, end, state))
            dominoes.find_line_of_play(ctx)


def cells_at(ctx: Context, site_type: int, site: int) -> list[int]:
    """The cells that a large piece on a site covers; none where there is no large piece."""
    element = ctx.sites.layout.element(site_type, site)
    what = ctx.sites.what[element]
    large = ctx.game.large
    return large.cells(what, site, ctx.sites.state[element]) if large is not None and large.is_large(what) else []
