"""The process itself, in the user's Ludii: what it plays is what the oracle recorded."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from ludkit.ludii import Ludii, LudiiLost, LudiiRefused
from tests.jar import JAR, needs_ludii
from tests.oracle import ORACLE, index, needs_oracle, read_lines

pytestmark = [pytest.mark.ludii, needs_ludii]

TIC_TAC_TOE = """
(game "Tic-Tac-Toe"
    (players 2)
    (equipment { (board (square 3)) (piece "Disc" P1) (piece "Cross" P2) })
    (rules
        (play (move Add (to (sites Empty))))
        (end (if (is Line 3) (result Mover Win)))))
"""


@pytest.fixture(scope="module")
def ludii() -> Iterator[Ludii]:
    with Ludii(JAR) as running:
        yield running


def test_a_description_of_ones_own(ludii: Ludii) -> None:
    game = ludii.compile(TIC_TAC_TOE)
    assert game.header["game"] == "Tic-Tac-Toe"
    assert game.header["components"] == [["Disc", 0, "Disc"], ["Disc1", 1, "Disc"], ["Cross2", 2, "Cross"]]
    assert game.labels == ["A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3"]
    position = game.start(1)
    for site in (0, 3, 1, 4, 2):
        position.play(next(key for key in position.legal() if f"to={site}," in key))
    assert (position.over, position.ranking, position.winners) == (True, [1, 2], [1])
    assert position.legal() == []


def test_copies_go_their_own_ways(ludii: Ludii) -> None:
    position = ludii.compile(TIC_TAC_TOE).start(1)
    twin = position.copy()
    twin.play(twin.legal()[0])
    assert (position.mover, len(position.legal())) == (1, 9)
    assert (twin.mover, len(twin.legal())) == (2, 8)
    assert position.copy().state() == position.state()


def test_counting_move_sequences(ludii: Ludii) -> None:
    """Tic-Tac-Toe's counts are well known: 9, 72, …, 255168 whole games."""
    game = ludii.compile(TIC_TAC_TOE)
    assert [game.perft(depth)[0] for depth in range(6)] == [1, 9, 72, 504, 3024, 15120]
    count, divided = game.perft(6)
    assert count == sum(divided.values()) == 54720


def test_a_description_that_ludii_rejects(ludii: Ludii) -> None:
    with pytest.raises(LudiiRefused) as caught:
        ludii.compile('(game "Nothing" (players 2) (nonsense))')
    assert caught.value.kind == "compile"
    assert "nonsense" in str(caught.value)
    with pytest.raises(LudiiRefused, match=r'^the description has no ruleset "Ruleset/None"$'):
        ludii.compile(TIC_TAC_TOE, ruleset="Ruleset/None")


def test_a_process_that_is_killed_is_replaced() -> None:
    notes: list[str] = []
    with Ludii(JAR, note=notes.append) as ludii:
        position = ludii.compile(TIC_TAC_TOE).start(1)
        position.play(position.legal()[0])
        before = position.legal()
        os.kill(ludii._transport.pid, signal.SIGKILL)  # type: ignore[union-attr]
        position.play(before[0])
        assert len(position.legal()) == 7
    assert notes == ["Ludii died (exit code -9) at seed 1, ply 1; a fresh one goes on"]


def test_a_request_that_takes_too_long() -> None:
    with (
        Ludii(JAR, request_seconds=0.5) as ludii,
        pytest.raises(LudiiLost, match=r"did not answer within 0\.5 seconds"),
    ):
        ludii.compile(TIC_TAC_TOE).perft(9, limit=0.5)


def test_positions_are_given_back(ludii: Ludii) -> None:
    game = ludii.compile(TIC_TAC_TOE)
    for _ in range(3):
        game.start(1).copy()
    gc.collect()
    assert ludii._unused
    kept = game.start(1)
    assert (kept.mover, ludii._unused) == (1, [])


def spread() -> list[dict[str, Any]]:
    """Recorded games of every kind there is: the first few with each flag, and some with options."""
    if not ORACLE.is_dir():
        return []
    rows = [row for row in index() if row.get("traces")]
    flags = ("match", "simulation", "puzzle", "stacking", "hidden", "stochastic", "options")
    chosen = {}
    for flag in flags:
        for row in islice((row for row in rows if row.get(flag)), 2):
            chosen[row["traces"][0]["file"]] = row
    return list(chosen.values())


@needs_oracle
@pytest.mark.oracle
@pytest.mark.parametrize("row", spread(), ids=lambda row: row["traces"][0]["file"])
def test_it_plays_what_was_recorded(ludii: Ludii, row: dict[str, Any]) -> None:
    header, *lines = read_lines(ORACLE / row["traces"][0]["file"])
    text = (ORACLE / "library" / "lud" / row["lud"]).read_text(encoding="utf-8")
    game = ludii.compile(text, options=row.get("options", ()))
    assert {field: header.get(field) for field in game.header} == game.header
    played = [line for line in lines if "pick" in line][:60]
    answer = game.follow(header["seed"], [line["pick"] for line in played])
    assert answer["start"] == header["start"]
    for line in played:
        line.pop("full", None)
    assert answer["lines"][:-1] == played
