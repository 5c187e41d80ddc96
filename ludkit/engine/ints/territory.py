"""``size Territory``: how many empty sites players enclose."""

from __future__ import annotations

from ludkit.board.directions import ADJACENT, DIRECTION_INDEX, EDGE
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import IntFunction
from ludkit.engine.registry import builds
from ludkit.engine.ways import Ways
from ludkit.engine.who import Players, build_players
from ludkit.ludemes.typed import Ludeme


class SizeTerritory(IntFunction):
    """How many empty sites lie in regions that border on nothing but pieces of some players."""

    def __init__(self, ways: Ways, base: int, direction: int, players: Players) -> None:
        self.ways: Ways = ways
        self.base: int = base
        self.direction: int = direction
        self.players: Players = players

    def eval(self, ctx: Context) -> int:
        counts = ctx.sites.count
        base = self.base
        players = self.players.eval(ctx)
        steps = self.ways.steps(self.direction)
        seen = [False] * self.ways.size
        total = 0
        for start in range(self.ways.size):
            if seen[start] or counts[base + start] != 0:
                continue
            seen[start] = True
            found = [start]
            theirs = True
            for site in found:
                for to in steps[site]:
                    # as in Ludii, (to) stays where it was looked at last
                    if counts[base + to] != 0:
                        ctx.to = to
                        theirs = theirs and ctx.sites.who[base + to] in players
                    elif not seen[to]:
                        ctx.to = to
                        seen[to] = True
                        found.append(to)
            if theirs:
                total += len(found)
        return total


@builds("game.functions.ints.size.Size Territory")
def build_size_territory(b: Builder, ludeme: Ludeme) -> IntFunction:
    site_type = b.site_type(ludeme)
    direction = b.constant_name(ludeme, "direction")
    if site_type == EDGE:
        raise b.unsupported(ludeme, "of edges")
    return SizeTerritory(
        b.ways(site_type),
        b.layout.base[site_type],
        ADJACENT if direction is None else DIRECTION_INDEX[direction],
        build_players(b, ludeme, "player", "role"),
    )
