"""``move Set Rotation`` and ``set Rotation``: a piece is turned."""

from __future__ import annotations

from ludkit.board.directions import CELL, VERTEX
from ludkit.engine.actions.sites import SetRotation
from ludkit.engine.builder import EFFECT, Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolConstant, BoolFunction, IntFunction, Moves
from ludkit.engine.ints.iterators import From
from ludkit.engine.move import Move, move_of
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme


class Rotation(Moves):
    """Turn the piece on a site: to given rotations, and by one to the left (``previous``) and right (``following``).

    There are as many rotations, ``rotations``, as the board has directions.
    """

    def __init__(self, site_type: int, site: IntFunction, given: list[IntFunction], rotations: int) -> None:
        super().__init__()
        self.site_type: int = site_type
        self.site: IntFunction = site
        self.given: list[IntFunction] = given
        self.rotations: int = rotations
        self.previous: BoolFunction = BoolConstant(True)
        self.following: BoolFunction = BoolConstant(True)

    def generate(self, ctx: Context, out: list[Move]) -> None:
        site = self.site.eval(ctx)
        if site < 0:
            return
        begin = len(out)
        rotations = [rotation.eval(ctx) for rotation in self.given]
        now = ctx.sites.rotation[ctx.sites.layout.element(self.site_type, site)]
        if self.previous.eval(ctx):
            rotations.append(now - 1 if now > 0 else self.rotations - 1)
        if self.following.eval(ctx):
            rotations.append(now + 1 if now < self.rotations - 1 else 0)
        for rotation in rotations:
            action = SetRotation(self.site_type, site, rotation)
            action.decision = self.decision
            out.append(move_of(action))
        self.finish(ctx, out, begin)


@builds(EFFECT + "set.Set Rotation")
def build_rotation(b: Builder, ludeme: Ludeme) -> Moves:
    return rotation(b, ludeme)


def rotation(b: Builder, ludeme: Ludeme) -> Moves:
    """``(set Rotation …)`` and ``(move Set Rotation …)``."""
    to = b.to_of(ludeme)
    one = b.integer_of(ludeme, "direction")
    given = [b.integer(value) for value in b.list_of(ludeme, "directions")] if one is None else [one]
    topology = b.topology
    rotations = max(len(topology.directions(CELL)), len(topology.directions(VERTEX)))
    moves = Rotation(to.site_type, From() if to.site is None else to.site, given, rotations)
    moves.previous = b.boolean_or(ludeme, "previous", True)
    moves.following = b.boolean_or(ludeme, "next", True)
    return b.with_then(moves, ludeme)
