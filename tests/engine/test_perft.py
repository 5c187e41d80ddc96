"""Counts of move sequences, as Ludii counts them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.helpers import own_game

LINES = [
    line.split("|")
    for line in Path(__file__).with_name("perft.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


@pytest.mark.parametrize(("name", "options", "counts"), LINES)
def test_perft(name: str, options: str, counts: str) -> None:
    chosen = tuple(option.strip() for option in options.split(",") if option.strip())
    start = own_game(name.strip(), chosen).start()
    wanted = [int(count) for count in counts.split()]
    assert [start.perft(depth) for depth in range(1, len(wanted) + 1)] == wanted
