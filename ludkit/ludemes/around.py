"""Small constructors for what stands around the ludemes: documents, defines, options, comments, raw text."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from inspect import signature
from types import FunctionType
from typing import Any, TypeVar, cast

from ludkit.ludemes.stating.arranging import matcher, named
from ludkit.ludemes.stating.expression import (
    Argument,
    ArgumentError,
    Expression,
    as_expression,
    call_node,
    comment_node,
    nodes_of,
    number_node,
    string_node,
)
from ludkit.ludemes.stating.naming import label_of
from ludkit.syntax import build
from ludkit.syntax.parser import parse
from ludkit.syntax.tree import Angle, Call, Document, Fragment, Node, Number

__all__ = [
    "angle",
    "bare",
    "call",
    "comment",
    "commented",
    "define",
    "document",
    "fragment",
    "interval",
    "item",
    "named",
    "number",
    "option",
    "parameter",
    "reference",
    "ruleset",
    "rulesets",
    "stars",
    "use",
    "useFor",
    "word",
]

T = TypeVar("T")

_WORD = re.compile(r'[^\s(){}"]+')


def document(*items: Argument) -> Document:
    """A whole description: the game, and around it defines, options, rulesets, metadata and comments in any order."""
    return build.document(*_nodes(items))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Define(Expression):
    """A definition; calling it makes a call of it."""

    name: str = ""

    def __call__(self, *arguments: Argument, **keywords: Argument) -> Any:
        return use(self.name, *arguments, **keywords)


def define(name: str, *body: Argument | Callable[..., Any]) -> Define:
    """``(define "Name" …)``. Calling the result makes a call of the define.

    In the body, `parameter` stands for the arguments of calls. The body may also be one Python function: it is called
    with the parameters ``#1``, ``#2``, … and returns the body.
    """
    if len(body) == 1 and isinstance(body[0], FunctionType):
        count = len(signature(body[0]).parameters)
        body = (body[0](*(parameter(position) for position in range(1, count + 1))),)
    return Define(_call("define", name, *body).node, None, name=name)


def use(name: str, *arguments: Argument, **keywords: Argument) -> Any:
    """``("Name" …)``: the call of a define, one of this description or of Ludii's library. It fits everywhere."""
    given = [as_expression(argument) for argument in arguments if argument is not None]
    given += [named(label_of(key), value) for key, value in keywords.items() if value is not None]
    return Expression(call_node(string_node(name), given), None)


def bare(name: str) -> Any:
    """``"Name"``: the call of a define without arguments, written without brackets. It fits everywhere."""
    return Expression(string_node(name), None)


def parameter(position: int) -> Any:
    """``#1`` … ``#9`` in the body of a define: what the call gives at that position."""
    if not 1 <= position <= 9:
        raise ArgumentError(f"a define has the parameters 1 to 9, not {position}")
    return Expression(build.parameter(position), None)


def reference(tag: str, argument: str | None = None) -> Any:
    """``<Tag:argument>``: what the chosen item of the option with this tag says. It fits everywhere."""
    return option_tag(tag if argument is None else f"{tag}:{argument}")


def option_tag(text: str) -> Expression:
    """``<text>``, a tag or a tag and an argument of it. Raises ArgumentError if it is not."""
    found = _read(f"<{text}>", Angle)
    if isinstance(found.node, Angle) and found.node.reference == text:
        return found
    raise ArgumentError(f"{text!r} is not the tag of an option")


def angle(*values: Argument) -> Any:
    """``<…>`` around any values: the value of an option's item where it is not just one."""
    return Expression(build.angle(*_nodes(values)), None)


def option(name: str, tag: str, args: Sequence[str], items: Sequence[Argument]) -> Expression:
    """``(option "Name" <Tag> args:{<arg> …} { (item …) … })``"""
    arguments = named("args", [option_tag(argument) for argument in args])
    return _call("option", name, option_tag(tag), arguments, _with_stars(items))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Item(Expression):
    """An option's item or a ruleset, with its stars."""

    priority: int = 0


def item(name: str, values: Sequence[Argument], description: str | None = None, *, priority: int = 0) -> Item:
    """``(item "Name" <value> … "description")``; the item with the highest priority (``*``, ``**``) is the default.

    A value is what stands between ``<`` and ``>``; None is nothing, and `angle` makes more than one thing.
    """
    angles = [value if _is_angle(value) else angle(value) for value in values]
    return Item(_call("item", name, *angles, description).node, None, priority=priority)


def rulesets(items: Sequence[Argument]) -> Expression:
    """``(rulesets { (ruleset …) … })``"""
    return _call("rulesets", _with_stars(items))


def ruleset(name: str, options: Sequence[str], *, variations: Sequence[str] | None = None, priority: int = 0) -> Item:
    """``(ruleset "Ruleset/Name" {"Option/Item" …})``: a named choice of options, ``variations`` being allowed too."""
    more = None if variations is None else named("variations", variations)
    return Item(_call("ruleset", name, options, more).node, None, priority=priority)


def useFor(rulesets: str | Sequence[str], *items: Argument) -> Expression:  # noqa: N802 (Ludii's own name)
    """``(useFor "Ruleset/Name" …)``: metadata that only some rulesets have."""
    return _call("useFor", rulesets, *items)


def comment(text: str) -> Any:
    """``// text`` on a line of its own, among the items of a document or a list. It is one line."""
    return Expression(comment_node(text), None)


def commented(text: str, expression: T) -> T:
    """The expression with the line ``// text`` in front of it, wherever it is used."""
    made = as_expression(expression)
    return cast(T, replace(made, comments=(text, *made.comments)))


def interval(low: Argument, high: Argument) -> Any:
    """``low..high``: the whole numbers from low to high."""
    return Expression(build.range_(as_expression(low).node, as_expression(high).node), None)


def call(*items: Argument) -> Any:
    """``(head …)`` without any check, for what the schema does not know. A string as the head is a word.

    It fits everywhere.
    """
    if items and isinstance(items[0], str):
        return _call(_word_text(items[0]), *items[1:])
    return Expression(Call(build.NOWHERE, 0, 0, None, _nodes(items)), None)


def word(text: str) -> Any:
    """A bare word. It fits everywhere, unless Ludii knows it: ``word("true")``."""
    node = build.word(_word_text(text))
    return Expression(node, () if matcher().leaf(node) else None)


def fragment(text: str) -> Any:
    """An option item's value whose brackets match only where it is put in: ``(dual`` in ``<(dual> <)>``."""
    if set(text) & set("<>\0"):
        raise ArgumentError(f"{text!r} cannot stand between < and >")
    return Expression(Fragment(build.NOWHERE, 0, 0, None, text), None)


def number(text: str) -> Any:
    """A number just as it is written, such as ``1.50``."""
    _read(text, Number)
    return Expression(number_node(text))


def _word_text(text: str) -> str:
    if not _WORD.fullmatch(text):
        raise ArgumentError(f"{text!r} is not one word")
    return text


def stars(count: int) -> Any:
    """The priority behind an item: ``*``, ``**``."""
    if count < 1:
        raise ArgumentError(f"a priority is one star or more, not {count}")
    return Expression(build.priority(count), None)


def _call(head: str, *arguments: object) -> Expression:
    given = [as_expression(argument) for argument in arguments if argument is not None]
    return Expression(call_node(head, given), None)


def _with_stars(items: Sequence[Argument]) -> Expression:
    nodes: list[Node] = []
    for value in items:
        nodes += _nodes([value])
        if isinstance(value, Item) and value.priority:
            nodes += _nodes([stars(value.priority)])
    return Expression(build.array(*nodes), None)


def _is_angle(value: Argument) -> bool:
    return isinstance(value, Expression) and isinstance(value.node, Angle)


def _nodes(values: Sequence[Argument]) -> tuple[Node, ...]:
    return nodes_of(as_expression(value) for value in values if value is not None)


def _read(text: str, kind: type[Node]) -> Expression:
    """The one node of a kind that ``text`` reads as; raises ArgumentError if it reads as anything else."""
    result = parse(text, build.NOWHERE.name)
    items = result.document.items
    whole = len(items) == 1 and type(items[0]) is kind and items[0].end - items[0].start == len(text)
    if result.diagnostics or not whole:
        raise ArgumentError(f"{text!r} is not {'a' if kind is not Angle else 'an'} {kind.__name__.lower()}")
    return Expression(build.bare(items[0]), None)
