"""``is Pattern``: pieces along a walk."""

from __future__ import annotations

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction
from ludkit.engine.patterns import Pattern, read_pattern
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme


class IsPattern(BoolFunction):
    """Whether a pattern is found; one of what stands on its first site is not, if nothing does."""

    def __init__(self, pattern: Pattern) -> None:
        self.pattern: Pattern = pattern

    def eval(self, ctx: Context) -> bool:
        pattern = self.pattern
        found = pattern.found(ctx)
        if not found:
            return False
        return len(pattern.whats) > 0 or ctx.sites.what[pattern.base + found[0][0]] != 0


@builds("game.functions.booleans.is.Is Pattern")
def build_is_pattern(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return IsPattern(read_pattern(b, ludeme))
