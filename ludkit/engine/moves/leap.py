"""``move Leap`` and ``leap``: a piece goes to the end of a walk, whatever stands on the way."""

from __future__ import annotations

from typing import Final

from ludkit.board.directions import LEFT, ORTHOGONAL, RIGHT
from ludkit.engine.actions.transfer import MovePiece
from ludkit.engine.builder import DECISION, Builder, To
from ludkit.engine.context import Context
from ludkit.engine.directions import turn
from ludkit.engine.functions import BoolFunction, IntFunction, Moves, chain
from ludkit.engine.ints.iterators import From
from ludkit.engine.move import Move, move_of
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.engine.ways import Ways
from ludkit.ludemes.typed import Constant, Ludeme, Value

_EFFECT: Final = "game.rules.play.moves.nonDecision.effect."


class Walks:
    """Where walks lead: steps forward (``F``) and turns (``L``, ``R``), begun in any orthogonal direction."""

    def __init__(self, ways: Ways, walks: list[list[str]]) -> None:
        self.ways: Ways = ways
        self.walks: list[list[str]] = walks
        self._known: dict[int, list[int]] = {}

    def ends(self, start: int, rotations: bool) -> list[int]:
        """The sites at the ends of the walks from a site, in ascending order.

        Without ``rotations`` they begin in the first direction only.
        """
        key = 2 * start + (1 if rotations else 0)
        known = self._known.get(key)
        if known is None:
            known = self._walk(start, rotations)
            self._known[key] = known
        return known

    def _walk(self, start: int, rotations: bool) -> list[int]:
        ways = self.ways
        supported = ways.topology.directions(ways.site_type, ORTHOGONAL)
        ends: set[int] = set()
        for first in supported if rotations else supported[:1]:
            for walk in self.walks:
                site = start
                direction = first
                for step in walk:
                    if step == "F":
                        reached = ways.steps(direction)[site]
                        site = reached[len(reached) - 1] if reached else OFF
                        if site == OFF:
                            break
                    else:
                        direction = turn(RIGHT if step == "R" else LEFT, direction, supported)
                if site != OFF:
                    ends.add(site)
        return sorted(ends)


class Leap(Moves):
    """Leaps from a site to where walks lead, if a condition on ``(to)`` holds."""

    def __init__(self, walks: Walks, start: IntFunction, rotations: BoolFunction, to: To) -> None:
        super().__init__()
        self.walks: Walks = walks
        self.start: IntFunction = start
        self.start_condition: BoolFunction | None = None
        self.rotations: BoolFunction = rotations
        self.condition: BoolFunction | None = to.condition
        self.effect: Moves | None = to.effect

    def generate(self, ctx: Context, out: list[Move]) -> None:
        start = self.start.eval(ctx)
        ways = self.walks.ways
        if not 0 <= start < ways.size:
            return
        begin = len(out)
        origin = ctx.origin
        outer = ctx.to
        ctx.origin = start
        if self.start_condition is not None and not self.start_condition.eval(ctx):
            # Ludii leaves (from) as it is here
            return
        for to in self.walks.ends(start, self.rotations.eval(ctx)):
            ctx.to = to
            if self.condition is not None and not self.condition.eval(ctx):
                continue
            action = MovePiece(ways.site_type, start, ways.site_type, to)
            action.decision = self.decision
            move = chain(ctx, self.effect, move_of(action))
            move.start = start
            move.end = to
            out.append(move)
        ctx.to = outer
        ctx.origin = origin
        self.finish(ctx, out, begin)


def read_walks(values: list[Value]) -> list[list[str]]:
    """The walks that ``{{F F R F} …}`` states."""
    walks: list[list[str]] = []
    for walk in values:
        assert isinstance(walk, tuple)
        walks.append([step.name for step in walk if isinstance(step, Constant)])
    return walks


@builds(DECISION + " Leap", _EFFECT + "Leap")
def build_leap(b: Builder, ludeme: Ludeme) -> Moves:
    if b.argument(ludeme, "forward") is not None:
        raise b.unsupported(ludeme, "forward:")
    start = b.from_of(ludeme)
    to = b.to_of(ludeme)
    if to.effect_condition is not None:
        raise b.unsupported(ludeme, "with an effect on a condition")
    moves = Leap(
        Walks(b.ways(start.site_type), read_walks(b.list_of(ludeme, "walk"))),
        From() if start.site is None else start.site,
        b.boolean_or(ludeme, "rotations", True),
        to,
    )
    moves.start_condition = start.condition
    return b.with_then(moves, ludeme)
