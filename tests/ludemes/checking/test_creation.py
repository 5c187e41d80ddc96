"""What Ludii refuses when it creates a game; each verdict here is one that Ludii gave."""

from __future__ import annotations

import pytest

from ludkit.ludemes.checker import check

GAME = """(game "Example" (players 2)
    (equipment {{ (board (square 3)) (piece "Disc" Each) (hand Each) {equipment} }})
    (rules {start} (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))
"""


def codes(equipment: str = "", start: str = "") -> list[str]:
    start = f"(start {start})" if start else ""
    return [d.code for d in check(GAME.format(equipment=equipment, start=start), warn=False).diagnostics]


@pytest.mark.parametrize(
    ("equipment", "start"),
    [
        ("", '(place "Disc1" 0)'),
        ("", '(place "Disc" 0)'),
        ("", '(place "Disc1" "Hand")'),
        ("", '(place "Disc1" "Hand2")'),
        ("", '(place "Disc1" 20)'),
        ("", '(place "Disc1" coord:"Z9")'),
        ("", '(place "Disc1" (mover))'),
        ("", '(place "Disc1" (sites))'),
        ("", '(place "Disc1" 0 state:(last To))'),
        ("", '(place "Disc1" 0 value:(var "x"))'),
        ("", '(place Random {"Disc3"})'),
        ("", "(set Cost 3 to:(sites))"),
        ("", "(set P1 (mover))"),
        ("", "(set Count (last To) at:1)"),
        ('(piece "X" Neutral)', '(place "X0" 0)'),
        ('(piece "X" Team1)', '(place "X1" 0)'),
        ('(piece "X" All)', '(place "X" 0)'),
        ('(piece "X" P3)', '(place "X3" 0)'),
        ('(piece "Dieter" P1)', '(place "Dieter" 0)'),
        ("(hand Shared)", '(place "Disc1" "Hand0")'),
        ("(dominoes)", '(place "Domino5" 0)'),
        ('(tile "T" Each numSides:4)', '(place "T1" 0)'),
        ("(map {(pair 1 (handSite P1))})", ""),
        ("(map {(pair 1 (mapEntry 1))})", ""),
        ("(map {(pair (last To) 1)})", ""),
        ("(map {(pair 1 (count Players))})", ""),
        ('(regions "Home" P1 (sites Occupied by:Mover))', ""),
        ('(regions "Home" P1 (difference (sites Board) (mover)))', ""),
        ('(regions "Home" P5 (sites Top))', ""),
    ],
)
def test_what_ludii_creates(equipment: str, start: str) -> None:
    assert codes(equipment, start) == []


@pytest.mark.parametrize(
    ("equipment", "start", "code"),
    [
        ("", '(place "Disc3" 0)', "L404"),
        ("", '(forEach Player (place "Disc3" 0))', "L404"),
        ("", '(place Stack items:{"Disc1" "Disc3"} 0)', "L404"),
        ("", '(place "Disc1" "Board")', "L405"),
        ("", '(place "Disc1" "Hand3")', "L405"),
        ('(piece "Dieter" P1)', '(place "Dieter1" 0)', "L404"),
        ("", '(place "Disc1" 0 state:(mover))', "L406"),
        ("", '(place "Disc1" 0 count:(mover))', "L406"),
        ("", "(set Count 3 to:(sites))", "L406"),
        ("", "(set Count 3 at:(mover))", "L406"),
        ("", "(set Count (what at:1) at:1)", "L406"),
        ("", "(set P1 (sites))", "L406"),
        ("", "(set P1 (sites Occupied by:Mover))", "L406"),
        ('(regions "Home" P1 (sites))', "", "L406"),
        ('(regions "Home" P1 (expand (sites)))', "", "L406"),
        ('(regions "Home" P1 (sites {(last To)}))', "", "L406"),
        ("(map {(pair 1 (mover))})", "", "L406"),
        ("(map {(pair P1 Mover)})", "", "L406"),
        ("(map {(pair 1 (count Pieces P1))})", "", "L406"),
        ("(map {(pair 1 (to))})", "", "L406"),
        ("(map {(pair (counter) 1)})", "", "L406"),
        ("(map {(pair 1 Off)})", "", "L409"),
        ("(map {(pair 1 (handSite P3))})", "", "L409"),
        ("(map {(pair 1 (handSite Shared))})", "", "L409"),
    ],
)
def test_what_ludii_does_not_create(equipment: str, start: str, code: str) -> None:
    assert codes(equipment, start) == [code]


def test_the_games_of_a_match_are_not_created() -> None:
    text = '(match "Example" (players 2) (games (subgame "Hex" next:1)) (end (if True (result Mover Win))))'
    assert not [d for d in check(text).diagnostics if d.code.startswith("L4")]
