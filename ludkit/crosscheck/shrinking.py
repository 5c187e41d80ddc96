"""Shrinking: the shortest game found that shows the same disagreement.

A game is its list of picks, each an index into the sorted legal moves modulo their number, so that any list of numbers
is a game. Simpler means shorter, then smaller picks, earlier ones first. Only a strictly simpler list that shows a
disagreement with the same signature is accepted, so it cannot slide onto another disagreement, and it ends.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

MAX_TRIES = 2000
"""How many games are tried at most."""

MAX_SECONDS = 30.0
"""For how long games are tried at most."""


class Shrinker:
    """Makes a list of picks simpler.

    ``shows`` plays a list and gives the picks up to and including the one that shows the disagreement, or None if the
    list does not show it.
    """

    def __init__(
        self,
        picks: Sequence[int],
        shows: Callable[[Sequence[int]], Sequence[int] | None],
        *,
        max_tries: int = MAX_TRIES,
        max_seconds: float = MAX_SECONDS,
    ) -> None:
        self.best = list(picks)
        self.tries = 0
        self._shows = shows
        self._max_tries = max_tries
        self._stop_at = time.monotonic() + max_seconds
        self._known: set[tuple[int, ...]] = {tuple(picks)}

    def run(self) -> list[int]:
        """The simplest list found."""
        before: list[int] | None = None
        while self.best != before and not self._spent():
            before = self.best[:]
            self._delete_chunks()
            self._delete_and_shift()
            self._lower()
        return self.best

    def _spent(self) -> bool:
        return self.tries >= self._max_tries or time.monotonic() >= self._stop_at

    def _try(self, candidate: Sequence[int]) -> bool:
        """Play a candidate; keep it if it shows the disagreement and is simpler. Says whether it was kept."""
        key = tuple(candidate)
        if key in self._known or not _simpler(key, self.best) or self._spent():
            return False
        self._known.add(key)
        self.tries += 1
        shown = self._shows(candidate)
        if shown is None or not _simpler(shown, self.best):
            return False
        self.best = list(shown)
        return True

    def _delete_chunks(self) -> None:
        """Leave out runs of moves: long runs first, the last moves first, as they matter least to those before.

        The lengths are powers of two: where players alternate, an even run leaves it to each whose moves are whose.
        """
        size = 1 << (len(self.best).bit_length() - 1) if self.best else 0
        while size > 0:
            end = len(self.best)
            while end > 0:
                start = max(0, end - size)
                if self._try(self.best[:start] + self.best[end:]):
                    end = min(end, len(self.best))
                else:
                    end -= size
            size //= 2

    def _lower(self) -> None:
        """Lower each pick: to 0, else as far as halving goes, else by one."""
        index = 0
        while index < len(self.best):
            step = self.best[index]
            while index < len(self.best) and step > 0:
                if self.best[index] < step or not self._lower_one(index, self.best[index] - step):
                    step //= 2
            index += 1

    def _lower_one(self, index: int, lowered: int) -> bool:
        """Lower one pick, with the later ones as they are, or so that they still mean the same places."""
        before, old, later = self.best[:index], self.best[index], self.best[index + 1 :]
        return self._try([*before, lowered, *later]) or self._try(
            [*before, lowered, *(pick - (lowered < pick <= old) for pick in later)]
        )

    def _delete_and_shift(self) -> None:
        """Leave out one or two moves so that the later ones still mean the same places.

        Where moves are placements, a place that stays empty moves the number of every later one up.
        """
        for size in (2, 1):
            index = len(self.best) - size
            while index >= 0:
                later = self.best[index + size :]
                for gone in reversed(self.best[index : index + size]):
                    later = _with_place(gone, later)
                self._try(self.best[:index] + later)
                index = min(index, len(self.best)) - 1


def _with_place(place: int, picks: Sequence[int]) -> list[int]:
    """The picks that mean the same where one more place is free, the one with this number at first."""
    shifted = []
    for pick in picks:
        shifted.append(pick + (pick >= place))
        place -= pick < place
    return shifted


def _simpler(a: Sequence[int], b: Sequence[int]) -> bool:
    return (len(a), list(a)) < (len(b), list(b))
