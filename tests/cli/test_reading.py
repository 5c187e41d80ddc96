"""The commands that read: expand, fmt, tree."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ludkit.cli.main import main

GAME = """(game "A" ("Two") (equipment {(board <Size:b>)}))
(define "Two" (players 2)) // two
(option "Size" <Size> args:{<b>} {(item "3" <(square 3)> "3x3.")* (item "4" <(square 4)> "4x4.")})
"""


def run(*arguments: str, text: str | None = None) -> Result:
    return CliRunner().invoke(main, arguments, input=text)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "a.lud"
    file.write_text(GAME)
    return file


def test_expand(game: Path) -> None:
    result = run("expand", str(game), "--option", "Size/4")
    assert result.exit_code == 0
    assert result.stdout == '(game "A" (players 2) (equipment {(board (square 4))}))\n'


def test_expand_says_what_is_wrong(game: Path) -> None:
    result = run("expand", str(game), "--option", "Size/5")
    assert result.exit_code == 1
    assert 'error[L205]: there is no option "Size/5"' in result.stderr
    assert 'hint: did you mean "Size/4"? the items of "Size" are 3, 4\n' in result.stderr


def test_a_missing_define_asks_for_the_library() -> None:
    result = run("expand", "-", text='(game "A" ("HopCapture"))')
    assert result.exit_code == 1
    assert result.stderr == (
        '-:1:12: error[L201]: there is no define "HopCapture"\n'
        '  1 | (game "A" ("HopCapture"))\n'
        "    |            ^^^^^^^^^^^^\n"
        "  hint: defines of Ludii are found with --library Ludii.jar (or LUDII_JAR)\n"
    )


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (None, "error: cannot read {file}: No such file or directory\n"),
        (b"\xff\xfe", "error: {file} is not text: byte 0 is not UTF-8\n"),
    ],
)
@pytest.mark.parametrize("command", ["expand", "fmt", "tree"])
def test_what_is_no_text_is_refused(tmp_path: Path, command: str, data: bytes | None, message: str) -> None:
    file = tmp_path / "b.lud"
    if data is not None:
        file.write_bytes(data)
    result = run(command, str(file))
    assert result.exit_code == 2
    assert result.stderr == message.format(file=file)


def test_a_bad_library_is_refused(game: Path, tmp_path: Path) -> None:
    result = run("expand", str(game), "--library", str(tmp_path / "none"))
    assert result.exit_code == 2
    assert result.stderr == f"error: there is no game library at {tmp_path / 'none'}\n"


def test_fmt(game: Path) -> None:
    assert run("fmt", "--check", str(game)).exit_code == 1
    assert game.read_text() == GAME
    result = run("fmt", str(game))
    assert (result.exit_code, result.stderr) == (0, f"changed {game}\n")
    assert game.read_text() == (
        '(game "A" ("Two") (equipment {(board <Size:b>)}))\n'
        "\n"
        '(define "Two" (players 2)) // two\n'
        "\n"
        '(option "Size" <Size> args:{<b>} {(item "3" <(square 3)> "3x3.")* (item "4" <(square 4)> "4x4.")})\n'
    )
    assert run("fmt", "--check", str(game)).exit_code == 0
    assert run("fmt", "-", text="(a\n1)").stdout == "(a 1)\n"


def test_fmt_goes_on_after_a_file_that_cannot_be_read(tmp_path: Path, game: Path) -> None:
    missing = tmp_path / "missing.lud"
    result = run("fmt", str(missing), str(game))
    said = f"error: cannot read {missing}: No such file or directory\nchanged {game}\n"
    assert (result.exit_code, result.stderr) == (2, said)


def test_fmt_leaves_faulty_files_as_they_are(tmp_path: Path, game: Path) -> None:
    file = tmp_path / "b.lud"
    file.write_text("(a\n(b 1)")
    result = run("fmt", str(file), str(game))
    assert result.exit_code == 1
    assert "error[L101]" in result.stderr and f"changed {game}" in result.stderr
    assert file.read_text() == "(a\n(b 1)"


def test_tree(game: Path) -> None:
    result = run("tree", str(game), "--depth", "2")
    assert result.exit_code == 0
    assert [line.strip().split("  ", 1) for line in result.stdout.splitlines()[:2]] == [
        ["1:1", "document"],
        ["1:1", '  (game "A"'],
    ]


def test_tree_as_json_and_dot() -> None:
    data = json.loads(run("tree", "-", "--format", "json", text='(a if:"x")').stdout)
    assert data["children"][0]["children"][0] == {
        "type": "named",
        "text": "if",
        "line": 1,
        "column": 4,
        "children": [{"type": "string", "text": "x", "line": 1, "column": 7}],
    }
    assert run("tree", "-", "--format", "dot", text='(a "x")').stdout.splitlines() == [
        "digraph description {",
        '  node [shape=box, fontname="Helvetica"];',
        '  n0 [label="document"];',
        '  n1 [label="a"];',
        "  n0 -> n1;",
        '  n2 [label="\\"x\\""];',
        "  n1 -> n2;",
        "}",
    ]
    assert run("tree", "-", text="(a").exit_code == 1
