"""Names: every string of a game must be one that it declares, or near one, as Ludii checks it before it compiles.

Ludii does this on the text of the expanded game, as it lays it out: it takes the strings of certain calls for known
(`DECLARING`), then looks at every string, wherever it stands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from ludkit.ludemes import codes, wording
from ludkit.ludemes.checking.coordinates import is_coordinate
from ludkit.ludemes.checking.matcher import java_int
from ludkit.ludemes.schema import Schema
from ludkit.syntax.diagnostics import Diagnostic
from ludkit.syntax.tree import Array, Call, Named, Node, String, Word

ALWAYS_KNOWN = ("Player", "Board", "Hand", "Ball", "Bag", "Domino")
"""Names that are known in every game."""

DECLARING: tuple[tuple[str, str, bool], ...] = (
    ("game", "", True),
    ("match", "", True),
    ("subgame", "", False),
    ("players", "", False),
    ("equipment", "", False),
    ("phase", "", True),
    ("vote", "", True),
    ("move", "Vote", True),
    ("is", "Proposed", True),
    ("is", "Decided", True),
    ("note", "", True),
    ("trigger", "", True),
    ("is", "Trigger", True),
    ("trackSite", "", False),
    ("set", "Var", False),
    ("var", "", False),
    ("remember", "", False),
    ("set", "RememberValue", False),
    ("values", "Remembered", False),
)
"""The calls whose strings are known: how their head begins, or their head and how the word after it begins; whether
only their first string (that is no coordinate) counts."""

SPARE_LETTERS = 2
"""How many letters a string may have more or less than the known name that it holds or that holds it."""

LINE_WIDTH = 78
"""The width of the lines in which Ludii lays out the expanded game."""

INDENT = 4


@dataclass(slots=True)
class _Found:
    """What one pass over the game collects."""

    known: set[str] = field(default_factory=lambda: set(ALWAYS_KNOWN))
    used: dict[str, String] = field(default_factory=dict)
    times: Counter[str] = field(default_factory=Counter)


def check_names(nodes: Sequence[Node], schema: Schema) -> list[Diagnostic]:
    """The strings that name nothing, each at the first place where it stands, and a player count that cannot be read.

    ``nodes`` are the expanded game and what else stands beside it, which Ludii looks at as well. What stands in a
    ludeme of the game that is unknown may declare names, and so may a define that is unknown.
    """
    diagnostics = list(_players(nodes))
    found = _Found()
    for node in nodes:
        _collect(node, found)
    for call in nodes[0].walk():
        if isinstance(call, Call) and isinstance(call.head, String):
            return diagnostics
        if isinstance(call, Call) and call.name not in schema.by_head:
            found.known.update(map(_plain, _strings(call)))
    for text, node in found.used.items():
        if not text:
            diagnostics.append(codes.EMPTY_NAME.at(node.place, "an empty string names nothing"))
        elif not is_coordinate(text) and not _is_known(text, found.known):
            more = found.times[text] - 1
            message = f'nothing here is called "{text}"' + (f" (nor where it stands {more} times more)" if more else "")
            near = wording.nearest(text, sorted(found.known))
            hint = f'did you mean "{near}"?' if near else "is it a misspelt define or piece?"
            diagnostics.append(codes.UNKNOWN_NAME.at(node.place, message, hint))
    return diagnostics


def declared_names(game: Node) -> set[str]:
    """The strings that a game declares, and those that are always known."""
    found = _Found()
    _collect(game, found)
    return found.known


def _is_known(text: str, known: set[str]) -> bool:
    if text in known:
        return True
    return any((text in name or name in text) and abs(len(name) - len(text)) <= SPARE_LETTERS for name in known)


def _collect(game: Node, found: _Found) -> None:
    """Gather known and used strings: those that a declaring call holds count for each such call around them."""
    lengths = _Lengths()
    # A node, how deep it is nested, and how much room the label before it takes.
    stack: list[tuple[Node, int, int]] = [(game, 0, 0)]
    while stack:
        node, depth, label = stack.pop()
        if isinstance(node, String):
            text = _plain(node)
            found.used.setdefault(text, node)
            found.times[text] += 1
            continue
        if isinstance(node, Call):
            _declare(node, INDENT * depth + label, lengths, found.known)
        inner = node.arguments if isinstance(node, Call) and not isinstance(node.head, String) else node.children
        for child in reversed(inner):
            if isinstance(child, Named):
                stack.append((child.value, depth + 1, len(child.name) + 1))
            else:
                stack.append((child, depth + 1, 0))


def _declare(call: Call, column: int, lengths: _Lengths, known: set[str]) -> None:
    for head, word, first_only in _declaring(call.name):
        if word and not (call.name == head and _follows(call, word) and lengths.on_one_line(call, column)):
            continue
        for text in map(_plain, _strings(call)):
            if text and not is_coordinate(text):
                known.add(text)
                if first_only:
                    break


@lru_cache(maxsize=4096)
def _declaring(name: str) -> tuple[tuple[str, str, bool], ...]:
    """The rules of `DECLARING` for calls of this name."""
    return tuple(rule for rule in DECLARING if name.startswith(rule[0]))


def _follows(call: Call, word: str) -> bool:
    first = call.arguments[0] if call.arguments else None
    return isinstance(first, Word) and first.text.startswith(word)


def _strings(node: Node) -> Iterator[String]:
    return (inner for inner in node.walk() if isinstance(inner, String))


def _plain(node: String) -> str:
    """A string as Ludii keeps it: an escaped quote becomes an apostrophe."""
    return node.value.replace('"', "'")


class _Lengths:
    """How long nodes are on one line, as Ludii lays them out."""

    def __init__(self) -> None:
        self._known: dict[int, int] = {}

    def on_one_line(self, node: Node, column: int) -> bool:
        """Whether the node fits on the line on which it begins at ``column`` (from 0)."""
        return column + self.length(node) <= LINE_WIDTH

    def length(self, node: Node) -> int:
        if id(node) not in self._known:
            self._known[id(node)] = self._length(node)
        return self._known[id(node)]

    def _length(self, node: Node) -> int:
        match node:
            case Named(name=name, value=value):
                return len(name) + 1 + self.length(value)
            case Call():
                return len("()") + len(node.name) + sum(1 + self.length(argument) for argument in node.arguments)
            case Array(items=items):
                return len("{ }") + sum(1 + self.length(item) for item in items)
            case String():
                return len(_plain(node)) + 2
        return len(wording.text_of(node))


def _players(nodes: Sequence[Node]) -> Iterator[Diagnostic]:
    """Ludii reads the number of players from the text: players in braces, or a whole number right after the head."""
    for call in (part for node in nodes for part in node.walk()):
        if isinstance(call, Call) and call.name.startswith("players"):
            listed = (inner for inner in call.walk() if isinstance(inner, Call) and inner is not call)
            if any(inner.name.startswith("player") and inner.name[6:7] != "s" for inner in listed):
                return
            count = call.arguments[0] if call.arguments else call
            if call.name != "players" or java_int(wording.text_of(count)) is None:
                yield codes.PLAYER_COUNT.at(
                    count.place,
                    f"the number of players is not {wording.found(count)}",
                    "`players` takes a whole number, or players in braces: `(players {(player N) (player S)})`",
                )
            return
