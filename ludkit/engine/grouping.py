"""Groups of sites as ``forEach Group`` and ``all Groups`` find them."""

from __future__ import annotations

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, DirectionsFunction
from ludkit.engine.ways import Ways
from ludkit.ludemes.typed import Ludeme


class Grouping:
    """What hangs together: the mover's pieces, or (with a condition) the sites for which it holds of ``(to)``."""

    def __init__(self, ways: Ways, directions: DirectionsFunction, condition: BoolFunction | None) -> None:
        self.ways: Ways = ways
        self.directions: DirectionsFunction = directions
        self.condition: BoolFunction | None = condition

    def candidates(self, ctx: Context) -> list[int]:
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

    def belongs(self, ctx: Context, site: int) -> bool:
        """Whether a site, which ``(to)`` becomes, can be in a group."""
        ctx.to = site
        if self.condition is not None:
            return self.condition.eval(ctx)
        return ctx.sites.who[ctx.sites.layout.element(self.ways.site_type, site)] == ctx.state.mover

    def group(self, ctx: Context, start: int) -> list[int]:
        """The sites that hang together with ``start``, it first."""
        group = [start]
        known = {start}
        i = 0
        while i < len(group):
            site = group[i]
            for direction in self.directions.eval(ctx, self.ways.site_type, site):
                for to in self.ways.steps(direction)[site]:
                    if to not in known and self.belongs(ctx, to):
                        group.append(to)
                        known.add(to)
            i += 1
        return group


def grouping_of(b: Builder, ludeme: Ludeme, condition: BoolFunction | None) -> Grouping:
    """The grouping that a ludeme with ``type`` and ``directions`` asks for."""
    return Grouping(b.ways(b.site_type(ludeme)), b.directions(b.argument(ludeme, "directions")), condition)
