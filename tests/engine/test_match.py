"""Matches: which game comes next, what games count for, and when the match is over."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludkit.engine import Position, UnsupportedError, load
from ludkit.engine.match import MatchPosition
from ludkit.library import Library, open_library
from tests.oracle import index, needs_oracle
from tests.score.traces import load_row, replay

GAME = """
(game "{name}"
    (players 2)
    (equipment {{(board (square 2)) (piece "Stone" Each)}})
    (rules
        (play (move Add (to (sites Empty))))
        (end (if (is Full) {result}))
    )
)
"""
NEXT_GAME = "[NextInstance:decision=true]"


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """A library of games that player 1 wins, that player 2 wins, and that are drawn, each after four moves."""
    (tmp_path / "def").mkdir()
    (tmp_path / "lud").mkdir()
    for name, result in {
        "First": "(result P1 Win)",
        "Second": "(result P2 Win)",
        "Drawn": "(result Mover Draw)",
    }.items():
        (tmp_path / "lud" / f"{name}.lud").write_text(GAME.format(name=name, result=result), encoding="utf-8")
    return open_library(tmp_path)


def start(library: Library, games: str, end: str) -> MatchPosition:
    position = load(f'(match "Match" (players 2) (games {games}) (end {end}))', library=library).start()
    assert isinstance(position, MatchPosition)
    return position


def play_game(position: Position) -> None:
    """Play the four moves of a game, and go on."""
    for _ in range(4):
        assert len(position.moves()) > 0
        position.play(position.keys[0])
    (key,) = position.keys
    assert NEXT_GAME in key
    position.play(key)


def test_results_add_up(library: Library) -> None:
    games = '{(subgame "First" result:3) (subgame "Second") (subgame "Drawn")}'
    position = start(library, games, "(if (>= (matchScore P1) 9) (result P1 Win))")
    scores = []
    for _ in range(4):
        play_game(position)
        scores.append(position.scores)
    # a draw counts one point for each, as the mean of two ranks is cut to a whole number
    assert scores == [[3, 0], [3, 1], [4, 2], [7, 2]]
    assert position.instance == 1
    assert position.state()["instance"] == 1
    assert not position.over


def test_the_next_game_may_be_named(library: Library) -> None:
    games = '{(subgame "First" next:2) (subgame "Second") (subgame "Drawn" next:0)}'
    position = start(library, games, "(if (>= (count Trials) 9) (result P1 Draw))")
    places = []
    for _ in range(4):
        places.append(position.instance)
        play_game(position)
    assert places == [0, 2, 0, 2]


def test_the_match_ends_when_its_rules_say_so(library: Library) -> None:
    end = "{(if (>= (matchScore P1) 2) (result P1 Win)) (if (>= (count Trials) 5) (byScore))}"
    position = start(library, '{(subgame "Second") (subgame "First")}', end)
    for game in range(4):
        assert not position.over, game
        assert position.ranking is None
        play_game(position)
    assert position.over
    assert position.ranking == [1.0, 2.0]
    assert position.winners == [1]
    assert position.winner == 1
    assert position.keys == []
    assert position.state()["over"]


def test_a_copy_goes_on_by_itself(library: Library) -> None:
    position = start(library, '(subgame "First")', "(if (>= (matchScore P1) 2) (result P1 Win))")
    play_game(position)
    twin = position.copy()
    assert isinstance(twin, MatchPosition)
    play_game(twin)
    assert twin.over
    assert twin.scores == [2, 0]
    assert not position.over
    assert position.scores == [1, 0]
    assert position.state()["sites"] == []


def test_random_playouts_reach_the_end(library: Library) -> None:
    position = start(library, '{(subgame "First") (subgame "Drawn")}', "(if (>= (count Trials) 3) (byScore))")
    assert position.playout(seed=3) == 15
    assert position.scores == [3, 1]
    assert position.ranking == [1.0, 2.0]


def test_games_must_be_in_the_library(library: Library) -> None:
    match = '(match "Match" (players 2) (games (subgame "Lost")) (end (if (>= (matchScore P1) 1) (result P1 Win))))'
    with pytest.raises(UnsupportedError, match='"Lost" without a library'):
        load(match)
    with pytest.raises(UnsupportedError, match='"Lost", which the library has not'):
        load(match, library=library)


def test_a_match_has_no_board(library: Library) -> None:
    match = '(match "Match" (players 2) (games (subgame "First")) (end (if (is Empty 0) (result P1 Win))))'
    with pytest.raises(UnsupportedError, match="is Empty in a match"):
        load(match, library=library)


@needs_oracle
@pytest.mark.oracle
def test_a_recorded_match() -> None:
    (row,) = [row for row in index() if row["lud"] == "board/race/escape/Julbahar.lud"]
    game = load_row(row)
    for trace in row["traces"]:
        assert replay(game, trace["file"]) is None
