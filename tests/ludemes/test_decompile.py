"""Decompiled Python makes the same tree again, and can do nothing else."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludkit.ludemes import construct
from ludkit.ludemes.decompile import decompile
from ludkit.ludemes.stating.code import WIDTH
from ludkit.resources import games_folder
from ludkit.syntax.layout import layout
from ludkit.syntax.lexer import MAX_NESTING
from ludkit.syntax.parser import parse
from ludkit.syntax.tree import Document
from tests.oracle import ORACLE, index, needs_oracle, read_gzip
from tests.score import pick

GAMES = sorted(games_folder().glob("*.lud"))


def run(code: str) -> Document:
    names: dict[str, Any] = {"__name__": "decompiled"}
    exec(compile(code, "decompiled.py", "exec"), names)
    made = names["describe"]()
    assert isinstance(made, Document)
    return made


def assert_there_and_back(text: str) -> str:
    """The text's decompiled Python, which makes the same tree and the same faults again."""
    read = parse(text)
    code = decompile(read.document)
    again = parse(layout(run(code)))
    assert again.document == read.document
    assert [fault.message for fault in again.diagnostics] == [fault.message for fault in read.diagnostics]
    return code


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_projects_games(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    code = assert_there_and_back(text)
    assert layout(run(code)) == text, "comments and layout too"
    assert "call(" not in code, "checked constructors only"


@needs_oracle
@pytest.mark.oracle
def test_library_descriptions() -> None:
    for path in pick(sorted((ORACLE / "library" / "lud").rglob("*.lud")), 30):
        code = assert_there_and_back(path.read_text(encoding="utf-8"))
        long = [line for line in code.splitlines() if len(line) > WIDTH]
        assert not long, path


@needs_oracle
@pytest.mark.oracle
def test_constructors_take_all_that_ludii_compiles() -> None:
    for game in pick([game for game in index() if "error" not in game and "expanded" in game], 15):
        code = decompile(parse(read_gzip(ORACLE / game["expanded"])).document)
        assert not re.search(r"\b(call|bare)\(", code), game["lud"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("(to if:(is Empty (to)))", "to(if_=is_(Empty, to()))"),
        ("(= (count Moves) 0)", "count(Moves) == 0"),
        ("(= 0 (count Moves))", "equals(0, count(Moves))"),
        ("(- 1 (count Moves))", "1 - count(Moves)"),
        ("(+ {1 2})", "plus([1, 2])"),
        ("(^ -1 (count Moves))", "(-1) ** count(Moves)"),
        ("(* (+ (counter) 1) (- (counter) 1))", "(counter() + 1) * (counter() - 1)"),
        ("(sites Direction from:(from) E)", "sites(Direction, E, from_=from_())"),
        ("(is Line 3)", "is_(Line, 3)"),
        ('("Define" 1 if:#2)', 'use("Define", 1, named("if", parameter(2)))'),
        ('(or "HopCapture" (pass))', 'or_(bare("HopCapture"), pass_())'),
        ("(nonsense 1 <A:b> {x 1..3})", 'call("nonsense", 1, reference("A", "b"), [word("x"), interval(1, 3)])'),
        ("(hex 1.50 true)", 'call("hex", number("1.50"), word("true"))'),
        ("()", "call()"),
        ("(#1 2)", "call(parameter(1), 2)"),
        ("(to else:3 1)", 'call("to", named("else", 3), 1)'),
        ("{ } **", "[], word(\"**\")"),
    ],
)  # fmt: skip
def test_how_nodes_are_written(text: str, code: str) -> None:
    assert f"return document({code})\n" in assert_there_and_back(text)


HOSTILE = [
    'a"); import os; os.system("true") #',
    "a'); raise SystemExit #",
    '"""',
    "'''",
    "{0}{names}%s%(x)s",
    "line\nbreak\r\ttab \x0b \x85 \u2028",
    "\\N{DIGIT ONE}\\x41\\u0041",
    "ünïcödé 日本語 🂡 \u202e",
]


@pytest.mark.parametrize("value", HOSTILE)
def test_text_of_a_description_is_only_ever_text(value: str) -> None:
    quoted = value.replace('"', '\\"')
    comment = value.replace("\n", " ").replace("\r", " ")
    text = f'// {comment}\n(game "{quoted}" (players 2))\n(define "{quoted}" "{quoted}")\n("{quoted}")\n'
    code = assert_there_and_back(text)
    assert_only_constructors(code)


@settings(deadline=None)
@given(st.text(st.characters(exclude_characters="\0"), max_size=40))
def test_any_text_is_quoted_safely(value: str) -> None:
    quoted = value.replace('"', '\\"')
    if not value.endswith("\\"):
        assert_only_constructors(decompile(parse(f'(piece "{quoted}")').document))
    assert_only_constructors(decompile(parse(value).document))


def assert_only_constructors(code: str) -> None:
    """The module consists of imports and one function that calls nothing but constructors."""
    module = ast.parse(code)
    _, construct_import, syntax_import, function, main = module.body
    assert isinstance(construct_import, ast.ImportFrom) and isinstance(syntax_import, ast.ImportFrom)
    assert {name.name for name in construct_import.names} <= {*construct.__all__}
    assert isinstance(function, ast.FunctionDef) and isinstance(main, ast.If)
    for node in ast.walk(function):
        assert not isinstance(node, ast.Attribute | ast.Subscript | ast.Lambda | ast.JoinedStr | ast.Import)
        if isinstance(node, ast.Call):
            assert isinstance(node.func, ast.Name) and node.func.id in construct.__all__


@pytest.mark.parametrize(
    ("opening", "closing", "written"), [("(not ", ")", "not_("), ("{", "}", "["), ("(nonsense x:", ")", "call(")]
)
def test_what_is_nested_deep_gets_variables(opening: str, closing: str, written: str) -> None:
    depth = MAX_NESTING // 2 - 1
    code = assert_there_and_back(opening * depth + "True" + closing * depth)
    assert f"    part_1 = {written}" in code
    assert max(len(line) for line in code.splitlines()) <= WIDTH


def test_long_texts_are_broken_between_words() -> None:
    words = " ".join(["word"] * 60)
    code = assert_there_and_back(f'(metadata (info {{ (description "{words}") (source "{"x" * 300}") }}))')
    assert max(len(line) for line in code.splitlines()) <= WIDTH


def test_comments_are_kept_with_what_follows_them() -> None:
    text = "// one\n(or { // two\n (pass) // three\n})\n// four\n"
    code = assert_there_and_back(text)
    assert 'comment("one"), or_([comment("two"), pass_(), comment("three")]), comment("four")' in code


def test_unfinished_descriptions_keep_their_placeholders() -> None:
    code = assert_there_and_back("(game \"Lost\" (players [2 | 4]) (rules (play [#]) count:[10..12]))")  # fmt: skip
    assert 'play(word("["), word("#"), word("]"))' in code


@needs_oracle
@pytest.mark.oracle
@settings(deadline=None, max_examples=60)
@given(st.data())
def test_no_text_is_too_broken(data: st.DataObject) -> None:
    """Edits of a description, which break brackets and strings: its tree can still be written, whatever it is."""
    text = (ORACLE / "library" / "lud" / "board" / "space" / "connection" / "Hex.lud").read_text(encoding="utf-8")
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(start + 12, len(text))))
        text = text[:start] + data.draw(st.sampled_from(EDITS)) + text[end:]
    assert_only_constructors(decompile(parse(text).document))


EDITS = [
    "",
    '"',
    "(",
    ")",
    "{",
    "}",
    "<",
    ">",
    "#1",
    "..",
    "[#]",
    "//",
    "\\",
    "*",
    ":",
    " x:",
    "\n",
    "é",
    "<A:b>",
    '"x"',
    "\0",
]
