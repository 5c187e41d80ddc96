"""Tracks as the rules see them, and which of them a rule means."""

from __future__ import annotations

from ludkit.engine.functions import IntFunction, constant
from ludkit.engine.sites import OFF


class Track:
    """A way along sites. ``after`` and ``before`` are the next and the previous place by place, OFF for none."""

    def __init__(
        self, name: str, owner: int, loop: bool, sites: list[int], after: list[int], before: list[int], crosses: bool
    ) -> None:
        self.name: str = name
        self.owner: int = owner
        self.loop: bool = loop
        self.sites: list[int] = sites
        self.after: list[int] = after
        self.before: list[int] = before
        self.crosses: bool = crosses
        """Whether some site is on it twice."""

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


def is_fixed(function: IntFunction | None) -> bool:
    """Whether a function is not given, or always gives the same."""
    return function is None or constant(function) is not None
