"""Hex, as its rulebook states it.

Black and White share a rhombus of hexagons, 11 cells a side. Two opposite sides are Black's, left and right; the
other two are White's, top and bottom. Black begins. In turn each puts one stone of their colour on an empty cell.
Stones are never moved or captured, and nobody may pass. Whoever joins their two sides by a chain of touching stones
of their colour wins.

Swap (an option): once, after Black's first stone, White may take over Black's side instead of placing. Players are
colours here, so after a swap it is still White's turn, with the other person playing White.
"""

from __future__ import annotations

from copy import copy
from typing import Self

from ludkit.crosscheck.rules import Occupant, RuleMove

from .hexagons import rhombus

BLACK, WHITE = 1, 2
SIDES = {BLACK: ("SW", "NE"), WHITE: ("SE", "NW")}
"""On the rhombus as it stands on its corner: Black's left and right, White's bottom and top."""

SWAP = RuleMove("swap", None, None, None)


class Hex:
    """A game of Hex on a board with ``size`` cells a side, with or without the swap option."""

    def __init__(self, size: int = 11, swap: bool = False) -> None:
        self.board = rhombus(size)
        self.sides = {player: [self.board.side(side) for side in sides] for player, sides in SIDES.items()}
        self.swap = swap
        self.mover = BLACK
        self.winner: int | None = None
        self.moves_made = 0
        self._stones: dict[str, int] = {}

    @property
    def over(self) -> bool:
        return self.winner is not None

    def legal(self) -> list[RuleMove]:
        """A stone on any empty cell; or, as White's very first move with the option, the swap."""
        if self.over:
            return []
        moves = [RuleMove("place", "stone", None, cell) for cell in self.board.cells if cell not in self._stones]
        if self.swap and self.moves_made == 1:
            moves.append(SWAP)
        return moves

    def play(self, move: RuleMove) -> None:
        if move not in self.legal():
            raise ValueError(f"not a legal move: {move}")
        self.moves_made += 1
        if move.to is None:  # the swap: people change places, colours do not
            return
        self._stones[move.to] = self.mover
        if self._chain(self.mover):
            self.winner = self.mover
        else:
            self.mover = WHITE if self.mover == BLACK else BLACK

    def occupation(self) -> dict[str, Occupant]:
        return {cell: Occupant(owner, "stone") for cell, owner in self._stones.items()}

    def winning_chain(self) -> list[str]:
        """The chain that won, cell by cell from side to side; empty while nobody has won."""
        return self._chain(self.winner) if self.winner else []

    def copy(self) -> Self:
        twin = copy(self)
        twin._stones = dict(self._stones)
        return twin

    def _chain(self, player: int) -> list[str]:
        start, goal = self.sides[player]
        return self.board.chain(start, goal, lambda cell: self._stones.get(cell) == player)


def rules(size: int = 11, swap: bool = False) -> Hex:
    """A new game of Hex."""
    return Hex(size, swap)
