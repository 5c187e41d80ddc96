"""Sentences of Hex's rulebook as tests."""

import random
from itertools import pairwise

import pytest

from ludkit.crosscheck.rules import Occupant, RuleMove
from ludkit.resources import game_module
from tests.games.playing import place, play_at_random

hex_rules = game_module("hex_rules")
SWAP = RuleMove("swap", None, None, None)


def put(game, *cells):
    for cell in cells:
        game.play(place(cell, "stone"))


def test_black_begins_on_any_of_121_cells():
    game = hex_rules.rules()
    assert game.mover == hex_rules.BLACK
    assert len(game.legal()) == 121
    assert {m.verb for m in game.legal()} == {"place"}


def test_players_take_turns_and_a_cell_holds_one_stone():
    game = hex_rules.rules()
    put(game, "E5")
    assert game.mover == hex_rules.WHITE
    assert game.occupation() == {"E5": Occupant(1, "stone")}
    with pytest.raises(ValueError, match="not a legal move"):
        put(game, "E5")


def test_black_joins_left_and_right():
    game = hex_rules.rules(size=3)
    put(game, "A2", "C3", "B2", "B3", "C2")
    assert game.over and game.winner == hex_rules.BLACK
    assert game.winning_chain() == ["A2", "B2", "C2"]
    assert game.legal() == []


def test_white_joins_top_and_bottom():
    game = hex_rules.rules(size=3)
    put(game, "A1", "B1", "A2", "B2", "A3")
    assert not game.over, "black's left side alone joins nothing"
    put(game, "B3")
    assert game.winner == hex_rules.WHITE
    assert game.winning_chain() == ["B1", "B2", "B3"]


def test_cells_that_touch_only_corner_to_corner_are_not_joined():
    game = hex_rules.rules(size=3)
    put(game, "A3", "A1", "B2", "B1", "C1")
    assert not game.over


def test_swap_is_offered_once_after_the_first_stone():
    game = hex_rules.rules(swap=True)
    assert SWAP not in game.legal()
    put(game, "E5")
    assert SWAP in game.legal()
    game.play(SWAP)
    assert game.mover == hex_rules.WHITE, "colours keep their turn, people change places"
    assert game.occupation() == {"E5": Occupant(1, "stone")}
    assert SWAP not in game.legal()
    put(game, "E6")
    assert SWAP not in game.legal()


def test_no_swap_without_the_option():
    game = hex_rules.rules()
    put(game, "E5")
    assert SWAP not in game.legal()


@pytest.mark.parametrize("seed", range(20))
def test_random_games_end_with_a_chain_of_the_winner(seed):
    game = hex_rules.rules(size=7, swap=True)
    play_at_random(game, seed)
    chain = game.winning_chain()
    stones = game.occupation()
    assert {stones[cell].owner for cell in chain} == {game.winner}
    assert all(b in game.board.neighbours(a) for a, b in pairwise(chain))


def test_a_full_board_has_exactly_one_winner():
    chooser = random.Random(1)
    game = hex_rules.rules(size=11)
    for _ in range(300):
        game._stones = {cell: chooser.choice((1, 2)) for cell in game.board.cells}
        assert bool(game._chain(1)) != bool(game._chain(2))
