"""``move (from …) (to …)`` and ``fromTo``: a piece goes from one site to another, wherever they are."""

from __future__ import annotations

from ludkit.board.directions import CELL
from ludkit.engine.actions.sites import SetRotation
from ludkit.engine.actions.stacks import CopyLevel, MoveLevels, MovePart, MoveStack, MoveTop, stacks_of
from ludkit.engine.actions.transfer import Copy, MoveCount, MovePiece
from ludkit.engine.builder import DECISION, EFFECT, Builder, From, To
from ludkit.engine.context import Context
from ludkit.engine.functions import (
    ArrayOfRegion,
    ArrayOfSite,
    BoolFunction,
    IntArrayFunction,
    IntFunction,
    Moves,
    chain,
)
from ludkit.engine.ints.iterators import From as FromSite
from ludkit.engine.ints.iterators import To as ToSite
from ludkit.engine.move import Action, Move, move_of
from ludkit.engine.registry import builds
from ludkit.engine.roles import role_function
from ludkit.engine.sites import OFF
from ludkit.ludemes.typed import Ludeme


class FromTo(Moves):
    """Move one piece, or ``count`` of them, from sites to sites; ``copy``: leave it where it was as well."""

    def __init__(self, start: From, to: To, count: IntFunction | None, copy: BoolFunction | None) -> None:
        super().__init__()
        self.start: From = start
        self.to: To = to
        self.starts: IntArrayFunction = ArrayOfSite(FromSite() if start.site is None else start.site)
        if start.region is not None:
            self.starts = ArrayOfRegion(start.region)
        self.ends: IntArrayFunction = ArrayOfSite(ToSite() if to.site is None else to.site)
        if to.region is not None:
            self.ends = ArrayOfRegion(to.region)
        self.count: IntFunction | None = count
        self.copy: BoolFunction | None = copy
        self.mover: IntFunction | None = None

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        origin = ctx.origin
        outer = ctx.to
        layout = ctx.sites.layout
        for start in self.starts.eval(ctx):
            if ctx.sites.what[layout.element(self.start.site_type, start)] <= 0:
                continue
            ctx.origin = start
            copies = self.copy is not None and self.copy.eval(ctx)
            if self.start.condition is not None and not self.start.condition.eval(ctx):
                continue
            ends = self.ends.eval(ctx)
            count = 1 if self.count is None else self.count.eval(ctx)
            ctx.origin = origin
            self._go(ctx, start, ends, count, copies, out)
        ctx.to = outer
        ctx.origin = origin
        self.finish(ctx, out, begin)
        if self.mover is not None:
            mover = self.mover.eval(ctx)
            for i in range(begin, len(out)):
                out[i].mover = mover

    def _go(self, ctx: Context, start: int, ends: list[int], count: int, copies: bool, out: list[Move]) -> None:
        """Add the moves from a site to others."""
        layout = ctx.sites.layout
        origin = ctx.origin
        start_type = CELL if layout.in_hands(start) else self.start.site_type
        for end in ends:
            ctx.origin = start
            ctx.to = end
            if self.to.condition is None or self.to.condition.eval(ctx):
                end_type = CELL if layout.in_hands(end) and not self.to.is_typed else self.to.site_type
                ctx.origin = origin
                action = self._action(ctx, start_type, start, end_type, end, count, copies)
                if self.to.rotations is None:
                    out.append(self._move(ctx, action, start, end))
                else:
                    for rotation in self.to.rotations.eval(ctx):
                        out.append(turned(action, end_type, start, end, rotation))
        ctx.origin = origin

    def _action(
        self, ctx: Context, start_type: int, start: int, end_type: int, end: int, count: int, copies: bool
    ) -> Action:
        action: Action
        if self.count is not None:
            action = MoveCount(start_type, start, end_type, end, count)
        elif copies:
            action = Copy(start_type, start, end_type, end)
        else:
            action = MovePiece(start_type, start, end_type, end)
        action.decision = self.decision
        return action

    def _move(self, ctx: Context, action: Action, start: int, end: int) -> Move:
        move = self._plain(ctx, action, start)
        if self.to.effect is not None and (self.to.effect_condition is None or self.to.effect_condition.eval(ctx)):
            ctx.origin = start
            ctx.to = end
            move = chain(ctx, self.to.effect, move)
        move.start = start
        move.end = end
        return move

    def _plain(self, ctx: Context, action: Action, start: int) -> Move:
        """The move of an action by itself."""
        return move_of(action)


class FromToOfLarge(FromTo):
    """`FromTo` in a game with large pieces: one goes to each site in each way in which it covers only sites that it
    may go to or that it leaves. No condition on them is asked for, as in Ludii."""

    def _go(self, ctx: Context, start: int, ends: list[int], count: int, copies: bool, out: list[Move]) -> None:
        large = ctx.game.large
        assert large is not None
        element = ctx.sites.layout.element(self.start.site_type, start)
        what = ctx.sites.what[element]
        old_state = ctx.sites.state[element]
        if not large.is_large(what):
            super()._go(ctx, start, ends, count, copies, out)
            return
        free = [*ends, *large.cells(what, start, old_state)[1:]]
        for end in free:
            for state in range(large.states(what)):
                cells = large.cells(what, end, state)
                if not cells or (start == end and old_state == state):
                    continue
                if self._fits(ctx, what, cells, free, start):
                    action = MovePiece(self.start.site_type, start, self.to.site_type, end)
                    action.state = state
                    action.decision = self.decision
                    move = chain(ctx, self.to.effect, move_of(action))
                    move.start = start
                    move.end = end
                    move.state = state
                    out.append(move)

    def _fits(self, ctx: Context, what: int, cells: list[int], free: list[int], start: int) -> bool:
        """Whether a large piece may cover cells: ``free`` ones and its own, or those of the line of play."""
        dominoes = ctx.game.dominoes
        if dominoes is not None and dominoes.is_domino(what):
            if not ctx.game.traits.line_of_play or ctx.moves_played() == 0:
                return True
            return all(cell in ctx.state.playable for cell in cells)
        return all(cell in free or cell == start for cell in cells)


class FromToOfStacks(FromTo):
    """`FromTo` in a game with stacks: of the top piece, of the piece on a level, or (``whole``) of a whole stack."""

    def __init__(self, start: From, to: To, count: IntFunction | None, copy: BoolFunction | None) -> None:
        super().__init__(start, to, count, copy)
        self.whole: bool = False

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        origin = ctx.origin
        outer = ctx.to
        layout = ctx.sites.layout
        for start in self.starts.eval(ctx):
            if start < 0 or ctx.sites.what[layout.element(self.start.site_type, start)] <= 0:
                continue
            ctx.origin = start
            copies = self.copy is not None and self.copy.eval(ctx)
            if self.start.condition is not None and not self.start.condition.eval(ctx):
                continue
            ends = self.ends.eval(ctx)
            count = 1 if self.count is None else self.count.eval(ctx)
            start_type = CELL if layout.in_hands(start) else self.start.site_type
            ctx.origin = origin
            for end in ends:
                if end < 0:
                    continue
                # as in Ludii, levels are found out before (from) and (to) are those of this move
                end_type = CELL if layout.in_hands(end) and not self.to.is_typed else self.to.site_type
                action = self._action(ctx, start_type, start, end_type, end, count, copies)
                ctx.origin = start
                ctx.to = end
                if self.to.condition is None or self.to.condition.eval(ctx):
                    ctx.origin = origin
                    out.append(self._move(ctx, action, start, end))
                    ctx.origin = start
        ctx.to = outer
        ctx.origin = origin
        self.finish(ctx, out, begin)
        if self.mover is not None:
            mover = self.mover.eval(ctx)
            for i in range(begin, len(out)):
                out[i].mover = mover

    def _action(
        self, ctx: Context, start_type: int, start: int, end_type: int, end: int, count: int, copies: bool
    ) -> Action:
        level = OFF if self.start.level is None else self.start.level.eval(ctx)
        end_level = OFF if self.to.level is None else self.to.level.eval(ctx)
        sites = stacks_of(ctx)
        action: Action
        if self.to.level is None and self.start.level is None and self.count is not None:
            part = MovePart(start_type, start, end_type, end, count)
            part.level = sites.size[sites.layout.element(start_type, start)] - count
            part.end_level = sites.size[sites.layout.element(end_type, end)]
            action = part
        elif copies and self.to.level is None and self.start.level is None:
            # of a whole stack Ludii copies the lowest piece
            copied = 0 if self.whole else sites.size[sites.layout.element(start_type, start)] - 1
            action = CopyLevel(start_type, start, copied, end_type, end)
        elif self.whole and (self.to.level is not None or self.start.level is None):
            action = MoveStack(start_type, start, 0, end_type, end, end_level)
        elif level != OFF or end_level != OFF:
            action = MoveLevels(start_type, start, level, end_type, end, end_level)
        else:
            action = MoveTop(start_type, start, end_type, end)
        action.decision = self.decision
        return action

    def _plain(self, ctx: Context, action: Action, start: int) -> Move:
        move = move_of(action)
        sites = stacks_of(ctx)
        start_type = CELL if sites.layout.in_hands(start) else self.start.site_type
        top = sites.size[sites.layout.element(start_type, start)] - 1
        level = top if self.start.level is None else self.start.level.eval(ctx)
        move.level_min = 0 if self.whole else level
        move.level_max = top if self.whole else level
        return move


def turned(action: Action, end_type: int, start: int, end: int, rotation: int) -> Move:
    """The move of an action that turns the piece as well; as in Ludii without its effect."""
    move = Move([action, SetRotation(end_type, end, rotation)])
    move.start = start
    move.end = end
    return move


@builds(DECISION, EFFECT + "FromTo")
def build_from_to(b: Builder, ludeme: Ludeme) -> Moves:
    count = b.integer_of(ludeme, "count")
    copy = b.boolean_of(ludeme, "copy")
    if not b.traits.stacks:
        b.refuse_stack(ludeme)
        kind = FromToOfLarge if b.traits.large else FromTo
        moves = kind(b.from_of(ludeme), b.to_of(ludeme), count, copy)
    else:
        to = b.ludeme(ludeme, "to")
        if to is not None and b.argument(to, "rotations") is not None:
            raise b.unsupported(to, "rotations: in a game with stacks")
        moves = FromToOfStacks(b.from_of(ludeme), b.to_of(ludeme), count, copy)
        moves.whole = b.is_true(ludeme, "stack")
    mover = b.constant_name(ludeme, "mover")
    if mover is not None:
        moves.mover = role_function(mover, b.players)
    return b.with_then(moves, ludeme)
