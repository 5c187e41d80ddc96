"""Patterns: pieces along a walk, begun in any orthogonal direction."""

from __future__ import annotations

from ludkit.board.directions import ORTHOGONAL
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import IntFunction
from ludkit.engine.ints.last import LastTo
from ludkit.engine.sites import OFF
from ludkit.engine.walks import read_walks, walked_sites
from ludkit.engine.ways import Ways
from ludkit.ludemes.typed import Ludeme


class Pattern:
    """A walk from a site, and the components on its sites in turn: over and over those of ``whats``.

    Without ``whats`` all are what stands on the site itself.
    """

    def __init__(self, ways: Ways, base: int, walk: list[str], start: IntFunction, whats: list[IntFunction]) -> None:
        self.ways: Ways = ways
        self.base: int = base
        self.walk: list[str] = walk
        self.start: IntFunction = start
        self.whats: list[IntFunction] = whats
        self._known: dict[int, list[list[int]]] = {}

    def found(self, ctx: Context) -> list[list[int]]:
        """The walks whose sites all have what is wanted, as lists of sites."""
        start = self.start.eval(ctx)
        if not 0 <= start < self.ways.size:
            return []
        stands = ctx.sites.what
        base = self.base
        wanted = [what.eval(ctx) for what in self.whats] or [stands[base + start]]
        if stands[base + start] != wanted[0]:
            return []
        found: list[list[int]] = []
        for sites in self._walks(start):
            fits = True
            for i in range(len(sites)):
                if sites[i] == OFF or stands[base + sites[i]] != wanted[i % len(wanted)]:
                    fits = False
                    break
            if fits:
                found.append(sites)
        return found

    def _walks(self, start: int) -> list[list[int]]:
        known = self._known.get(start)
        if known is None:
            ways = self.ways
            firsts = ways.topology.directions(ways.site_type, ORTHOGONAL)
            known = [walked_sites(ways, start, first, self.walk) for first in firsts]
            self._known[start] = known
        return known


def read_pattern(b: Builder, ludeme: Ludeme) -> Pattern:
    """The pattern of ``(is Pattern …)`` or ``(sites Pattern …)``."""
    site_type = b.site_type(ludeme)
    walk = read_walks([tuple(b.list_of(ludeme, "walk"))])[0]
    start = b.integer_of(ludeme, "from")
    one = b.integer_of(ludeme, "what")
    whats = [b.integer(value) for value in b.list_of(ludeme, "whats")] if one is None else [one]
    return Pattern(b.ways(site_type), b.layout.base[site_type], walk, LastTo() if start is None else start, whats)
