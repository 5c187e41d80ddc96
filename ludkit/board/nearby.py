"""Finding points that are near a point without looking at all of them."""

from __future__ import annotations

import math


class Nearby:
    """Numbered points in the plane, kept by squares of a fixed side."""

    __slots__ = ("_side", "_squares")

    def __init__(self, side: float) -> None:
        self._side = side
        self._squares: dict[tuple[int, int], list[int]] = {}

    def add(self, number: int, x: float, y: float) -> None:
        """Add point ``number``."""
        self._squares.setdefault((math.floor(x / self._side), math.floor(y / self._side)), []).append(number)

    def around(self, x: float, y: float, reach: float) -> list[int]:
        """The numbers, ascending, of all points within ``reach`` of (x, y), and of some that are farther away."""
        side = self._side
        left = math.floor((x - reach) / side)
        right = math.floor((x + reach) / side)
        bottom = math.floor((y - reach) / side)
        top = math.floor((y + reach) / side)
        found: list[int] = []
        for column in range(left, right + 1):
            for row in range(bottom, top + 1):
                square = self._squares.get((column, row))
                if square is not None:
                    found += square
        found.sort()
        return found
