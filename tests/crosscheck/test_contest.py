"""Many games, and games that cannot be finished."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludkit.crosscheck.comparison import RULES, Table, at_random
from ludkit.crosscheck.contest import Entry, Game, play_game, prepare
from ludkit.crosscheck.engines import LudiiEngine
from ludkit.crosscheck.games import project_game, project_games
from ludkit.crosscheck.report import Report, as_data, as_markdown, as_text
from ludkit.ludii import Ludii, LudiiLost
from tests.crosscheck.toys import StripEngine, StripPosition
from tests.jar import JAR, needs_ludii


class LosingPosition(StripPosition):
    """Lost for good with the third stone."""

    def play(self, move: str) -> str:
        if len(self.stones) == 2:
            raise LudiiLost("Ludii died (exit code 1) at seed 7, ply 2, twice")
        return super().play(move)


class LosingEngine(StripEngine):
    def start(self, seed: int) -> StripPosition:
        return LosingPosition(self.size)


def test_a_game_over_which_ludii_is_lost_is_unfinished() -> None:
    game = play_game(Table([StripEngine(), LosingEngine("ludii")]), 7, 100)
    assert game == Game(7, None, "Ludii died (exit code 1) at seed 7, ply 2, twice")


def test_a_report_counts_what_was_unfinished() -> None:
    done = play_game(Table([StripEngine(), StripEngine("ludii")]), 8, 100)
    report = Report("strip", [("ludkit", "1"), ("ludii", "2")], (7, 8), 100, [Game(7, None, "lost"), done])
    assert as_text(report) == (
        "strip: 2 games, seeds 7 to 8, 6 plies\n  ludkit  1\n  ludii   2\n"
        "agreed in 1 of 2 games: 1 won by player 2\nunfinished: seed 7: lost\n"
    )
    assert as_data(report)["unfinished"] == [{"seed": 7, "reason": "lost"}]
    assert "- unfinished: seed 7: lost\n" in as_markdown(report)


def test_games_that_reach_the_limit_are_told_apart() -> None:
    games = [play_game(Table([StripEngine(), StripEngine("ludii")]), seed, 3) for seed in (1, 2)]
    report = Report("strip", [("ludkit", "1")], (1, 2), 3, games)
    assert "agreed in 2 of 2 games: 2 stopped at the limit of plies\n" in as_text(report)


def options() -> list[tuple[str, str]]:
    """Every option of every game of the project that changes its rules."""
    return [(game, option) for game in project_games() for option in project_game(game).vocabulary.options]


def table_with(game: str, option: str) -> Table:
    known = project_game(game)
    entry = Entry(known.lud.read_text(encoding="utf-8"), f"{game}.lud", known, (RULES, "ludkit"), options=(option,))
    return prepare(entry, lambda note: None)[1]


@pytest.mark.parametrize(("game", "option"), options())
def test_rules_and_description_agree_with_every_option(game: str, option: str) -> None:
    playout = table_with(game, option).play(1, at_random(1), 200)
    assert playout.disagreement is None
    assert playout.over or len(playout.picks) == 200


@pytest.fixture(scope="module")
def ludii() -> Iterator[Ludii]:
    with Ludii(JAR) as running:
        yield running


@pytest.mark.ludii
@needs_ludii
@pytest.mark.parametrize(("game", "option"), options())
def test_ludii_agrees_with_every_option_too(game: str, option: str, ludii: Ludii) -> None:
    table = table_with(game, option)
    engine = LudiiEngine(ludii, project_game(game).lud.read_text(encoding="utf-8"), options=[option])
    table.exact = [*table.exact, engine]
    assert table.play(2, at_random(2), 200).disagreement is None


def test_the_projects_games() -> None:
    games = project_games()
    assert games == sorted(games)
    assert {"differo", "dualhex", "gradior", "hex", "maphex"} <= set(games)
    assert project_game("gradior").takes("start")
    assert not project_game("hex").takes("start")
    with pytest.raises(KeyError):
        project_game("chess")
