"""Actions that take pieces off the board."""

from __future__ import annotations

from ludkit.board.directions import SITE_TYPES
from ludkit.engine.actions.sites import SiteAction
from ludkit.engine.context import Context
from ludkit.engine.move import Action
from ludkit.engine.tracks import note_removed


class Remove(SiteAction):
    """Take everything off a site; ``applied`` false: only note the site, to be emptied at the end of the turn."""

    def __init__(self, site_type: int, to: int, applied: bool) -> None:
        super().__init__(site_type, to)
        self.applied: bool = applied

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        if not self.applied:
            ctx.state.to_remove = [*ctx.state.to_remove, self.to]
            return
        sites = ctx.sites
        element = sites.layout.element(self.site_type, self.to)
        what = sites.what[element]
        sites.clear(element)
        if what > 0:
            sites.disown(what, element)
            if ctx.game.crossing:
                note_removed(ctx, what, self.to)

    def notation(self) -> str:
        text = f"[Remove:type={SITE_TYPES[self.site_type]},to={self.to}"
        if not self.applied:
            text += ",applied=false"
        return text + self.closing()
