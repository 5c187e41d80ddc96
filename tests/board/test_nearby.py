"""Looking up points by where they are."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from ludkit.board.nearby import Nearby

NUMBERS = st.floats(-20, 20)


@settings(deadline=None, max_examples=50)
@given(st.lists(st.tuples(NUMBERS, NUMBERS), max_size=30), st.tuples(NUMBERS, NUMBERS), st.floats(0, 5))
def test_no_point_within_reach_is_missed(
    points: list[tuple[float, float]], middle: tuple[float, float], reach: float
) -> None:
    nearby = Nearby(1.5)
    for n, (x, y) in enumerate(points):
        nearby.add(n, x, y)
    found = nearby.around(*middle, reach)
    assert found == sorted(set(found))
    within = {n for n, (x, y) in enumerate(points) if max(abs(x - middle[0]), abs(y - middle[1])) <= reach}
    assert within <= set(found)
