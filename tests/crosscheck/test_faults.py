"""The cross-check is not blind: every one-place change of a game's description that changes its rules is found.

The faults are data, one file a game in ``faults/``. The unchanged descriptions agree (tests/games, and
``ludkit crosscheck``), so a divergence is the fault's.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ludkit.crosscheck.comparison import RULES, Playout, Table, as_given
from ludkit.crosscheck.contest import Entry, play_game, prepare, shrink
from ludkit.crosscheck.engines import LudiiEngine
from ludkit.crosscheck.games import project_game, project_games
from ludkit.ludii import Ludii
from ludkit.resources import game_module
from ludkit.syntax.layout import layout
from tests.jar import JAR, needs_ludii

FAULTS = Path(__file__).parent / "faults"
GAMES = 40
MAX_PLIES = 300
SHRINKING: dict[str, Any] = {"max_tries": 60, "max_seconds": 5.0}


@cache
def faults(game: str) -> list[dict[str, Any]]:
    faults: list[dict[str, Any]] = tomllib.loads((FAULTS / f"{game}.toml").read_text(encoding="utf-8"))["fault"]
    return faults


ALL = [pytest.param(game, fault, id=f"{game}: {fault['name']}") for game in project_games() for fault in faults(game)]


def description(game: str, fault: dict[str, Any], *, changed: bool = True) -> str:
    """The game's description, from the fault's start if it has one, with or without the change."""
    text = project_game(game).lud.read_text(encoding="utf-8")
    if "start" in fault:
        text = layout(game_module(game).describe(**fault["start"]))
    assert text.count(fault["old"]) == 1, "the place of the change is not clear"
    return text.replace(fault["old"], fault["new"]) if changed else text


def table_of(game: str, fault: dict[str, Any], *, changed: bool = True) -> Table:
    entry = Entry(
        description(game, fault, changed=changed),
        f"{game}.lud",
        project_game(game),
        (RULES, "ludkit"),
        start_from_description="start" in fault,
        options=tuple(fault.get("options", ())),
    )
    return prepare(entry, lambda text: None)[1]


def first_divergence(table: Table, games: int) -> Playout | None:
    for seed in range(1, games + 1):
        playout = play_game(table, seed, MAX_PLIES).playout
        assert playout is not None
        if playout.disagreement is not None:
            return playout
    return None


@pytest.fixture(scope="module")
def found(request: pytest.FixtureRequest) -> Iterator[dict[str, bool]]:
    """Which faults were found; how many of how many is printed at the end."""
    found: dict[str, bool] = {}
    yield found
    with request.config.pluginmanager.getplugin("capturemanager").global_and_fixture_disabled():
        print(f"\nfaults found by the cross-check: {sum(found.values())} of {len(found)}")


def test_there_are_at_least_forty_faults_and_some_of_every_game() -> None:
    assert len(ALL) >= 40
    assert all(len(faults(game)) >= 10 for game in project_games())


@pytest.mark.parametrize(("game", "fault"), ALL)
def test_every_fault_is_found(game: str, fault: dict[str, Any], found: dict[str, bool]) -> None:
    found[f"{game}: {fault['name']}"] = False
    table = table_of(game, fault)
    playout = first_divergence(table, fault.get("games", GAMES))
    assert playout is not None, "the engines agree on a changed description"
    least = shrink(table, playout, **SHRINKING)
    assert least.disagreement is not None and playout.disagreement is not None
    assert least.disagreement.signature == playout.disagreement.signature
    assert len(least.picks) <= len(playout.picks)
    assert least.disagreement.detail
    found[f"{game}: {fault['name']}"] = True


@pytest.mark.parametrize("game", project_games())
def test_without_the_change_the_same_games_agree(game: str) -> None:
    """So it is the change that is found; with every set of options and every start of the faults."""
    settings = {(tuple(fault.get("options", ())), str(fault.get("start"))): fault for fault in faults(game)}
    for fault in settings.values():
        assert first_divergence(table_of(game, fault, changed=False), 3) is None


@pytest.fixture(scope="module")
def ludii() -> Iterator[Ludii]:
    with Ludii(JAR) as running:
        yield running


@pytest.mark.ludii
@needs_ludii
@pytest.mark.parametrize(("game", "fault"), ALL)
def test_every_fault_is_found_in_ludii_as_well(game: str, fault: dict[str, Any], ludii: Ludii) -> None:
    """Found with ludkit's engine and played again in Ludii, which parts from the rules at the same ply."""
    table = table_of(game, fault)
    playout = first_divergence(table, fault.get("games", GAMES))
    assert playout is not None and playout.disagreement is not None
    least = shrink(table, playout, **SHRINKING)
    engine = LudiiEngine(ludii, description(game, fault), options=fault.get("options", ()))
    again = Table([engine], table.rules, table.projection).play(least.seed, as_given(least.picks))
    assert again.disagreement is not None and least.disagreement is not None
    assert (again.disagreement.ply, again.disagreement.kind) == (least.disagreement.ply, least.disagreement.kind)
