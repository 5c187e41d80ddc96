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
Candidate: TypeAlias = tuple[int, Radial, float, float]
Line: TypeAlias = tuple[Radial, Radial | None]

_MOST_BEND: Final = math.tan(0.25)
"""The bend up to which a radial goes on."""
_OPPOSITE_BEND: Final = math.tan(0.1)
"""The bend up to which two radials from a site count as one line."""

_OPPOSED: Final = {CW: CCW, CCW: CW, IN: OUT, OUT: IN}


class Radials:
    """The radials of all sites of one kind, worked out direction by direction when they are asked for."""

    __slots__ = (
        "_distinct",
        "_elements",
        "_followed",
        "_kind",
        "_opposites",
        "_rotational",
        "_same",
        "_single",
        "_steps",
    )

    def __init__(self, elements: Sequence[Element], kind: int, steps: Steps) -> None:
        self._elements = elements
        self._kind = kind
        self._steps = steps
        self._followed: dict[int, list[list[Radial]]] = {}
        self._rotational: list[list[tuple[int, Radial]]] | None = None
        self._opposites: dict[int, list[list[Radial | None]]] = {}
        self._distinct: dict[int, list[list[Line]]] = {}
        self._single: list[list[Candidate]] | None = None
        self._same: dict[int, list[list[Candidate]]] = {}

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
                if direction == ROTATIONAL:
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
                if direction == ROTATIONAL:
                    lines.sort(key=self._line_rank)
                known.append([(entry[1], opposite) for entry, opposite in lines])
            self._distinct[direction] = known
        return known

    def _entries(self, direction: int) -> list[list[tuple[int, Radial]]]:
        """By site: the radials in the direction, each with its own direction, in the order in which they are found.

        But for those that turn, that is their order.
        """
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
        x, y = self._first_step(radial)
        turned = _OPPOSED.get(direction, -1)
        for other_direction, other, dx, dy in self._candidates(site, direction):
            if other is radial:
                continue
            if other_direction == turned or bend(x, y, 0.0, 0.0, dx, dy) < _OPPOSITE_BEND:
                return other
        return None

    def _candidates(self, site: int, direction: int) -> list[Candidate]:
        """What can be opposite to a radial in the direction, with its own direction and its first step's x and y."""
        if direction >= FIRST_SINGLE:
            return self._singles()[site]
        known = self._same.get(direction)
        if known is None:
            known = [[self._candidate(direction, radial) for radial in radials] for radials in self._follow(direction)]
            self._same[direction] = known
        return known[site]

    def _candidate(self, direction: int, radial: Radial) -> Candidate:
        x, y = self._first_step(radial)
        return direction, radial, x, y

    def _first_step(self, radial: Radial) -> tuple[float, float]:
        a = self._elements[radial[0]]
        b = self._elements[radial[1]]
        return b.x - a.x, b.y - a.y

    def _singles(self) -> list[list[Candidate]]:
        """By site: the radials in all single directions; see `_candidates`."""
        known = self._single
        if known is None:
            known = [[] for _ in self._elements]
            for direction in range(FIRST_SINGLE, DIRECTION_COUNT):
                for site, radials in enumerate(self._follow(direction)):
                    for radial in radials:
                        known[site].append(self._candidate(direction, radial))
            self._single = known
        return known

    def _rank(self, entry: tuple[int, Radial]) -> float:
        x, y = self._first_step(entry[1])
        return clockwise_rank(x, y)

    def _line_rank(self, line: tuple[tuple[int, Radial], Radial | None]) -> float:
        return self._rank(line[0])


def follow(elements: Sequence[Element], targets: list[list[int]], straight: bool) -> list[list[Radial]]:
    """By site: the radials by each step to ``targets``, the steps in one direction.

    A radial goes on by the step that bends least (where not ``straight``, by the first step), until none bends less
    than `_MOST_BEND` or it comes back to a site that it holds already.
    """
    follower = _Follower(elements, targets, straight)
    return [[follower.radial(site, target) for target in targets[site]] for site in range(len(targets))]


class _Follower:
    """Follows radials in one direction. From its second site on, a radial is one that starts there."""

    __slots__ = ("_count", "_onward", "_radials", "_straight", "_targets", "_xs", "_ys")

    def __init__(self, elements: Sequence[Element], targets: list[list[int]], straight: bool) -> None:
        self._xs = [element.x for element in elements]
        self._ys = [element.y for element in elements]
        self._targets = targets
        self._straight = straight
        self._count = len(targets)
        self._radials: dict[int, Radial] = {}
        """By step (its first site times the number of sites, plus its second): the radial that starts with it."""
        self._onward: dict[int, int] = {}
        """By step: the site after it, -1 for none."""

    def radial(self, site: int, target: int) -> Radial:
        """The radial that starts with the step from ``site`` to ``target``."""
        count = self._count
        steps: list[int] = []
        seen: set[int] = set()
        key = site * count + target
        radial = self._radials.get(key)
        while radial is None:
            if key in seen:
                return self._round(site, target)
            seen.add(key)
            steps.append(key)
            onward = self._next(key)
            if onward < 0:
                radial = [key % count]
            else:
                key = key % count * count + onward
                radial = self._radials.get(key)
        for step in reversed(steps):
            first = step // count
            # A radial ends before it would come back to a site.
            radial = [first, *(radial[: radial.index(first)] if first in radial else radial)]
            self._radials[step] = radial
        return radial

    def _round(self, site: int, target: int) -> Radial:
        """A radial that comes back to a step of its own."""
        radial = [site, target]
        onward = self._next(site * self._count + target)
        while onward not in radial:
            radial.append(onward)
            onward = self._next(radial[-2] * self._count + onward)
        return radial

    def _next(self, step: int) -> int:
        onward = self._onward.get(step)
        if onward is None:
            current = step % self._count
            targets = self._targets[current]
            if self._straight:
                onward = _straightest(self._xs, self._ys, step // self._count, current, targets)
            else:
                onward = targets[0] if targets else -1
            self._onward[step] = onward
        return onward


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
