"""Lexemes: the terminals of ``grammars/lud.lark``, leaves of the tree or marks."""

from __future__ import annotations

from typing import TypeAlias

from ludkit.syntax.source import Place, Source
from ludkit.syntax.tree import Leaf


class Mark:
    """A terminal that is no leaf: a bracket, a label, dots. ``type`` is its name in the grammar."""

    __slots__ = ("end", "source", "start", "text", "type", "via")

    def __init__(self, type: str, source: Source, start: int, end: int, via: Place | None, text: str = "") -> None:
        self.type = type
        self.source = source
        self.start = start
        self.end = end
        self.via = via
        self.text = text

    @property
    def place(self) -> Place:
        return Place(self.source, self.start, self.end, self.via)

    def __repr__(self) -> str:
        return f"Mark({self.type}, {self.text!r}, {self.start})"


Lexeme: TypeAlias = Leaf | Mark
