"""Sentences of GRADIOR's rulebook as tests."""

import pytest

from ludkit.crosscheck.rules import Occupant
from ludkit.resources import game_module
from tests.games.playing import move, play_at_random, targets

gradior_rules = game_module("gradior_rules")
WHITE, BLACK = gradior_rules.WHITE, gradior_rules.BLACK


def position(white, black):
    """A start position from pieces written like ``D4`` or, having moved twice, ``D4=2``."""
    pieces = {}
    for owner, text in ((WHITE, white), (BLACK, black)):
        for piece in text.split():
            cell, _, count = piece.partition("=")
            pieces[cell] = Occupant(owner, "piece", int(count or 0))
    return gradior_rules.rules(start=pieces)


def test_each_side_starts_with_three_corners_of_four_pieces():
    game = gradior_rules.rules()
    owned = {owner: {c for c, p in game.occupation().items() if p.owner == owner} for owner in (WHITE, BLACK)}
    assert owned[WHITE] == {"A1", "B1", "A2", "B2"} | {"G4", "F4", "F3", "G5"} | {"D7", "E7", "D6", "C6"}
    assert owned[BLACK] == {"D1", "C1", "D2", "E2"} | {"G7", "F7", "F6", "G6"} | {"A4", "B4", "A3", "B5"}
    assert len(game.board.places) == 37 and game.mover == WHITE


def test_the_first_move_of_a_piece_is_one_cell_in_any_direction():
    game = position("D4", "A1")
    assert targets(game, "D4") == {"E4", "E5", "D5", "C4", "C3", "D3"}


def test_a_piece_that_has_moved_twice_moves_three_cells_over_any_pieces():
    game = position("D4=2 E4", "F4 A4")
    assert targets(game, "D4") == {"G4", "G7", "D7", "A1", "D1"}, "A4 is occupied"


def test_the_count_grows_by_one_with_each_move():
    game = position("D4", "A1")
    game.play(move("D4", "E4"))
    assert game.occupation()["E4"] == Occupant(WHITE, "piece", 1)
    assert game.occupation()["A1"] == Occupant(BLACK, "piece", 0)
    assert game.mover == BLACK


def test_a_count_of_four_wins_at_once():
    game = position("A1=3", "D4")
    game.play(move("A1", "E5"))
    assert game.winner == WHITE and game.legal() == []


def test_a_count_of_three_does_not_win():
    game = position("A1=2", "D4")
    game.play(move("A1", "A4"))
    assert not game.over


def test_a_player_who_cannot_move_loses():
    game = position("D4", "A1=3 B1=3")
    game._pieces["D4"] = Occupant(WHITE, "piece", 3)
    assert game.legal() == [], "four cells from the centre lead off the board in every direction"
    assert position("D4=3", "A1").winner == BLACK


def test_a_start_off_the_board_is_refused():
    with pytest.raises(ValueError, match=r"^not a cell of this board: H9$"):
        position("H9", "A1")


def test_a_board_too_small_for_the_assumed_start_is_refused():
    with pytest.raises(ValueError, match=r"^without a start position the board needs at least 4 cells a side$"):
        gradior_rules.rules(size=3)


@pytest.mark.parametrize("seed", range(20))
def test_random_games_keep_all_pieces_and_have_a_winner(seed):
    game = gradior_rules.rules()
    play_at_random(game, seed)
    owners = [piece.owner for piece in game.occupation().values()]
    assert owners.count(WHITE) == owners.count(BLACK) == 12
