"""Typed ludemes: what the checker makes of a tree, and what boards, engine and decompiler read.

A typed value is one of

=================  =====================================================================================
`Ludeme`           a call resolved to exactly one clause
`Constant`         an enum constant such as ``Line`` of ``IsLineType`` or ``Mover`` of ``RoleType``
``int``            a whole number (also where a ludeme takes an int function, a dimension or a float)
``float``          a number with a point
``bool``           ``true`` or ``false``
``str``            a string
``tuple``          an array of typed values
=================  =====================================================================================
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from ludkit.ludemes.schema import Clause, LudemeClass
from ludkit.syntax.layout import layout_node
from ludkit.syntax.source import Place
from ludkit.syntax.tree import Node


@dataclass(frozen=True, slots=True, repr=False)
class Constant:
    """The constant ``name`` of the enum class ``enum``."""

    enum: LudemeClass
    name: str

    def __repr__(self) -> str:
        return f"<{self.enum.simple_name}.{self.name}>"


@dataclass(frozen=True, slots=True, repr=False)
class Ludeme:
    """A call resolved to one clause.

    ``arguments`` has one entry for each of ``clause.parameters``, None where an optional one is not given.
    ``node`` is the call in the expanded tree, whose place leads back to the source text.
    """

    clause: Clause
    arguments: tuple[Value | None, ...]
    node: Node = field(compare=False)

    def __repr__(self) -> str:
        return f"<{layout_node(self.node)}>"

    @property
    def ludeme(self) -> LudemeClass:
        """The class whose clause this is."""
        return self.clause.ludeme

    @property
    def place(self) -> Place:
        return self.node.place

    def argument(self, name: str) -> Value | None:
        """The value of the parameter called ``name`` in the schema; None where it is not given.

        Raises KeyError if the clause has no such parameter.
        """
        return self.arguments[self.clause.index[name]]

    def get(self, name: str) -> Value | None:
        """The value of the parameter called ``name``; None where it is not given, also for want of such a parameter."""
        at = self.clause.index.get(name)
        return None if at is None else self.arguments[at]

    def given(self) -> Iterator[tuple[str, Value]]:
        """Name and value of each argument that is given, in the clause's order."""
        for parameter, value in zip(self.clause.parameters, self.arguments, strict=True):
            if value is not None:
                yield parameter.name, value

    def walk(self) -> Iterator[Ludeme]:
        """This ludeme and all below it, in the order of the clauses' parameters, without recursion."""
        return ludemes_of(self)


def ludemes_of(value: Value | None) -> Iterator[Ludeme]:
    """The ludemes of a typed value, itself and those in arrays included, in the order of `Ludeme.walk`."""
    stack = [value]
    while stack:
        one = stack.pop()
        if isinstance(one, Ludeme):
            yield one
            stack.extend(reversed(one.arguments))
        elif isinstance(one, tuple):
            stack.extend(reversed(one))


Value: TypeAlias = Ludeme | Constant | int | float | bool | str | tuple["Value", ...]
