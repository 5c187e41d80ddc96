"""Numbers of matches: ``matchScore``, ``count Trials``."""

from __future__ import annotations

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.errors import PlayError
from ludkit.engine.functions import IntFunction
from ludkit.engine.registry import builds
from ludkit.engine.roles import role_function
from ludkit.engine.sites import OFF
from ludkit.ludemes.typed import Ludeme


class MatchScore(IntFunction):
    """A player's score in the match; OFF where no match is played."""

    def __init__(self, player: IntFunction) -> None:
        self.player: IntFunction = player

    def eval(self, ctx: Context) -> int:
        match = ctx.match
        return OFF if match is None else match.state.score[self.player.eval(ctx)]


class Trials(IntFunction):
    """How many games of the match are over."""

    def eval(self, ctx: Context) -> int:
        match = ctx.match
        if match is None:
            raise PlayError("the games of a match are counted where none is played")
        return match.completed


@builds("game.functions.ints.match.MatchScore")
def build_match_score(b: Builder, ludeme: Ludeme) -> IntFunction:
    role = b.constant_name(ludeme, "role")
    assert role is not None
    return MatchScore(role_function(role, b.players))


@builds("game.functions.ints.count.Count Trials")
def build_count_trials(b: Builder, ludeme: Ludeme) -> IntFunction:
    return Trials()
