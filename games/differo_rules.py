"""DIFFERO, as its rulebook states it.

White and Black have 13 pieces each on a hexagon of hexagons, 5 cells a side. White begins. A player's goal is the edge
row on the opponent's side of the board: the top row for White, the bottom row for Black.

In a turn a player moves one piece along one of the three lines through it. It moves exactly as many cells as there are
own pieces on that line, itself included, more than enemy pieces; if that is none or fewer, it cannot move along that
line. It passes over any pieces, and must end on an empty cell of the board. Along the line parallel to the goals a
piece may move either way; along the two diagonals only towards its own goal.

A player who brings a piece to their goal wins at once. A player who cannot move loses.

An assumption: the rulebook shows the starting position only as a diagram. Unless a start is given, each side fills
the second and third row from its own edge.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy
from typing import Self

from ludkit.crosscheck.rules import Occupant, RuleMove

from .hexagons import hexagon

WHITE, BLACK = 1, 2
DIRECTIONS = {WHITE: ("E", "W", "NE", "NW"), BLACK: ("E", "W", "SE", "SW")}
"""Either way along the line parallel to the goals; on the diagonals only towards the own goal."""

GOAL_ROW = {WHITE: -1, BLACK: 1}
"""Rows count from the bottom; -1 is the top row."""

START_ROWS = {WHITE: (2, 3), BLACK: (-2, -3)}
SMALLEST_SIZE = 4
"""From this size on the start rows of the two sides are apart."""


class Differo:
    """A game of DIFFERO on a hexagon with ``size`` cells a side, from the given or the assumed start position."""

    def __init__(self, size: int = 5, start: Mapping[str, Occupant] | None = None) -> None:
        self.board = hexagon(size)
        self.goals = {player: frozenset(self.board.row(row)) for player, row in GOAL_ROW.items()}
        self.mover = WHITE
        self.winner: int | None = None
        if start is None:
            self._pieces = self._assumed_start(size)
        else:
            self._pieces = {cell: occupant.owner for cell, occupant in start.items()}
        if stray := self._pieces.keys() - self.board.places.keys():
            raise ValueError(f"not a cell of this board: {min(stray)}")
        self._check_stalemate()

    @property
    def over(self) -> bool:
        return self.winner is not None

    def legal(self) -> list[RuleMove]:
        return [] if self.over else list(self._moves())

    def play(self, move: RuleMove) -> None:
        if move not in self.legal():
            raise ValueError(f"not a legal move: {move}")
        assert move.start is not None and move.to is not None
        self._pieces[move.to] = self._pieces.pop(move.start)
        if move.to in self.goals[self.mover]:
            self.winner = self.mover
            return
        self.mover = self._opponent()
        self._check_stalemate()

    def occupation(self) -> dict[str, Occupant]:
        return {cell: Occupant(owner, "piece") for cell, owner in self._pieces.items()}

    def copy(self) -> Self:
        twin = copy(self)
        twin._pieces = dict(self._pieces)
        return twin

    def distance(self, cell: str, direction: str) -> int:
        """How far the mover's piece on ``cell`` has to move: own pieces less enemy pieces on the line."""
        owners = [self._pieces.get(other) for other in self.board.line(cell, direction)]
        return owners.count(self.mover) - owners.count(self._opponent())

    def _moves(self) -> Iterator[RuleMove]:
        for cell, owner in self._pieces.items():
            if owner != self.mover:
                continue
            for direction in DIRECTIONS[self.mover]:
                distance = self.distance(cell, direction)
                to = self.board.step(cell, direction, distance) if distance > 0 else None
                if to is not None and to not in self._pieces:
                    yield RuleMove("move", "piece", cell, to)

    def _check_stalemate(self) -> None:
        """A player who cannot move loses."""
        if next(self._moves(), None) is None:
            self.winner = self._opponent()

    def _opponent(self) -> int:
        return BLACK if self.mover == WHITE else WHITE

    def _assumed_start(self, size: int) -> dict[str, int]:
        if size < SMALLEST_SIZE:
            raise ValueError(f"without a start position the board needs at least {SMALLEST_SIZE} cells a side")
        return {cell: player for player, rows in START_ROWS.items() for row in rows for cell in self.board.row(row)}


def rules(size: int = 5, start: Mapping[str, Occupant] | None = None) -> Differo:
    """A new game of DIFFERO."""
    return Differo(size, start)
