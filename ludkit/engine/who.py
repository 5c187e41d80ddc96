"""Which players a role means, where it may mean several."""

from __future__ import annotations

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import IntFunction
from ludkit.engine.roles import role_function
from ludkit.ludemes.typed import Ludeme


class Players:
    """The players that a rule is about: those of a role, or one that is evaluated (``role`` is None)."""

    def __init__(self, role: str | None, player: IntFunction) -> None:
        self.role: str | None = role
        self.player: IntFunction = player

    def eval(self, ctx: Context) -> list[int]:
        role = self.role
        players = ctx.game.players
        state = ctx.state
        mover = state.mover
        teams = ctx.game.traits.teams
        if role is None:
            return [self.player.eval(ctx)]
        if role == "All":
            return list(range(players + 2))
        if role == "Enemy":
            if teams:
                return [p for p in range(1, players + 1) if state.teams[p] != state.teams[mover]]
            return [p for p in range(1, players + 1) if p != mover]
        if role == "Ally":
            if teams:
                return [p for p in range(1, players + 1) if p != mover and state.teams[p] == state.teams[mover]]
            return []
        if role == "Friend":
            if teams:
                return [p for p in range(1, players + 1) if state.teams[p] == state.teams[mover]]
            return [mover]
        if role == "NonMover":
            return [p for p in range(players + 1) if p != mover]
        if role.startswith("Team"):
            team = self.player.eval(ctx)
            if teams:
                return [p for p in range(1, players + 1) if state.teams[p] == team]
            return [team]
        return [self.player.eval(ctx)]


def build_players(b: Builder, ludeme: Ludeme, player: str, role: str, default: str | None = None) -> Players:
    """The players that one of two arguments names; of the role ``default`` where neither is given."""
    named = b.constant_name(ludeme, role)
    if named is not None:
        return Players(named, role_function(named, b.players))
    index = b.player_of(ludeme, player, role)
    if index is not None:
        return Players(None, index)
    assert default is not None, ludeme
    return Players(default, role_function(default, b.players))
