"""Messages: the faults that `ludkit.ludemes.checking.faults` finds in words, with the clause and the name that are
nearest."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeAlias

from ludkit.expand.codes import UNFILLED_PARAMETER, UNKNOWN_DEFINE, UNKNOWN_TAG
from ludkit.ludemes import codes, wording
from ludkit.ludemes.checking.matcher import JAVA_INT, Matcher, Plan, java_int
from ludkit.syntax.codes import Code
from ludkit.syntax.diagnostics import Diagnostic
from ludkit.syntax.source import Place
from ludkit.syntax.tree import Array, Call, Named, Node, Number, Word

MAX_CLAUSES = 3
"""Of how many nearest clauses a message still shows the first."""

Wanted: TypeAlias = tuple[str, int]
"""What a parameter takes: a type and the depth of arrays around it."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One mismatch: what is wrong (``code``), where, in which call, what its nearest clauses want there."""

    code: Code
    node: Node
    call: Call | None = None
    plans: tuple[Plan, ...] = ()
    wanted: tuple[Wanted, ...] = ()
    label: str | None = None
    """The label that is wanted, or of the parameter that is missing."""
    detail: str = ""

    @property
    def key(self) -> tuple[str, int]:
        """Faults of nearest clauses with the same keys are one fault."""
        return self.code.code, id(self.node)


class Messages:
    """Puts faults into words, and knows the names of the language that are near others."""

    def __init__(self, matcher: Matcher) -> None:
        self.matcher = matcher
        self.schema = matcher.schema

    def diagnostic(self, fault: Fault, elsewhere_right: bool = False) -> Diagnostic:
        """The fault in words. What a define made is shown in the define, unless it is right where else it is called."""
        subject = _subject(fault.call, fault.node) if fault.call is not None else ""
        message, near = _MESSAGES[fault.code](self, fault, subject)
        parts = [f"did you mean `{near}`?"] if near else []
        if 0 < len(fault.plans) <= MAX_CLAUSES:
            parts.append(f"{subject} is written {wording.clause_text(self.schema, fault.plans[0].clause)}")
        place = fault.node.place
        if elsewhere_right and fault.call is not None and crosses(fault):
            place = _seen_from(fault.call, place)
        return fault.code.at(place, message, " ".join(parts) or None)

    def nearest_head(self, name: str, wanted: Iterable[Wanted]) -> str | None:
        """The head that a call of one of the types may have meant."""
        heads = {c.keyword for type_name, _ in wanted for c in self.schema.kinds.get(type_name, ()) if c.is_callable}
        return wording.nearest(name, sorted(heads))

    def nearest_word(self, text: str, wanted: Iterable[Wanted]) -> str | None:
        """The constant of one of the types that a word may have meant."""
        words = {word for type_name, _ in wanted for c in self.schema.kinds.get(type_name, ()) for word in c.constants}
        if any(type_name in _BOOLEANS for type_name, _ in wanted):
            words |= {"True", "False"}
        return wording.nearest(text, sorted(words))

    def _kinds(self, fault: Fault) -> str:
        """What is wanted, in words: kinds of values first, then the constants of enums."""
        kinds: dict[str, None] = {}
        constants: dict[str, None] = {}
        for name, array in fault.wanted:
            if not array and self.schema.is_enum(name) and len(self.schema[name].constants) <= wording.MAX_LISTED:
                constants |= dict.fromkeys(self.schema[name].constants)
            else:
                kinds[wording.kind(self.schema, name, array)] = None
        listed = [*kinds, *constants]
        if len(listed) > wording.MAX_LISTED:
            return ", ".join(listed[: wording.MAX_LISTED]) + ", …"
        return wording.alternatives(listed)

    def _unknown_ludeme(self, fault: Fault, subject: str) -> _Said:
        name = wording.text_of(fault.node)
        near = f"{name}:" if name in self._labels(fault) else self.nearest_head(name, fault.wanted)
        callable_heads = (head for head, cs in self.schema.by_head.items() if any(c.is_callable for c in cs))
        near = near or wording.nearest(name, callable_heads)
        there = f"; {subject} takes {self._kinds(fault)} here" if fault.wanted and subject else ""
        return f"there is no ludeme `{name}`{there}", near

    def _unknown_define(self, fault: Fault, subject: str) -> _Said:
        return f"there is no define {wording.text_of(fault.node)}", None

    def _unknown_tag(self, fault: Fault, subject: str) -> _Said:
        return f"no selected option has a value for `{wording.text_of(fault.node)}`", None

    def _unfilled(self, fault: Fault, subject: str) -> _Said:
        return f"`{wording.text_of(fault.node)}` is outside of a define", None

    def _unknown_word(self, fault: Fault, subject: str) -> _Said:
        text = wording.text_of(fault.node)
        if text.startswith(_COMMENTS):
            return f"{wording.found(fault.node)} is not a word of the language; comments begin with `//`", None
        near = self.nearest_word(text, fault.wanted) or self._as_call(text, fault.wanted)
        near = near or wording.nearest(text, self.schema.enums_by_constant)
        there = f"; {subject} takes {self._kinds(fault)} here" if fault.wanted and subject else ""
        return f"{wording.found(fault.node)} is not a word of the language{there}", near

    def _wrong_kind(self, fault: Fault, subject: str) -> _Said:
        found = wording.found(fault.node)
        if self._is_too_large(fault):
            limits = f"whole numbers are from {JAVA_INT.start} to {JAVA_INT.stop - 1}"
            return f"{found} is too large for Ludii: {limits}", None
        if not subject:
            return f"{found} stands where {self._kinds(fault)} is wanted", None
        near = self._as_call(fault.node.text, fault.wanted) if isinstance(fault.node, Word) else None
        if near is None and isinstance(fault.node, Word):
            near = self.nearest_word(fault.node.text, fault.wanted)
        return f"{subject} takes {self._kinds(fault)} here, not {found}", near

    def _is_too_large(self, fault: Fault) -> bool:
        """Whether a whole number is wrong for nothing but its size."""
        if not isinstance(fault.node, Number) or not fault.node.text.lstrip("+-").isdecimal():
            return False
        types = self.matcher.leaf(replace(fault.node, text="0"))
        return java_int(fault.node.text) is None and any(kind in types and not array for kind, array in fault.wanted)

    def _missing(self, fault: Fault, subject: str) -> _Said:
        label = f"`{fault.label}:` with " if fault.label else ""
        return f"{subject} lacks {label}{self._kinds(fault)}", None

    def _too_many(self, fault: Fault, subject: str) -> _Said:
        return f"{subject} does not take {wording.found(fault.node)} here", None

    def _mislabelled(self, fault: Fault, subject: str) -> _Said:
        given = fault.node.name if isinstance(fault.node, Named) else None
        if given is None:
            return f"{subject} takes {self._kinds(fault)} only as `{fault.label}:`", f"{fault.label}:"
        if fault.wanted and fault.label is None:
            return f"{subject} takes {self._kinds(fault)} here without a name, not as `{given}:`", None
        near = wording.nearest(given, self._labels(fault))
        return f"{subject} takes no `{given}:` here", near and f"{near}:"

    def _labels(self, fault: Fault) -> list[str]:
        """The labels that the nearest clauses have."""
        return [slot.label for plan in fault.plans for slot in plan.slots if slot.label]

    def _exclusive(self, fault: Fault, subject: str) -> _Said:
        return f"{subject} takes either {fault.detail} or {wording.found(fault.node)}, not both", None

    def _refusal(self, fault: Fault, subject: str) -> _Said:
        return f"{subject} wants {fault.detail}", None

    def _not_array(self, fault: Fault, subject: str) -> _Said:
        kinds = self._kinds(fault)
        if isinstance(fault.node, Array):
            return f"{subject} takes {kinds} here, not an array", None
        return f"{subject} takes {kinds} here, in braces: `{{ … }}`", None

    def _as_call(self, text: str, wanted: Iterable[Wanted]) -> str | None:
        """The ludeme that a bare word may have meant: ``(mover)`` for ``Mover``, ``(to …)`` for ``to``."""
        head = text[:1].lower() + text[1:]
        for ludeme in self.schema.by_head.get(head, ()):
            for type_name, array in wanted:
                if not array and self.schema.may_stand_for(ludeme, type_name):
                    alone = any(plan.required == 0 for plan in self.matcher.plans(ludeme))
                    return f"({head})" if alone else f"({head} …)"
        return None


_Said: TypeAlias = tuple[str, str | None]
"""A message, and the nearest right name if there is one."""

_MESSAGES = {
    codes.UNKNOWN_LUDEME: Messages._unknown_ludeme,
    UNKNOWN_DEFINE: Messages._unknown_define,
    UNKNOWN_TAG: Messages._unknown_tag,
    UNFILLED_PARAMETER: Messages._unfilled,
    codes.UNKNOWN_WORD: Messages._unknown_word,
    codes.WRONG_KIND: Messages._wrong_kind,
    codes.MISSING_ARGUMENT: Messages._missing,
    codes.SURPLUS_ARGUMENT: Messages._too_many,
    codes.WRONG_LABEL: Messages._mislabelled,
    codes.EITHER_OR: Messages._exclusive,
    codes.REFUSED: Messages._refusal,
    codes.ARRAY: Messages._not_array,
}

_SAID_OF_WORDS = frozenset(
    {codes.UNKNOWN_LUDEME, codes.UNKNOWN_WORD, codes.MISSING_ARGUMENT, UNKNOWN_DEFINE, UNKNOWN_TAG}
)
"""Faults of a word as such, wherever it stands; the others are of an argument in its call."""

_COMMENTS = ("#", "/*", "--")
"""How comments begin in other languages."""

_BOOLEANS = frozenset({"boolean", "java.lang.Boolean", "game.functions.booleans.BooleanFunction"})


def _subject(call: Call, fault: Node) -> str:
    """The call as messages name it: `to`, `move Step`. A word that is the fault itself is left out."""
    words = [call.name]
    if call.arguments and call.arguments[0] is not fault:
        first = call.arguments[0]
        words += [first.text] if isinstance(first, Word) and first.text[:1].isupper() else []
    return f"`{' '.join(words)}`"


def crosses(fault: Fault) -> bool:
    """Whether a define made the argument, but not the call in which it is wrong."""
    return fault.call is not None and fault.code not in _SAID_OF_WORDS and fault.node.via != fault.call.via


def _seen_from(call: Call, place: Place) -> Place:
    """Where an argument of the call stands beside the call: if a define made it, that is where the define is called."""
    seen: Place | None = place
    while seen is not None and seen.via != call.via:
        seen = seen.via
    return seen or place
