"""Polygons: what is inside, inflation, and outlines from sides."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludkit.board.generators import hexagonal, square
from ludkit.board.graph import BoardError
from ludkit.board.polygon import MARGIN, MAX_POINTS, Polygon, outline_on_six_ways, outline_on_squares


@settings(deadline=None, max_examples=50)
@given(st.integers(3, 12), st.floats(0, 0.95), st.floats(0, 6.2))
def test_what_is_near_the_middle_is_inside(sides: int, share: float, angle: float) -> None:
    angles = [2 * math.pi * n / sides for n in range(sides)]
    polygon = Polygon([(math.cos(corner), math.sin(corner)) for corner in angles])
    # The inner radius of a triangle is half the outer one; of all other polygons it is more.
    x, y = math.cos(angle), math.sin(angle)
    assert polygon.contains(x * share / 2, y * share / 2)
    assert not polygon.contains(x * 1.01, y * 1.01)


def test_inflation_takes_in_the_corners_of_a_clockwise_polygon() -> None:
    corners = [(0.0, 0.0), (0.0, 3.0), (3.0, 3.0), (3.0, 0.0)]
    polygon = Polygon(corners)
    assert not polygon.contains(0.0, 0.0)
    polygon.inflate(MARGIN)
    assert all(polygon.contains(x, y) for x, y in corners)
    assert polygon.bounds() == pytest.approx((-MARGIN / 2, -MARGIN / 2, 3 + MARGIN / 2, 3 + MARGIN / 2))
    backward = Polygon(corners[::-1])
    backward.inflate(MARGIN)
    assert backward.bounds() == pytest.approx((MARGIN / 2, MARGIN / 2, 3 - MARGIN / 2, 3 - MARGIN / 2))


def test_rotations_repeat_the_points() -> None:
    polygon = Polygon([(1.0, 0.0)], rotations=4)
    expected = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    assert [(round(x, 9), round(y, 9)) for x, y in polygon.points] == expected
    backward = Polygon([(2.0, 0.0), (1.0, 0.0)], rotations=-2)
    assert [(round(x, 9), round(y, 9)) for x, y in backward.points] == [(1, 0), (2, 0), (-1, 0), (-2, 0)]
    with pytest.raises(BoardError, match=f"the polygon has too many points: the limit is {MAX_POINTS}"):
        Polygon([(1.0, 0.0)], rotations=MAX_POINTS + 1)


def test_an_empty_polygon_holds_nothing() -> None:
    polygon = Polygon([])
    polygon.inflate(MARGIN)
    assert polygon.bounds() == (0.0, 0.0, 0.0, 0.0)
    assert not polygon.contains(0.0, 0.0)


def test_outlines_turn_before_each_side() -> None:
    outline = outline_on_squares([2, 3, 2], square.WAYS)
    assert outline.points == [(0, 0), (0, 2), (3, 2), (3, 0)]
    assert outline_on_squares([2, 1, -1], square.WAYS).points == [(0, 0), (0, 2), (1, 2), (1, 1)]


@pytest.mark.parametrize("size", [2, 3, 4])
def test_five_equal_sides_enclose_a_hexagon(size: int) -> None:
    outline = outline_on_six_ways([size], hexagonal.LATTICE.upright)
    assert len(hexagonal.custom(outline).faces) == len(hexagonal.hexagon(size).faces)
