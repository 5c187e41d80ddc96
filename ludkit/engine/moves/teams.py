"""``set Team``: players change teams."""

from __future__ import annotations

from ludkit.engine.actions.players import AddPlayerToTeam
from ludkit.engine.builder import EFFECT, Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import IntFunction, Moves
from ludkit.engine.move import Move
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.ludemes.typed import Ludeme


class TeamOfPlayers(Moves):
    """Put players into a team, in one move; those who are not there are left out."""

    def __init__(self, team: IntFunction, players: list[IntFunction]) -> None:
        super().__init__()
        self.team: IntFunction = team
        self.players: list[IntFunction] = players

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        team = self.team.eval(ctx)
        move = Move([])
        for function in self.players:
            player = function.eval(ctx)
            if 1 <= player <= ctx.game.players:
                move.actions.append(AddPlayerToTeam(team, player))
                move.start = OFF
                move.end = OFF
                move.mover = ctx.state.mover
        out.append(move)
        self.attach_then(out, begin)


@builds(EFFECT + "set.Set Team")
def build_team(b: Builder, ludeme: Ludeme) -> Moves:
    b.traits.teams = True
    moves = TeamOfPlayers(b.needed_integer(ludeme, "team"), [b.integer(role) for role in b.list_of(ludeme, "roles")])
    return b.with_then(moves, ludeme)
