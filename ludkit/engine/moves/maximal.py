"""``max Moves``: only the moves that begin the longest turns."""

from __future__ import annotations

from typing import Final

from ludkit.engine.actions.remove import Remove
from ludkit.engine.builder import Builder
from ludkit.engine.context import Attempt, Context
from ludkit.engine.functions import BoolFunction, Moves
from ludkit.engine.move import Move
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme

_MAX: Final = "game.rules.play.moves.nonDecision.effect.requirement.max.Max "


class MaxMoves(Moves):
    """The moves after which the mover goes on for as many moves as possible, as they would be applied.

    With ``by_value`` the values of the pieces removed count instead. Consequences are lost, as in Ludii.
    """

    def __init__(self, moves: Moves, by_value: BoolFunction) -> None:
        super().__init__()
        self.moves: Moves = moves
        self.by_value: BoolFunction = by_value

    def generate(self, ctx: Context, out: list[Move]) -> None:
        moves: list[Move] = []
        self.moves.generate(ctx, moves)
        by_value = self.by_value.eval(ctx)
        applied: list[Move] = []
        counts: list[int] = []
        most = 0
        for move in moves:
            gain = captured_value(ctx, move) if by_value else 1
            attempt = Attempt(ctx)
            applied.append(ctx.game.apply(ctx, move))
            count = longest(ctx, gain, by_value)
            attempt.undo()
            counts.append(count)
            most = max(most, count)
        for i in range(len(applied)):
            if counts[i] == most:
                out.append(applied[i])

    def can_move(self, ctx: Context) -> bool:
        return self.moves.can_move(ctx)


def longest(ctx: Context, count: int, by_value: bool) -> int:
    """``count`` and the most that the player whose turn it still is can add to it."""
    state = ctx.state
    if state.prev != state.mover or state.over:
        return count
    most = 0
    for move in ctx.game.legal(ctx):
        gain = captured_value(ctx, move) if by_value else 1
        attempt = Attempt(ctx)
        ctx.game.apply(ctx, move)
        most = max(most, longest(ctx, count + gain, by_value))
        attempt.undo()
    return most


def captured_value(ctx: Context, move: Move) -> int:
    """The values of all the pieces that a move removes."""
    sites = ctx.sites
    total = 0
    for action in ctx.game.effect(ctx, move).actions:
        if isinstance(action, Remove):
            total += sites.value[sites.layout.element(action.site_type, action.to)]
    return total


@builds(_MAX + "Moves")
def build_max_moves(b: Builder, ludeme: Ludeme) -> Moves:
    b.enter(ludeme)
    moves = MaxMoves(b.needed_moves(ludeme, "moves"), b.boolean_or(ludeme, "withValue", False))
    b.leave(ludeme)
    return moves
