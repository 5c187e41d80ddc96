"""``push``: a row of pieces goes one site on."""

from __future__ import annotations

from ludkit.engine.actions.stacks import addition, removal
from ludkit.engine.builder import EFFECT, Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import DirectionsFunction, IntFunction, Moves
from ludkit.engine.ints.last import LastTo
from ludkit.engine.move import Move, move_of
from ludkit.engine.registry import builds
from ludkit.engine.ways import Ways
from ludkit.ludemes.typed import Ludeme


class Push(Moves):
    """Push the pieces from a site on in the first of some directions, up to the first empty site or off the board."""

    def __init__(self, ways: Ways, base: int, start: IntFunction, directions: DirectionsFunction) -> None:
        super().__init__()
        self.ways: Ways = ways
        self.base: int = base
        self.start: IntFunction = start
        self.directions: DirectionsFunction = directions

    def generate(self, ctx: Context, out: list[Move]) -> None:
        start = self.start.eval(ctx)
        if not 0 <= start < self.ways.size:
            return
        site_type = self.ways.site_type
        directions = self.directions.eval(ctx, site_type, start)
        if not directions:
            return
        begin = len(out)
        whats = ctx.sites.what
        for radial in self.ways.radials(directions[0])[start]:
            pushed = whats[self.base + start]
            out.append(move_of(removal(ctx, site_type, start)))
            for i in range(1, len(radial)):
                to = radial[i]
                what = whats[self.base + to]
                if what != 0:
                    out.append(move_of(removal(ctx, site_type, to)))
                out.append(move_of(addition(ctx, site_type, to, pushed)))
                if what == 0:
                    break
                pushed = what
        self.attach_then(out, begin)


@builds(EFFECT + "Push")
def build_push(b: Builder, ludeme: Ludeme) -> Moves:
    b.enter(ludeme)
    start = b.from_of(ludeme)
    directions = b.directions(b.argument(ludeme, "directions"))
    b.leave(ludeme)
    moves = Push(
        b.ways(start.site_type),
        b.layout.base[start.site_type],
        LastTo() if start.site is None else start.site,
        directions,
    )
    return b.with_then(moves, ludeme)
