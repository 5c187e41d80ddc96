"""What stands where: the contents of every site, with the empty sites and the players' pieces kept up to date.

Every site of every type has one *element*, an index into flat lists: cells first (those of the board, then of hands,
dice and decks, numbered on), then the board's vertices, then its edges. `Layout` maps sites to elements.

All writes go through methods of `Sites`. Between `Sites.mark` and `Sites.undo` they note what was there before, so
that a rule can try moves without copying anything.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import Final

from ludkit.board.directions import CELL, EDGE, VERTEX

OFF: Final = -1
"""No site, no player, no value: Ludii's ``Off`` and ``Undefined``."""

_SITE: Final = 0
_ADDED: Final = 1
_REMOVED: Final = 2
_SWAPPED: Final = 3


class Layout:
    """Where the sites of a game keep their data.

    ``sizes`` is the number of the board's sites by type; ``containers`` the number of sites of each container, the
    board first. Sites of other containers are cells, numbered after all the board's sites of its default type (or
    after its cells, if there are more of them).
    """

    def __init__(self, sizes: list[int], default_type: int, containers: list[int]) -> None:
        self.sizes: list[int] = sizes
        self.default_type: int = default_type
        self.board_end: int = max(sizes[CELL], sizes[default_type])
        """The first site that is not the board's."""
        self.first_sites: list[int] = [0]
        self.container_of: list[int] = [0] * self.board_end
        for i in range(1, len(containers)):
            self.first_sites.append(len(self.container_of))
            self.container_of.extend([i] * containers[i])
        self.container_sizes: list[int] = containers
        cells = len(self.container_of)
        self.base: list[int] = [cells, cells + sizes[VERTEX], 0]
        self.elements: int = cells + sizes[VERTEX] + sizes[EDGE]
        self.zone_of: list[int] = [CELL if c == 0 else CELL + c for c in self.container_of]
        self.zone_of.extend([VERTEX] * sizes[VERTEX])
        self.zone_of.extend([EDGE] * sizes[EDGE])
        self.zones: int = CELL + len(containers)
        """Number of zones: the board's vertices, edges and cells (by site type), then one for each other container."""
        self.zone_sites: list[list[int]] = [[] for _ in range(self.zones)]
        """The sites of each zone in ascending order."""
        for element in range(self.elements):
            if element >= self.board_end or element < sizes[CELL]:
                self.zone_sites[self.zone_of[element]].append(self.site(element))

    def element(self, site_type: int, site: int) -> int:
        """The element of a site; a site behind the board's of its type is a cell of a hand or the like.

        Sites that are nowhere have an element as well, behind all others, that is always empty.
        """
        if site < self.sizes[site_type]:
            return self.base[site_type] + site if site >= 0 else self.elements
        return site if site < self.base[VERTEX] else self.elements

    def in_hands(self, site: int) -> bool:
        """Whether the number is that of a site of a container beside the board."""
        return self.board_end <= site < len(self.container_of)

    def site(self, element: int) -> int:
        """The site number of an element."""
        if element < self.base[VERTEX]:
            return element
        return element - (self.base[VERTEX] if element < self.base[EDGE] else self.base[EDGE])

    def site_type(self, element: int) -> int:
        if element < self.base[VERTEX]:
            return CELL
        return VERTEX if element < self.base[EDGE] else EDGE


class Sites:
    """What stands on each element: ``what``, ``who``, ``count``, ``state``, ``rotation``, ``value``.

    ``what`` is the index of a component, 0 for none, and ``who`` its owner. ``owned[c]`` lists the elements where
    component ``c`` stands, in the order in which Ludii keeps them. ``empty[z]`` lists the empty sites of a zone of the
    layout in ascending order.
    """

    def __init__(self, layout: Layout, components: int, counts: bool, ordered: bool, mixed: bool) -> None:
        """``counts``: whether sites hold several pieces of a kind (if not, every count is 0 or 1). ``ordered``:
        whether a piece that leaves closes the gap in ``owned``; if not, the last piece takes its place.
        ``mixed``: whether the number of a component on the board is its owner as well."""
        n = layout.elements + 1
        self.layout: Layout = layout
        self.counts: bool = counts
        self.ordered: bool = ordered
        self.mixed: bool = mixed
        self.what: list[int] = [0] * n
        self.who: list[int] = [0] * n
        self.count: list[int] = [0] * n
        self.state: list[int] = [0] * n
        self.rotation: list[int] = [0] * n
        self.value: list[int] = [0] * n
        self.owned: list[list[int]] = [[] for _ in range(components)]
        self.empty: list[list[int]] = [sites.copy() for sites in layout.zone_sites]
        self.stacked: bool = False
        """Whether these are `StackedSites`, with several pieces on a site."""
        self._log: list[int] = []
        self._marks: int = 0

    def copy(self) -> Sites:
        """Sites of their own with the same contents. Not while a move is tried."""
        twin = Sites(self.layout, 0, self.counts, self.ordered, self.mixed)
        twin.take_over(self)
        return twin

    def take_over(self, other: Sites) -> None:
        """Have the same contents as other sites."""
        self.what = other.what.copy()
        self.who = other.who.copy()
        self.count = other.count.copy()
        self.state = other.state.copy()
        self.rotation = other.rotation.copy()
        self.value = other.value.copy()
        self.owned = [elements.copy() for elements in other.owned]
        self.empty = [sites.copy() for sites in other.empty]

    def shown_count(self, element: int) -> int:
        """How many pieces stand on an element, as states show it."""
        return self.count[element]

    def put(self, element: int, what: int, who: int, count: int) -> None:
        """Put ``count`` pieces of component ``what`` on an element; state, rotation and value stay as they are."""
        if self._marks:
            self._note(element)
        was_empty = self.count[element] == 0
        self.what[element] = what
        self.who[element] = what if self.mixed and element < self.layout.board_end else who
        self.count[element] = count if self.counts else (1 if what != 0 else 0)
        if was_empty != (self.count[element] == 0):
            self._update_empty(element)

    def clear(self, element: int) -> None:
        """Take everything off an element, its state, rotation and value with it."""
        if self._marks:
            self._note(element)
        was_empty = self.count[element] == 0
        self.what[element] = 0
        self.who[element] = 0
        self.count[element] = 0
        self.state[element] = 0
        self.rotation[element] = 0
        self.value[element] = 0
        if not was_empty:
            self._update_empty(element)

    def set_count(self, element: int, count: int) -> None:
        """Set how many pieces stand on an element (below 0: none); nothing happens where counts are not kept."""
        if not self.counts:
            return
        if self._marks:
            self._note(element)
        was_empty = self.count[element] == 0
        self.count[element] = max(count, 0)
        if was_empty != (self.count[element] == 0):
            self._update_empty(element)

    def set_state(self, element: int, state: int) -> None:
        if self._marks:
            self._note(element)
        self.state[element] = state

    def set_rotation(self, element: int, rotation: int) -> None:
        if self._marks:
            self._note(element)
        self.rotation[element] = rotation

    def set_value(self, element: int, value: int) -> None:
        if self._marks:
            self._note(element)
        self.value[element] = value

    def own(self, component: int, element: int) -> None:
        """Enter an element in the list of those where ``component`` stands."""
        if self._marks:
            self._log.append(component)
            self._log.append(_ADDED)
        self.owned[component].append(element)

    def disown(self, component: int, element: int) -> None:
        """Strike an element from the list of those where ``component`` stands, if it is there.

        An element may have been entered more than once: an ordered list loses it altogether, another only once.
        """
        owned = self.owned[component]
        while element in owned:
            i = owned.index(element)
            if self._marks:
                self._log.append(element)
                self._log.append(i)
                self._log.append(component)
                self._log.append(_REMOVED if self.ordered else _SWAPPED)
            if not self.ordered:
                owned[i] = owned[len(owned) - 1]
                owned.pop()
                break
            del owned[i]

    def mark(self) -> int:
        """Begin to try something; `undo` with what this returns takes back all that happened since."""
        self._marks += 1
        return len(self._log)

    def undo(self, mark: int) -> None:
        """Take back everything since the last `mark`, which returned ``mark``."""
        log = self._log
        while len(log) > mark:
            kind = log.pop()
            if kind == _SITE:
                self._restore_site()
            elif kind == _ADDED:
                self.owned[log.pop()].pop()
            else:
                owned = self.owned[log.pop()]
                i = log.pop()
                element = log.pop()
                if kind == _REMOVED:
                    owned.insert(i, element)
                elif i == len(owned):
                    owned.append(element)
                else:
                    owned.append(owned[i])
                    owned[i] = element
        self._marks -= 1

    def fingerprint(self) -> int:
        """A hash of all contents."""
        return hash(
            (
                tuple(self.what),
                tuple(self.who),
                tuple(self.count),
                tuple(self.state),
                tuple(self.rotation),
                tuple(self.value),
            )
        )

    def _note(self, element: int) -> None:
        log = self._log
        log.append(self.what[element])
        log.append(self.who[element])
        log.append(self.count[element])
        log.append(self.state[element])
        log.append(self.rotation[element])
        log.append(self.value[element])
        log.append(element)
        log.append(_SITE)

    def _restore_site(self) -> None:
        log = self._log
        element = log.pop()
        was_empty = self.count[element] == 0
        self.value[element] = log.pop()
        self.rotation[element] = log.pop()
        self.state[element] = log.pop()
        self.count[element] = log.pop()
        self.who[element] = log.pop()
        self.what[element] = log.pop()
        if was_empty != (self.count[element] == 0):
            self._update_empty(element)

    def _update_empty(self, element: int) -> None:
        layout = self.layout
        empty = self.empty[layout.zone_of[element]]
        site = layout.site(element)
        if self.count[element] == 0:
            insort(empty, site)
        else:
            del empty[bisect_left(empty, site)]
