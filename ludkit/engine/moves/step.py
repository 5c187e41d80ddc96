"""``move Step`` and ``step``: a piece goes to a site next to it."""

from __future__ import annotations

from ludkit.engine.actions.stacks import MoveLevels, MoveStack, MoveTop, stacks_of
from ludkit.engine.actions.transfer import MovePiece
from ludkit.engine.builder import DECISION, EFFECT, Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import (
    BoolFunction,
    DirectionsFunction,
    IntFunction,
    Moves,
    chain,
)
from ludkit.engine.ints.iterators import From
from ludkit.engine.move import Action, Move, move_of
from ludkit.engine.moves.operators import Apply, Either
from ludkit.engine.moves.remove import takes_target
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.engine.ways import Ways
from ludkit.ludemes.typed import Ludeme


class Step(Moves):
    """Steps from a site in some directions, to sites for which a condition on ``(to)`` holds."""

    def __init__(
        self,
        ways: Ways,
        start: IntFunction,
        start_condition: BoolFunction | None,
        directions: DirectionsFunction,
        condition: BoolFunction | None,
        effect: Moves | None,
    ) -> None:
        super().__init__()
        self.ways: Ways = ways
        self.start: IntFunction = start
        self.start_condition: BoolFunction | None = start_condition
        self.directions: DirectionsFunction = directions
        self.condition: BoolFunction | None = condition
        self.effect: Moves | None = effect

    def generate(self, ctx: Context, out: list[Move]) -> None:
        start = self.start.eval(ctx)
        if not 0 <= start < self.ways.size:
            return
        origin = ctx.origin
        outer = ctx.to
        begin = len(out)
        directions = self.directions.eval(ctx, self.ways.site_type, start)
        level = self._level(ctx)
        if level < OFF:
            return
        ctx.origin = start
        if self.start_condition is not None and not self.start_condition.eval(ctx):
            # Ludii leaves (from) as it is here
            return
        condition = self.condition
        reached: list[int] = []
        for direction in directions:
            for to in self.ways.steps(direction)[start]:
                if to in reached:
                    continue
                ctx.to = to
                if condition is None or condition.eval(ctx):
                    reached.append(to)
                    out.append(self._move(ctx, start, level, to))
        ctx.to = outer
        ctx.origin = origin
        self.finish(ctx, out, begin)

    def can_move(self, ctx: Context) -> bool:
        if ctx.game.traits.repetition != 0 or ctx.game.traits.no_suicide:
            return super().can_move(ctx)
        start = self.start.eval(ctx)
        if not 0 <= start < self.ways.size:
            return False
        origin = ctx.origin
        outer = ctx.to
        directions = self.directions.eval(ctx, self.ways.site_type, start)
        ctx.origin = start
        possible = False
        if self.start_condition is None or self.start_condition.eval(ctx):
            possible = self._reaches(ctx, start, directions)
        ctx.to = outer
        ctx.origin = origin
        return possible

    def _reaches(self, ctx: Context, start: int, directions: list[int]) -> bool:
        for direction in directions:
            for to in self.ways.steps(direction)[start]:
                ctx.to = to
                if self.condition is None or self.condition.eval(ctx):
                    return True
        return False

    def _level(self, ctx: Context) -> int:
        """The level of the piece that steps, OFF for the top one."""
        return OFF

    def _move(self, ctx: Context, start: int, level: int, to: int) -> Move:
        move = self._bare_move(start, to)
        if self.effect is not None:
            move = chain(ctx, self.effect, move)
            move.start = start
            move.end = to
        return move

    def _bare_move(self, start: int, to: int) -> Move:
        """The move without its effect."""
        action = MovePiece(self.ways.site_type, start, self.ways.site_type, to)
        action.decision = self.decision
        move = move_of(action)
        move.start = start
        move.end = to
        return move


class Target:
    """Where a ready step leads, with the moves there: without the effect, and with it (made when first wanted)."""

    def __init__(self, to: int, element: int, plain: Move) -> None:
        self.to: int = to
        self.element: int = element
        self.plain: Move = plain
        self.with_effect: Move | None = None


class ReadyStep(Step):
    """`Step` whose moves say nothing of the play: each is made once and used again.

    The directions depend only on the component and its site, and ``effect`` is None or takes the piece off the site
    that ``(to)`` is, where one stands and ``effect_condition`` holds. The moves are those of `Step`, in the same order.
    """

    def __init__(
        self,
        ways: Ways,
        start: IntFunction,
        directions: DirectionsFunction,
        condition: BoolFunction | None,
        effect: Moves | None,
        effect_condition: BoolFunction | None,
    ) -> None:
        both = effect if effect is None or effect_condition is None else Apply(effect_condition, effect)
        super().__init__(ways, start, None, directions, condition, both)
        self.own_effect: Moves | None = effect
        self.effect_condition: BoolFunction | None = effect_condition
        self._ready: dict[int, list[Target]] = {}
        """By component, mover and site where the step begins: its targets."""

    def generate(self, ctx: Context, out: list[Move]) -> None:
        start = self.start.eval(ctx)
        if not 0 <= start < self.ways.size:
            return
        sites = ctx.sites
        element = sites.layout.element(self.ways.site_type, start)
        if sites.rotation[element] != 0:
            super().generate(ctx, out)
            return
        origin = ctx.origin
        outer = ctx.to
        ctx.origin = start
        whats = sites.what
        condition = self.condition
        effect = self.own_effect
        effect_condition = self.effect_condition
        for target in self._targets(ctx, whats[element], start):
            ctx.to = target.to
            if condition is None or condition.eval(ctx):
                if (
                    effect is not None
                    and whats[target.element] > 0
                    and (effect_condition is None or effect_condition.eval(ctx))
                ):
                    out.append(self._taking(ctx, target, start))
                else:
                    out.append(target.plain)
        ctx.to = outer
        ctx.origin = origin

    def _targets(self, ctx: Context, component: int, start: int) -> list[Target]:
        """Where a component steps to from a site, as far as the board goes."""
        key = (component * (ctx.game.players + 2) + ctx.state.mover) * self.ways.size + start
        known = self._ready.get(key)
        if known is not None:
            return known
        layout = ctx.sites.layout
        targets: list[Target] = []
        reached: list[int] = []
        for direction in self.directions.eval(ctx, self.ways.site_type, start):
            for to in self.ways.steps(direction)[start]:
                if to not in reached:
                    reached.append(to)
                    plain = self._finished(ctx, self._bare_move(start, to))
                    targets.append(Target(to, layout.element(self.ways.site_type, to), plain))
        self._ready[key] = targets
        return targets

    def _taking(self, ctx: Context, target: Target, start: int) -> Move:
        """The move with the effect, to where a piece stands now."""
        move = target.with_effect
        if move is None:
            move = self._finished(ctx, self._move(ctx, start, OFF, target.to))
            target.with_effect = move
        return move

    def _finished(self, ctx: Context, move: Move) -> Move:
        """A move as `finish` leaves it, not to be changed any more."""
        move.mover = ctx.state.mover
        if self.then is not None:
            move.then.append(self.then)
        move.ready = True
        return move


class StepOfStacks(Step):
    """`Step` in a game with stacks: of the top piece, of the piece on ``level``, or (``whole``) of a whole stack."""

    def __init__(
        self,
        ways: Ways,
        start: IntFunction,
        start_condition: BoolFunction | None,
        directions: DirectionsFunction,
        condition: BoolFunction | None,
        effect: Moves | None,
    ) -> None:
        super().__init__(ways, start, start_condition, directions, condition, effect)
        self.level: IntFunction | None = None
        self.whole: bool = False

    def _level(self, ctx: Context) -> int:
        return OFF if self.level is None else self.level.eval(ctx)

    def _move(self, ctx: Context, start: int, level: int, to: int) -> Move:
        site_type = self.ways.site_type
        sites = stacks_of(ctx)
        top = sites.size[sites.layout.element(site_type, start)] - 1
        action: Action
        if self.whole:
            action = MoveStack(site_type, start, OFF, site_type, to, OFF)
        elif level != OFF or top != OFF:
            action = MoveLevels(site_type, start, top if level == OFF else level, site_type, to, OFF)
        else:
            action = MoveTop(site_type, start, site_type, to)
        action.decision = self.decision
        move = move_of(action)
        if self.whole:
            move.level_max = top
        elif level != OFF:
            move.level_min = level
            move.level_max = level
        if self.effect is not None:
            move = chain(ctx, self.effect, move)
        move.start = start
        move.end = to
        return move


@builds(DECISION + " Step", EFFECT + "Step")
def build_step(b: Builder, ludeme: Ludeme) -> Moves:
    if not b.traits.stacks:
        b.refuse_stack(ludeme)
    start = b.from_of(ludeme)
    if start.region is not None:
        # Ludii makes no moves then
        return b.with_then(Either([]), ludeme)
    to = b.to_of(ludeme)
    effect = to.effect
    ways = b.ways(start.site_type)
    site = From() if start.site is None else start.site
    directions = b.directions(b.argument(ludeme, "directions"))
    if (
        not b.traits.stacks
        and b.outer_then == 0
        and start.condition is None
        and not directions.depends_on_play()
        and (effect is None or takes_target(effect, ways.site_type))
    ):
        ready = ReadyStep(ways, site, directions, to.condition, effect, to.effect_condition)
        return b.with_then(ready, ludeme)
    if effect is not None and to.effect_condition is not None:
        effect = Apply(to.effect_condition, effect)
    if not b.traits.stacks:
        return b.with_then(Step(ways, site, start.condition, directions, to.condition, effect), ludeme)
    moves = StepOfStacks(ways, site, start.condition, directions, to.condition, effect)
    moves.level = start.level
    moves.whole = b.is_true(ludeme, "stack")
    return b.with_then(moves, ludeme)
