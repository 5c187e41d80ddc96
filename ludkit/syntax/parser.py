"""From text to tree."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

from lark import Lark, Transformer
from lark.lexer import Lexer

from ludkit.resources import grammars_folder
from ludkit.syntax.diagnostics import Diagnostic
from ludkit.syntax.lexemes import Lexeme, Mark
from ludkit.syntax.lexer import lex
from ludkit.syntax.source import Source
from ludkit.syntax.tree import Angle, Array, Call, Document, Fragment, Named, Node, Range


@dataclass(frozen=True, slots=True)
class ParseResult:
    """A text's tree, the best that can be made of it, and what is wrong with the text."""

    document: Document
    diagnostics: list[Diagnostic]


def parse(text: str, name: str = "<string>") -> ParseResult:
    """Read a description; ``name`` is what messages call it (its path). Faults are in the result, nothing is raised."""
    source = Source(name, text)
    lexemes, diagnostics = lex(source)
    items = build(lexemes)
    return ParseResult(Document(source, 0, len(text), None, items), diagnostics)


def build(lexemes: Iterable[Lexeme]) -> tuple[Node, ...]:
    """The nodes that lexemes make. They must be as the grammar accepts them, which `lex` sees to."""
    # lark's own tokens know lines and columns, which costs more than all the rest: the parser is fed with lexemes,
    # of which it looks at nothing but the type.
    parser: Any = _lark().parse_interactive()
    feed: Callable[[Any], Any] = parser.parser_state.feed_token
    for lexeme in lexemes:
        feed(lexeme)
    items: tuple[Node, ...] = parser.feed_token(_End)
    return items


class _End:
    """The lexeme behind the last one."""

    type = "$END"


class _Unused(Lexer):
    """lark wants a lexer; lexemes come from ludkit.syntax.lexer instead."""

    def __init__(self, lexer_conf: Any) -> None:
        pass

    def lex(self, lexer_state: Any, parser_state: Any) -> Any:
        raise NotImplementedError


class _Builder(Transformer[Any, Any]):
    """Makes nodes while lark parses."""

    def document(self, parts: list[list[Node]]) -> tuple[Node, ...]:
        return tuple(parts[0])

    def no_items(self, parts: list[Any]) -> list[Node]:
        return []

    def one_more(self, parts: list[Any]) -> list[Node]:
        items: list[Node]
        items, item = parts
        items.append(item)
        return items

    def call(self, parts: list[Any]) -> Call:
        opening, items, closing = parts
        return Call(opening.source, opening.start, _end(opening, closing), opening.via, tuple(items))

    def array(self, parts: list[Any]) -> Array:
        opening, items, closing = parts
        return Array(opening.source, opening.start, _end(opening, closing), opening.via, tuple(items))

    def angle(self, parts: list[Any]) -> Angle:
        opening, inside, closing = parts
        items = (inside,) if isinstance(inside, Fragment) else tuple(inside)
        return Angle(opening.source, opening.start, _end(opening, closing), opening.via, items)

    def named(self, parts: list[Any]) -> Named:
        label: Mark
        value: Node
        label, value = parts
        return Named(label.source, label.start, _end(label, value), label.via, label.text, value)

    def range(self, parts: list[Any]) -> Range:
        low, _, high = parts
        return Range(low.source, low.start, _end(low, high), low.via, low, high)


def _end(first: Mark | Node, last: Mark | Node) -> int:
    """Where a node from ``first`` to ``last`` ends; only its beginning counts where the two are of different texts."""
    return last.end if last.source is first.source and last.end > first.start else first.end


@cache
def _lark() -> Lark:
    grammar = (grammars_folder() / "lud.lark").read_text(encoding="utf-8")
    return Lark(grammar, start="document", parser="lalr", lexer=_Unused, transformer=_Builder(), keep_all_tokens=True)
