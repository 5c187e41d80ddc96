"""Faults: why a tree does not match, said of the arguments that are wrong and not of the calls around them.

A call that matches no clause is explained by the clause that it is nearest to: its arguments are laid against the
clause's parameters as cheaply as possible, each mismatch at its price. What is wrong inside an argument counts too, so
that the clause is found that the writer most likely had in mind; then each argument that does not match is explained
in turn. The prices only matter relative to each other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import TypeAlias

from ludkit.expand.codes import UNFILLED_PARAMETER, UNKNOWN_DEFINE, UNKNOWN_TAG
from ludkit.ludemes import codes, wording
from ludkit.ludemes.checking.matcher import Matcher, Plan, Slot
from ludkit.ludemes.checking.messages import Fault, Messages, Wanted, crosses
from ludkit.ludemes.typed import Value
from ludkit.syntax.diagnostics import Diagnostic
from ludkit.syntax.tree import Angle, Array, Call, Named, Node, Number, Parameter, String, Word

NEAR_MISS = 2
REFUSED = 5
EXCLUSIVE = 5
UNKNOWN = 6
WRONG_LABEL = 6
NOT_AN_ARRAY = 6
INSIDE = 9
"""What the faults inside an argument of the right kind stay below, however many there are."""
MISSING = 9.5
WRONG_KIND = 10
WRONG_KEYWORD = 20
"""A known constant that is not of the clause's own kind, such as ``Step`` where the clause is ``move Slide …``."""
SURPLUS = 16
REPEATED = 7
"""A surplus argument that says again what the one before it says."""
UNLIKE = 40
"""An argument is never taken for one of another label that is of another kind, too."""
EARLIER = 0.01
"""A surplus argument costs this more for each argument behind it: of several alike the last one is surplus."""
ANOTHER = 0.1
"""What each faulty item of an array costs besides the worst one."""

_Way: TypeAlias = "tuple[_Way, int | None, int | None] | None"
"""Pairs of argument and parameter, the last one first."""

_Layer: TypeAlias = dict[tuple[int, int], tuple[float, _Way]]
"""The cheapest way to each state (arguments laid, either-or groups used), with its price."""


class Faults:
    """Explains what does not match in one tree, whose matcher is ``matcher``."""

    def __init__(self, matcher: Matcher) -> None:
        self.matcher = matcher
        self.schema = matcher.schema
        self._messages = Messages(matcher)
        self._prices: dict[tuple[int, str, int], float] = {}
        self._plan_prices: dict[tuple[int, int], float] = {}
        self._said: set[int] = set()

    def explain(self, node: Node, type_name: str) -> list[Diagnostic]:
        """All that keeps ``node`` from being of the type."""
        faults = list(self._of_value(node, (type_name, 0), None, ()))
        faults += self._unknown(node)
        blamed = Counter(_spot(fault.node) for fault in faults)
        stands = Counter(_spot(part) for part in node.walk()) if any(map(crosses, faults)) else blamed
        return [
            self._messages.diagnostic(fault, blamed[_spot(fault.node)] < stands[_spot(fault.node)]) for fault in faults
        ]

    def unknown(self, node: Node) -> list[Diagnostic]:
        """The unknown ludemes and words in a tree of which nobody knows what it should be."""
        return [self._messages.diagnostic(fault) for fault in self._unknown(node)]

    # What a mismatch costs

    def _price(self, node: Node, wanted: Wanted) -> float:
        """What it costs to take the node for a value of the type; 0 if it is one."""
        key = (id(node), *wanted)
        if key not in self._prices:
            matches = self.matcher.match(node, *wanted) is not None
            self._prices[key] = 0 if matches else self._price_of_fault(node, wanted)
        return self._prices[key]

    def _price_of_fault(self, node: Node, wanted: Wanted) -> float:
        type_name, array = wanted
        match node:
            case Named(value=value):
                return self._price(value, wanted)
            case Array(items=items) if array:
                prices = [price for price in (self._price(item, (type_name, array - 1)) for item in items) if price]
                return max(prices) + min(1.0, ANOTHER * (len(prices) - 1))
            case Array(items=items):
                return NOT_AN_ARRAY + (self._price(items[0], wanted) if len(items) == 1 else WRONG_KIND)
            case _ if array:
                return NOT_AN_ARRAY + self._price(node, (type_name, array - 1))
            case Call():
                return self._price_of_call(node, type_name)
        if self._is_unknown(node):
            text = wording.text_of(node)
            return _miss(text, self._messages.nearest_word(text, [wanted]))
        return WRONG_KIND

    def _price_of_call(self, node: Call, type_name: str) -> float:
        if self._is_unknown(node):
            return _miss(node.name, self._messages.nearest_head(node.name, [(type_name, 0)]))
        plans = self._plans(node, type_name)
        if plans:
            price = min(self._plan_price(node, plan) for plan in plans)
            return INSIDE * price / (INSIDE + price)
        return WRONG_KIND

    def _plan_price(self, node: Call, plan: Plan) -> float:
        key = (id(node), id(plan))
        if key not in self._plan_prices:
            self._plan_prices[key] = self._lay(node, plan)[0] or REFUSED
        return self._plan_prices[key]

    def _lay(self, node: Call, plan: Plan) -> tuple[float, list[tuple[int | None, int | None]]]:
        """The cheapest way to lay the call's arguments against the clause's parameters.

        Returns its price and the pairs (argument, parameter); a surplus argument has no parameter, a missing
        parameter no argument.
        """
        arguments, slots = node.arguments, plan.slots
        given = len(arguments)
        layer: _Layer = {(0, 0): (0, None)}
        for at in range(len(slots) + 1):
            for used in range(given):
                for key in [key for key in layer if key[0] == used]:
                    price, way = layer[key]
                    _relax(layer, (used + 1, key[1]), price + self._surplus(arguments, used), (way, used, None))
            if at == len(slots):
                break
            slot = slots[at]
            following: _Layer = {}
            for (used, groups), (price, way) in layer.items():
                if slot.omittable:
                    _relax(following, (used, groups), price, way)
                else:
                    _relax(following, (used, groups), price + MISSING, (way, None, at))
                if used < given:
                    group = 1 << slot.choice if slot.choice else 0
                    extra = EXCLUSIVE if group & groups else 0
                    pair = self._pair(arguments[used], slot)
                    _relax(following, (used + 1, groups | group), price + pair + extra, (way, used, at))
            layer = following
        price, way = min((value for key, value in layer.items() if key[0] == given), key=lambda value: value[0])
        steps: list[tuple[int | None, int | None]] = []
        while way is not None:
            way, argument, parameter = way
            steps.append((argument, parameter))
        return price, steps[::-1]

    def _surplus(self, arguments: tuple[Node, ...], used: int) -> float:
        repeated = used > 0 and arguments[used] == arguments[used - 1]
        price = UNKNOWN if self._is_unknown(arguments[used]) else REPEATED if repeated else SURPLUS
        return price + EARLIER * (len(arguments) - used)

    def _pair(self, argument: Node, slot: Slot) -> float:
        price = self._price(argument, (slot.type, slot.array))
        label = argument.name if isinstance(argument, Named) else None
        if label != slot.label and price >= WRONG_KIND:
            return UNLIKE
        if label != slot.label:
            return price + (_miss(label, wording.nearest(label, [slot.label])) if label and slot.label else WRONG_LABEL)
        if price == WRONG_KIND and isinstance(argument, Word) and not slot.omittable and self.schema.is_enum(slot.type):
            return WRONG_KEYWORD
        return price

    # What is said of a mismatch

    def _of_value(self, node: Node, wanted: Wanted, call: Call | None, plans: tuple[Plan, ...]) -> Iterator[Fault]:
        """The faults of a node that should be of the type, as an argument of ``call`` by the clauses ``plans``."""
        if self._price(node, wanted) == 0:
            return
        type_name, array = wanted
        if isinstance(node, Named):
            yield from self._of_value(node.value, wanted, call, plans)
        elif isinstance(node, Array) and array:
            for item in node.items:
                yield from self._of_value(item, (type_name, array - 1), call, plans)
        elif isinstance(node, Array) or (array and not self._is_unknown(node)):
            yield Fault(codes.ARRAY, node, call, plans, (wanted,))
        elif isinstance(node, Call) and not self._is_unknown(node) and self._plans(node, type_name):
            yield from self._of_call(node, type_name)
        else:
            yield from self._leaf_fault(node, wanted, call, plans)

    def _leaf_fault(
        self, node: Node, wanted: Wanted | None, call: Call | None, plans: tuple[Plan, ...]
    ) -> Iterator[Fault]:
        """The fault of a node as a whole: it is unknown, or of another kind than ``wanted``.

        Of what is no part of the language (``[``, ``#1``), reading and expansion have told.
        """
        kinds = () if wanted is None else (wanted,)
        if isinstance(node, Named):
            node = node.value
        if not self._is_unknown(node):
            yield Fault(codes.WRONG_KIND, node, call, plans, kinds)
            return
        self._said.add(id(node))
        if isinstance(node, Call) and isinstance(node.head, Word):
            yield Fault(codes.UNKNOWN_LUDEME, node.head, call, plans, kinds)
        elif isinstance(node, Call) and isinstance(node.head, String):
            yield Fault(UNKNOWN_DEFINE, node.head, call, plans, kinds)
        elif isinstance(node, Word | Number):
            yield Fault(codes.UNKNOWN_WORD, node, call, plans, kinds)
        elif isinstance(node, Angle):
            yield Fault(UNKNOWN_TAG, node, call, plans, kinds)
        elif isinstance(node, Parameter):
            yield Fault(UNFILLED_PARAMETER, node, call, plans, kinds)

    def _of_call(self, node: Call, type_name: str) -> Iterator[Fault]:
        """The faults of a call whose head can be of the type, by the clauses that it is nearest to."""
        plans = self._plans(node, type_name)
        cheapest = min(self._plan_price(node, plan) for plan in plans)
        nearest = [plan for plan in plans if self._plan_price(node, plan) == cheapest]
        faults = list(self._by_plan(node, nearest[0]))
        keys = [fault.key for fault in faults]
        for plan in nearest[1:]:
            others = list(self._by_plan(node, plan))
            if [fault.key for fault in others] == keys:
                faults = [
                    replace(one, wanted=one.wanted + other.wanted, plans=one.plans + other.plans)
                    for one, other in zip(faults, others, strict=True)
                ]
        yield from faults

    def _by_plan(self, node: Call, plan: Plan) -> Iterator[Fault]:
        """The faults of a call by one clause."""
        price, steps = self._lay(node, plan)
        if price == 0:
            yield self._refused(node, plan)
            return
        served: dict[int, int] = {}
        filled = {parameter for argument, parameter in steps if parameter is not None}
        for argument, parameter in steps:
            if argument is None:
                assert parameter is not None
                slot = plan.slots[parameter]
                head = node.head or node
                yield Fault(codes.MISSING_ARGUMENT, head, node, (plan,), ((slot.type, slot.array),), slot.label)
            elif parameter is None:
                yield from self._surplus_fault(node, node.arguments[argument], plan)
            else:
                slot, given = plan.slots[parameter], node.arguments[argument]
                free = [plan.slots[i] for i in _free(parameter, filled, len(plan.slots))]
                yield from self._pair_fault(node, given, slot, free, plan)
                if slot.choice in served:
                    other = wording.found(node.arguments[served[slot.choice]])
                    yield Fault(codes.EITHER_OR, given, node, (plan,), detail=other)
                if slot.choice:
                    served.setdefault(slot.choice, argument)

    def _pair_fault(self, node: Call, given: Node, slot: Slot, free: list[Slot], plan: Plan) -> Iterator[Fault]:
        """The faults of an argument laid against ``slot``; ``free`` are the parameters that it could have been."""
        label = given.name if isinstance(given, Named) else None
        if label != slot.label:
            yield Fault(codes.WRONG_LABEL, given, node, (plan,), ((slot.type, slot.array),), slot.label)
        alike = tuple((other.type, other.array) for other in free if other.label == slot.label)
        for fault in self._of_value(given, (slot.type, slot.array), node, (plan,)):
            whole = fault.call is node and fault.code in (codes.WRONG_KIND, codes.UNKNOWN_LUDEME, codes.UNKNOWN_WORD)
            yield replace(fault, wanted=alike) if whole and len(fault.wanted) == 1 and not slot.array else fault

    def _surplus_fault(self, node: Call, given: Node, plan: Plan) -> Iterator[Fault]:
        if isinstance(given, Named) and given.name not in {slot.label for slot in plan.slots}:
            yield Fault(codes.WRONG_LABEL, given, node, (plan,))
        elif not self._is_unknown(given):
            yield Fault(codes.SURPLUS_ARGUMENT, given, node, (plan,))
        else:
            yield from self._leaf_fault(given, None, node, (plan,))

    def _refused(self, node: Call, plan: Plan) -> Fault:
        """The first demand of the clause's constructor that the cheapest assignment of the arguments does not meet."""
        values: list[Value | None] = [None] * len(plan.slots)
        given: dict[int, Node] = {}
        for argument, parameter in self._lay(node, plan)[1]:
            if argument is not None and parameter is not None:
                slot = plan.slots[parameter]
                given[parameter] = node.arguments[argument]
                values[parameter] = self.matcher.match(given[parameter], slot.type, slot.array)
        for refusal in plan.refusals:
            if refusal.refuses(values):
                where = given.get(refusal.at, node.head or node)
                demand = refusal.demand(self.schema, plan.clause.parameters)
                return Fault(codes.REFUSED, where, node, (plan,), detail=demand)
        return Fault(codes.REFUSED, node.head or node, node, (plan,), detail="other arguments")

    def _unknown(self, root: Node) -> Iterator[Fault]:
        """The unknown ludemes and words that no fault has named yet."""
        stack = [root]
        while stack:
            node = stack.pop()
            if isinstance(node, Angle):
                continue  # an option's reference, in a define that was not expanded
            inside = node.arguments if isinstance(node, Call) else node.children
            stack.extend(reversed(inside))
            if id(node) not in self._said and self._is_unknown(node):
                yield from self._leaf_fault(node, None, None, ())

    def _is_unknown(self, node: Node) -> bool:
        """Whether the node has no meaning anywhere: a call without a known head, a leaf that is no value."""
        if isinstance(node, Named):
            return self._is_unknown(node.value)
        if isinstance(node, Call):
            return not isinstance(node.head, Word) or node.name not in self.schema.by_head
        return not isinstance(node, Array) and not self.matcher.leaf(node)

    def _plans(self, node: Call, type_name: str) -> list[Plan]:
        """The clauses of all classes of the type that the call's head can mean."""
        classes = self.schema.by_head.get(node.name, ())
        return [plan for c in classes if self.schema.may_stand_for(c, type_name) for plan in self.matcher.plans(c)]


def _free(parameter: int, filled: set[int], count: int) -> range:
    """The parameters around ``parameter`` that are not filled, and itself."""
    first = last = parameter
    while first > 0 and first - 1 not in filled:
        first -= 1
    while last + 1 < count and last + 1 not in filled:
        last += 1
    return range(first, last + 1)


def _miss(name: str, near: str | None) -> int:
    """What an unknown name costs whose nearest right name is ``near``."""
    if near is None:
        return UNKNOWN
    return NEAR_MISS + round((UNKNOWN - NEAR_MISS) * (1 - wording.nearness(name, near)) / (1 - wording.MIN_NEARNESS))


def _spot(node: Node) -> tuple[int, int, int]:
    """The text of a node, however it was called."""
    return id(node.source), node.start, node.end


def _relax(layer: _Layer, key: tuple[int, int], price: float, way: _Way) -> None:
    """Keep the cheapest way to a state; of two equal ones the first."""
    if key not in layer or price < layer[key][0]:
        layer[key] = (price, way)
