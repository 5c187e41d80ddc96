"""Nodes made in Python, without a source: `ludkit.syntax.layout` prints them."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from math import isfinite

from ludkit.syntax.source import Source
from ludkit.syntax.tree import (
    Angle,
    Array,
    Call,
    Comment,
    Document,
    Group,
    Named,
    Node,
    Number,
    Parameter,
    Priority,
    Range,
    String,
    Word,
)

NOWHERE = Source("<python>", "")
"""The source of nodes that were made in Python."""


def call(head: str | Node, *arguments: Node) -> Call:
    """``(head argument …)``; a ``head`` given as text is a ludeme's name."""
    first = word(head) if isinstance(head, str) else head
    return Call(NOWHERE, 0, 0, None, (first, *arguments))


def define_call(name: str, *arguments: Node) -> Call:
    """``("Name" argument …)``"""
    return call(string(name), *arguments)


def array(*items: Node) -> Array:
    return Array(NOWHERE, 0, 0, None, items)


def angle(*items: Node) -> Angle:
    return Angle(NOWHERE, 0, 0, None, items)


def named(name: str, value: Node) -> Named:
    return Named(NOWHERE, 0, 0, None, name, value)


def range_(low: Node, high: Node) -> Range:
    return Range(NOWHERE, 0, 0, None, low, high)


def word(text: str) -> Word:
    return Word(NOWHERE, 0, 0, None, text)


def number(value: int | float) -> Number:
    """A number as Ludii writes it; a float keeps its point. Raises ValueError for one that is not finite."""
    if not isfinite(value):
        raise ValueError(f"{value} is no number of a description")
    text = str(value)
    if "e" in text:
        text = format(Decimal(text), "f")
        text = text if "." in text else f"{text}.0"
    return Number(NOWHERE, 0, 0, None, text)


def string(value: str) -> String:
    """A quoted text; quotes inside are escaped when it is printed."""
    return String(NOWHERE, 0, 0, None, value)


def parameter(number: int) -> Parameter:
    """``#1`` … ``#9``. Raises ValueError for another number."""
    if not 1 <= number <= 9:
        raise ValueError(f"a define has parameters #1 to #9, not #{number}")
    return Parameter(NOWHERE, 0, 0, None, number)


def priority(stars: int) -> Priority:
    return Priority(NOWHERE, 0, 0, None, stars)


def comment(text: str) -> Comment:
    """``// text``; one comment a line where the text has several lines."""
    return Comment(NOWHERE, 0, 0, None, text)


def document(*items: Node) -> Document:
    return Document(NOWHERE, 0, 0, None, items)


def bare(node: Node) -> Node:
    """The same tree without a source: it prints without the comments around it, wherever it was read."""
    if isinstance(node, Group):
        return replace(node, source=NOWHERE, start=0, end=0, via=None, items=tuple(map(bare, node.items)))
    if isinstance(node, Named):
        return named(node.name, bare(node.value))
    if isinstance(node, Range):
        return range_(bare(node.low), bare(node.high))
    return replace(node, source=NOWHERE, start=0, end=0, via=None)
