"""Engines at one table: agreement, and every way of parting."""

from __future__ import annotations

import pytest

from ludkit.crosscheck.comparison import Table, as_given, at_random
from ludkit.crosscheck.contest import shrink
from ludkit.crosscheck.vocabulary import Projection, Vocabulary
from ludkit.ludii import LudiiRefused
from tests.crosscheck.toys import VOCABULARY, StripEngine, StripPosition, StripRules, key


def table(fault: str = "", trigger: int = 0, *, rules: bool = False, size: int = 6) -> Table:
    """A faultless ludkit, or rules, against an engine with a fault."""
    faulty = StripEngine("ludii", size, fault, trigger)
    if not rules:
        return Table([StripEngine("ludkit", size), faulty])
    return Table([faulty], lambda: StripRules(size), Projection(VOCABULARY, faulty.setup))


@pytest.mark.parametrize("rules", [False, True])
def test_engines_that_agree(rules: bool) -> None:
    for seed in range(20):
        playout = table(rules=rules).play(seed, at_random(seed))
        assert playout.disagreement is None
        assert (playout.over, playout.winner, len(playout.picks)) == (True, 2, 6)


def test_the_same_seed_is_the_same_game() -> None:
    assert table().play(3, at_random(3)) == table().play(3, at_random(3))


@pytest.mark.parametrize(
    ("fault", "rules", "kind", "detail"),
    [
        ("legal", False, "legal", ("4 moves in ludkit, 3 in ludii",)),
        ("legal", True, "legal", ("4 moves in rules, 3 in ludii", "only in rules: place stone at A1")),
        ("mover", False, "state", ("mover: 2 in ludkit, 1 in ludii",)),
        ("mover", True, "state", ("rules: player 2 to move", "ludii: player 1 to move")),
        ("state", False, "state", ("Cell 0: [1, [2, 2, 0, 0, 0]] in ludkit, [1, [1, 1, 0, 0, 0]] in ludii",)),
        ("state", True, "state", ("A1: stone of player 2 in rules, stone of player 1 in ludii",)),
        ("end", True, "end", ("rules: the game goes on", "ludii: player 1 has won")),
        ("winner", True, "end", ("rules: player 2 has won", "ludii: player 1 has won")),
        ("winner", False, "end", ("ranking: [2.0, 1.0] in ludkit, [1.0, 2.0] in ludii",)),
        ("duplicates", False, "legal", ("duplicates: 0 in ludkit, 1 in ludii",)),
    ],
)
def test_every_way_of_parting(fault: str, rules: bool, kind: str, detail: tuple[str, ...]) -> None:
    picks = [2, 2, 0, 0, 0, 0] if fault == "legal" else [2, 0, 0, 0, 0, 0]
    disagreement = table(fault, trigger=3 if fault == "legal" else 2, rules=rules).play(1, as_given(picks)).disagreement
    assert disagreement is not None
    assert disagreement.kind == kind
    assert disagreement.detail[: len(detail)] == detail


@pytest.mark.parametrize(
    ("faulty", "detail"),
    [
        ("ludkit", ("4 moves in ludkit, 5 in ludii", "only in ludii: " + key(2, 1), "rules: as in ludii")),
        ("ludii", ("5 moves in ludkit, 4 in ludii", "only in ludkit: " + key(2, 1), "rules: as in ludkit")),
        ("both", ("5 moves in rules, 4 in ludkit", "only in rules: place stone at B1", "ludii: as in ludkit")),
    ],
)
def test_with_three_engines_it_says_what_the_third_has(faulty: str, detail: tuple[str, ...]) -> None:
    engines = [StripEngine(name, fault="legal" if faulty in (name, "both") else "") for name in ("ludkit", "ludii")]
    both = Table(engines, StripRules, Projection(VOCABULARY, engines[0].setup))
    disagreement = both.play(1, as_given([0])).disagreement
    assert disagreement is not None
    assert disagreement.detail == detail


def test_an_engine_that_cannot_go_on() -> None:
    class Stuck(StripEngine):
        def start(self, seed: int) -> StripPosition:
            return StuckPosition(self.size)

    class StuckPosition(StripPosition):
        def play(self, move: str) -> str:
            raise LudiiRefused("ludii", "Index 3 out of bounds")

    disagreement = Table([StripEngine(), Stuck("ludii")]).play(1, at_random(1)).disagreement
    assert disagreement is not None
    assert (disagreement.kind, disagreement.engines) == ("error", ("ludkit", "ludii"))
    assert disagreement.detail == ("ludii: Index 3 out of bounds",)


def test_an_end_that_comes_too_soon_shows_in_the_state() -> None:
    disagreement = table("end", 2).play(1, as_given([2])).disagreement
    assert disagreement is not None
    assert (disagreement.kind, disagreement.aspect) == ("end", "active over")


def test_a_move_that_the_vocabulary_has_no_word_for() -> None:
    engine = StripEngine()
    mute = Vocabulary(kinds={"Stone": "stone"}, verbs={})
    disagreement = Table([engine], StripRules, Projection(mute, engine.setup)).play(1, at_random(1)).disagreement
    assert disagreement is not None
    assert disagreement.kind == "legal"
    assert disagreement.detail[0].startswith("the vocabulary has no verb for Add, the decision of [Move:mover=1")


@pytest.mark.parametrize(
    ("fault", "rules"),
    [(fault, rules) for fault in ("legal", "mover", "state", "end") for rules in (False, True)]
    + [("duplicates", False)],
)
def test_shrinking_finds_the_shortest_game(fault: str, rules: bool) -> None:
    """The fault shows once the cell with the highest number is filled (``state``: by the move after that)."""
    faulty = table(fault, trigger=9, rules=rules, size=10)
    playouts = (faulty.play(seed, at_random(seed)) for seed in range(50))
    playout = next(playout for playout in playouts if playout.disagreement and len(playout.picks) > 3)
    least = shrink(faulty, playout)
    assert least.picks == ([9, 0] if fault == "state" else [9])
    assert least.disagreement is not None and playout.disagreement is not None
    assert least.disagreement.signature == playout.disagreement.signature
