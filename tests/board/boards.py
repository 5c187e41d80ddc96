"""Boards for tests, by their ludemes."""

from __future__ import annotations

from ludkit.board.board import Board, build_board
from ludkit.ludemes.checker import check
from tests.board.topology_facts import description


def board_of(equipment: str) -> Board:
    """The board of a game with these ludemes in its equipment. Raises BoardError."""
    game = check(description(equipment)).game
    assert game is not None, "the description does not check"
    return build_board(game)
