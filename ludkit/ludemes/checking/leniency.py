"""Leniency: how Ludii reads metadata whose brackets do not match.

The brackets of the game must match. Of the metadata Ludii only looks for the parenthesis that closes them; inside, a
bracket closes where one of its own kind does, whatever of the other kind stands between, and what follows something
that cannot be read is left out up to the bracket around it.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludkit.expand.tokens import Token, closing, find_call, tokenise
from ludkit.syntax.source import Place, Source
from ludkit.syntax.tree import Array, Call, Named, Node, Number, String, Word

MAX_NESTING = 100
"""How deep the brackets of metadata may be nested to be read leniently."""


def metadata_as_ludii_reads_them(source: Source) -> Call | None:
    """The metadata in a text whose brackets may not match, or None if Ludii does not find where they end."""
    tokens = tokenise(source.text, Place(source, 0, len(source.text)))
    start = find_call(tokens, "metadata")
    end = closing(tokens, start) if start >= 0 else -1
    if end < 0:
        return None
    (metadata,) = _read(tokens[start : end + 1], 0)
    items = [item for item in metadata.children if not _is_ai_define(item)]
    return Call(source, metadata.start, metadata.end, None, tuple(items))


def odd_quotes(source: Source) -> Place | None:
    """The first string of the metadata with an odd number of escaped quotes, if Ludii finds no end of the metadata.

    It looks for the parenthesis that closes them, and takes an escaped quote for the end or the beginning of a string.
    """
    if '\\"' not in source.text:
        return None
    tokens = tokenise(source.text, Place(source, 0, len(source.text)))
    start = max(find_call(tokens, "metadata"), 0)
    odd: Token | None = None
    depth, quoted = 0, False
    for token in tokens[start:]:
        if odd is None and token.type == "STRING" and token.text.count('"') % 2:
            odd = token
        for character in token.text:
            if character == '"':
                quoted = not quoted
            elif not quoted:
                depth += (character == "(") - (character == ")")
        if depth == 0:
            return None
    return Place(source, odd.start, odd.end) if odd is not None else None


def _is_ai_define(node: Node) -> bool:
    """``(ai "Hex_ai")``: a definition of the library for AI players, which always matches."""
    return isinstance(node, Call) and node.name == "ai" and all(isinstance(a, String) for a in node.arguments)


def _read(tokens: Sequence[Token], depth: int) -> list[Node]:
    """The nodes that tokens make, as far as they can be read."""
    nodes: list[Node] = []
    i = 0
    while i < len(tokens) and depth < MAX_NESTING:
        label = tokens[i] if tokens[i].type == "LABEL" else None
        i += label is not None
        if i == len(tokens):
            break
        token = tokens[i]
        last = closing(tokens, i) if token.type in ("LPAR", "LBRACE") else i
        node = _node(tokens[i : last + 1], depth) if last >= 0 else None
        if node is None:
            break
        if label is not None:
            node = Named(label.source, label.start, node.end, None, label.text[:-1], node)
        nodes.append(node)
        i = last + 1
    return nodes


def _node(tokens: Sequence[Token], depth: int) -> Node | None:
    """The node that tokens make which are one leaf, or a bracket with what it holds; None if it cannot be read."""
    first, last = tokens[0], tokens[-1]
    text = first.text
    match first.type:
        case "LPAR":
            return Call(first.source, first.start, last.end, None, tuple(_read(tokens[1:-1], depth + 1)))
        case "LBRACE":
            return Array(first.source, first.start, last.end, None, tuple(_read(tokens[1:-1], depth + 1)))
        case "WORD":
            return Word(first.source, first.start, first.end, None, text)
        case "NUMBER":
            return Number(first.source, first.start, first.end, None, text)
        case "STRING":
            return String(first.source, first.start, first.end, None, text[1:-1].replace('\\"', "'"))
    return None
