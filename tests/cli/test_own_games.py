"""``ludkit crosscheck`` with rules of the user's own, in whatever folder they are."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ludkit.cli.main import main
from ludkit.resources import games_folder

LUD = """\
(game "Fill" (players 2)
    (equipment { (board (square <Size:n>)) (piece "Counter" Each) })
    (rules (play (move Add (to (sites Empty)))) (end (if (is Full) (result Mover Win))))
)
(option "Size" <Size> args:{ <n> } { (item "2" <2> "Small.")** (item "3" <3> "Large.") })
"""
RULES = '''\
"""Two players fill a square of cells with stones; the last one wins."""

from ludkit.crosscheck.rules import Occupant, RuleMove

from .fill_board import cells


class Fill:
    def __init__(self, size):
        self.empty = cells(size)
        self.stones = {}

    @property
    def mover(self):
        return len(self.stones) % 2 + 1

    @property
    def over(self):
        return not self.empty

    @property
    def winner(self):
        return (3 - self.mover) if self.over else None

    def legal(self):
        return [RuleMove("place", "stone", None, cell) for cell in self.empty]

    def play(self, move):
        self.stones[move.to] = Occupant(self.mover, "stone")
        self.empty.remove(move.to)

    def occupation(self):
        return dict(self.stones)


def rules(size: int = 2):
    return Fill(size)
'''
BOARD = """\
def cells(size):
    return [f"{column}{row + 1}" for row in range(size) for column in "ABCDEFGH"[:size]]
"""
VOCABULARY = """\
from ludkit.crosscheck.vocabulary import Vocabulary

VOCABULARY = Vocabulary(kinds={"Counter": "stone"}, options={"Size/3": {"size": 3}})
"""
FOUND = "note: the rules in fill_rules.py play, too, and the VOCABULARY in fill.py\n"


def run(*arguments: object) -> Result:
    words = ["crosscheck", *map(str, arguments), "--engines", "rules,ludkit", "-n", "2"]
    return CliRunner().invoke(main, words, env={"LUDII_JAR": "", "COLUMNS": "120"}, prog_name="ludkit")


@pytest.fixture
def fill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a game of one's own, which is where the user is."""
    files = {"fill.lud": LUD, "fill_rules.py": RULES, "fill_board.py": BOARD, "fill.py": VOCABULARY}
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", sys.path[:])
    return tmp_path


@pytest.mark.usefixtures("fill")
@pytest.mark.parametrize("game", ["fill.lud", "fill"])
def test_rules_beside_a_description_are_found_and_named(game: str) -> None:
    result = run(game)
    assert (result.exit_code, result.stderr) == (0, FOUND)
    assert result.stdout.startswith("fill: 2 games, seeds 1 to 2, 8 plies\n  rules   fill_rules.py\n  ludkit  ludkit ")
    assert result.stdout.endswith("\nagreed in 2 of 2 games: 2 won by player 2\n")


@pytest.mark.usefixtures("fill")
def test_options_change_rules_of_ones_own() -> None:
    result = run("fill", "--option", "Size/3")
    assert result.exit_code == 0, result.output
    assert "seeds 1 to 2, 18 plies\n" in result.stdout


@pytest.mark.usefixtures("fill")
def test_several_processes_play_rules_of_ones_own() -> None:
    assert run("fill", "--jobs", 2).stdout == run("fill").stdout


def test_rules_that_are_named_may_stand_anywhere(fill: Path) -> None:
    elsewhere = fill / "elsewhere"
    elsewhere.mkdir()
    text = RULES.replace("from .fill_board import cells", "from fill_board import cells") + VOCABULARY
    (elsewhere / "my-rules.py").write_text(text, encoding="utf-8")
    (elsewhere / "fill_board.py").write_text(BOARD, encoding="utf-8")
    result = run("fill.lud", "--rules", "elsewhere/my-rules.py")
    assert (result.exit_code, result.stderr) == (0, "")
    assert "  rules   my-rules.py\n" in result.stdout


def test_a_divergence_repeats_with_the_rules_that_were_named(fill: Path) -> None:
    (fill / "wrong.lud").write_text(LUD.replace("Mover Win", "Mover Loss"), encoding="utf-8")
    found = run("wrong.lud", "--rules", "fill_rules.py")
    assert found.exit_code == 1
    command = found.stdout.rpartition("repeat: ludkit crosscheck ")[2]
    assert command == ("wrong.lud --rules fill_rules.py --engines rules,ludkit --seed 1 --picks 0,0,0,0\n")
    again = CliRunner().invoke(main, ["crosscheck", *command.split()])
    assert again.exit_code == 1
    assert again.stdout.rpartition("repeat: ")[2] == f"ludkit crosscheck {command}"


def test_another_description_with_names_of_its_own(fill: Path) -> None:
    foreign = LUD.replace("Counter", "Ball").replace("Size", "Length").replace('"3"', '"three"')
    (fill / "foreign.lud").write_text(foreign, encoding="utf-8")
    (fill / "map.toml").write_text('[options."Length/three"]\nsize = 3\n', encoding="utf-8")
    result = run("fill", "--lud", "foreign.lud", "--map", "map.toml", "--option", "Length/three")
    assert (result.exit_code, result.stderr) == (0, FOUND)
    result = run("fill", "--start-from", "lud")
    assert (result.exit_code, result.stderr) == (2, f"{FOUND}error: the rules of fill take no start position\n")


@pytest.mark.usefixtures("fill")
def test_rules_that_are_not_to_play_are_not_run() -> None:
    words = ["crosscheck", "fill.lud", "--engines", "ludkit,ludii"]
    result = CliRunner().invoke(main, words, env={"LUDII_JAR": ""})
    assert result.exit_code == 3
    assert result.stderr.startswith("error: no Ludii.jar is named; ")


def test_a_project_game_is_found_by_its_file_too() -> None:
    rules = games_folder() / "gradior_rules.py"
    result = run(games_folder() / "gradior.lud")
    vocabulary = games_folder() / "gradior.py"
    said = f"note: the rules in {rules} play, too, and the VOCABULARY in {vocabulary}\n"
    assert (result.exit_code, result.stderr) == (0, said)


@pytest.mark.usefixtures("fill")
@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        (["fill", "--rules", "none.py"], 2, "error: cannot read none.py: no such file\n"),
        (
            ["fill", "--rules", "fill_board.py"],
            3,
            "error: the rules of fill_board cannot be used: fill_board.py has no function `rules`\n",
        ),
    ],
)
def test_rules_that_there_are_not(words: list[str], code: int, message: str) -> None:
    result = run(*words)
    assert (result.exit_code, result.stdout, result.stderr) == (code, "", message)
