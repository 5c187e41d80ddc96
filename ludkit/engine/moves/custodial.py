"""``custodial``: what happens to pieces between two others."""

from __future__ import annotations

from ludkit.board.directions import ADJACENT, DIRECTION_INDEX
from ludkit.engine.booleans.players import IsEnemy, IsFriend
from ludkit.engine.builder import EFFECT, MOST_DISTANT, Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import ArrayOfSite, BoolFunction, IntConstant, IntFunction, Moves
from ludkit.engine.ints.iterators import Between, To
from ludkit.engine.ints.last import LastTo
from ludkit.engine.move import Move
from ludkit.engine.moves.remove import remove_moves
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.engine.ways import Ways
from ludkit.ludemes.typed import Ludeme


class Custodial(Moves):
    """The effect on each of ``least`` to ``greatest`` sites in a row that lie between a site and one for which
    ``friend`` holds. ``target`` says which sites can be caught so."""

    def __init__(
        self,
        ways: Ways,
        start: IntFunction,
        direction: int,
        bounds: tuple[IntFunction, IntFunction],
        target: BoolFunction,
        friend: BoolFunction,
        effect: Moves,
    ) -> None:
        super().__init__()
        self.ways: Ways = ways
        self.start: IntFunction = start
        self.direction: int = direction
        self.least: IntFunction = bounds[0]
        self.greatest: IntFunction = bounds[1]
        self.target: BoolFunction = target
        self.friend: BoolFunction = friend
        self.effect: Moves = effect

    def generate(self, ctx: Context, out: list[Move]) -> None:
        start = self.start.eval(ctx)
        if not 0 <= start < self.ways.size:
            return
        begin = len(out)
        origin = ctx.origin
        outer = ctx.to
        between = ctx.between
        least = self.least.eval(ctx)
        greatest = self.greatest.eval(ctx)
        if greatest == 1 and least < 2:
            for radial in self.ways.radials(self.direction)[start]:
                self._catch_one(ctx, radial, out)
        elif greatest > 1 and least <= greatest:
            for radial in self.ways.radials(self.direction)[start]:
                self._catch_row(ctx, radial, least, greatest, out)
        self.attach_then(out, begin)
        ctx.between = between
        ctx.to = outer
        ctx.origin = origin

    def _catch_one(self, ctx: Context, radial: list[int], out: list[Move]) -> None:
        if len(radial) < 3:
            return
        ctx.between = radial[1]
        if not self.target.eval(ctx):
            return
        ctx.to = radial[2]
        if self.friend.eval(ctx):
            begin = len(out)
            self.effect.generate(ctx, out)
            if len(out) > begin:
                out[len(out) - 1].between = [radial[1]]

    def _catch_row(self, ctx: Context, radial: list[int], least: int, greatest: int, out: list[Move]) -> None:
        size = len(radial)
        end = 1
        while end < size and end <= greatest:
            ctx.between = radial[end]
            if not self.target.eval(ctx):
                break
            end += 1
        if end == 1 or least >= end:
            return
        ctx.to = radial[end] if end < size else OFF
        if self.friend.eval(ctx):
            begin = len(out)
            for i in range(1, end):
                ctx.between = radial[i]
                self.effect.generate(ctx, out)
            if len(out) > begin:
                out[len(out) - 1].between = radial[1:end]


@builds(EFFECT + "Custodial")
def build_custodial(b: Builder, ludeme: Ludeme) -> Moves:
    b.enter(ludeme)
    start = b.from_of(ludeme)
    direction = b.constant_name(ludeme, "dirnChoice")
    between = b.between_of(ludeme)
    to = b.to_of(ludeme)
    b.leave(ludeme)
    moves = Custodial(
        b.ways(start.site_type),
        LastTo() if start.site is None else start.site,
        ADJACENT if direction is None else DIRECTION_INDEX[direction],
        (IntConstant(0), IntConstant(MOST_DISTANT)) if between.bounds is None else between.bounds,
        # Ludii takes the numbers of the sites for players here
        IsEnemy(Between()) if between.condition is None else between.condition,
        IsFriend(To()) if to.condition is None else to.condition,
        remove_moves(b, b.layout.default_type, ArrayOfSite(Between()), IntConstant(1), False, None)
        if between.effect is None
        else between.effect,
    )
    return b.with_then(moves, ludeme)
