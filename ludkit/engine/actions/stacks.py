"""Actions in games with stacks: what a level is put on, moved from or removed from."""

from __future__ import annotations

from ludkit.board.directions import CELL, SITE_TYPES
from ludkit.engine.actions.place import Add
from ludkit.engine.actions.remove import Remove
from ludkit.engine.actions.sites import Promote, Select, SetState, SetValue, SiteAction
from ludkit.engine.actions.transfer import MovePiece, Transfer
from ludkit.engine.context import Context
from ludkit.engine.move import Action
from ludkit.engine.sites import OFF
from ludkit.engine.stacks import ROTATION, STATE, VALUE, WHAT, WHO, StackedSites
from ludkit.engine.tracks import note_added, note_moved, note_removed


def stacks_of(ctx: Context) -> StackedSites:
    """The sites of a game with stacks."""
    sites = ctx.sites
    assert isinstance(sites, StackedSites)
    return sites


class AddToStack(Add):
    """Put a piece on top of a stack. ``level`` is where it came last, or OFF."""

    def __init__(self, site_type: int, to: int, what: int) -> None:
        super().__init__(site_type, to, what)
        self.level: int = OFF

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        place = len(applied)
        applied.append(self)
        if self.to < 0:
            return
        sites = stacks_of(ctx)
        if self.to >= sites.layout.sizes[self.site_type]:
            self.site_type = CELL
        element = sites.layout.element(self.site_type, self.to)
        owner = ctx.game.owner[self.what]
        self.level = sites.size[element]
        # the move may be written down already, with another level or none
        applied[place] = self._copy()
        if self.state == OFF and self.rotation == OFF and self.value == OFF:
            sites.push(element, self.what, owner)
        else:
            sites.push_with(element, self.what, owner, max(self.state, 0), max(self.rotation, 0), max(self.value, 0))
        if self.what != 0:
            sites.own_at(self.what, element, sites.size[element] - 1)
        if ctx.game.crossing:
            # Ludii notes a piece twice when it is added to a stack
            note_added(ctx, self.what, self.to, 2 * self.count)

    def _copy(self) -> AddToStack:
        twin = AddToStack(self.site_type, self.to, self.what)
        twin.level = self.level
        twin.count = self.count
        twin.state = self.state
        twin.rotation = self.rotation
        twin.value = self.value
        twin.stack = self.stack
        twin.decision = self.decision
        return twin

    def notation(self) -> str:
        text = f"[Add:type={SITE_TYPES[self.site_type]},to={self.to}"
        if self.level != OFF:
            text += f",level={self.level}"
        text += f",what={self.what}"
        if self.state != OFF:
            text += f",state={self.state}"
        if self.rotation != OFF:
            text += f",rotation={self.rotation}"
        if self.value != OFF:
            text += f",value={self.value}"
        if self.stack:
            text += ",stack=true"
        return text + self.closing()

    def level_from(self) -> int:
        return max(self.level, 0)

    def level_to(self) -> int:
        return max(self.level, 0)


class Insert(SiteAction):
    """Put a piece on a level of a stack, below those from there on."""

    def __init__(self, site_type: int, to: int, level: int, what: int, state: int) -> None:
        super().__init__(site_type, to)
        self.level: int = level
        self.what: int = what
        self.state: int = state

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        sites = stacks_of(ctx)
        if self.to >= sites.layout.sizes[self.site_type]:
            self.site_type = CELL
        element = sites.layout.element(self.site_type, self.to)
        for level in range(sites.size[element] - 1, self.level - 1, -1):
            piece = sites.at(element, level, WHAT)
            sites.forget_at(piece, element, level)
            sites.own_at(piece, element, level + 1)
        sites.insert(element, self.level, self.what, ctx.game.owner[self.what], self.state, OFF, OFF)
        if self.what != 0:
            sites.own_at(self.what, element, self.level)
        if ctx.game.crossing:
            note_added(ctx, self.what, self.to, 1)

    def notation(self) -> str:
        text = f"[Insert:type={SITE_TYPES[self.site_type]},to={self.to},level={self.level},what={self.what}"
        if self.state != OFF:
            text += f",state={self.state}"
        return text + self.closing()

    def level_from(self) -> int:
        return self.level

    def level_to(self) -> int:
        return self.level

    def component(self) -> int:
        return self.what


class MoveTop(MovePiece):
    """Move the top piece of a stack onto another; as in Ludii its state, rotation and value are lost."""

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        sites = stacks_of(ctx)
        start = sites.layout.element(self.start_type, self.start)
        end = sites.layout.element(self.end_type, self.end)
        if self.start == self.end:
            return
        what = sites.pop(start)
        sites.push(end, what, ctx.game.owner[what])
        if what != 0:
            sites.own_at(what, end, sites.size[end] - 1)
            sites.disown_at(what, start, sites.size[start])
        if ctx.game.crossing:
            note_moved(ctx, what, self.start, self.end, 1)


class MoveLevels(Transfer):
    """Move the piece on a level of a stack onto another, or the top piece (``level`` OFF) onto a level of another."""

    def __init__(self, from_type: int, start: int, level: int, to_type: int, end: int, level_to: int) -> None:
        """At least one level must be given; ``level_to`` OFF is the top."""
        super().__init__(from_type, start, to_type, end)
        self.level: int = level
        self.end_level: int = level_to

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        sites = stacks_of(ctx)
        start = sites.layout.element(self.start_type, self.start)
        end = sites.layout.element(self.end_type, self.end)
        if self.start == self.end:
            return
        if self.level == OFF:
            what = self._from_top(ctx, sites, start, end)
        elif self.end_level == OFF:
            what = self._to_top(ctx, sites, start, end)
        else:
            what = self._between(ctx, sites, start, end)
        if ctx.game.crossing:
            note_moved(ctx, what, self.start, self.end, 1)

    def _from_top(self, ctx: Context, sites: StackedSites, start: int, end: int) -> int:
        what = sites.pop(start)
        sites.insert(end, self.end_level, what, ctx.game.owner[what], OFF, OFF, OFF)
        if what != 0:
            sites.own_at(what, end, sites.size[end] - 1)
            sites.disown_at(what, start, sites.size[start])
        return what

    def _to_top(self, ctx: Context, sites: StackedSites, start: int, end: int) -> int:
        level = self.level
        state = sites.at(start, level, STATE)
        rotation = sites.at(start, level, ROTATION)
        value = sites.at(start, level, VALUE)
        what = sites.at(start, level, WHAT)
        sites.take(start, level)
        sites.push_with(end, what, ctx.game.owner[what], state, rotation, value)
        if what != 0:
            sites.own_at(what, end, sites.size[end] - 1)
            sites.disown_at(what, start, level)
        return what

    def _between(self, ctx: Context, sites: StackedSites, start: int, end: int) -> int:
        what = sites.take(start, self.level)
        for level in range(sites.size[end] - 1, self.end_level - 1, -1):
            piece = sites.at(end, level, WHAT)
            sites.disown_at(piece, end, level)
            sites.own_at(piece, end, level + 1)
        owner = ctx.game.owner[what]
        sites.insert(end, self.end_level, what, owner, OFF, OFF, OFF)
        sites.own_at(what, end, self.end_level)
        if what != 0 and owner != 0:
            sites.disown_at(what, start, self.level)
        return what

    def notation(self) -> str:
        text = f"[Move:typeFrom={SITE_TYPES[self.start_type]},from={self.start}"
        if self.level != OFF:
            text += f",levelFrom={self.level}"
        text += f",typeTo={SITE_TYPES[self.end_type]},to={self.end}"
        if self.end_level != OFF:
            text += f",levelTo={self.end_level}"
        return text + self.closing()

    def level_from(self) -> int:
        return max(self.level, 0)

    def level_to(self) -> int:
        return max(self.end_level, 0)


class CopyLevel(Transfer):
    """Put the piece on a level of a stack on top of another, and a copy without its state and value in its place."""

    def __init__(self, from_type: int, start: int, level: int, to_type: int, end: int) -> None:
        super().__init__(from_type, start, to_type, end)
        self.level: int = level

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        MoveLevels(self.start_type, self.start, self.level, self.end_type, self.end, OFF).apply(ctx, [])
        sites = stacks_of(ctx)
        start = sites.layout.element(self.start_type, self.start)
        end = sites.layout.element(self.end_type, self.end)
        what = sites.what[end]
        if sites.size[end] == self.level:
            sites.push(start, what, sites.who[end])
            sites.own_at(what, start, sites.size[start] - 1)
        else:
            sites.insert(start, self.level, what, sites.who[end], OFF, OFF, OFF)
            sites.own_at(what, start, self.level)

    def notation(self) -> str:
        text = (
            f"[Copy:typeFrom={SITE_TYPES[self.start_type]},from={self.start},levelFrom={self.level}"
            f",typeTo={SITE_TYPES[self.end_type]},to={self.end}"
        )
        return text + self.closing()

    def level_from(self) -> int:
        return self.level


class MoveStack(Transfer):
    """Move a whole stack onto another, or (``end_level`` given) into it; ``level`` is only for the notation."""

    def __init__(self, from_type: int, start: int, level: int, to_type: int, end: int, level_to: int) -> None:
        super().__init__(from_type, start, to_type, end)
        self.level: int = level
        self.end_level: int = level_to

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        if self.start == self.end:
            return
        sites = stacks_of(ctx)
        start = sites.layout.element(self.start_type, self.start)
        end = sites.layout.element(self.end_type, self.end)
        moved = [piece.copy() for piece in sites.stacks[start][: sites.size[start]]]
        owner = ctx.game.owner
        for what, who, state, rotation, value in moved:
            if self.end_level == OFF:
                sites.push_with(end, what, who, state, rotation, value)
            else:
                sites.insert(end, self.end_level, what, who, OFF, OFF, OFF)
        for piece in moved:
            if owner[piece[WHAT]] != 0:
                sites.disown(piece[WHAT], start)
        sites.clear(start)
        for level in range(max(sites.size[end] - len(moved), 0), sites.size[end]):
            what = sites.at(end, level, WHAT)
            if owner[what] != 0:
                sites.own_at(what, end, level)

    def notation(self) -> str:
        text = f"[Move:typeFrom={SITE_TYPES[self.start_type]},from={self.start}"
        if self.level != OFF:
            text += f",levelFrom={self.level}"
        text += f",typeTo={SITE_TYPES[self.end_type]},to={self.end}"
        if self.end_level != OFF:
            text += f",levelTo={self.end_level}"
        return text + ",stack=true" + self.closing()

    def level_from(self) -> int:
        return max(self.level, 0)

    def level_to(self) -> int:
        return max(self.end_level, 0)


class MovePart(Transfer):
    """Move the ``count`` pieces on top of a stack onto another, in their order; nothing if there are fewer."""

    def __init__(self, from_type: int, start: int, to_type: int, end: int, count: int) -> None:
        super().__init__(from_type, start, to_type, end)
        self.count: int = count
        self.level: int = 0
        self.end_level: int = 0

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        sites = stacks_of(ctx)
        start = sites.layout.element(self.start_type, self.start)
        end = sites.layout.element(self.end_type, self.end)
        if sites.what[start] == 0 or sites.size[start] < self.count:
            return
        moved: list[list[int]] = []
        for _ in range(self.count):
            top = sites.size[start] - 1
            piece = sites.stacks[start][top].copy()
            moved.append(piece)
            sites.disown_at(piece[WHAT], start, top)
            sites.pop(start)
        for piece in reversed(moved):
            sites.push_with(end, piece[WHAT], piece[WHO], piece[STATE], piece[ROTATION], piece[VALUE])
            sites.own_at(piece[WHAT], end, sites.size[end] - 1)

    def notation(self) -> str:
        text = (
            f"[StackMove:typeFrom={SITE_TYPES[self.start_type]},from={self.start}"
            f",typeTo={SITE_TYPES[self.end_type]},to={self.end},numLevel={self.count}"
        )
        return text + self.closing()

    def level_from(self) -> int:
        return self.level

    def level_to(self) -> int:
        return self.end_level


class RemoveTop(Remove):
    """Take off the top piece of a stack."""

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        if not self.applied:
            super().apply(ctx, applied)
            return
        applied.append(self)
        sites = stacks_of(ctx)
        element = sites.layout.element(self.site_type, self.to)
        what = sites.pop(element)
        if what > 0:
            sites.disown_at(what, element, sites.size[element])
            if ctx.game.crossing:
                note_removed(ctx, what, self.to)


class RemoveLevel(Remove):
    """Take out the piece on a level of a stack."""

    def __init__(self, site_type: int, to: int, level: int) -> None:
        super().__init__(site_type, to, True)
        self.level: int = level

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        sites = stacks_of(ctx)
        element = sites.layout.element(self.site_type, self.to)
        what = sites.take(element, self.level)
        if what > 0:
            sites.disown_at(what, element, self.level)
            if ctx.game.crossing:
                note_removed(ctx, what, self.to)

    def notation(self) -> str:
        text = f"[Remove:type={SITE_TYPES[self.site_type]},to={self.to},level={self.level}"
        return text + self.closing()

    def level_from(self) -> int:
        return self.level

    def level_to(self) -> int:
        return self.level


def remove_from_stack(site_type: int, site: int, level: int, applied: bool) -> Remove:
    """The action that removes the piece on a level (OFF: the top), now or at the end of the turn."""
    if level == OFF or not applied:
        return RemoveTop(site_type, site, applied)
    return RemoveLevel(site_type, site, level)


def removal(ctx: Context, site_type: int, site: int) -> Remove:
    """The action that takes the (top) piece off a site, in a game with stacks or one without."""
    return RemoveTop(site_type, site, True) if ctx.sites.stacked else Remove(site_type, site, True)


def addition(ctx: Context, site_type: int, site: int, what: int) -> Add:
    """The action that puts a piece on a site, in a game with stacks or one without."""
    return AddToStack(site_type, site, what) if ctx.sites.stacked else Add(site_type, site, what)


def take_captured_off(ctx: Context, applied: list[Action]) -> None:
    """Take off the pieces that were captured during the turn: as many of a stack as it was captured, from below."""
    sites = stacks_of(ctx)
    layout = sites.layout
    captured = ctx.state.to_remove
    for site in sorted(set(captured)):
        size = sites.size[layout.element(layout.default_type, site)]
        for level in range(min(captured.count(site), size) - 1, -1, -1):
            remove = RemoveLevel(layout.default_type, site, level)
            remove.apply(ctx, [])
            applied.insert(0, remove)
    ctx.state.to_remove = []


class SetStateOfLevel(SetState):
    """Set the state of the piece on a level of a stack."""

    def __init__(self, site_type: int, to: int, level: int, state: int) -> None:
        super().__init__(site_type, to, state)
        self.level: int = level

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        sites = stacks_of(ctx)
        element = sites.layout.element(self.site_type, self.to)
        if self.level < sites.size[element]:
            _what, who, _state, rotation, value = sites.stacks[element][self.level]
            what = sites.take(element, self.level)
            sites.insert(element, self.level, what, who, self.state, rotation, value)

    def details(self) -> str:
        return f"level={self.level},state={self.state}"

    def level_from(self) -> int:
        return self.level

    def level_to(self) -> int:
        return self.level


class SetValueOfLevel(SetValue):
    """Set the value of the piece on a level of a stack."""

    def __init__(self, site_type: int, to: int, level: int, value: int) -> None:
        super().__init__(site_type, to, value)
        self.level: int = level

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        if self.to < 0:
            return
        sites = stacks_of(ctx)
        element = sites.layout.element(self.site_type, self.to)
        if self.level < sites.size[element]:
            _what, who, state, rotation, _value = sites.stacks[element][self.level]
            what = sites.take(element, self.level)
            sites.insert(element, self.level, what, who, state, rotation, self.value)

    def details(self) -> str:
        return f"level={self.level},value={self.value}"


class PromoteInStack(Promote):
    """Take off the top piece of a stack, and put another in its place."""

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        sites = stacks_of(ctx)
        owner = ctx.game.owner
        element = sites.layout.element(self.site_type, self.to)
        old = sites.pop(element)
        size = sites.size[element]
        if size > 0 and old != 0 and owner[old] != 0:
            # Ludii forgets this where the piece stood alone
            sites.disown_at(old, element, size)
        sites.push(element, self.what, owner[self.what])
        if self.what != 0 and owner[self.what] != 0:
            sites.own_at(self.what, element, size)


class SelectLevels(Select):
    """Choose a site, or a pair of sites, with the levels of the pieces on top."""

    def __init__(self, from_type: int, start: int, level: int, to_type: int, end: int, level_to: int) -> None:
        super().__init__(from_type, start, to_type, end)
        self.level: int = level
        self.end_level: int = level_to

    def notation(self) -> str:
        text = f"[Select:typeFrom={SITE_TYPES[self.start_type]},from={self.start}"
        if self.level != OFF:
            text += f",levelFrom={self.level}"
        if self.end >= 0:
            text += f",typeTo={SITE_TYPES[self.end_type]},to={self.end}"
            if self.end_level != OFF:
                text += f",levelTo={self.end_level}"
        return text + self.closing()

    def level_from(self) -> int:
        return max(self.level, 0)

    def level_to(self) -> int:
        return max(self.end_level, 0)
