"""``move Hop`` and ``hop``: a piece goes over others to a site behind them."""

from __future__ import annotations

from ludkit.engine.actions.stacks import MoveStack, MoveTop
from ludkit.engine.actions.transfer import MovePiece
from ludkit.engine.builder import DECISION, EFFECT, Builder
from ludkit.engine.context import Context
from ludkit.engine.errors import PlayError
from ludkit.engine.functions import (
    BoolConstant,
    BoolFunction,
    DirectionsFunction,
    IntConstant,
    IntFunction,
    Moves,
    chain,
)
from ludkit.engine.ints.iterators import From
from ludkit.engine.move import Action, Move, move_of
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.engine.ways import Ways
from ludkit.ludemes.typed import Ludeme


class Hop(Moves):
    """Hops from a site in some directions over hurdles of ``least`` to ``greatest`` sites in a row.

    ``before`` sites at most lie in front of the hurdle, ``after`` behind it; both must be sites where the piece may go
    (``go``). ``hurdle`` says what ``(between)`` can be hopped over.
    """

    def __init__(self, ways: Ways, start: IntFunction, directions: DirectionsFunction, go: BoolFunction) -> None:
        super().__init__()
        self.ways: Ways = ways
        self.start: IntFunction = start
        self.directions: DirectionsFunction = directions
        self.go: BoolFunction = go
        self.start_condition: BoolFunction | None = None
        self.hurdle: BoolFunction | None = None
        self.before: IntFunction = IntConstant(0)
        self.least: IntFunction = IntConstant(1)
        self.greatest: IntFunction = IntConstant(1)
        self.after: IntFunction = IntConstant(0)
        self.effect: Moves | None = None
        """What happens to the hurdles."""
        self.stop: BoolFunction | None = None
        self.stop_effect: Moves | None = None

    def generate(self, ctx: Context, out: list[Move]) -> None:
        start = self.start.eval(ctx)
        if not 0 <= start < self.ways.size:
            return
        begin = len(out)
        origin = ctx.origin
        outer = ctx.to
        between = ctx.between
        directions = self.directions.eval(ctx, self.ways.site_type, start)
        before = self.before.eval(ctx)
        least = self.least.eval(ctx)
        greatest = least if self.least is self.greatest else self.greatest.eval(ctx)
        after = self.after.eval(ctx)
        ctx.origin = start
        if self.start_condition is None or self.start_condition.eval(ctx):
            if least == 0:
                self._step(ctx, start, directions, out)
            if greatest > 0:
                for direction in directions:
                    for radial in self.ways.radials(direction)[start]:
                        self._follow(ctx, radial, before, least, greatest, after, out)
        ctx.to = outer
        ctx.origin = origin
        ctx.between = between
        self.finish(ctx, out, begin)

    def _step(self, ctx: Context, start: int, directions: list[int], out: list[Move]) -> None:
        """The moves over no hurdle at all: steps."""
        reached: list[int] = []
        for direction in directions:
            for to in self.ways.steps(direction)[start]:
                ctx.to = to
                if self.go.eval(ctx) and to not in reached:
                    reached.append(to)
                    move = chain(ctx, self.effect, self._plain(start, to))
                    move.start = start
                    move.end = to
                    out.append(move)

    def _follow(
        self, ctx: Context, radial: list[int], before: int, least: int, greatest: int, after: int, out: list[Move]
    ) -> None:
        hurdle = self.hurdle
        size = len(radial)
        for i in range(1, size):
            ctx.between = radial[i]
            if hurdle is not None and hurdle.eval(ctx):
                length = 1
                end = i + 1
                cut = False
                while end < size and length < greatest:
                    ctx.between = radial[end]
                    if not hurdle.eval(ctx):
                        cut = True
                        break
                    length += 1
                    end += 1
                if length >= least and not (cut and length == greatest):
                    self._land(ctx, radial, i, length, end, least, after, out)
                return
            ctx.to = radial[i]
            if i > before or not self.go.eval(ctx):
                return

    def _land(
        self,
        ctx: Context,
        radial: list[int],
        first: int,
        length: int,
        end: int,
        least: int,
        after: int,
        out: list[Move],
    ) -> None:
        """The moves over the hurdle of ``length`` sites from place ``first`` on; ``end`` is the place behind it.

        Where ``least`` is OFF, Ludii lands on the site in front of the hurdle as well.
        """
        start = radial[0]
        passed = radial[first : first + length]
        for shorter in range(length - least, -1, -1):
            for i in range(end - shorter, len(radial)):
                to = radial[i]
                ctx.to = to
                if not self.go.eval(ctx):
                    if self.stop is not None and self.stop.eval(ctx):
                        move = chain(ctx, self.stop_effect, self._plain(start, to))
                        move.start = start
                        move.between = passed
                        move.end = to
                        out.append(move)
                    break
                if self.stop is None:
                    move = chain(ctx, self.stop_effect, self._plain(start, to))
                    for site in passed[: max(length - shorter, 0)]:
                        ctx.between = site
                        move = chain(ctx, self.effect, move)
                    move.start = start
                    move.between = passed
                    move.end = to
                    out.append(move)
                if i - end + 1 > after - shorter:
                    break

    def _plain(self, start: int, to: int) -> Move:
        action = MovePiece(self.ways.site_type, start, self.ways.site_type, to)
        action.decision = self.decision
        return move_of(action)


class HopOfStacks(Hop):
    """`Hop` in a game with stacks: of the top piece, or (``whole``) of a whole stack."""

    def __init__(self, ways: Ways, start: IntFunction, directions: DirectionsFunction, go: BoolFunction) -> None:
        super().__init__(ways, start, directions, go)
        self.whole: bool = False

    def _plain(self, start: int, to: int) -> Move:
        site_type = self.ways.site_type
        action: Action = MoveTop(site_type, start, site_type, to)
        if self.whole:
            action = MoveStack(site_type, start, OFF, site_type, to, OFF)
        action.decision = self.decision
        return move_of(action)


class NoCondition(BoolFunction):
    """The condition on ``(to)`` of hops that are given none: Ludii fails where it would look at it."""

    def eval(self, ctx: Context) -> bool:
        raise PlayError("a hop has no condition on where it leads")


@builds(DECISION + " Hop", EFFECT + "Hop")
def build_hop(b: Builder, ludeme: Ludeme) -> Moves:
    if not b.traits.stacks:
        b.refuse_stack(ludeme)
    start = b.from_of(ludeme)
    given = b.ludeme(ludeme, "between")
    between = b.between_of(ludeme)
    to = b.to_of(ludeme)
    go = NoCondition() if to.condition is None else to.condition
    ways = b.ways(start.site_type)
    site = From() if start.site is None else start.site
    directions = b.directions(b.argument(ludeme, "directions"))
    moves = Hop(ways, site, directions, go)
    if b.traits.stacks:
        moves = HopOfStacks(ways, site, directions, go)
        moves.whole = b.is_true(ludeme, "stack")
    moves.start_condition = start.condition
    moves.hurdle = BoolConstant(True) if given is None else between.condition
    if between.before is not None:
        moves.before = between.before
    if between.bounds is not None:
        moves.least, moves.greatest = between.bounds
    if between.after is not None:
        moves.after = between.after
    moves.effect = between.effect
    moves.stop = to.effect_condition
    moves.stop_effect = to.effect
    return b.with_then(moves, ludeme)
