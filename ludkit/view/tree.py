"""Trees of descriptions as text, JSON, Graphviz and HTML.

Nothing here recurses, so that a tree of any depth that can be read can be shown. ``depth`` cuts the tree: 0 shows
only the top node, and what is left out below a node is counted.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludkit.syntax.tree import (
    Angle,
    Array,
    Call,
    Document,
    Group,
    Leaf,
    Named,
    Node,
    Range,
    String,
)
from ludkit.view.canvas import escape
from ludkit.view.text import printable


def tree_text(tree: Node, depth: int | None = None) -> str:
    """One line a node, indented by depth, with its line and column; calls of plain words stay on one line."""
    lines: list[tuple[str, str]] = []
    for node, level, prefix, left_out in _visits(tree, depth):
        more = f" … {left_out} more" if left_out else ""
        lines.append(("  " * level + prefix + _line(node) + more, f"{node.place.line}:{node.place.column}"))
    width = max(len(place) for _, place in lines)
    return "".join(f"{place:>{width}}  {printable(_one_line(text))}\n" for text, place in lines)


def tree_data(tree: Node, depth: int | None = None) -> dict[str, Any]:
    """The tree as plain data for JSON: ``type``, ``text``, ``line``, ``column`` and ``children``."""
    top: dict[str, Any] = {}
    waiting: list[tuple[Node, int, list[dict[str, Any]] | None]] = [(tree, 0, None)]
    while waiting:
        node, level, siblings = waiting.pop()
        data: dict[str, Any] = {"type": type(node).__name__.lower()}
        if text := _data_text(node):
            data["text"] = text
        data |= {"line": node.place.line, "column": node.place.column}
        if siblings is None:
            top = data
        else:
            siblings.append(data)
        children = _children(node)
        if children and depth is not None and level >= depth:
            data["left_out"] = len(children)
        elif children:
            data["children"] = []
            waiting += [(child, level + 1, data["children"]) for child in reversed(children)]
    return top


def tree_dot(tree: Node, depth: int | None = None) -> str:
    """The tree for Graphviz: ``dot -Tsvg``."""
    lines = ["digraph description {", '  node [shape=box, fontname="Helvetica"];']
    waiting: list[tuple[Node, int, int]] = [(tree, 0, -1)]
    count = 0
    while waiting:
        node, level, parent = waiting.pop()
        number, count = count, count + 1
        text = _own_text(node) or _BRACKETS.get(type(node), ("document", ""))[0]
        lines.append(f'  n{number} [label="{_dot_escape(text)}"];')
        if parent >= 0:
            lines.append(f"  n{parent} -> n{number};")
        if depth is None or level < depth:
            waiting += [(child, level + 1, number) for child in reversed(_children(node))]
    return "\n".join([*lines, "}"]) + "\n"


def tree_html(tree: Node, depth: int | None = None) -> str:
    """The tree as nested parts of a page that open and close; a fragment for `ludkit.view.html`."""
    parts: list[str] = []
    open_levels: list[int] = []
    visits = list(_visits(tree, depth))
    for index, (node, level, prefix, left_out) in enumerate(visits):
        while open_levels and open_levels[-1] >= level:
            open_levels.pop()
            parts.append("</details>")
        text = f"<code>{escape(prefix + _line(node))}</code>" + (f" … {left_out} more" if left_out else "")
        if index + 1 < len(visits) and visits[index + 1][1] > level:
            parts.append(f'<details open="open"><summary>{text}</summary>')
            open_levels.append(level)
        else:
            parts.append(f"<div>{text}</div>")
    return "\n".join([*parts, *["</details>" for _ in open_levels]])


def _visits(tree: Node, depth: int | None) -> Iterator[tuple[Node, int, str, int]]:
    """The nodes that have a line, in text order: level, what stands before them, and how many nodes are cut off."""
    waiting: list[tuple[Node, int, str]] = [(tree, 0, "")]
    while waiting:
        node, level, prefix = waiting.pop()
        if isinstance(node, Named):
            waiting.append((node.value, level, f"{prefix}{node.name}:"))
            continue
        below = [] if _is_plain(node) else _below(node)
        cut = depth is not None and level >= depth
        yield node, level, prefix, len(below) if cut else 0
        if not cut:
            waiting += [(child, level + 1, "") for child in reversed(below)]


def _below(node: Node) -> list[Node]:
    """The nodes that get lines of their own below a node's line: all from the first that holds something itself."""
    children = list(node.children)
    return children[_leading_leaves(node) :]


def _leading_leaves(node: Node) -> int:
    """How many children stand on the node's own line: a call's head and the words that follow it."""
    if not isinstance(node, Call):
        return 0
    return next((i for i, child in enumerate(node.items) if not _is_leaf(child)), len(node.items))


def _children(node: Node) -> list[Node]:
    """The children that a node's own text does not tell."""
    if _is_leaf(node):
        return []
    return list(node.arguments) if isinstance(node, Call) and node.name else list(node.children)


def _is_leaf(node: Node) -> bool:
    return not node.children or isinstance(node, Range)


def _is_plain(node: Node) -> bool:
    """Whether a node is shown on one line with all that is in it: it holds nothing but leaves."""
    return not isinstance(node, Document) and all(_is_leaf(child) for child in node.children)


def _line(node: Node) -> str:
    """What a node's line says: all of a plain node, otherwise what comes before the first line below it."""
    if _is_leaf(node) and not isinstance(node, Group):
        return _own_text(node)
    opening, closing = _BRACKETS.get(type(node), ("document", ""))
    if _is_plain(node):
        return opening + " ".join(_line(child) for child in node.children) + closing
    return opening + " ".join(_line(child) for child in node.children[: _leading_leaves(node)])


_BRACKETS: dict[type[Node], tuple[str, str]] = {Call: ("(", ")"), Array: ("{", "}"), Angle: ("<", ">")}


def _own_text(node: Node) -> str:
    """What a node says besides its children, as it is written: a leaf, a call's name, an argument's name."""
    match node:
        case Leaf(written=written):
            return written
        case Call():
            return node.name
        case Named(name=name):
            return f"{name}:"
        case Range(low=low, high=high):
            return f"{_own_text(low)}..{_own_text(high)}"
    return ""


def _data_text(node: Node) -> str:
    """What a node says besides its children, as data: without quotes and colons."""
    match node:
        case String(value=value):
            return value
        case Named(name=name):
            return name
    return _own_text(node)


def _one_line(text: str) -> str:
    return text.replace("\r", "").replace("\n", "\\n")


def _dot_escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
