"""What checking says of a description, word for word, and what it makes of the oracle's files."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from ludkit.library import open_library
from ludkit.ludemes import checker
from ludkit.ludemes.checker import check
from ludkit.ludemes.typed import Constant, Ludeme
from ludkit.syntax import Severity, parse
from ludkit.syntax.report import render_all
from tests.oracle import ORACLE, index, needs_oracle, read_lines
from tests.score import pick
from tests.score.checking import Edit

GOLDEN = Path(__file__).with_name("faults.golden")
_CASE = re.compile(r"^=== (.*)\n((?:.*\n)*?)---\n((?:.*\n)*?)(?=\n===|\Z)", re.MULTILINE)
CASES = [match.groups() for match in _CASE.finditer(GOLDEN.read_text(encoding="utf-8"))]

GAME = """(game "Example" (players 2)
    (equipment { (board (square 3)) (piece "Disc" Each) })
    (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))
"""


@pytest.mark.parametrize(("title", "text", "said"), CASES, ids=[case[0] for case in CASES])
def test_what_is_said_of_a_description(title: str, text: str, said: str) -> None:
    result = check(text, name="example.lud")
    shown = render_all(result.diagnostics)
    if os.environ.get("LUDKIT_UPDATE_GOLDEN"):
        golden = GOLDEN.read_text(encoding="utf-8")
        GOLDEN.write_text(golden.replace(f"{text}---\n{said}", f"{text}---\n{shown}"), encoding="utf-8")
    else:
        assert shown == said
    assert result.ok == all(d.severity is Severity.WARNING for d in result.diagnostics)
    assert result.ok or result.game is None or result.metadata is None


def test_the_golden_file_has_its_cases() -> None:
    assert len(CASES) == GOLDEN.read_text(encoding="utf-8").count("\n===") >= 40


def test_a_game_becomes_typed_ludemes() -> None:
    game = check(GAME).game
    assert game is not None
    assert [name for name, _ in game.given()] == ["name", "players", "equipment", "rules"]
    assert game.argument("name") == "Example"
    players = game.argument("players")
    assert isinstance(players, Ludeme)
    assert players.arguments == (2,)
    rules = game.argument("rules")
    assert isinstance(rules, Ludeme)
    play = rules.argument("play")
    assert isinstance(play, Ludeme)
    move = play.argument("moves")
    assert isinstance(move, Ludeme)
    assert move.place.text == "(move Add (to (sites Empty)))"
    assert move.ludeme.name == "game.rules.play.moves.decision.Move"
    kind = move.argument("moveType")
    assert isinstance(kind, Constant)
    assert (kind.enum.simple_name, kind.name) == ("MoveSiteType", "Add")
    with pytest.raises(KeyError):
        move.argument("nothing")


def test_a_tree_is_checked_as_its_text() -> None:
    assert check(parse(GAME).document).game == check(GAME).game


def test_metadata_become_typed_ludemes() -> None:
    metadata = check(GAME + '(metadata (info { (description "Three in a row.") }))').metadata
    assert metadata is not None
    info = metadata.argument("info")
    assert isinstance(info, Ludeme)
    assert info.ludeme.name == "metadata.info.Info"


def test_all_options_makes_errors_of_faults_elsewhere() -> None:
    text = '(define "Unused" (stes Empty))\n' + GAME
    assert check(text).ok
    result = check(text, all_options=True)
    assert not result.ok
    assert [(d.code, d.severity) for d in result.diagnostics] == [
        ("L511", Severity.WARNING),
        ("L301", Severity.ERROR),
    ]


def test_without_warnings_only_errors_are_looked_for() -> None:
    text = '(define "Unused" (stes Empty))\n' + GAME
    assert check(text).diagnostics
    assert not check(text, warn=False).diagnostics


OPTIONS = """(option "Size" <Size> args:{ <n> } {
    (item "3" <3> "Small.")** (item "4" <(dimm 4)> "Large.") (item "[#]" <[#]> "Unknown.") })
(rulesets { (ruleset "Ruleset/Large" { "Size/4" }) })
"""


def test_the_verdict_is_of_what_is_selected() -> None:
    text = OPTIONS + GAME.replace("(square 3)", "(square <Size:n>)")
    assert check(text).ok
    assert not check(text, options=["Size/4"]).ok
    assert not check(text, ruleset="Ruleset/Large").ok
    said = {d.message for d in check(text, all_options=True).diagnostics if d.severity is Severity.ERROR}
    assert any(message.endswith("(with option Size/4)") for message in said)


def test_large_descriptions_are_not_checked_with_every_option(monkeypatch: pytest.MonkeyPatch) -> None:
    text = OPTIONS.replace("[#]", "5") + GAME.replace("(square 3)", "(square <Size:n>)")
    monkeypatch.setattr(checker, "MAX_ALTERNATIVE_NODES", 1)
    result = check(text)
    assert [d.message for d in result.diagnostics] == ["2 items of options are not checked (MAX_ALTERNATIVE_NODES)"]
    assert not check(text, all_options=True).ok
    monkeypatch.setattr(checker, "MAX_NODES_WHEN_ASKED", 1)
    said = [d.message for d in check(text, all_options=True).diagnostics]
    assert "2 items of options are not checked (MAX_NODES_WHEN_ASKED)" in said


def test_the_limit_counts_the_items_of_faulty_options_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    options = "\n".join(
        f'(option "O{i}" <O{i}> args:{{ <n> }} {{ (item "a" <3> "A.") (item "b" <(dimm 4)> "B.") }})' for i in range(9)
    )
    text = options + GAME.replace("(square 3)", f"(square (+ {{ {' '.join(f'<O{i}:n>' for i in range(9))} }}))")
    cost = checker.FIXED_COST + 200
    monkeypatch.setattr(checker, "MAX_ALTERNATIVE_NODES", 5 * cost)
    found = check(text).diagnostics
    assert 2 <= sum("dimm" in d.message for d in found) < 9
    assert sum(d.code == "L515" for d in found) == 1


def test_deep_nesting_is_a_fault_and_no_recursion_error() -> None:
    deep = f'(define "A" {"(not " * 150}#1{")" * 150})\n(define "B" ("A" ("A" ("A" True))))\n'
    result = check(deep + GAME.replace("(is Line 3)", '("B")'))
    assert [d.code for d in result.diagnostics if d.severity is Severity.ERROR] == ["L311"]
    assert "(MAX_NESTING)" in result.diagnostics[-1].message or "(MAX_NESTING)" in result.diagnostics[0].message


def test_many_faults_are_found_in_one_run_each_once() -> None:
    faults = " ".join(f"(stes{n} Empty)" for n in range(300))
    result = check(GAME.replace("(sites Empty)", f"(union {{ {faults} }})"))
    assert len(result.diagnostics) == 300


@needs_oracle
@pytest.mark.oracle
def test_library_files_have_ludiis_verdict() -> None:
    library = open_library(ORACLE / "library")
    for row in pick(index(), 40):
        text = (ORACLE / "library" / "lud" / row["lud"]).read_bytes().decode()
        result = check(text, library=library, options=row.get("options") or ())
        assert result.ok == ("error" not in row), row["lud"]


@needs_oracle
@pytest.mark.oracle
def test_edited_files_have_ludiis_verdict() -> None:
    library = open_library(ORACLE / "library")
    for row in pick(list(read_lines(ORACLE / "verdicts.jsonl")), 60):
        result = check(Edit.read(row).text, library=library)
        assert result.ok == row["compiles"], row["id"]
