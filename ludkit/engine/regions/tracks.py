"""``sites Track``: the sites of a track, or of a part of it."""

from __future__ import annotations

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import IntFunction, RegionFunction
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.engine.tracks import Track, is_fixed
from ludkit.ludemes.typed import Ludeme


class SitesTrack(RegionFunction):
    """The sites of a track, in a part from one of its sites to another; the whole where none are given.

    The track is the one that ``(track)`` is, if any; ``fixed`` ones do not look at that.
    """

    def __init__(
        self,
        tracks: list[Track],
        name: str,
        player: IntFunction | None,
        start: IntFunction | None,
        end: IntFunction | None,
        fixed: bool,
    ) -> None:
        self.tracks: list[Track] = tracks
        self.name: str = name
        self.player: IntFunction | None = player
        self.start: IntFunction | None = start
        self.end: IntFunction | None = end
        self.fixed: bool = fixed

    def eval(self, ctx: Context) -> list[int]:
        track = self._track(ctx)
        if track is None:
            return []
        if self.start is None and self.end is None:
            return sorted({site for site in track.sites if site >= 0})
        start = OFF if self.start is None else self.start.eval(ctx)
        end = OFF if self.end is None else self.end.eval(ctx)
        begin = 0 if start == OFF else track.place(start)
        size = len(track.sites)
        found: set[int] = set()
        if begin < size:
            for i in range(begin, begin + size):
                site = track.sites[i % size]
                if site >= 0:
                    found.add(site)
                if site == end:
                    break
        return sorted(found)

    def _track(self, ctx: Context) -> Track | None:
        if not self.fixed and ctx.track != OFF:
            return self.tracks[ctx.track] if 0 <= ctx.track < len(self.tracks) else None
        player = 0 if self.player is None else self.player.eval(ctx)
        for track in self.tracks:
            if track.name == self.name or (self.name in track.name and track.owner in (player, 0)):
                return track
        return None


@builds("game.functions.region.sites.Sites Track")
def build_sites_track(b: Builder, ludeme: Ludeme) -> RegionFunction:
    player = b.player_of(ludeme, "pid")
    start = b.integer_of(ludeme, "from")
    end = b.integer_of(ludeme, "to")
    fixed = player is not None and is_fixed(player) and is_fixed(start) and is_fixed(end)
    return SitesTrack(b.tracks, b.text(ludeme, "name") or "", player, start, end, fixed)
