"""A position: a point in a game, for those who play, search or study it."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Any, Final

from ludkit.engine.context import Context
from ludkit.engine.errors import NoSiteError
from ludkit.engine.labels import move_label
from ludkit.engine.move import Move
from ludkit.engine.trace import state_of

if TYPE_CHECKING:
    from ludkit.engine.game import Game

_CHOICE_MODULUS: Final = 2**31 - 1
_CHOICE_FACTOR: Final = 48271
"""The generator of Park and Miller, which makes the choices of playouts."""
_CHOICE_SPREAD: Final = 1_640_531_527
"""Seeds are multiplied by this, so that those of successive playouts begin far apart."""


class Position:
    """A point in a game.

    Legal moves are made when they are first asked for, and kept until one is played. A *key* names a legal move: its
    trial notation, and where several moves share it but have different effects, `` #2``, `` #3``, … behind it.
    """

    def __init__(self, ctx: Context, moves: list[Move] | None = None) -> None:
        """``moves`` are the legal moves, if they are known."""
        self.ctx: Context = ctx
        self._moves: list[Move] | None = moves
        self._keyed: dict[str, Move] | None = None
        self._duplicates: int = 0
        if moves is None and ctx.game.traits.stochastic:
            self.moves()

    def __repr__(self) -> str:
        stands = f"over, ranking {self.ranking}" if self.over else f"player {self.mover} to move"
        return f"<Position of {self.game.name}: ply {self.plies}, {stands}>"

    @property
    def game(self) -> Game:
        return self.ctx.game

    @property
    def plies(self) -> int:
        """How many moves have been played."""
        return self.ctx.moves_played()

    @property
    def mover(self) -> int:
        """The player to move."""
        return self.ctx.state.mover

    @property
    def over(self) -> bool:
        return self.ctx.state.over

    @property
    def ranking(self) -> list[float] | None:
        """Each player's rank, player 1 first, once the game is over: winners have 1, draws share the mean."""
        return self.ctx.state.ranking[1:] if self.over else None

    @property
    def winners(self) -> list[int]:
        """The players who have won, in that order."""
        return self.ctx.state.winners.copy()

    @property
    def winner(self) -> int | None:
        """Who has won alone, 0 for nobody; None while the game goes on."""
        return self.ctx.state.winner if self.over else None

    @property
    def last_move(self) -> Move | None:
        """The last move as it was applied; None at the start."""
        return self.ctx.last_move() if self.ctx.moves_played() > 0 else None

    def moves(self) -> list[Move]:
        """All legal moves in the order in which Ludii generates them, those with the same effect too.

        Raises PlayError where the rules ask for what cannot be done.
        """
        moves = self._moves
        if moves is None:
            try:
                moves = self.ctx.game.legal(self.ctx)
            except IndexError as error:
                raise NoSiteError from error
            self._moves = moves
        return moves

    def legal(self) -> list[Move]:
        """The distinct legal moves, in the order of their keys."""
        keyed = self._by_key()
        return [keyed[key] for key in sorted(keyed)]

    @property
    def keys(self) -> list[str]:
        """The keys of the distinct legal moves, sorted as strings."""
        return sorted(self._by_key())

    @property
    def duplicates(self) -> int:
        """How many legal moves have both the key and the effect of another."""
        self._by_key()
        return self._duplicates

    def full(self) -> list[str]:
        """Beside each of `keys`, the move in trial notation with all its consequences."""
        return [self._effect(move) for move in self.legal()]

    def play(self, move: Move | str) -> Move:
        """Play a legal move, given itself or by its key; returns it as applied, with all its consequences.

        Raises ValueError if it is not legal, TypeError if it is no move.
        """
        if isinstance(move, str):
            found = self._by_key().get(move)
            if found is None:
                raise ValueError(f"not a legal move: {move}")
            move = found
        elif not isinstance(move, Move):
            raise TypeError(f"a move is one of legal(), or its key, not {type(move).__name__}")
        elif move not in self.moves():
            raise ValueError(f"not a legal move: {move.notation()}")
        return self._play(move)

    def _play(self, move: Move) -> Move:
        try:
            applied = self.ctx.game.apply(self.ctx, move)
        except IndexError as error:
            raise NoSiteError from error
        self._moves = None
        self._keyed = None
        if self.ctx.game.traits.stochastic:
            self.moves()
        return applied

    def playout(self, seed: int, most_plies: int = -1) -> int:
        """Play random moves to the end of the game, or ``most_plies`` (below 0: no limit) of them.

        The same seed, any whole number, gives the same moves from the same position. Returns how many were played.
        """
        most_plies = index(most_plies)
        # Python's own generator takes longer to seed than many a short game to play.
        choice = index(seed) * _CHOICE_SPREAD % (_CHOICE_MODULUS - 1) + 1
        plies = 0
        while not self.over and plies != most_plies:
            moves = self.moves()
            if not moves:
                break
            choice = choice * _CHOICE_FACTOR % _CHOICE_MODULUS
            self._play(moves[choice * len(moves) // _CHOICE_MODULUS])
            plies += 1
        return plies

    def perft(self, depth: int) -> int:
        """How many sequences of so many moves there are from here. Raises ValueError for a depth below 0."""
        if index(depth) < 0:
            raise ValueError(f"there are no sequences of {depth} moves: the depth is 0 or more")
        if depth == 0:
            return 1
        if depth == 1:
            return len(self._by_key())
        total = 0
        for key in self.keys:
            child = self.copy()
            child.play(key)
            total += child.perft(depth - 1)
        return total

    def label(self, move: Move) -> str:
        """Where a move goes, in labels: ``C3``, ``C3-C4``, ``Hand1:0-C3``; ``Pass`` and the like for one without sites.

        Several legal moves may have the same label; keys tell them apart.
        """
        return move_label(self.ctx.game, move)

    def state(self) -> dict[str, Any]:
        """The state as the trace format writes it."""
        return state_of(self.ctx)

    def copy(self) -> Position:
        """The same position, to go on by itself."""
        twin = Position(self.ctx.copy(), self._moves)
        twin._keyed = self._keyed
        twin._duplicates = self._duplicates
        return twin

    def _by_key(self) -> dict[str, Move]:
        keyed = self._keyed
        if keyed is not None:
            return keyed
        keyed = {}
        effects: dict[str, list[str]] = {}
        self._duplicates = 0
        for move in self.moves():
            notation = move.notation()
            first = keyed.get(notation)
            if first is None:
                keyed[notation] = move
                continue
            known = effects.get(notation)
            if known is None:
                known = [self._effect(first)]
                effects[notation] = known
            effect = self._effect(move)
            if effect in known:
                self._duplicates += 1
            else:
                known.append(effect)
                keyed[f"{notation} #{len(known)}"] = move
        self._keyed = keyed
        return keyed

    def _effect(self, move: Move) -> str:
        try:
            return self.ctx.game.effect(self.ctx, move).notation()
        except IndexError as error:
            raise NoSiteError from error
