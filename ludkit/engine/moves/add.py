"""``move Add`` and ``add``: put pieces on sites. ``move Shoot``: put one in a straight line from a site."""

from __future__ import annotations

from ludkit.board.directions import ADJACENT, CELL, DIRECTION_INDEX, EDGE
from ludkit.engine.actions.place import Add as AddAction
from ludkit.engine.actions.stacks import AddToStack, Insert, stacks_of
from ludkit.engine.builder import DECISION, EFFECT, Builder, To
from ludkit.engine.context import Context
from ludkit.engine.functions import (
    BoolFunction,
    IntConstant,
    IntFunction,
    Moves,
    RegionFunction,
    chain,
    constant,
)
from ludkit.engine.ints.last import LastTo
from ludkit.engine.move import Action, Move, changeable, move_of
from ludkit.engine.regions.empty import SitesEmpty
from ludkit.engine.registry import builds
from ludkit.engine.roles import Mover
from ludkit.engine.sites import OFF
from ludkit.engine.ways import Ways
from ludkit.ludemes.typed import Ludeme


class Add(Moves):
    """Add pieces to sites of a region, or to one."""

    def __init__(self, pieces: list[IntFunction], state: IntFunction | None, to: To, count: IntFunction) -> None:
        super().__init__()
        self.pieces: list[IntFunction] = pieces
        self.state: IntFunction | None = state
        self.to: To = to
        self.count: IntFunction = count

    def generate(self, ctx: Context, out: list[Move]) -> None:
        count = self.count.eval(ctx)
        if count < 1:
            return
        begin = len(out)
        origin = ctx.origin
        outer = ctx.to
        twice: list[Move] = []
        for piece in self.pieces:
            component = piece.eval(ctx)
            if component != OFF and self._add(ctx, component, count, out, twice):
                break
        ctx.to = outer
        ctx.origin = origin
        self.finish(ctx, out, begin)
        if twice:
            self._double(out, begin, twice)

    def _add(self, ctx: Context, component: int, count: int, out: list[Move], twice: list[Move]) -> bool:
        """Add a component; whether that was done to one site, so that no other component is."""
        if self.to.site is not None:
            site = self.to.site.eval(ctx)
            ctx.to = site
            if self._may(ctx):
                out.append(self._move(ctx, component, site, count))
                return True
        if self.to.region is not None:
            for site in self.to.region.eval(ctx):
                ctx.to = site
                if self._may(ctx):
                    move = self._move(ctx, component, site, count)
                    out.append(move)
                    if self._affects(ctx):
                        twice.append(move)
        return False

    def _double(self, out: list[Move], begin: int, twice: list[Move]) -> None:
        """Enter the moves that have an effect twice, as Ludii does."""
        doubled: list[Move] = []
        place = 0
        for i in range(begin, len(out)):
            doubled.append(out[i])
            if place < len(twice) and twice[place] is out[i]:
                doubled.append(out[i])
                place += 1
        out[begin:] = doubled

    def _affects(self, ctx: Context) -> bool:
        """Whether the effect is to happen on the site that ``(to)`` is."""
        condition = self.to.effect_condition
        return self.to.effect is not None and (condition is None or condition.eval(ctx))

    def _may(self, ctx: Context) -> bool:
        condition = self.to.condition
        return condition is None or condition.eval(ctx)

    def _move(self, ctx: Context, component: int, site: int, count: int) -> Move:
        state = OFF if self.state is None else self.state.eval(ctx)
        move = Move([])
        move.start = site
        move.end = site
        for i in range(count):
            action = self._action(ctx, site, component, state, i == 0)
            action.decision = self.decision and i == 0
            move.actions.append(action)
        effect = self.to.effect
        if effect is not None and self._affects(ctx):
            ctx.origin = site
            ctx.to = site
            move = chain(ctx, effect, move)
        move.start = site
        move.end = site
        if self.to.site_type == EDGE:
            move.edge = site
            move.oriented = False
        return move

    def _action(self, ctx: Context, site: int, component: int, state: int, first: bool) -> Action:
        action = AddAction(self.to.site_type, site, component)
        action.state = state
        return action


class AddToStacks(Add):
    """`Add` in a game with stacks: on top, or on a level."""

    def _action(self, ctx: Context, site: int, component: int, state: int, first: bool) -> Action:
        if self.to.level is not None:
            return Insert(self.to.site_type, site, self.to.level.eval(ctx), component, state)
        action = AddToStack(self.to.site_type, site, component)
        action.state = state
        if first:
            sites = stacks_of(ctx)
            action.level = sites.size[sites.layout.element(self.to.site_type, site)]
        return action


class AddLarge(Add):
    """`Add` in a game with large pieces: each way in which one covers empty cells. Only other pieces are asked for
    conditions, counts and effects, and have consequences, as in Ludii."""

    def _add(self, ctx: Context, component: int, count: int, out: list[Move], twice: list[Move]) -> bool:
        large = ctx.game.large
        assert large is not None
        if not large.is_large(component):
            return super()._add(ctx, component, count, out, twice)
        wanted = OFF if self.state is None else self.state.eval(ctx)
        starts: list[int] = []
        if self.to.site is not None:
            starts = [self.to.site.eval(ctx)]
        elif self.to.region is not None:
            starts = self.to.region.eval(ctx)
        for site in starts:
            for state in range(large.states(component)):
                if wanted in (OFF, state) and self._fits(ctx, large.cells(component, site, state)):
                    action = AddAction(self.to.site_type, site, component)
                    action.state = state
                    action.decision = self.decision
                    move = move_of(action)
                    move.state = state
                    out.append(move)
        return False

    def _fits(self, ctx: Context, cells: list[int]) -> bool:
        """Whether there are cells to cover, and all are empty."""
        for cell in cells:
            if ctx.sites.count[cell] != 0:
                return False
        return len(cells) > 0

    def finish(self, ctx: Context, out: list[Move], begin: int) -> None:
        for i in range(begin, len(out)):
            move = changeable(out, i)
            move.mover = ctx.state.mover
            if self.then is not None and move.state == OFF:
                move.then.append(self.then)


class AddToEmpty(Moves):
    """Add the mover's piece to any empty site, when nothing else is asked: each move is made once and used again.

    The moves are those of `Add`, in the same order.
    """

    def __init__(self, site_type: int) -> None:
        super().__init__()
        self.site_type: int = site_type
        self._ready: list[list[Move]] = []
        """By mover: the move on each site."""

    def generate(self, ctx: Context, out: list[Move]) -> None:
        mover = ctx.state.mover
        if not self._ready:
            self._make(ctx)
        ready = self._ready[mover]
        for site in ctx.sites.empty[self.site_type]:
            out.append(ready[site])

    def can_move(self, ctx: Context) -> bool:
        traits = ctx.game.traits
        if traits.repetition == 0 and not traits.no_suicide:
            return len(ctx.sites.empty[self.site_type]) > 0
        return super().can_move(ctx)

    def _make(self, ctx: Context) -> None:
        size = ctx.sites.layout.sizes[self.site_type]
        for mover in range(ctx.game.players + 1):
            moves: list[Move] = []
            for site in range(size):
                action = AddAction(self.site_type, site, mover)
                action.decision = self.decision
                move = move_of(action)
                move.mover = mover
                if self.then is not None:
                    move.then.append(self.then)
                if self.site_type == EDGE:
                    move.edge = site
                    move.oriented = False
                move.ready = True
                moves.append(move)
            self._ready.append(moves)


class Shoot(Moves):
    """Put a piece on a site straight on from another, as far as a condition on ``(to)`` holds."""

    def __init__(
        self, ways: Ways, piece: IntFunction, start: IntFunction, direction: int, condition: BoolFunction | None
    ) -> None:
        """``condition`` None: the site must be an empty cell."""
        super().__init__()
        self.ways: Ways = ways
        self.piece: IntFunction = piece
        self.start: IntFunction = start
        self.direction: int = direction
        self.condition: BoolFunction | None = condition
        self._ready: list[Move | None] = []
        self._ready_for: int = OFF
        """The component whose moves are ready; they can be used again where they say nothing of the play."""
        self.reuse: bool = False

    def generate(self, ctx: Context, out: list[Move]) -> None:
        start = self.start.eval(ctx)
        if not 0 <= start < self.ways.size:
            return
        piece = self.piece.eval(ctx)
        if piece < 0:
            return
        begin = len(out)
        outer = ctx.to
        between = ctx.between
        counts = ctx.sites.count
        condition = self.condition
        mover = ctx.state.mover
        for radial in self.ways.radials(self.direction)[start]:
            ctx.between = between
            for i in range(1, len(radial)):
                to = radial[i]
                if condition is None:
                    if counts[to] != 0:
                        break
                else:
                    ctx.to = to
                    if not condition.eval(ctx):
                        break
                    ctx.between = to
                if self.reuse:
                    out.append(self._ready_move(piece, to, mover))
                else:
                    out.append(self._move(piece, to, radial[1:i]))
        ctx.to = outer
        ctx.between = between
        if not self.reuse:
            self.finish(ctx, out, begin)

    def can_move(self, ctx: Context) -> bool:
        if self.condition is not None or ctx.game.traits.repetition != 0 or ctx.game.traits.no_suicide:
            return super().can_move(ctx)
        start = self.start.eval(ctx)
        if not 0 <= start < self.ways.size or self.piece.eval(ctx) < 0:
            return False
        counts = ctx.sites.count
        for radial in self.ways.radials(self.direction)[start]:
            if counts[radial[1]] == 0:
                return True
        return False

    def _move(self, piece: int, to: int, between: list[int]) -> Move:
        action = AddAction(self.ways.site_type, to, piece)
        action.decision = self.decision
        move = move_of(action)
        move.between = between
        return move

    def _ready_move(self, piece: int, to: int, mover: int) -> Move:
        """The move of ``mover`` to a site, made once."""
        size = self.ways.size
        if self._ready_for != piece:
            self._ready = []
            self._ready_for = piece
        place = mover * size + to
        while len(self._ready) <= place:
            self._ready.append(None)
        move = self._ready[place]
        if move is None:
            move = self._move(piece, to, [])
            move.mover = mover
            if self.then is not None:
                move.then.append(self.then)
            move.ready = True
            self._ready[place] = move
        return move


@builds(DECISION + " Add", EFFECT + "Add")
def build_add(b: Builder, ludeme: Ludeme) -> Moves:
    piece = b.ludeme(ludeme, "what")
    pieces = b.pieces_of(piece)
    state = None if piece is None else b.integer_of(piece, "state")
    if state is not None:
        b.traits.states = True
    given_count = b.integer_of(ludeme, "count")
    count = IntConstant(1) if given_count is None else given_count
    if constant(count) != 1:
        b.traits.counts = True
    to = b.to_of(ludeme)
    if b.traits.stacks:
        return b.with_then(AddToStacks(pieces, state, to, count), ludeme)
    if b.traits.large:
        return b.with_then(AddLarge(pieces, state, to, count), ludeme)
    plain = (
        len(pieces) == 1
        and isinstance(pieces[0], Mover)
        and state is None
        and constant(count) == 1
        and _is_any_empty(to.region, to.site_type)
        and to.condition is None
        and to.effect is None
        and b.outer_then == 0
    )
    moves: Moves = AddToEmpty(to.site_type) if plain else Add(pieces, state, to, count)
    return b.with_then(moves, ludeme)


def _is_any_empty(region: RegionFunction | None, site_type: int) -> bool:
    return isinstance(region, SitesEmpty) and region.site_type == site_type


@builds(DECISION + " Shoot", EFFECT + "Shoot")
def build_shoot(b: Builder, ludeme: Ludeme) -> Moves:
    given = b.ludeme(ludeme, "from")
    start = b.integer_of(given, "loc") if given is not None else LastTo()
    site_type = b.layout.default_type if given is None else b.site_type(given)
    direction = b.constant_name(ludeme, "dirn")
    to = b.to_of(ludeme)
    condition = to.condition
    if b.ludeme(ludeme, "to") is None and site_type != CELL:
        raise b.unsupported(ludeme, "on other sites than cells")
    moves = Shoot(
        b.ways(site_type),
        b.pieces_of(b.ludeme(ludeme, "what"))[0],
        LastTo() if start is None else start,
        ADJACENT if direction is None else DIRECTION_INDEX[direction],
        condition,
    )
    moves.reuse = b.outer_then == 0 and not b.reads_between
    return b.with_then(moves, ludeme)
