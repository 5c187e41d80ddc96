"""How descriptions, options and libraries are named on the command line, and what is said where that goes wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ludkit.cli.main import main

THREE = """\
(game "Three" (players 2) (equipment { (board (square 3)) (piece "Disc" Each) })
    (rules (start (place "Disc1" 0)) (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win))))
)
"""
NOTED = "note: three is board/line/Three.lud of the library\n"


def run(*arguments: object, jar: str = "") -> Result:
    return CliRunner().invoke(main, [str(a) for a in arguments], env={"LUDII_JAR": jar}, prog_name="ludkit")


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A library with one game; the user is in another folder, which is empty."""
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "library"
    (folder / "lud" / "board" / "line").mkdir(parents=True)
    (folder / "def").mkdir()
    (folder / "lud" / "board" / "line" / "Three.lud").write_text(THREE, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    "command",
    [
        ("check", "three"),
        ("expand", "three"),
        ("board", "three"),
        ("perft", "three", "--depth", 1),
        ("record", "three", "--max-plies", 1),
        ("bench", "three", "--seconds", 0.1, "--engine", "ludkit"),
        ("crosscheck", "three", "--lud", "three", "--engines", "ludkit", "-n", 1),
    ],
)
def test_games_of_a_library_go_by_their_names(library: Path, command: tuple[object, ...]) -> None:
    result = run(*command, "--library", library)
    assert result.exit_code == 0, result.output
    assert set(result.stderr.splitlines(keepends=True)) == {NOTED}


def test_a_path_of_the_library_names_a_game_and_part_of_a_name_does_not(library: Path) -> None:
    result = run("perft", "board/line/Three.lud", "--depth", 1, "--library", library)
    assert (result.exit_code, result.stdout) == (0, "8\n")
    for name in ("hree", "Three.lud"):  # a file that is missing is not taken from elsewhere
        result = run("perft", name, "--depth", 1, "--library", library)
        assert (result.exit_code, result.stderr) == (2, f"error: cannot read {name}: No such file or directory\n")


def test_a_file_comes_before_the_library(library: Path) -> None:
    Path("three.lud").write_text(THREE.replace("square 3", "square 4"), encoding="utf-8")
    result = run("perft", "three", "--depth", 1, "--library", library)
    assert (result.stdout, result.stderr) == ("15\n", "")


@pytest.mark.parametrize(("name", "meant"), [("hx", "hex"), ("Gradiour", "gradior")])
def test_an_unknown_name_suggests_a_game_of_the_project(name: str, meant: str) -> None:
    result = run("perft", name, "--depth", 1)
    said = f"error: cannot read {name}: No such file or directory; did you mean {meant}?\n"
    assert (result.exit_code, result.stderr) == (2, said)


@pytest.mark.parametrize(
    ("options", "message", "hint"),
    [
        (
            ["Board Size/100x100"],
            'there is no option "Board Size/100x100"',
            'did you mean "Board Size/19x19"? '
            'the items of "Board Size" are 3x3, 4x4, 5x5, 7x7, 9x9, 11x11, 13x13, 14x14, 19x19',
        ),
        (["Colour/Red"], 'there is no option "Colour/Red"', "the options are Board Size, Swap"),
        (
            ["Board Size/3x3", "Board Size/4x4"],
            'the option "Board Size" is selected twice: "Board Size/3x3" and "Board Size/4x4"',
            "select one item of each option",
        ),
    ],
)
def test_options_that_cannot_be_selected(options: list[str], message: str, hint: str) -> None:
    result = run("check", "hex", *(word for option in options for word in ("--option", option)))
    assert result.exit_code == 1
    assert f"error[L205]: {message}\n" in result.stdout
    assert f"\n  hint: {hint}\n" in result.stdout


def test_a_description_without_options_says_so(library: Path) -> None:
    Path("three.lud").write_text(THREE, encoding="utf-8")
    result = run("check", "three.lud", "--option", "Size/3")
    assert "\n  hint: the description has no options\n" in result.stdout


def test_a_library_that_is_named_is_there(tmp_path: Path) -> None:
    missing = tmp_path / "none.jar"
    named = run("crosscheck", "hex", "-n", 1, "--library", missing)
    assert (named.exit_code, named.stderr) == (2, f"error: there is no game library at {missing}\n")
    by_variable = run("crosscheck", "hex", "-n", 1, "--option", "Board Size/3x3", jar=str(missing))
    assert by_variable.exit_code == 0


def test_start_rules_that_fail_are_not_a_lack_of_the_engine(library: Path) -> None:
    Path("stuck.lud").write_text(THREE.replace('(place "Disc1" 0)', '(place "Disc1" 99)'), encoding="utf-8")
    result = run("board", "stuck.lud")
    assert result.exit_code == 0
    said = "note: the start rules fail: the rules act on a site that is not there: the board is shown without pieces\n"
    assert result.stderr == said
