"""``move Propose``, ``move Vote``, ``propose`` and ``vote``: propositions and votes."""

from __future__ import annotations

from ludkit.engine.actions.voting import Propose as ProposeAction
from ludkit.engine.actions.voting import Vote as VoteAction
from ludkit.engine.builder import DECISION, EFFECT, Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import Moves
from ludkit.engine.move import Action, Move, move_of
from ludkit.engine.registry import builds
from ludkit.engine.voting import texts_of
from ludkit.ludemes.typed import Ludeme


class Say(Moves):
    """A move for each of some texts."""

    def __init__(self, texts: list[str], numbers: list[int]) -> None:
        super().__init__()
        self.texts: list[str] = texts
        self.numbers: list[int] = numbers

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        for i in range(len(self.texts)):
            action = self.action(self.texts[i], self.numbers[i])
            action.decision = self.decision
            out.append(move_of(action))
        self.finish(ctx, out, begin)

    def action(self, text: str, number: int) -> Action:
        raise NotImplementedError


class Propose(Say):
    """Propose one of several things."""

    def action(self, text: str, number: int) -> Action:
        return ProposeAction(text, number)

    def can_move_to(self, ctx: Context, site: int) -> bool:
        return False


class Vote(Say):
    """Vote for one of several things."""

    def action(self, text: str, number: int) -> Action:
        return VoteAction(text, number)


@builds(DECISION + " Propose", EFFECT + "Propose")
def build_propose(b: Builder, ludeme: Ludeme) -> Moves:
    texts = texts_of(ludeme)
    return b.with_then(Propose(texts, [b.vote(text) for text in texts]), ludeme)


@builds(DECISION + " Vote", EFFECT + "Vote")
def build_vote(b: Builder, ludeme: Ludeme) -> Moves:
    texts = texts_of(ludeme)
    return b.with_then(Vote(texts, [b.vote(text) for text in texts]), ludeme)
