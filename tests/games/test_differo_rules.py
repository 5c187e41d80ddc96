"""Sentences of DIFFERO's rulebook as tests."""

import pytest

from ludkit.crosscheck.rules import Occupant
from ludkit.resources import game_module
from tests.games.playing import move, play_at_random, targets

differo_rules = game_module("differo_rules")
WHITE, BLACK = differo_rules.WHITE, differo_rules.BLACK


def position(white, black):
    pieces = {cell: Occupant(WHITE, "piece") for cell in white.split()}
    return differo_rules.rules(start=pieces | {cell: Occupant(BLACK, "piece") for cell in black.split()})


def test_each_side_starts_with_thirteen_pieces_on_its_second_and_third_row():
    game = differo_rules.rules()
    pieces = game.occupation()
    assert len(game.board.places) == 61
    assert [sum(p.owner == player for p in pieces.values()) for player in (WHITE, BLACK)] == [13, 13]
    assert {cell[1:] for cell, p in pieces.items() if p.owner == WHITE} == {"2", "3"}
    assert {cell[1:] for cell, p in pieces.items() if p.owner == BLACK} == {"7", "8"}
    assert game.mover == WHITE


def test_a_piece_moves_as_far_as_its_own_side_outnumbers_the_other_on_the_line():
    game = position("B3 D3 E3", "A3 F8")
    assert game.distance("D3", "E") == 2
    assert targets(game, "D3") == {"F3", "B3", "E4", "D4"} - {"B3"}, "B3 is occupied"
    assert targets(game, "E3") == {"G3", "C3", "F4", "E4"}, "passing over D3 to C3"


def test_a_piece_alone_on_a_line_moves_one_cell():
    game = position("E5", "A1")
    assert targets(game, "E5") == {"D5", "F5", "E6"}, "on the other diagonal stands one of each side"


def test_no_move_where_the_enemy_has_as_many_pieces_or_more():
    game = position("D5 G8", "H5 A5")
    assert game.distance("D5", "E") == -1
    assert targets(game, "D5") == {"D6"} | {"F7"}


def test_black_moves_down_and_white_up():
    game = position("C3", "F7")
    game.play(move("C3", "C4"))
    assert targets(game, "F7") == {"E7", "G7", "F6"}, "White's piece on C4 holds the other diagonal"


def test_a_piece_may_not_leave_the_board_or_land_on_a_piece():
    game = position("A5 C5 E5", "F9")
    assert targets(game, "A5") == {"D5"} | {"B6"}, "three cells along the row; nothing leads off the board"


def test_reaching_the_own_goal_wins_at_once():
    game = position("E8", "A2")
    game.play(move("E8", "E9"))
    assert game.winner == WHITE and game.legal() == []


def test_black_reaches_the_bottom_row():
    game = position("E6", "B2 I9")
    game.play(move("E6", "F6"))
    game.play(move("B2", "B1"))
    assert game.winner == BLACK


def test_a_row_reached_sideways_counts_and_the_opponents_goal_does_not():
    game = position("B1", "E5")
    game.play(move("B1", "C1"))
    assert not game.over


def test_a_player_who_cannot_move_loses():
    game = position("A5 B5", "A4 B4 B6 C6 C5 D5")
    assert game.distance("A5", "E") == 0
    assert game.over and game.winner == BLACK


def test_a_start_off_the_board_is_refused():
    with pytest.raises(ValueError, match=r"^not a cell of this board: Z1$"):
        position("Z1", "A1")


def test_a_board_too_small_for_the_assumed_start_is_refused():
    with pytest.raises(ValueError, match=r"^without a start position the board needs at least 4 cells a side$"):
        differo_rules.rules(size=3)


@pytest.mark.parametrize("seed", range(20))
def test_random_games_keep_all_pieces_and_have_a_winner(seed):
    game = differo_rules.rules()
    play_at_random(game, seed)
    owners = [piece.owner for piece in game.occupation().values()]
    assert owners.count(WHITE) == owners.count(BLACK) == 13
