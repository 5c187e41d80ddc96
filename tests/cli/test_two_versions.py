"""``ludkit crosscheck NEW --lud OLD``: two descriptions held against each other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ludkit.cli.main import main
from tests.jar import JAR, needs_ludii

OLD = """\
(game "Steps" (players 2)
    (equipment { (board (square <Size:n>)) (piece "Disc" Each (move Step (to if:(is Empty (to))))) })
    (rules
        (start { (place "Disc1" {"A1" "B1"}) (place "Disc2" {"A3" "C3"}) })
        (play (or (forEach Piece) (move Add (to (sites Empty)))))
        (end (if (is Line 3) (result Mover Win)))
    )
)
(option "Size" <Size> args:{ <n> } { (item "3" <3> "Small.")** (item "4" <4> "Large.") })
"""
SAME = (
    OLD.replace("(or (forEach Piece) (move Add (to (sites Empty))))", '(or ("Drop") (forEach Piece))')
    .replace('"Disc', '"Draughtsman')
    .replace("\n        ", " ")
    + '(define "Drop" (move Add (to (sites Empty))))'
)
DIVERGED = """\
new.lud against old.lud: 1 game, seed 2, 1 ply
  new.lud  ludkit
  old.lud  ludkit
agreed in 0 of 1 game
DIVERGED in 1 of 1 game

1. new.lud and old.lud part over the end of the game
in 1 game (seed 2); the shortest sequence found, from one of 1 ply:
    1. player 1: move Disc1 A1 to A2
    active: [] in new.lud, [1, 2] in old.lud
    mover: 1 in new.lud, 2 in old.lud
    next: 2 in new.lud, 1 in old.lud
    over: True in new.lud, False in old.lud
    turn: 1 in new.lud, 2 in old.lud
the board (new.lud and old.lud):
    3 o . o
    2 x . .
    1 . x .
      A B C

    x Disc1, o Disc2
repeat: ludkit crosscheck new.lud --lud old.lud --engines ludkit --seed 2 --picks 0
"""


def run(*arguments: object, jar: str = "") -> Result:
    words = ["crosscheck", *map(str, arguments)]
    return CliRunner().invoke(main, words, env={"LUDII_JAR": jar, "COLUMNS": "120"}, prog_name="ludkit")


def without_builds(text: str) -> str:
    return re.sub(r"ludkit \d\S*, (compiled|plain Python)", "ludkit", text)


@pytest.fixture(autouse=True)
def versions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    texts = {
        "old": OLD,
        "same": SAME,
        "new": OLD.replace("(is Line 3)", "(is Line 2)"),
        "small": OLD.replace("<3>", "<2>").replace('"A3" "C3"', '"A2"'),
        "stuck": OLD.replace("(move Add (to (sites Empty)))", "(move Add (to (sites Empty)) (then (add (to 99))))"),
        "faulty": OLD.replace("Line", "Lne"),
    }
    for name, text in texts.items():
        Path(f"{name}.lud").write_text(text, encoding="utf-8")


def test_a_change_of_the_rules_word_for_word() -> None:
    result = run("new.lud", "--lud", "old.lud", "-n", 1, "--seed", 2)
    assert (result.exit_code, result.stderr) == (1, "")
    assert without_builds(result.stdout) == DIVERGED


def test_the_command_that_repeats_it_does() -> None:
    command = DIVERGED.rpartition("repeat: ludkit crosscheck ")[2].split()
    assert without_builds(run(*command).stdout) == DIVERGED


def test_a_change_that_leaves_the_rules_passes() -> None:
    result = run("same.lud", "--lud", "old.lud", "-n", 5)
    assert result.exit_code == 0
    assert "same.lud against old.lud: 5 games, " in result.stdout
    assert "\nagreed in 5 of 5 games: " in result.stdout


def test_options_go_to_both() -> None:
    result = run("same.lud", "--lud", "old.lud", "-n", 2, "--option", "Size/4", "--jobs", 2)
    assert result.exit_code == 0, result.output
    result = run("same.lud", "--lud", "old.lud", "--option", "Size/5")
    assert result.exit_code == 1
    assert 'there is no option "Size/5"' in result.stderr


def test_boards_of_two_sizes_are_both_drawn() -> None:
    result = run("old.lud", "--lud", "small.lud", "-n", 1)
    assert result.exit_code == 1
    assert "the board (old.lud):\n    3 o . o\n    2 . . .\n    1 x x .\n" in result.stdout
    assert "the board (small.lud):\n    2 o .\n    1 x x\n" in result.stdout


@pytest.mark.parametrize("words", [("stuck.lud", "--lud", "old.lud"), ("old.lud", "--lud", "stuck.lud")])
def test_who_cannot_go_on_is_named(words: tuple[str, ...]) -> None:
    result = run(*words, "-n", 1)
    assert result.exit_code == 1
    assert "1. old.lud and stuck.lud part over an error\n" in result.stdout
    assert "\n    stuck.lud: the rules act on a site that is not there\n" in result.stdout


def test_a_description_against_itself() -> None:
    result = run("old.lud", "--lud", "old.lud", "-n", 1)
    assert result.exit_code == 0
    assert result.stdout.startswith("old.lud against old.lud (--lud): 1 game")


def test_a_game_with_rules_leaves_them_out_if_an_engine_is_named() -> None:
    result = run("hex", "--lud", "old.lud", "--engines", "ludkit", "-n", 1)
    assert result.exit_code == 1
    assert "1. hex and old.lud part over the start position\n" in result.stdout


def test_rules_alone_have_nothing_to_be_held_against() -> None:
    result = run("hex", "--lud", "old.lud", "--engines", "rules", "--map", "map.toml")
    assert (result.exit_code, result.stderr) == (2, "error: cannot read map.toml: No such file or directory\n")
    result = run("hex", "--lud", "old.lud", "--engines", "rules")
    assert (result.exit_code, result.stderr) == (3, "error: there is nothing to compare: only rules can play\n")


def test_the_other_description_may_have_faults() -> None:
    result = run("old.lud", "--lud", "faulty.lud")
    assert result.exit_code == 1
    assert result.stderr.startswith("faulty.lud:6:22: error[L302]: `Lne` ")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (
            ["--engines", "ludkit,ludii"],
            "two descriptions are compared in one engine: --engines ludkit, or --engines ludii",
        ),
        (["--engines", "rules,ludkit"], "there are no independent rules of new.lud"),
        (
            ["--start-from", "lud"],
            "--start-from and --map are for games with rules that play: the project's own "
            "(differo dualhex gradior hex maphex), and yours with --rules FILE",
        ),
    ],
)
def test_what_two_descriptions_cannot_do(words: list[str], message: str) -> None:
    result = run("new.lud", "--lud", "old.lud", *words)
    assert (result.exit_code, result.stderr) == (2, f"error: {message}\n")


@pytest.mark.ludii
@needs_ludii
def test_two_descriptions_play_in_ludii() -> None:
    agreed = run("same.lud", "--lud", "old.lud", "-n", 2, "--engines", "ludii", jar=str(JAR))
    assert agreed.exit_code == 0, agreed.output
    assert "\n  same.lud  Ludii 1.3.12\n  old.lud   Ludii 1.3.12\n" in agreed.stdout
    parted = run("new.lud", "--lud", "old.lud", "-n", 1, "--seed", 2, "--engines", "ludii", jar=str(JAR))
    assert parted.exit_code == 1
    assert "\n1. new.lud and old.lud part over the end of the game\n" in parted.stdout
