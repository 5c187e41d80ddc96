"""``ludkit tree``"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

import click

from ludkit.cli.common import INVALID, OK, has_errors, print_diagnostics, read_text
from ludkit.syntax import Node, parse
from ludkit.syntax.tree import Angle, Array, Call, Document, Leaf, Named, Range, String

EPILOG = """\b
Example:
  ludkit tree games/hex.lud --depth 3
  ludkit tree games/hex.lud --format dot | dot -Tsvg > hex.svg
"""


@click.command(epilog=EPILOG)
@click.argument("file")
@click.option("--depth", type=click.IntRange(min=0), help="Show this many levels.")
@click.option("--format", "form", type=click.Choice(["text", "json", "dot"]), default="text", help="How to show it.")
def command(file: str, depth: int | None, form: str) -> None:
    """Show the tree of a description as it is written.

    FILE is a .lud or .def file, or - for stdin. In text, each node stands with its line and column.
    """
    result = parse(read_text(file), file)
    print_diagnostics(result.diagnostics)
    if form == "json":
        click.echo(json.dumps(as_data(result.document, depth), ensure_ascii=False))
    else:
        for line in as_text(result.document, depth) if form == "text" else as_dot(result.document, depth):
            click.echo(line)
    sys.exit(INVALID if has_errors(result.diagnostics) else OK)


def as_text(node: Node, depth: int | None) -> Iterator[str]:
    """The tree with a line a node, indented."""
    for level, item in _nodes(node, depth):
        place = item.place
        yield f"{'  ' * level}{_label(item)}  {place.line}:{place.column}"


def as_dot(node: Node, depth: int | None) -> Iterator[str]:
    """The tree in Graphviz's language."""
    yield "digraph tree {"
    yield "  node [shape=box, fontname=monospace];"
    above: list[int] = []
    for number, (level, item) in enumerate(_nodes(node, depth)):
        yield f"  n{number} [label={json.dumps(_label(item), ensure_ascii=False)}];"
        del above[level:]
        if above:
            yield f"  n{above[-1]} -> n{number};"
        above.append(number)
    yield "}"


def as_data(node: Node, depth: int | None) -> dict[str, Any]:
    """The tree as objects: ``type``, ``text`` of a leaf or a label, ``line``, ``column``, and ``children``."""
    place = node.place
    data: dict[str, Any] = {"type": type(node).__name__.lower()}
    if isinstance(node, String):
        data["text"] = node.value
    elif isinstance(node, Leaf):
        data["text"] = node.written
    elif isinstance(node, Named):
        data["text"] = node.name
    data |= {"line": place.line, "column": place.column}
    below = None if depth is None else depth - 1
    if node.children and below != -1:
        data["children"] = [as_data(child, below) for child in node.children]
    return data


def _nodes(node: Node, depth: int | None) -> Iterator[tuple[int, Node]]:
    pending = [(0, node)]
    while pending:
        level, item = pending.pop()
        yield level, item
        if depth is None or level < depth:
            pending.extend((level + 1, child) for child in reversed(item.children))


def _label(node: Node) -> str:
    match node:
        case Document():
            return "document"
        case Call():
            return "( )"
        case Array():
            return "{ }"
        case Angle():
            return "< >"
        case Range():
            return ".."
        case Named(name=name):
            return f"{name}:"
        case Leaf(written=written):
            return written
    raise TypeError(f"{node!r} has no label")
