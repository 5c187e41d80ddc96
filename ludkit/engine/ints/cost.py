"""``cost``: what sites of the board cost."""

from __future__ import annotations

from ludkit.board.directions import CELL
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import IntArrayFunction, IntFunction
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme


class Cost(IntFunction):
    """The costs of sites together; sites that the start rules gave none cost nothing."""

    def __init__(self, site_type: int, sites: IntArrayFunction) -> None:
        self.site_type: int = site_type
        self.sites: IntArrayFunction = sites

    def eval(self, ctx: Context) -> int:
        layout = ctx.sites.layout
        total = 0
        for site in self.sites.eval(ctx):
            total += ctx.costs.get(layout.element(self.site_type, site), 0)
        return total


@builds("game.functions.ints.board.Cost")
def build_cost(b: Builder, ludeme: Ludeme) -> IntFunction:
    # without a type Ludii means cells, whatever the board is played on
    site_type = CELL if b.argument(ludeme, "type") is None else b.site_type(ludeme)
    return Cost(site_type, b.sites_of(ludeme, "in", "at"))
