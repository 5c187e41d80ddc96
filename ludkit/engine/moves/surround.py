"""``surround``: what happens to pieces that are surrounded."""

from __future__ import annotations

from ludkit.board.directions import ADJACENT, DIRECTION_INDEX
from ludkit.engine.booleans.players import IsEnemy, IsFriend
from ludkit.engine.builder import EFFECT, Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import ArrayOfSite, BoolFunction, IntConstant, IntFunction, Moves
from ludkit.engine.ints.iterators import Between, From, To
from ludkit.engine.move import Move
from ludkit.engine.moves.remove import Remove
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.engine.ways import Ways
from ludkit.ludemes.typed import Ludeme


class Surround(Moves):
    """The effect on each neighbour of a site that is a target with friends on all sides but ``exceptions``.

    One of the friends must be the component ``needed``, if any. Consequences are lost, as in Ludii.
    """

    def __init__(
        self,
        ways: Ways,
        start: IntFunction,
        direction: int,
        target: BoolFunction,
        friend: BoolFunction,
        effect: Moves,
        exceptions: IntFunction,
        needed: IntFunction | None,
    ) -> None:
        super().__init__()
        self.ways: Ways = ways
        self.start: IntFunction = start
        self.direction: int = direction
        self.target: BoolFunction = target
        self.friend: BoolFunction = friend
        self.effect: Moves = effect
        self.exceptions: IntFunction = exceptions
        self.needed: IntFunction | None = needed

    def generate(self, ctx: Context, out: list[Move]) -> None:
        start = self.start.eval(ctx)
        if not 0 <= start < self.ways.size:
            return
        origin = ctx.origin
        outer = ctx.to
        between = ctx.between
        exceptions = self.exceptions.eval(ctx)
        needed = OFF if self.needed is None else self.needed.eval(ctx)
        for radial in self.ways.radials(self.direction)[start]:
            if len(radial) < 2:
                continue
            ctx.between = radial[1]
            if self.target.eval(ctx) and self._surrounded(ctx, start, radial[1], exceptions, needed):
                ctx.between = radial[1]
                begin = len(out)
                self.effect.generate(ctx, out)
                if len(out) > begin:
                    out[len(out) - 1].between = [radial[1]]
        ctx.between = between
        ctx.origin = origin
        ctx.to = outer

    def _surrounded(self, ctx: Context, start: int, site: int, exceptions: int, needed: int) -> bool:
        layout = ctx.sites.layout
        open_sides = 0
        has_needed = False
        for radial in self.ways.radials(self.direction)[site]:
            side = radial[1]
            if side != start:
                ctx.to = side
                if not self.friend.eval(ctx):
                    open_sides += 1
            if needed in (OFF, ctx.sites.what[layout.element(self.ways.site_type, side)]):
                has_needed = True
            if open_sides > exceptions:
                return False
        return has_needed


@builds(EFFECT + "Surround")
def build_surround(b: Builder, ludeme: Ludeme) -> Moves:
    b.enter(ludeme)
    start = b.from_of(ludeme)
    relation = b.constant_name(ludeme, "relation")
    between = b.between_of(ludeme)
    to = b.to_of(ludeme)
    exceptions = b.integer_of(ludeme, "except")
    piece = b.ludeme(ludeme, "with")
    moves = Surround(
        b.ways(start.site_type),
        From() if start.site is None else start.site,
        ADJACENT if relation is None else DIRECTION_INDEX[relation],
        # Ludii takes the numbers of the sites for players here
        IsEnemy(Between()) if between.condition is None else between.condition,
        IsFriend(To()) if to.condition is None else to.condition,
        Remove(b.layout.default_type, ArrayOfSite(Between()), IntConstant(1), False)
        if between.effect is None
        else between.effect,
        IntConstant(0) if exceptions is None else exceptions,
        None if piece is None else b.integer_of(piece, "component"),
    )
    b.leave(ludeme)
    moves.then = b.then_of(ludeme)
    return moves
