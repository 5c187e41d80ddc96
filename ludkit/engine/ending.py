"""End rules out of a typed ``(end …)``, of a game, a phase or a match."""

from __future__ import annotations

from ludkit.engine.builder import Builder
from ludkit.engine.end import (
    ABANDON,
    RESULTS,
    ByScore,
    EndRule,
    ForEachPlayer,
    ForEachTrack,
    If,
    Payoffs,
    PlayerResult,
    Result,
    TeamResult,
)
from ludkit.engine.roles import role_function
from ludkit.ludemes.typed import Ludeme, Value


def one_or_several(b: Builder, ludeme: Ludeme, one: str, several: str) -> list[Value]:
    """What a ludeme is given as one argument, or as several in another."""
    value = b.argument(ludeme, one)
    return b.list_of(ludeme, several) if value is None else [value]


def read_end(b: Builder, end: Ludeme) -> list[EndRule]:
    """The end rules in order."""
    rules: list[EndRule] = []
    for rule in one_or_several(b, end, "endRule", "endRules"):
        assert isinstance(rule, Ludeme)
        rules.append(_for_each(b, rule) if rule.ludeme.simple_name == "ForEach" else _if(b, rule))
    return rules


def _if(b: Builder, rule: Ludeme) -> If:
    subs = [_if(b, sub) for sub in one_or_several(b, rule, "sub", "subs") if isinstance(sub, Ludeme)]
    result = b.ludeme(rule, "result")
    return If(b.needed_boolean(rule, "test"), subs, None if result is None else _result(b, result))


def _for_each(b: Builder, rule: Ludeme) -> EndRule:
    condition = b.needed_boolean(rule, "If")
    result = b.ludeme(rule, "result")
    assert result is not None
    if b.argument(rule, "trackType") is not None:
        return ForEachTrack(condition, _result(b, result))
    return ForEachPlayer(b.constant_name(rule, "type") == "NonMover", condition, _result(b, result))


def _result(b: Builder, result: Ludeme) -> Result:
    kind = result.ludeme.simple_name
    if kind == "ByScore":
        b.traits.scores = True
        scores = [score for score in b.list_of(result, "finalScore") if isinstance(score, Ludeme)]
        return ByScore(
            [b.needed_integer(score, "role") for score in scores],
            [b.needed_integer(score, "score") for score in scores],
            b.boolean_or(result, "misere", False),
        )
    if kind == "Payoffs":
        payoffs = [payoff for payoff in b.list_of(result, "finalPayoffs") if isinstance(payoff, Ludeme)]
        values = [payoff.argument("payoff") for payoff in payoffs]
        return Payoffs(
            [b.needed_integer(payoff, "role") for payoff in payoffs],
            [b.decimal(value) for value in values if value is not None],
        )
    role = b.constant_name(result, "who")
    name = b.constant_name(result, "result")
    assert role is not None and name is not None
    kind_of_result = min(RESULTS.index(name), ABANDON)
    if role.startswith("Team"):
        return TeamResult(role_function(role, b.players), kind_of_result)
    return PlayerResult(role_function(role, b.players), role == "All", kind_of_result)
