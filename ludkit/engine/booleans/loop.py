"""``is Loop``: pieces that make a loop."""

from __future__ import annotations

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, DirectionsFunction
from ludkit.engine.regions.loop import LoopSearch, loop_search
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme


class IsLoop(BoolFunction):
    """Whether pieces beside a site make a loop."""

    def __init__(self, search: LoopSearch, directions: DirectionsFunction) -> None:
        self.search: LoopSearch = search
        self.directions: DirectionsFunction = directions

    def eval(self, ctx: Context) -> bool:
        return self.search.find(ctx, self.directions) is not None


@builds("game.functions.booleans.is.Is Loop")
def build_is_loop(b: Builder, ludeme: Ludeme) -> BoolFunction:
    if b.is_true(ludeme, "path"):
        raise b.unsupported(ludeme, "path:")
    return IsLoop(loop_search(b, ludeme), b.directions(b.argument(ludeme, "directions")))
