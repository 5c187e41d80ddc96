"""Hands, dice and decks, and the numbers of their sites."""

from __future__ import annotations

import pytest

from ludkit.board.graph import BoardError
from tests.board.boards import board_of


def containers(equipment: str) -> list[tuple[str, int, int, int]]:
    return [(c.name, c.owner, c.first, c.size) for c in board_of(equipment).containers]


def test_hands_and_decks_come_before_dice() -> None:
    assert containers("(dice d:6 num:2) (board (square 2)) (deck) (hand Each size:3)") == [
        ("Board", 0, 0, 4),
        ("Deck0", 3, 4, 1),
        ("Hand1", 1, 5, 3),
        ("Hand2", 2, 8, 3),
        ("Dice0", 3, 11, 2),
    ]


def test_all_dice_are_one_container() -> None:
    assert containers("(board (square 2)) (dice d:6 P1 num:2) (dice d:4 P2 num:1)")[1:] == [("Dice2", 2, 4, 3)]


def test_dice_take_up_more_sites_beside_triangles() -> None:
    assert containers("(board (tri 3)) (dice num:3)")[1:] == [("Dice0", 3, 9, 5)]


def test_the_sites_of_a_board_are_numbered_by_cells_if_it_has_more_of_them() -> None:
    board = board_of("(board (tri 9) use:Vertex) (hand P1)")
    cells = board.topology.count(2)
    assert board.topology.count(0) < cells
    assert board.containers[1].first == cells
    assert board.container_of == [0] * cells + [1]


@pytest.mark.parametrize(
    ("item", "message"),
    [
        ("(hand P1 size:0)", "(hand …) needs a whole number above 0 as its 'size'"),
        ("(dice num:-1)", "(dice …) needs a whole number above 0 as its 'num'"),
        ("(hand P1 size:20000)", "a container beside the board has 20000 sites: the limit is 10000"),
    ],
)
def test_faults(item: str, message: str) -> None:
    with pytest.raises(BoardError) as raised:
        board_of(f"(board (square 2)) {item}")
    assert str(raised.value) == message
    assert raised.value.place is not None
    assert raised.value.place.text == item
