"""``set Team`` among the start rules."""

from __future__ import annotations

from ludkit.engine.actions.players import AddPlayerToTeam
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import IntFunction, StartRule
from ludkit.engine.move import move_of
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme


class TeamOfPlayers(StartRule):
    """Put players into a team; those who are not there are left out."""

    def __init__(self, team: IntFunction, players: list[IntFunction]) -> None:
        self.team: IntFunction = team
        self.players: list[IntFunction] = players

    def apply(self, ctx: Context) -> None:
        team = self.team.eval(ctx)
        for function in self.players:
            player = function.eval(ctx)
            if 1 <= player <= ctx.game.players:
                action = AddPlayerToTeam(team, player)
                action.apply(ctx, [])
                ctx.moves.append(move_of(action))
                ctx.placements += 1


@builds("game.rules.start.set.Set Team")
def build_team(b: Builder, ludeme: Ludeme) -> StartRule:
    b.traits.teams = True
    return TeamOfPlayers(b.needed_integer(ludeme, "index"), [b.integer(role) for role in b.list_of(ludeme, "roles")])
