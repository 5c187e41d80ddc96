"""``move Leap`` and ``leap``: a piece goes to the end of a walk, whatever stands on the way."""

from __future__ import annotations

from typing import Final

from ludkit.board.directions import DIRECTIONS
from ludkit.engine.actions.transfer import MovePiece
from ludkit.engine.builder import DECISION, EFFECT, Builder, To
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, IntFunction, Moves, chain
from ludkit.engine.ints.iterators import From
from ludkit.engine.move import Move, move_of
from ludkit.engine.moves.operators import Apply
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.engine.walks import Walks, read_walks
from ludkit.ludemes.typed import Ludeme

_SIGNS: Final = {
    "N": (1, 0),
    "NE": (1, 1),
    "E": (0, 1),
    "SE": (-1, 1),
    "S": (-1, 0),
    "SW": (-1, -1),
    "W": (0, -1),
    "NW": (1, -1),
}
"""How rows and columns change forward, by the direction that is faced."""


class Ahead:
    """Which leaps lead forward, seen from where a piece faces, by the rows and columns of the sites."""

    def __init__(self, wanted: BoolFunction, rows: list[int], columns: list[int]) -> None:
        self.wanted: BoolFunction = wanted
        self.rows: list[int] = rows
        self.columns: list[int] = columns

    def facing(self, ctx: Context, site_type: int, site: int) -> int:
        """The direction that the piece on a site faces; OFF where it has none, or forward leaps are not wanted."""
        if not self.wanted.eval(ctx):
            return OFF
        return ctx.game.components[ctx.sites.what[ctx.sites.layout.element(site_type, site)]].facing

    def leads(self, facing: int, start: int, end: int) -> bool:
        """Whether ``end`` lies before ``start``. In other directions than the eight main ones nothing does."""
        if facing == OFF:
            return True
        signs = _SIGNS.get(DIRECTIONS[facing])
        if signs is None:
            return False
        up = signs[0] * (self.rows[end] - self.rows[start])
        right = signs[1] * (self.columns[end] - self.columns[start])
        return (signs[0] == 0 or up > 0) and (signs[1] == 0 or right > 0)


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
        if to.effect is not None and to.effect_condition is not None:
            self.effect = Apply(to.effect_condition, to.effect)
        self.ahead: Ahead | None = None
        """Where only forward leaps are allowed."""

    def generate(self, ctx: Context, out: list[Move]) -> None:
        start = self.start.eval(ctx)
        ways = self.walks.ways
        if not 0 <= start < ways.size:
            return
        begin = len(out)
        origin = ctx.origin
        outer = ctx.to
        facing = OFF if self.ahead is None else self.ahead.facing(ctx, ways.site_type, start)
        ctx.origin = start
        if self.start_condition is not None and not self.start_condition.eval(ctx):
            # Ludii leaves (from) as it is here
            return
        for to in self.walks.ends(start, self.rotations.eval(ctx)):
            if self.ahead is not None and not self.ahead.leads(facing, start, to):
                continue
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


@builds(DECISION + " Leap", EFFECT + "Leap")
def build_leap(b: Builder, ludeme: Ludeme) -> Moves:
    start = b.from_of(ludeme)
    if start.region is not None:
        raise b.unsupported(ludeme, "from a region")
    moves = Leap(
        Walks(b.ways(start.site_type), read_walks(b.list_of(ludeme, "walk"))),
        From() if start.site is None else start.site,
        b.boolean_or(ludeme, "rotations", True),
        b.to_of(ludeme),
    )
    moves.start_condition = start.condition
    forward = b.boolean_of(ludeme, "forward")
    if forward is not None:
        moves.ahead = Ahead(forward, b.topology.row_of(start.site_type), b.topology.column_of(start.site_type))
    return b.with_then(moves, ludeme)
