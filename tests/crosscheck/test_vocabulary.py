"""Moves and states in the words of a rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from ludkit.crosscheck.comparison import in_words
from ludkit.crosscheck.foreign import AmbiguousError, NameMap, foreign_vocabulary
from ludkit.crosscheck.protocol import Setup
from ludkit.crosscheck.rules import Occupant, RuleMove
from ludkit.crosscheck.vocabulary import Projection, Vocabulary, VocabularyError
from tests.crosscheck.toys import StripRules

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


def strip(*names: str) -> Setup:
    components: list[Any] = [("Disc", 0, "Disc")]
    components += [(name, int(name[-1]), name[:-1]) for name in names]
    return Setup("Strip", 2, "Cell", components, [], [f"{letter}1" for letter in "ABCDEF"])


def test_a_foreign_piece_is_known_by_its_owner_where_there_is_one_kind() -> None:
    own = Vocabulary(kinds={"Stone": "stone"})
    found = foreign_vocabulary(own, strip("Ball1", "Ball2", "Dot0"), StripRules(), NameMap())
    assert found.kinds == {"Ball1": "stone", "Ball2": "stone", "Dot0": ""}


def test_a_foreign_piece_is_known_by_its_words() -> None:
    own = Vocabulary(kinds={"WD": "white disc", "BD": "black disc"}, owned=False)
    found = foreign_vocabulary(own, strip("DiscWhite1", "Black_Disc2"), StripRules(), NameMap())
    assert found.kinds == {"DiscWhite1": "white disc", "Black_Disc2": "black disc"}


def test_a_map_comes_first() -> None:
    own = Vocabulary(kinds={"WD": "white disc", "BD": "black disc"})
    given = NameMap(kinds={"Ball": "black disc"}, counter="value", owned=False, verbs={"Select": "place"})
    found = foreign_vocabulary(own, strip("Ball1"), StripRules(), given)
    assert (found.kinds, found.counter, found.owned) == ({"Ball": "black disc"}, "value", False)
    assert found.verbs["Select"] == "place"


def test_labels_that_the_board_does_not_have() -> None:
    own = Vocabulary(kinds={"Stone": "stone"})
    with pytest.raises(AmbiguousError, match=r"^the description's board has no G1, which the rules speak of"):
        foreign_vocabulary(own, strip("Stone1"), StripRules(7), NameMap())
    renamed = NameMap(labels={"F1": "G1", "A1": "F1", "B1": "A1", "C1": "B1", "D1": "C1", "E1": "D1"})
    with pytest.raises(AmbiguousError, match=r"no E1, which"):
        foreign_vocabulary(own, strip("Stone1"), StripRules(7), renamed)
