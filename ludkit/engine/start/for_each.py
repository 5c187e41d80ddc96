"""``forEach`` among the start rules: a rule for each number, player, team or site."""

from __future__ import annotations

from typing import Final

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, IntArrayFunction, IntFunction, RegionFunction, StartRule
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme

_FOR_EACH: Final = "game.rules.start.forEach.ForEach"


class ForEachValue(StartRule):
    """A rule for each number from one to another, which ``(value)`` is."""

    def __init__(self, least: IntFunction, greatest: IntFunction, rule: StartRule) -> None:
        self.least: IntFunction = least
        self.greatest: IntFunction = greatest
        self.rule: StartRule = rule

    def apply(self, ctx: Context) -> None:
        outer = ctx.value
        least = self.least.eval(ctx)
        for value in range(least, self.greatest.eval(ctx) + 1):
            ctx.count_round(0)
            ctx.value = value
            self.rule.apply(ctx)
        ctx.value = outer


class ForEachPlayer(StartRule):
    """A rule for each player, or for some, which ``(player)`` is."""

    def __init__(self, players: IntArrayFunction | None, rule: StartRule) -> None:
        self.players: IntArrayFunction | None = players
        self.rule: StartRule = rule

    def apply(self, ctx: Context) -> None:
        outer = ctx.player
        count = ctx.game.players
        for player in range(1, count + 1) if self.players is None else self.players.eval(ctx):
            if 0 <= player <= count + 1:
                ctx.player = player
                self.rule.apply(ctx)
        ctx.player = outer


class ForEachTeam(StartRule):
    """A rule for each team that has players, which ``(team)`` are."""

    def __init__(self, rule: StartRule) -> None:
        self.rule: StartRule = rule

    def apply(self, ctx: Context) -> None:
        outer = ctx.team
        for team in ctx.teams_of_players():
            ctx.team = team
            self.rule.apply(ctx)
        ctx.team = outer


class ForEachSite(StartRule):
    """A rule for each site of a region for which a condition holds, which ``(site)`` is."""

    def __init__(self, region: RegionFunction, condition: BoolFunction, rule: StartRule) -> None:
        self.region: RegionFunction = region
        self.condition: BoolFunction = condition
        self.rule: StartRule = rule

    def apply(self, ctx: Context) -> None:
        outer = ctx.site
        for site in self.region.eval(ctx).copy():
            ctx.site = site
            if self.condition.eval(ctx):
                self.rule.apply(ctx)
        ctx.site = outer


@builds(_FOR_EACH, _FOR_EACH + " Value", _FOR_EACH + " Team")
def build_for_each(b: Builder, ludeme: Ludeme) -> StartRule:
    stated = b.argument(ludeme, "startingRule")
    assert stated is not None
    rule = b.start_rule(stated)
    kind = b.constant_name(ludeme, "forEachType")
    if kind == "Value":
        return ForEachValue(b.needed_integer(ludeme, "min"), b.needed_integer(ludeme, "max"), rule)
    if kind == "Team":
        return ForEachTeam(rule)
    if kind == "Site":
        return ForEachSite(b.needed_region(ludeme, "regionFn"), b.boolean_or(ludeme, "If", True), rule)
    players = b.argument(ludeme, "players")
    return ForEachPlayer(None if players is None else b.array(players), rule)
