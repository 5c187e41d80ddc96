"""``move Select`` and ``select``: choose sites without changing anything."""

from __future__ import annotations

from ludkit.board.directions import CELL
from ludkit.engine.actions.sites import Select as SelectAction
from ludkit.engine.actions.stacks import SelectLevels, stacks_of
from ludkit.engine.builder import DECISION, EFFECT, Builder, From, To
from ludkit.engine.context import Context
from ludkit.engine.functions import ArrayOfRegion, ArrayOfSite, IntArrayFunction, IntFunction, Moves, RegionFunction
from ludkit.engine.ints.iterators import From as FromSite
from ludkit.engine.ints.iterators import To as ToSite
from ludkit.engine.move import Move, move_of
from ludkit.engine.registry import builds
from ludkit.engine.roles import role_function
from ludkit.engine.sites import OFF
from ludkit.ludemes.typed import Ludeme


class Select(Moves):
    """Choose a site of some, or a pair of sites."""

    def __init__(self, start: From, to: To | None, mover: IntFunction | None) -> None:
        super().__init__()
        self.start: From = start
        self.starts: IntArrayFunction = _sites(start.region, FromSite() if start.site is None else start.site)
        self.to: To | None = to
        self.ends: IntArrayFunction | None = None
        if to is not None:
            self.ends = _sites(to.region, ToSite() if to.site is None else to.site)
        self.mover: IntFunction | None = mover

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        origin = ctx.origin
        outer = ctx.to
        for site in self.starts.eval(ctx):
            if not _exists(ctx, self.start.site_type, site):
                continue
            ctx.origin = site
            ctx.to = site
            if self.start.condition is not None and not self.start.condition.eval(ctx):
                continue
            if self.to is None or self.ends is None:
                self._add(self._one(ctx, site), site, site, out)
                continue
            for end in self.ends.eval(ctx):
                if not _exists(ctx, self.to.site_type, end):
                    continue
                ctx.to = end
                if self.to.condition is None or self.to.condition.eval(ctx):
                    self._add(self._two(ctx, site, self.to, end), site, end, out)
        ctx.to = outer
        ctx.origin = origin
        self.finish(ctx, out, begin)
        if self.mover is not None:
            mover = self.mover.eval(ctx)
            for i in range(begin, len(out)):
                out[i].mover = mover

    def _one(self, ctx: Context, site: int) -> SelectAction:
        return SelectAction(self.start.site_type, site, self.start.site_type, OFF)

    def _two(self, ctx: Context, site: int, to: To, end: int) -> SelectAction:
        action = SelectAction(self.start.site_type, site, to.site_type, end)
        action.occupied = ctx.sites.count[ctx.sites.layout.element(to.site_type, end)] > 0
        return action

    def _add(self, action: SelectAction, start: int, end: int, out: list[Move]) -> None:
        action.decision = self.decision
        move = move_of(action)
        move.start = start
        move.end = end
        out.append(move)


class SelectOfStacks(Select):
    """`Select` in a game with stacks, whose levels it names: the top where none is given."""

    def _one(self, ctx: Context, site: int) -> SelectAction:
        level = _level(ctx, self.start.level, self.start.site_type, site)
        return SelectLevels(self.start.site_type, site, level, self.start.site_type, OFF, level)

    def _two(self, ctx: Context, site: int, to: To, end: int) -> SelectAction:
        level = _level(ctx, self.start.level, self.start.site_type, site)
        return SelectLevels(
            self.start.site_type, site, level, to.site_type, end, _level(ctx, to.level, to.site_type, end)
        )


def _level(ctx: Context, level: IntFunction | None, site_type: int, site: int) -> int:
    sites = stacks_of(ctx)
    return sites.size[sites.layout.element(site_type, site)] - 1 if level is None else level.eval(ctx)


def _sites(region: RegionFunction | None, site: IntFunction) -> IntArrayFunction:
    return ArrayOfSite(site) if region is None else ArrayOfRegion(region)


def _exists(ctx: Context, site_type: int, site: int) -> bool:
    layout = ctx.sites.layout
    return 0 <= site < (len(layout.container_of) if site_type == CELL else layout.sizes[site_type])


@builds(DECISION + " Select", EFFECT + "Select")
def build_select(b: Builder, ludeme: Ludeme) -> Moves:
    mover = b.constant_name(ludeme, "mover")
    start = b.from_of(ludeme)
    to = None if b.ludeme(ludeme, "to") is None else b.to_of(ludeme)
    player = None if mover is None else role_function(mover, b.players)
    moves = SelectOfStacks(start, to, player) if b.traits.stacks else Select(start, to, player)
    return b.with_then(moves, ludeme)
