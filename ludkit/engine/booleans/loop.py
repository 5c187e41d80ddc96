"""``is Loop``: pieces that make a loop."""

from __future__ import annotations

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, DirectionsFunction, IntArrayFunction
from ludkit.engine.ints.path_extent import starts_of_path
from ludkit.engine.regions.loop import LoopSearch, loop_search
from ludkit.engine.registry import builds
from ludkit.engine.tiles import Tiling
from ludkit.ludemes.typed import Ludeme


class IsLoop(BoolFunction):
    """Whether pieces beside a site make a loop."""

    def __init__(self, search: LoopSearch, directions: DirectionsFunction) -> None:
        self.search: LoopSearch = search
        self.directions: DirectionsFunction = directions

    def eval(self, ctx: Context) -> bool:
        return self.search.find(ctx, self.directions) is not None


class IsLoopOfPath(IsLoop):
    """Whether the path of a colour leads through tiles back to where it starts; of other pieces as `IsLoop`."""

    def __init__(self, search: LoopSearch, directions: DirectionsFunction, tiling: Tiling, starts: IntArrayFunction):
        super().__init__(search, directions)
        self.tiling: Tiling = tiling
        self.starts: IntArrayFunction = starts

    def eval(self, ctx: Context) -> bool:
        start = self.search.start.eval(ctx)
        if not 0 <= start < self.search.ways.size or self.tiling.tile_at(ctx, start) is None:
            return super().eval(ctx)
        for site in self.starts.eval(ctx):
            if self.tiling.follow(ctx, site, self.search.owner.eval(ctx))[1]:
                return True
        return False


@builds("game.functions.booleans.is.Is Loop")
def build_is_loop(b: Builder, ludeme: Ludeme) -> BoolFunction:
    search = loop_search(b, ludeme)
    directions = b.directions(b.argument(ludeme, "directions"))
    if not b.is_true(ludeme, "path"):
        return IsLoop(search, directions)
    tiling = Tiling(b.topology)
    if tiling.sides < 1:
        raise b.unsupported(ludeme, "path: on a board that is not regular")
    return IsLoopOfPath(search, directions, tiling, starts_of_path(b, ludeme))
