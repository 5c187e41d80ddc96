"""Actions that move pieces from site to site."""

from __future__ import annotations

from ludkit.board.directions import SITE_TYPES
from ludkit.engine.context import Context
from ludkit.engine.hiding import move_hidden
from ludkit.engine.large import move_cover
from ludkit.engine.move import Action
from ludkit.engine.sites import OFF
from ludkit.engine.tracks import note_moved


class Transfer(Action):
    """An action from one site to another."""

    def __init__(self, from_type: int, start: int, to_type: int, end: int) -> None:
        super().__init__()
        self.start_type: int = from_type
        self.start: int = start
        self.end_type: int = to_type
        self.end: int = end

    def from_site(self) -> int:
        return self.start

    def to_site(self) -> int:
        return self.end

    def from_type(self) -> int:
        return self.start_type

    def to_type(self) -> int:
        return self.end_type


class MovePiece(Transfer):
    """Move one piece from a site to another; a different piece there is captured.

    The piece takes its state, rotation and value with it, unless the action says others (OFF: it does not).
    """

    def __init__(self, from_type: int, start: int, to_type: int, end: int) -> None:
        super().__init__(from_type, start, to_type, end)
        self.state: int = OFF
        self.rotation: int = OFF
        self.value: int = OFF

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        sites = ctx.sites
        start = sites.layout.element(self.start_type, self.start)
        end = sites.layout.element(self.end_type, self.end)
        what = sites.what[start]
        count = sites.count[start]
        if what == 0 and count == 0:
            return
        old_state = sites.state[start]
        state = self.state if self.state != OFF else (old_state if what != 0 else OFF)
        rotation = self.rotation if self.rotation != OFF else sites.rotation[start]
        value = self.value if self.value != OFF else sites.value[start]
        if count == 1:
            sites.clear(start)
            if what != 0:
                sites.disown(what, start)
        else:
            sites.set_count(start, count - 1)
        if state != OFF:
            sites.set_state(end, state)
        sites.set_rotation(end, rotation)
        sites.set_value(end, value)
        captured = sites.what[end]
        if captured != 0 and (not sites.counts or captured != what):
            sites.disown(captured, end)
        if captured == what and sites.count[end] > 0:
            sites.set_count(end, sites.count[end] + 1)
        else:
            sites.put(end, what, ctx.game.owner[what], 1)
        if what != 0 and sites.count[end] == 1:
            sites.own(what, end)
        if ctx.game.trailing:
            if ctx.game.crossing:
                note_moved(ctx, what, self.start, self.end, 1)
            if ctx.game.large is not None:
                move_cover(ctx, what, self.start, old_state, self.end, self.state)
            if ctx.game.traits.hides:
                move_hidden(ctx, start, end)

    def notation(self) -> str:
        text = (
            f"[Move:typeFrom={SITE_TYPES[self.start_type]},from={self.start}"
            f",typeTo={SITE_TYPES[self.end_type]},to={self.end}"
        )
        if self.state != OFF:
            text += f",state={self.state}"
        if self.rotation != OFF:
            text += f",rotation={self.rotation}"
        if self.value != OFF:
            text += f",value={self.value}"
        return text + self.closing()


class MoveCount(Transfer):
    """Move several pieces of a kind from a site to another."""

    def __init__(self, from_type: int, start: int, to_type: int, end: int, count: int) -> None:
        super().__init__(from_type, start, to_type, end)
        self.count: int = count

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        sites = ctx.sites
        start = sites.layout.element(self.start_type, self.start)
        end = sites.layout.element(self.end_type, self.end)
        what = sites.what[start]
        who = 0 if what < 1 else ctx.game.owner[what]
        if sites.count[start] - self.count <= 0:
            sites.clear(start)
        else:
            sites.set_count(start, sites.count[start] - self.count)
        if sites.count[end] == 0:
            sites.put(end, what, who, self.count)
        elif sites.what[end] == what and sites.count[end] + self.count <= ctx.game.greatest_count:
            sites.set_count(end, sites.count[end] + self.count)
        if what != 0 and who != 0:
            if sites.count[start] == 0:
                sites.disown(what, start)
            sites.own(what, end)
        if ctx.game.crossing:
            note_moved(ctx, what, self.start, self.end, self.count)

    def notation(self) -> str:
        text = (
            f"[Move:typeFrom={SITE_TYPES[self.start_type]},from={self.start}"
            f",typeTo={SITE_TYPES[self.end_type]},to={self.end},count={self.count}"
        )
        return text + self.closing()


class Copy(Transfer):
    """Put a copy of a site's piece on another site."""

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        sites = ctx.sites
        start = sites.layout.element(self.start_type, self.start)
        end = sites.layout.element(self.end_type, self.end)
        count = sites.count[start]
        MovePiece(self.start_type, self.start, self.end_type, self.end).apply(ctx, [])
        applied.append(self)
        what = sites.what[end]
        sites.put(start, what, sites.who[end], count)
        sites.set_state(start, sites.state[end])
        sites.set_rotation(start, sites.rotation[end])
        sites.set_value(start, sites.value[end])
        sites.own(what, start)

    def notation(self) -> str:
        text = (
            f"[Copy:typeFrom={SITE_TYPES[self.start_type]},from={self.start},levelFrom=0"
            f",typeTo={SITE_TYPES[self.end_type]},to={self.end}"
        )
        return text + self.closing()
