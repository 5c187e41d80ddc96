"""From text to tree."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from lark import Lark, Transformer
from lark.lexer import Lexer

from ludkit.resources import grammars_folder
from ludkit.syntax.diagnostics import DescriptionError, Diagnostic, Severity
from ludkit.syntax.lexemes import Lexeme, Mark
from ludkit.syntax.lexer import lex
from ludkit.syntax.reading import read_text
from ludkit.syntax.source import Source
from ludkit.syntax.tree import Angle, Array, Call, Document, Fragment, Named, Node, Range

NO_NAME = "<string>"
"""What messages call a text that has no name."""


@dataclass(frozen=True, slots=True)
class ParseResult:
    """A text's tree, the best that can be made of it, and what is wrong with the text."""

    document: Document
    diagnostics: list[Diagnostic]


def parse(description: str | Path, name: str | None = None) -> ParseResult:
    """Read a description: its text, or the file at a path.

    ``name`` is what messages call it, by default the path, and `NO_NAME` for a text. Faults are in the result. Raises
    UnreadableError for a file that cannot be read, TypeError for what is neither text nor path.
    """
    if isinstance(description, Path):
        return parse(read_text(description), name or str(description))
    if not isinstance(description, str):
        raise _not_taken(description, "a text (str) or a Path")
    source = Source(name or NO_NAME, description)
    lexemes, diagnostics = lex(source)
    items = build(lexemes)
    return ParseResult(Document(source, 0, len(description), None, items), diagnostics)


def as_parsed(description: str | Path | Document, name: str | None = None) -> ParseResult:
    """A description as `parse` reads it; one that is a tree already is taken as it is.

    Raises UnreadableError for a file that cannot be read, TypeError for what is no description.
    """
    if isinstance(description, Document):
        return ParseResult(description, [])
    if not isinstance(description, str | Path):
        raise _not_taken(description, "a text (str), a Path or a Document")
    return parse(description, name)


def as_document(description: str | Path | Document, passed_over: Collection[str] = ()) -> Document:
    """The tree of a description whose text can be read as it stands, faults with the codes ``passed_over`` aside.

    Raises DescriptionError for another, and what `as_parsed` raises.
    """
    parsed = as_parsed(description)
    faults = [d for d in parsed.diagnostics if d.severity is Severity.ERROR and d.code not in passed_over]
    if faults:
        raise DescriptionError(faults)
    return parsed.document


def _not_taken(value: object, taken: str) -> TypeError:
    near = ", whose `document` is one" if isinstance(value, ParseResult) and "Document" in taken else ""
    return TypeError(f"a description is {taken}, not {type(value).__name__}{near}")


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
