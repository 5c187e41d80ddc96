"""Positions of independent rules on the board."""

from __future__ import annotations

import pytest

from ludkit.resources import game_module
from ludkit.view.occupation import state_by_label
from ludkit.view.plan import plan_of
from ludkit.view.text import board_text
from tests.view.boards import hexagon, rhombus


def test_gradiors_start_with_counters() -> None:
    game = game_module("gradior_rules").rules()
    plan = plan_of(hexagon(4))
    first = next(move for move in game.legal() if move.start == "B2" and move.to == "C3")
    game.play(first)
    text = board_text(plan, *state_by_label(plan, game.occupation()))
    assert text == (
        "D7     x x o o     G7\n"
        "C6    x x . o o    G6\n"
        "B5   o . . . . x   G5\n"
        "A4  o o . . . x x  G4\n"
        "A3   o . x . . x   F3\n"
        "A2    x . . o o    E2\n"
        "A1     x x o o     D1\n"
        "\n"
        "C3: x state 1\n"
        "\n"
        "x piece 1, o piece 2\n"
    )


def test_pieces_that_are_nobodys_are_told_by_their_names() -> None:
    plan = plan_of(rhombus(3))
    occupation = {"A1": (0, "white disc", 0), "B2": (0, "white cross", 0), "C1": (0, "black disc", 0)}
    state, pieces = state_by_label(plan, occupation)
    shown = {piece.base: (piece.letters, piece.shape) for piece in pieces[1:]}
    assert shown == {"black disc": ("BD", "disc"), "white cross": ("WC", "cross"), "white disc": ("WD", "disc")}
    assert pieces[1].colour != pieces[3].colour
    assert "WD" in board_text(plan, state, pieces)


def test_a_label_off_the_board_is_an_error() -> None:
    with pytest.raises(KeyError, match="Z9"):
        state_by_label(plan_of(rhombus(3)), {"Z9": (1, "stone", 0)})
