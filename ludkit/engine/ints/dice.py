"""Numbers that dice show: ``count Pips`` and ``face``."""

from __future__ import annotations

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import IntConstant, IntFunction
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.ludemes.typed import Ludeme


class Pips(IntFunction):
    """``(count Pips …)``: the sum of a player's dice; 0 for a player without dice."""

    def __init__(self, player: IntFunction) -> None:
        self.player: IntFunction = player

    def eval(self, ctx: Context) -> int:
        player = self.player.eval(ctx)
        dice = ctx.game.dice
        for hand in range(len(dice)):
            if dice[hand].owner == player:
                return ctx.state.dice_sums[hand]
        return 0


class Face(IntFunction):
    """``(face site)``: what the die on a site shows, OFF where there is none."""

    def __init__(self, site: IntFunction) -> None:
        self.site: IntFunction = site

    def eval(self, ctx: Context) -> int:
        site = self.site.eval(ctx)
        if ctx.game.layout.board_end <= site < len(ctx.game.layout.container_of):
            for dice in ctx.game.dice:
                die = site - dice.first_site
                if 0 <= die < len(dice.faces):
                    return dice.faces[die][ctx.sites.state[site]]
        return OFF


@builds("game.functions.ints.count.Count Pips")
def build_pips(b: Builder, ludeme: Ludeme) -> IntFunction:
    player = b.player_of(ludeme, "of")
    b.traits.stochastic = True
    return Pips(IntConstant(b.players + 1) if player is None else player)


@builds("game.functions.ints.dice.Face")
def build_face(b: Builder, ludeme: Ludeme) -> IntFunction:
    return Face(b.needed_integer(ludeme, "locn"))
