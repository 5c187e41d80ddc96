"""The canonical printer: from tree to readable text.

A node stands on one line where it fits. Otherwise its first short arguments stay behind its head, the others stand on
lines of their own, and a last array opens on the head's line::

    (equipment {
        (board (hex 5))
        (piece "Disc" Each)
    })

Comments keep their places: behind what stands in front of them, or on lines of their own. One blank line is kept where
there were some, and stands between what is at the top.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from ludkit.syntax.lexer import MAX_NESTING
from ludkit.syntax.parser import as_document
from ludkit.syntax.source import Source
from ludkit.syntax.tree import Angle, Array, Comment, Document, Group, Leaf, Named, Node, Priority, Range, String

WIDTH = 100
"""The longest line, where a break is possible at all."""

INDENT = 4

SMALL = 30
"""Arrays of at most this many characters stand several on a line."""

_COMMENT = re.compile(r"//[^\n]*")
_BETWEEN = re.compile(r"(?:\s++|//[^\n]*+)*+")
_LETTER = re.compile(r"[A-Za-z]")


def layout(description: str | Path | Document) -> str:
    """A description, given as text, path or tree, in canonical layout. Tokens and comments stay the same.

    Laying it out again changes nothing. Raises DescriptionError for a text that cannot be read without mending it,
    UnreadableError for a file that cannot be read, TypeError for what is no description.
    """
    document = as_document(description)
    printer = _Printer()
    previous: _Piece | None = None
    for piece in _pieces(document, 0):
        if piece.trailing and previous is not None:
            printer.append(piece)
        else:
            if previous is not None and (piece.blank or not previous.comment or previous.trailing):
                printer.lines.append("")
            printer.emit(piece, 0)
        previous = piece
    return "".join(f"{line}\n" for line in printer.lines)


def layout_node(node: Node, indent: int = 0) -> str:
    """One node in canonical layout; all lines but the first are indented by ``indent``."""
    if isinstance(node, Document):
        return layout(node)
    printer = _Printer()
    printer.emit(_piece(node, 0), indent)
    return "\n".join(printer.lines)[indent:]


class _Piece:
    """A node, or a comment, as it is to be printed.

    ``text`` is all of it on one line, or None where that is impossible or longer than `WIDTH`. A broken piece is
    ``opening``, its ``parts`` and ``closing``. ``leaf`` tells that it is small enough to stay behind a head. ``blank``
    tells of a blank line in front, ``trailing`` that a comment stands behind the piece before it.
    """

    __slots__ = ("angle", "array", "blank", "closing", "comment", "leaf", "opening", "parts", "text", "trailing")

    def __init__(self, text: str | None, *, leaf: bool = False, comment: bool = False) -> None:
        self.text = text
        self.opening = self.closing = ""
        self.parts: list[_Piece] = []
        self.leaf = leaf
        self.array = self.angle = False
        self.comment = comment
        self.blank = False
        self.trailing = False


def _piece(node: Node, depth: int) -> _Piece:
    if isinstance(node, Leaf):
        return _Piece(node.written, leaf=True, comment=isinstance(node, Comment))
    if isinstance(node, Range):
        low, high = _piece(node.low, depth), _piece(node.high, depth)
        return _Piece(f"{low.text}..{high.text}", leaf=True)
    if isinstance(node, Named):
        return _named(node, _piece(node.value, depth))
    assert isinstance(node, Group)
    if depth > MAX_NESTING:
        raise ValueError(f"the tree is nested deeper than {MAX_NESTING} (MAX_NESTING)")
    piece = _Piece(None)
    piece.opening, piece.closing = _brackets(node)
    piece.parts = _pieces(node, depth)
    piece.array = isinstance(node, Array)
    piece.text = _on_one_line(piece)
    piece.angle = isinstance(node, Angle)
    return piece


def _named(node: Named, piece: _Piece) -> _Piece:
    label = f"{node.name}:"
    if piece.text is not None:
        piece.text = label + piece.text
    piece.opening = label + piece.opening
    return piece


def _brackets(node: Group) -> tuple[str, str]:
    if isinstance(node, Array):
        return "{", "}"
    if isinstance(node, Angle):
        return "<", ">"
    first = node.items[0] if node.items else None
    if isinstance(first, Angle) and not (first.items and _LETTER.match(_first_text(first))):
        return "( ", ")"  # (< would be an operator
    if isinstance(first, String) and first.source is node.source and first.start > node.start + 1:
        return "( ", ")"  # to Ludii, only ("Name" …) is the call of a define
    return "(", ")"


def _first_text(node: Angle) -> str:
    first = node.items[0]
    return f"{first.name}:" if isinstance(first, Named) else first.written if isinstance(first, Leaf) else ""


def _on_one_line(piece: _Piece) -> str | None:
    texts = []
    length = 0
    for part in piece.parts:
        if part.text is None or part.comment:
            return None
        length += len(part.text) + 1
        texts.append(part.text)
    if length > WIDTH and not (len(texts) <= 2 and all(part.leaf for part in piece.parts)):
        return None
    return f"{piece.opening}{' '.join(texts)}{piece.closing}"


def _pieces(group: Group, depth: int) -> list[_Piece]:
    """The pieces in a group: its nodes, and the comments between them."""
    source = group.source
    whole = isinstance(group, Document)
    at = group.start if whole else group.start + 1
    pieces: list[_Piece] = []
    for node in group.items:
        blank = False
        if node.source is source and source.text and node.start >= at:
            blank = _gap(source, at, node.start, pieces)
            at = node.end
        if isinstance(node, Priority) and pieces and not pieces[-1].comment:
            _add_stars(pieces[-1], node.written)
        elif isinstance(node, Comment):
            pieces.extend(_Piece(line, comment=True) for line in node.written.split("\n"))
            pieces[-1].blank = False
        else:
            piece = _piece(node, depth + 1)
            piece.blank = blank
            pieces.append(piece)
    if source.text:
        _gap(source, at, group.end if whole else group.end - 1, pieces)
    return pieces


def _add_stars(piece: _Piece, stars: str) -> None:
    piece.closing += stars
    if piece.text is not None:
        piece.text += stars


def _gap(source: Source, start: int, end: int, pieces: list[_Piece]) -> bool:
    """Add the comments between two nodes to ``pieces``; return whether a blank line comes last.

    Where other text is between them, the nodes were brought together by expansion or an edit.
    """
    if not _BETWEEN.fullmatch(source.text, start, end):
        return False
    at = start
    for comment in _COMMENT.finditer(source.text, start, end):
        piece = _Piece(comment.group().rstrip(), comment=True)
        breaks = source.text.count("\n", at, comment.start())
        piece.blank = breaks > 1
        piece.trailing = breaks == 0 and at > 0
        pieces.append(piece)
        at = comment.end()
    return source.text.count("\n", at, end) > 1


class _Printer:
    def __init__(self) -> None:
        self.lines: list[str] = []

    def line(self, indent: int, text: str) -> None:
        self.lines.append(" " * indent + text)

    def append(self, comment: _Piece) -> None:
        """Put a comment behind the last line."""
        self.lines[-1] += f" {comment.text}"

    def emit(self, piece: _Piece, indent: int, lead: str = "", trail: str = "") -> None:
        """Print a piece on lines of its own, ``lead`` in front of it and ``trail`` behind it."""
        text = piece.text
        if text is not None and (piece.leaf or not piece.parts or _fits(indent, lead, text, trail)):
            self.line(indent, f"{lead}{text}{trail}")
            return
        if _is_simple(piece):
            self.line(indent, f"{lead}{text}{trail}")
            return
        if piece.angle and len(piece.parts) == 1 and not piece.parts[0].comment:
            self.emit(piece.parts[0], indent, lead + piece.opening, piece.closing + trail)
            return
        head, rest = self._head(piece, indent, lead)
        if len(rest) == 1 and rest[0].array and not piece.array and _fits(indent, head, " ", rest[0].opening):
            self.emit(rest[0], indent, head + " ", piece.closing + trail)
            return
        self.line(indent, head)
        if piece.array and all(_is_small(part) for part in rest):
            self._fill(rest, indent + INDENT)
        else:
            self._rows(rest, indent + INDENT)
        self.line(indent, piece.closing + trail)

    def _head(self, piece: _Piece, indent: int, lead: str) -> tuple[str, list[_Piece]]:
        """The first line of a broken piece, and the parts that are left."""
        text = lead + piece.opening
        if piece.array:
            return text, piece.parts
        separator = ""
        for i, part in enumerate(piece.parts):
            if part.comment or part.text is None or not _stays(part, last=i + 1 == len(piece.parts)):
                return text, piece.parts[i:]
            if separator and not _fits(indent, text, separator + part.text, ""):
                return text, piece.parts[i:]
            text += separator + part.text
            separator = " "
        return text, []

    def _rows(self, parts: Iterable[_Piece], indent: int) -> None:
        for i, part in enumerate(parts):
            if part.trailing:
                self.append(part)
                continue
            if part.blank and i > 0:
                self.lines.append("")
            self.emit(part, indent)

    def _fill(self, parts: Iterable[_Piece], indent: int) -> None:
        line = ""
        for part in parts:
            assert part.text is not None
            if line and not _fits(indent, line, " " + part.text, ""):
                self.line(indent, line)
                line = ""
            line += f" {part.text}" if line else part.text
        if line:
            self.line(indent, line)


def _fits(indent: int, *texts: str) -> bool:
    return indent + sum(map(len, texts)) <= WIDTH and not any("\n" in text for text in texts)


def _is_simple(piece: _Piece) -> bool:
    """Whether a piece is a head with one leaf, which no break makes any shorter."""
    return piece.text is not None and len(piece.parts) <= 2 and all(part.leaf for part in piece.parts)


def _stays(part: _Piece, *, last: bool) -> bool:
    """Whether a part stays behind the head of a broken piece."""
    return part.leaf or part.angle or (part.array and not last and part.opening != "{")


def _is_small(part: _Piece) -> bool:
    if part.comment or part.text is None:
        return False
    return part.leaf or ((part.array or part.angle) and len(part.text) <= SMALL)
