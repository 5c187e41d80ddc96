"""Expressions: the pieces of a description that Python code puts together.

An expression is immutable and holds a node of the tree. Python's operators make ludemes of expressions, as Ludii
writes them:

====================================  ==================================================
``a + b  a - b  a * b  a / b``        ``(+ a b)``, ``(- a b)``, ``(* a b)``, ``(/ a b)``
``a % b  a ** b  -a``                 ``(% a b)``, ``(^ a b)``, ``(- a)``
``a < b  a <= b  a > b  a >= b``      ``(< a b)``, ``(<= a b)``, ``(> a b)``, ``(>= a b)``
``a == b  a != b``                    ``(= a b)``, ``(!= a b)``
====================================  ==================================================

One side may be a plain number. ``==`` and ``!=`` make a ludeme too, whose truth in Python is whether the two sides say
the same, so that expressions work in lists, sets and dicts. No other expression is true or false in Python: ``and``,
``or``, ``not`` and ``a < b < c`` raise, instead of silently losing a part of the rules.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from ludkit.ludemes.schema import Clause
from ludkit.syntax import build
from ludkit.syntax.build import NOWHERE
from ludkit.syntax.layout import layout_node
from ludkit.syntax.tree import Call, Comment, Document, Node, Number, String


class ArgumentError(TypeError):
    """An argument that a ludeme does not take; the message says what was found and what the ludeme takes."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Expression:
    """A piece of a description.

    ``node`` is what it says. ``clauses`` are those that a call can mean, one of each ludeme class, or None where
    nothing is known of it (a define's call, an option's reference, a raw word), so that it fits everywhere.
    ``parts`` are the expressions in an array, or the value behind a name. ``comments`` stand in front of it.
    """

    node: Node
    clauses: tuple[Clause, ...] | None = ()
    parts: tuple[Expression, ...] = ()
    comments: tuple[str, ...] = ()

    def __str__(self) -> str:
        return layout_node(self.node)

    def __repr__(self) -> str:
        return f"<{self}>"

    def __hash__(self) -> int:
        return hash(self.node)

    def __bool__(self) -> bool:
        raise TypeError(
            f"{self!r} is neither true nor false in Python: write and_(…), or_(…), not_(…) or if_(…) for the ludemes"
        )

    def __add__(self, other: Operand) -> Any:
        return _operation("+", self, other)

    def __radd__(self, other: Operand) -> Any:
        return _operation("+", other, self)

    def __sub__(self, other: Operand) -> Any:
        return _operation("-", self, other)

    def __rsub__(self, other: Operand) -> Any:
        return _operation("-", other, self)

    def __mul__(self, other: Operand) -> Any:
        return _operation("*", self, other)

    def __rmul__(self, other: Operand) -> Any:
        return _operation("*", other, self)

    def __truediv__(self, other: Operand) -> Any:
        return _operation("/", self, other)

    def __rtruediv__(self, other: Operand) -> Any:
        return _operation("/", other, self)

    def __mod__(self, other: Operand) -> Any:
        return _operation("%", self, other)

    def __rmod__(self, other: Operand) -> Any:
        return _operation("%", other, self)

    def __pow__(self, other: Operand) -> Any:
        return _operation("^", self, other)

    def __rpow__(self, other: Operand) -> Any:
        return _operation("^", other, self)

    def __neg__(self) -> Any:
        return _operation("-", self)

    def __lt__(self, other: Operand) -> Any:
        return _operation("<", self, other)

    def __le__(self, other: Operand) -> Any:
        return _operation("<=", self, other)

    def __gt__(self, other: Operand) -> Any:
        return _operation(">", self, other)

    def __ge__(self, other: Operand) -> Any:
        return _operation(">=", self, other)

    def __eq__(self, other: object) -> Any:
        return _comparison("=", self, other)

    def __ne__(self, other: object) -> Any:
        return _comparison("!=", self, other)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Comparison(Expression):
    """What ``==`` and ``!=`` make: a ludeme, and true or false in Python.

    ``fault`` is what is wrong with it as a ludeme; it is raised when the comparison is used as one.
    """

    same: bool = False
    fault: ArgumentError | None = None

    def __bool__(self) -> bool:
        return self.same


Operand: TypeAlias = "Expression | int | float"
"""What Python's operators take beside an expression."""

Argument: TypeAlias = "Expression | Node | bool | int | float | str | Sequence[Argument] | None"
"""What constructors take. None stands for an optional argument that is not given."""


def as_expression(value: object) -> Expression:
    """A value as an expression: numbers, booleans, strings and lists as Ludii writes them.

    Raises ArgumentError for values that have no form in a description.
    """
    match value:
        case Comparison(fault=ArgumentError() as fault):
            raise fault
        case Expression():
            return value
        case bool():
            return Expression(build.word("True" if value else "False"))
        case int():
            return Expression(number_node(str(value)))
        case float():
            return Expression(number_node(_float_text(value)))
        case str():
            return Expression(string_node(value))
        case list() | tuple():
            parts = tuple(as_expression(item) for item in value)
            return Expression(build.array(*nodes_of(parts)), parts=parts)
        case Node() if not isinstance(value, Document):
            return Expression(value, None)
    raise ArgumentError(f"{value!r} has no form in a description: its type is {type(value).__name__}")


def number_node(text: str) -> Number:
    return Number(NOWHERE, 0, 0, None, text)


def string_node(text: str) -> String:
    """A string; raises ArgumentError for those that Ludii's only escape, a backslash before a quote, cannot write."""
    if text.endswith("\\") or "\0" in text:
        raise ArgumentError(f"{text!r} cannot be written: a string has no NUL and does not end in a backslash")
    return build.string(text)


def call_node(head: str | Node, arguments: Sequence[Expression]) -> Call:
    return build.call(head, *nodes_of(arguments))


def comment_node(text: str) -> Comment:
    """``// text``; raises ArgumentError for more than one line."""
    if "\n" in text or "\r" in text:
        raise ArgumentError(f"a comment is one line, not {text!r}")
    return build.comment(text)


def nodes_of(expressions: Iterable[Expression]) -> tuple[Node, ...]:
    """The nodes of expressions that stand side by side, each behind its comments."""
    nodes: list[Node] = []
    for expression in expressions:
        nodes += [comment_node(text) for text in expression.comments]
        nodes.append(expression.node)
    return tuple(nodes)


def is_comment(expression: Expression) -> bool:
    return isinstance(expression.node, Comment)


def _float_text(value: float) -> str:
    if not math.isfinite(value):
        raise ArgumentError(f"{value!r} cannot stand in a description: it is not a finite number")
    return repr(value)


def _operation(operator: str, *operands: object) -> Any:
    """The ludeme that an operator makes; NotImplemented for operands that Python should offer to another class."""
    if not all(isinstance(operand, Expression | int | float) for operand in operands):
        return NotImplemented
    from ludkit.ludemes.stating.arranging import arrange

    return arrange(operator, operands, {})


def _comparison(operator: str, left: Expression, right: object) -> Any:
    same = isinstance(right, Expression) and left.node == right.node
    if operator == "!=":
        same = not same
    try:
        made = _operation(operator, left, right)
        if made is NotImplemented:
            raise ArgumentError(f"({operator} …) compares numbers and regions, not {right!r}")
    except ArgumentError as fault:
        return Comparison(call_node(operator, ()), None, same=same, fault=fault)
    return Comparison(made.node, made.clauses, same=same)
