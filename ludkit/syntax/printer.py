"""From tree to text, without changing it: an unedited tree prints as the text it was read from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace as with_fields
from typing import TypeVar

from ludkit.syntax.layout import layout, layout_node
from ludkit.syntax.lexer import scan
from ludkit.syntax.parser import parse
from ludkit.syntax.source import Source
from ludkit.syntax.tree import Document, Group, Leaf, Named, Node, Range

N = TypeVar("N", bound=Node)


def replace(tree: N, edits: Iterable[tuple[Node, Sequence[Node]]]) -> N:
    """A tree with some of its nodes replaced, each by none, one or several others.

    A node is meant by identity, not equality. Raises ValueError if one is not in the tree, or if several or none
    are to stand where one must: behind a name, at the end of a range, as the tree itself.
    """
    new = {id(old): tuple(nodes) for old, nodes in edits}
    found: set[int] = set()
    result = _replaced(tree, new, found)
    if len(found) < len(new):
        raise ValueError("a node to be replaced is not in the tree")
    if len(result) != 1 or not isinstance(result[0], type(tree)):
        raise ValueError("a tree can only be replaced by one of its kind")
    return result[0]


def _replaced(node: Node, new: dict[int, tuple[Node, ...]], found: set[int]) -> tuple[Node, ...]:
    if id(node) in new:
        found.add(id(node))
        return new[id(node)]
    children = node.children
    parts = [_replaced(child, new, found) for child in children]
    if all(len(part) == 1 and part[0] is child for part, child in zip(parts, children, strict=True)):
        return (node,)
    if isinstance(node, Group):
        return (with_fields(node, items=tuple(item for part in parts for item in part)),)
    if any(len(part) != 1 for part in parts):
        raise ValueError("a name or the end of a range needs exactly one value")
    if isinstance(node, Named):
        return (with_fields(node, value=parts[0][0]),)
    assert isinstance(node, Range)
    return (with_fields(node, low=parts[0][0], high=parts[1][0]),)


def source_text(node: Node) -> str:
    """The text of a tree. Where it was edited (`replace`), the edit stands in place and all else is as it was read."""
    if isinstance(node, Document) and not node.source.text:
        return layout(node)
    printer = _Printer()
    printer.node(node)
    text = "".join(printer.texts)
    if isinstance(node, Document) and text != node.source.text and parse(node.source.text).document == node:
        # What seems to be taken away was never in the tree: the text has faults, which are part of it.
        return node.source.text
    return text


class _Printer:
    """Prints a tree over the text it was read from."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def node(self, node: Node) -> None:
        source = node.source
        if not source.text:
            self.texts.append(layout_node(node, self._indent()))
        elif isinstance(node, Leaf):
            read = source.text[node.start : node.end]
            self.texts.append(read if read == node.written else node.written)
        elif isinstance(node, Document):
            self._between(node.items, source, node.start, node.end)
        elif isinstance(node, Group):
            self.texts.append(source.text[node.start])
            closed = node.end - 1 if source.text[node.end - 1] in ")}>" and node.end - 1 > node.start else node.end
            self._between(node.items, source, node.start + 1, closed)
            self.texts.append(source.text[closed : node.end])
        elif isinstance(node, Named):
            self.texts.append(f"{node.name}:")
            self._between((node.value,), source, source.text.index(":", node.start) + 1, node.end)
        else:
            assert isinstance(node, Range)
            self.node(node.low)
            self.texts.append("..")
            self.node(node.high)

    def _between(self, nodes: Sequence[Node], source: Source, start: int, end: int) -> None:
        """Print nodes that stand between two places; those that are not of this text go where they belong."""
        at = start
        added: list[Node] = []
        for node in nodes:
            if node.source is source and at <= node.start and node.end <= end:
                self._gap(source.text[at : node.start], added)
                added = []
                self.node(node)
                at = node.end
            else:
                added.append(node)
        self._gap(source.text[at:end], added, last=True)

    def _gap(self, gap: str, added: list[Node], *, last: bool = False) -> None:
        """Print what stands between two nodes, with ``added`` nodes in place of those that it held."""
        lexemes = scan(Source("", gap)).lexemes if gap.strip() else []
        if lexemes:
            before, behind = gap[: lexemes[0].start], gap[lexemes[-1].end :]
            if not added:
                self.texts.append(before.rstrip() + behind if before.strip() or before else "")
                return
        elif not added:
            self.texts.append(gap)
            return
        elif last:
            before, behind = " ", gap.lstrip(" ")
        else:
            before, behind = gap, " "
        self.texts.append(before)
        for i, node in enumerate(added):
            if i > 0:
                self.texts.append(" ")
            self.node(node)
        self.texts.append(behind)

    def _indent(self) -> int:
        """How far the line is indented that is being printed."""
        text = "".join(self.texts[-20:])
        line = text.rpartition("\n")[2]
        return len(line) - len(line.lstrip(" "))
