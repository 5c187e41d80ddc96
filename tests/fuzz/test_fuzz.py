"""A few texts of the fuzzer in every run of the tests; ``python -m tests.fuzz`` tries as many as wanted."""

from __future__ import annotations

import pytest

from tests.fuzz.__main__ import descriptions, try_text
from tests.fuzz.texts import Texts


@pytest.mark.parametrize("seed", range(5))
def test_texts_never_break_anything(seed: int) -> None:
    texts = Texts(seed, descriptions(None))
    for number in range(20):
        kind, text = texts.next()
        assert try_text(text, None) is None, (number, kind)


def test_the_same_seed_makes_the_same_texts() -> None:
    made = [Texts(7, descriptions(None)) for _ in range(2)]
    assert [made[0].next() for _ in range(10)] == [made[1].next() for _ in range(10)]
