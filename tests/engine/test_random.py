"""The random numbers are Ludii's."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludkit.engine.random import Random
from tests.oracle import ORACLE, needs_oracle

FACTS = json.loads(Path(__file__).with_name("random.json").read_text(encoding="utf-8"))


def test_each_kind_of_number() -> None:
    for kind in ("next_int", "next_long", "next_boolean", "next_double"):
        random = Random(FACTS["seed"])
        assert [getattr(random, kind)() for _ in FACTS[kind]] == FACTS[kind]


@pytest.mark.parametrize("bound", FACTS["below"])
def test_numbers_below_a_bound(bound: str) -> None:
    random = Random(FACTS["seed"])
    assert [random.below(int(bound)) for _ in FACTS["below"][bound]] == FACTS["below"][bound]


def test_a_copy_goes_on_by_itself() -> None:
    random = Random(7)
    random.next_int()
    twin = random.copy()
    ahead = [random.next_long() for _ in range(5)]
    assert [twin.next_long() for _ in range(5)] == ahead


def test_no_number_below_nothing() -> None:
    with pytest.raises(ValueError, match="a random number below 0 was asked for"):
        Random(1).below(0)


@needs_oracle
def test_all_recorded_seeds() -> None:
    for line in json.loads((ORACLE / "rng.json").read_text(encoding="utf-8")):
        for kind, numbers in line.items():
            if kind.startswith("nextInt(") and "," not in kind:
                random = Random(line["seed"])
                bound = int(kind.removeprefix("nextInt(").rstrip(")"))
                assert [random.below(bound) for _ in numbers] == numbers, kind
