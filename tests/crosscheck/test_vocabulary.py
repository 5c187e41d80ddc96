"""Moves and states in the words of a rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from ludkit.crosscheck.comparison import in_words
from ludkit.crosscheck.protocol import Setup
from ludkit.crosscheck.rules import Occupant, RuleMove
from ludkit.crosscheck.vocabulary import Projection, Vocabulary, VocabularyError

SETUP = Setup(
    "Toy",
    2,
    "Cell",
    [("Disc", 0, "Disc"), ("Disc1", 1, "Disc"), ("Disc2", 2, "Disc"), ("Mark0", 0, "Mark")],
    [{"name": "Board", "owner": 0, "sites": 4, "from": 0}, {"name": "Hand1", "owner": 1, "sites": 1, "from": 4}],
    ["A1", "B1", "A2", "B2"],
)
WORDS = Vocabulary(kinds={"Disc": "man", "Mark": ""}, counter="state", labels={"B2": "Z9"})
STATE: dict[str, Any] = {
    "sites": [
        ["Cell", 0, 1, [1, 1, 2, 0, 0]],
        ["Cell", 1, 1, [3, 0, 0, 0, 0]],
        ["Cell", 3, 2, [2, 2, 0, 0, 0], [1, 1, 1, 0, 0]],
        ["Cell", 4, 5, [1, 1, 0, 0, 0]],
    ]
}


def move(action: str) -> str:
    return f"[Move:mover=1,from=0,to=1,actions=[SetState:type=Cell,site=0,state=1],[{action}]]"


@pytest.mark.parametrize(
    ("action", "expected", "words"),
    [
        ("Add:type=Cell,to=2,what=2,decision=true", RuleMove("place", "man", None, "A2"), "place man at A2"),
        (
            "Move:typeFrom=Cell,from=0,typeTo=Cell,to=3,decision=true",
            RuleMove("move", "man", "A1", "Z9"),
            "move man A1 to Z9",
        ),
        ("Select:typeFrom=Cell,from=1,decision=true", RuleMove("choose", None, None, "B1"), "choose B1"),
        ("Swap:player1=1,player2=2,decision=true", RuleMove("swap", None, None, None), "swap"),
        ("Pass:decision=true", RuleMove("pass", None, None, None), "pass"),
    ],
)
def test_moves(action: str, expected: RuleMove, words: str) -> None:
    assert Projection(WORDS, SETUP).move(move(action), STATE) == expected
    assert in_words(expected) == words


@pytest.mark.parametrize(
    ("action", "message"),
    [
        ("Bet:player=1,amount=2,decision=true", "the vocabulary has no verb for Bet, the decision of "),
        ("Add:type=Cell,to=9,what=1,decision=true", "site 9 is not on the board"),
        ("Add:type=Cell,to=0,what=1", "no decision in the move "),
    ],
)
def test_moves_that_no_rulebook_has(action: str, message: str) -> None:
    with pytest.raises(VocabularyError, match=message):
        Projection(WORDS, SETUP).move(move(action), STATE)


def test_what_moves_is_looked_up_each_time() -> None:
    projection = Projection(Vocabulary(kinds={"Disc": "man", "Mark": "mark"}), SETUP)
    key = move("Move:typeFrom=Cell,from=0,typeTo=Cell,to=3,decision=true")
    assert projection.move(key, STATE).piece == "man"
    assert projection.move(key, {"sites": [["Cell", 0, 1, [3, 0, 0, 0, 0]]]}).piece == "mark"


def test_occupation_counts_the_topmost_piece_and_no_marks_and_no_hands() -> None:
    expected = {"A1": Occupant(1, "man", 2), "Z9": Occupant(1, "man", 1)}
    assert Projection(WORDS, SETUP).occupation(STATE) == expected


def test_an_occupation_as_rows_and_back() -> None:
    projection = Projection(WORDS, SETUP)
    occupation = {"A1": Occupant(1, "man", 2), "Z9": Occupant(2, "man")}
    assert projection.occupation({"sites": projection.sites(occupation)}) == occupation


def test_pieces_that_nobody_owns() -> None:
    unowned = Vocabulary(kinds={"Disc": "man", "Mark": ""}, owned=False)
    assert Projection(unowned, SETUP).occupation(STATE)["A1"] == Occupant(0, "man")


def test_a_component_without_a_kind() -> None:
    with pytest.raises(VocabularyError, match=r"^the vocabulary has no kind for the component Mark0$"):
        Projection(Vocabulary(kinds={"Disc": "man"}), SETUP)
