"""What stands where, in a game with stacks: several pieces on a site, one on top of the other.

The lists of `Sites` show the top piece of every stack, so that what knows nothing of levels plays with the tops.
"""

from __future__ import annotations

from typing import Final

from ludkit.engine.sites import Layout, Sites

WHAT: Final = 0
WHO: Final = 1
STATE: Final = 2
ROTATION: Final = 3
VALUE: Final = 4


class _Saved:
    """A copy of everything, to be brought back when an attempt is over."""

    def __init__(self, sites: StackedSites) -> None:
        self.what: list[int] = sites.what.copy()
        self.who: list[int] = sites.who.copy()
        self.count: list[int] = sites.count.copy()
        self.state: list[int] = sites.state.copy()
        self.rotation: list[int] = sites.rotation.copy()
        self.value: list[int] = sites.value.copy()
        self.empty: list[list[int]] = [empty.copy() for empty in sites.empty]
        self.stacks: list[list[list[int]]] = sites.stacks.copy()
        self.size: list[int] = sites.size.copy()
        self.owned: list[list[int]] = sites.owned.copy()
        self.levels: list[list[int]] = sites.levels.copy()


class StackedSites(Sites):
    """Sites with stacks.

    ``stacks[e]`` lists the pieces on an element from the bottom up, ``size[e]`` says how many there are. Behind them
    the list may keep pieces that are gone: as in Ludii, what comes to such a level without a state, rotation or value
    of its own has those of the piece before. ``levels[c]`` says on which level each element of ``owned[c]`` is held.
    ``count`` is 1 for every site that is not empty.
    """

    def __init__(self, layout: Layout, components: int) -> None:
        super().__init__(layout, components, False, True, False)
        self.stacked = True
        # the lists within these are never changed in place, so that they can be kept
        self.stacks: list[list[list[int]]] = [[] for _ in range(layout.elements + 1)]
        self.size: list[int] = [0] * (layout.elements + 1)
        self.levels: list[list[int]] = [[] for _ in range(components)]
        self._saved: list[_Saved] = []

    def copy(self) -> Sites:
        twin = StackedSites(self.layout, 0)
        twin.what = self.what.copy()
        twin.who = self.who.copy()
        twin.count = self.count.copy()
        twin.state = self.state.copy()
        twin.rotation = self.rotation.copy()
        twin.value = self.value.copy()
        twin.empty = [empty.copy() for empty in self.empty]
        twin.stacks = self.stacks.copy()
        twin.size = self.size.copy()
        twin.owned = self.owned.copy()
        twin.levels = self.levels.copy()
        return twin

    def mark(self) -> int:
        self._saved.append(_Saved(self))
        return len(self._saved) - 1

    def undo(self, mark: int) -> None:
        saved = self._saved[mark]
        del self._saved[mark:]
        # in place, for those who are just going through these lists
        self.what[:] = saved.what
        self.who[:] = saved.who
        self.count[:] = saved.count
        self.state[:] = saved.state
        self.rotation[:] = saved.rotation
        self.value[:] = saved.value
        for zone in range(len(self.empty)):
            self.empty[zone][:] = saved.empty[zone]
        self.stacks[:] = saved.stacks
        self.size[:] = saved.size
        self.owned[:] = saved.owned
        self.levels[:] = saved.levels

    def fingerprint(self) -> int:
        sizes = self.size
        stacks = self.stacks
        shown: list[tuple[tuple[int, ...], ...]] = []
        for element in range(len(sizes)):
            shown.append(tuple([tuple(piece) for piece in stacks[element][: sizes[element]]]))
        return hash(tuple(shown))

    # --- reading --------------------------------------------------------------------------------------------------

    def at(self, element: int, level: int, what: int) -> int:
        """Something (WHAT, WHO, …) of the piece on a level; 0 where there is none."""
        return self.stacks[element][level][what] if 0 <= level < self.size[element] else 0

    # --- stacks ---------------------------------------------------------------------------------------------------

    def push(self, element: int, what: int, who: int) -> None:
        """Put a piece on top, which gets the state, rotation and value that the level was left with."""
        stack = self._open(element)
        size = self.size[element]
        if size == len(stack):
            stack.append([what, who, 0, 0, 0])
        else:
            stack[size][WHAT] = what
            stack[size][WHO] = who
        self.size[element] = size + 1
        self._show(element)

    def push_with(self, element: int, what: int, who: int, state: int, rotation: int, value: int) -> None:
        """Put a piece on top, with its state, rotation and value."""
        stack = self._open(element)
        size = self.size[element]
        piece = [what, who, state, rotation, value]
        if size == len(stack):
            stack.append(piece)
        else:
            stack[size] = piece
        self.size[element] = size + 1
        self._show(element)

    def insert(self, element: int, level: int, what: int, who: int, state: int, rotation: int, value: int) -> None:
        """Put a piece on a level, below those from there on; below 0, state, rotation and value are 0."""
        size = self.size[element]
        if level > size:
            return
        stack = self._open(element)
        if size == len(stack):
            stack.append([0, 0, 0, 0, 0])
        for i in range(size, level, -1):
            stack[i] = stack[i - 1]
        stack[level] = [what, who, max(state, 0), max(rotation, 0), max(value, 0)]
        self.size[element] = size + 1
        self._show(element)

    def pop(self, element: int) -> int:
        """Take off the top piece, and return its component; 0 if there is none."""
        size = self.size[element]
        if size == 0:
            return 0
        stack = self._open(element)
        what = stack[size - 1][WHAT]
        stack[size - 1] = [0, 0, 0, 0, 0]
        self.size[element] = size - 1
        self._show(element)
        return what

    def take(self, element: int, level: int) -> int:
        """Take out the piece on a level, and return its component; 0 if there is none.

        The level that gets free on top keeps the state, rotation and value that it had, as in Ludii.
        """
        size = self.size[element]
        if size == 0:
            return 0
        stack = self._open(element)
        what = stack[level][WHAT] if level < size else 0
        top = stack[size - 1]
        for i in range(level, size - 1):
            stack[i] = stack[i + 1]
        stack[size - 1] = [0, 0, top[STATE], top[ROTATION], top[VALUE]]
        self.size[element] = size - 1
        self._show(element)
        return what

    def clear(self, element: int) -> None:
        self.stacks[element] = []
        self.size[element] = 0
        self._show(element)

    def put(self, element: int, what: int, who: int, count: int) -> None:
        if self.size[element] == 0:
            self.push(element, what, who)
            return
        stack = self._open(element)
        top = stack[self.size[element] - 1]
        top[WHAT] = what
        top[WHO] = who
        self._show(element)

    def set_count(self, element: int, count: int) -> None:
        """Stacks have no counts."""

    def set_state(self, element: int, state: int) -> None:
        self._set_top(element, STATE, state)

    def set_rotation(self, element: int, rotation: int) -> None:
        self._set_top(element, ROTATION, rotation)

    def set_value(self, element: int, value: int) -> None:
        self._set_top(element, VALUE, value)

    def _set_top(self, element: int, what: int, value: int) -> None:
        size = self.size[element]
        if size > 0:
            self._open(element)[size - 1][what] = value
            self._show(element)

    def _open(self, element: int) -> list[list[int]]:
        """The pieces of an element, as lists that may be changed."""
        stack = [piece.copy() for piece in self.stacks[element]]
        self.stacks[element] = stack
        return stack

    def _show(self, element: int) -> None:
        """Show the top piece in the lists of all sites."""
        size = self.size[element]
        top = self.stacks[element][size - 1] if size > 0 else [0, 0, 0, 0, 0]
        self.what[element] = top[WHAT]
        self.who[element] = top[WHO]
        self.state[element] = top[STATE]
        self.rotation[element] = top[ROTATION]
        self.value[element] = top[VALUE]
        was_empty = self.count[element] == 0
        self.count[element] = 1 if size > 0 else 0
        if was_empty != (size == 0):
            self._update_empty(element)

    # --- who stands where -----------------------------------------------------------------------------------------

    def own(self, component: int, element: int) -> None:
        self.own_at(component, element, 0)

    def own_at(self, component: int, element: int, level: int) -> None:
        """Enter a level of an element in the list of those where ``component`` stands."""
        self.owned[component] = [*self.owned[component], element]
        self.levels[component] = [*self.levels[component], level]

    def disown(self, component: int, element: int) -> None:
        """Strike all levels of an element from the list of those where ``component`` stands."""
        owned = self.owned[component]
        levels = self.levels[component]
        keep = [i for i in range(len(owned)) if owned[i] != element]
        self.owned[component] = [owned[i] for i in keep]
        self.levels[component] = [levels[i] for i in keep]

    def disown_at(self, component: int, element: int, level: int) -> None:
        """Strike a level of an element; what is held above it, of any component, comes down by one."""
        self.forget_at(component, element, level)
        for each in range(len(self.owned)):
            owned = self.owned[each]
            if element in owned:
                levels = self.levels[each].copy()
                for i in range(len(owned)):
                    if owned[i] == element and levels[i] > level:
                        levels[i] -= 1
                self.levels[each] = levels

    def forget_at(self, component: int, element: int, level: int) -> None:
        """Strike a level of an element, and leave what is held above it."""
        owned = self.owned[component]
        levels = self.levels[component]
        keep = [i for i in range(len(owned)) if owned[i] != element or levels[i] != level]
        self.owned[component] = [owned[i] for i in keep]
        self.levels[component] = [levels[i] for i in keep]
