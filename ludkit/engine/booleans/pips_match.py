"""``is PipsMatch``: a domino that fits those beside it."""

from __future__ import annotations

from ludkit.board.directions import CELL, ORTHOGONAL
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, IntFunction
from ludkit.engine.ints.last import LastTo
from ludkit.engine.large import cells_at
from ludkit.engine.registry import builds
from ludkit.engine.ways import Ways
from ludkit.ludemes.typed import Ludeme


class IsPipsMatch(BoolFunction):
    """Whether the domino on a site has the values of all that it touches, and touches one other domino with two cells.

    The first domino of a game need not touch any. Other pieces always fit.
    """

    def __init__(self, ways: Ways, site: IntFunction) -> None:
        self.ways: Ways = ways
        self.site: IntFunction = site

    def eval(self, ctx: Context) -> bool:
        site = self.site.eval(ctx)
        layout = ctx.sites.layout
        dominoes = ctx.game.dominoes
        if dominoes is None or not dominoes.is_domino(ctx.sites.what[layout.element(CELL, site)]):
            return True
        cells = cells_at(ctx, CELL, site)
        beside: list[int] = []
        for cell in cells:
            value = ctx.sites.value[layout.element(CELL, cell)]
            for to in self.ways.steps(ORTHOGONAL)[cell]:
                element = layout.element(CELL, to)
                if to not in cells and ctx.sites.count[element] != 0:
                    if ctx.sites.value[element] != value:
                        return False
                    beside.append(to)
        return ctx.moves_played() <= 1 or self._is_one_end(ctx, beside)

    def _is_one_end(self, ctx: Context, beside: list[int]) -> bool:
        """Whether no more than two of the touched cells lie in line with one of them, and the last such two found
        belong to one domino."""
        layout = ctx.sites.layout
        fits = False
        for cell in beside:
            in_line = [cell]
            for radial in self.ways.radials(ORTHOGONAL)[cell]:
                in_line.extend([to for to in radial[1:] if to in beside])
                if len(in_line) > 2:
                    return False
                if len(in_line) == 2:
                    counts = [ctx.sites.count[layout.element(CELL, each)] for each in in_line]
                    fits = counts[0] == counts[1]
        return fits


@builds("game.functions.booleans.is.Is PipsMatch")
def build_is_pips_match(b: Builder, ludeme: Ludeme) -> BoolFunction:
    b.traits.dominoes = True
    site = b.integer_of(ludeme, "value")
    return IsPipsMatch(b.ways(CELL), LastTo() if site is None else site)
