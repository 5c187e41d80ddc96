"""Descriptions as flat lists of tokens, which is what is expanded.

Ludii expands text. A define's body, an argument or an option's value need not be whole nodes: `` (dual`` and ``)`` may
be two values of one option. Tokens can be cut and joined anywhere, and each keeps its place.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from ludkit.syntax.brackets import CLOSER_OF, TEXT_OF
from ludkit.syntax.diagnostics import Diagnostic
from ludkit.syntax.lexemes import Lexeme, Mark
from ludkit.syntax.lexer import is_bare_label, mend, scan
from ludkit.syntax.parser import build
from ludkit.syntax.source import Place, Source
from ludkit.syntax.tree import (
    Angle,
    Array,
    Call,
    Comment,
    Fragment,
    Leaf,
    Named,
    Node,
    Number,
    Parameter,
    Priority,
    Range,
    String,
    Word,
)

GAP = "GAP"
"""The type of a token that stands for an argument that is not given."""


class Token:
    """A terminal of the grammar as text, with its place (see `Node`).

    ``type`` is the terminal's name or `GAP`. ``glued`` tells that no white space stands in front of it.
    """

    __slots__ = ("end", "glued", "source", "start", "text", "type", "via")

    def __init__(
        self, type: str, text: str, source: Source, start: int, end: int, via: Place | None, glued: bool
    ) -> None:
        self.type = type
        self.text = text
        self.source = source
        self.start = start
        self.end = end
        self.via = via
        self.glued = glued

    def called(self, via: Place | None) -> Token:
        """This token of a define's body, as it comes out of a call at ``via``."""
        return Token(self.type, self.text, self.source, self.start, self.end, via, self.glued)

    def with_glue(self, glued: bool) -> Token:
        if glued == self.glued:
            return self
        return Token(self.type, self.text, self.source, self.start, self.end, self.via, glued)

    @property
    def place(self) -> Place:
        return Place(self.source, self.start, self.end, self.via)

    def __repr__(self) -> str:
        return f"Token({self.type}, {self.text!r}{', glued' if self.glued else ''})"


Tokens: TypeAlias = list[Token]


def flatten(nodes: Iterable[Node]) -> Tokens:
    """The tokens of nodes that were parsed or made in Python."""
    tokens: Tokens = []
    pending: list[Node | Token] = [*nodes]
    pending.reverse()
    previous: Token | None = None
    while pending:
        item = pending.pop()
        if isinstance(item, Token):
            token = item
        elif not isinstance(item, Leaf):
            token = _opening(item, pending)
        elif isinstance(item, Comment):
            continue
        elif isinstance(item, Fragment):
            pending.extend(reversed(tokenise(item.text, item.place)))
            continue
        else:
            kind = "LABEL" if is_bare_label(item) else item.type
            token = Token(kind, item.written, item.source, item.start, item.end, item.via, False)
        token.glued = previous is not None and _touch(previous, token)
        tokens.append(token)
        previous = token
    return tokens


def _opening(node: Node, pending: list[Node | Token]) -> Token:
    """The first token of a node that is no leaf; what follows is put on ``pending``."""
    source, start, end, via = node.source, node.start, node.end, node.via
    if isinstance(node, Named):
        pending.append(node.value)
        return Token("LABEL", f"{node.name}:", source, start, start + len(node.name) + 1, via, False)
    if isinstance(node, Range):
        dots = Token("DOTS", "..", source, node.low.end, node.low.end + 2, via, False)
        pending.extend((node.high, dots))
        low = node.low
        if isinstance(low, Leaf):
            return Token(low.type, low.written, low.source, low.start, low.end, low.via, False)
        return _opening(low, pending)
    kind = _BRACKET_OF[type(node)]
    closer = CLOSER_OF[kind]
    pending.append(Token(closer, TEXT_OF[closer], source, max(start, end - 1), end, via, False))
    pending.extend(reversed(node.children))
    return Token(kind, TEXT_OF[kind], source, start, min(start + 1, end), via, False)


_BRACKET_OF: dict[type[Node], str] = {Call: "LPAR", Array: "LBRACE", Angle: "LANGLE"}


def _touch(first: Token, second: Token) -> bool:
    """Whether no white space stands between two tokens that follow each other."""
    if first.source is second.source and first.source.text:
        return first.end == second.start
    # Made in Python: as the printer would set it.
    return first.type in ("LPAR", "LANGLE", "LABEL", "DOTS") or second.type in ("RPAR", "RANGLE", "DOTS", "PRIORITY")


def tokenise(text: str, place: Place) -> Tokens:
    """The tokens of a text that was put together, all at ``place`` (at places of their own where it has this text)."""
    tokens: Tokens = []
    offset = place.start if place.text == text else None
    end = 0
    for lexeme in scan(Source(place.source.name, text)).lexemes:
        written = text[lexeme.start : lexeme.end]
        start, stop = place.start, place.end
        if offset is not None:
            start, stop = offset + lexeme.start, offset + lexeme.end
        tokens.append(Token(lexeme.type, written, place.source, start, stop, place.via, lexeme.start == end))
        end = lexeme.end
    return tokens


def as_tokens(text: str, token: Token) -> Tokens:
    """The tokens of a text that comes in place of a token."""
    pieces = tokenise(text, token.place)
    return [pieces[0].with_glue(token.glued), *pieces[1:]] if pieces else []


def text_of(tokens: Iterable[Token]) -> str:
    """The tokens as text, one space for white space, none in front."""
    return "".join(token.text if token.glued else f" {token.text}" for token in tokens).removeprefix(" ")


def closing(tokens: Sequence[Token], start: int) -> int:
    """Where the bracket that opens at ``start`` closes, or -1. As in Ludii, brackets of other kinds do not count."""
    opener = tokens[start].type
    closer = CLOSER_OF[opener]
    depth = 0
    for i in range(start, len(tokens)):
        kind = tokens[i].type
        if kind == opener:
            depth += 1
        elif kind == closer:
            depth -= 1
            if depth == 0:
                return i
    return -1


def is_call(tokens: Sequence[Token], i: int, name: str) -> bool:
    """Whether ``(name`` stands at ``i``."""
    return tokens[i].type == "LPAR" and i + 1 < len(tokens) and tokens[i + 1].text == name and tokens[i + 1].glued


def find_call(tokens: Sequence[Token], name: str, start: int = 0) -> int:
    """Where the first ``(name`` from ``start`` on stands, or -1."""
    for i in range(start, len(tokens)):
        if tokens[i].text == name and i > start and is_call(tokens, i - 1, name):
            return i - 1
    return -1


def take_calls(tokens: Tokens, name: str, *, quoted: bool = False) -> tuple[list[Tokens], Tokens]:
    """The calls ``(name …)`` among the tokens, those inside of them not, and the other tokens.

    Where ``quoted``, calls whose first argument is no string stay among the others. So do those that are not closed.
    """
    calls: list[Tokens] = []
    others: Tokens = []
    i = 0
    while i < len(tokens):
        end = closing(tokens, i) if is_call(tokens, i, name) else -1
        if end >= 0 and not (quoted and tokens[i + 2].type != "STRING"):
            calls.append(tokens[i : end + 1])
            i = end + 1
        else:
            others.append(tokens[i])
            i += 1
    return calls, others


def span(first: Token, last: Token) -> Place:
    """From the first to the last token, where they stand in one text; else the first."""
    if first.source is last.source and first.via is last.via and last.end >= first.start:
        return Place(first.source, first.start, last.end, first.via)
    return first.place


def to_nodes(tokens: Iterable[Token]) -> tuple[tuple[Node, ...], list[Diagnostic]]:
    """The tree that tokens make, and what had to be mended."""
    lexemes, diagnostics = mend([_lexeme(token) for token in tokens])
    return build(lexemes), diagnostics


def _lexeme(token: Token) -> Lexeme:
    kind, text = token.type, token.text
    source, start, end, via = token.source, token.start, token.end, token.via
    if kind == "WORD":
        return Word(source, start, end, via, text)
    if kind == "NUMBER":
        return Number(source, start, end, via, text)
    if kind == "STRING":
        return String(source, start, end, via, text[1:-1].replace('\\"', '"'))
    if kind == "LABEL":
        return Mark(kind, source, start, end, via, text[:-1])
    if kind == "PARAMETER":
        return Parameter(source, start, end, via, int(text[1:]))
    if kind == "PRIORITY":
        return Priority(source, start, end, via, len(text))
    return Mark(kind, source, start, end, via)
