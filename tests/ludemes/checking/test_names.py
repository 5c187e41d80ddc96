"""Which strings Ludii takes for known, and how it finds the number of players."""

from __future__ import annotations

import pytest

from ludkit.ludemes.checking.coordinates import is_coordinate
from ludkit.ludemes.checking.names import check_names
from ludkit.ludemes.schema import load_schema
from ludkit.syntax import parse


def said(text: str) -> list[tuple[str, str]]:
    return [(d.code, d.place.text) for d in check_names(parse(text).document.items, load_schema())]


@pytest.mark.parametrize("text", ["A1", "AA12", "AB1", "AAB1", "7", "123", "B10", "a1"])
def test_coordinates(text: str) -> None:
    assert is_coordinate(text)


def test_what_stands_beside_the_game_names_something_too() -> None:
    game = '(game "Example" (players 2))'
    assert said(f'{game} ("Lost" define (tri 3))') == [("L401", '"Lost"')]
    assert said(f'{game} ("Example" define (tri 3))') == []


@pytest.mark.parametrize("text", ["A", "", "ABC1", "A1B", "Disc1", "1A", "A-1"])
def test_no_coordinates(text: str) -> None:
    assert not is_coordinate(text)


@pytest.mark.parametrize(
    "text",
    [
        '(equipment {(piece "Disc")}) (id "Disc")',
        '(equipment {(piece "Disc")}) (id "Disc1")',
        '(equipment {(piece "Disc")}) (id "MyDisc")',
        '(equipment {(piece "Disc")}) (id "Di")',
        '(id "Hand") (id "Ball2")',
        '(coord "A1")',
        '(phase "Placing" (x)) (nextPhase "Placing")',
        '(trackSite Move "Track") (is "Track")',
        '(move Vote "End") (is "End")',
        '(set Var "X" 1) (is "X")',
        '(vote "It\'s" 1) (is "It\\"s")',
    ],
)
def test_known_names(text: str) -> None:
    assert said(text) == []


@pytest.mark.parametrize(
    ("text", "unknown"),
    [
        ('(equipment {(piece "Disc")}) (id "Cross")', '"Cross"'),
        ('(equipment {(piece "Disc")}) (id "DiscABC")', '"DiscABC"'),
        ('(id "End") (move Select "End")', '"End"'),
        ('(phase "Placing" "Other") (nextPhase "Other")', '"Other"'),
        # Ludii looks for the text `(move Vote`, which is not there where the call does not fit on a line.
        (f'(move Vote "End" (then (and (set Score P1 100) (set Score P2 {"1" * 40})))) (id "End")', '"End"'),
    ],
)
def test_unknown_names(text: str, unknown: str) -> None:
    assert said(text) == [("L401", unknown)]


def test_a_name_is_said_once_with_how_often_it_stands() -> None:
    (diagnostic,) = check_names(parse('(id "X1Y") (id "X1Y") (id "X1Y")').document.items, load_schema())
    assert diagnostic.message == 'nothing here is called "X1Y" (nor where it stands 2 times more)'


def test_an_unknown_define_or_ludeme_may_declare_names() -> None:
    assert said('("Unknown") (id "Cross")') == []
    assert said('(piecce "Cross") (id "Cross")') == []


def test_an_empty_string() -> None:
    assert said('(id "")') == [("L403", '""')]


@pytest.mark.parametrize("text", ["(players 2)", "(players {(player N) (player S)})", "(game)", "(players +2)"])
def test_players_that_can_be_counted(text: str) -> None:
    assert said(text) == []


@pytest.mark.parametrize(
    ("text", "count"),
    [("(players Two)", "Two"), ("(players)", "(players)"), ("(players {})", "{}"), ("(players 2.5)", "2.5")],
)
def test_players_that_cannot_be_counted(text: str, count: str) -> None:
    assert said(text) == [("L402", count)]
