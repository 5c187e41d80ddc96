"""What Ludii's constructors refuse although a clause's signature allows it, from ``grammars/…/refusals.txt``.

That file's first lines describe its form.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ludkit.ludemes import wording
from ludkit.ludemes.checking.coordinates import is_coordinate
from ludkit.ludemes.schema import Clause, LudemeClass, Parameter, Schema
from ludkit.ludemes.typed import Constant, Ludeme, Value
from ludkit.resources import grammars_folder

_LINE = re.compile(
    r"""(?P<ludeme>\S+) (?:\ \((?P<first>\S+)\))? :\ (?:
        one\ of\ (?P<one_of>.+?) (?:\ when\ (?P<when>\S+)\ is\ (?P<constants>.+))?
      | (?P<array>\S+)\ as\ long\ as\ (?P<other>\S+)
      | (?P<held>\S+)\ holds\ (?P<type>\S+)
      | (?P<limited>items\ of\ \S+|\S+)\ (?:from\ (?P<low>\d+)\ to|up\ to)\ (?P<high>\d+)
      | (?P<named>\S+)\ is\ no\ coordinate\ with\ (?P<owners>.+)
      | (?P<coloured>\S+)\ spells\ a\ colour
      | (?P<restricted>\S+)\ not\ (?P<excluded>.+)
    )""",
    re.VERBOSE,
)
_COLOUR = re.compile(r"[-+]?(?:(?:0[xX]|#)[0-9a-fA-F]{1,8}|[0-9]{1,11})")


@dataclass(frozen=True, slots=True)
class Refusal:
    """One thing that a clause's constructor refuses. ``at`` is the position of the parameter it is about."""

    at: int

    def refuses(self, values: Sequence[Value | None]) -> bool:
        """Whether the constructor refuses these values, one for each parameter."""
        raise NotImplementedError

    def demand(self, schema: Schema, parameters: tuple[Parameter, ...]) -> str:
        """What the constructor wants, as the end of a sentence."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class OneOf(Refusal):
    """None of the parameters ``group`` is given; with ``when`` only if the constant at ``at`` is one of those."""

    group: tuple[int, ...]
    when: frozenset[str] = frozenset()

    def refuses(self, values: Sequence[Value | None]) -> bool:
        if self.when and not _is_constant(values[self.at], self.when):
            return False
        return all(values[i] is None for i in self.group)

    def demand(self, schema: Schema, parameters: tuple[Parameter, ...]) -> str:
        given = [parameters[i] for i in self.group]
        kinds = [wording.kind(schema, parameter.type, parameter.array) for parameter in given]
        labels = [f"`{parameter.label}:` with " if parameter.named else "" for parameter in given]
        return wording.alternatives(dict.fromkeys(map(str.__add__, labels, kinds)))


@dataclass(frozen=True, slots=True)
class Excluded(Refusal):
    """The parameter is one of the constants ``constants``."""

    constants: frozenset[str]

    def refuses(self, values: Sequence[Value | None]) -> bool:
        return _is_constant(values[self.at], self.constants)

    def demand(self, schema: Schema, parameters: tuple[Parameter, ...]) -> str:
        return f"another `{parameters[self.at].label}` than " + " or ".join(sorted(self.constants))


@dataclass(frozen=True, slots=True)
class Limit(Refusal):
    """The number, or the length of the array, is not from ``low`` to ``high``."""

    low: int
    high: int

    def refuses(self, values: Sequence[Value | None]) -> bool:
        value = values[self.at]
        number = len(value) if isinstance(value, tuple) else value
        return isinstance(number, int) and not self.low <= number <= self.high

    def demand(self, schema: Schema, parameters: tuple[Parameter, ...]) -> str:
        label = f"`{parameters[self.at].label}`"
        if parameters[self.at].array:
            return f"no more than {self.high} items in {label}"
        return f"{label} from {self.low} to {self.high}"


@dataclass(frozen=True, slots=True)
class SameLength(Refusal):
    """The array is not as long as the one at ``other``."""

    other: int

    def refuses(self, values: Sequence[Value | None]) -> bool:
        one, other = values[self.at], values[self.other]
        return isinstance(one, tuple) and isinstance(other, tuple) and len(one) != len(other)

    def demand(self, schema: Schema, parameters: tuple[Parameter, ...]) -> str:
        return f"as many `{parameters[self.other].label}` as `{parameters[self.at].label}`"


@dataclass(frozen=True, slots=True)
class Holds(Refusal):
    """The array holds no object of the class ``ludeme`` or one below it (``subclasses``)."""

    ludeme: LudemeClass
    subclasses: frozenset[str]

    def refuses(self, values: Sequence[Value | None]) -> bool:
        items = values[self.at]
        return isinstance(items, tuple) and not any(
            isinstance(item, Ludeme) and item.ludeme.name in self.subclasses for item in items
        )

    def demand(self, schema: Schema, parameters: tuple[Parameter, ...]) -> str:
        return f"a `{self.ludeme.keyword}` among its `{parameters[self.at].label}`"


@dataclass(frozen=True, slots=True)
class Colour(Refusal):
    """The string is no colour code."""

    def refuses(self, values: Sequence[Value | None]) -> bool:
        text = values[self.at]
        return isinstance(text, str) and not _COLOUR.fullmatch(text)

    def demand(self, schema: Schema, parameters: tuple[Parameter, ...]) -> str:
        return 'a colour such as "#00ff1a"'


@dataclass(frozen=True, slots=True)
class NoCoordinate(Refusal):
    """The string is the label of a site, although one of ``others`` is given."""

    others: tuple[int, ...]

    def refuses(self, values: Sequence[Value | None]) -> bool:
        text = values[self.at]
        return isinstance(text, str) and is_coordinate(text) and any(values[i] is not None for i in self.others)

    def demand(self, schema: Schema, parameters: tuple[Parameter, ...]) -> str:
        return f"a `{parameters[self.at].label}` that is no label of a site"


def _is_constant(value: Value | None, names: frozenset[str]) -> bool:
    return isinstance(value, Constant) and value.name in names


def refusals(schema: Schema) -> dict[Clause, tuple[Refusal, ...]]:
    """What the constructor of each clause refuses, for the clauses with such rules.

    Raises ValueError if a line of the data is malformed or concerns no clause.
    """
    path = grammars_folder() / f"ludii-{schema.release}" / "refusals.txt"
    found: dict[Clause, tuple[Refusal, ...]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            rules = list(_read(line, schema))
            if not rules:
                raise ValueError(f"concerns no clause: {line!r}")
            for clause, refusal in rules:
                found[clause] = (*found.get(clause, ()), refusal)
    return found


def _read(line: str, schema: Schema) -> Iterator[tuple[Clause, Refusal]]:
    match = _LINE.fullmatch(line)
    if match is None:
        raise ValueError(f"not a line of refusals: {line!r}")
    rule = match.groupdict()
    for clause in schema.named(rule["ludeme"]).clauses:
        first = clause.parameters[0].type if clause.parameters else ""
        if rule["first"] is None or first.endswith("." + rule["first"]):
            refusal = _refusal(rule, clause.index, schema)
            if refusal is not None:
                yield clause, refusal


def _refusal(rule: dict[str, str | None], index: dict[str, int], schema: Schema) -> Refusal | None:
    """The rule for a clause with these positions of parameters by name, or None if it lacks one that the rule needs."""
    at = {key: index.get(name.removeprefix("items of ")) for key, name in rule.items() if name is not None}
    match rule:
        case {"one_of": str(names)}:
            group = tuple(index[name] for name in names.split() if name in index)
            if len(group) < len(names.split()):
                return None
            if rule["when"] is None:
                return OneOf(group[0], group)
            return OneOf(index[rule["when"]], group, frozenset((rule["constants"] or "").split()))
        case {"array": str(), "other": str()}:
            one, other = at["array"], at["other"]
            return None if one is None or other is None else SameLength(one, other)
        case {"held": str(), "type": str(name)}:
            ludeme = schema.named(name)
            subclasses = frozenset(c.name for c in schema.kinds[ludeme.name])
            return None if at["held"] is None else Holds(at["held"], ludeme, subclasses)
        case {"limited": str(), "high": str(high)}:
            return None if at["limited"] is None else Limit(at["limited"], int(rule["low"] or 0), int(high))
        case {"named": str(), "owners": str(names)}:
            others = tuple(index[name] for name in names.split() if name in index)
            return None if at["named"] is None or not others else NoCoordinate(at["named"], others)
        case {"coloured": str()}:
            return None if at["coloured"] is None else Colour(at["coloured"])
        case {"restricted": str(), "excluded": str(names)}:
            return None if at["restricted"] is None else Excluded(at["restricted"], frozenset(names.split()))
    return None
