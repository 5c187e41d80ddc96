"""``move Remove`` and ``remove``: take pieces off sites."""

from __future__ import annotations

from ludkit.board.directions import CELL
from ludkit.engine.actions.remove import Remove as RemoveAction
from ludkit.engine.actions.stacks import remove_from_stack, stacks_of
from ludkit.engine.builder import DECISION, EFFECT, Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import ArrayOfSite, IntArrayFunction, IntConstant, IntFunction, Moves, constant
from ludkit.engine.ints.iterators import To
from ludkit.engine.move import Move, move_of
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.ludemes.typed import Ludeme


class Remove(Moves):
    """Take pieces off sites, now or at the end of the turn; a move for each site with a piece."""

    def __init__(self, site_type: int, sites: IntArrayFunction, count: IntFunction, late: bool) -> None:
        super().__init__()
        self.site_type: int = site_type
        self.sites: IntArrayFunction = sites
        self.count: IntFunction = count
        self.late: bool = late

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        layout = ctx.sites.layout
        count = self.count.eval(ctx)
        for site in self.sites.eval(ctx):
            if site < 0 or ctx.sites.what[layout.element(self.site_type, site)] <= 0:
                continue
            site_type = CELL if layout.in_hands(site) else self.site_type
            action = RemoveAction(site_type, site, not self.late)
            action.decision = self.decision
            move = move_of(action)
            for _ in range(count - 1):
                move.actions.append(RemoveAction(site_type, site, not self.late))
            out.append(move)
        self.finish(ctx, out, begin)


def takes_target(effect: Moves, site_type: int) -> bool:
    """Whether an effect does nothing but take the piece off the site of a type that ``(to)`` is, if one is there."""
    if not isinstance(effect, Remove) or isinstance(effect, RemoveFromStacks) or effect.site_type != site_type:
        return False
    sites = effect.sites
    return isinstance(sites, ArrayOfSite) and isinstance(sites.site, To) and constant(effect.count) is not None


class RemoveFromStacks(Remove):
    """`Remove` in a game with stacks: the piece on ``level``, the top piece if that is None."""

    def __init__(
        self, site_type: int, sites: IntArrayFunction, count: IntFunction, late: bool, level: IntFunction | None
    ) -> None:
        super().__init__(site_type, sites, count, late)
        self.level: IntFunction | None = level

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        sites = stacks_of(ctx)
        layout = sites.layout
        count = self.count.eval(ctx)
        for site in self.sites.eval(ctx):
            if site < 0:
                continue
            element = layout.element(self.site_type, site)
            if sites.what[element] <= 0:
                continue
            site_type = CELL if layout.in_hands(site) else self.site_type
            top = sites.size[element] - 1
            level = top if self.level is None else max(self.level.eval(ctx), 0)
            move = Move([remove_from_stack(site_type, site, OFF if level == top else level, not self.late)])
            move.actions[0].set_decision(self.decision)
            move.start = site
            move.end = site
            for _ in range(count - 1):
                move.actions.append(remove_from_stack(site_type, site, OFF if level == top else level, not self.late))
            out.append(move)
        self.finish(ctx, out, begin)


def remove_moves(
    b: Builder, site_type: int, sites: IntArrayFunction, count: IntFunction, late: bool, level: IntFunction | None
) -> Remove:
    """The moves that take pieces off sites, in a game with stacks or one without."""
    if b.traits.stacks:
        return RemoveFromStacks(site_type, sites, count, late, level)
    return Remove(site_type, sites, count, late)


@builds(DECISION + " Remove", EFFECT + "Remove")
def build_remove(b: Builder, ludeme: Ludeme) -> Moves:
    when = b.constant_name(ludeme, "at")
    if when is not None:
        b.traits.late_captures = True
    count = b.integer_of(ludeme, "count")
    moves = remove_moves(
        b,
        b.site_type(ludeme),
        b.sites_of(ludeme, "regionFunction", "locationFunction"),
        IntConstant(1) if count is None else count,
        when == "EndOfTurn",
        b.level_of(ludeme),
    )
    return b.with_then(moves, ludeme)
