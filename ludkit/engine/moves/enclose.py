"""``enclose``: what happens to groups without a way out."""

from __future__ import annotations

from ludkit.board.directions import ALL
from ludkit.engine.booleans.players import IsEnemy
from ludkit.engine.builder import EFFECT, Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import ArrayOfSite, BoolFunction, DirectionsFunction, IntConstant, IntFunction, Moves
from ludkit.engine.ints.iterators import Between
from ludkit.engine.ints.last import LastTo
from ludkit.engine.move import Move
from ludkit.engine.moves.remove import remove_moves
from ludkit.engine.registry import builds, ludeme_key
from ludkit.engine.ways import Ways
from ludkit.ludemes.typed import Ludeme, Value


class Enclose(Moves):
    """The effect on each site of the groups of targets next to a site that have no empty site beside them.

    ``exceptions`` is how many empty sites a group may have. With ``empty`` the targets are empty sites themselves, and
    what encloses them must hang together.
    """

    def __init__(
        self,
        ways: Ways,
        base: int,
        start: IntFunction,
        directions: DirectionsFunction,
        target: BoolFunction,
        effect: Moves,
        exceptions: IntFunction,
        empty: bool,
    ) -> None:
        super().__init__()
        self.ways: Ways = ways
        self.base: int = base
        self.start: IntFunction = start
        self.directions: DirectionsFunction = directions
        self.target: BoolFunction = target
        self.effect: Moves = effect
        self.exceptions: IntFunction = exceptions
        self.empty: bool = empty

    def generate(self, ctx: Context, out: list[Move]) -> None:
        start = self.start.eval(ctx)
        if not 0 <= start < self.ways.size or ctx.sites.what[self.base + start] <= 0:
            return
        begin = len(out)
        between = ctx.between
        exceptions = self.exceptions.eval(ctx)
        targets: list[int] = []
        for site in self._neighbours(ctx, start):
            if site not in targets and (self._is_target(ctx, site) or (exceptions > 0 and self._is_empty(ctx, site))):
                targets.append(site)
        checked = [False] * self.ways.size
        for target in targets:
            if checked[target]:
                continue
            enclosed = self._group(ctx, target, exceptions, checked)
            if enclosed and self._is_enclosed(ctx, enclosed):
                self._apply(ctx, enclosed, out)
        ctx.between = between
        self.attach_then(out, begin)

    def _group(self, ctx: Context, target: int, exceptions: int, checked: list[bool]) -> list[int]:
        """The group of a target; nothing if there are too many empty sites beside it."""
        if exceptions > 0 and self._is_empty(ctx, target):
            exceptions -= 1
        group = [target]
        i = 0
        while i < len(group):
            for site in self._neighbours(ctx, group[i]):
                if site in group:
                    continue
                if self._is_target(ctx, site):
                    group.append(site)
                elif self._is_empty(ctx, site):
                    if exceptions == 0:
                        return []
                    group.append(site)
                    exceptions -= 1
            checked[group[i]] = True
            i += 1
        return group

    def _is_enclosed(self, ctx: Context, group: list[int]) -> bool:
        around: list[int] = []
        for member in group:
            for site in self._neighbours(ctx, member):
                if site in group or site in around:
                    continue
                if self._is_target(ctx, site) if self.empty else self._is_empty(ctx, site):
                    return False
                around.append(site)
        return not self.empty or self._hangs_together(around)

    def _hangs_together(self, around: list[int]) -> bool:
        """Whether one can go through all of some sites step by step, each time to the first that is left."""
        if not around:
            return False
        site = around[0]
        while len(around) != 1:
            following = -1
            for to in self.ways.steps(ALL)[site]:
                if to in around:
                    following = to
                    break
            if following < 0:
                return False
            around.remove(site)
            site = following
        return True

    def _apply(self, ctx: Context, enclosed: list[int], out: list[Move]) -> None:
        begin = len(out)
        for site in enclosed:
            ctx.between = site
            self.effect.generate(ctx, out)
        if len(out) > begin:
            out[len(out) - 1].between = enclosed

    def _neighbours(self, ctx: Context, site: int) -> list[int]:
        found: list[int] = []
        for direction in self.directions.eval(ctx, self.ways.site_type, site):
            found.extend(self.ways.steps(direction)[site])
        return found

    def _is_target(self, ctx: Context, site: int) -> bool:
        ctx.between = site
        return self.target.eval(ctx)

    def _is_empty(self, ctx: Context, site: int) -> bool:
        return ctx.sites.what[self.base + site] == 0


@builds(EFFECT + "Enclose")
def build_enclose(b: Builder, ludeme: Ludeme) -> Moves:
    site_type = b.site_type(ludeme)
    b.enter(ludeme)
    start = b.from_of(ludeme)
    directions = b.directions(b.argument(ludeme, "directions"))
    between = b.between_of(ludeme)
    exceptions = b.integer_of(ludeme, "numException")
    b.leave(ludeme)
    given = b.ludeme(ludeme, "between")
    moves = Enclose(
        b.ways(site_type),
        b.layout.base[site_type],
        LastTo() if start.site is None else start.site,
        directions,
        # Ludii takes the numbers of the sites for players here
        IsEnemy(Between()) if between.condition is None else between.condition,
        remove_moves(b, b.layout.default_type, ArrayOfSite(Between()), IntConstant(1), False, None)
        if between.effect is None
        else between.effect,
        IntConstant(0) if exceptions is None else exceptions,
        given is not None and _asks_for_empty(b.argument(given, "If")),
    )
    return b.with_then(moves, ludeme)


def _asks_for_empty(condition: Value | None) -> bool:
    """Whether ``is Empty`` stands somewhere in a condition."""
    waiting: list[Value | None] = [condition]
    while waiting:
        value = waiting.pop()
        if isinstance(value, tuple):
            waiting.extend(value)
        elif isinstance(value, Ludeme):
            if ludeme_key(value) == "game.functions.booleans.is.Is Empty":
                return True
            waiting.extend(value.arguments)
    return False
