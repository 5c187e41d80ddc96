"""``sites Pattern``: where pieces are found along a walk."""

from __future__ import annotations

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import RegionFunction
from ludkit.engine.patterns import Pattern, read_pattern
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme


class SitesPattern(RegionFunction):
    """The sites of a pattern, wherever it is found; one of what stands on its first site may be one of empty sites."""

    def __init__(self, pattern: Pattern) -> None:
        self.pattern: Pattern = pattern

    def eval(self, ctx: Context) -> list[int]:
        sites: set[int] = set()
        for found in self.pattern.found(ctx):
            sites.update(found)
        return sorted(sites)


@builds("game.functions.region.sites.Sites Pattern")
def build_sites_pattern(b: Builder, ludeme: Ludeme) -> RegionFunction:
    return SitesPattern(read_pattern(b, ludeme))
