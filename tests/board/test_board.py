"""The board of a game."""

from __future__ import annotations

import pytest

from ludkit.board.board import build_board
from ludkit.board.directions import CELL, EDGE, VERTEX
from ludkit.board.graph import MAX_ELEMENTS, BoardError
from ludkit.ludemes.checker import check
from tests.board.boards import board_of


def test_the_kind_of_site_is_stated_or_cells() -> None:
    uses = [board_of(f"(board (square 2) {use})").use for use in ("", "use:Vertex", "use:Edge")]
    assert uses == [CELL, VERTEX, EDGE]
    assert board_of("(mancalaBoard 2 6)").use == VERTEX


def test_the_first_board_counts() -> None:
    assert board_of("(board (square 2)) (board (square 5))").topology.count(CELL) == 4


def test_stacks_may_be_high() -> None:
    assert board_of("(board (square 2) largeStack:True)").large_stack
    assert not board_of("(board (square 2))").large_stack


@pytest.mark.parametrize(
    ("board", "message"),
    [
        ("(board (square 400))", f"the board has too many vertices: the limit is {MAX_ELEMENTS}"),
        ("(surakartaBoard (hex 3))", "a Surakarta board must be based on a tiling"),
        (
            "(board (graph vertices:{{0 0 0} {0.05 0 0} {3 0 1} {3 3 1}} edges:{{0 1} {1 2} {2 3}}) use:Vertex)",
            "sites in different layers share their rows and columns, which Ludii cannot label",
        ),
    ],
)
def test_faults_have_a_place(board: str, message: str) -> None:
    with pytest.raises(BoardError) as raised:
        board_of(board)
    assert str(raised.value) == message
    assert raised.value.place is not None
    assert raised.value.place.text in board


def test_a_match_has_no_board() -> None:
    match = check(
        '(match "M" (players 2) (games {(subgame "Tic-Tac-Toe" next:1)}) (end (if True (result P1 Win))))'
    ).game
    assert match is not None
    with pytest.raises(BoardError, match=r"^a match has no board of its own: look at the boards of its games$"):
        build_board(match)
