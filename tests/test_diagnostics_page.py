"""Every code has an example that really gives it, and docs/diagnostics.md is made from the table of codes.

With ``LUDKIT_UPDATE_GOLDEN=1`` the page is written anew.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludkit.board.checking import with_board
from ludkit.library import open_library
from ludkit.ludemes.checker import check
from ludkit.syntax.codes import CODES, Code
from ludkit.syntax.diagnostics import Severity

PAGE = Path(__file__).resolve().parents[1] / "docs" / "diagnostics.md"

GAME = """(game "Example" (players 2) (equipment { (board (square 3)) (piece "Disc" Each) })
    (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))
"""
_DEEP = f'(define "A" {"(not " * 150}#1{")" * 150})\n(define "B" ("A" ("A" ("A" True))))\n'
_CALLS = '("A") ' * 300
_MANY = " ".join(f'(item "{n}" <{n}> "{n}.")' for n in range(3, 100))

LONG_EXAMPLES: dict[str, dict[str, Any]] = {
    "L110": {"description": "\0"},
    "L111": {"description": "(" * 300 + ")" * 300},
    "L203": {"description": f'(define "A" "{"x" * 5000}")\n' + GAME.replace("(is Line 3)", f"(or {{ {_CALLS} }})")},
    "L205": {"description": GAME, "options": ["Board Size/100x100"]},
    "L206": {"description": GAME, "ruleset": "Ruleset/No Such"},
    "L311": {"description": _DEEP + GAME.replace("(is Line 3)", '("B")')},
    "L515": {
        "description": f'(option "Size" <Size> args:{{ <n> }} {{ {_MANY} }})\n'
        + GAME.replace("(square 3)", "(square <Size:n>)")
    },
}
"""What gives a code whose own example is no description, or would be too long for the page."""

NEEDS_LIBRARY = frozenset({"L504"})


@pytest.mark.parametrize("code", [code for code in CODES if code not in NEEDS_LIBRARY])
def test_the_example_gives_the_code(code: str) -> None:
    result = with_board(check(**LONG_EXAMPLES.get(code, {"description": CODES[code].example})))
    assert code in [diagnostic.code for diagnostic in result.diagnostics]


def test_an_example_that_needs_a_library(tmp_path: Path) -> None:
    for folder in ("lud", "def"):
        (tmp_path / folder).mkdir()
    result = check(GAME + CODES["L504"].example, library=open_library(tmp_path))
    assert "L504" in [diagnostic.code for diagnostic in result.diagnostics]


def test_codes_are_numbered_by_what_they_are() -> None:
    for name, code in CODES.items():
        assert name == code.code
        assert name[0] == "L" and name[1] in "12345" and name[2:].isdecimal() and len(name) == 4
        assert (name[1] == "5") == (code.severity is Severity.WARNING)


def test_the_page_is_made_from_the_table() -> None:
    text = "".join(page())
    if os.environ.get("LUDKIT_UPDATE_GOLDEN"):
        PAGE.write_text(text, encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == text


def page() -> Iterator[str]:
    """The lines of docs/diagnostics.md."""
    yield "# Diagnostics\n\n"
    yield "What `ludkit check` and the other commands that read descriptions say, by code. A code never changes its\n"
    yield "meaning. Errors are what keeps Ludii from compiling a description; warnings leave its verdict alone.\n\n"
    for kind, title in SECTIONS.items():
        yield f"## {title}\n\n"
        for code in sorted(CODES.values(), key=lambda code: code.code):
            if code.code[1] == kind:
                yield from _entry(code)


SECTIONS = {
    "1": "Reading",
    "2": "The library, options and defines",
    "3": "Clauses",
    "4": "Names, and the creation of the game",
    "5": "Warnings",
}


def _entry(code: Code) -> Iterator[str]:
    yield f"### {code.code}: {code.title}\n\n{code.explanation}\n\n"
    if code.example:
        yield f"```text\n{code.example.rstrip()}\n```\n\n"
