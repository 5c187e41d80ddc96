"""``attract``: pieces come as near as they can."""

from __future__ import annotations

from ludkit.board.directions import ADJACENT, DIRECTION_INDEX
from ludkit.engine.actions.place import Add
from ludkit.engine.actions.remove import Remove
from ludkit.engine.actions.stacks import AddToStack, remove_from_stack
from ludkit.engine.builder import EFFECT, Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import IntFunction, Moves
from ludkit.engine.ints.last import LastTo
from ludkit.engine.move import Move, move_of
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.engine.ways import Ways
from ludkit.ludemes.typed import Ludeme


class Attract(Moves):
    """Move all pieces in line with a site up to it, in their order: all of a line are removed, then added anew."""

    def __init__(self, ways: Ways, base: int, start: IntFunction, direction: int) -> None:
        super().__init__()
        self.ways: Ways = ways
        self.base: int = base
        self.start: IntFunction = start
        self.direction: int = direction

    def generate(self, ctx: Context, out: list[Move]) -> None:
        start = self.start.eval(ctx)
        if not 0 <= start < self.ways.size:
            return
        begin = len(out)
        default_type = ctx.sites.layout.default_type
        whats = ctx.sites.what
        for radial in self.ways.radials(self.direction)[start]:
            attracted: list[int] = []
            for site in radial[1:]:
                what = whats[self.base + site]
                if what != 0:
                    attracted.append(what)
                    out.append(move_of(self._remove(ctx, default_type, site)))
            for i in range(len(attracted)):
                out.append(move_of(self._add(ctx, radial[i + 1], attracted[i])))
        self.attach_then(out, begin)

    def _remove(self, ctx: Context, site_type: int, site: int) -> Remove:
        if ctx.sites.stacked:
            return remove_from_stack(site_type, site, OFF, True)
        return Remove(site_type, site, True)

    def _add(self, ctx: Context, site: int, what: int) -> Add:
        if ctx.sites.stacked:
            return AddToStack(self.ways.site_type, site, what)
        return Add(self.ways.site_type, site, what)


@builds(EFFECT + "Attract")
def build_attract(b: Builder, ludeme: Ludeme) -> Moves:
    start = b.from_of(ludeme)
    direction = b.constant_name(ludeme, "dirn")
    moves = Attract(
        b.ways(start.site_type),
        b.layout.base[start.site_type],
        LastTo() if start.site is None else start.site,
        ADJACENT if direction is None else DIRECTION_INDEX[direction],
    )
    return b.with_then(moves, ludeme)
