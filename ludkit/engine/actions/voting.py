"""Actions of votes: a proposition, and a vote, the last of which may decide."""

from __future__ import annotations

from ludkit.engine.context import Context
from ludkit.engine.move import Action


class Propose(Action):
    """Propose something; ``number`` is the place of the ``text`` among all that the game names."""

    def __init__(self, text: str, number: int) -> None:
        super().__init__()
        self.text: str = text
        self.number: int = number

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        ctx.state.propositions = [*ctx.state.propositions, self.number]

    def notation(self) -> str:
        return f"[Propose:proposition={self.text},propositionInt={self.number}" + self.closing()


class Vote(Action):
    """Vote for something. Once there are as many votes as players, what more than half voted for is decided.

    Votes and propositions begin anew then.
    """

    def __init__(self, text: str, number: int) -> None:
        super().__init__()
        self.text: str = text
        self.number: int = number

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        state = ctx.state
        votes = [*state.votes, self.number]
        if len(votes) == ctx.game.players:
            for vote in votes:
                if votes.count(vote) > ctx.game.players // 2:
                    state.decided = vote
            votes = []
            state.propositions = []
        state.votes = votes

    def notation(self) -> str:
        return f"[Vote:vote={self.text},voteInt={self.number}" + self.closing()
