"""Boards of hexagons for the rules of the games beside this module: cells by label, steps in named directions.

A label is a letter and a number, such as ``E5``. On the hexagon letters run to the right and numbers up and to the
left, so that a row of cells across the board shares its number. The rhombus stands on its corner ``A1``: letters run
up and to the right, numbers up and to the left. Either way a cell touches the next letter, the next number, and the
cell where both go up by one.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from string import ascii_uppercase

MAX_SIDE = 50
"""The most cells along a side of a board; rulebooks stay far below."""

Step = tuple[int, int]
"""How a direction changes letter and number."""

HEXAGON_DIRECTIONS: Mapping[str, Step] = {
    "E": (1, 0),
    "NE": (1, 1),
    "NW": (0, 1),
    "W": (-1, 0),
    "SW": (-1, -1),
    "SE": (0, -1),
}
RHOMBUS_DIRECTIONS: Mapping[str, Step] = {
    "N": (1, 1),
    "NE": (1, 0),
    "SE": (0, -1),
    "S": (-1, -1),
    "SW": (-1, 0),
    "NW": (0, 1),
}


def letters(index: int) -> str:
    """The letters of the column ``index``, from 0: ``A`` to ``Z``, then ``AA``, ``AB`` and so on."""
    first, last = divmod(index, len(ascii_uppercase))
    return (ascii_uppercase[first - 1] if first else "") + ascii_uppercase[last]


@dataclass(frozen=True)
class HexBoard:
    """Cells by label, in the order of their numbers and then their letters, with the place of each."""

    directions: Mapping[str, Step]
    places: Mapping[str, tuple[int, int]]
    """Letter and number of each cell, both counted from 0."""
    _labels: Mapping[tuple[int, int], str] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_labels", {place: label for label, place in self.places.items()})

    @property
    def cells(self) -> Iterable[str]:
        return self.places.keys()

    def at(self, letter: int, number: int) -> str | None:
        """The cell at this place, or None off the board."""
        return self._labels.get((letter, number))

    def step(self, cell: str, direction: str, count: int = 1) -> str | None:
        """The cell ``count`` steps away, whatever stands between, or None off the board."""
        letter, number = self.places[cell]
        by_letter, by_number = self.directions[direction]
        return self.at(letter + count * by_letter, number + count * by_number)

    def neighbours(self, cell: str) -> list[str]:
        steps = (self.step(cell, direction) for direction in self.directions)
        return [neighbour for neighbour in steps if neighbour is not None]

    def line(self, cell: str, direction: str) -> list[str]:
        """The whole line through a cell, from edge to edge; the last cell lies furthest in ``direction``."""
        by_letter, by_number = self.directions[direction]
        letter, number = self.places[cell]
        while self.at(letter - by_letter, number - by_number):
            letter, number = letter - by_letter, number - by_number
        line = []
        while (label := self.at(letter, number)) is not None:
            line.append(label)
            letter, number = letter + by_letter, number + by_number
        return line

    def side(self, direction: str) -> list[str]:
        """The cells from which a step in ``direction`` leaves the board."""
        return [cell for cell in self.cells if self.step(cell, direction) is None]

    def row(self, number: int) -> list[str]:
        """The cells that share a number; on a hexagon a row across the board. Negative numbers count from the last."""
        numbers = sorted({place[1] for place in self.places.values()})
        wanted = numbers[number - 1 if number > 0 else number]
        return [cell for cell, place in self.places.items() if place[1] == wanted]

    def chain(self, start: Iterable[str], goal: Iterable[str], belongs: Callable[[str], bool]) -> list[str]:
        """A shortest chain of touching cells from ``start`` to ``goal``, all belonging; empty if there is none."""
        goals = set(goal)
        before: dict[str, str | None] = {cell: None for cell in start if belongs(cell)}
        waiting = deque(before)
        while waiting:
            cell = waiting.popleft()
            if cell in goals:
                return _walk_back(cell, before)
            for neighbour in self.neighbours(cell):
                if neighbour not in before and belongs(neighbour):
                    before[neighbour] = cell
                    waiting.append(neighbour)
        return []


def hexagon(side: int) -> HexBoard:
    """The hexagon with ``side`` cells along each side. Raises ValueError for a side that no board can have."""
    _check_side(side)
    numbers = range(2 * side - 1)
    return _board(HEXAGON_DIRECTIONS, ((x, y) for y in numbers for x in numbers if abs(x - y) < side))


def rhombus(side: int) -> HexBoard:
    """The rhombus with ``side`` cells along each side. Raises ValueError for a side that no board can have."""
    _check_side(side)
    return _board(RHOMBUS_DIRECTIONS, ((x, y) for y in range(side) for x in range(side)))


def _board(directions: Mapping[str, Step], places: Iterable[tuple[int, int]]) -> HexBoard:
    return HexBoard(directions, {f"{letters(x)}{y + 1}": (x, y) for x, y in places})


def _check_side(side: int) -> None:
    if not 1 <= side <= MAX_SIDE:
        raise ValueError(f"a board has 1 to {MAX_SIDE} cells a side, not {side}")


def _walk_back(cell: str, before: Mapping[str, str | None]) -> list[str]:
    """The way to ``cell``, first cell first, by what each cell was reached from."""
    way: list[str] = []
    here: str | None = cell
    while here is not None:
        way.append(here)
        here = before[here]
    return way[::-1]
