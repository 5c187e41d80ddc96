"""``directional``: what happens to pieces in a row in some direction from a site."""

from __future__ import annotations

from ludkit.engine.booleans.players import IsEnemy
from ludkit.engine.builder import EFFECT, Builder
from ludkit.engine.context import Context
from ludkit.engine.directions import DirectionsBetween
from ludkit.engine.errors import NoSiteError
from ludkit.engine.functions import ArrayOfSite, BoolFunction, DirectionsFunction, IntConstant, IntFunction, Moves
from ludkit.engine.ints.iterators import From, To
from ludkit.engine.ints.last import LastFrom, LastTo
from ludkit.engine.move import Move
from ludkit.engine.moves.remove import remove_moves
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.engine.ways import Ways
from ludkit.ludemes.typed import Ludeme


class Directional(Moves):
    """The effect on each target ``(to)`` in a row from a site on. Consequences are lost, as in Ludii."""

    def __init__(
        self, ways: Ways, start: IntFunction, directions: DirectionsFunction, target: BoolFunction, effect: Moves
    ) -> None:
        super().__init__()
        self.ways: Ways = ways
        self.start: IntFunction = start
        self.directions: DirectionsFunction = directions
        self.target: BoolFunction = target
        self.effect: Moves = effect

    def generate(self, ctx: Context, out: list[Move]) -> None:
        start = self.start.eval(ctx)
        if not 0 <= start < self.ways.size:
            raise NoSiteError
        origin = ctx.origin
        outer = ctx.to
        for direction in self.directions.eval(ctx, self.ways.site_type, start):
            for radial in self.ways.radials(direction)[start]:
                for site in radial[1:]:
                    ctx.to = site
                    if not self.target.eval(ctx):
                        break
                    ctx.origin = OFF
                    self.effect.generate(ctx, out)
                    ctx.origin = origin
        ctx.to = outer


@builds(EFFECT + "Directional")
def build_directional(b: Builder, ludeme: Ludeme) -> Moves:
    b.enter(ludeme)
    start = b.from_of(ludeme)
    to = b.to_of(ludeme)
    b.leave(ludeme)
    site = start.site
    if site is None:
        site = LastTo() if b.ludeme(ludeme, "from") is None else From()
    directions = b.argument(ludeme, "directions")
    # by default Ludii takes the numbers of the sites for players, and removes what is at (from), which is nowhere
    return Directional(
        b.ways(start.site_type),
        site,
        DirectionsBetween(start.site_type, LastFrom(), LastTo()) if directions is None else b.directions(directions),
        IsEnemy(To()) if to.condition is None else to.condition,
        remove_moves(b, b.layout.default_type, ArrayOfSite(From()), IntConstant(1), False, None)
        if to.effect is None
        else to.effect,
    )
