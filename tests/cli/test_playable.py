"""``ludkit playable``: which descriptions are played, and what the others lack."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ludkit.cli.main import main
from ludkit.engine.registry import BUILDERS

GAME = """(game "Three" (players 2) (equipment {(board (square 3)) (piece "Disc" Each)})
    (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))
"""


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A library of a game that is played, one that is not (whatever the engine has learnt) and two with faults."""
    monkeypatch.delitem(BUILDERS, "game.functions.booleans.is.Is Full")
    texts = {
        "Faulty": GAME.replace("Mover Win", "Mover Wn"),
        "Full": GAME.replace("(is Line 3)", "(is Full)").replace("(sites Empty)", "(sites Empty) if:(is Full)"),
        "Rings": GAME.replace("(square 3)", "(concentric sides:2 rings:3)"),
        "Three": GAME,
    }
    for folder in ("lud", "def"):
        (tmp_path / folder).mkdir()
    for name, text in texts.items():
        (tmp_path / "lud" / f"{name}.lud").write_text(text, encoding="utf-8")
    return tmp_path


def run(*arguments: object, library: object = "") -> Result:
    words = ["playable", *map(str, arguments)]
    return CliRunner().invoke(main, words, env={"LUDII_JAR": str(library)}, prog_name="ludkit")


def test_a_library_as_text(library: Path) -> None:
    result = run(library=library)
    assert (result.exit_code, result.stderr) == (3, "")
    assert result.stdout.splitlines() == [
        "Faulty.lud  faulty: line 2: `Wn` is not a word of the language; `result Mover` takes Win, Loss, Draw, Tie, "
        "Abandon or Crash here",
        "Full.lud    lacks is Full",
        "Rings.lud   faulty: line 1: a concentric board needs at least 3 sides, not 2",
        "Three.lud   played",
        "1 of 4 are played",
        "     1  is Full",
    ]


def test_descriptions_as_json(library: Path) -> None:
    full = library / "lud/Full.lud"
    result = run(full, "hex", "--format", "json")
    assert result.exit_code == 3
    missing = [{"ludeme": "is Full", "line": 2, "column": column} for column in (49, 71)]
    assert [json.loads(line) for line in result.stdout.splitlines()] == [
        {"file": str(full), "played": False, "missing": missing, "fault": None},
        {"file": "hex", "played": True, "missing": [], "fault": None},
    ]


def test_all_are_played() -> None:
    result = run("hex", "maphex")
    assert (result.exit_code, result.stdout) == (0, "hex     played\nmaphex  played\n2 of 2 are played\n")


def test_files_with_faults_or_missing_are_passed_over(library: Path) -> None:
    result = run(library / "lud/Rings.lud", "none.lud", "hex", "--format", "json")
    assert (result.exit_code, result.stderr) == (2, "error: cannot read none.lud: No such file or directory\n")
    found = [json.loads(line) for line in result.stdout.splitlines()]
    fault = "line 1: a concentric board needs at least 3 sides, not 2"
    assert [(row["played"], row["fault"]) for row in found] == [(False, fault), (True, None)]


def test_nothing_to_look_at() -> None:
    result = run()
    assert (result.exit_code, result.stderr) == (2, "error: name descriptions, or a library with --library\n")
