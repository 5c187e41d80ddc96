"""``forEach Group``: moves for each group of pieces."""

from __future__ import annotations

from typing import Final

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, DirectionsFunction, Moves
from ludkit.engine.move import Move
from ludkit.engine.registry import builds
from ludkit.engine.ways import Ways
from ludkit.ludemes.typed import Ludeme

_FOR_EACH: Final = "game.rules.play.moves.nonDecision.operators.foreach.ForEach "


class ForEachGroup(Moves):
    """The moves for each group of the mover's pieces, or (with a condition) of sites for which it holds of ``(to)``.

    ``(sites)`` is the group.
    """

    def __init__(self, ways: Ways, directions: DirectionsFunction, condition: BoolFunction | None, moves: Moves):
        super().__init__()
        self.ways: Ways = ways
        self.directions: DirectionsFunction = directions
        self.condition: BoolFunction | None = condition
        self.moves: Moves = moves

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        origin = ctx.origin
        outer = ctx.to
        region = ctx.region
        seen: set[int] = set()
        for site in self._candidates(ctx):
            if site in seen:
                continue
            ctx.origin = site
            if self._belongs(ctx, site):
                group = self._group(ctx, site)
                ctx.region = sorted(group)
                self.moves.generate(ctx, out)
                seen.update(group)
        ctx.to = outer
        ctx.origin = origin
        ctx.region = region
        self.attach_then(out, begin)

    def _candidates(self, ctx: Context) -> list[int]:
        """The sites of the mover's pieces, or of all players' where there is a condition."""
        owner = ctx.game.owner
        sites = ctx.sites
        mover = ctx.state.mover
        players = [mover] if self.condition is None else range(ctx.game.players + 2)
        found: list[int] = []
        for player in players:
            for component in range(1, len(owner)):
                if owner[component] == player:
                    for element in sites.owned[component]:
                        site = sites.layout.site(element)
                        if site < self.ways.size:
                            found.append(site)
        return found

    def _belongs(self, ctx: Context, site: int) -> bool:
        ctx.to = site
        if self.condition is not None:
            return self.condition.eval(ctx)
        return ctx.sites.who[ctx.sites.layout.element(self.ways.site_type, site)] == ctx.state.mover

    def _group(self, ctx: Context, start: int) -> list[int]:
        group = [start]
        known = {start}
        i = 0
        while i < len(group):
            site = group[i]
            for direction in self.directions.eval(ctx, self.ways.site_type, site):
                for to in self.ways.steps(direction)[site]:
                    if to not in known and self._belongs(ctx, to):
                        group.append(to)
                        known.add(to)
            i += 1
        return group


@builds(_FOR_EACH + "Group")
def build_for_each_group(b: Builder, ludeme: Ludeme) -> Moves:
    b.enter(ludeme)
    moves = ForEachGroup(
        b.ways(b.site_type(ludeme)),
        b.directions(b.argument(ludeme, "directions")),
        b.boolean_of(ludeme, "If"),
        b.needed_moves(ludeme, "moves"),
    )
    b.leave(ludeme)
    return b.with_then(moves, ludeme)
