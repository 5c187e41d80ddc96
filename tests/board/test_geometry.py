"""Plane geometry: angles bit for bit as Java's, and the rest on simple figures."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludkit.board.geometry import atan2, bend, distance, distance_to_line, segments_meet, side_of_line

# Math.atan2 of Java 17; the C library of the machine that recorded them gave the neighbouring number for the last four.
ANGLES = [
    (0.0, 0.0, 0.0),
    (-0.0023851740860289378, -0.00905504506507454, -2.8840347596545226),
    (0.006568968932034838, -0.7277181016205789, 3.132566094396154),
    (0.015460375074749115, 0.0, 1.5707963267948966),
    (-0.007880457183274268, -0.3352491799121964, -3.118090713237499),
    (-3.5, -2.600205020173174, -2.2097480577475053),
    (0.0, 1.0, 0.0),
    (0.0, -1.0, 3.141592653589793),
    (-0.0, -1.0, -3.141592653589793),
    (-0.0, 1.0, -0.0),
    (1.0, 0.0, 1.5707963267948966),
    (-1.0, 0.0, -1.5707963267948966),
    (1.0, 1.0, 0.7853981633974483),
    (1.0, -1.0, 2.356194490192345),
    (-0.8889307769687624, 0.6781669920457749, -0.9190889982157177),
    (1.5355142369457337, -0.7329270009472113, 2.0161334034531357),
    (0.0047057630974947605, 0.5427256734012194, 0.008670393548360224),
    (0.296129431687461, -0.021574904113672938, 1.6435241593064436),
]

coordinates = st.floats(-1000, 1000, allow_nan=False).map(lambda x: round(x, 3))


@pytest.mark.parametrize(("y", "x", "angle"), ANGLES)
def test_angles_are_javas(y: float, x: float, angle: float) -> None:
    assert atan2(y, x) == angle
    assert math.copysign(1, atan2(y, x)) == math.copysign(1, angle)


@given(coordinates, coordinates)
def test_angles_are_the_c_librarys_but_for_the_last_bit(y: float, x: float) -> None:
    assert math.isclose(atan2(y, x), math.atan2(y, x), rel_tol=4e-16, abs_tol=1e-300)


@given(coordinates, coordinates, coordinates, coordinates)
def test_the_distance_to_a_line_is_no_greater_than_that_to_its_points(x: float, y: float, bx: float, by: float) -> None:
    off = distance_to_line(x, y, 0, 0, bx, by)
    assert off <= distance(x, y, 0, 0) * (1 + 1e-9) + 1e-9
    assert off <= distance(x, y, bx, by) * (1 + 1e-9) + 1e-9 or math.hypot(bx, by) < 1e-7


def test_sides_of_a_line() -> None:
    assert [side_of_line(x, 1, 0, 0, 0, 2) for x in (-1, 0, 1)] == [1, 0, -1]


def test_bends() -> None:
    assert bend(0, 0, 1, 0, 2, 0) == 0
    assert bend(0, 0, 1, 0, 2, 1) == 1
    assert bend(0, 0, 1, 0, 1, 1) == math.inf
    assert bend(0, 0, 1, 0, 0, 0) == math.inf


def test_segments_meet_also_at_their_ends_but_not_along_each_other() -> None:
    assert segments_meet(0, 0, 2, 2, 0, 2, 2, 0)
    assert segments_meet(0, 0, 2, 2, 2, 2, 3, 0)
    assert not segments_meet(0, 0, 1, 1, 0, 2, 2, 1.5)
    assert not segments_meet(0, 0, 2, 0, 1, 0, 3, 0)
