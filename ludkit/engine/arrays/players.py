"""``players``: several players as an array, all of them or those of a team."""

from __future__ import annotations

from typing import Final

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, IntArrayFunction, IntFunction
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme

_PLAYERS: Final = "game.functions.intArray.players.Players "
MOST_TEAMS: Final = 16
"""How many teams the language has names for."""


class PlayersOfTeam(IntArrayFunction):
    """The players of a team for whom a condition on ``(player)`` holds.

    Without teams each player is a team, and the condition is not looked at, as in Ludii.
    """

    def __init__(self, team: int, condition: BoolFunction | None) -> None:
        self.team: int = team
        self.condition: BoolFunction | None = condition

    def eval(self, ctx: Context) -> list[int]:
        players = ctx.game.players
        if not ctx.game.traits.teams:
            return [self.team] if self.team <= players else []
        teams = ctx.state.teams
        candidates = [player for player in range(1, players + 1) if teams[player] == self.team]
        return those_for_whom(ctx, self.condition, candidates)


class PlayersLike(IntArrayFunction):
    """All players, or those who are friends, allies or enemies of a player (None: of the mover), or not the mover."""

    def __init__(self, kind: str, of: IntFunction | None, condition: BoolFunction | None) -> None:
        self.kind: str = kind
        self.of: IntFunction | None = of
        self.condition: BoolFunction | None = condition

    def eval(self, ctx: Context) -> list[int]:
        players = ctx.game.players
        mover = ctx.state.mover
        of = mover
        if self.of is not None:
            of = self.of.eval(ctx)
            if of == 0 or of > players:
                return []
        kind = self.kind
        if kind == "All":
            return those_for_whom(ctx, self.condition, list(range(players + 2)))
        if kind == "NonMover":
            return those_for_whom(ctx, self.condition, [p for p in range(players + 1) if p != mover])
        if not ctx.game.traits.teams:
            if kind == "Friend":
                return [of]
            if kind == "Ally":
                return []
            return those_for_whom(ctx, self.condition, [p for p in range(1, players + 1) if p != of])
        teams = ctx.state.teams
        mates = [p for p in range(1, players + 1) if teams[p] == teams[of]]
        if kind == "Friend":
            return those_for_whom(ctx, self.condition, mates)
        if kind == "Ally":
            return those_for_whom(ctx, self.condition, [p for p in mates if p != of])
        enemies = [p for p in range(1, players + 1) if p != mover and p not in mates]
        return those_for_whom(ctx, self.condition, enemies)


def those_for_whom(ctx: Context, condition: BoolFunction | None, players: list[int]) -> list[int]:
    """The players for whom a condition on ``(player)`` holds."""
    if condition is None:
        return players
    outer = ctx.player
    found: list[int] = []
    for player in players:
        ctx.player = player
        if condition.eval(ctx):
            found.append(player)
    ctx.player = outer
    return found


@builds(*[f"{_PLAYERS}Team{team}" for team in range(1, MOST_TEAMS + 1)])
def build_of_team(b: Builder, ludeme: Ludeme) -> IntArrayFunction:
    name = b.constant_name(ludeme, "playerType")
    assert name is not None
    return PlayersOfTeam(int(name.removeprefix("Team")), b.boolean_of(ludeme, "If"))


@builds(*[_PLAYERS + kind for kind in ("All", "NonMover", "Enemy", "Friend", "Ally")])
def build_players(b: Builder, ludeme: Ludeme) -> IntArrayFunction:
    kind = b.constant_name(ludeme, "playerType")
    assert kind is not None
    return PlayersLike(kind, b.integer_of(ludeme, "of"), b.boolean_of(ludeme, "If"))
