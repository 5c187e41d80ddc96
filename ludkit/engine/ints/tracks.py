"""``trackSite``: sites along tracks; ``count StepsOnTrack``: how far it is along them."""

from __future__ import annotations

from typing import Final

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, IntFunction
from ludkit.engine.ints.iterators import From
from ludkit.engine.registry import builds
from ludkit.engine.roles import role_function
from ludkit.engine.sites import OFF
from ludkit.engine.stacks import WHAT, WHO, StackedSites
from ludkit.engine.tracks import Track, find_track, is_fixed, players_track
from ludkit.ludemes.typed import Ludeme

_TRACK_SITE: Final = "game.functions.ints.trackSite.TrackSite "


class MoveAlong(IntFunction):
    """The site so many steps from another along a player's track; OFF behind its end."""

    def __init__(
        self, tracks: list[Track], name: str | None, player: IntFunction, start: IntFunction, steps: IntFunction
    ) -> None:
        self.tracks: list[Track] = tracks
        self.name: str | None = name
        self.player: IntFunction = player
        self.start: IntFunction = start
        self.steps: IntFunction = steps

    def eval(self, ctx: Context) -> int:
        track = players_track(self.tracks, self.name, self.player.eval(ctx), True)
        if track is None:
            return OFF
        size = len(track.sites)
        i = self._start(ctx, track)
        if i == OFF:
            return OFF
        i += max(self.steps.eval(ctx), 0)
        if i < size:
            return track.sites[i]
        beyond = track.site_after(size - 1)
        if beyond == OFF:
            return OFF
        while True:
            i -= size
            if i == 0:
                return beyond
            if i - 1 < size:
                return track.site_after(i - 1)

    def _start(self, ctx: Context, track: Track) -> int:
        """The place on the track to go from, OFF for none."""
        return track.place(self.start.eval(ctx))


class MoveAlongCrossing(MoveAlong):
    """`MoveAlong` where a track crosses itself: from the place where the piece on the site is noted to be.

    In a stack the lowest piece of the player counts.
    """

    def _start(self, ctx: Context, track: Track) -> int:
        if track.loop:
            return super()._start(ctx, track)
        return place_of_piece(ctx, track, self.start.eval(ctx), self.player.eval(ctx))


def place_of_piece(ctx: Context, track: Track, site: int, player: int) -> int:
    """Where the piece on a site, of a stack the player's lowest, is noted to be on a track that crosses itself.

    Without a piece it is the site's first place; OFF off the board, and behind the last place if there is none.
    """
    if site < 0:
        return OFF
    what = _piece_of(ctx, site, player)
    if what == 0:
        return track.place(site)
    on_tracks = ctx.state.on_tracks
    number = ctx.game.tracks.index(track)
    for place in track.places(site):
        if on_tracks.get((number, what, place), 0) > 0:
            return place
    return len(track.sites)


def _piece_of(ctx: Context, site: int, player: int) -> int:
    """The component on a site, of a stack the player's lowest, if there is one."""
    sites = ctx.sites
    element = sites.layout.element(sites.layout.default_type, site)
    if isinstance(sites, StackedSites):
        for level in range(sites.size[element]):
            if sites.at(element, level, WHO) == player:
                return sites.at(element, level, WHAT)
    return sites.what[element]


class StepsOnTrack(IntFunction):
    """How many steps along a player's track lead from a site to another; OFF where none do."""

    def __init__(
        self, tracks: list[Track], name: str | None, player: IntFunction, start: IntFunction, end: IntFunction
    ) -> None:
        self.tracks: list[Track] = tracks
        self.name: str | None = name
        self.player: IntFunction = player
        self.start: IntFunction = start
        self.end: IntFunction = end

    def eval(self, ctx: Context) -> int:
        player = self.player.eval(ctx)
        track = players_track(self.tracks, self.name, player, False)
        if track is None:
            return OFF
        start = self.start.eval(ctx)
        end = self.end.eval(ctx)
        sites = track.sites
        crossing = ctx.game.crossing and not track.loop
        begin = place_of_piece(ctx, track, start, player) if crossing else track.place(start)
        if begin == OFF:
            return OFF
        for place in range(begin, len(sites)):
            if sites[place] == end:
                return place - begin
        # tracks that cross themselves lead on only
        for place in range(0 if crossing else begin):
            if sites[place] == end:
                return len(sites) - begin + place
        return OFF


class FirstSite(IntFunction):
    """The first site of a track, from one of its sites on, for which a condition on ``(to)`` holds; OFF for none."""

    def __init__(
        self,
        tracks: list[Track],
        name: str | None,
        player: IntFunction | None,
        start: IntFunction | None,
        condition: BoolFunction | None,
    ) -> None:
        self.tracks: list[Track] = tracks
        self.name: str | None = name
        self.player: IntFunction | None = player
        self.start: IntFunction | None = start
        self.condition: BoolFunction | None = condition

    def eval(self, ctx: Context) -> int:
        track = find_track(self.tracks, self.name, 0 if self.player is None else self.player.eval(ctx))
        if track is None or not track.sites:
            return OFF
        size = len(track.sites)
        start = OFF if self.start is None else self.start.eval(ctx)
        begin = 0 if start == OFF else track.place(start)
        if begin == size:
            return OFF
        if self.condition is None:
            return track.sites[begin]
        outer = ctx.to
        found = OFF
        for i in range(begin, begin + size):
            site = track.sites[i % size]
            ctx.to = site
            if self.condition.eval(ctx):
                found = site
                break
        ctx.to = outer
        return found


class EndSite(IntFunction):
    """The last site of a track."""

    def __init__(self, tracks: list[Track], name: str | None, player: IntFunction | None) -> None:
        self.tracks: list[Track] = tracks
        self.name: str | None = name
        self.player: IntFunction | None = player

    def eval(self, ctx: Context) -> int:
        track = find_track(self.tracks, self.name, 0 if self.player is None else self.player.eval(ctx))
        return track.sites[len(track.sites) - 1] if track is not None and track.sites else OFF


@builds(_TRACK_SITE + "Move")
def build_move_along(b: Builder, ludeme: Ludeme) -> IntFunction:
    player = b.player_of(ludeme)
    start = b.integer_of(ludeme, "from")
    kind = MoveAlongCrossing if any(track.crosses for track in b.tracks) else MoveAlong
    return kind(
        b.tracks,
        b.text(ludeme, "name"),
        role_function("Mover", b.players) if player is None else player,
        From() if start is None else start,
        b.needed_integer(ludeme, "steps"),
    )


@builds("game.functions.ints.count.Count StepsOnTrack")
def build_steps_on_track(b: Builder, ludeme: Ludeme) -> IntFunction:
    player = b.player_of(ludeme)
    return StepsOnTrack(
        b.tracks,
        b.text(ludeme, "name"),
        role_function("Mover", b.players) if player is None else player,
        b.needed_integer(ludeme, "site1"),
        b.needed_integer(ludeme, "site2"),
    )


@builds(_TRACK_SITE + "FirstSite")
def build_first_site(b: Builder, ludeme: Ludeme) -> IntFunction:
    player = b.player_of(ludeme)
    start = b.integer_of(ludeme, "from")
    condition = b.boolean_of(ludeme, "If")
    if condition is None and is_fixed(player) and not is_fixed(start):
        # Ludii works this out before the game, where the start is nowhere yet
        start = None
    return FirstSite(b.tracks, b.text(ludeme, "name"), player, start, condition)


@builds(_TRACK_SITE + "EndSite")
def build_end_site(b: Builder, ludeme: Ludeme) -> IntFunction:
    return EndSite(b.tracks, b.text(ludeme, "name"), b.player_of(ludeme))
