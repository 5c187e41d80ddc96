"""Checking with the board: labels and numbers of sites, boards that cannot be built."""

from __future__ import annotations

import pytest

from ludkit.board.checking import with_board
from ludkit.ludemes import checker
from ludkit.ludemes.checker import CheckResult
from ludkit.syntax import Severity

GAME = """(game "Example" (players 2)
    (equipment { (board (square 3)) (piece "Ox" Each) (hand Each) })
    (rules (start (place "Ox1" 0)) (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))
"""


def check(text: str, warn: bool = True) -> CheckResult:
    return with_board(checker.check(text, warn=warn), warn=warn)


def said(text: str) -> list[tuple[str, int, str]]:
    return [(d.code, d.place.column, d.message) for d in check(text).diagnostics]


def test_sites_that_are_there() -> None:
    for site in ("8", "10", 'coord:"C3"', "{0 1 2}", '{"A1" "C3"}', "(sites {3 4})", '(sites {"A1"})'):
        assert said(GAME.replace('"Ox1" 0', f'"Ox1" {site}')) == []


def test_sites_that_are_not_there_are_warnings() -> None:
    text = GAME.replace('"Ox1" 0', '"Ox1" {0 11 12}')
    assert said(text) == [
        ("L517", 35, "there is no site 11: sites are 0 to 10"),
        ("L517", 38, "there is no site 12: sites are 0 to 10"),
    ]
    text = GAME.replace("(sites Empty)", '(sites {"A1" "D4" "D4"})')
    assert said(text) == [("L516", 69, 'no site of the board is labelled "D4"')]
    assert check(text).ok
    assert check(text, warn=False).diagnostics == []


def test_negative_sites_are_warnings_unless_they_are_written_as_off() -> None:
    assert said(GAME.replace('"Ox1" 0', '"Ox1" -1')) == [("L517", 32, "there is no site -1: sites are 0 to 10")]
    assert said(GAME.replace("(sites Empty)", "(sites {-2 3})")) == [
        ("L517", 64, "there is no site -2: sites are 0 to 10")
    ]
    assert said(GAME.replace('"Ox1" 0', '"Ox1" Off')) == []


@pytest.mark.parametrize("shape", ["(square 0)", "(square -3)", "(rectangle 0 4)", "(tri 0)"])
def test_a_board_without_sites_is_a_warning(shape: str) -> None:
    text = GAME.replace("(square 3)", shape)
    assert said(text) == [("L519", 18, "the board has no sites")]
    assert check(text).ok


def test_a_game_may_be_called_like_a_site() -> None:
    assert said(GAME.replace("Example", "D4")) == []


def test_a_name_of_a_piece_is_no_label() -> None:
    assert said(GAME.replace("(sites Empty)", '(sites Start (piece "Ox1"))')) == []


def test_a_board_that_cannot_be_built_is_an_error() -> None:
    result = check(GAME.replace("(square 3)", "(concentric sides:2 rings:3)"))
    assert not result.ok
    assert [(d.severity, d.code) for d in result.diagnostics] == [(Severity.ERROR, "L408")]
    assert result.diagnostics[0].message == "a concentric board needs at least 3 sides, not 2"
    assert not check(GAME.replace("(square 3)", "(concentric sides:2 rings:3)"), warn=False).ok


@pytest.mark.parametrize(
    ("use", "sites", "message"),
    [
        ("", "0 9 20", None),  # of cells Ludii leaves out those that are not there
        ("", "0 -1", "a region has no site -1"),
        (" use:Vertex", "8", None),
        (" use:Vertex", "Off", "a region has no site -1"),
        (" use:Vertex", "8 9", "there is no site 9: sites of regions are 0 to 8 here, as the vertices"),
        (" use:Edge", "9", "there is no site 9: sites of regions are 0 to 8 here, as the vertices"),
    ],
)
def test_regions_whose_sites_ludii_cannot_find(use: str, sites: str, message: str | None) -> None:
    board = f'(board (square 3){use}) (regions "Goal" {{{sites}}})'
    faults = [d for d in check(GAME.replace("(board (square 3))", board)).diagnostics if d.code == "L410"]
    assert [d.message for d in faults] == ([message] if message else [])


def test_a_match_has_no_board_to_look_at() -> None:
    result = check('(match "Example" (players 2) (games (subgame "Hex")) (end (if True (result Mover Win))))')
    assert [d for d in result.diagnostics if d.code in ("L408", "L516", "L517")] == []
