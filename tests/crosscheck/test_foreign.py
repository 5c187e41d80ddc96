"""Foreign descriptions: whose piece is which, and where what is."""

from __future__ import annotations

from typing import Any

import pytest

from ludkit.crosscheck.foreign import AmbiguousError, NameMap, foreign_vocabulary
from ludkit.crosscheck.protocol import Setup
from ludkit.crosscheck.vocabulary import Vocabulary
from tests.crosscheck.toys import StripRules


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
    with pytest.raises(AmbiguousError) as caught:
        foreign_vocabulary(own, strip("Stone1"), StripRules(7), NameMap())
    assert str(caught.value) == (
        "the description's board has no G1, which the rules speak of: is its size another? "
        "Say with --map FILE what the sites are called ([labels]) or how large the board is ([parameters])"
    )
    renamed = NameMap(labels={"F1": "G1", "A1": "F1", "B1": "A1", "C1": "B1", "D1": "C1", "E1": "D1"})
    with pytest.raises(AmbiguousError, match=r"no E1, which"):
        foreign_vocabulary(own, strip("Stone1"), StripRules(7), renamed)
