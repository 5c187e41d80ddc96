"""Radials: the straight ways from a site, on and on in one direction, to the edge of the board.

A radial is a list of sites of one kind, the site it starts from first. In a direction of several steps (``Orthogonal``)
a site has one radial for each.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, TypeAlias

from ludkit.board.directions import CCW, CW, DIRECTION_COUNT, FIRST_SINGLE, IN, OUT, ROTATIONAL
from ludkit.board.geometry import bend
from ludkit.board.graph import Element
from ludkit.board.steps import Steps, clockwise_rank

Radial: TypeAlias = list[int]
Line: TypeAlias = tuple[Radial, Radial | None]

_MOST_BEND: Final = math.tan(0.25)
"""The bend up to which a radial goes on."""
_OPPOSITE_BEND: Final = math.tan(0.1)
"""The bend up to which two radials from a site count as one line."""

_OPPOSED: Final = ((CW, CCW), (CCW, CW), (IN, OUT), (OUT, IN))


class Radials:
    """The radials of all sites of one kind, worked out direction by direction when they are asked for."""

    __slots__ = ("_distinct", "_elements", "_followed", "_kind", "_opposites", "_rotational", "_single", "_steps")

    def __init__(self, elements: Sequence[Element], kind: int, steps: Steps) -> None:
        self._elements = elements
        self._kind = kind
        self._steps = steps
        self._followed: dict[int, list[list[Radial]]] = {}
        self._rotational: list[list[tuple[int, Radial]]] | None = None
        self._opposites: dict[int, list[list[Radial | None]]] = {}
        self._distinct: dict[int, list[list[Line]]] = {}
        self._single: list[list[tuple[int, Radial]]] | None = None

    def towards(self, direction: int) -> list[list[Radial]]:
        """By site: the radials in the direction, in order of the angle of their first step, clockwise from north."""
        if direction != ROTATIONAL:
            return self._follow(direction)
        return [[radial for _, radial in sorted(entries, key=self._rank)] for entries in self._turning()]

    def opposites(self, direction: int) -> list[list[Radial | None]]:
        """By site, for each radial in the direction: the radial that goes on from it the other way, or None.

        That of a radial in a single direction is in a single direction too, that of another in the same direction.
        """
        known = self._opposites.get(direction)
        if known is None:
            known = []
            for site, entries in enumerate(self._entries(direction)):
                entries = sorted(entries, key=self._rank)
                known.append([self._opposite(site, own, radial) for own, radial in entries])
            self._opposites[direction] = known
        return known

    def distinct(self, direction: int) -> list[list[Line]]:
        """By site: the lines through it in the direction, each once: a radial, and its opposite or None."""
        known = self._distinct.get(direction)
        if known is None:
            known = []
            for site, entries in enumerate(self._entries(direction)):
                lines: list[tuple[tuple[int, Radial], Radial | None]] = []
                for entry in entries:
                    if all(entry[1] != opposite for _, opposite in lines):
                        lines.append((entry, self._opposite(site, entry[0], entry[1])))
                lines.sort(key=self._line_rank)
                known.append([(entry[1], opposite) for entry, opposite in lines])
            self._distinct[direction] = known
        return known

    def _entries(self, direction: int) -> list[list[tuple[int, Radial]]]:
        """By site: the radials in the direction, each with its own direction, in the order in which they are found."""
        if direction == ROTATIONAL:
            return self._turning()
        return [[(direction, radial) for radial in radials] for radials in self._follow(direction)]

    def _follow(self, direction: int) -> list[list[Radial]]:
        known = self._followed.get(direction)
        if known is None:
            targets = self._steps.towards(self._kind, direction)
            known = follow(self._elements, targets, direction not in (CW, CCW, IN, OUT))
            self._followed[direction] = known
        return known

    def _turning(self) -> list[list[tuple[int, Radial]]]:
        """By site: the radials that may turn, and those in, out and round, less those that are a part of another."""
        known = self._rotational
        if known is None:
            known = []
            for site in range(len(self._elements)):
                entries: list[tuple[int, Radial]] = []
                for direction in (ROTATIONAL, IN, OUT, CW, CCW):
                    for radial in self._follow(direction)[site]:
                        entries.append((direction, radial))
                for n in range(len(entries) - 1, -1, -1):
                    radial = entries[n][1]
                    size = len(radial)
                    if any(m != n and entries[m][1][:size] == radial for m in range(len(entries))):
                        del entries[n]
                known.append(entries)
            self._rotational = known
        return known

    def _opposite(self, site: int, direction: int, radial: Radial) -> Radial | None:
        """The first radial found that is opposite to this one; see `opposites`."""
        if direction < FIRST_SINGLE:
            candidates = [(direction, other) for other in self._follow(direction)[site]]
        else:
            candidates = self._singles()[site]
        for other_direction, other in candidates:
            if other is radial:
                continue
            if (direction, other_direction) in _OPPOSED or self._is_opposite(radial, other):
                return other
        return None

    def _singles(self) -> list[list[tuple[int, Radial]]]:
        """By site: the radials in all single directions, with their directions."""
        known = self._single
        if known is None:
            known = [[] for _ in self._elements]
            for direction in range(FIRST_SINGLE, DIRECTION_COUNT):
                for site, radials in enumerate(self._follow(direction)):
                    for radial in radials:
                        known[site].append((direction, radial))
            self._single = known
        return known

    def _is_opposite(self, radial: Radial, other: Radial) -> bool:
        """Whether two radials from a site start out as one line through it."""
        a = self._elements[radial[1]]
        b = self._elements[radial[0]]
        c = self._elements[other[1]]
        return bend(a.x, a.y, b.x, b.y, c.x, c.y) < _OPPOSITE_BEND

    def _rank(self, entry: tuple[int, Radial]) -> float:
        a = self._elements[entry[1][0]]
        b = self._elements[entry[1][1]]
        return clockwise_rank(b.x - a.x, b.y - a.y)

    def _line_rank(self, line: tuple[tuple[int, Radial], Radial | None]) -> float:
        return self._rank(line[0])


def follow(elements: Sequence[Element], targets: list[list[int]], straight: bool) -> list[list[Radial]]:
    """By site: the radials by each step to ``targets``, the steps in one direction.

    A radial goes on by the step that bends least (where not ``straight``, by the first step), until none bends less
    than `_MOST_BEND` or it comes back to a site that it holds already.
    """
    xs = [element.x for element in elements]
    ys = [element.y for element in elements]
    count = len(targets)
    onward: dict[int, int] = {}
    result: list[list[Radial]] = []
    for site in range(count):
        radials: list[Radial] = []
        for target in targets[site]:
            radial = [site, target]
            previous = site
            current = target
            while True:
                key = previous * count + current
                following = onward.get(key, -2)
                if following == -2:
                    if straight:
                        following = _straightest(xs, ys, previous, current, targets[current])
                    else:
                        following = targets[current][0] if targets[current] else -1
                    onward[key] = following
                if following < 0 or following in radial:
                    break
                radial.append(following)
                previous = current
                current = following
            radials.append(radial)
        result.append(radials)
    return result


def _straightest(xs: list[float], ys: list[float], previous: int, current: int, targets: list[int]) -> int:
    """Which of the targets bends the way from ``previous`` by ``current`` least; -1 where all bend too much."""
    best = -1
    least = _MOST_BEND
    bx = xs[current]
    by = ys[current]
    vx = bx - xs[previous]
    vy = by - ys[previous]
    for target in targets:
        ux = xs[target] - bx
        uy = ys[target] - by
        along = ux * vx + uy * vy
        if along <= 0.0:
            continue
        tangent = abs((ux * -vy + uy * vx) / along)
        if tangent < least:
            best = target
            least = tangent
            if tangent == 0.0:
                break
    return best
