"""``is Proposed`` and ``is Decided``: what players have proposed, and what they have decided by votes."""

from __future__ import annotations

from typing import Final

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction
from ludkit.engine.registry import builds
from ludkit.engine.voting import texts_of
from ludkit.ludemes.typed import Ludeme

_IS: Final = "game.functions.booleans.is.Is "


class IsProposed(BoolFunction):
    """Whether something is proposed and not voted on yet."""

    def __init__(self, number: int) -> None:
        self.number: int = number

    def eval(self, ctx: Context) -> bool:
        return self.number in ctx.state.propositions


class IsDecided(BoolFunction):
    """Whether the last move decided something."""

    def __init__(self, number: int) -> None:
        self.number: int = number

    def eval(self, ctx: Context) -> bool:
        return ctx.state.decided == self.number


@builds(_IS + "Proposed")
def build_is_proposed(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return IsProposed(b.vote(texts_of(ludeme)[0]))


@builds(_IS + "Decided")
def build_is_decided(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return IsDecided(b.vote(texts_of(ludeme)[0]))
