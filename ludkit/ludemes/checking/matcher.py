"""Matching: which clause a call means, and what each argument of it is, as Ludii's compiler decides.

Ludii takes the classes that the call's head can mean, in the order of their names, and the first that takes the call.
Of a class it tries all static ``construct`` clauses and, if none of them takes the call, all constructors; the *last*
of them that takes it is meant, but a clause without parameters ends the search. Of a clause the arguments go, in the
order in which they are written, each in the first parameter that takes it, with the others left out where they may be;
the first such assignment that the constructor does not refuse is meant.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from ludkit.ludemes.refusals import Refusal, refusals
from ludkit.ludemes.schema import Clause, LudemeClass, Schema
from ludkit.ludemes.typed import Constant, Ludeme, Value
from ludkit.syntax.tree import Array, Call, Named, Node, Number, String, Word

JAVA_INT = range(-(2**31), 2**31)
_INTEGER = re.compile(r"[-+]?[0-9]+")
_FLOAT = re.compile(r"[-+]?(?:NaN|Infinity|(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?[fFdD]?)")

_INT_KINDS = ("game.functions.ints.IntConstant", "game.functions.dim.DimConstant", "java.lang.Integer", "int")
_FLOAT_KINDS = ("game.functions.floats.FloatConstant", "java.lang.Float", "float")
_BOOLEAN_KINDS = ("game.functions.booleans.BooleanConstant", "java.lang.Boolean", "boolean")
STRING = "java.lang.String"


@dataclass(slots=True)
class Slot:
    """What matching needs to know of a parameter. ``choice`` numbers the either-or groups of the clause from 1."""

    type: str
    array: int
    label: str | None
    omittable: bool
    choice: int


@dataclass(slots=True)
class Plan:
    """What matching needs to know of a clause."""

    clause: Clause
    slots: tuple[Slot, ...]
    required: int
    refusals: tuple[Refusal, ...]


class Matcher:
    """Matches the nodes of one tree; what was found is kept, so that no call is matched twice to one class."""

    def __init__(self, schema: Schema) -> None:
        self.schema = schema
        self._plans = _plans(schema)
        self._made: dict[tuple[int, str], Ludeme | None] = {}
        self._words: dict[str, dict[str, Value]] = {}

    def match(self, node: Node, type_name: str, array: int = 0) -> Value | None:
        """``node`` as a value of the type (``array`` deep in arrays), or None if it is none."""
        if isinstance(node, Call):
            return None if array else self.call(node, type_name)
        if isinstance(node, Array):
            return self._array(node, type_name, array - 1) if array else None
        if isinstance(node, Named):
            return self.match(node.value, type_name, array)
        return None if array else self.leaf(node).get(type_name)

    def call(self, node: Call, type_name: str) -> Ludeme | None:
        """The call as a ludeme of the type: the first of the classes it can mean that is of the type and takes it."""
        ancestors = self.schema.ancestors
        for ludeme in self.schema.by_head.get(node.name, ()):
            if type_name in ancestors[ludeme.name] and not ludeme.hidden:
                made = self.as_class(node, ludeme)
                if made is not None:
                    return made
        return None

    def as_class(self, node: Call, ludeme: LudemeClass) -> Ludeme | None:
        """The call by the clause of the class that is meant, or None if none takes it."""
        key = (id(node), ludeme.name)
        if key not in self._made:
            self._made[key] = self._resolve(node, ludeme)
        return self._made[key]

    def leaf(self, node: Node) -> dict[str, Value]:
        """What a word, number or string is, by each type that it is of."""
        if isinstance(node, String):
            return {STRING: node.value}
        if not isinstance(node, Word | Number):
            return {}
        values = self._words.get(node.text)
        if values is None:
            values = self._words[node.text] = self._word(node.text)
        return values

    def plans(self, ludeme: LudemeClass) -> tuple[Plan, ...]:
        """The clauses of a class in the order in which they are tried."""
        return self._plans[ludeme.name]

    def _array(self, node: Array, type_name: str, array: int) -> Value | None:
        values: list[Value] = []
        for item in node.items:
            value = self.match(item, type_name, array)
            if value is None:
                return None
            values.append(value)
        return tuple(values)

    def _resolve(self, node: Call, ludeme: LudemeClass) -> Ludeme | None:
        """The call by the last of the class's clauses that takes it (see the module's text)."""
        found: Ludeme | None = None
        for plan in self._plans[ludeme.name]:
            if found is not None and found.clause.kind != plan.clause.kind:
                break
            values = self._assign(plan, node.items[1:])
            if values is not None:
                found = Ludeme(plan.clause, values, node)
                if not values:
                    break
        return found

    def _assign(self, plan: Plan, arguments: tuple[Node, ...]) -> tuple[Value | None, ...] | None:
        """The value for each parameter in the first assignment of the arguments that the clause takes.

        Depth first: an argument goes in the earliest parameter that takes it; ``placed`` are the parameters that are
        filled, at which the search can turn back and leave that parameter out.
        """
        slots = plan.slots
        given, count = len(arguments), len(slots)
        if given > count or given < plan.required:
            return None
        values: list[Value | None] = [None] * count
        placed: list[int] = []
        at = 0
        while True:
            used = len(placed)
            if at < count:
                slot = slots[at]
                if used < given:
                    value = self._argument(arguments[used], slot)
                    if value is not None and not (slot.choice and any(slots[p].choice == slot.choice for p in placed)):
                        values[at] = value
                        placed.append(at)
                        at += 1
                        continue
                if slot.omittable and count - at > given - used:
                    at += 1
                    continue
            elif not any(refusal.refuses(values) for refusal in plan.refusals):
                return tuple(values)
            while placed:
                at = placed.pop()
                values[at] = None
                if slots[at].omittable and count - at > given - len(placed):
                    at += 1
                    break
            else:
                return None

    def _argument(self, node: Node, slot: Slot) -> Value | None:
        if isinstance(node, Named):
            if node.name != slot.label:
                return None
            node = node.value
        elif slot.label is not None:
            return None
        return self.match(node, slot.type, slot.array)

    def _word(self, text: str) -> dict[str, Value]:
        schema = self.schema
        name = text[:1].upper() + text[1:]
        values: dict[str, Value] = {}
        if text not in schema.words and name in schema.enums_by_constant:
            for enum in schema.enums_by_constant[name]:
                self._add(values, (enum.name,), Constant(enum, name))
            return values
        number = java_int(text) if text not in schema.words else schema.words[text]
        if number is not None:
            self._add(values, _INT_KINDS, number)
        elif text.lower() in ("true", "false"):
            self._add(values, _BOOLEAN_KINDS, text.lower() == "true")
        if _FLOAT.fullmatch(text):
            self._add(values, _FLOAT_KINDS, number if number is not None else float(text.rstrip("fFdD")))
        return values

    def _add(self, values: dict[str, Value], kinds: tuple[str, ...], value: Value) -> None:
        for kind in kinds:
            for type_name in self.schema.ancestors.get(kind, (kind,)):
                values.setdefault(type_name, value)


def java_int(text: str) -> int | None:
    """The number, if ``text`` is a whole number of 32 bits."""
    if not _INTEGER.fullmatch(text) or len(text) > 64 or int(text) not in JAVA_INT:
        return None
    return int(text)


_PLANS: dict[str, dict[str, tuple[Plan, ...]]] = {}


def _plans(schema: Schema) -> dict[str, tuple[Plan, ...]]:
    """The plans of every class, by its name: ``construct`` clauses first."""
    if schema.release not in _PLANS:
        refused = refusals(schema)
        _PLANS[schema.release] = {
            ludeme.name: tuple(
                _plan(clause, refused.get(clause, ()))
                for kind in ("construct", "new")
                for clause in ludeme.clauses
                if clause.kind == kind and not clause.hidden
            )
            for ludeme in schema
        }
    return _PLANS[schema.release]


def _plan(clause: Clause, refused: tuple[Refusal, ...]) -> Plan:
    slots: list[Slot] = []
    choice, previous = 0, 0
    for parameter in clause.parameters:
        group = parameter.group if parameter.group in (1, 2) else 0
        if group and group != previous:
            choice += 1
        previous = group
        label = parameter.label if parameter.named else None
        slots.append(Slot(parameter.type, parameter.array, label, parameter.omittable, choice if group else 0))
    required = sum(1 for slot in slots if not slot.omittable)
    return Plan(clause, tuple(slots), required, refused)
