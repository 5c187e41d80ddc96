"""Of stacks: ``size Stack``, ``topLevel``, ``count Stack``, ``where Level``."""

from __future__ import annotations

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, IntArrayFunction, IntFunction
from ludkit.engine.ints.count import PiecesInStacks
from ludkit.engine.ints.last import LastTo
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.engine.stacks import STATE, WHAT, StackedSites
from ludkit.ludemes.typed import Ludeme


class TopLevel(IntFunction):
    """The level of the top piece; 0 where there is none, OFF for a site that is not there."""

    def __init__(self, site_type: int, site: IntFunction) -> None:
        self.site_type: int = site_type
        self.site: IntFunction = site

    def eval(self, ctx: Context) -> int:
        site = self.site.eval(ctx)
        sites = ctx.sites
        assert isinstance(sites, StackedSites)
        if site == OFF:
            return 0
        element = sites.layout.element(self.site_type, site)
        if element == sites.layout.elements:
            return OFF
        return max(sites.size[element] - 1, 0)


class CountStack(IntFunction):
    """How many pieces of stacks a condition on ``(to)`` and ``(level)`` holds for, up to where another holds."""

    def __init__(
        self,
        site_type: int,
        sites: IntArrayFunction,
        upwards: bool,
        condition: BoolFunction | None,
        stop: BoolFunction | None,
    ) -> None:
        self.site_type: int = site_type
        self.sites: IntArrayFunction = sites
        self.upwards: bool = upwards
        self.condition: BoolFunction | None = condition
        self.stop: BoolFunction | None = stop

    def eval(self, ctx: Context) -> int:
        outer = ctx.to
        outer_level = ctx.level
        sites = ctx.sites
        assert isinstance(sites, StackedSites)
        total = 0
        for site in self.sites.eval(ctx):
            if site < 0:
                continue
            element = sites.layout.element(self.site_type, site)
            size = sites.size[element] if sites.what[element] != 0 else 0
            for level in range(size) if self.upwards else range(size - 1, -1, -1):
                ctx.to = site
                ctx.level = level
                if self.stop is not None and self.stop.eval(ctx):
                    break
                if self.condition is None or self.condition.eval(ctx):
                    total += 1
        ctx.to = outer
        ctx.level = outer_level
        return total


class WhereLevel(IntFunction):
    """The level of a stack where a component (of a state) is, from the top or from below; OFF where there is none.

    The component is that which evaluates, or the first of ``kinds`` that a player owns.
    """

    def __init__(self, site_type: int, site: IntFunction, from_top: BoolFunction | None) -> None:
        self.site_type: int = site_type
        self.site: IntFunction = site
        self.from_top: BoolFunction | None = from_top
        self.what: IntFunction | None = None
        self.kinds: list[int] = []
        self.player: IntFunction | None = None
        self.state: IntFunction | None = None

    def eval(self, ctx: Context) -> int:
        site = self.site.eval(ctx)
        sites = ctx.sites
        assert isinstance(sites, StackedSites)
        if not 0 <= site < sites.layout.sizes[sites.layout.default_type]:
            return OFF
        what = self._what(ctx)
        if what <= 0:
            return OFF
        state = OFF if self.state is None else self.state.eval(ctx)
        element = sites.layout.element(self.site_type, site)
        size = sites.size[element]
        down = self.from_top is None or self.from_top.eval(ctx)
        for level in range(size - 1, -1, -1) if down else range(size):
            if sites.at(element, level, WHAT) == what and state in (OFF, sites.at(element, level, STATE)):
                return level
        return OFF

    def _what(self, ctx: Context) -> int:
        if self.what is not None:
            return self.what.eval(ctx)
        if self.player is not None:
            player = self.player.eval(ctx)
            for kind in self.kinds:
                if ctx.game.owner[kind] == player:
                    return kind
        return OFF


@builds("game.functions.ints.stacking.TopLevel")
def build_top_level(b: Builder, ludeme: Ludeme) -> IntFunction:
    return TopLevel(b.site_type(ludeme), b.needed_integer(ludeme, "at"))


@builds("game.functions.ints.size.Size Stack")
def build_size_stack(b: Builder, ludeme: Ludeme) -> IntFunction:
    return PiecesInStacks(b.site_type(ludeme), b.sites_of(ludeme, "in", "at", LastTo()))


@builds("game.functions.ints.count.Count Stack")
def build_count_stack(b: Builder, ludeme: Ludeme) -> IntFunction:
    return CountStack(
        b.site_type(ludeme),
        b.sites_of(ludeme, "to", "at"),
        b.constant_name(ludeme, "stackDirection") != "FromTop",
        b.boolean_of(ludeme, "If"),
        b.boolean_of(ludeme, "stop"),
    )


@builds("game.functions.ints.board.where.Where Level")
def build_where_level(b: Builder, ludeme: Ludeme) -> IntFunction:
    where = WhereLevel(b.site_type(ludeme), b.needed_integer(ludeme, "at"), b.boolean_of(ludeme, "fromTop"))
    where.what = b.integer_of(ludeme, "what")
    if where.what is None:
        name = b.text(ludeme, "namePiece")
        assert name is not None
        where.kinds = [component.index for component in b.components[1:] if name in component.name]
        where.player = b.player_of(ludeme, "indexPlayer")
        where.state = b.integer_of(ludeme, "state")
    return where
