"""``is Flat``: a site that nothing is missing below."""

from __future__ import annotations

from ludkit.board.directions import DIRECTION_INDEX, VERTEX
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.errors import NoSiteError
from ludkit.engine.functions import BoolFunction, IntFunction
from ludkit.engine.ints.iterators import To
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme


class IsFlat(BoolFunction):
    """Whether a vertex is on the board's ground, or each vertex right below it has a piece.

    ``below`` are, by vertex, those below it; ``layers`` the layer of each. Raises NoSiteError where there is no such
    vertex; Ludii fails then.
    """

    def __init__(self, below: list[list[int]], layers: list[int], base: int, site: IntFunction) -> None:
        self.below: list[list[int]] = below
        self.layers: list[int] = layers
        self.base: int = base
        self.site: IntFunction = site

    def eval(self, ctx: Context) -> bool:
        site = self.site.eval(ctx)
        if not 0 <= site < len(self.layers):
            raise NoSiteError
        if self.layers[site] == 0:
            return True
        for support in self.below[site]:
            if ctx.sites.what[self.base + support] == 0:
                return False
        return True


@builds("game.functions.booleans.is.Is Flat")
def build_is_flat(b: Builder, ludeme: Ludeme) -> BoolFunction:
    site = b.integer_of(ludeme, "value")
    below = b.topology.steps(VERTEX, DIRECTION_INDEX["Downward"])
    return IsFlat(below, b.topology.layer_of(VERTEX), b.layout.base[VERTEX], To() if site is None else site)
