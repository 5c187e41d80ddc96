"""Source texts and places in them."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass


class Source:
    """A text that was read, with the name by which messages call it (a path, ``<string>``, a define's file)."""

    __slots__ = ("_line_starts", "name", "text")

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self._line_starts: list[int] | None = None

    def position(self, offset: int) -> tuple[int, int]:
        """Line and column, both from 1, of the character at ``offset`` (clamped to the text)."""
        starts = self._starts()
        offset = max(0, min(offset, len(self.text)))
        line = bisect_right(starts, offset)
        return line, offset - starts[line - 1] + 1

    def line_text(self, line: int) -> str:
        """The text of line ``line`` (from 1), without its line break."""
        starts = self._starts()
        end = starts[line] if line < len(starts) else len(self.text)
        return self.text[starts[line - 1] : end].rstrip("\r\n")

    def _starts(self) -> list[int]:
        if self._line_starts is None:
            self._line_starts = [0] + [i + 1 for i, c in enumerate(self.text) if c == "\n"]
        return self._line_starts

    def __repr__(self) -> str:
        return f"Source({self.name!r}, {len(self.text)} characters)"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a piece of text stands: characters ``start`` to ``end`` (end excluded) of ``source``.

    ``via`` is where the text was called from, when it came in through a define or an option:
    the call's own place, which may have a ``via`` in turn. It is None for text that stands where it was read.
    """

    source: Source
    start: int
    end: int
    via: Place | None = None

    def __str__(self) -> str:
        """``file:line:column``"""
        line, column = self.source.position(self.start)
        return f"{self.source.name}:{line}:{column}"

    @property
    def line(self) -> int:
        return self.source.position(self.start)[0]

    @property
    def column(self) -> int:
        return self.source.position(self.start)[1]

    @property
    def root(self) -> Place:
        """Where the outermost call stands: in the description itself, not in a define that it calls."""
        place = self
        while place.via is not None:
            place = place.via
        return place

    def within(self, source: Source) -> Place:
        """The innermost place of the chain of calls that stands in ``source``; the outermost one if none does."""
        place = self
        while place.source is not source and place.via is not None:
            place = place.via
        return place

    @property
    def text(self) -> str:
        return self.source.text[self.start : self.end]
