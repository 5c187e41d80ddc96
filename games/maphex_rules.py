"""Maphex, as its rulebook states it.

Red and Blue share a rhombus of hexagons that is cut into equal sub-boards, as many along a side as a sub-board has
cells along its side: 9×9 cells in sub-boards of 3×3, or 16×16 in sub-boards of 4×4. A cell *maps* to a sub-board: the
one that lies in the whole board where the cell lies in its own sub-board. The cell of a sub-board that maps to that
sub-board itself is its autocell, and is marked.

The second player first chooses the sub-board in which the other must place the first disc. From then on the players
alternate, each placing one disc of their colour on an empty cell of the sub-board to which the opponent's last disc
maps; if that sub-board is full, on any empty cell. A player whose own two sides are joined by discs of their colour at
the end of their turn wins.

Players are numbered in the order in which they first decide something: the rulebook's second player, who chooses, is
player 1 here. A sub-board is named by its autocell.
"""

from __future__ import annotations

from copy import copy
from math import isqrt
from typing import Self

from ludkit.crosscheck.rules import Occupant, RuleMove

from .hexagons import rhombus

CHOOSER, OPENER = 1, 2
"""The rulebook's second player, who chooses where to begin, and its first, who places the first disc."""

SIDES = {CHOOSER: ("SW", "NE"), OPENER: ("SE", "NW")}

SubBoard = tuple[int, int]
"""A sub-board by its place on the whole board, counted like letters and numbers."""


class Maphex:
    """A game of Maphex on a board with ``size`` cells a side, ``size`` being a square number from 4."""

    def __init__(self, size: int = 9) -> None:
        self.sub_size = isqrt(max(size, 0))
        if self.sub_size < 2 or self.sub_size**2 != size:
            raise ValueError(f"a Maphex board has 4, 9, 16, … cells a side, not {size}")
        self.board = rhombus(size)
        self.sides = {player: [self.board.side(side) for side in sides] for player, sides in SIDES.items()}
        self.mover = CHOOSER
        self.winner: int | None = None
        self._discs: dict[str, int] = {}
        self._target: SubBoard | None = None

    @property
    def over(self) -> bool:
        return self.winner is not None

    def sub_board(self, cell: str) -> SubBoard:
        """The sub-board in which a cell lies."""
        letter, number = self.board.places[cell]
        return letter // self.sub_size, number // self.sub_size

    def maps_to(self, cell: str) -> SubBoard:
        """The sub-board that lies in the board where the cell lies in its sub-board."""
        letter, number = self.board.places[cell]
        return letter % self.sub_size, number % self.sub_size

    def autocells(self) -> list[str]:
        """The cell of each sub-board that maps to that sub-board itself."""
        return [cell for cell in self.board.cells if self.maps_to(cell) == self.sub_board(cell)]

    def legal(self) -> list[RuleMove]:
        """At first the choice of a sub-board; then a disc in the sub-board that the last decision points to."""
        if self.over:
            return []
        if self._target is None:
            return [RuleMove("choose", None, None, cell) for cell in self.autocells()]
        empty = [cell for cell in self.board.cells if cell not in self._discs]
        mapped = [cell for cell in empty if self.sub_board(cell) == self._target]
        return [RuleMove("place", "disc", None, cell) for cell in mapped or empty]

    def play(self, move: RuleMove) -> None:
        if move not in self.legal():
            raise ValueError(f"not a legal move: {move}")
        assert move.to is not None
        self._target = self.maps_to(move.to)
        if move.verb == "place":
            self._discs[move.to] = self.mover
            if self._chain(self.mover):
                self.winner = self.mover
                return
        self.mover = OPENER if self.mover == CHOOSER else CHOOSER

    def occupation(self) -> dict[str, Occupant]:
        return {cell: Occupant(owner, "disc") for cell, owner in self._discs.items()}

    def winning_chain(self) -> list[str]:
        """The chain that won, cell by cell from side to side; empty while nobody has won."""
        return self._chain(self.winner) if self.winner else []

    def copy(self) -> Self:
        twin = copy(self)
        twin._discs = dict(self._discs)
        return twin

    def _chain(self, player: int) -> list[str]:
        start, goal = self.sides[player]
        return self.board.chain(start, goal, lambda cell: self._discs.get(cell) == player)


def rules(size: int = 9) -> Maphex:
    """A new game of Maphex."""
    return Maphex(size)
