"""The registers: ``(from)``, ``(to)``, ``(between)``, ``(site)``, ``(level)``, ``(player)``, ``(value)``, …"""

from __future__ import annotations

from typing import Final

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import IntFunction
from ludkit.engine.registry import builds
from ludkit.engine.roles import IteratedPlayer
from ludkit.engine.sites import OFF
from ludkit.ludemes.typed import Ludeme

_PACKAGE: Final = "game.functions.ints.iterator."


class From(IntFunction):
    def eval(self, ctx: Context) -> int:
        return ctx.origin


class To(IntFunction):
    def eval(self, ctx: Context) -> int:
        return ctx.to


class Between(IntFunction):
    def eval(self, ctx: Context) -> int:
        return ctx.between


class Site(IntFunction):
    def eval(self, ctx: Context) -> int:
        return ctx.site


class Value(IntFunction):
    def eval(self, ctx: Context) -> int:
        return ctx.value


class Track(IntFunction):
    def eval(self, ctx: Context) -> int:
        return ctx.track


class Level(IntFunction):
    def eval(self, ctx: Context) -> int:
        return ctx.level


class Pips(IntFunction):
    def eval(self, ctx: Context) -> int:
        return ctx.pips


class Hint(IntFunction):
    """``(hint)``: the value of the hint that a rule is just about."""

    def eval(self, ctx: Context) -> int:
        return ctx.hint


class HintAt(Hint):
    """``(hint type at:…)``: the value of the first hint whose first site is the one named; OFF if there is none."""

    def __init__(self, values: dict[int, int], site: IntFunction) -> None:
        self.values: dict[int, int] = values
        self.site: IntFunction = site

    def eval(self, ctx: Context) -> int:
        return self.values.get(self.site.eval(ctx), OFF)


class StartOfTurn(IntFunction):
    """``(from at:StartOfTurn)``: from where the mover's first move of this turn came; OFF if it has made none."""

    def eval(self, ctx: Context) -> int:
        found = -1
        for i in range(len(ctx.moves) - 1, -1, -1):
            if ctx.moves[i].mover != ctx.state.mover:
                break
            found = ctx.moves[i].start
        return found


@builds(_PACKAGE + "From")
def build_from(b: Builder, ludeme: Ludeme) -> IntFunction:
    when = b.constant_name(ludeme, "at")
    if when == "StartOfTurn":
        return StartOfTurn()
    if when is not None:
        raise b.unsupported(ludeme, f"at:{when}")
    return From()


@builds(_PACKAGE + "Hint")
def build_hint(b: Builder, ludeme: Ludeme) -> IntFunction:
    site = b.integer_of(ludeme, "at")
    if site is None:
        return Hint()
    if b.argument(ludeme, "type") is None:
        raise b.unsupported(ludeme, "at: without a type")
    values: dict[int, int] = {}
    hints = b.hints[b.site_type(ludeme)]
    for region, value in zip(hints.regions, hints.values, strict=True):
        if region:
            values.setdefault(region[0], value)
    return HintAt(values, site)


@builds(_PACKAGE + "To")
def build_to(b: Builder, ludeme: Ludeme) -> IntFunction:
    return To()


@builds(_PACKAGE + "Between")
def build_between(b: Builder, ludeme: Ludeme) -> IntFunction:
    return Between()


@builds(_PACKAGE + "Site")
def build_site(b: Builder, ludeme: Ludeme) -> IntFunction:
    return Site()


@builds(_PACKAGE + "Player")
def build_player(b: Builder, ludeme: Ludeme) -> IntFunction:
    return IteratedPlayer()


@builds(_PACKAGE + "Track")
def build_track(b: Builder, ludeme: Ludeme) -> IntFunction:
    return Track()


@builds(_PACKAGE + "Level")
def build_level(b: Builder, ludeme: Ludeme) -> IntFunction:
    return Level()


@builds(_PACKAGE + "Pips")
def build_pips(b: Builder, ludeme: Ludeme) -> IntFunction:
    return Pips()


@builds("game.functions.ints.value.Value")
def build_value(b: Builder, ludeme: Ludeme) -> IntFunction:
    return Value()
