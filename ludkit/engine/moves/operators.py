"""Moves out of moves: ``or``, ``and``, ``if``, ``priority``, ``do``, ``while``, ``apply``, ``append``, ``seq``, …"""

from __future__ import annotations

from typing import Final

from ludkit.engine.booleans.math import Not
from ludkit.engine.booleans.threatened import IsThreatened
from ludkit.engine.builder import EFFECT, Builder
from ludkit.engine.context import Attempt, Context
from ludkit.engine.errors import TooMuchError
from ludkit.engine.functions import BoolFunction, Moves
from ludkit.engine.game import pass_move
from ludkit.engine.move import Action, Move, changeable, move_of
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme

_LOGICAL: Final = "game.rules.play.moves.nonDecision.operators.logical."
_REQUIREMENT: Final = EFFECT + "requirement."
MOST_REPEATS: Final = 10_000
"""How many rounds ``while`` makes; Ludii fails when they are more."""


class Either(Moves):
    """The moves of all parts: ``(or …)``, and ``(and …)``, which is the same for moves."""

    def __init__(self, parts: list[Moves]) -> None:
        super().__init__()
        self.parts: list[Moves] = parts

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        for part in self.parts:
            part.generate(ctx, out)
        self.attach_then(out, begin)

    def can_move(self, ctx: Context) -> bool:
        for part in self.parts:
            if part.can_move(ctx):
                return True
        return False

    def can_move_to(self, ctx: Context, site: int) -> bool:
        for part in self.parts:
            if part.can_move_to(ctx, site):
                return True
        return False


class If(Moves):
    """The moves of one part or of the other."""

    def __init__(self, condition: BoolFunction, then: Moves, otherwise: Moves | None) -> None:
        super().__init__()
        self.condition: BoolFunction = condition
        self.part: Moves = then
        self.otherwise: Moves | None = otherwise

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        if self.condition.eval(ctx):
            self.part.generate(ctx, out)
        elif self.otherwise is not None:
            self.otherwise.generate(ctx, out)
        self.attach_then(out, begin)

    def can_move(self, ctx: Context) -> bool:
        if self.condition.eval(ctx):
            return self.part.can_move(ctx)
        return self.otherwise is not None and self.otherwise.can_move(ctx)

    def can_move_to(self, ctx: Context, site: int) -> bool:
        if self.condition.eval(ctx):
            return self.part.can_move_to(ctx, site)
        return self.otherwise is not None and self.otherwise.can_move_to(ctx, site)


class Apply(Moves):
    """``(apply if:condition effect)``"""

    def __init__(self, condition: BoolFunction | None, effect: Moves) -> None:
        super().__init__()
        self.condition: BoolFunction | None = condition
        self.effect: Moves = effect

    def generate(self, ctx: Context, out: list[Move]) -> None:
        if self.condition is None or self.condition.eval(ctx):
            self.effect.generate(ctx, out)


class Priority(Moves):
    """The moves of the first part that has any."""

    def __init__(self, parts: list[Moves]) -> None:
        super().__init__()
        self.parts: list[Moves] = parts

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        for part in self.parts:
            part.generate(ctx, out)
            if len(out) > begin:
                break
        self.attach_then(out, begin)

    def can_move(self, ctx: Context) -> bool:
        for part in self.parts:
            if part.can_move(ctx):
                return True
        return False


class While(Moves):
    """``(while condition moves)``: the moves again and again, each tried before the condition is asked again.

    Raises TooMuchError where the condition goes on to hold.
    """

    def __init__(self, condition: BoolFunction, moves: Moves) -> None:
        super().__init__()
        self.condition: BoolFunction = condition
        self.moves: Moves = moves

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        attempt = Attempt(ctx)
        rounds = 0
        while self.condition.eval(ctx):
            made: list[Move] = []
            self.moves.generate(ctx, made)
            for move in made:
                move.apply(ctx, [])
                out.append(move)
            rounds += 1
            ctx.count_round(len(out))
            if rounds > MOST_REPEATS:
                raise TooMuchError(f"the rules repeat moves more than {MOST_REPEATS:,} times", "MOST_REPEATS")
        attempt.undo()
        self.attach_then(out, begin)


class Do(Moves):
    """``(do prior next:… ifAfterwards:…)``

    With ``next`` the prior moves are applied, and their actions stand before those of each next move. With a condition
    only the moves after which it holds are left.
    """

    def __init__(self, prior: Moves, following: Moves | None, condition: BoolFunction | None) -> None:
        super().__init__()
        self.prior: Moves = prior
        self.following: Moves | None = following
        self.condition: BoolFunction | None = condition
        self.holds_in_threats: bool = isinstance(condition, Not) and isinstance(condition.part, IsThreatened)
        """Whether the condition needs no looking at while it is asked what threatens a piece."""

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        moves: list[Move] = []
        if self.following is not None:
            self._follow(ctx, moves)
        elif self.condition is not None:
            self.prior.generate(ctx, moves)
        for move in moves:
            if self.condition is None or self.passes(ctx, move):
                out.append(move)
        self.attach_then(out, begin)

    def can_move(self, ctx: Context) -> bool:
        moves: list[Move] = []
        if self.following is not None or self.condition is None:
            self.generate(ctx, moves)
            return ctx.allows_any(moves)
        self.prior.generate(ctx, moves)
        return any(self.passes(ctx, move) and ctx.game.allows(ctx, move) for move in moves)

    def can_move_to(self, ctx: Context, site: int) -> bool:
        if self.following is not None:
            return self.following.can_move_to(ctx, site)
        if self.condition is None:
            return False
        if self.holds_in_threats:
            return self.prior.can_move_to(ctx, site)
        return super().can_move_to(ctx, site)

    def passes(self, ctx: Context, move: Move) -> bool:
        """Whether the condition holds after a move."""
        condition = self.condition
        assert condition is not None
        attempt = Attempt(ctx)
        ctx.game.play(ctx, move)
        state = ctx.state
        if state.mover == state.next:
            state.next = state.prev
        holds = condition.eval(ctx)
        attempt.undo()
        return holds

    def _follow(self, ctx: Context, moves: list[Move]) -> None:
        following = self.following
        assert following is not None
        priors: list[Move] = []
        self.prior.generate(ctx, priors)
        attempt = Attempt(ctx)
        applied: list[list[Action]] = []
        for prior in priors:
            actions: list[Action] = []
            prior.apply(ctx, actions)
            applied.append(actions)
        following.generate(ctx, moves)
        attempt.undo()
        place = 0
        for actions in applied:
            for i in range(len(moves)):
                changeable(moves, i).actions[place:place] = actions
            place = len(actions)
        if not moves and ctx.game.traits.hand_dice:
            passed = pass_move(ctx.state.mover, True)
            for actions in applied:
                passed.actions[0:0] = actions
            moves.append(passed)


class Append(Moves):
    """``(append moves)``: one move that makes them all. The first of them is the decision, or what is left of it."""

    def __init__(self, moves: Moves) -> None:
        super().__init__()
        self.moves: Moves = moves

    def generate(self, ctx: Context, out: list[Move]) -> None:
        moves: list[Move] = []
        self.moves.generate(ctx, moves)
        if not moves:
            return
        for move in moves:
            move.set_decision(True)
        # an action that stands in several moves, as those of (allCombinations …) do, is no decision any more
        for i in range(1, len(moves)):
            moves[i].set_decision(False)
        appended = move_of(moves[0])
        appended.actions = [*moves]
        appended.between = moves[0].between
        appended.mover = ctx.state.mover
        begin = len(out)
        out.append(appended)
        self.attach_then(out, begin)


class AllCombinations(Moves):
    """``(allCombinations a b)``: for each move of ``a`` and each of ``b`` one that makes both."""

    def __init__(self, a: Moves, b: Moves) -> None:
        super().__init__()
        self.a: Moves = a
        self.b: Moves = b

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        firsts: list[Move] = []
        self.a.generate(ctx, firsts)
        seconds: list[Move] = []
        self.b.generate(ctx, seconds)
        for first in firsts:
            for second in seconds:
                ctx.count_round(len(out))
                both = move_of(first)
                both.actions.append(second)
                out.append(both)
        self.attach_then(out, begin)


class Seq(Moves):
    """``(seq {a b …})``: the moves of each part as they are after those of the parts before have been made."""

    def __init__(self, parts: list[Moves]) -> None:
        super().__init__()
        self.parts: list[Moves] = parts

    def generate(self, ctx: Context, out: list[Move]) -> None:
        attempt = Attempt(ctx)
        for part in self.parts:
            moves: list[Move] = []
            part.generate(ctx, moves)
            for move in moves:
                out.append(ctx.game.play(ctx, move))
        attempt.undo()


def _parts(b: Builder, ludeme: Ludeme, first: str, second: str) -> list[Moves]:
    """The moves that a ludeme puts together: those of a list, or two by the names of their arguments."""
    b.enter(ludeme)
    if "list" in ludeme.clause.index:
        parts = [b.moves(value) for value in b.list_of(ludeme, "list")]
    else:
        parts = [b.needed_moves(ludeme, first), b.needed_moves(ludeme, second)]
    b.leave(ludeme)
    return parts


@builds(_LOGICAL + "Or", _LOGICAL + "And")
def build_either(b: Builder, ludeme: Ludeme) -> Moves:
    return b.with_then(Either(_parts(b, ludeme, "movesA", "movesB")), ludeme)


@builds(_LOGICAL + "If")
def build_if(b: Builder, ludeme: Ludeme) -> Moves:
    condition = b.needed_boolean(ludeme, "cond")
    b.enter(ludeme)
    moves = If(condition, b.needed_moves(ludeme, "list"), b.moves_of(ludeme, "elseList"))
    b.leave(ludeme)
    return b.with_then(moves, ludeme)


@builds(EFFECT + "Apply")
def build_apply(b: Builder, ludeme: Ludeme) -> Moves:
    effect = b.moves_of(ludeme, "effect")
    condition = b.boolean_of(ludeme, "If")
    return Apply(condition, Either([]) if effect is None else effect)


@builds(_REQUIREMENT + "Priority")
def build_priority(b: Builder, ludeme: Ludeme) -> Moves:
    return b.with_then(Priority(_parts(b, ludeme, "list1", "list2")), ludeme)


@builds(_REQUIREMENT + "While")
def build_while(b: Builder, ludeme: Ludeme) -> Moves:
    condition = b.needed_boolean(ludeme, "condition")
    # a ready move would come into the list once for each round
    b.outer_then += 1
    moves = While(condition, b.needed_moves(ludeme, "moves"))
    b.outer_then -= 1
    return b.with_then(moves, ludeme)


@builds(_REQUIREMENT + "Do")
def build_do(b: Builder, ludeme: Ludeme) -> Moves:
    following = b.argument(ludeme, "next")
    b.enter(ludeme)
    prior = b.needed_moves(ludeme, "prior")
    # the actions of what comes before are put into the moves, so that these must be their own
    b.outer_then += 1
    moves = Do(prior, None if following is None else b.moves(following), b.boolean_of(ludeme, "ifAfterwards"))
    b.outer_then -= 1
    b.leave(ludeme)
    return b.with_then(moves, ludeme)


@builds(_LOGICAL + "Append")
def build_append(b: Builder, ludeme: Ludeme) -> Moves:
    # what is a decision is changed in the moves, so that these must be their own
    b.outer_then += 1
    moves = Append(b.needed_moves(ludeme, "list"))
    b.outer_then -= 1
    return b.with_then(moves, ludeme)


@builds(_LOGICAL + "AllCombinations")
def build_all_combinations(b: Builder, ludeme: Ludeme) -> Moves:
    b.outer_then += 1
    moves = AllCombinations(b.needed_moves(ludeme, "listA"), b.needed_moves(ludeme, "listB"))
    b.outer_then -= 1
    return b.with_then(moves, ludeme)


@builds(_LOGICAL + "Seq")
def build_seq(b: Builder, ludeme: Ludeme) -> Moves:
    return Seq([b.moves(value) for value in b.list_of(ludeme, "moves")])
