"""Distances in steps."""

from __future__ import annotations

from ludkit.board.distances import distances_from, rings


def test_what_cannot_be_reached_is_at_distance_0() -> None:
    assert distances_from(0, [[1], [0, 2], [1], []]) == [0, 1, 2, 0]


def test_rings_end_where_the_count_of_further_sites_does() -> None:
    assert rings(0, [0, 1, 2, 2]) == [[0], [1], [2, 3]]
    # Seen in order of their numbers, only one site raises the count.
    assert rings(1, [2, 0, 1]) == [[1], [2]]
