"""Tracks as the rules see them, and which of them a rule means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludkit.engine.functions import IntFunction, constant
from ludkit.engine.sites import OFF

if TYPE_CHECKING:
    from ludkit.engine.context import Context

_NOWHERE: list[int] = []


class Track:
    """A way along sites. ``after`` and ``before`` are the next and the previous place by place, OFF for none."""

    def __init__(
        self,
        name: str,
        owner: int,
        loop: bool,
        sites: list[int],
        after: list[int],
        before: list[int],
        crosses: bool,
        bumps: list[int],
    ) -> None:
        self.name: str = name
        self.owner: int = owner
        self.loop: bool = loop
        self.sites: list[int] = sites
        self.after: list[int] = after
        self.before: list[int] = before
        self.crosses: bool = crosses
        """Whether some site is on it twice."""
        self.bumps: list[int] = bumps
        """By place: how many times more its site was named in a row."""
        self._places: dict[int, list[int]] = {}
        for place in range(len(sites)):
            self._places.setdefault(sites[place], []).append(place)

    def places(self, site: int) -> list[int]:
        """All places with a site, in order. The list must not be changed."""
        return self._places.get(site, _NOWHERE)

    def place(self, site: int) -> int:
        """The first place with a site; behind the last place if there is none."""
        for i in range(len(self.sites)):
            if self.sites[i] == site:
                return i
        return len(self.sites)

    def site_after(self, place: int) -> int:
        """The site behind a place, OFF where the track ends."""
        after = self.after[place]
        return OFF if after == OFF else self.sites[after]


def find_track(tracks: list[Track], name: str | None, player: int) -> Track | None:
    """The track that ``trackSite`` means: by a part of its name, by its owner or both; else the board's first."""
    for track in tracks:
        if name is None:
            if track.owner in (player, 0):
                return track
        elif name in track.name and player in (0, track.owner):
            return track
    return tracks[0] if tracks else None


def players_track(tracks: list[Track], name: str | None, player: int, others: bool) -> Track | None:
    """The track along which a player's steps are counted: the player's with this part of its name, anybody's (where
    ``others`` do), or whatever it is called the player's first, or nobody's."""
    if name is not None:
        for track in tracks:
            if name in track.name and track.owner == player:
                return track
        if others:
            for track in tracks:
                if name in track.name:
                    return track
    for owner in (player, 0):
        for track in tracks:
            if track.owner == owner:
                return track
    return None


def named_track(tracks: list[Track], name: str | None, owner: int) -> Track | None:
    """The track that requirements of moves mean: the first, or by its name (``owner`` OFF), or that and its owner."""
    for track in tracks:
        if name is None or (track.name == name if owner == OFF else track.owner == owner and name in track.name):
            return track
    return None


def is_fixed(function: IntFunction | None) -> bool:
    """Whether a function is not given, or always gives the same."""
    return function is None or constant(function) is not None


# Where a track crosses itself, `State.on_tracks` says how many pieces of a component are at each place of a track. What
# follows keeps it as Ludii does, which does not always agree with what stands on the sites.


def note_added(ctx: Context, what: int, site: int, count: int) -> None:
    """Note that pieces of component ``what`` were added to a site: they are at its first place on each track."""
    counts = ctx.state.on_tracks.copy()
    tracks = ctx.game.tracks
    for t in range(len(tracks)):
        places = tracks[t].places(site)
        if places:
            _change(counts, t, what, places[0], count)
    ctx.state.on_tracks = counts


def note_removed(ctx: Context, what: int, site: int) -> None:
    """Note that a piece was taken off a site: it is taken off all places of the site, wherever it was."""
    counts = ctx.state.on_tracks.copy()
    tracks = ctx.game.tracks
    for t in range(len(tracks)):
        for place in tracks[t].places(site):
            _change(counts, t, what, place, -1)
    ctx.state.on_tracks = counts


def note_moved(ctx: Context, what: int, start: int, end: int, count: int) -> None:
    """Note that pieces were moved: to the next place with their new site behind the old one, else to its first.

    Of several pieces that come onto a track only one is noted.
    """
    if what == 0:
        return
    counts = ctx.state.on_tracks.copy()
    tracks = ctx.game.tracks
    for t in range(len(tracks)):
        starts = tracks[t].places(start)
        ends = tracks[t].places(end)
        if not starts and ends:
            _change(counts, t, what, ends[0], 1)
        for place in starts:
            if counts.get((t, what, place), 0) > 0:
                _change(counts, t, what, place, -count)
                if ends:
                    behind = [later for later in ends if later > place]
                    _change(counts, t, what, behind[0] if behind else ends[0], count)
                break
    ctx.state.on_tracks = counts


def _change(counts: dict[tuple[int, int, int], int], track: int, what: int, place: int, count: int) -> None:
    key = (track, what, place)
    counts[key] = counts.get(key, 0) + count
