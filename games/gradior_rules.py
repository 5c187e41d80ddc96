"""GRADIOR, as its rulebook states it.

White and Black have 12 pieces each on a hexagon of hexagons, 4 cells a side. White begins. Every piece counts how
often it has moved.

In a turn a player moves one piece along a line, in any direction, exactly one cell further than the number of times it
has moved before: 1 cell the first time, 2 the second, and so on. It passes over any pieces, and must end on an empty
cell of the board. Its count then grows by one.

A player one of whose pieces reaches the count of 4 wins at once. A player who cannot move loses.

An assumption: the rulebook shows the starting position only as a diagram. Unless a start is given, the six corner
cells, each with its three neighbours, belong to White and Black by turns, the corner ``A1`` to White.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy
from typing import Self

from ludkit.crosscheck.rules import Occupant, RuleMove

from .hexagons import HexBoard, hexagon

WHITE, BLACK = 1, 2
WINNING_COUNT = 4
SMALLEST_SIZE = 4
"""From this size on the corners with their neighbours are apart."""


class Gradior:
    """A game of GRADIOR on a hexagon with ``size`` cells a side, from the given or the assumed start position."""

    def __init__(self, size: int = 4, start: Mapping[str, Occupant] | None = None) -> None:
        self.board = hexagon(size)
        self.mover = WHITE
        self.winner: int | None = None
        self._pieces = dict(start) if start is not None else self._assumed_start(size)
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
        piece = self._pieces.pop(move.start)
        moved = piece._replace(counter=piece.counter + 1)
        self._pieces[move.to] = moved
        if moved.counter >= WINNING_COUNT:
            self.winner = self.mover
            return
        self.mover = self._opponent()
        self._check_stalemate()

    def occupation(self) -> dict[str, Occupant]:
        return dict(self._pieces)

    def copy(self) -> Self:
        twin = copy(self)
        twin._pieces = dict(self._pieces)
        return twin

    def _moves(self) -> Iterator[RuleMove]:
        for cell, piece in self._pieces.items():
            if piece.owner != self.mover:
                continue
            for direction in self.board.directions:
                to = self.board.step(cell, direction, piece.counter + 1)
                if to is not None and to not in self._pieces:
                    yield RuleMove("move", piece.kind, cell, to)

    def _check_stalemate(self) -> None:
        """A player who cannot move loses."""
        if next(self._moves(), None) is None:
            self.winner = self._opponent()

    def _opponent(self) -> int:
        return BLACK if self.mover == WHITE else WHITE

    def _assumed_start(self, size: int) -> dict[str, Occupant]:
        if size < SMALLEST_SIZE:
            raise ValueError(f"without a start position the board needs at least {SMALLEST_SIZE} cells a side")
        pieces: dict[str, Occupant] = {}
        for index, corner in enumerate(corners_in_turn(self.board)):
            owner = WHITE if index % 2 == 0 else BLACK
            for cell in (corner, *self.board.neighbours(corner)):
                pieces[cell] = Occupant(owner, "piece")
        return pieces


def corners_in_turn(board: HexBoard) -> list[str]:
    """The six corner cells in the order in which they lie round the board, ``A1`` first."""
    corner, corners = "A1", ["A1"]
    for direction in ("E", "NE", "NW", "W", "SW"):
        corner = board.line(corner, direction)[-1]
        corners.append(corner)
    return corners


def rules(size: int = 4, start: Mapping[str, Occupant] | None = None) -> Gradior:
    """A new game of GRADIOR."""
    return Gradior(size, start)
