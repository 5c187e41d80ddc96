"""Actions that put pieces on sites."""

from __future__ import annotations

from ludkit.board.directions import CELL, SITE_TYPES
from ludkit.engine.actions.sites import SiteAction
from ludkit.engine.context import Context
from ludkit.engine.large import cover_added
from ludkit.engine.move import Action
from ludkit.engine.sites import OFF
from ludkit.engine.tracks import note_added


class Add(SiteAction):
    """Add ``count`` pieces of component ``what`` to a site. OFF for state, rotation and value leaves them alone."""

    def __init__(self, site_type: int, to: int, what: int, count: int = 1) -> None:
        super().__init__(site_type, to)
        self.what: int = what
        self.count: int = count
        self.state: int = OFF
        self.rotation: int = OFF
        self.value: int = OFF
        self.stack: bool = False

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        if self.to < 0:
            return
        sites = ctx.sites
        if self.to >= sites.layout.sizes[self.site_type]:
            self.site_type = CELL
        element = sites.layout.element(self.site_type, self.to)
        what = sites.what[element]
        if what == 0:
            sites.put(element, self.what, ctx.game.owner[self.what], self.count)
            if self.what != 0:
                sites.own(self.what, element)
                if ctx.game.large is not None:
                    cover_added(ctx, self.what, self.to, self.state)
        else:
            sites.set_count(element, sites.count[element] + self.count)
        if self.state != OFF:
            sites.set_state(element, self.state)
        if self.rotation != OFF:
            sites.set_rotation(element, self.rotation)
        if self.value != OFF:
            sites.set_value(element, self.value)
        if ctx.game.crossing:
            note_added(ctx, self.what, self.to, self.count)

    def notation(self) -> str:
        text = f"[Add:type={SITE_TYPES[self.site_type]},to={self.to},what={self.what}"
        if self.count > 1:
            text += f",count={self.count}"
        if self.state != OFF:
            text += f",state={self.state}"
        if self.rotation != OFF:
            text += f",rotation={self.rotation}"
        if self.value != OFF:
            text += f",value={self.value}"
        if self.stack:
            text += ",stack=true"
        return text + self.closing()

    def component(self) -> int:
        return self.what
