"""Actions on the variables of a deduction puzzle: one value left, and a value taken away or given back."""

from __future__ import annotations

from ludkit.board.directions import SITE_TYPES
from ludkit.engine.actions.sites import SiteAction
from ludkit.engine.context import Context
from ludkit.engine.move import Action
from ludkit.engine.variables import variables_of


class OnVariable(SiteAction):
    """An action with a value of a site."""

    def __init__(self, site_type: int, to: int, value: int) -> None:
        super().__init__(site_type, to)
        self.value: int = value

    def details(self) -> str:
        """The notation behind the action's name."""
        return f"type={SITE_TYPES[self.site_type]},var={self.to},value={self.value}" + self.closing()


class SetVariable(OnVariable):
    """Leave a site one value."""

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        variables_of(ctx.sites).resolve(ctx.sites.layout.element(self.site_type, self.to), self.value)

    def notation(self) -> str:
        return "[Set:" + self.details()

    def component(self) -> int:
        return self.value


class ToggleVariable(OnVariable):
    """Take a value away from a site, or give it back."""

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        variables_of(ctx.sites).toggle(ctx.sites.layout.element(self.site_type, self.to), self.value)

    def notation(self) -> str:
        return "[Toggle:" + self.details()
