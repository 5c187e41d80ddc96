"""Moves that are made with the move that forces them (the meta rule ``automove``)."""

from __future__ import annotations

from typing import Final

from ludkit.engine.context import Attempt, Context
from ludkit.engine.errors import TooMuchError
from ludkit.engine.functions import Moves
from ludkit.engine.move import Move
from ludkit.engine.sites import OFF

MAX_FORCED: Final = 1000
"""How many times in a row a move may force others."""


class ReadyMoves(Moves):
    """Moves that are known already."""

    def __init__(self, moves: list[Move]) -> None:
        super().__init__()
        self.moves: list[Move] = moves

    def generate(self, ctx: Context, out: list[Move]) -> None:
        out.extend(self.moves)


def with_forced_moves(ctx: Context, move: Move) -> Move:
    """A move with those that it forces among its consequences: the only ones to their sites that the mover then has.

    Raises TooMuchError if that does not end.
    """
    forcing = move.own_copy()
    for _ in range(MAX_FORCED):
        forced = _forced(ctx, forcing)
        if not forced:
            return forcing
        forcing.then.append(ReadyMoves(forced))
    raise TooMuchError(f"a move forces others more than {MAX_FORCED:,} times", "MAX_FORCED")


def _forced(ctx: Context, move: Move) -> list[Move]:
    """The moves that the mover has after a move, as far as no other leads to the same site."""
    attempt = Attempt(ctx)
    ctx.state.decided = OFF
    ctx.game.play(ctx, move)
    moves: list[Move] = []
    ctx.game.phases[ctx.state.phase[ctx.state.mover]].moves.generate(ctx, moves)
    attempt.undo()
    ends: dict[int, int] = {}
    for each in moves:
        ends[each.end] = ends.get(each.end, 0) + 1
    return [each for each in moves if ends[each.end] == 1]
