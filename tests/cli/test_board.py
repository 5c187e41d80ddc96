"""``ludkit board``: text, JSON, SVG and pages, and what is said when there is nothing to show."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from ludkit.cli.board import command
from ludkit.engine.registry import BUILDERS
from ludkit.resources import games_folder
from ludkit.view.palette import MARK

GRADIOR = """\
D7     x x o o     G7
C6    x x . o o    G6
B5   o . . . . x   G5
A4  o o . . . x x  G4
A3   o . . . . x   F3
A2    x x . o o    E2
A1     x x o o     D1

x Piece1, o Piece2
"""
GRAPH_GAME = """\
(game "Twixt" (players 2) (equipment {(board (square 11) use:Vertex) (piece "Peg" Each)})
    (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))
"""
MATCH = """\
(match "Two"
    (players 2)
    (games { (subgame "Hex" next:1) (subgame "Hex" next:0) })
    (end (if (= (matchScore P1) 2) (result P1 Win)))
)
"""


def run(*arguments: object) -> Result:
    return CliRunner().invoke(command, [str(argument) for argument in arguments])


@pytest.fixture
def trace(tmp_path: Path) -> Path:
    """A recorded game of Hex, cut to its first two plies."""
    whose = {"next": 2, "prev": 1, "turn": 1, "same": 0, "over": False, "active": [1, 2]}
    stones = [["Cell", site, 1, [player, player, 0, 0, 0]] for player, site in ((1, 4), (2, 7))]
    states = [{"mover": 1 + n % 2, **whose, "sites": stones[:n]} for n in range(3)]
    header = {
        "trace": 2, "engine": "ludkit", "lud": "hex.lud", "game": "Hex", "options": [], "ruleset": None, "players": 2,
        "seed": 1, "rng": "0100000000000000", "default_site": "Cell",
        "components": [["Disc", 0, "Disc"], ["Stone1", 1, "Stone"], ["Stone2", 2, "Stone"]],
        "containers": [{"name": "Board", "owner": 0, "sites": 121, "from": 0}], "start": states[0],
    }  # fmt: skip
    plies = [
        {"ply": n, "mover": n + 1, "legal": [f"move {n}"], "dups": 0, "pick": 0, "applied": f"move {n}", "after": after}
        for n, after in enumerate(states[1:])
    ]
    file = tmp_path / "hex.jsonl"
    lines = [header, *plies, {"end": True, "over": False, "plies": 2, "active": 2}]
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return file


def test_text_is_the_start_position_unless_the_board_is_wanted_empty() -> None:
    result = run("gradior")
    assert (result.exit_code, result.stdout) == (0, GRADIOR)
    result = run(games_folder() / "gradior.lud", "--empty")
    assert result.stdout.splitlines()[3].split() == ["A4", "B4", "C4", "D4", "E4", "F4", "G4"]


def test_options_change_the_board() -> None:
    assert run("hex", "--option", "Board Size/3x3", "--empty").stdout.split() == [
        "C3", "B3", "C2", "A3", "B2", "C1", "A2", "B1", "A1"
    ]  # fmt: skip


def test_json_is_the_board_format() -> None:
    result = run("hex", "--option", "Board Size/3x3", "--format", "json")
    board = json.loads(result.stdout)
    assert result.exit_code == 0 and result.stdout.count("\n") == 1
    assert board["default_site"] == "Cell" and len(board["cells"]) == 9 and board["Cell"]["labels"][0] == "A1"


def test_svg_is_a_picture_with_the_games_name() -> None:
    root = ElementTree.fromstring(run("maphex", "--format", "svg").stdout)
    assert root.findtext("{http://www.w3.org/2000/svg}title") == "Maphex"


def test_positions_of_a_recorded_game(trace: Path) -> None:
    assert run("hex", "--trace", trace, "--ply", 0).stdout.count("x") == 0
    assert "x Stone1, o Stone2" not in run("hex", "--trace", trace, "--ply", 1).stdout
    assert "x Stone1, o Stone2" in run("hex", "--trace", trace).stdout


def test_a_recorded_game_as_a_page(trace: Path) -> None:
    page = run("hex", "--trace", trace, "--format", "html").stdout
    assert page.startswith("<!DOCTYPE html>") and page.count("<figure>") == 3


def test_a_picture_marks_the_last_move(trace: Path) -> None:
    first, second = (run("hex", "--trace", trace, "--ply", n, "--format", "svg").stdout for n in (0, 1))
    assert MARK not in first and MARK in second
    assert second.count("<path") == first.count("<path") + 1


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("components", 7, "not components: 7"),
        ("components", [None, ["Stone", "1"]], "not a component: ['Stone', '1']"),
        ("containers", {"a": 1}, "not containers: {'a': 1}"),
        ("containers", [None, {"name": "Hand1", "owner": 1, "from": 121}], "not a container: "
         "{'name': 'Hand1', 'owner': 1, 'from': 121}"),
        ("containers", [None, {"name": "Hand1", "owner": 1, "from": 121, "sites": 10001}],
         "a container of 10001 sites cannot be drawn: the limit is 10000 (MAX_SLOTS)"),
    ],
)  # fmt: skip
def test_a_header_that_cannot_be_drawn(trace: Path, field: str, value: object, message: str) -> None:
    first, *rest = trace.read_text(encoding="utf-8").splitlines()
    trace.write_text("\n".join([json.dumps(json.loads(first) | {field: value}), *rest]), encoding="utf-8")
    for form in ("text", "svg", "html"):
        result = run("hex", "--trace", trace, "--format", form)
        assert (result.exit_code, result.stderr) == (2, f"error: {trace}:1: {message}\n")


@pytest.mark.parametrize(
    ("game", "option", "message"),
    [
        ("hex", "Board Size/3x3", "Board has 121 sites, here 9"),
        ("gradior", "Board Size/4", "Board has 121 sites, here 37"),
        ("twixt", "", "its sites are of the kind Cell, here of Vertex"),
        ("hand", "", "containers: 1 there, 3 here"),
    ],
)
def test_a_trace_of_another_board(
    trace: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, option: str, message: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("twixt.lud").write_text(GRAPH_GAME, encoding="utf-8")
    Path("hand.lud").write_text(GRAPH_GAME.replace(" use:Vertex", "").replace(")}", ") (hand Each)}"), encoding="utf-8")
    arguments = ("--option", option) if option else ()
    for form in ("text", "svg", "html"):
        result = run(game, "--trace", trace, "--format", form, *arguments)
        said = f"error: {trace}:1: the trace is of another board than {game}: {message}\n"
        assert (result.exit_code, result.stdout, result.stderr) == (2, "", said)


def test_a_ply_beyond_the_end(trace: Path) -> None:
    result = run("hex", "--trace", trace, "--ply", 3)
    assert (result.exit_code, result.stderr) == (2, f"error: {trace} has 2 plies, not 3\n")


@pytest.mark.parametrize("arguments", [("--ply", "1"), ("--format", "html")])
def test_what_needs_a_recorded_game_says_so(arguments: tuple[str, str]) -> None:
    result = run("hex", *arguments)
    assert result.exit_code == 2
    assert "--ply and --format html are for a recorded game: give one with --trace" in result.stderr


def test_a_file_that_is_no_trace(tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.write_text("", encoding="utf-8")
    result = run("hex", "--trace", empty)
    assert (result.exit_code, result.stderr) == (2, f"error: {empty}: an empty file is no trace\n")
    missing = tmp_path / "none.jsonl"
    result = run("hex", "--trace", missing)
    assert (result.exit_code, result.stderr) == (2, f"error: cannot read {missing}: No such file or directory\n")


def test_a_faulty_description(tmp_path: Path) -> None:
    file = tmp_path / "faulty.lud"
    file.write_text('(game "A" (players 2) (equipment { (bord (square 3)) }))', encoding="utf-8")
    result = run(file)
    assert result.exit_code == 1 and "bord" in result.stderr and result.stdout == ""


def test_a_game_that_the_engine_does_not_play_is_shown_without_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(BUILDERS, "game.functions.booleans.is.Is Connected")
    result = run("hex", "--option", "Board Size/3x3")
    said = "note: the engine does not play this game yet: the board is shown without pieces\n"
    assert (result.exit_code, result.stderr) == (0, said)
    assert run("hex", "--empty", "--option", "Board Size/3x3").stderr == ""


@pytest.mark.parametrize("form", ["text", "json", "svg"])
def test_a_match_has_no_board(tmp_path: Path, form: str) -> None:
    file = tmp_path / "match.lud"
    file.write_text(MATCH, encoding="utf-8")
    result = run(file, "--format", form)
    assert result.exit_code == 1
    assert result.stderr == f"error: {file}:1:1: a match has no board of its own: look at the boards of its games\n"
