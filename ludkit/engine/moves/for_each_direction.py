"""``forEach Direction``: moves for each site in some directions from another."""

from __future__ import annotations

from typing import Final

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.directions import RelativeDirections
from ludkit.engine.functions import BoolFunction, DirectionsFunction, IntConstant, IntFunction, Moves
from ludkit.engine.ints.iterators import From
from ludkit.engine.move import Move
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.engine.ways import Ways
from ludkit.ludemes.typed import Ludeme

_FOR_EACH: Final = "game.rules.play.moves.nonDecision.operators.foreach.ForEach "


class ForEachDirection(Moves):
    """Moves for each site ``least`` to ``greatest`` steps away in some directions, which ``(to)`` is.

    ``between`` must hold of the sites on the way, ``condition`` of the site itself and of all nearer ones. Relative
    directions are seen from where ``(to)`` lies from ``(from)`` before, if it lies next to it.
    """

    def __init__(self, ways: Ways, start: IntFunction, directions: DirectionsFunction, moves: Moves) -> None:
        super().__init__()
        self.ways: Ways = ways
        self.start: IntFunction = start
        self.directions: DirectionsFunction = directions
        self.moves: Moves = moves
        self.least: IntFunction = IntConstant(1)
        self.greatest: IntFunction = IntConstant(1)
        self.between: BoolFunction | None = None
        self.condition: BoolFunction | None = None

    def generate(self, ctx: Context, out: list[Move]) -> None:
        start = self.start.eval(ctx)
        if not 0 <= start < self.ways.size:
            return
        begin = len(out)
        least = self.least.eval(ctx)
        greatest = self.greatest.eval(ctx)
        origin = ctx.origin
        outer = ctx.to
        between = ctx.between
        for direction in self._directions(ctx, start):
            for radial in self.ways.radials(direction)[start]:
                self._follow(ctx, radial, least, greatest, out)
        ctx.to = outer
        ctx.between = between
        ctx.origin = origin
        self.attach_then(out, begin)

    def _follow(self, ctx: Context, radial: list[int], least: int, greatest: int, out: list[Move]) -> None:
        between = ctx.between
        for i in range(1, len(radial)):
            if i > greatest:
                break
            if self.between is not None and i < least:
                ctx.between = radial[i]
                if not self.between.eval(ctx):
                    break
                ctx.between = between
            ctx.to = radial[i]
            if self.condition is not None and not self.condition.eval(ctx):
                break
            if i >= least:
                self.moves.generate(ctx, out)

    def _directions(self, ctx: Context, start: int) -> list[int]:
        directions = self.directions
        site_type = self.ways.site_type
        if not isinstance(directions, RelativeDirections):
            return directions.eval(ctx, site_type, start)
        sites = ctx.sites
        element = sites.layout.element(site_type, ctx.origin)
        facing = self._heading(ctx)
        if facing == OFF:
            what = sites.what[element]
            facing = ctx.game.components[what].facing if what > 0 else OFF
        return directions.facing(ctx, site_type, start, facing, sites.rotation[element])

    def _heading(self, ctx: Context) -> int:
        """The last direction in which ``(to)`` is the next site from ``(from)``; OFF where there is none."""
        found = OFF
        if ctx.to != OFF and 0 <= ctx.origin < self.ways.size:
            for direction in ctx.game.topology.directions(self.ways.site_type):
                if ctx.to in self.ways.steps(direction)[ctx.origin]:
                    found = direction
        return found


@builds(_FOR_EACH + "Direction")
def build_for_each_direction(b: Builder, ludeme: Ludeme) -> Moves:
    b.enter(ludeme)
    start = b.from_of(ludeme)
    between = b.between_of(ludeme)
    to = b.to_of(ludeme)
    moves = to.effect if b.ludeme(ludeme, "to") is not None else b.moves_of(ludeme, "moves")
    b.leave(ludeme)
    if moves is None:
        raise b.unsupported(ludeme, "without moves")
    built = ForEachDirection(
        b.ways(start.site_type),
        From() if start.site is None else start.site,
        b.directions(b.argument(ludeme, "directions")),
        moves,
    )
    if between.bounds is not None:
        built.least, built.greatest = between.bounds
    built.between = between.condition
    built.condition = to.condition
    return b.with_then(built, ludeme)
