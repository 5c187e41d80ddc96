"""Loading: what cannot be played is said, all of it, with its place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludkit.engine import UnsupportedError, load
from ludkit.ludemes.checker import check
from ludkit.resources import games_folder
from ludkit.syntax.diagnostics import DescriptionError
from ludkit.syntax.reading import UnreadableError


def test_all_ludemes_that_are_not_played_yet_are_named() -> None:
    text = """(game "Later" (players 2)
    (equipment {(board (square 3)) (piece "Disc" Each) (deck)})
    (rules
        (meta (gravity))
        (play (move Add (to (sites Empty))))
        (end (if (is Full) (result Mover Win)))))"""
    with pytest.raises(UnsupportedError) as error:
        load(text)
    assert [(ludeme.name, ludeme.place.line) for ludeme in error.value.ludemes] == [("deck", 2), ("gravity", 4)]
    assert str(error.value).startswith("the engine does not play yet: ")


def test_faults_of_the_description_are_raised() -> None:
    text = """(game "Wrong" (players 2) (equipment {(board (square 3))})
    (rules (play (move Add (to (sites Nowhere)))) (end (if (is Full) (result Mover Win)))))"""
    with pytest.raises(DescriptionError, match="Nowhere"):
        load(text)


def test_a_missing_file_is_no_fault_of_the_engine(tmp_path: Path) -> None:
    with pytest.raises(UnreadableError, match="No such file or directory"):
        load(tmp_path / "nothing.lud")


def test_text_path_and_check_give_the_same_game() -> None:
    path = games_folder() / "hex.lud"
    text = path.read_text(encoding="utf-8")
    games = [load(path, options=["Board Size/3x3"]), load(text, options=["Board Size/3x3"])]
    games.append(load(check(text, options=["Board Size/3x3"])))
    assert {len(game.start().keys) for game in games} == {9}
    assert {game.name for game in games} == {"Hex"}


@pytest.mark.parametrize("selected", [{"options": ["Board Size/3x3"]}, {"ruleset": "Ruleset/Any"}])
def test_options_are_not_selected_behind_checking(selected: dict[str, Any]) -> None:
    checked = check(games_folder() / "hex.lud")
    message = r"^options and ruleset are selected when a description is checked: give them to check$"
    with pytest.raises(TypeError, match=message):
        load(checked, **selected)
