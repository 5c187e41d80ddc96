"""Roles: the player that ``Mover``, ``P1``, ``Next`` and the like mean."""

from __future__ import annotations

from ludkit.engine.context import Context
from ludkit.engine.functions import IntConstant, IntFunction
from ludkit.engine.sites import OFF
from ludkit.ludemes.roles import role_number


class Mover(IntFunction):
    def eval(self, ctx: Context) -> int:
        return ctx.state.mover


class Next(IntFunction):
    def eval(self, ctx: Context) -> int:
        return ctx.state.next


class Prev(IntFunction):
    def eval(self, ctx: Context) -> int:
        return ctx.state.prev


class IteratedPlayer(IntFunction):
    """The player that a rule is just about."""

    def eval(self, ctx: Context) -> int:
        return ctx.player


class TeamOfMover(IntFunction):
    def eval(self, ctx: Context) -> int:
        return ctx.state.teams[ctx.state.mover]


def role_function(role: str, players: int) -> IntFunction:
    """The player of a role, evaluated when needed; OFF for roles that mean several, such as ``Enemy``."""
    number = role_number(role, players)
    if number > 0:
        return IntConstant(number)
    if role == "Neutral":
        return IntConstant(0)
    if role == "Mover":
        return Mover()
    if role == "Next":
        return Next()
    if role == "Prev":
        return Prev()
    if role == "Player":
        return IteratedPlayer()
    if role == "TeamMover":
        return TeamOfMover()
    return IntConstant(OFF)
