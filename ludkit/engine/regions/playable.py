"""``sites Playable`` and ``sites LineOfPlay``: where the next tile may go."""

from __future__ import annotations

from ludkit.board.directions import ADJACENT, CELL
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import RegionFunction
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme


class SitesPlayable(RegionFunction):
    """The empty sites beside taken cells; the centre where there are none: before the first move, or (on a board
    without edges) while nothing lies on it."""

    def __init__(self, neighbours: list[list[int]], centre: list[int], is_boardless: bool) -> None:
        self.neighbours: list[list[int]] = neighbours
        self.centre: list[int] = centre
        self.is_boardless: bool = is_boardless

    def eval(self, ctx: Context) -> list[int]:
        if not self.is_boardless and ctx.moves_played() == 0:
            return self.centre
        sites = ctx.sites
        layout = sites.layout
        cells = layout.sizes[CELL]
        taken = {element for elements in sites.owned for element in elements if element < cells}
        if self.is_boardless and not taken:
            return self.centre
        base = layout.base[layout.default_type]
        beside = {to for site in taken for to in self.neighbours[site] if sites.count[base + to] == 0}
        return sorted(beside)


class SitesLineOfPlay(RegionFunction):
    """Where the next domino may cover a board without edges."""

    def eval(self, ctx: Context) -> list[int]:
        return sorted(ctx.state.playable)


def _playable(b: Builder) -> RegionFunction:
    site_type = b.layout.default_type
    neighbours = b.topology.neighbours(site_type, ADJACENT)
    return SitesPlayable(neighbours, sorted(b.topology.region(site_type, "centre")), b.topology.is_boardless)


@builds("game.functions.region.sites.Sites LineOfPlay")
def build_sites_line_of_play(b: Builder, ludeme: Ludeme) -> RegionFunction:
    b.traits.line_of_play = True
    return SitesLineOfPlay() if b.topology.is_boardless else _playable(b)


@builds("game.functions.region.sites.Sites Playable")
def build_sites_playable(b: Builder, ludeme: Ludeme) -> RegionFunction:
    return _playable(b)
