"""What the state says: what stands on a site, whose turn it is, scores, counters and variables."""

from __future__ import annotations

from typing import Final

from ludkit.board.directions import CELL
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import IntConstant, IntFunction
from ludkit.engine.registry import builds
from ludkit.engine.roles import Mover, Next, Prev
from ludkit.engine.sites import OFF
from ludkit.engine.stacks import ROTATION, STATE, VALUE, WHAT, WHO, StackedSites
from ludkit.engine.variables import variables_of
from ludkit.ludemes.typed import Ludeme

_PACKAGE: Final = "game.functions.ints.state."
_VALUE: Final = "game.functions.ints.value.Value "


class OfSite(IntFunction):
    """Something of the piece on a site; 0 off the board."""

    def __init__(self, site_type: int, site: IntFunction) -> None:
        self.site_type: int = site_type
        self.site: IntFunction = site


class Who(OfSite):
    """Who owns a vertex or edge of the board; Ludii does not look into hands here, so that nobody owns their sites."""

    def eval(self, ctx: Context) -> int:
        site = self.site.eval(ctx)
        layout = ctx.sites.layout
        return ctx.sites.who[layout.base[self.site_type] + site] if 0 <= site < layout.sizes[self.site_type] else 0


class What(OfSite):
    def eval(self, ctx: Context) -> int:
        site = self.site.eval(ctx)
        return 0 if site < 0 else ctx.sites.what[ctx.sites.layout.element(self.site_type, site)]


class WhatOfVariable(OfSite):
    """The value of a resolved site of a deduction puzzle, 0 of others."""

    def eval(self, ctx: Context) -> int:
        site = self.site.eval(ctx)
        if site < 0:
            return 0
        return max(variables_of(ctx.sites).value_of(ctx.sites.layout.element(self.site_type, site)), 0)


class StateOf(OfSite):
    def eval(self, ctx: Context) -> int:
        site = self.site.eval(ctx)
        return 0 if site < 0 else ctx.sites.state[ctx.sites.layout.element(self.site_type, site)]


class RotationOf(OfSite):
    def eval(self, ctx: Context) -> int:
        site = self.site.eval(ctx)
        return 0 if site < 0 else ctx.sites.rotation[ctx.sites.layout.element(self.site_type, site)]


class ValueOf(OfSite):
    def eval(self, ctx: Context) -> int:
        site = self.site.eval(ctx)
        return 0 if site < 0 else ctx.sites.value[ctx.sites.layout.element(self.site_type, site)]


class CellWho(IntFunction):
    """`Who` for cells, whose elements are their numbers."""

    def __init__(self, site: IntFunction) -> None:
        self.site: IntFunction = site

    def eval(self, ctx: Context) -> int:
        site = self.site.eval(ctx)
        return 0 if site < 0 else ctx.sites.who[site]


class CellWhat(IntFunction):
    """`What` for cells, whose elements are their numbers."""

    def __init__(self, site: IntFunction) -> None:
        self.site: IntFunction = site

    def eval(self, ctx: Context) -> int:
        site = self.site.eval(ctx)
        return 0 if site < 0 else ctx.sites.what[site]


class OfLevel(OfSite):
    """Something (WHAT, WHO, …) of the piece on a level of a stack; of the top piece where the level is OFF."""

    def __init__(self, site_type: int, site: IntFunction, what: int, level: IntFunction) -> None:
        super().__init__(site_type, site)
        self.what: int = what
        self.level: IntFunction = level

    def eval(self, ctx: Context) -> int:
        site = self.site.eval(ctx)
        if site < 0:
            return 0
        sites = ctx.sites
        assert isinstance(sites, StackedSites)
        element = sites.layout.element(self.site_type, site)
        level = self.level.eval(ctx)
        return sites.at(element, sites.size[element] - 1 if level == OFF else level, self.what)


class MoverOfLastTurn(IntFunction):
    """``(prev MoverLastTurn)``: who moved last, other than the mover; OFF if nobody did."""

    def eval(self, ctx: Context) -> int:
        for i in range(len(ctx.moves) - 1, -1, -1):
            if ctx.moves[i].mover != ctx.state.mover:
                return ctx.moves[i].mover
        return OFF


class Score(IntFunction):
    def __init__(self, player: IntFunction) -> None:
        self.player: IntFunction = player

    def eval(self, ctx: Context) -> int:
        return ctx.state.score[self.player.eval(ctx)]


class Amount(IntFunction):
    def __init__(self, player: IntFunction) -> None:
        self.player: IntFunction = player

    def eval(self, ctx: Context) -> int:
        player = self.player.eval(ctx)
        return ctx.state.amount[player] if 0 < player <= ctx.game.players else OFF


class PlayerValue(IntFunction):
    """``(value Player who)``: the value kept for a player."""

    def __init__(self, player: IntFunction) -> None:
        self.player: IntFunction = player

    def eval(self, ctx: Context) -> int:
        return ctx.state.player_values[self.player.eval(ctx)]


class Counter(IntFunction):
    def eval(self, ctx: Context) -> int:
        return ctx.state.counter


class Pot(IntFunction):
    def eval(self, ctx: Context) -> int:
        return ctx.state.pot


class Temp(IntFunction):
    """``(var)`` without a name: the temporary value."""

    def eval(self, ctx: Context) -> int:
        return ctx.state.temp


class Var(IntFunction):
    """A named variable, OFF if it was never set."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def eval(self, ctx: Context) -> int:
        return ctx.state.vars.get(self.name, OFF)


class Pending(IntFunction):
    """``(value Pending)``: the pending value, if there is just one; else 0."""

    def eval(self, ctx: Context) -> int:
        pending = ctx.state.pending
        if len(pending) == 1:
            for value in pending:
                return value
        return 0


class TurnLimit(IntFunction):
    def eval(self, ctx: Context) -> int:
        return ctx.game.turn_limit


class MoveLimit(IntFunction):
    def eval(self, ctx: Context) -> int:
        return ctx.game.move_limit


class RandomValue(IntFunction):
    """``(value Random range)``: a random number from the range; OFF if it is empty."""

    def __init__(self, least: IntFunction, greatest: IntFunction) -> None:
        self.least: IntFunction = least
        self.greatest: IntFunction = greatest

    def eval(self, ctx: Context) -> int:
        least = self.least.eval(ctx)
        greatest = self.greatest.eval(ctx)
        return OFF if least > greatest else least + ctx.random.below(greatest - least + 1)


@builds(_PACKAGE + "Mover")
def build_mover(b: Builder, ludeme: Ludeme) -> IntFunction:
    return Mover()


@builds(_PACKAGE + "Next")
def build_next(b: Builder, ludeme: Ludeme) -> IntFunction:
    return Next()


@builds(_PACKAGE + "Prev")
def build_prev(b: Builder, ludeme: Ludeme) -> IntFunction:
    return MoverOfLastTurn() if b.constant_name(ludeme, "type") == "MoverLastTurn" else Prev()


@builds(_PACKAGE + "Who")
def build_who(b: Builder, ludeme: Ludeme) -> IntFunction:
    site_type = b.site_type(ludeme)
    site = b.needed_integer(ludeme, "at")
    level = b.level_of(ludeme)
    if level is not None:
        return OfLevel(site_type, site, WHO, level)
    return CellWho(site) if site_type == CELL else Who(site_type, site)


@builds(_PACKAGE + "What")
def build_what(b: Builder, ludeme: Ludeme) -> IntFunction:
    site_type = b.site_type(ludeme)
    site = b.needed_integer(ludeme, "at")
    if b.domains is not None:
        return WhatOfVariable(site_type, site)
    if b.traits.stacks:
        # Ludii looks at the bottom where no level is named
        return OfLevel(site_type, site, WHAT, b.level_of(ludeme) or IntConstant(0))
    return CellWhat(site) if site_type == CELL else What(site_type, site)


@builds(_PACKAGE + "State")
def build_state(b: Builder, ludeme: Ludeme) -> IntFunction:
    b.traits.states = True
    site = b.needed_integer(ludeme, "at")
    level = b.level_of(ludeme)
    return StateOf(b.site_type(ludeme), site) if level is None else OfLevel(b.site_type(ludeme), site, STATE, level)


@builds(_PACKAGE + "Rotation")
def build_rotation(b: Builder, ludeme: Ludeme) -> IntFunction:
    site = b.needed_integer(ludeme, "at")
    level = b.level_of(ludeme)
    if level is not None:
        return OfLevel(b.site_type(ludeme), site, ROTATION, level)
    return RotationOf(b.site_type(ludeme), site)


@builds(_VALUE + "Piece")
def build_value_piece(b: Builder, ludeme: Ludeme) -> IntFunction:
    site = b.needed_integer(ludeme, "at")
    level = b.level_of(ludeme)
    return ValueOf(b.site_type(ludeme), site) if level is None else OfLevel(b.site_type(ludeme), site, VALUE, level)


@builds(_VALUE + "Player")
def build_value_player(b: Builder, ludeme: Ludeme) -> IntFunction:
    player = b.player_of(ludeme, "indexPlayer")
    assert player is not None
    return PlayerValue(player)


@builds(_VALUE + "Pending")
def build_value_pending(b: Builder, ludeme: Ludeme) -> IntFunction:
    return Pending()


@builds(_VALUE + "TurnLimit")
def build_turn_limit(b: Builder, ludeme: Ludeme) -> IntFunction:
    return TurnLimit()


@builds(_VALUE + "MoveLimit")
def build_move_limit(b: Builder, ludeme: Ludeme) -> IntFunction:
    return MoveLimit()


@builds(_VALUE + "Random")
def build_value_random(b: Builder, ludeme: Ludeme) -> IntFunction:
    bounds = b.bounds(b.argument(ludeme, "range"))
    assert bounds is not None
    b.traits.stochastic = True
    return RandomValue(*bounds)


@builds(_PACKAGE + "Score")
def build_score(b: Builder, ludeme: Ludeme) -> IntFunction:
    player = b.player_of(ludeme)
    assert player is not None
    b.traits.scores = True
    return Score(player)


@builds(_PACKAGE + "Amount")
def build_amount(b: Builder, ludeme: Ludeme) -> IntFunction:
    b.traits.bets = True
    player = b.player_of(ludeme)
    return Amount(IntConstant(OFF) if player is None else player)


@builds(_PACKAGE + "Counter")
def build_counter(b: Builder, ludeme: Ludeme) -> IntFunction:
    return Counter()


@builds(_PACKAGE + "Pot")
def build_pot(b: Builder, ludeme: Ludeme) -> IntFunction:
    return Pot()


@builds(_PACKAGE + "Var")
def build_var(b: Builder, ludeme: Ludeme) -> IntFunction:
    name = b.text(ludeme, "key")
    return Temp() if name is None else Var(name)
