"""Games in which all players move at once."""

from __future__ import annotations

from ludkit.engine.context import Context
from ludkit.engine.functions import Moves
from ludkit.engine.game import Game, pass_move
from ludkit.engine.move import Action, Move


class Simultaneous(Game):
    """A game in which a ply is one move of each player who is still in, all made at once.

    The legal moves are joint ones, of nobody: each choice of one player together with each of the others.
    """

    def legal(self, ctx: Context) -> list[Move]:
        """The joint moves; none when the game is over. A player without moves passes. May draw random numbers."""
        state = ctx.state
        if state.over:
            return []
        ctx.rounds = 0
        choices: list[list[Move]] = [[]]
        for player in range(1, self.players + 1):
            if state.is_active(player):
                longer: list[list[Move]] = []
                moves = self._moves_of(ctx, player)
                for chosen in choices:
                    for move in moves:
                        ctx.count_round(len(longer))
                        longer.append([*chosen, move])
                choices = longer
        state.set_stalemated(state.mover, False)
        return [self._joint(chosen) for chosen in choices]

    def _moves_of(self, ctx: Context, player: int) -> list[Move]:
        """The moves that the rules make for a player, whoever's turn it is said to be; or a pass."""
        made: list[Move] = []
        self.phases[ctx.state.phase[player]].moves.generate(ctx, made)
        return [move for move in made if move.mover == player] or [pass_move(player, True)]

    def _joint(self, chosen: list[Move]) -> Move:
        """One move of several, each with its consequences, but for those that are to come after all of them."""
        parts: list[Action] = []
        last: list[Moves] = []
        for move in chosen:
            part = Move(move.actions)
            for consequence in move.then:
                if consequence.after_all:
                    last.append(consequence)
                else:
                    part.then.append(consequence)
            parts.append(part)
        joint = Move(parts)
        joint.mover = self.players + 1
        joint.then = last
        return joint
