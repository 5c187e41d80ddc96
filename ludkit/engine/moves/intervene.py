"""``intervene``: what happens to pieces on both sides of another."""

from __future__ import annotations

from ludkit.board.directions import ADJACENT, DIRECTION_INDEX
from ludkit.engine.booleans.players import IsEnemy
from ludkit.engine.builder import EFFECT, Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import ArrayOfSite, BoolFunction, IntConstant, IntFunction, Moves
from ludkit.engine.ints.iterators import To
from ludkit.engine.ints.last import LastTo
from ludkit.engine.move import Move
from ludkit.engine.moves.remove import remove_moves
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme


class Intervene(Moves):
    """The effect on the targets on both sides of a site: ``least`` to ``greatest`` in a row on either side."""

    def __init__(
        self,
        lines: list[list[tuple[list[int], list[int] | None]]],
        start: IntFunction,
        bounds: tuple[IntFunction, IntFunction],
        target: BoolFunction,
        effect: Moves,
    ) -> None:
        super().__init__()
        self.lines: list[list[tuple[list[int], list[int] | None]]] = lines
        self.start: IntFunction = start
        self.least: IntFunction = bounds[0]
        self.greatest: IntFunction = bounds[1]
        self.target: BoolFunction = target
        self.effect: Moves = effect

    def generate(self, ctx: Context, out: list[Move]) -> None:
        start = self.start.eval(ctx)
        if not 0 <= start < len(self.lines):
            return
        begin = len(out)
        outer = ctx.to
        least = self.least.eval(ctx)
        greatest = self.greatest.eval(ctx)
        for radial, opposite in self.lines[start]:
            if opposite is None:
                continue
            here = self._row(ctx, radial, greatest)
            if not least <= len(here) <= greatest:
                continue
            there = self._row(ctx, opposite, greatest)
            if least <= len(there) <= greatest:
                for site in there + here:
                    ctx.to = site
                    self.effect.generate(ctx, out)
        ctx.to = outer
        self.attach_then(out, begin)

    def _row(self, ctx: Context, radial: list[int], greatest: int) -> list[int]:
        """The targets in a row from the start of a radial on, ``greatest`` at most."""
        found: list[int] = []
        for i in range(1, min(len(radial) - 1, greatest) + 1):
            ctx.to = radial[i]
            if not self.target.eval(ctx):
                break
            found.append(radial[i])
        return found


@builds(EFFECT + "Intervene")
def build_intervene(b: Builder, ludeme: Ludeme) -> Moves:
    b.enter(ludeme)
    start = b.from_of(ludeme)
    direction = b.constant_name(ludeme, "dirnChoice")
    between = b.between_of(ludeme)
    to = b.to_of(ludeme)
    b.leave(ludeme)
    moves = Intervene(
        b.topology.lines(start.site_type, ADJACENT if direction is None else DIRECTION_INDEX[direction]),
        LastTo() if start.site is None else start.site,
        (IntConstant(1), IntConstant(1)) if between.bounds is None else between.bounds,
        # Ludii takes the numbers of the sites for players here
        IsEnemy(To()) if to.condition is None else to.condition,
        remove_moves(b, b.layout.default_type, ArrayOfSite(To()), IntConstant(1), False, None)
        if to.effect is None
        else to.effect,
    )
    return b.with_then(moves, ludeme)
