"""The tree of a description: immutable nodes that know their place in the source.

A tree is lossless: comments and white space are the text between the places of its nodes, so that an unedited tree
prints as the same bytes (`ludkit.syntax.printer`).

==============  ==========================================  =================================================
node            text                                        fields
==============  ==========================================  =================================================
`Call`          ``(move Step (to))``, ``("Define" 3)``      ``items``: the head (a `Word` or `String`) first
`Array`         ``{1 2 3}``                                 ``items``
`Angle`         ``<Board:size>``, ``<(meta (swap))>``       ``items``; ``reference``: ``Board:size``
`Named`         ``if:(is Empty (to))``                      ``name``, ``value``
`Range`         ``1..5``                                    ``low``, ``high``
`Word`          ``Line``, ``true``, ``+``                   ``text``
`Number`        ``3``, ``-1``, ``0.5``                      ``text``
`String`        ``"Marker"``                                ``value``, the escape ``\\"`` undone
`Parameter`     ``#1`` in a define's body                   ``number``
`Fragment`      ``(dual`` in ``<(dual> <)>``                ``text``: an item's value with brackets that do not match
`Priority`      ``**`` behind an option's item              ``stars``
`Comment`       ``// text``, only in trees made in Python     ``text``
`Document`      a whole file                                ``items``
==============  ==========================================  =================================================
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar

from ludkit.syntax.source import Place, Source


@dataclass(frozen=True, slots=True)
class Node:
    """A piece of a description: characters ``start`` to ``end`` of ``source``, called from ``via`` (see `Place`).

    Equality is structural: what a node says counts, not where it stands.
    """

    source: Source = field(compare=False, repr=False)
    start: int = field(compare=False, repr=False)
    end: int = field(compare=False, repr=False)
    via: Place | None = field(compare=False, repr=False)

    @property
    def place(self) -> Place:
        return Place(self.source, self.start, self.end, self.via)

    @property
    def children(self) -> tuple[Node, ...]:
        """The nodes directly inside this one, in text order."""
        return ()

    def walk(self) -> Iterator[Node]:
        """This node and all below it, in text order, without recursion."""
        stack = [self]
        while stack:
            node = stack.pop()
            yield node
            stack.extend(reversed(node.children))


@dataclass(frozen=True, slots=True)
class Group(Node):
    """A node that holds a list of nodes."""

    items: tuple[Node, ...]

    @property
    def children(self) -> tuple[Node, ...]:
        return self.items


@dataclass(frozen=True, slots=True)
class Document(Group):
    """A whole text: game, match, defines, options, rulesets, metadata in any order."""


@dataclass(frozen=True, slots=True)
class Call(Group):
    """``(head argument …)``. ``items[0]`` is the head: a `Word` (a ludeme) or a `String` (a define)."""

    @property
    def head(self) -> Node | None:
        return self.items[0] if self.items else None

    @property
    def arguments(self) -> tuple[Node, ...]:
        return self.items[1:]

    @property
    def name(self) -> str:
        """The head's text (``move``, ``+``) or the define's name; empty for ``()``, or another kind of head."""
        match self.head:
            case Word(text=text):
                return text
            case String(value=value):
                return value
        return ""


@dataclass(frozen=True, slots=True)
class Array(Group):
    """``{ item … }``"""


@dataclass(frozen=True, slots=True)
class Angle(Group):
    """``< … >``: a reference to an option (``<Tag>``, ``<Tag:argument>``), or the value of an option item."""

    @property
    def reference(self) -> str | None:
        """``Tag`` or ``Tag:argument`` where this can be a reference to an option, else None.

        Only its place tells a reference from an option item's value such as ``<True>`` or ``<if:True>``.
        """
        match self.items:
            case (Word(text=tag),):
                return tag
            case (Named(name=tag, value=Word(text=argument) | Number(text=argument)),):
                return f"{tag}:{argument}"
        return None


@dataclass(frozen=True, slots=True)
class Named(Node):
    """``name:value``"""

    name: str
    value: Node

    @property
    def children(self) -> tuple[Node, ...]:
        return (self.value,)


@dataclass(frozen=True, slots=True)
class Range(Node):
    """``low..high``"""

    low: Node
    high: Node

    @property
    def children(self) -> tuple[Node, ...]:
        return (self.low, self.high)


@dataclass(frozen=True, slots=True)
class Leaf(Node):
    """A node without nodes inside; ``type`` is its terminal in ``grammars/lud.lark``."""

    type: ClassVar[str]

    @property
    def written(self) -> str:
        """The leaf as descriptions write it."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Word(Leaf):
    """A bare word: a ludeme's name, a constant, ``true``, an operator such as ``+``."""

    type: ClassVar[str] = "WORD"
    text: str

    @property
    def written(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Number(Leaf):
    """A number as written; ``.`` in ``text`` tells a float."""

    type: ClassVar[str] = "NUMBER"
    text: str

    @property
    def written(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class String(Leaf):
    """A quoted text; ``value`` has the one escape (a backslash before a quote) undone."""

    type: ClassVar[str] = "STRING"
    value: str

    @property
    def written(self) -> str:
        read = self.source.text[self.start : self.end]
        if read[1:-1].replace('\\"', '"') == self.value and len(read) > 1:
            return read  # a backslash in front of a quote is not always written the same way
        return '"' + self.value.replace('"', '\\"') + '"'


@dataclass(frozen=True, slots=True)
class Parameter(Leaf):
    """``#1`` in the body of a define."""

    type: ClassVar[str] = "PARAMETER"
    number: int

    @property
    def written(self) -> str:
        return f"#{self.number}"


@dataclass(frozen=True, slots=True)
class Priority(Leaf):
    """The stars behind an option's item or a ruleset (``**``): more stars, more wanted as the default."""

    type: ClassVar[str] = "PRIORITY"
    stars: int

    @property
    def written(self) -> str:
        return "*" * self.stars


@dataclass(frozen=True, slots=True)
class Fragment(Leaf):
    """The value of an option's item whose brackets match only where it is put in: ``(dual`` in ``<(dual> <)>``."""

    type: ClassVar[str] = "FRAGMENT"
    text: str

    @property
    def written(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Comment(Leaf):
    """``// text`` on a line of its own, in a tree that was made in Python. In a parsed tree comments stay text."""

    type: ClassVar[str] = "COMMENT"
    text: str

    @property
    def written(self) -> str:
        return "\n".join(f"// {line}".rstrip() for line in self.text.split("\n"))
