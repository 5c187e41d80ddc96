"""The schema: which ludemes a Ludii release has, and how each may be called.

Plain data, read from ``grammars/ludii-<release>/ludemes.txt``, whose first lines describe its form.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property

from ludkit.resources import grammars_folder

RELEASE = "1.3.12"
"""The Ludii release whose language ludkit speaks."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter of a clause.

    ``type`` is a class name of the schema, or one of Java's own (``int``, ``java.lang.String``, …).
    ``array`` is the depth of ``{ }`` around it. ``named`` parameters are written ``label:value``.
    ``group`` tells the either-or (1, 2: the two independent sets) or together (3) group, 0 for none.
    """

    name: str
    type: str
    array: int
    optional: bool
    named: bool
    anonymous: bool
    group: int

    @property
    def label(self) -> str:
        """What descriptions write before the colon: the name with its first letter in lower case."""
        return self.name[0].lower() + self.name[1:]

    @property
    def omittable(self) -> bool:
        """Whether a call may leave this parameter out, as far as matching goes."""
        return self.optional or self.group in (1, 2)


@dataclass(eq=False, slots=True)
class Clause:
    """One way to call a ludeme."""

    ludeme: LudemeClass = field(repr=False)
    kind: str
    """``new`` (makes the class itself) or ``construct`` (makes another class: ``returns``)."""
    parameters: tuple[Parameter, ...]
    returns: str
    hidden: bool
    index: dict[str, int] = field(repr=False)
    """Position in ``parameters`` by name."""


@dataclass(eq=False, slots=True)
class LudemeClass:
    """A class of the language: a ludeme, an enum, or an abstract kind of ludemes.

    ``name`` is the full class name (``game.functions.booleans.is.Is``), ``keyword`` what descriptions write
    (``is``, ``+``), ``constants`` the constants of an enum.
    """

    name: str
    keyword: str
    supers: tuple[str, ...]
    abstract: bool
    hidden: bool
    constants: tuple[str, ...]
    clauses: tuple[Clause, ...]

    @property
    def simple_name(self) -> str:
        """The name without its package: ``Is``."""
        return self.name.rpartition(".")[2]

    @property
    def is_callable(self) -> bool:
        """Whether descriptions can call the class. Enums and classes inside classes cannot be called."""
        return (
            not self.abstract
            and not self.hidden
            and not self.constants
            and "$" not in self.name
            and any(not clause.hidden for clause in self.clauses)
        )

    @property
    def package(self) -> str:
        """The name's package: ``game.functions.booleans.is``."""
        return self.name.rpartition(".")[0]


class Schema:
    """The ludemes of one Ludii release.

    ``classes`` by full name, in the order of their names; ``words`` are the words for whole numbers (``Off``, …).
    """

    def __init__(
        self, release: str, classes: Iterable[LudemeClass], words: dict[str, int], names: dict[str, str]
    ) -> None:
        self.release = release
        self.classes: dict[str, LudemeClass] = {c.name: c for c in classes}
        self.words = words
        self._names = names

    def named(self, end: str) -> LudemeClass:
        """The class whose full name ends, from a dot on, in ``end``; raises KeyError unless that is exactly one."""
        return self.classes[self._names[end]]

    def __getitem__(self, name: str) -> LudemeClass:
        """The class with the full name ``name``; raises KeyError."""
        return self.classes[name]

    def __iter__(self) -> Iterator[LudemeClass]:
        return iter(self.classes.values())

    @cached_property
    def by_head(self) -> dict[str, tuple[LudemeClass, ...]]:
        """The classes that Ludii considers for a call, by the call's head.

        Ludii goes by the class's simple name: ``(+ …)`` and ``(add …)`` both mean every class called ``Add``,
        whatever its keyword. Enums and classes inside classes cannot be called.
        """
        callable_classes = [c for c in self if not c.constants and "$" not in c.name]
        by_name = _grouped((c.simple_name, c) for c in callable_classes)
        heads = {name[0].lower() + name[1:]: classes for name, classes in by_name.items()}
        return {c.keyword: by_name[c.simple_name] for c in reversed(callable_classes)} | heads

    @cached_property
    def enums_by_constant(self) -> dict[str, tuple[LudemeClass, ...]]:
        """The enums that have a constant, by the constant's name."""
        return _grouped((constant, c) for c in self for constant in c.constants)

    @cached_property
    def ancestors(self) -> dict[str, frozenset[str]]:
        """All that a class is, by its full name: itself, its supers, and theirs."""
        found: dict[str, frozenset[str]] = {}

        def collect(name: str) -> frozenset[str]:
            if name not in found:
                supers = self.classes[name].supers if name in self.classes else ()
                found[name] = frozenset({name}).union(*(collect(s) for s in supers))
            return found[name]

        for name in self.classes:
            collect(name)
        return found

    @cached_property
    def kinds(self) -> dict[str, tuple[LudemeClass, ...]]:
        """The classes that are of a type, by the type's full name: those a value of that type may be."""
        return _grouped((ancestor, c) for c in self for ancestor in sorted(self.ancestors[c.name]))

    def is_a(self, name: str, type_name: str) -> bool:
        """Whether the class ``name`` is the class ``type_name`` or below it."""
        return type_name in self.ancestors.get(name, ())

    def is_enum(self, type_name: str) -> bool:
        """Whether a type is an enum."""
        return type_name in self.classes and bool(self.classes[type_name].constants)

    def may_stand_for(self, ludeme: LudemeClass, type_name: str) -> bool:
        """Whether a call of the class may stand where a value of the type is wanted."""
        return not ludeme.hidden and self.is_a(ludeme.name, type_name)


def _grouped(pairs: Iterable[tuple[str, LudemeClass]]) -> dict[str, tuple[LudemeClass, ...]]:
    groups: dict[str, list[LudemeClass]] = {}
    for key, ludeme in pairs:
        groups.setdefault(key, []).append(ludeme)
    return {key: tuple(ludemes) for key, ludemes in groups.items()}


@cache
def load_schema(release: str = RELEASE) -> Schema:
    """The schema of a Ludii release; raises FileNotFoundError if ludkit does not have it."""
    path = grammars_folder() / f"ludii-{release}" / "ludemes.txt"
    return read_schema(path.read_text(encoding="utf-8"), release)


def read_schema(text: str, release: str) -> Schema:
    """The schema that ``text``, in the form of ``ludemes.txt``, states. Raises ValueError if it is not in that form."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    names = _full_names(lines)
    classes: list[LudemeClass] = []
    words: dict[str, int] = {}
    package = ""
    for line in lines:
        kind, _, rest = line.strip().partition(" ")
        if kind == "package":
            package = rest
        elif kind == "class":
            classes.append(_read_class(package, rest, names))
        elif kind == "values":
            classes[-1].constants = tuple(rest.split())
        elif kind in ("new", "construct"):
            classes[-1].clauses += (_read_clause(classes[-1], kind, rest, names),)
        elif kind == "word":
            word, _, number = rest.partition(" = ")
            words[word] = int(number)
        elif kind != "type":
            raise ValueError(f"not a line of a ludeme schema: {line!r}")
    return Schema(release, classes, words, names)


def _full_names(lines: list[str]) -> dict[str, str]:
    """The full name of every class and type, by each end of it that no other name shares."""
    names: list[str] = []
    package = ""
    for line in lines:
        kind, _, rest = line.partition(" ")
        if kind == "package":
            package = rest
        elif kind == "type":
            names.append(rest)
        elif kind == "class":
            names.append(f"{package}.{rest.partition(' ')[0]}")
    ends = [(end, name) for name in names for end in _ends(name)]
    count = Counter(end for end, _ in ends)
    return {end: name for end, name in ends if count[end] == 1 or end == name}


def _ends(name: str) -> Iterator[str]:
    """``a.b.C`` → ``a.b.C``, ``b.C``, ``C``."""
    while name:
        yield name
        name = name.partition(".")[2]


def _read_class(package: str, text: str, names: dict[str, str]) -> LudemeClass:
    head, _, supers = text.partition(" : ")
    simple, *flags = head.split()
    keyword = next((flag[1:] for flag in flags if flag.startswith("=")), simple[0].lower() + simple[1:])
    return LudemeClass(
        name=f"{package}.{simple}",
        keyword=keyword,
        supers=tuple(names[name] for name in supers.split()),
        abstract="abstract" in flags,
        hidden="hidden" in flags or "nonpublic" in flags,
        constants=(),
        clauses=(),
    )


def _read_clause(ludeme: LudemeClass, kind: str, text: str, names: dict[str, str]) -> Clause:
    returns = ludeme.name
    if kind == "construct":
        made, _, text = text.partition(":")
        returns = names[made]
    words = text.split()
    hidden = words[-1:] == ["hidden"]
    parameters = tuple(_read_parameter(word, names) for word in (words[:-1] if hidden else words))
    index = {parameter.name: i for i, parameter in enumerate(parameters)}
    return Clause(ludeme, kind, parameters, returns, hidden, index)


def _read_parameter(text: str, names: dict[str, str]) -> Parameter:
    anonymous = text.startswith("~")
    group = 0
    for mark, number in (("&", 3), ("|2", 2), ("|1", 1)):
        if text.endswith(mark):
            text, group = text.removesuffix(mark), number
    text = text.removeprefix("~")
    optional = text.startswith("[")
    text = text.strip("[]")
    named = ":" in text
    name, _, type_name = text.partition(":" if named else "=")
    depth = type_name.count("{")
    return Parameter(name, names[type_name.strip("{}")], depth, optional, named, anonymous, group)
