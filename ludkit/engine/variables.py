"""The board of a deduction puzzle: each site is a variable, with the values that it may still have."""

from __future__ import annotations

from typing import Final

from ludkit.board.directions import CELL
from ludkit.engine.errors import NoSiteError
from ludkit.engine.sites import OFF, Layout, Sites

_WORD: Final = 64
"""Bits of a word in which Ludii keeps values of variables."""


class Domains:
    """The values that variables can have, by site type: the least and the greatest.

    ``large``: some have more values than Ludii keeps in a word.
    """

    def __init__(self, bounds: list[tuple[int, int]], large: bool) -> None:
        self.bounds: list[tuple[int, int]] = bounds
        self.large: bool = large

    def at_start(self, site_type: int) -> int:
        """The values that a variable has at the start, as bits.

        Ludii gives it all numbers up to the greatest value, but of a large domain as many as there are values.
        """
        least, greatest = self.bounds[site_type]
        return (1 << (greatest - least + 1 if self.large else greatest + 1)) - 1

    def room(self, site_type: int, size: int) -> int:
        """For how many variables of a small domain Ludii has bits, where there are ``size``: it takes whole words."""
        bits = 1 << self.bounds[site_type][1].bit_length()
        return -(-size * bits // _WORD) * _WORD // bits

    def has(self, site_type: int, value: int) -> bool:
        """Whether a variable can have a value, or 0."""
        return 0 <= value <= self.bounds[site_type][1]


class Variables(Sites):
    """Sites that are variables.

    ``values[e]`` are the values that an element may still have, as bits. With one of them left it is *resolved*:
    then ``what`` has its value, which is 0 for all others.
    """

    def __init__(self, layout: Layout, domains: Domains) -> None:
        super().__init__(layout, 1, False, True, False)
        self.domains: Domains = domains
        self.values: list[int] = [0] * (layout.elements + 1)
        for site_type in range(len(layout.sizes)):
            start = domains.at_start(site_type)
            for site in range(layout.sizes[site_type]):
                self._put(layout.base[site_type] + site, start)
        self.looks: set[int] | None = None
        """Where somebody wants to know it: the elements that were looked at."""
        self._changes: list[int] = []

    def copy(self) -> Sites:
        twin = Variables(self.layout, self.domains)
        twin.values = self.values.copy()
        twin.what = self.what.copy()
        twin.who = self.who.copy()
        twin.count = self.count.copy()
        return twin

    def value_of(self, element: int) -> int:
        """The value of a resolved element, OFF for others."""
        if self.looks is not None:
            self.looks.add(element)
        values = self.values[element]
        return values.bit_length() - 1 if values != 0 and values & (values - 1) == 0 else OFF

    def value_at(self, site_type: int, site: int) -> int:
        """The value of a resolved site, OFF for others, and for those just behind the last that Ludii has bits for.

        Raises NoSiteError for all other numbers.
        """
        size = self.layout.sizes[site_type]
        if 0 <= site < size:
            return self.value_of(self.layout.base[site_type] + site)
        if self.domains.large or not 0 <= site < self.domains.room(site_type, size):
            raise NoSiteError
        return OFF

    def resolve(self, element: int, value: int) -> None:
        """Leave an element one value."""
        self._change(element, 1 << value)

    def toggle(self, element: int, value: int) -> None:
        """Take a value away from an element, or give it back."""
        self._change(element, self.values[element] ^ (1 << value))

    def _change(self, element: int, values: int) -> None:
        if self._marks:
            self._changes.append(self.values[element])
            self._changes.append(element)
        self._put(element, values)

    def _put(self, element: int, values: int) -> None:
        self.values[element] = values
        what = values.bit_length() - 1 if values != 0 and values & (values - 1) == 0 else 0
        self.what[element] = what
        occupied = 1 if what != 0 else 0
        self.count[element] = occupied
        # Ludii's board of many values has forgotten the owners of cells
        self.who[element] = 0 if self.domains.large and self.layout.site_type(element) == CELL else occupied

    def mark(self) -> int:
        self._marks += 1
        return len(self._changes)

    def undo(self, mark: int) -> None:
        changes = self._changes
        while len(changes) > mark:
            element = changes.pop()
            self._put(element, changes.pop())
        self._marks -= 1

    def fingerprint(self) -> int:
        return hash(tuple(self.values))


def variables_of(sites: Sites) -> Variables:
    """The sites of a deduction puzzle as what they are."""
    assert isinstance(sites, Variables)
    return sites
