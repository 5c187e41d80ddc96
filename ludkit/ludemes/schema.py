"""The schema: which ludemes a Ludii release has, and how each may be called.

Plain data, read from ``grammars/ludii-<release>/``.
"""

from __future__ import annotations

from dataclasses import dataclass, field


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
