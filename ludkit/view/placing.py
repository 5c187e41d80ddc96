"""Finding room for labels: no label over another, none over a place where a piece may stand."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from math import cos, floor, hypot, pi, sin

from ludkit.view.canvas import Box
from ludkit.view.plan import Point

_CELL = 64.0
"""The side of the squares in which things are looked up, in pixels."""

DIRECTIONS = 16
"""How many directions are tried round a site."""


class Taken:
    """The parts of a picture that are taken: boxes (labels) and discs (places for pieces)."""

    def __init__(self) -> None:
        self._boxes: defaultdict[tuple[int, int], list[Box]] = defaultdict(list)
        self._discs: defaultdict[tuple[int, int], list[tuple[Point, float]]] = defaultdict(list)

    def add_box(self, box: Box) -> None:
        for square in _squares(box):
            self._boxes[square].append(box)

    def add_disc(self, centre: Point, radius: float) -> None:
        box = Box()
        box.include(*centre, radius)
        for square in _squares(box):
            self._discs[square].append((centre, radius))

    def free(self, box: Box) -> bool:
        """Whether nothing overlaps the box."""
        return not any(
            any(box.overlaps(other) for other in self._boxes.get(square, ()))
            or any(_over(box, centre, radius) for centre, radius in self._discs.get(square, ()))
            for square in _squares(box)
        )


def _squares(box: Box) -> Iterator[tuple[int, int]]:
    for column in range(floor(box.left / _CELL), floor(box.right / _CELL) + 1):
        for row in range(floor(box.top / _CELL), floor(box.bottom / _CELL) + 1):
            yield column, row


def _over(box: Box, centre: Point, radius: float) -> bool:
    x = min(max(centre[0], box.left), box.right)
    y = min(max(centre[1], box.top), box.bottom)
    return hypot(centre[0] - x, centre[1] - y) < radius


def clear_directions(lines: list[float]) -> list[float]:
    """Directions round a site, those furthest from the lines that leave it first; angles in radians.

    Of equally clear ones those that point down and to the right come first, where readers look for a label.
    """
    preferred = pi / 4

    def nearness(angle: float) -> tuple[float, float]:
        gap = min((_between(angle, line) for line in lines), default=pi)
        return -round(gap, 3), round(_between(angle, preferred), 3)

    return sorted((2 * pi * k / DIRECTIONS for k in range(DIRECTIONS)), key=nearness)


def _between(a: float, b: float) -> float:
    """The angle between two directions."""
    return abs((a - b + pi) % (2 * pi) - pi)


def beside(centre: Point, angle: float, radius: float, width: float, height: float) -> Point:
    """The middle of a box of this size that touches a disc from outside, in this direction."""
    dx, dy = cos(angle), sin(angle)
    low, high = radius, radius + hypot(width, height)
    for _ in range(20):  # halve the interval: the nearest distance at which the box clears the disc
        middle = (low + high) / 2
        at = (centre[0] + middle * dx, centre[1] + middle * dy)
        box = Box(at[0] - width / 2, at[1] - height / 2, at[0] + width / 2, at[1] + height / 2)
        if _over(box, centre, radius):
            low = middle
        else:
            high = middle
    return centre[0] + high * dx, centre[1] + high * dy
