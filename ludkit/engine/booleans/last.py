"""``is LastFrom`` and ``is LastTo``: the type of the sites of the last move."""

from __future__ import annotations

from typing import Final

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme

_IS: Final = "game.functions.booleans.is.Is "


class IsLastFrom(BoolFunction):
    """Whether the last move came from a site of a type."""

    def __init__(self, site_type: int) -> None:
        self.site_type: int = site_type

    def eval(self, ctx: Context) -> bool:
        move = ctx.last_move()
        return move is not None and move.from_type() == self.site_type


class IsLastTo(BoolFunction):
    """Whether the last move led to a site of a type."""

    def __init__(self, site_type: int) -> None:
        self.site_type: int = site_type

    def eval(self, ctx: Context) -> bool:
        move = ctx.last_move()
        return move is not None and move.to_type() == self.site_type


@builds(_IS + "LastFrom")
def build_is_last_from(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return IsLastFrom(b.site_type(ludeme))


@builds(_IS + "LastTo")
def build_is_last_to(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return IsLastTo(b.site_type(ludeme))
