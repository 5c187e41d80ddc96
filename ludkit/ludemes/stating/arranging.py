"""Arranging: which clause a constructor's call means, and the order in which that clause wants the arguments.

The clauses are those of the checker's matcher, tried in its order. What is different here: arguments that Python
passes by keyword have no place yet, and some stand for what is not known before the description is expanded (a
define's call, an option's reference, a define's parameter), which may turn out as any number of arguments.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from ludkit.ludemes.checking.matcher import Matcher, Plan, Slot
from ludkit.ludemes.schema import Clause, load_schema
from ludkit.ludemes.stating.expression import (
    ArgumentError,
    Expression,
    as_expression,
    call_node,
    is_comment,
    number_node,
)
from ludkit.ludemes.stating.naming import python_name
from ludkit.ludemes.typed import Ludeme, Value
from ludkit.ludemes.wording import alternatives, clause_text, found, kind, nearest, nearness
from ludkit.syntax import build
from ludkit.syntax.tree import Array, Call, Named, Number, String

_LABEL = re.compile(r"[A-Za-z0-9_-]+")
_NUMBER = re.compile(r"-?[0-9]+(\.[0-9]+)?")


@cache
def matcher() -> Matcher:
    return Matcher(load_schema())


def arrange(head: str, positional: Sequence[object], keywords: Mapping[str, object]) -> Expression:
    """The call ``(head …)`` with its arguments where the clause that is meant wants them.

    ``keywords`` are the arguments by label. Arguments that are None are left out. Raises ArgumentError if no clause of
    the head takes the arguments.
    """
    given = [as_expression(value) for value in positional if value is not None]
    named = {label: as_expression(value) for label, value in keywords.items() if value is not None}
    plain = [argument for argument in given if not is_comment(argument)]
    if head not in matcher().schema.by_head:
        raise ArgumentError(f"there is no ludeme `{head}`")
    clauses: list[Clause] = []
    ordered: list[Expression] | None = None
    for ludeme in matcher().schema.by_head.get(head, ()):
        if ludeme.hidden:
            continue
        for plan in matcher().plans(ludeme):
            found = _Search(plan, plain, named).run() if ordered is None else _Search(plan, ordered, {}).run()
            if found is not None:
                ordered = found
                clauses.append(plan.clause)
                break
    if ordered is None:
        raise ArgumentError(explain(head, plain, named))
    return Expression(call_node(head, _with_comments(given, ordered)), tuple(clauses))


def named(label: str, value: object) -> Expression:
    """``label:value``; raises ArgumentError for a label that cannot be written."""
    if not _LABEL.fullmatch(label):
        raise ArgumentError(f"{label!r} is not a label")
    inner = as_expression(value)
    return Expression(build.named(label, inner.node), None, (inner,), inner.comments)


def fits(argument: Expression, slot: Slot) -> bool:
    """Whether a parameter takes an argument, label included."""
    if isinstance(argument.node, Named):
        return argument.node.name == slot.label and _is_of(argument.parts[0], slot.type, slot.array)
    return slot.label is None and _is_of(argument, slot.type, slot.array)


def _is_of(value: Expression, type_name: str, array: int) -> bool:
    if isinstance(value.node, Array) and value.clauses is not None:
        return array > 0 and all(_is_of(part, type_name, array - 1) for part in value.parts if not is_comment(part))
    if value.clauses is None:
        return True
    if array:
        return False
    if isinstance(value.node, Call):
        ancestors = matcher().schema.ancestors
        return any(type_name in ancestors[clause.ludeme.name] for clause in value.clauses)
    return type_name in matcher().leaf(value.node)


def _is_open(argument: Expression) -> bool:
    """Whether an argument may turn out as several, as one, or as none."""
    return argument.clauses is None and not isinstance(argument.node, Named)


def _is_known(argument: Expression) -> bool:
    """Whether nothing in an argument, its arrays included, is left open."""
    if isinstance(argument.node, Array | Named):
        return all(_is_known(part) for part in argument.parts)
    return argument.clauses is not None


class _State(NamedTuple):
    """How far a search is: at parameter ``at``, with ``used`` positional arguments in their places.

    The keywords ``waiting`` have no place yet; ``choices`` are the either-or groups that are served. ``placed`` are the
    parameters that are filled, each with the position or the keyword of its argument, if the class may refuse them.
    """

    at: int
    used: int
    waiting: frozenset[str]
    choices: frozenset[int]
    placed: tuple[tuple[int, int | str], ...]


class _Search:
    """The search for an order of a call's arguments that one clause takes.

    Depth first: an argument goes in the earliest parameter that takes it, a keyword only in the parameter of its name.
    """

    def __init__(self, plan: Plan, given: Sequence[Expression], keywords: Mapping[str, Expression]) -> None:
        self.plan = plan
        self.given = given
        self.keywords = keywords
        self.open = any(_is_open(argument) for argument in given)
        self.refusable = bool(plan.refusals) and all(map(_is_known, (*given, *keywords.values())))
        self.failed: set[_State] = set()

    def run(self) -> list[Expression] | None:
        if not self.keywords.keys() <= {slot.label for slot in self.plan.slots}:
            return None
        if len(self.given) + len(self.keywords) > len(self.plan.slots) and not self.open:
            return None
        return self._from(_State(0, 0, frozenset(self.keywords), frozenset(), ()))

    def _from(self, state: _State) -> list[Expression] | None:
        """The arguments for the parameters from the state on, or None if they do not fit there."""
        if state in self.failed:
            return None
        found = self._end(state) if state.at == len(self.plan.slots) else self._next(state)
        if found is None:
            self.failed.add(state)
        return found

    def _end(self, state: _State) -> list[Expression] | None:
        rest = self.given[state.used :]
        if state.waiting or not all(_is_open(argument) for argument in rest) or self._refused(state):
            return None
        return list(rest)

    def _next(self, state: _State) -> list[Expression] | None:
        """Fill the next parameter with its keyword, or with the next argument, or leave it out."""
        at, used = state.at, state.used
        slot = self.plan.slots[at]
        free = slot.choice not in state.choices
        if free and slot.label in state.waiting and _is_of(self.keywords[slot.label], slot.type, slot.array):
            labelled = named(slot.label, self.keywords[slot.label])
            rest = self._from(self._filled(state, slot.label))
            if rest is not None:
                return [labelled, *rest]
        if used < len(self.given):
            argument = self.given[used]
            if _is_open(argument):
                for reached, taken in ((at + 1, used + 1), (at + 1, used), (at, used + 1)):
                    rest = self._from(state._replace(at=reached, used=taken))
                    if rest is not None:
                        return [argument, *rest] if taken > used else rest
                return None
            if free and fits(argument, slot):
                rest = self._from(self._filled(state, used))
                if rest is not None:
                    return [argument, *rest]
        return self._from(state._replace(at=at + 1)) if slot.omittable else None

    def _filled(self, state: _State, source: int | str) -> _State:
        """The state behind the current parameter, which a positional argument or a keyword fills."""
        choice = self.plan.slots[state.at].choice
        return _State(
            state.at + 1,
            state.used + 1 if isinstance(source, int) else state.used,
            state.waiting - {source} if isinstance(source, str) else state.waiting,
            state.choices | {choice} if choice else state.choices,
            (*state.placed, (state.at, source)) if self.refusable else (),
        )

    def _refused(self, state: _State) -> bool:
        """Whether the class refuses what is given, all of which is known."""
        if not self.refusable:
            return False
        slots = self.plan.slots
        values: list[Value | None] = [None] * len(slots)
        for at, source in state.placed:
            argument = self.given[source] if isinstance(source, int) else self.keywords[source]
            values[at] = _value(argument, slots[at].type)
        return any(refusal.refuses(values) for refusal in self.plan.refusals)


def _value(argument: Expression, type_name: str) -> Value:
    """An argument as a typed value, as far as refusals look into it."""
    if isinstance(argument.node, Named):
        return _value(argument.parts[0], type_name)
    if isinstance(argument.node, Array):
        return tuple(_value(part, type_name) for part in argument.parts if not is_comment(part))
    for clause in argument.clauses or ():
        if matcher().schema.is_a(clause.ludeme.name, type_name):
            return Ludeme(clause, (None,) * len(clause.parameters), argument.node)
    # what is of no such type (a piece of broken text that fits anywhere) still counts as given
    return matcher().leaf(argument.node).get(type_name, "")


def _with_comments(given: Sequence[Expression], ordered: Sequence[Expression]) -> list[Expression]:
    """The ordered arguments, with each comment in front of the argument that followed it."""
    comments: dict[int, list[Expression]] = {}
    waiting: list[Expression] = []
    for argument in given:
        if is_comment(argument):
            waiting.append(argument)
        else:
            comments[id(argument)] = waiting
            waiting = []
    result: list[Expression] = []
    for argument in ordered:
        result.extend(comments.get(id(argument), ()))
        result.append(argument)
    return result + waiting


@dataclass(slots=True)
class _Attempt:
    """How far a call's arguments go with one clause, each in the first parameter that takes it.

    ``served`` counts those that have a place; ``fault`` is what is wrong with the next, or what is missing; ``near``
    from 0 to 1 tells how much the fault looks like a slip of the pen.
    """

    plan: Plan
    served: int
    fault: str
    near: float = 0.0


def explain(head: str, given: Sequence[Expression], keywords: Mapping[str, Expression]) -> str:
    """Why no clause of the head takes the arguments, by the clause that takes most of them."""
    schema = matcher().schema
    plans = [plan for ludeme in schema.by_head[head] if not ludeme.hidden for plan in matcher().plans(ludeme)]
    attempts = [_attempt(plan, given, keywords) for plan in plans]
    if not attempts:
        return f"`{head}` cannot be called"
    best = max(attempts, key=lambda attempt: (attempt.served, attempt.near))
    return f"`{head}` {best.fault}\n  the clause: {clause_text(schema, best.plan.clause)}"


def _attempt(plan: Plan, given: Sequence[Expression], keywords: Mapping[str, Expression]) -> _Attempt:
    labels = [slot.label for slot in plan.slots if slot.label is not None]
    served = sum(1 for label in keywords if label in labels)
    at = 0
    for argument in given:
        wanted: list[Slot] = []
        while at < len(plan.slots) and not (_is_open(argument) or fits(argument, plan.slots[at])):
            slot = plan.slots[at]
            if slot.label not in keywords:
                wanted.append(slot)
                if not slot.omittable:
                    return _Attempt(plan, served, *_misfit(argument, wanted))
            at += 1
        if at == len(plan.slots) and not _is_open(argument):
            return _Attempt(plan, served, *_misfit(argument, wanted))
        at += 1
        served += 1
    for label, value in keywords.items():
        slots = [slot for slot in plan.slots if slot.label == label]
        if not slots:
            near = nearest(label, labels)
            hint = f"; did you mean `{near}:`?" if near else ""
            return _Attempt(plan, served, f"takes no `{label}:`{hint}", nearness(label, near) if near else 0.0)
        if not any(_is_of(value, slot.type, slot.array) for slot in slots):
            return _Attempt(
                plan, served, f"takes as `{label}:` {_kinds(slots, labelled=False)}, not {found(value.node)}"
            )
    missing = [slot for slot in plan.slots[at:] if not slot.omittable and slot.label not in keywords]
    if missing:
        return _Attempt(plan, served, f"also needs {_kinds(missing[:1])}")
    demands = [refusal.demand(matcher().schema, plan.clause.parameters) for refusal in plan.refusals]
    if demands:
        return _Attempt(plan, served, f"wants {' and '.join(demands)}")
    return _Attempt(
        plan, served, "does not take these arguments together: they exclude each other or stand out of order"
    )


def _misfit(argument: Expression, wanted: Sequence[Slot]) -> tuple[str, float]:
    """What is wrong with an argument that none of the wanted parameters takes, and how near a name is to it."""
    what = found(argument.node)
    if not wanted:
        return f"takes no more arguments, but was given {what}", 0.0
    if isinstance(argument.node, String) and _takes_number(argument.node.value, wanted):
        return f"takes here {_kinds(wanted)}, not {what}; did you mean {argument.node.value}?", 1.0
    if isinstance(argument.node, Number) and _takes_number("1", wanted):
        return f"takes here {_kinds(wanted)}, not {what}", 1.0
    schema = matcher().schema
    constants = [c for slot in wanted if slot.type in schema.classes for c in schema.classes[slot.type].constants]
    text = getattr(argument.node, "text", None) or getattr(argument.node, "value", None)
    near = nearest(text, constants) if isinstance(text, str) else None
    if not isinstance(text, str) or near is None:
        return f"takes here {_kinds(wanted)}, not {what}", 0.0
    return f"takes here {_kinds(wanted)}, not {what}; did you mean {python_name(near)}?", nearness(text, near)


def _takes_number(text: str, wanted: Sequence[Slot]) -> bool:
    """Whether a text is a number, and one that a parameter takes."""
    if not _NUMBER.fullmatch(text):
        return False
    types = matcher().leaf(number_node(text))
    return any(slot.type in types and not slot.array for slot in wanted)


def _kinds(slots: Sequence[Slot], *, labelled: bool = True) -> str:
    """What parameters take, as the end of a sentence."""
    kinds = []
    for slot in slots:
        text = kind(matcher().schema, slot.type, slot.array)
        kinds.append(f"`{slot.label}:` with {text}" if labelled and slot.label else text)
    return alternatives(dict.fromkeys(kinds))
