"""Actions on hidden information."""

from __future__ import annotations

from ludkit.engine.actions.sites import SiteSetting
from ludkit.engine.context import Context
from ludkit.engine.hiding import hide
from ludkit.engine.move import Action


class SetHidden(SiteSetting):
    """Hide a level of a site from a player, or show it; ``data`` is what of it (``What``, ``Who``, …), "" for all."""

    def __init__(self, data: str, site_type: int, to: int, level: int, player: int, hidden: bool) -> None:
        super().__init__(site_type, to)
        self.data: str = data
        self.level: int = level
        self.player: int = player
        self.hidden: bool = hidden

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        # of the levels of stacks nothing is kept: no rule that is played asks for it
        if not ctx.sites.stacked:
            hide(ctx, self.data, self.player, ctx.sites.layout.element(self.site_type, self.to), self.hidden)

    def name(self) -> str:
        return f"SetHidden{self.data}"

    def details(self) -> str:
        level = f"level={self.level}," if self.level >= 0 else ""
        return f"{level}who={self.player},value={'true' if self.hidden else 'false'}"

    def level_from(self) -> int:
        return max(self.level, 0)

    def level_to(self) -> int:
        return max(self.level, 0)
