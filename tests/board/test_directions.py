"""Directions turn and face each other as they should."""

from __future__ import annotations

import pytest

from ludkit.board.directions import (
    COMPASS,
    DIRECTION_COUNT,
    DIRECTION_INDEX,
    DIRECTIONS,
    FACED,
    FIRST_SINGLE,
    LEFT,
    OPPOSITE,
    RANK,
    RIGHT,
)
from ludkit.ludemes.schema import load_schema


def test_directions_are_those_of_the_schema_in_its_order() -> None:
    assert load_schema().classes["game.util.directions.AbsoluteDirection"].constants == DIRECTIONS


@pytest.mark.parametrize("direction", range(DIRECTION_COUNT), ids=DIRECTIONS)
def test_turns_are_undone_by_turns_back(direction: int) -> None:
    assert LEFT[RIGHT[direction]] == direction
    assert OPPOSITE[OPPOSITE[direction]] == direction
    assert (OPPOSITE[direction] == direction) == (direction < FIRST_SINGLE)
    assert (RANK[direction] < 0) == (direction < FIRST_SINGLE)


def test_the_opposite_of_a_compass_direction_is_eight_turns_away() -> None:
    for name in COMPASS:
        direction = DIRECTION_INDEX[name]
        for _ in range(8):
            direction = RIGHT[direction]
        assert direction == OPPOSITE[DIRECTION_INDEX[name]]


def test_down_is_opposite_to_up() -> None:
    first = DIRECTION_INDEX["U"]
    down = [DIRECTIONS[OPPOSITE[d]] for d in range(first, first + 9)]
    assert down == ["D", "DS", "DSW", "DW", "DNW", "DN", "DNE", "DE", "DSE"]


def test_ludii_takes_one_direction_for_another() -> None:
    assert [DIRECTIONS[d] for d, faced in enumerate(FACED) if faced != d] == ["DNW"]
    assert DIRECTIONS[FACED[DIRECTION_INDEX["DNW"]]] == "DSW"
