"""``set`` among the start rules: counts of sites, scores and amounts of players."""

from __future__ import annotations

from typing import Final

from ludkit.engine.actions.memory import RememberValue
from ludkit.engine.actions.players import SetScore
from ludkit.engine.actions.sites import SetCount
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, IntArrayFunction, IntConstant, IntFunction, StartRule
from ludkit.engine.move import move_of
from ludkit.engine.registry import builds
from ludkit.engine.roles import role_function
from ludkit.ludemes.typed import Ludeme

_SET: Final = "game.rules.start.set.Set "


class CountOnSites(StartRule):
    """Put so many of the last component on sites."""

    def __init__(self, site_type: int, what: int, sites: IntArrayFunction, count: IntFunction) -> None:
        self.site_type: int = site_type
        self.what: int = what
        self.sites: IntArrayFunction = sites
        self.count: IntFunction = count

    def apply(self, ctx: Context) -> None:
        for site in self.sites.eval(ctx):
            action = SetCount(self.site_type, site, self.what, self.count.eval(ctx))
            action.apply(ctx, [])
            ctx.moves.append(move_of(action))
            ctx.placements += 1

    def pieces(self, ctx: Context) -> int:
        return self.count.eval(ctx) * len(self.sites.eval(ctx))


class ScoreOfPlayers(StartRule):
    """Give players a score."""

    def __init__(self, players: list[IntFunction], score: IntFunction) -> None:
        self.players: list[IntFunction] = players
        self.score: IntFunction = score

    def apply(self, ctx: Context) -> None:
        for player in self.players:
            action = SetScore(player.eval(ctx), self.score.eval(ctx), False)
            action.apply(ctx, [])
            ctx.moves.append(move_of(action))
            ctx.placements += 1


class RememberValues(StartRule):
    """Remember values, under a name or (None) without; ``unique``: only those that are not remembered yet."""

    def __init__(self, name: str | None, values: IntArrayFunction, unique: BoolFunction | None) -> None:
        self.name: str | None = name
        self.values: IntArrayFunction = values
        self.unique: BoolFunction | None = unique

    def apply(self, ctx: Context) -> None:
        unique = self.unique is not None and self.unique.eval(ctx)
        for value in self.values.eval(ctx):
            state = ctx.state
            known = state.remembered if self.name is None else state.remembered_by_name.get(self.name, [])
            if unique and value in known:
                continue
            action = RememberValue(self.name, value)
            action.apply(ctx, [])
            ctx.moves.append(move_of(action))
            ctx.placements += 1


@builds(_SET + "Count")
def build_set_count(b: Builder, ludeme: Ludeme) -> StartRule:
    b.traits.counts = True
    return CountOnSites(
        b.site_type(ludeme), len(b.components) - 1, b.sites_of(ludeme, "to", "at"), b.needed_integer(ludeme, "value")
    )


@builds(_SET + "Score")
def build_set_score(b: Builder, ludeme: Ludeme) -> StartRule:
    b.traits.scores = True
    role = b.constant_name(ludeme, "role")
    if role in (None, "Each", "All"):
        players: list[IntFunction] = [IntConstant(player) for player in range(1, b.players + 1)]
    else:
        assert role is not None
        players = [role_function(role, b.players)]
    return ScoreOfPlayers(players, b.needed_integer(ludeme, "value"))


@builds(_SET + "RememberValue")
def build_remember_values(b: Builder, ludeme: Ludeme) -> StartRule:
    values = b.sites_of(ludeme, "regionValue", "value")
    return RememberValues(b.text(ludeme, "name"), values, b.boolean_of(ludeme, "unique"))
