"""Conditions on players: ``is Mover``, ``is Next``, ``is Prev``, ``is Friend``, ``is Enemy``, ``is Active``, triggers,
passes."""

from __future__ import annotations

from typing import Final

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.end import all_passed
from ludkit.engine.functions import BoolFunction, IntFunction
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme

_IS: Final = "game.functions.booleans.is.Is "


class OfPlayer(BoolFunction):
    def __init__(self, player: IntFunction) -> None:
        self.player: IntFunction = player


class IsMover(OfPlayer):
    def eval(self, ctx: Context) -> bool:
        return self.player.eval(ctx) == ctx.state.mover


class IsNext(OfPlayer):
    def eval(self, ctx: Context) -> bool:
        return self.player.eval(ctx) == ctx.state.next


class IsPrev(OfPlayer):
    def eval(self, ctx: Context) -> bool:
        return self.player.eval(ctx) == ctx.state.prev


class IsFriend(OfPlayer):
    """Whether a player is the mover or of the mover's team."""

    def eval(self, ctx: Context) -> bool:
        player = self.player.eval(ctx)
        state = ctx.state
        if ctx.game.traits.teams:
            return 0 < player <= ctx.game.players and state.teams[player] == state.teams[state.mover]
        return player == state.mover or state.mover == ctx.game.players + 1


class IsEnemy(OfPlayer):
    """Whether a player (not nobody) is another than the mover, and not of the mover's team."""

    def eval(self, ctx: Context) -> bool:
        player = self.player.eval(ctx)
        state = ctx.state
        if player == 0:
            return False
        if ctx.game.traits.teams and player <= ctx.game.players:
            return state.teams[player] != state.teams[state.mover]
        return player != state.mover


class IsActive(OfPlayer):
    def eval(self, ctx: Context) -> bool:
        player = self.player.eval(ctx)
        return 0 < player <= ctx.game.players and ctx.state.is_active(player)


class IsTriggered(OfPlayer):
    def eval(self, ctx: Context) -> bool:
        player = self.player.eval(ctx)
        return ctx.state.is_active(player) and ctx.state.is_triggered(player)


class WasPass(BoolFunction):
    def eval(self, ctx: Context) -> bool:
        move = ctx.last_move()
        return move is not None and move.is_pass()


class AllPassed(BoolFunction):
    def eval(self, ctx: Context) -> bool:
        return ctx.moves_played() >= ctx.game.players and all_passed(ctx)


class IsPending(BoolFunction):
    def eval(self, ctx: Context) -> bool:
        return len(ctx.state.pending) > 0


def _player(b: Builder, ludeme: Ludeme) -> IntFunction:
    player = b.player_of(ludeme, "index")
    assert player is not None
    return player


@builds(_IS + "Mover")
def build_is_mover(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return IsMover(_player(b, ludeme))


@builds(_IS + "Next")
def build_is_next(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return IsNext(_player(b, ludeme))


@builds(_IS + "Prev")
def build_is_prev(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return IsPrev(_player(b, ludeme))


@builds(_IS + "Friend")
def build_is_friend(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return IsFriend(_player(b, ludeme))


@builds(_IS + "Enemy")
def build_is_enemy(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return IsEnemy(_player(b, ludeme))


@builds(_IS + "Active")
def build_is_active(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return IsActive(_player(b, ludeme))


@builds(_IS + "Triggered")
def build_is_triggered(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return IsTriggered(_player(b, ludeme))


@builds(_IS + "Pending")
def build_is_pending(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return IsPending()


@builds("game.functions.booleans.was.Was Pass")
def build_was_pass(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return WasPass()


@builds("game.functions.booleans.all.All Passed")
def build_all_passed(b: Builder, ludeme: Ludeme) -> BoolFunction:
    b.traits.ends_when_all_pass = False
    return AllPassed()
