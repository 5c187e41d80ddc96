"""``set`` among the start rules: players' pieces, counts and costs of sites, scores of players, what is remembered."""

from __future__ import annotations

from typing import Final

from ludkit.engine.actions.bets import SetAmount
from ludkit.engine.actions.memory import RememberValue
from ludkit.engine.actions.players import SetScore
from ludkit.engine.actions.sites import SetCost, SetCount
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, IntArrayFunction, IntConstant, IntFunction, StartRule
from ludkit.engine.move import move_of
from ludkit.engine.registry import builds
from ludkit.engine.roles import role_function
from ludkit.engine.start.place import place_on_sites, plain_piece
from ludkit.ludemes.roles import role_owner
from ludkit.ludemes.typed import Ludeme

_SET: Final = "game.rules.start.set.Set "
_NUMBERS: Final = {"Mover": 1, "TeamMover": 1, "Next": 2}
"""Whose turn it is while the start rules are applied."""


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


class CostOfSites(StartRule):
    """Set what sites of the board cost."""

    def __init__(self, site_type: int, sites: IntArrayFunction, cost: IntFunction) -> None:
        self.site_type: int = site_type
        self.sites: IntArrayFunction = sites
        self.cost: IntFunction = cost

    def apply(self, ctx: Context) -> None:
        for site in self.sites.eval(ctx):
            action = SetCost(self.site_type, site, self.cost.eval(ctx))
            action.apply(ctx, [])
            ctx.moves.append(move_of(action))
            ctx.placements += 1


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


class AmountOfPlayers(StartRule):
    """Give players an amount."""

    def __init__(self, players: list[IntFunction], amount: IntFunction) -> None:
        self.players: list[IntFunction] = players
        self.amount: IntFunction = amount

    def apply(self, ctx: Context) -> None:
        amount = self.amount.eval(ctx)
        for player in self.players:
            action = SetAmount(player.eval(ctx), amount)
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


@builds(_SET + "Cost")
def build_set_cost(b: Builder, ludeme: Ludeme) -> StartRule:
    return CostOfSites(b.site_type(ludeme), b.sites_of(ludeme, "to", "at"), b.needed_integer(ludeme, "value"))


@builds("game.rules.start.set.Set")
def build_set_pieces(b: Builder, ludeme: Ludeme) -> StartRule:
    """``(set P1 sites)``: the first piece of a role's player on sites; nothing where there is no such piece."""
    role = b.constant_name(ludeme, "role")
    assert role is not None, ludeme
    return place_on_sites(b, ludeme, plain_piece(_piece_of_role(b, role)), b.site_type(ludeme))


def _piece_of_role(b: Builder, role: str) -> int:
    """The component that stands for a role; 0 for none.

    As in Ludii it is the one with the player's number, except for those of nobody and of all.
    """
    if role in ("Neutral", "Shared", "All"):
        owner = 0 if role == "Neutral" else b.players + 1
        for component in b.components[1:]:
            if component.owner == owner:
                return component.index
        return 0
    number = b.players + 1 if role == "Each" else _NUMBERS.get(role, role_owner(role))
    return number if number < len(b.components) else 0


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


@builds(_SET + "Amount")
def build_set_amount(b: Builder, ludeme: Ludeme) -> StartRule:
    b.traits.bets = True
    role = b.constant_name(ludeme, "role")
    if role is None:
        players: list[IntFunction] = [IntConstant(player) for player in range(1, b.players + 1)]
    else:
        players = [role_function(role, b.players)]
    return AmountOfPlayers(players, b.needed_integer(ludeme, "value"))


@builds(_SET + "RememberValue")
def build_remember_values(b: Builder, ludeme: Ludeme) -> StartRule:
    values = b.sites_of(ludeme, "regionValue", "value")
    return RememberValues(b.text(ludeme, "name"), values, b.boolean_of(ludeme, "unique"))
