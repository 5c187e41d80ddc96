"""Sentences of Maphex's rulebook as tests."""

import pytest

from ludkit.crosscheck.rules import Occupant, RuleMove
from ludkit.resources import game_module
from tests.games.playing import place, play_at_random

maphex_rules = game_module("maphex_rules")
CHOOSER, OPENER = maphex_rules.CHOOSER, maphex_rules.OPENER


def choose(cell):
    return RuleMove("choose", None, None, cell)


def cells(game):
    return {move.to for move in game.legal()}


def test_the_second_player_first_chooses_one_of_nine_sub_boards():
    game = maphex_rules.rules()
    assert game.mover == CHOOSER
    assert game.legal() == [choose(cell) for cell in game.autocells()]
    assert game.autocells() == ["A1", "E1", "I1", "A5", "E5", "I5", "A9", "E9", "I9"]


def test_the_other_places_in_the_chosen_sub_board():
    game = maphex_rules.rules()
    game.play(choose("E5"))
    assert game.mover == OPENER
    assert cells(game) == {"D4", "E4", "F4", "D5", "E5", "F5", "D6", "E6", "F6"}
    assert game.occupation() == {}


def test_a_disc_sends_the_opponent_to_the_sub_board_of_its_position():
    game = maphex_rules.rules()
    game.play(choose("E5"))
    game.play(place("F4", "disc"))
    assert game.mover == CHOOSER
    assert cells(game) == {"G1", "H1", "I1", "G2", "H2", "I2", "G3", "H3", "I3"}, "low right of its sub-board"
    game.play(place("G3", "disc"))
    assert cells(game) == {"A7", "B7", "C7", "A8", "B8", "C8", "A9", "B9", "C9"} - {"G3"}, "the opposite corner"


def test_an_autocell_sends_the_opponent_to_its_own_sub_board():
    game = maphex_rules.rules()
    game.play(choose("E5"))
    game.play(place("E5", "disc"))
    assert cells(game) == {"D4", "E4", "F4", "D5", "F5", "D6", "E6", "F6"}


def test_a_full_sub_board_lets_a_player_place_anywhere():
    game = maphex_rules.rules(size=4)
    game.play(choose("A1"))
    for cell in ("A1", "B1", "C1", "A2"):
        game.play(place(cell, "disc"))
    assert cells(game) == {"A3", "A4", "B3", "B4"}, "A2 maps to the upper left"
    game.play(place("A3", "disc"))
    assert cells(game) == {"B2"}, "A3 maps to the lowest sub-board, where one cell is left"
    game.play(place("B2", "disc"))
    game.play(place("C3", "disc"))
    empty = set(game.board.cells) - game.occupation().keys()
    assert cells(game) == empty and len(empty) == 16 - 7


def test_discs_belong_to_who_placed_them():
    game = maphex_rules.rules()
    for played in (choose("E5"), place("E5", "disc"), place("F5", "disc")):
        game.play(played)
    assert game.occupation() == {"E5": Occupant(OPENER, "disc"), "F5": Occupant(CHOOSER, "disc")}


@pytest.mark.parametrize(("player", "chain"), [(1, ["A2", "B2", "C2", "D2"]), (2, ["B1", "B2", "B3", "B4"])])
def test_joining_the_own_two_sides_wins(player, chain):
    game = maphex_rules.rules(size=4)
    game.play(choose("A1"))
    game._discs = {cell: player for cell in chain if cell != "B2"}
    game.mover, game._target = player, (0, 0)
    game.play(place("B2", "disc"))
    assert game.winner == player
    assert game.winning_chain() == chain


def test_joining_the_opponents_sides_wins_nothing():
    game = maphex_rules.rules(size=4)
    game.play(choose("A1"))
    game._discs = dict.fromkeys(("A2", "C2", "D2"), OPENER)
    game.play(place("B2", "disc"))
    assert not game.over


@pytest.mark.parametrize("size", [-9, 0, 1, 8, 10])
def test_a_size_that_cannot_be_cut_into_sub_boards_is_refused(size):
    with pytest.raises(ValueError, match=f"^a Maphex board has 4, 9, 16, … cells a side, not {size}$"):
        maphex_rules.rules(size=size)


@pytest.mark.parametrize(("size", "seed"), [(9, seed) for seed in range(15)] + [(16, 0), (16, 1)])
def test_random_games_have_a_winner(size, seed):
    game = maphex_rules.rules(size=size)
    played = play_at_random(game, seed)
    assert played[0].verb == "choose" and {move.verb for move in played[1:]} == {"place"}
    assert {game.occupation()[cell].owner for cell in game.winning_chain()} == {game.winner}
