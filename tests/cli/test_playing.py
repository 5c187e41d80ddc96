"""``ludkit record``, ``replay``, ``perft`` and ``doctor``."""

from __future__ import annotations

import gzip
import json
import platform
import re
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ludkit.cli.main import main
from ludkit.crosscheck.games import project_games
from ludkit.engine.registry import BUILDERS
from ludkit.resources import games_folder
from tests.jar import JAR, needs_ludii
from tests.oracle import ORACLE, needs_oracle

SMALL = ("--option", "Board Size/3x3")


def run(*arguments: object, jar: str = "", **environment: str) -> Result:
    words = [str(argument) for argument in arguments]
    return CliRunner().invoke(main, words, env={"LUDII_JAR": jar, **environment}, prog_name="ludkit")


def recorded(tmp_path: Path, game: str = "hex", *arguments: object) -> Path:
    path = tmp_path / f"{game}.jsonl.gz"
    result = run("record", game, "-o", path, *arguments)
    assert result.exit_code == 0, result.output
    return path


def test_a_record_on_stdout_is_json_lines() -> None:
    result = run("record", "gradior", "--seed", 4, "--max-plies", 3)
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    assert lines[0]["trace"] == 2
    assert (lines[0]["lud"], lines[0]["game"], lines[0]["seed"]) == ("gradior.lud", "GRADIOR", 4)
    assert lines[0]["engine"].startswith("ludkit ")
    assert [line["ply"] for line in lines[1:-1]] == [0, 1, 2]
    assert lines[-1] == {"end": True, "over": False, "plies": 3, "active": 2}


def test_what_is_recorded_replays(tmp_path: Path) -> None:
    path = recorded(tmp_path, "dualhex")
    result = run("replay", path)
    assert result.exit_code == 0
    first, chain = result.stdout.splitlines()
    assert first.startswith(f"{path}: ok, ")
    assert chain.startswith("  winning chain: ")


def test_options_are_recorded_and_replayed(tmp_path: Path) -> None:
    path = recorded(tmp_path, "hex", *SMALL, "--option", "Swap/On")
    result = run("replay", path)
    assert result.exit_code == 0
    assert "  winning chain: " in result.stdout


def test_replay_as_json(tmp_path: Path) -> None:
    path = recorded(tmp_path, "differo", "--max-plies", 5)
    result = run("replay", path, path, "--format", "json")
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    assert lines == [{"trace": str(path), "ok": True, "plies": 5, "divergence": None}] * 2


def test_a_trace_that_was_changed(tmp_path: Path) -> None:
    path = recorded(tmp_path, "hex", *SMALL)
    lines = [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]
    lines[2]["after"]["sites"].pop()
    changed = tmp_path / "changed.jsonl"
    changed.write_text("".join(json.dumps(line) + "\n" for line in lines))
    result = run("replay", changed, "--format", "json")
    assert result.exit_code == 1
    found = json.loads(result.stdout)
    assert (found["ok"], found["plies"]) == (False, 1)
    assert (found["divergence"]["ply"], found["divergence"]["kind"]) == (1, "state")
    result = run("replay", changed)
    first, *moves, position = result.stdout.splitlines()
    assert first.startswith(f"{changed}: diverged at ply 1 (state): Cell ")
    assert [re.sub("[ABC][123]", "…", move) for move in moves] == [
        "    1. player 1: place Stone1 at …",
        "    2. player 2: place Stone2 at …",
    ]
    assert position == f"the position in the trace: ludkit board hex --trace {changed} --ply 2"
    drawn = run(*position.partition(": ludkit ")[2].split())
    assert (drawn.exit_code, drawn.stdout.count("x"), drawn.stdout.count("o")) == (0, 2, 1)  # the legend has one of x


def test_a_trace_that_diverges_at_its_start(tmp_path: Path) -> None:
    path = recorded(tmp_path, "gradior", "--max-plies", 2)
    other = tmp_path / "other start.lud"
    text = (games_folder() / "gradior.lud").read_text(encoding="utf-8")
    other.write_text(text.replace('"Piece1"', '"Piece3"').replace('"Piece2"', '"Piece1"').replace("Piece3", "Piece2"))
    result = run("replay", path, "--lud", other)
    assert result.exit_code == 1
    first, *rest = result.stdout.splitlines()
    assert first.startswith(f"{path}: diverged at ply 0 (start): Cell ")
    assert rest == [
        "    (no move)",
        f"the position in the trace: ludkit board '{other}' --trace {path} --ply 0",
    ]


def test_a_trace_of_another_description(tmp_path: Path) -> None:
    path = recorded(tmp_path, "hex", *SMALL)
    result = run("replay", path, "--lud", "maphex", "--format", "json", "--option", "Board Size/4x4")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["divergence"]["kind"] in ("start", "legal")


def test_a_trace_whose_description_is_not_found(tmp_path: Path) -> None:
    path = recorded(tmp_path, "hex", *SMALL)
    other = tmp_path / "six.jsonl"
    other.write_bytes(gzip.decompress(path.read_bytes()).replace(b'"hex.lud"', b'"six.lud"', 1))
    result = run("replay", other)
    assert result.exit_code == 2
    assert result.stderr == (
        f"error: {other}: its description six.lud is not found; name it with --lud, or its library with --library\n"
    )
    assert run("replay", other, "--lud", games_folder() / "hex.lud").exit_code == 0
    result = run("replay", other, path)
    assert (result.exit_code, result.stderr.count("error: ")) == (2, 1)
    assert result.stdout.startswith(f"{path}: ok, ")


def test_a_trace_cannot_have_other_files_read(tmp_path: Path) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("(game")
    path = recorded(tmp_path, "hex", *SMALL)
    other = tmp_path / "other.jsonl"
    other.write_bytes(gzip.decompress(path.read_bytes()).replace(b'"hex.lud"', json.dumps(str(secret)).encode(), 1))
    result = run("replay", other)
    assert (result.exit_code, result.stderr.count("is not found")) == (2, 1)


def test_a_description_that_is_not_text_leaves_the_other_traces(tmp_path: Path) -> None:
    path = recorded(tmp_path, "hex", *SMALL)
    bad = tmp_path / "six.lud"
    bad.write_bytes(b"(game \xff")
    other = tmp_path / "six.jsonl"
    other.write_bytes(gzip.decompress(path.read_bytes()).replace(b'"hex.lud"', b'"six.lud"', 1))
    result = run("replay", other, path)
    assert (result.exit_code, result.stderr) == (2, f"error: {bad} is not text: byte 6 is not UTF-8\n")
    assert result.stdout.startswith(f"{path}: ok, ")


def test_files_that_are_no_traces(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text("{}\n")
    good = recorded(tmp_path, "hex", *SMALL)
    result = run("replay", path, tmp_path / "none.jsonl", good)
    assert result.exit_code == 2
    assert result.stderr == (
        f"error: {path}:1: not a trace: the first line has no field trace\n"
        f"error: cannot read {tmp_path / 'none.jsonl'}: No such file or directory\n"
    )
    assert f"{good}: ok, " in result.stdout


def test_a_ludeme_that_is_not_played_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the engine has learnt: it unlearns to add."""
    trace = recorded(tmp_path, "hex", *SMALL)
    monkeypatch.delitem(BUILDERS, "game.rules.play.moves.decision.Move Add")
    result = run("record", "hex")
    assert result.exit_code == 3
    *places, error = result.stderr.splitlines()
    assert places[0].startswith("hex.lud:")
    assert places[0].endswith(": move Add is not played yet")
    assert error == "error: the engine does not play yet: move Add"
    result = run("replay", trace, "--format", "json")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["divergence"]["kind"] == "unsupported"


def test_a_description_with_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "hex.lud"
    path.write_text('(game "Hex" (players 2')
    for command in (["record", path], ["perft", path, "--depth", 1]):
        result = run(*command)
        assert result.exit_code == 1
        assert f"{path}:1:" in result.stderr
        assert "Traceback" not in result.output


def test_where_nothing_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "hex.jsonl"
    result = run("record", "hex", "-o", path)
    assert (result.exit_code, result.stderr) == (2, f"error: cannot write {path}: No such file or directory\n")


@pytest.mark.parametrize("command", [["record", "hex"], ["perft", "hex", "--depth", "1"]])
def test_an_engine_that_is_not_there(command: list[str]) -> None:
    result = run(*command, "--engine", "ludii")
    assert result.exit_code == 3
    assert result.stderr.startswith(
        "error: no Ludii.jar is named; download Ludii.jar from https://ludii.games and set "
    )


def test_no_java(tmp_path: Path) -> None:
    jar = JAR if JAR.is_file() else tmp_path
    result = run("record", "hex", "--engine", "ludii", jar=str(jar), PATH=str(tmp_path), JAVA_HOME="")
    assert result.exit_code == 3
    assert "there is no Java; install a JDK" in result.stderr or "is a folder" in result.stderr


def test_a_library_that_is_not_there(tmp_path: Path) -> None:
    named = run("record", "hex", *SMALL, "--library", tmp_path / "none.jar")
    assert named.exit_code == 2
    assert "none.jar" in named.stderr
    by_variable = run("record", "hex", *SMALL, jar=str(tmp_path / "none.jar"))
    assert by_variable.exit_code == 0
    assert by_variable.stderr.startswith("note: the library is left out: ")
    engine = run("record", "hex", *SMALL, "--library", tmp_path / "none.jar", "--engine", "ludii")
    assert engine.exit_code == 3


def test_perft() -> None:
    result = run("perft", "hex", "--depth", 3, *SMALL)
    assert (result.exit_code, result.stdout) == (0, f"{9 * 8 * 7}\n")
    result = run("perft", "hex", "--depth", 2, "--divide", *SMALL)
    *moves, total = result.stdout.splitlines()
    assert total == "72"
    assert moves[0] == "[Move:mover=1,from=0,to=0,actions=[Add:type=Cell,to=0,what=1,decision=true]]: 8"
    assert len(moves) == 9


def test_doctor_without_ludii(tmp_path: Path) -> None:
    result = run("doctor", PATH=str(tmp_path), JAVA_HOME="")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0].startswith("ludkit   ")
    assert lines[1] == f"Python   {platform.python_version()} ({sys.executable})"
    assert lines[2] == f"games    {' '.join(project_games())} ({games_folder()})"
    assert lines[3:] == [
        "Java     not usable: there is no Java",
        "         → install a JDK of version 11 or later and put its java on PATH, or set JAVA_HOME",
        "library  none named",
        "         → set LUDII_JAR (or pass --library) to Ludii.jar, or to a folder with its lud/ and def/",
        "Ludii    not usable: no Ludii.jar is named",
        "         → download Ludii.jar from https://ludii.games and set LUDII_JAR (or pass --library) to its path",
    ]


def test_doctor_says_with_3_what_was_asked_for_and_is_broken(tmp_path: Path) -> None:
    jar = tmp_path / "Ludii.jar"
    jar.write_bytes(b"not a zip file")
    result = run("doctor", jar=str(jar))
    assert result.exit_code == 3
    assert f"Ludii    not usable: {jar} is not a jar: File is not a zip file" in result.stdout


@pytest.mark.ludii
@needs_ludii
def test_doctor_with_ludii() -> None:
    result = run("doctor", jar=str(JAR))
    assert result.exit_code == 0, result.output
    assert f"Ludii    1.3.12 ({JAR})" in result.stdout


@pytest.mark.ludii
@needs_ludii
@pytest.mark.parametrize("game", ["hex", "gradior"])
def test_both_engines_record_the_same(tmp_path: Path, game: str) -> None:
    lines = [
        run("record", game, "--seed", 9, "--engine", engine, jar=str(JAR)).stdout.splitlines()
        for engine in ("ludkit", "ludii")
    ]
    headers = [json.loads(each[0]) for each in lines]
    assert headers[1].pop("engine") == "Ludii 1.3.12"
    assert headers[0].pop("engine").startswith("ludkit ")
    assert headers[0] == headers[1]
    assert [json.loads(line) for line in lines[0][1:]] == [json.loads(line) for line in lines[1][1:]]


@pytest.mark.ludii
@needs_ludii
def test_both_engines_count_the_same() -> None:
    counts = {run("perft", "gradior", "--depth", 3, "--engine", e, jar=str(JAR)).stdout for e in ("ludkit", "ludii")}
    assert len(counts) == 1


@pytest.mark.oracle
@needs_oracle
def test_recorded_games_of_the_library_replay() -> None:
    traces = [ORACLE / f"traces/board/space/{name}.1.jsonl.gz" for name in ("connection/Hex", "line/Tic-Tac-Toe")]
    result = run("replay", *traces, "--library", ORACLE / "library")
    assert result.exit_code == 0, result.output
