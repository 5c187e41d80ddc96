"""Finding ludkit's own data files."""

import pytest

from ludkit.resources import game_module, games_folder


def test_the_games_folder_is_found():
    assert (games_folder() / "hex_rules.py").is_file()


def test_games_modules_see_their_siblings():
    rules, boards = game_module("hex_rules"), game_module("hexagons")
    assert rules.rhombus is boards.rhombus


def test_a_game_that_is_not_there():
    with pytest.raises(ModuleNotFoundError):
        game_module("nothing_of_the_kind")
