"""DualHex, as its rulebook states it.

Two players, White and Black, share a rhombus of hexagons; two opposite sides are White's, the other two Black's.
There are four kinds of piece: white discs, white crosses, black discs and black crosses. White cares for white and
for discs, Black for black and for crosses, so no piece belongs to one player alone.

White begins. In a turn a player places two pieces of different kinds, any kinds, on empty cells; only the very first
turn of the game is a single piece, a white cross or a black disc. White wins as soon as the white sides are joined by
white pieces (of either shape) or by discs (of either colour); Black as soon as the black sides are joined by black
pieces or by crosses. This is looked at after every piece, so a game can end in the middle of a turn. If one piece
completes both players' conditions, the player who placed it wins. There is no draw.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Self

from ludkit.crosscheck.rules import Occupant, RuleMove

from .hexagons import rhombus

WHITE, BLACK = 1, 2
SIDES = {WHITE: ("SW", "NE"), BLACK: ("SE", "NW")}
KINDS = ("white disc", "white cross", "black disc", "black cross")
FIRST_KINDS = ("white cross", "black disc")
"""What the single piece of the first turn may be: the two kinds of use to both players."""

JOINERS = {WHITE: ("white", "disc"), BLACK: ("black", "cross")}
"""What may join a player's sides: a colour, in either shape, or a shape, in either colour."""


class DualHex:
    """A game of DualHex on a board with ``size`` cells a side."""

    def __init__(self, size: int = 9) -> None:
        self.board = rhombus(size)
        self.sides = {player: [self.board.side(side) for side in sides] for player, sides in SIDES.items()}
        self.mover = WHITE
        self.winner: int | None = None
        self._pieces: dict[str, str] = {}
        self._placed_this_turn: str | None = None

    @property
    def over(self) -> bool:
        return self.winner is not None

    def legal(self) -> list[RuleMove]:
        """Any piece that the turn allows on any empty cell."""
        if self.over:
            return []
        empty = [cell for cell in self.board.cells if cell not in self._pieces]
        return [RuleMove("place", kind, None, cell) for kind in self._kinds_allowed() for cell in empty]

    def play(self, move: RuleMove) -> None:
        if move not in self.legal():
            raise ValueError(f"not a legal move: {move}")
        assert move.piece is not None and move.to is not None
        first_turn = not self._pieces
        self._pieces[move.to] = move.piece
        opponent = BLACK if self.mover == WHITE else WHITE
        for player in (self.mover, opponent):  # the player who placed the piece comes first
            if self._chain(player):
                self.winner = player
                return
        if first_turn or self._placed_this_turn is not None:
            self.mover, self._placed_this_turn = opponent, None
        else:
            self._placed_this_turn = move.piece

    def occupation(self) -> dict[str, Occupant]:
        return {cell: Occupant(0, kind) for cell, kind in self._pieces.items()}

    def winning_chain(self) -> list[str]:
        """The chain that won, cell by cell from side to side; empty while nobody has won."""
        return self._chain(self.winner) if self.winner else []

    def copy(self) -> Self:
        twin = copy(self)
        twin._pieces = dict(self._pieces)
        return twin

    def _kinds_allowed(self) -> tuple[str, ...]:
        if not self._pieces:
            return FIRST_KINDS
        return tuple(kind for kind in KINDS if kind != self._placed_this_turn)

    def _chain(self, player: int) -> list[str]:
        """A chain of one colour or of one shape between the player's sides; empty if there is none."""
        start, goal = self.sides[player]
        for joiner in JOINERS[player]:
            if chain := self.board.chain(start, goal, self._shows(joiner)):
                return chain
        return []

    def _shows(self, joiner: str) -> Callable[[str], bool]:
        """Whether a cell's piece is of the colour, or the shape, ``joiner``."""
        return lambda cell: joiner in self._pieces.get(cell, "").split()


def rules(size: int = 9) -> DualHex:
    """A new game of DualHex."""
    return DualHex(size)
