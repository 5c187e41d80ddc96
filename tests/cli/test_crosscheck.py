"""``ludkit crosscheck``: what it prints, writes and answers, word for word, and how it takes trouble."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from ludkit.cli.main import main
from ludkit.crosscheck.games import project_games
from ludkit.engine import COMPILED
from ludkit.resources import games_folder
from tests.jar import JAR, needs_ludii

SMALL = ("--option", "Board Size/3x3")
NO_JAR = (
    "note: ludii is left out: no Ludii.jar is named; download Ludii.jar from https://ludii.games and set LUDII_JAR "
    "(or pass --library) to its path\n"
)


def run(*arguments: object, jar: str = "") -> Result:
    words = ["crosscheck", *map(str, arguments)]
    return CliRunner().invoke(main, words, env={"LUDII_JAR": jar, "COLUMNS": "120"}, prog_name="ludkit")


def changed(tmp_path: Path, game: str, old: str, new: str) -> Path:
    """A copy of a game's description with a change."""
    text = (games_folder() / f"{game}.lud").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / f"{game.upper()}.lud"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return path


@pytest.mark.parametrize("game", project_games())
def test_the_projects_games_agree(game: str) -> None:
    result = run(game, "-n", 2)
    assert result.exit_code == 0, result.output
    assert "\nagreed in 2 of 2 games: " in result.stdout
    assert f"  rules   {game}_rules.py\n  ludkit  ludkit " in result.stdout
    assert NO_JAR in result.stdout


def test_a_single_game_shows_the_winning_chain() -> None:
    result = run("hex", "-n", 1, *SMALL, "--seed", 3)
    assert re.search(
        r"agreed in 1 of 1 game: 1 won by player [12]\nwinning chain: [ABC]\d( [ABC]\d){2,}\n$", result.stdout
    )


DIVERGED = """\
hex: 3 games, seeds 1 to 3, 7 plies
  rules   hex_rules.py
  ludkit  ludkit 0.1.0, {build}
agreed in 0 of 3 games
DIVERGED in 3 of 3 games

1. rules and ludkit part over the end of the game
in 3 games (seeds 1, 2, 3); the shortest sequence found, from one of 1 ply:
    1. player 1: place stone at A1
    rules: the game goes on
    ludkit: player 1 has won
the board (rules and ludkit):
    C3    .    C3
    B3   . .   C2
    A3  . . .  C1
    A2   . .   B1
    A1    x    A1

    x Stone1
repeat: ludkit crosscheck hex --lud {path} --option 'Board Size/3x3' --engines rules,ludkit --seed 1 --picks 0
"""


def test_a_divergence_word_for_word(tmp_path: Path) -> None:
    path = changed(tmp_path, "hex", "(regions P1 {(sites Side NE) (sites Side SW)})", "(regions P1 {(sites Side SE)})")
    result = run("hex", "--lud", path, "-n", 3, *SMALL, "--engines", "rules,ludkit")
    assert result.exit_code == 1
    build = "compiled" if COMPILED else "plain Python"
    assert result.stdout == DIVERGED.format(path=path, build=build)


def test_the_command_that_repeats_it_does(tmp_path: Path) -> None:
    path = changed(tmp_path, "gradior", "(= (state at:(last To)) 4)", "(= (state at:(last To)) 2)")
    found = run("gradior", "--lud", path, "-n", 2, "--engines", "rules,ludkit")
    command = found.stdout.rpartition("repeat: ludkit crosscheck ")[2].split()
    again = run(*command)
    assert again.exit_code == 1
    assert _sequence(again) == _sequence(found) != ""


def _sequence(result: Result) -> str:
    """The moves, what the engines have, and the board."""
    return result.stdout.partition("the shortest sequence found, ")[2].partition(":\n")[2].rpartition("repeat: ")[0]


def test_reports(tmp_path: Path) -> None:
    path = changed(tmp_path, "differo", "included:True", "included:False")
    files = [tmp_path / f"report{suffix}" for suffix in (".json", ".md", ".html", ".txt")]
    words = [word for file in files for word in ("--report", file)]
    result = run("differo", "--lud", path, "-n", 2, "--engines", "rules,ludkit", *words)
    assert result.exit_code == 1
    data = json.loads(files[0].read_text(encoding="utf-8"))
    assert (data["game"], data["agreed"], data["diverged"], data["interrupted"]) == ("differo", 0, 2, False)
    (divergence,) = data["divergences"]
    assert (divergence["kind"], divergence["engines"], divergence["seeds"]) == ("legal", ["rules", "ludkit"], [1, 2])
    assert divergence["detail"][0] == "10 moves in rules, 4 in ludkit"
    assert files[1].read_text(encoding="utf-8").startswith("# Cross-check of differo\n")
    page = ElementTree.fromstring(files[2].read_text(encoding="utf-8").removeprefix("<!DOCTYPE html>"))
    assert "svg" in {element.tag.rpartition("}")[2] for element in page.iter()}
    assert files[3].read_text(encoding="utf-8") == result.stdout


def test_several_processes_find_the_same() -> None:
    one = run("hex", "-n", 4, *SMALL)
    two = run("hex", "-n", 4, *SMALL, "--jobs", 2)
    assert two.stdout == one.stdout


def test_options_change_the_rules() -> None:
    result = run("hex", "-n", 3, *SMALL, "--option", "Swap/On")
    assert result.exit_code == 0, result.output


FOREIGN = """
(game "Another Gradior" (players 2)
    (equipment {
        (board (hex 4))
        (piece "Counter" Each
            (move Slide
                (between (exact (+ (state at:(from)) 1)) if:True)
                (to (apply if:(is Empty (to))))
                (then (set State at:(last To) (+ (state at:(last To)) 1)))
            )
            maxState:4
        )
    })
    (rules
        (start { (place "Counter1" {"A1" "B2"}) (place "Counter2" {"G7" "F6"}) })
        (play (forEach Piece))
        (end {
            (if (= (state at:(last To)) 4) (result Mover Win))
            (if (no Moves Next) (result Next Loss))
        })
    )
)
"""


def test_a_foreign_description_from_its_own_start(tmp_path: Path) -> None:
    path = tmp_path / "GRADIOR.lud"
    path.write_text(FOREIGN)
    apart = run("gradior", "--lud", path, "-n", 3, "--engines", "rules,ludkit")
    assert apart.exit_code == 1
    assert "1. rules and ludkit part over the start position" in apart.stdout
    apart = run("gradior", "--lud", path, "-n", 1, "--engines", "rules,ludkit")
    said = "note: the description starts from another position; --start-from lud gives it to the rules\n"
    assert apart.exit_code == 1 and said in apart.stdout
    together = run("gradior", "--lud", path, "-n", 20, "--engines", "rules,ludkit", "--start-from", "lud")
    assert together.exit_code == 0, together.output


DUAL = ('(piece "WhiteDisc" P1)', "WhiteDisc1")


def test_a_foreign_description_whose_pieces_are_not_clear(tmp_path: Path) -> None:
    path = changed(tmp_path, "dualhex", "WhiteDisc", "Pebble")
    asked = run("dualhex", "--lud", path, "-n", 3)
    assert asked.exit_code == 2
    assert asked.stderr == (
        "error: what are the components Pebble1? Say with --map FILE, which of 'black cross', 'black disc', "
        "'white cross', 'white disc' (or \"\" for none) they are:\n  [kinds]\n  Pebble1 = \"…\"\n"
    )
    names = tmp_path / "names.toml"
    names.write_text('[kinds]\nPebble1 = "white disc"\n')
    assert run("dualhex", "--lud", path, "-n", 3, "--map", names).exit_code == 0
    names = tmp_path / "names.json"
    names.write_text('{"kinds": {"Pebble1": "white disc"}}')
    assert run("dualhex", "--lud", path, "-n", 3, "--map", names).exit_code == 0


def test_a_foreign_description_of_another_size(tmp_path: Path) -> None:
    path = tmp_path / "hex.lud"
    path.write_text(
        '(game "Hex" (players 2) (equipment { (board (hex Diamond 4)) (piece "Marker" Each)'
        " (regions P1 {(sites Side NE) (sites Side SW)}) (regions P2 {(sites Side NW) (sites Side SE)}) })"
        " (rules (play (move Add (to (sites Empty)))) (end (if (is Connected Mover) (result Mover Win)))))"
    )
    result = run("hex", "--lud", path)
    assert result.exit_code == 2
    assert result.stderr.startswith("error: the description's board has no A10, A11, A5, A6, A7, …, which the rules ")
    names = tmp_path / "names.toml"
    names.write_text("[parameters]\nsize = 4\n")
    assert run("hex", "--lud", path, "--map", names, "-n", 5).exit_code == 0


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("kinds = 3", "kinds is a table"),
        ("[kinds]\nA = 1", "the values of kinds are strings"),
        ("[options]\nA = 1", "the values of options are tables"),
        ("owned = 1", "owned is true or false"),
        ('counter = "rotation"', "counter is one of state, value, count"),
        ("[colours]", "nothing in a map file is called colours"),
        ("[kinds", "Expected ']' at the end of a table declaration (at end of document)"),
    ],
)
def test_map_files_that_make_no_sense(tmp_path: Path, text: str, message: str) -> None:
    names = tmp_path / "names.toml"
    names.write_text(text)
    result = run("hex", "--map", names)
    assert (result.exit_code, result.stderr) == (2, f"error: {names}: {message}\n")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("sise = 9", "they take size and swap, no sise"),
        ('size = "9"', "size is a whole number, not '9'"),
        ('swap = "maybe"', "swap is true or false, not 'maybe'"),
    ],
)
def test_parameters_that_the_rules_do_not_take(tmp_path: Path, text: str, message: str) -> None:
    names = tmp_path / "names.toml"
    names.write_text(f"[parameters]\n{text}\n")
    result = run("hex", "--map", names)
    assert (result.exit_code, result.stderr) == (2, f"error: the rules of hex cannot be made: {message}\n")


@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        (["nothing.lud"], 2, "error: cannot read nothing.lud: No such file or directory\n"),
        (["hex", "--map", "nothing.toml"], 2, "error: cannot read nothing.toml: No such file or directory\n"),
        (["hex", "--engines", "rules,zillions"], 2, "'zillions': the engines are rules, ludkit, ludii"),
        (["hex", "--report", "a.doc"], 2, "a.doc: the suffix is one of .json .md .html .txt"),
        (["hex", "--report", "no/a.md"], 2, "no/a.md: there is no folder no"),
        (["hex", "--picks", "a"], 2, "numbers, with commas between them"),
        (["hex", "--engines", "rules,ludii"], 3, "error: no Ludii.jar is named; download Ludii.jar from "),
        (["hex", "--engines", "ludkit"], 3, "error: there is nothing to compare: only ludkit can play\n"),
        (["maphex", "--start-from", "lud"], 2, "error: the rules of maphex take no start position\n"),
    ],
)
def test_what_cannot_be_done(words: list[str], code: int, message: str) -> None:
    result = run(*words)
    assert result.exit_code == code
    assert message in result.stderr


def test_a_file_of_ones_own_has_no_rules(tmp_path: Path) -> None:
    path = changed(tmp_path, "hex", '"Hex"', '"Six"')
    result = run(path)
    assert result.exit_code == 3
    assert result.stderr.startswith("error: there is nothing to compare: only ludkit can play; ludii is left out: no ")
    result = run(path, "--start-from", "lud")
    assert result.exit_code == 2
    result = run(path, "--engines", "rules,ludkit")
    assert (result.exit_code, result.stderr) == (2, f"error: there are no independent rules of {path}\n")


def test_a_description_with_faults(tmp_path: Path) -> None:
    path = changed(tmp_path, "hex", "(move Add (to (sites Empty)))", "(move Add (to (sites Empty))")
    result = run("hex", "--lud", path)
    assert result.exit_code == 1
    assert f"{path}:" in result.stderr
    assert "Traceback" not in result.output


def test_a_ludeme_that_is_not_played_yet(tmp_path: Path) -> None:
    path = changed(tmp_path, "hex", "(move Add (to (sites Empty)))", '(move Propose "Draw")')
    result = run("hex", "--lud", path, "--engines", "rules,ludkit")
    assert result.exit_code in (1, 3)
    assert "Traceback" not in result.output


def test_text_that_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "a.lud"
    path.write_bytes(b"\xff\xfe\x00")
    result = run("hex", "--lud", path)
    assert (result.exit_code, result.stderr) == (2, f"error: {path} is not text: byte 0 is not UTF-8\n")


def test_a_jar_that_is_not_ludii(tmp_path: Path) -> None:
    jar = tmp_path / "Other.jar"
    jar.write_bytes(b"PK")
    asked = run("hex", "--engines", "rules,ludii", jar=str(jar))
    assert asked.exit_code == 3
    assert f"{jar} is not a jar: " in asked.stderr
    unasked = run("hex", "-n", 1, *SMALL, jar=str(jar))
    assert unasked.exit_code == 0
    assert f"note: ludii is left out: {jar} is not a jar: " in unasked.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="sends SIGINT")
@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_gives_what_was_done_so_far(jobs: int) -> None:
    command = [sys.executable, "-m", "ludkit", "crosscheck", "hex", "-n", "100000", *SMALL, "--jobs", str(jobs)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "LUDII_JAR": ""}
    ) as process:
        time.sleep(8)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert "\ninterrupted after " in out
    assert "Traceback" not in err


@pytest.mark.ludii
@needs_ludii
@pytest.mark.parametrize("game", project_games())
def test_the_projects_games_agree_in_ludii_too(game: str) -> None:
    result = run(game, "-n", 3, jar=str(JAR))
    assert result.exit_code == 0, result.output
    assert "\n  ludii   Ludii " in result.stdout
    assert "agreed in 3 of 3 games" in result.stdout


@pytest.mark.ludii
@needs_ludii
@pytest.mark.skipif(sys.platform == "win32", reason="kills by signal")
def test_a_ludii_that_is_killed_is_replaced() -> None:
    command = [sys.executable, "-m", "ludkit", "crosscheck", "hex", "-n", "60"]
    environment = {**os.environ, "LUDII_JAR": str(JAR)}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        killed = _kill_child(process.pid)
        out, err = process.communicate(timeout=200)
    assert killed
    assert process.returncode == 0, err
    assert "agreed in 60 of 60 games" in out
    assert "note: Ludii died (exit code -9)" in err
    assert "a fresh one goes on" in err


def _kill_child(pid: int) -> bool:
    """Kill the Java that a process has started, as soon as it is there and at work."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    for _ in range(600):
        time.sleep(0.1)
        for child in children.read_text().split() if children.exists() else []:
            if "Bridge" in Path(f"/proc/{child}/cmdline").read_text():
                time.sleep(5)
                os.kill(int(child), signal.SIGKILL)
                return True
    return False
