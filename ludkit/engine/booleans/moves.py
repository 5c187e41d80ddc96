"""Conditions on moves: ``no Moves``, ``can Move``; and on pieces left: ``no Pieces``."""

from __future__ import annotations

from typing import Final

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, IntFunction, Moves
from ludkit.engine.ints.count import PieceCount, piece_count
from ludkit.engine.registry import builds
from ludkit.engine.roles import role_function
from ludkit.engine.sites import OFF
from ludkit.engine.who import build_players
from ludkit.ludemes.typed import Ludeme

_NO: Final = "game.functions.booleans.no.No "


class NoMoves(BoolFunction):
    """Whether a player is known to have no moves."""

    def __init__(self, player: IntFunction) -> None:
        self.player: IntFunction = player

    def eval(self, ctx: Context) -> bool:
        return ctx.state.is_stalemated(self.player.eval(ctx))


class NoMovesNext(BoolFunction):
    """Whether the next player has no moves: found out as if that player were to move now.

    Asked again while that is being found out, the answer is no.
    """

    def eval(self, ctx: Context) -> bool:
        game = ctx.game
        if game.asking_next:
            return False
        state = ctx.state
        mover = state.mover
        next_player = state.next
        prev = state.prev
        if not state.over and state.active != 0:
            state.mover = next_player
            state.next = state.next_active(next_player)
            state.prev = mover
        game.asking_next = True
        game.note_stalemate(ctx)
        game.asking_next = False
        state.prev = prev
        state.mover = mover
        state.next = next_player
        return state.is_stalemated(next_player)


class CanMove(BoolFunction):
    """Whether some moves are possible now; where visits count, the last move's sites are visited for the question."""

    def __init__(self, moves: Moves) -> None:
        self.moves: Moves = moves

    def eval(self, ctx: Context) -> bool:
        last = ctx.last_move()
        if not ctx.game.traits.visits or last is None:
            return self.moves.can_move(ctx)
        state = ctx.state
        sites = frozenset({site for site in (last.start, last.end) if site >= 0})
        state.visited = state.visited | sites
        possible = self.moves.can_move(ctx)
        state.visited = state.visited - sites
        return possible


class NoPieces(BoolFunction):
    def __init__(self, count: PieceCount) -> None:
        self.count: PieceCount = count

    def eval(self, ctx: Context) -> bool:
        return self.count.is_none(ctx)


@builds(_NO + "Moves")
def build_no_moves(b: Builder, ludeme: Ludeme) -> BoolFunction:
    role = b.constant_name(ludeme, "playerFn")
    assert role is not None
    return NoMovesNext() if role == "Next" else NoMoves(role_function(role, b.players))


@builds("game.functions.booleans.can.Can Move")
def build_can_move(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return CanMove(b.needed_moves(ludeme, "moves"))


@builds(_NO + "Pieces")
def build_no_pieces(b: Builder, ludeme: Ludeme) -> BoolFunction:
    name = b.text(ludeme, "name")
    kinds = None
    if name is not None:
        kinds = [component.index for component in b.components[1:] if name in component.name]
    given = b.argument(ludeme, "type") is not None
    players = build_players(b, ludeme, "of", "role", "All")
    site_type = b.site_type(ludeme) if given else OFF
    return NoPieces(piece_count(b, players, site_type, kinds, b.region_of(ludeme, "in"), None))
