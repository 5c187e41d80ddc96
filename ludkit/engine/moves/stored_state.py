"""``remember State`` and ``avoidStoredState``: a position that is stored, and moves that do not lead back to it."""

from __future__ import annotations

from ludkit.engine.actions.memory import StoreState
from ludkit.engine.builder import EFFECT, Builder
from ludkit.engine.context import Attempt, Context
from ludkit.engine.functions import Moves
from ludkit.engine.move import Move, move_of
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme


class RememberState(Moves):
    """Store the position."""

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        out.append(move_of(StoreState()))
        self.attach_then(out, begin)

    def can_move_to(self, ctx: Context, site: int) -> bool:
        return False


class AvoidStoredState(Moves):
    """Moves that do not lead to the stored position. Consequences are lost, as in Ludii."""

    def __init__(self, moves: Moves) -> None:
        super().__init__()
        self.moves: Moves = moves

    def generate(self, ctx: Context, out: list[Move]) -> None:
        made: list[Move] = []
        self.moves.generate(ctx, made)
        stored = ctx.state.stored
        for move in made:
            attempt = Attempt(ctx)
            ctx.game.play(ctx, move)
            leads_back = ctx.game.position(ctx, False) == stored
            attempt.undo()
            if not leads_back:
                out.append(move)


@builds(EFFECT + "state.remember.Remember State")
def build_remember_state(b: Builder, ludeme: Ludeme) -> Moves:
    return b.with_then(RememberState(), ludeme)


@builds(EFFECT + "requirement.AvoidStoredState")
def build_avoid_stored_state(b: Builder, ludeme: Ludeme) -> Moves:
    return b.with_then(AvoidStoredState(b.needed_moves(ludeme, "moves")), ludeme)
