"""The types of the constructors, for editors and type checkers: ``construct.pyi``, made from the schema.

``python -m ludkit.ludemes.stating.stub`` writes the file anew. Every clause is an overload with the names, types and
defaults of its parameters. Ludii lets any optional argument be left out where Python only lets the last ones, so the
type of a positional parameter is also that of those which move up when some before them are left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from ludkit.ludemes import around
from ludkit.ludemes.checking.matcher import Plan
from ludkit.ludemes.schema import LudemeClass, Parameter, load_schema
from ludkit.ludemes.stating.arranging import matcher
from ludkit.ludemes.stating.constructor import enums, heads
from ludkit.ludemes.stating.naming import python_name
from ludkit.ludemes.wording import clause_text
from ludkit.syntax import build

STUB = Path(__file__).parent.with_name("construct.pyi")

_HEADER = '''\
# Made by `python -m ludkit.ludemes.stating.stub` from the schema of Ludii {release}; do not edit.
# ruff: noqa
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
"""The constructors: a function for every ludeme, a name for every constant."""

from collections.abc import Sequence
from typing import Any, overload

{around}
from ludkit.ludemes.stating.expression import Expression
'''

_JAVA = {
    "boolean": "bool",
    "double": "float",
    "float": "float",
    "int": "int",
    "java.lang.Boolean": "bool",
    "java.lang.Float": "float",
    "java.lang.Integer": "int",
    "java.lang.String": "str",
}


def stub() -> str:
    """The text of ``construct.pyi``."""
    types = _Types()
    names = "\n".join(f"from ludkit.ludemes.around import {name} as {name}" for name in around.__all__)
    parts = [
        _HEADER.format(release=load_schema().release, around=names),
        *types.classes(),
        "",
        *types.constants(),
        "",
        *types.enums(),
        *(line for head in heads() for line in _functions(head, types)),
    ]
    return "\n".join(parts) + "\n"


class _Types:
    """The Python types of the schema's classes: a class each, below the classes of its supers."""

    def __init__(self) -> None:
        self.schema = load_schema()
        self._names = _type_names([ludeme.name for ludeme in self.schema if "$" not in ludeme.name])
        self._plain = {
            "int": self._kinds("1"),
            "float": self._kinds("1.5"),
            "bool": self._kinds("True"),
        }

    def classes(self) -> Iterator[str]:
        """The class of every ludeme, supers first."""
        for name in sorted(self._names, key=lambda name: (len(self.schema.ancestors[name]), name)):
            bases = self._bases([above for above in self.schema[name].supers if above in self._names])
            yield f"class {self._names[name]}({', '.join(bases) or 'Expression'}): ..."

    def constants(self) -> Iterator[str]:
        """Every constant; one of several enums gets a class below all of them."""
        for constant, classes in sorted(self.schema.enums_by_constant.items()):
            if len(classes) > 1 and constant not in self.schema.words:
                bases = ", ".join(self._names[enum.name] for enum in classes)
                yield f"class _constant_{constant}({bases}): ..."
        words = {*self.schema.enums_by_constant, *self.schema.words}
        yield from sorted(f"{python_name(word)}: {self._constant(word)}" for word in words)

    def enums(self) -> Iterator[str]:
        """The constants of every enum as attributes."""
        for name, namespace in enums().items():
            yield f"class {name}:"
            for constant in vars(namespace):
                yield f"    {constant}: {self._constant(constant.removesuffix('_'))}"

    def _constant(self, constant: str) -> str:
        """The type of a constant; a word that is a number as well may be anything."""
        if constant in self.schema.words:
            return "Any"
        classes = self.schema.enums_by_constant[constant]
        return f"_constant_{constant}" if len(classes) > 1 else self._names[classes[0].name]

    def name(self, ludeme: LudemeClass) -> str:
        return self._names[ludeme.name]

    def of(self, parameter: Parameter) -> list[str]:
        """The Python types that a parameter takes."""
        kinds = [name for name, types in self._plain.items() if parameter.type in types]
        if parameter.type in self._names:
            kinds.insert(0, self._names[parameter.type])
        elif parameter.type in _JAVA and not kinds:
            kinds = [_JAVA[parameter.type]]
        kinds = kinds or ["Any"]
        for _ in range(parameter.array):
            kinds = [f"Sequence[{' | '.join(kinds)}]"]
        return kinds

    def _bases(self, supers: Sequence[str]) -> list[str]:
        """The supers without those that are above another one."""
        ancestors = self.schema.ancestors
        lowest = [name for name in supers if not any(name in ancestors[other] for other in supers if other != name)]
        return [self._names[name] for name in dict.fromkeys(lowest)]

    def _kinds(self, text: str) -> set[str]:
        return set(matcher().leaf(build.word(text)))


def _type_names(classes: Sequence[str]) -> dict[str, str]:
    """A name for the type of each class: the end of its full name that no other class shares."""

    def ends(name: str) -> list[str]:
        parts = name.split(".")
        return ["_" + "_".join(parts[start:]) for start in reversed(range(len(parts)))]

    count = Counter(end for name in classes for end in ends(name))
    return {name: next(end for end in ends(name) if count[end] == 1) for name in classes}


def _functions(head: str, types: _Types) -> Iterator[str]:
    """The overloads of a head's constructor."""
    signatures: dict[str, str] = {}
    for ludeme in types.schema.by_head[head]:
        if ludeme.is_callable:
            for plan in matcher().plans(ludeme):
                parameters = _parameters(plan, types)
                signature = f"({parameters}) -> {types.name(ludeme)}:"
                signatures.setdefault(signature, clause_text(types.schema, plan.clause))
    for signature, text in signatures.items():
        if len(signatures) > 1:
            yield "@overload"
        yield f"def {python_name(head)}{signature}"
        yield f'    """``{text}``"""'


def _parameters(plan: Plan, types: _Types) -> str:
    positional = [p for p, slot in zip(plan.clause.parameters, plan.slots, strict=True) if slot.label is None]
    named = [p for p, slot in zip(plan.clause.parameters, plan.slots, strict=True) if slot.label is not None]
    needed = sum(1 for parameter in positional if not parameter.omittable)
    words: list[str] = []
    used: set[str] = set()
    for at, parameter in enumerate(positional):
        kinds = list(dict.fromkeys(kind for other in _may_stand_at(at, positional) for kind in types.of(other)))
        name = _unused(python_name(parameter.label), used)
        words.append(f"{name}: {' | '.join(kinds)}" if at < needed else f"{name}: {' | '.join(kinds)} | None = ...")
    if words:
        words.append("/")
    by_label: dict[str, list[Parameter]] = {}
    for parameter in named:
        by_label.setdefault(python_name(parameter.label), []).append(parameter)
    if by_label:
        words.append("*")
    for label, parameters in by_label.items():
        kinds = list(dict.fromkeys(kind for parameter in parameters for kind in types.of(parameter)))
        optional = all(parameter.omittable for parameter in parameters)
        words.append(f"{label}: {' | '.join(kinds)}" + (" | None = ..." if optional else ""))
    return ", ".join(words)


def _may_stand_at(at: int, positional: Sequence[Parameter]) -> Iterator[Parameter]:
    """The parameters that may stand at a position: its own, and later ones where optional ones before are left out."""
    for later in range(at, len(positional)):
        omittable = sum(1 for parameter in positional[:later] if parameter.omittable)
        if omittable >= later - at:
            yield positional[later]


def _unused(name: str, used: set[str]) -> str:
    while name in used:
        name += "_"
    used.add(name)
    return name


if __name__ == "__main__":
    STUB.write_text(stub(), encoding="utf-8")
