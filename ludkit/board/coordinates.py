"""Rows, columns, layers and labels (``A1``) of the sites of one kind, as Ludii works them out.

Sites are sorted by their distance from a line and cut into groups wherever there is a gap; of some angles of the line,
that with the clearest groups wins. Where that gives two sites the same label, rows and columns are taken from the
sites' y and x alone.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Final

from ludkit.board.geometry import distance_to_line
from ludkit.board.graph import BoardError, Element

_ROW_ANGLES: Final = (0, 15, 30, 45, 60)
_COLUMN_ANGLES: Final = (90, 105, 120)
_WORST: Final = 1000.0
_GAP: Final = 0.6
"""A site further from the mean of a group than this, in mean site distances, starts a new group."""
_GROUP_COST: Final = 0.01
_SAME_LINE: Final = 0.001


class Coordinates:
    """The row, column, layer (from 0) and label of each site, and the sites of each row, column and layer.

    A row's index is the sites' row, unless sites share labels: then a site can even be in two rows or in none.
    """

    __slots__ = ("columns", "labels", "layers", "of_column", "of_layer", "of_row", "rows", "shared", "thetas")

    def __init__(
        self, elements: Sequence[Element], thetas: tuple[float, float] | None, by_position: bool, boardless: bool
    ) -> None:
        """``thetas``: the angles of rows and columns, to be found if None. ``by_position``: rows by y, columns by x.

        A ``boardless`` board has no layers, and keeps labels that sites share.
        """
        count = len(elements)
        self.thetas = (0.0, 0.5) if thetas is None else thetas
        row: list[int] = []
        column: list[int] = []
        layer: list[int] = []
        if elements:
            grouping = _Grouping(elements)
            if thetas is None:
                self.thetas = grouping.best_thetas()
            row = grouping.by_line(*grouping.row_line(self.thetas[0]))
            column = grouping.by_line(*grouping.column_line(self.thetas[1]))
            layer = grouping.by_height()
        with_layer = any(layer[n] != layer[n + 1] for n in range(count - 1))
        self.labels = [_label(row[n], column[n], layer[n], with_layer) for n in range(count)]
        self.shared = len(set(self.labels)) < count
        self.of_row = row
        self.of_column = column
        self.of_layer = layer
        if self.shared or by_position:
            self.rows = _lines(elements, [element.y for element in elements], row)
            self.columns = _lines(elements, [element.x for element in elements], column)
        else:
            self.rows = _members(row)
            self.columns = _members(column)
        if boardless:
            self.layers = []
        elif self.shared:
            self.layers = _layers(elements, layer)
            self.labels = [_short_label(row[n], column[n]) for n in range(count)]
        else:
            self.layers = _members(layer)


class _Grouping:
    """The sites of one kind, with what is needed to group them along lines."""

    __slots__ = ("_bottom", "_elements", "_height", "_left", "_margin", "_width")

    def __init__(self, elements: Sequence[Element]) -> None:
        self._elements = elements
        xs = [element.x for element in elements]
        ys = [element.y for element in elements]
        self._left = min(xs)
        self._bottom = min(ys)
        self._width = max(xs) - self._left
        self._height = max(ys) - self._bottom
        self._margin = _GAP * ((self._width + self._height) / 2 / math.sqrt(len(elements)))

    def best_thetas(self) -> tuple[float, float]:
        """The angles, in radians, of the lines that group the sites best into rows and into columns."""
        best_row = 0.0
        least = _WORST
        for angle in _ROW_ANGLES:
            theta = angle / 180.0 * math.pi
            error = self._error(self._distances(*self.row_line(theta)))
            if error < least:
                least = error
                best_row = theta
        best_column = 0.0
        least = _WORST
        for angle in _COLUMN_ANGLES:
            theta = best_row + angle / 180.0 * math.pi
            error = self._error(self._distances(*self.column_line(theta)))
            if error < least:
                least = error
                best_column = theta
        return best_row, best_column

    def row_line(self, theta: float) -> tuple[float, float, float, float]:
        """Two points on a line at this angle well below the board."""
        x = self._left + self._width / 2
        y = self._bottom - self._height
        return x, y, x + self._width * math.cos(theta), y + self._width * math.sin(theta)

    def column_line(self, theta: float) -> tuple[float, float, float, float]:
        """Two points on a line at this angle well left of the board."""
        x = self._left - self._width
        y = self._bottom + self._height / 2
        return x, y, x + self._width * math.cos(theta), y + self._width * math.sin(theta)

    def by_line(self, ax: float, ay: float, bx: float, by: float) -> list[int]:
        """For each site the number of its group, by distance from the line."""
        return self._numbers(self._distances(ax, ay, bx, by))

    def by_height(self) -> list[int]:
        """For each site the number of its group, by z."""
        return self._numbers([element.z for element in self._elements])

    def _distances(self, ax: float, ay: float, bx: float, by: float) -> list[float]:
        return [distance_to_line(element.x, element.y, ax, ay, bx, by) for element in self._elements]

    def _groups(self, values: list[float]) -> list[tuple[list[int], float]]:
        """The sites group by group, with the mean of each group's values."""
        groups: list[tuple[list[int], float]] = []
        margin = self._margin
        group: list[int] = []
        total = 0.0
        mean = 0.0
        for site in sorted(range(len(values)), key=values.__getitem__):
            value = values[site]
            if group and abs(value - mean) > margin:
                groups.append((group, mean))
                group = []
                total = 0.0
            group.append(site)
            total += value
            mean = total / len(group)
        groups.append((group, mean))
        return groups

    def _numbers(self, values: list[float]) -> list[int]:
        numbers = [0] * len(values)
        for number, (group, _) in enumerate(self._groups(values)):
            for site in group:
                numbers[site] = number
        return numbers

    def _error(self, values: list[float]) -> float:
        """How bad the groups are: for each, how far its last site is off the mean, and a price for each group."""
        groups = self._groups(values)
        error = 0.0
        for group, mean in groups:
            off = mean - values[group[-1]]
            error += off * off / len(group)
        return error + _GROUP_COST * len(groups)


def _letter(offset: int) -> str:
    return chr(ord("A") + offset)


def _label(row: int, column: int, layer: int, with_layer: bool) -> str:
    label = _letter(column % 26)
    while column >= 26:
        column //= 26
        label = _letter(column % 26 - 1) + label
    return f"{label}{row + 1}/{layer}" if with_layer else f"{label}{row + 1}"


def _short_label(row: int, column: int) -> str:
    first = _letter(column // 26 - 1) if column >= 26 else ""
    return f"{first}{_letter(column % 26)}{row + 1}"


def _members(numbers: list[int]) -> list[list[int]]:
    """The sites by number."""
    result: list[list[int]] = [[] for _ in range(max(numbers, default=-1) + 1)]
    for site, number in enumerate(numbers):
        result[number].append(site)
    return result


def _lines(elements: Sequence[Element], values: list[float], numbers: list[int]) -> list[list[int]]:
    """The sites by value, for each value that a site in the lowest layer has; sets their ``numbers`` too."""
    found: list[float] = []
    for n, element in enumerate(elements):
        place = bisect_left(found, values[n])
        beside = found[max(place - 1, 0) : place + 1]
        if element.z == 0 and all(abs(values[n] - value) >= _SAME_LINE for value in beside):
            found.insert(place, values[n])
    in_order = sorted(range(len(values)), key=values.__getitem__)
    sorted_values = [values[n] for n in in_order]
    result: list[list[int]] = []
    for number, value in enumerate(found):
        first = bisect_left(sorted_values, value - 2 * _SAME_LINE)
        last = bisect_right(sorted_values, value + 2 * _SAME_LINE)
        line = sorted(n for n in in_order[first:last] if abs(values[n] - value) < _SAME_LINE)
        for n in line:
            numbers[n] = number
        result.append(line)
    return result


def _layers(elements: Sequence[Element], numbers: list[int]) -> list[list[int]]:
    """The sites by z, in Ludii's order; sets their ``numbers`` too.

    Ludii puts a new z one place too far up its list, and breaks on one higher than all before it.
    """
    found: list[float] = []
    for element in elements:
        if not found:
            found.append(element.z)
            continue
        low = 0
        high = len(found) - 1
        while low <= high:
            middle = (low + high) // 2
            if found[middle] == element.z:
                break
            if found[middle] < element.z:
                low = middle + 1
            else:
                high = middle - 1
        else:
            if low == len(found):
                raise BoardError("sites in different layers share their rows and columns, which Ludii cannot label")
            found.insert(low + 1, element.z)
    result: list[list[int]] = []
    for number, value in enumerate(found):
        layer = [n for n, element in enumerate(elements) if element.z == value]
        for n in layer:
            numbers[n] = number
        result.append(layer)
    return result
