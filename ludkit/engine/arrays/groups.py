"""``sizes Group``: the sizes of groups of pieces."""

from __future__ import annotations

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, DirectionsFunction, IntArrayFunction, IntConstant, IntFunction
from ludkit.engine.registry import builds
from ludkit.engine.ways import Ways
from ludkit.ludemes.typed import Ludeme


class SizesOfGroups(IntArrayFunction):
    """The sizes of the groups of at least ``least`` sites: of a player's pieces, or (None) of all pieces.

    With a condition on ``(from)`` and ``(to)`` it alone says what hangs together.
    """

    def __init__(
        self,
        ways: Ways,
        base: int,
        directions: DirectionsFunction,
        player: IntFunction | None,
        condition: BoolFunction | None,
        least: IntFunction,
    ) -> None:
        self.ways: Ways = ways
        self.base: int = base
        self.directions: DirectionsFunction = directions
        self.player: IntFunction | None = player
        self.condition: BoolFunction | None = condition
        self.least: IntFunction = least

    def eval(self, ctx: Context) -> list[int]:
        origin = ctx.origin
        outer = ctx.to
        everybody = ctx.game.players + 1
        who = everybody if self.player is None else self.player.eval(ctx)
        least = self.least.eval(ctx)
        any_piece = self.player is None and self.condition is None
        checked: set[int] = set()
        sizes: list[int] = []
        for player in range(1, everybody) if any_piece else (who,):
            for start in self._sites(ctx, player):
                if start in checked:
                    continue
                ctx.origin = start
                if not self._belongs(ctx, start, who, any_piece):
                    continue
                group = self._group(ctx, start, who, any_piece)
                if len(group) >= least:
                    sizes.append(len(group))
                checked.update(group)
        ctx.to = outer
        ctx.origin = origin
        return sizes

    def _sites(self, ctx: Context, player: int) -> list[int]:
        """The sites of the board where a player's pieces stand, in the order in which they are kept."""
        owner = ctx.game.owner
        found: list[int] = []
        for component in range(1, len(owner)):
            if owner[component] == player:
                for element in ctx.sites.owned[component]:
                    site = ctx.sites.layout.site(element)
                    if site < self.ways.size and site not in found:
                        found.append(site)
        return found

    def _group(self, ctx: Context, start: int, who: int, any_piece: bool) -> list[int]:
        group = [start]
        for site in group:
            for direction in self.directions.eval(ctx, self.ways.site_type, site):
                for to in self.ways.steps(direction)[site]:
                    if to not in group:
                        ctx.to = to
                        if self._belongs(ctx, to, who, any_piece):
                            group.append(to)
        return group

    def _belongs(self, ctx: Context, site: int, who: int, any_piece: bool) -> bool:
        if self.condition is not None:
            return self.condition.eval(ctx)
        element = self.base + site
        return ctx.sites.who[element] == who or (any_piece and ctx.sites.what[element] != 0)


@builds("game.functions.intArray.sizes.Sizes Group")
def build_sizes_group(b: Builder, ludeme: Ludeme) -> IntArrayFunction:
    site_type = b.site_type(ludeme)
    least = b.integer_of(ludeme, "min")
    return SizesOfGroups(
        b.ways(site_type),
        b.layout.base[site_type],
        b.directions(b.argument(ludeme, "directions")),
        b.player_of(ludeme, "of"),
        b.boolean_of(ludeme, "If"),
        IntConstant(0) if least is None else least,
    )
