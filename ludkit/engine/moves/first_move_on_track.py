"""``firstMoveOnTrack``: the moves for the first site of a track for which there are any."""

from __future__ import annotations

from ludkit.engine.builder import EFFECT, Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import IntConstant, IntFunction, Moves
from ludkit.engine.move import Move
from ludkit.engine.registry import builds
from ludkit.engine.roles import role_function
from ludkit.engine.sites import OFF
from ludkit.engine.tracks import Track, named_track
from ludkit.ludemes.typed import Ludeme


class FirstMoveOnTrack(Moves):
    """The moves for the first ``(site)`` of a track for which there are any. Consequences are lost, as in Ludii."""

    def __init__(self, moves: Moves, tracks: list[Track], name: str | None, owner: IntFunction) -> None:
        super().__init__()
        self.moves: Moves = moves
        self.tracks: list[Track] = tracks
        self.name: str | None = name
        self.owner: IntFunction = owner

    def generate(self, ctx: Context, out: list[Move]) -> None:
        track = named_track(self.tracks, self.name, self.owner.eval(ctx))
        if track is None:
            return
        begin = len(out)
        outer = ctx.site
        for site in track.sites:
            if site >= 0:
                ctx.site = site
                self.moves.generate(ctx, out)
                if len(out) > begin:
                    break
        ctx.site = outer


@builds(EFFECT + "requirement.FirstMoveOnTrack")
def build_first_move_on_track(b: Builder, ludeme: Ludeme) -> Moves:
    owner = b.constant_name(ludeme, "owner")
    b.enter(ludeme)
    moves = FirstMoveOnTrack(
        b.needed_moves(ludeme, "moves"),
        b.tracks,
        b.text(ludeme, "trackName"),
        IntConstant(OFF) if owner is None else role_function(owner, b.players),
    )
    b.leave(ludeme)
    return b.with_then(moves, ludeme)
