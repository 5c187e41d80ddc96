"""``is Target``: pieces just as they are wanted."""

from __future__ import annotations

from ludkit.board.directions import CELL
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.engine.stacks import WHAT, StackedSites
from ludkit.ludemes.typed import Ludeme


class IsTarget(BoolFunction):
    """Whether on each of some elements stands the component that is wanted there."""

    def __init__(self, elements: list[int], whats: list[int]) -> None:
        self.elements: list[int] = elements
        self.whats: list[int] = whats

    def eval(self, ctx: Context) -> bool:
        if len(self.elements) != len(self.whats):
            return False
        stands = ctx.sites.what
        for i in range(len(self.elements)):
            if stands[self.elements[i]] != self.whats[i]:
                return False
        return True


class IsTargetStack(BoolFunction):
    """Whether the pieces on one of some cells are, from the bottom up, those wanted.

    ``whole``: as in Ludii, the cells behind one whose stack has another height are not looked at.
    """

    def __init__(self, cells: list[int], whats: list[int], whole: bool) -> None:
        self.cells: list[int] = cells
        self.whats: list[int] = whats
        self.whole: bool = whole

    def eval(self, ctx: Context) -> bool:
        sites = ctx.sites
        assert isinstance(sites, StackedSites)
        for cell in self.cells:
            if sites.size[cell] != len(self.whats):
                if self.whole:
                    return False
                continue
            if [sites.at(cell, level, WHAT) for level in range(len(self.whats))] == self.whats:
                return True
        return False


@builds("game.functions.booleans.is.Is Target")
def build_is_target(b: Builder, ludeme: Ludeme) -> BoolFunction:
    container = _container(b, ludeme)
    whats = [value for value in b.list_of(ludeme, "configuration") if isinstance(value, int)]
    one = b.argument(ludeme, "specificSite")
    stated = b.list_of(ludeme, "specificSites") if one is None else [one]
    sites = [site for site in stated if isinstance(site, int)]
    whole = not stated
    if whole and container != 0:
        raise b.unsupported(ludeme, "of a hand as a whole")
    if b.traits.stacks:
        return IsTargetStack(list(range(b.layout.sizes[CELL])) if whole else sites, whats, whole)
    site_type = b.layout.default_type if container == 0 else CELL
    if whole:
        # Ludii counts the cells, whatever the board's sites are
        sites = list(range(b.layout.sizes[site_type])) if b.layout.sizes[CELL] == len(whats) else []
    return IsTarget([b.layout.element(site_type, site) for site in sites], whats)


def _container(b: Builder, ludeme: Ludeme) -> int:
    """The index of the container that is looked at, 0 for the board. Raises UnsupportedError if it may change."""
    name = b.text(ludeme, "containerName")
    if name is not None:
        index = b.container_named(name)
        if index == OFF:
            raise b.unsupported(ludeme, f"of the container {name}")
        return index
    value = b.argument(ludeme, "containerIdFn")
    if value is None:
        return 0
    if not isinstance(value, int):
        raise b.unsupported(ludeme, "of a container that may change")
    return value
