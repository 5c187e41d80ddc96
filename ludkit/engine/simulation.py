"""Games without players, which go on by themselves."""

from __future__ import annotations

from ludkit.engine.context import Context
from ludkit.engine.game import Game
from ludkit.engine.move import Move


class Simulation(Game):
    """A game without players: all moves that the rules make are one, and where they make none play stands still.

    As in Ludii, that one move has no consequences.

    Nobody is in, so that no result of the end rules and no limit ever ends it in Ludii; here no move is offered any
    more at the limit of moves.
    """

    def legal(self, ctx: Context) -> list[Move]:
        """The one move, of nobody; none when nothing happens. Draws random numbers if the rules do."""
        made: list[Move] = []
        if ctx.state.over or ctx.moves_played() >= self.move_limit:
            return made
        ctx.rounds = 0
        self.phases[0].moves.generate(ctx, made)
        if not made:
            return made
        first = made[0]
        joint = Move([action for move in made for action in move.actions])
        joint.mover = first.mover
        joint.start = first.start
        joint.end = first.end
        joint.between = first.between
        return [joint]
