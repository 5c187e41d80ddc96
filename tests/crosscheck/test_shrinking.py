"""The shrinker is tested by its exact answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludkit.crosscheck.shrinking import Shrinker


def minimal(picks: Sequence[int], shows: Callable[[Sequence[int]], bool]) -> list[int]:
    return Shrinker(picks, lambda tried: list(tried) if shows(tried) else None).run()


@pytest.mark.parametrize(
    ("shows", "least"),
    [
        (lambda picks: len(picks) >= 10, [0] * 10),
        (lambda picks: any(pick >= 7 for pick in picks), [7]),
        (lambda picks: sum(picks) >= 23, [23]),
        (lambda picks: len(picks) % 2 == 0 and 5 in picks, [0, 5]),
        (lambda picks: picks[-1:] == [4] and len(picks) > 3, [0, 0, 0, 4]),
        (lambda picks: True, []),
    ],
)
def test_the_simplest_list(shows: Callable[[Sequence[int]], bool], least: list[int]) -> None:
    picks = [3, 9, 23, 1, 0, 5, 30, 7, 7, 12, 5, 2, 8, 4]
    assert shows(picks)
    assert minimal(picks, shows) == least


def test_only_what_shows_it_is_kept() -> None:
    picks = [5, 1, 4]
    assert minimal(picks, lambda tried: tried == picks) == picks


def test_a_disagreement_that_shows_sooner_cuts_the_rest() -> None:
    def shows(tried: Sequence[int]) -> Sequence[int] | None:
        return tried[: list(tried).index(9) + 1] if 9 in tried else None

    assert Shrinker([1, 2, 9, 4, 9, 1, 1, 1], shows).run() == [9]


def test_limits_are_kept() -> None:
    shrinker = Shrinker(list(range(100)), lambda tried: None, max_tries=17)
    assert shrinker.run() == list(range(100))
    assert shrinker.tries == 17


@given(st.lists(st.integers(0, 50), min_size=1, max_size=30), st.integers(0, 100))
def test_never_less_simple_and_still_showing(picks: list[int], bar: int) -> None:
    if sum(picks) < bar:
        return
    least = minimal(picks, lambda tried: sum(tried) >= bar)
    assert sum(least) >= bar
    assert (len(least), least) <= (len(picks), picks)
