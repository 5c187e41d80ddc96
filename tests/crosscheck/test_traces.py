"""Traces: what is written is read back, and what is no trace is refused in so many words."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from ludkit.crosscheck.playing import record, replay
from ludkit.crosscheck.traces import TraceError, open_to_write, read_trace, rng_state, write_lines
from tests.crosscheck.toys import StripEngine


def lines_of(seed: int = 1, max_plies: int = 100) -> list[dict[str, Any]]:
    return list(record(StripEngine(), lud="strip.lud", seed=seed, max_plies=max_plies, options=[], ruleset=None))


def write(path: Path, lines: list[Any]) -> Path:
    with open_to_write(path) as stream:
        write_lines(lines, stream)
    return path


@pytest.mark.parametrize("name", ["a.jsonl", "a.jsonl.gz"])
def test_what_is_written_is_read_back(tmp_path: Path, name: str) -> None:
    lines = lines_of()
    trace = read_trace(write(tmp_path / name, lines))
    as_read = json.loads(json.dumps(lines))
    assert [trace.header, *trace.plies, trace.end] == as_read
    assert (trace.lud, trace.seed, trace.played) == ("strip.lud", 1, 6)


def test_the_same_trace_is_the_same_file(tmp_path: Path) -> None:
    a, b = write(tmp_path / "a.jsonl.gz", lines_of()), write(tmp_path / "b.jsonl.gz", lines_of())
    assert a.read_bytes() == b.read_bytes()


def test_the_same_seed_is_the_same_playout() -> None:
    assert lines_of(5) == lines_of(5)
    assert lines_of(5) != lines_of(6)


def test_a_playout_that_is_cut_short() -> None:
    lines = lines_of(max_plies=2)
    assert lines[-1] == {"end": True, "over": False, "plies": 2, "active": 2}


def test_every_tenth_ply_shows_the_consequences() -> None:
    lines = list(record(StripEngine(size=25), lud="", seed=1, max_plies=100, options=[], ruleset=None))
    assert [line["ply"] for line in lines[1:-1] if "full" in line] == [0, 10, 20]


@pytest.mark.parametrize("seed", [1, 2**63, -1, 2**64 + 5])
def test_the_state_of_the_generator_is_the_seed(seed: int) -> None:
    assert int.from_bytes(bytes.fromhex(rng_state(seed)), "little") == seed % 2**64


def test_replaying_what_was_recorded(tmp_path: Path) -> None:
    trace = read_trace(write(tmp_path / "a.jsonl", lines_of()))
    assert replay(trace, StripEngine()) is None


@pytest.mark.parametrize(
    ("fault", "ply", "kind", "detail"),
    [
        ("legal", 1, "legal", "5 moves in the trace, 4 in ludkit; only in the trace: "),
        ("mover", 0, "state", "mover: 2 in the trace, 1 in ludkit"),
        ("end", 0, "state", "active: [1, 2] in the trace, [] in ludkit; over: False in the trace, True in ludkit"),
        ("winner", 6, "end", "ranking: [2, 1] in the trace, [1, 2] in ludkit; winner: 2 in the trace, 1 in ludkit"),
    ],
)
def test_the_first_divergence(tmp_path: Path, fault: str, ply: int, kind: str, detail: str) -> None:
    trace = read_trace(write(tmp_path / "a.jsonl", lines_of()))
    first = int(trace.plies[0]["legal"][trace.plies[0]["pick"]].partition("from=")[2][0])
    divergence = replay(trace, StripEngine(fault=fault, trigger=first))
    assert divergence is not None
    assert (divergence.ply, divergence.kind) == (ply, kind)
    assert divergence.detail.startswith(detail)


def test_another_start(tmp_path: Path) -> None:
    lines = lines_of()
    lines[0]["start"]["sites"] = [["Cell", 3, 1, [1, 1, 0, 0, 0]]]
    divergence = replay(read_trace(write(tmp_path / "a.jsonl", lines)), StripEngine())
    assert divergence is not None
    assert (divergence.ply, divergence.kind) == (0, "start")
    assert divergence.detail == "Cell 3: [1, [1, 1, 0, 0, 0]] in the trace, nothing in ludkit"


def spoilt(change: str) -> list[Any]:
    """The lines of a trace with one thing wrong."""
    lines = json.loads(json.dumps(lines_of()))
    header, ply = lines[0], lines[2]
    match change:
        case "version":
            header["trace"] = 3
        case "no trace":
            del header["trace"]
        case "no lud":
            del header["lud"]
        case "rng":
            header["rng"] = "01"
        case "options":
            header["options"] = [1]
        case "ruleset":
            header["ruleset"] = ["Ruleset/Old"]
        case "players":
            header["players"] = True
        case "cut short":
            lines.pop()
        case "a ply is missing":
            del lines[2]
        case "pick":
            ply["pick"] = 99
        case "legal":
            ply["legal"] = [1]
        case "full":
            ply["full"] = None
        case "no after":
            del ply["after"]
        case "row":
            ply["after"]["sites"] = [["Cell", 0]]
        case "level":
            ply["after"]["sites"] = [["Cell", 0, 1, [1, 2]]]
        case "sites":
            ply["after"]["sites"] = "none"
    return lines


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ("version", ":1: a trace of version 3; version 2 is wanted"),
        ("no trace", ":1: not a trace: the first line has no field trace"),
        ("no lud", ":1: no field lud"),
        ("rng", ":1: rng is 8 bytes in hexadecimal, not '01'"),
        ("options", ":1: options is a list of strings"),
        ("ruleset", ':1: ruleset is ["Ruleset/Old"], but a string is wanted'),
        ("players", ":1: players is true, but a whole number is wanted"),
        ("cut short", ":7: the last line of a trace has end: true; this one is cut short"),
        ("a ply is missing", ":3: ply 1 is missing, here is ply 2"),
        ("full", ":3: full is a list of strings"),
        ("pick", ":3: pick 99, but there are 5 legal moves"),
        ("legal", ":3: legal is a list of strings"),
        ("no after", ":3: no field after"),
        ("row", ':3: not a site\'s row: ["Cell", 0]'),
        ("level", ':3: not a site\'s row: ["Cell", 0, 1, [1, 2]]'),
        ("sites", ':3: sites is "none", but a list is wanted'),
    ],
)
def test_what_is_wrong_with_a_trace(tmp_path: Path, change: str, message: str) -> None:
    path = write(tmp_path / "a.jsonl", spoilt(change))
    with pytest.raises(TraceError) as caught:
        read_trace(path)
    assert str(caught.value) == f"{path}{message}"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", ": an empty file is no trace"),
        (b"hello\n", ":1: not JSON: Expecting value: line 1 column 1 (char 0)"),
        (b"[1]\n", ":1: not a JSON object"),
        (b"\xff\xfe\n", ":1: not UTF-8 text"),
        (b"[" * 100_000, ":1: JSON nested too deeply"),
        (gzip.compress(b"{}\n")[:-6], ": a broken gzip file: Compressed file ended before the end-of-stream marker"),
    ],
)
def test_files_that_are_no_traces(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(content)
    with pytest.raises(TraceError) as caught:
        read_trace(path)
    assert str(caught.value).startswith(f"{path}{message}")


def test_a_line_that_never_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludkit.crosscheck.traces.MAX_LINE_BYTES", 1000)
    path = tmp_path / "bomb.jsonl.gz"
    path.write_bytes(gzip.compress(b" " * 1_000_000))
    with pytest.raises(TraceError, match=r"a line of over 1000 bytes \(MAX_LINE_BYTES\)$"):
        read_trace(path)
