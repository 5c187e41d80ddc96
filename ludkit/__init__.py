"""ludkit: parse, check, generate, play and cross-check Ludii game descriptions (`.lud`).

A description is given as its text, as the `Path` of its file or as its tree::

    import ludkit
    from pathlib import Path

    result = ludkit.check(Path("games/hex.lud"))    # every fault, and the typed ludemes
    game = ludkit.load(result)                      # a game that plays
    position = game.start(seed=1)
    position.play(position.legal()[0])

To read and write descriptions:

    parse               text to tree: a `ParseResult` with the `Document` and what is wrong with the text
    replace             a tree with some of its `Node`s replaced
    source_text         a tree as text, what was not edited as it was read
    format              a description in canonical layout
    expand              defines, options and ranges made plain: an `Expansion`
    check               every fault as a `Diagnostic`, and the typed game: a `CheckResult` of `Ludeme`s and `Constant`s
    read_metadata       the metadata as data: `Metadata`
    open_library        Ludii's game library, out of Ludii.jar or a folder: a `Library`

To play:

    build_board         the `Board` of a typed game: its sites, and how they are related
    with_board          what `check` found, and whether the board can be built
    load                a `Game`; its `start` gives a `Position`, whose legal moves are `Move`s
    read_trace          a recorded playout: a `Trace`

What is raised: `DescriptionError`, `UnreadableError`, `UnsupportedError`, `BoardError`, `PlayError`, `TraceError`.

Rules are stated in Python with `ludkit.ludemes.construct`. docs/python.md goes through all of it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludkit.board.board import Board as Board
    from ludkit.board.board import build_board as build_board
    from ludkit.board.checking import with_board as with_board
    from ludkit.board.elements import BoardError as BoardError
    from ludkit.crosscheck.traces import Trace as Trace
    from ludkit.crosscheck.traces import TraceError as TraceError
    from ludkit.crosscheck.traces import read_trace as read_trace
    from ludkit.engine import Game as Game
    from ludkit.engine import Move as Move
    from ludkit.engine import PlayError as PlayError
    from ludkit.engine import Position as Position
    from ludkit.engine import UnsupportedError as UnsupportedError
    from ludkit.engine.load import load as load
    from ludkit.expand import Expansion as Expansion
    from ludkit.expand.expansion import expand as expand
    from ludkit.library import Library as Library
    from ludkit.library import open_library as open_library
    from ludkit.ludemes.checker import CheckResult as CheckResult
    from ludkit.ludemes.checker import check as check
    from ludkit.ludemes.metadata import Metadata as Metadata
    from ludkit.ludemes.metadata import read_metadata as read_metadata
    from ludkit.ludemes.typed import Constant as Constant
    from ludkit.ludemes.typed import Ludeme as Ludeme
    from ludkit.syntax import DescriptionError as DescriptionError
    from ludkit.syntax import Diagnostic as Diagnostic
    from ludkit.syntax import Document as Document
    from ludkit.syntax import Node as Node
    from ludkit.syntax import ParseResult as ParseResult
    from ludkit.syntax import UnreadableError as UnreadableError
    from ludkit.syntax import parse as parse
    from ludkit.syntax import replace as replace
    from ludkit.syntax import source_text as source_text
    from ludkit.syntax.layout import layout as format

__all__ = [
    "Board",
    "BoardError",
    "CheckResult",
    "Constant",
    "DescriptionError",
    "Diagnostic",
    "Document",
    "Expansion",
    "Game",
    "Library",
    "Ludeme",
    "Metadata",
    "Move",
    "Node",
    "ParseResult",
    "PlayError",
    "Position",
    "Trace",
    "TraceError",
    "UnreadableError",
    "UnsupportedError",
    "build_board",
    "check",
    "expand",
    "format",
    "load",
    "open_library",
    "parse",
    "read_metadata",
    "read_trace",
    "replace",
    "source_text",
    "with_board",
]

_HOMES = {
    "board.board": ("Board", "build_board"),
    "board.checking": ("with_board",),
    "board.elements": ("BoardError",),
    "crosscheck.traces": ("Trace", "TraceError", "read_trace"),
    "engine": ("Game", "Move", "PlayError", "Position", "UnsupportedError", "load"),
    "expand": ("Expansion",),
    "library": ("Library", "open_library"),
    "ludemes.checker": ("CheckResult", "check"),
    "ludemes.metadata": ("Metadata", "read_metadata"),
    "ludemes.typed": ("Constant", "Ludeme"),
    "syntax": (
        *("DescriptionError", "Diagnostic", "Document", "Node", "ParseResult", "UnreadableError"),
        *("parse", "replace", "source_text"),
    ),
}
"""Where the names of the everyday API live, `format` (which is `ludkit.syntax.layout.layout`) and `expand` aside."""

_HOME_OF = {name: (home, name) for home, names in _HOMES.items() for name in names}
_HOME_OF["format"] = ("syntax.layout", "layout")
_ROOM_AND_FUNCTION = "expand"
"""The one function that is called like its room: the room itself can be called."""


def __getattr__(name: str) -> object:
    """Import a name of the everyday API when it is first used, so that no command waits for rooms it does not need."""
    if name == _ROOM_AND_FUNCTION:
        return import_module(f"ludkit.{name}")
    if name not in _HOME_OF:
        raise AttributeError(f"module 'ludkit' has no attribute {name!r}")
    home, original = _HOME_OF[name]
    value = globals()[name] = getattr(import_module(f"ludkit.{home}"), original)
    return value


def __dir__() -> list[str]:
    """The everyday API, also what is not imported yet."""
    return sorted({*globals(), *__all__})
