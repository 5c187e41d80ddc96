"""Sentences of DualHex's rulebook as tests."""

import random

import pytest

from ludkit.crosscheck.rules import Occupant
from ludkit.resources import game_module
from tests.games.playing import place, play_at_random

dualhex_rules = game_module("dualhex_rules")
WHITE, BLACK = dualhex_rules.WHITE, dualhex_rules.BLACK


def put(game, *pieces):
    """Place pieces written like ``white disc A1``, one after another."""
    for piece in pieces:
        kind, cell = piece.rsplit(" ", 1)
        game.play(place(cell, kind))


def kinds(game):
    return {move.piece for move in game.legal()}


def test_the_first_turn_is_one_white_cross_or_black_disc():
    game = dualhex_rules.rules()
    assert game.mover == WHITE
    assert kinds(game) == {"white cross", "black disc"}
    assert len(game.legal()) == 2 * 81
    put(game, "white cross E5")
    assert game.mover == BLACK
    assert game.occupation() == {"E5": Occupant(0, "white cross")}


def test_a_turn_is_two_pieces_of_different_kinds():
    game = dualhex_rules.rules()
    put(game, "white cross E5")
    assert kinds(game) == set(dualhex_rules.KINDS)
    put(game, "white disc E6")
    assert game.mover == BLACK
    assert kinds(game) == set(dualhex_rules.KINDS) - {"white disc"}
    put(game, "black disc A1")
    assert game.mover == WHITE
    assert kinds(game) == set(dualhex_rules.KINDS)


def test_white_wins_by_discs_of_either_colour():
    game = dualhex_rules.rules(size=3)
    put(game, "black disc A2", "white disc B2", "black cross A1", "black disc C2")
    assert game.winner == WHITE
    assert game.winning_chain() == ["A2", "B2", "C2"]


def test_white_wins_by_white_pieces_of_either_shape():
    game = dualhex_rules.rules(size=3)
    put(game, "white cross A2", "white disc B2", "black cross A1", "white cross C2")
    assert game.winner == WHITE


def test_black_wins_by_crosses_of_either_colour():
    game = dualhex_rules.rules(size=3)
    put(game, "white cross B1", "black cross B2", "white disc A3", "white cross B3")
    assert game.winner == BLACK
    assert game.winning_chain() == ["B1", "B2", "B3"]


def test_colour_and_shape_do_not_mix_in_one_chain():
    game = dualhex_rules.rules(size=3)
    put(game, "white cross A2", "white disc B2", "black cross A1", "black disc C2")
    assert not game.over, "white, white and disc, disc: neither three of a colour nor three of a shape"


def test_a_first_piece_that_wins_ends_the_turn():
    game = dualhex_rules.rules(size=3)
    put(game, "black disc A2", "white disc B2", "black cross A1", "white disc C2")
    assert game.winner == WHITE and game.mover == WHITE
    assert game.legal() == []


@pytest.mark.parametrize(("before", "placer"), [((), WHITE), (("white disc A1",), BLACK)])
def test_a_piece_that_completes_both_conditions_wins_for_who_placed_it(before, placer):
    """A white cross in the middle joins white pieces from side to side, and crosses from side to side."""
    game = dualhex_rules.rules(size=3)
    put(game, "white cross A2", "black cross B1", "white disc C2", "black cross B3")
    put(game, *before)
    assert not game.over and game.mover == placer
    put(game, "white cross B2")
    assert game._chain(WHITE) and game._chain(BLACK)
    assert game.winner == placer


def test_there_is_no_draw_every_full_board_has_a_winner():
    """Every cell is white or black, so on a full board colours alone join one player's sides."""
    chooser = random.Random(1)
    game = dualhex_rules.rules(size=9)
    both = 0
    for _ in range(300):
        game._pieces = {cell: chooser.choice(dualhex_rules.KINDS) for cell in game.board.cells}
        white, black = bool(game._chain(WHITE)), bool(game._chain(BLACK))
        assert white or black
        both += white and black
    assert both, "colours can join one player's sides and shapes the other's"


@pytest.mark.parametrize("seed", range(20))
def test_random_games_have_a_winner(seed):
    game = dualhex_rules.rules(size=5)
    play_at_random(game, seed)
    assert game.winning_chain()
