"""Polygons, which cut shapes out of tilings and boards."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from ludkit.board.geometry import EPSILON
from ludkit.board.graph import BoardError

MARGIN: Final = 0.1
"""How far a polygon is inflated, so that points on the sides of one that goes clockwise count as inside."""

MAX_POINTS: Final = 10_000
"""The most points that a polygon may have."""

SIX_WAYS: Final = ((1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1), (0, -1))
"""The steps (rows, columns) in the six directions of a hexagonal or triangular lattice, clockwise."""


class Polygon:
    """Points in order round a polygon."""

    __slots__ = ("points",)

    def __init__(self, points: Iterable[tuple[float, float]], rotations: int = 0) -> None:
        """``rotations`` repeats the points that many times in all, turned round the origin; below 0 the other way."""
        self.points = list(points)
        if rotations < 0:
            self.points.reverse()
        if rotations != 0:
            self._add_rotations(rotations)

    def _add_rotations(self, rotations: int) -> None:
        if len(self.points) * abs(rotations) > MAX_POINTS:
            raise BoardError(f"the polygon has too many points: the limit is {MAX_POINTS}")
        given = list(self.points)
        turn = 2.0 * math.pi / rotations
        angle = turn
        for _ in range(1, abs(rotations)):
            sine = math.sin(angle)
            cosine = math.cos(angle)
            self.points += [(x * cosine - y * sine, x * sine + y * cosine) for x, y in given]
            angle += turn

    def copy(self) -> Polygon:
        """A polygon with the same points."""
        return Polygon(self.points)

    def contains(self, x: float, y: float) -> bool:
        """Whether the point is inside (a ray to the left crosses the sides an odd number of times)."""
        odd = False
        jx, jy = self.points[-1] if self.points else (0.0, 0.0)
        for ix, iy in self.points:
            if (iy < y <= jy or jy < y <= iy) and (ix <= x or jx <= x):
                odd ^= ix + (y - iy) / (jy - iy) * (jx - ix) < x
            jx = ix
            jy = iy
        return odd

    def inflate(self, amount: float) -> None:
        """Move each point by up to ``amount`` along the mean of its two sides, away from where it turns.

        A polygon that goes clockwise grows, one that goes counterclockwise shrinks, as in Ludii.
        """
        points = self.points
        count = len(points)
        moved: list[tuple[float, float]] = []
        for n in range(count):
            before = points[n - 1]
            here = points[n]
            after = points[(n + 1) % count]
            if _turns_right(before, here, after):
                ax, ay = _unit(here[0] - before[0], here[1] - before[1])
                bx, by = _unit(here[0] - after[0], here[1] - after[1])
            else:
                ax, ay = _unit(before[0] - here[0], before[1] - here[1])
                bx, by = _unit(after[0] - here[0], after[1] - here[1])
            x = here[0] + (ax * amount + bx * amount) * 0.5
            y = here[1] + (ay * amount + by * amount) * 0.5
            moved.append((x, y))
        self.points = moved

    def bounds(self) -> tuple[float, float, float, float]:
        """Left, bottom, right and top; zeros for a polygon without points."""
        if not self.points:
            return 0.0, 0.0, 0.0, 0.0
        xs = [x for x, _ in self.points]
        ys = [y for _, y in self.points]
        return min(xs), min(ys), max(xs), max(ys)


def outline_on_squares(sides: Iterable[int], steps: Sequence[tuple[float, float]]) -> Polygon:
    """The outline that starts at the origin and has these sides.

    ``steps`` are the four ways (y, x) in turning order; before each side the way turns on, before a negative one back.
    """
    way = len(steps) - 1
    x = y = 0.0
    points = [(x, y)]
    for side in sides:
        way = (way + (-1 if side < 0 else 1)) % len(steps)
        y += side * steps[way][0]
        x += side * steps[way][1]
        points.append((x, y))
    return Polygon(points)


def outline_on_six_ways(sides: Sequence[int], place: Callable[[int, int], tuple[float, float]]) -> Polygon:
    """The outline on a hexagonal or triangular lattice whose sides have these numbers of cells.

    Sides are repeated until there are five. The way turns clockwise before each side, counterclockwise before a
    negative one (which is not walked). ``place`` gives the point of a row and column.
    """
    if not sides:
        return Polygon([])
    way = 1
    row = column = 0
    points = [place(row, column)]
    for n in range(max(5, len(sides))):
        side = sides[n % len(sides)]
        length = side + 1 if side < 0 else side - 1
        way = (way + (-1 if length < 0 else 1)) % 6
        if length > 0:
            row += length * SIX_WAYS[way][0]
            column += length * SIX_WAYS[way][1]
            points.append(place(row, column))
    return Polygon(points)


def _turns_right(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> bool:
    """Whether the way from a by b to c goes straight on or turns right."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]) < EPSILON


def _unit(x: float, y: float) -> tuple[float, float]:
    """The vector at length 1; a vector without length as it is."""
    length = math.sqrt(x * x + y * y + 0.0)
    return (x, y) if length < EPSILON else (x / length, y / length)
