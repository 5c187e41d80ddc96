"""``set`` among the start rules of a deduction puzzle: sites with a value that is given."""

from __future__ import annotations

from ludkit.engine.actions.variables import SetVariable
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import StartRule
from ludkit.engine.move import move_of
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme


class GivenValues(StartRule):
    """Sites, and the value of each."""

    def __init__(self, site_type: int, sites: list[int], values: list[int]) -> None:
        self.site_type: int = site_type
        self.sites: list[int] = sites
        self.values: list[int] = values

    def apply(self, ctx: Context) -> None:
        for i in range(len(self.sites)):
            action = SetVariable(self.site_type, self.sites[i], self.values[i])
            action.apply(ctx, [])
            ctx.moves.append(move_of(action))
            ctx.placements += 1


@builds("game.rules.start.deductionPuzzle.Set")
def build_given_values(b: Builder, ludeme: Ludeme) -> StartRule:
    site_type = b.site_type(ludeme)
    sites: list[int] = []
    values: list[int] = []
    for pair in b.list_of(ludeme, "pairs"):
        assert isinstance(pair, tuple)
        site, value = pair[0], pair[1]
        assert isinstance(site, int) and isinstance(value, int)
        if not (0 <= site < b.layout.sizes[site_type] and b.domains is not None and b.domains.has(site_type, value)):
            raise b.unsupported(ludeme, "with a site or value that is not there")
        sites.append(site)
        values.append(value)
    return GivenValues(site_type, sites, values)
