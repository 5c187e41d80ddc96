"""The command ``check``: text, JSON lines, SARIF, exit codes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from ludkit.cli.main import main

GOOD = """(game "Example" (players 2)
    (equipment { (board (square 3)) (piece "Disc" Each) })
    (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))
"""
BAD = GOOD.replace("(sites Empty)", '("Free")') + '(define "Free" (stes Empty))\n'
WARNED = '(define "Unused" 1)\n' + GOOD


def run(*arguments: str, text: str | None = None) -> Result:
    return CliRunner().invoke(main, ["check", *arguments], input=text, env={"LUDII_JAR": ""})


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name, text in (("good", GOOD), ("bad one", BAD), ("warned", WARNED)):
        Path(f"{name}.lud").write_text(text, encoding="utf-8")


@pytest.mark.usefixtures("files")
def test_text() -> None:
    result = run("good.lud", "bad one.lud")
    assert result.exit_code == 1
    assert result.stderr == ""
    assert result.stdout == (
        "good.lud: no faults\n"
        "bad one.lud:4:17: error[L301]: there is no ludeme `stes`; "
        "`to` takes a region, an int, `(rotations …)`, `(apply …)`, Vertex, Edge or Cell here\n"
        '  4 | (define "Free" (stes Empty))\n'
        "    |                 ^^^^\n"
        '  in define "Free", called from bad one.lud:3:32\n'
        "  hint: did you mean `sites`? `to` is written "
        "(to [<siteType>] [<sites>] | [<int>] [level:<int>] [<rotations>] [if:<boolean>] [<apply>])\n"
        "bad one.lud: 1 error\n"
    )


@pytest.mark.usefixtures("files")
def test_warnings_leave_the_exit_code_alone() -> None:
    result = run("warned.lud")
    assert result.exit_code == 0
    assert result.stdout.endswith("warned.lud: 1 warning\n")


@pytest.mark.usefixtures("files")
def test_json_is_one_object_a_file() -> None:
    result = run("good.lud", "bad one.lud", "--format", "json")
    assert result.exit_code == 1
    good, bad = map(json.loads, result.stdout.splitlines())
    assert good == {"file": "good.lud", "ok": True, "diagnostics": []}
    assert (bad["file"], bad["ok"]) == ("bad one.lud", False)
    (fault,) = bad["diagnostics"]
    assert list(fault) == ["severity", "code", "message", "line", "column", "end_line", "end_column", "hint"]
    assert (fault["severity"], fault["code"]) == ("error", "L301")
    assert [fault[key] for key in ("line", "column", "end_line", "end_column")] == [4, 17, 4, 21]


@pytest.mark.usefixtures("files")
def test_sarif() -> None:
    result = run("good.lud", "bad one.lud", "warned.lud", "--format", "sarif")
    assert result.exit_code == 1
    log = json.loads(result.stdout)
    assert log["version"] == "2.1.0"
    (one,) = log["runs"]
    assert one["columnKind"] == "unicodeCodePoints"
    rules = one["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in rules] == ["L301", "L511"]
    for rule in rules:  # the properties of a rule that code hosts ask for
        assert all(rule[key]["text"] for key in ("shortDescription", "fullDescription", "help"))
    error, warning = one["results"]
    assert (error["level"], warning["level"]) == ("error", "warning")
    for fault in one["results"]:
        assert rules[fault["ruleIndex"]]["id"] == fault["ruleId"]
        assert fault["message"]["text"]
    assert location(error) == ("bad%20one.lud", {"startLine": 4, "startColumn": 17, "endLine": 4, "endColumn": 21})
    (call,) = error["relatedLocations"]
    assert call["physicalLocation"]["region"]["startLine"] == 3
    assert location(warning)[0] == "warned.lud"


def location(fault: dict[str, Any]) -> tuple[str, dict[str, int]]:
    (place,) = fault["locations"]
    physical = place["physicalLocation"]
    return physical["artifactLocation"]["uri"], physical["region"]


def test_options_and_rulesets_are_selected() -> None:
    text = (
        '(option "Size" <Size> args:{ <n> } { (item "3" <3> "Small.")* (item "4" <"4"> "Large.") })\n'
        '(rulesets { (ruleset "Ruleset/Large" { "Size/4" }) })\n'
    ) + GOOD.replace("(square 3)", "(square <Size:n>)")
    assert run("-", text=text).exit_code == 0
    assert run("-", "--option", "Size/4", text=text).exit_code == 1
    assert run("-", "--ruleset", "Ruleset/Large", text=text).exit_code == 1
    assert run("-", "--all-options", text=text).exit_code == 1


def test_a_define_of_the_library_needs_the_library() -> None:
    result = run("-", text=GOOD.replace("(is Line 3)", '("Line3Win")'))
    assert result.exit_code == 1
    assert "hint: defines of Ludii are found with --library Ludii.jar (or LUDII_JAR)" in result.stdout


def test_what_cannot_be_read_is_wrong_usage(tmp_path: Path) -> None:
    (tmp_path / "bytes.lud").write_bytes(b"\xff\xfe")
    for arguments in ([], ["missing.lud"], [str(tmp_path / "bytes.lud")], ["-", "--library", "missing.jar"]):
        result = run(*arguments, text=GOOD)
        assert result.exit_code == 2, result.output
        assert "rror" in result.stderr
        assert "Traceback" not in result.output


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize("form", ["text", "json", "sarif"])
def test_a_file_that_cannot_be_read_leaves_the_others(form: str) -> None:
    result = run("good.lud", "missing.lud", "bad one.lud", "--format", form)
    assert (result.exit_code, result.stderr) == (2, "error: cannot read missing.lud: No such file or directory\n")
    assert result.stdout == run("good.lud", "bad one.lud", "--format", form).stdout


def test_the_projects_games_are_named_without_a_path() -> None:
    assert run("hex").stdout == "hex.lud: no faults\n"


def test_python_is_not_taken_for_a_description(tmp_path: Path) -> None:
    result = run(str(tmp_path / "game.py"))
    said = f"{tmp_path / 'game.py'} is Python; `ludkit generate {tmp_path / 'game.py'}` gives the description"
    assert (result.exit_code, result.stderr) == (2, f"error: {said} that it states\n")


def test_a_library_with_a_file_that_is_not_text(tmp_path: Path) -> None:
    for folder in ("lud", "def"):
        (tmp_path / folder).mkdir()
    (tmp_path / "def" / "A.def").write_bytes(b"\xff")
    result = run("-", "--library", str(tmp_path), text='(game "G" ("A"))')
    assert result.exit_code == 2
    assert result.stderr == f"error: def/A.def in the library {tmp_path} is not text\n"
