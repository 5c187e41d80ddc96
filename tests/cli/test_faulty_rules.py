"""Rules of the user's own that are wrong: what ``ludkit crosscheck`` says of them, word for word."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ludkit.cli.main import main
from tests.cli.test_own_games import LUD, RULES, VOCABULARY

FILL = (
    RULES.replace("from .fill_board import cells", 'def cells(size):\n    return ["A1", "B1", "A2", "B2"]') + VOCABULARY
)
PLAYED = "failed at seed 1, ply 2, after place stone at B1"


def run(folder: Path, text: str, *arguments: object) -> Result:
    (folder / "fill.lud").write_text(LUD, encoding="utf-8")
    (folder / "fill_rules.py").write_text(text, encoding="utf-8")
    words = ["crosscheck", folder / "fill.lud", "--rules", folder / "fill_rules.py", "--engines", "rules,ludkit"]
    words += arguments or ("--picks", "0,0,0,0")
    return CliRunner().invoke(main, [str(word) for word in words], env={"LUDII_JAR": ""})


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("self.empty.remove(move.to)", "self.empty.remove('C9')", "ValueError: list.remove(x): x not in list"),
        ("return [RuleMove(", "assert len(self.stones) < 2\n        return [RuleMove(", "AssertionError"),
        (
            "dict(self.stones)",
            "{**self.stones, 1: self.stone}",
            "AttributeError: 'Fill' object has no attribute 'stone'",
        ),
    ],
)
def test_code_that_fails(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert FILL.count(old) == 1
    text = FILL.replace(old, new)
    after = {
        "ValueError": "failed at seed 1, ply 1, after place stone at A1",
        "AssertionError": PLAYED,
        "AttributeError": "failed at seed 1, before the first move",
    }[message.partition(":")[0]]
    line = line_of(text, new.partition("\n")[0])
    result = run(tmp_path, text)
    assert (result.exit_code, result.stdout) == (3, "")
    assert result.stderr == f"error: the rules of fill {after}: {message} (fill_rules.py:{line})\n"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("return [RuleMove(", 'return ["A1"] or [RuleMove(', "`legal` gives 'A1', which is no RuleMove"),
        ("for cell in self.empty]", "for cell in self.empty] and None", "`legal` gives None, no list of moves"),
        (
            'RuleMove("place", "stone", None, cell)',
            'RuleMove("place", "stone", None, 7)',
            "`legal` gives RuleMove(verb='place', piece='stone', start=None, to=7), whose parts are not all strings "
            "(or None, but for the verb)",
        ),
        (
            '"place", "stone"',
            '"place", "pebble"',
            "`legal` gives place pebble at A1, but the kinds of VOCABULARY are 'stone'",
        ),
        ("return dict(self.stones)", "return [*self.stones]", "`occupation` gives [], no dict of Occupants by label"),
        (
            "return dict(self.stones)",
            'return {"A1": "stone"}',
            "`occupation` has 'stone' at A1, which is no Occupant",
        ),
        (
            "return dict(self.stones)",
            "return {(0, 0): Occupant(1, 'stone')}",
            "`occupation` has (0, 0) for a label, which is no string",
        ),
        (
            "return dict(self.stones)",
            "return {'A1': Occupant('white', 'stone')}",
            "`occupation` has Occupant(owner='white', kind='stone', counter=0) at A1, whose owner and counter are not "
            "whole numbers",
        ),
        (
            "return dict(self.stones)",
            "return {'A1': Occupant(1, 'pebble')}",
            "`occupation` has 'pebble' at A1, but the kinds of VOCABULARY are 'stone'",
        ),
        ("len(self.stones) % 2 + 1", "'white'", "`mover` is 'white', not a player's number"),
        (
            "    @property\n    def over",
            "    def over",
            "`over` is a method (is @property missing?), neither True nor False",
        ),
        (
            "return (3 - self.mover) if self.over else None",
            "return 'nobody'",
            "`winner` is 'nobody', neither a player's number, 0 nor None",
        ),
    ],
)
def test_answers_that_are_none(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert FILL.count(old) == 1
    result = run(tmp_path, FILL.replace(old, new))
    assert (result.exit_code, result.stdout) == (3, "")
    assert result.stderr == f"error: the rules of fill failed at seed 1, before the first move: {message}\n"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("def rules(", "def game(", "cannot be used: {folder}/fill_rules.py has no function `rules`"),
        ("VOCABULARY = ", "WORDS = ", "cannot be used: there is no VOCABULARY in {folder}/fill_rules.py"),
        (
            "VOCABULARY = ",
            'VOCABULARY = {"Counter": "stone"} or ',
            "cannot be used: VOCABULARY in {folder}/fill_rules.py is a dict, no Vocabulary",
        ),
        (
            'kinds={"Counter": "stone"}',
            'kinds={"Counter": 1}',
            "cannot be used: VOCABULARY in {folder}/fill_rules.py: kinds is a dict of strings by strings",
        ),
        (
            'options={"Size/3": {"size": 3}}',
            'options={"Size/3": 3}',
            "cannot be used: VOCABULARY in {folder}/fill_rules.py: options is a dict of parameters by items",
        ),
        (
            'kinds={"Counter": "stone"}',
            'kinds={"Counter": "stone"}, counter="moves"',
            "cannot be used: VOCABULARY in {folder}/fill_rules.py: counter is one of state, value, count, or None",
        ),
        (
            'kinds={"Counter": "stone"}',
            'kinds={"Disc": "stone"}',
            "cannot be used: the vocabulary has no kind for the component Counter1",
        ),
        ("class Fill:", "class Fill", "cannot be used: SyntaxError: expected ':' (fill_rules.py:9)"),
        (
            "class Fill:",
            "import fill_bord\n\n\nclass Fill:",
            "cannot be used: ModuleNotFoundError: No module named 'fill_bord' (fill_rules.py:9)",
        ),
        (
            "return Fill(size)",
            "Fill(size)",
            "failed at the start: what `rules` makes, a NoneType, has no mover and no legal and no play and no "
            "occupation and no over and no winner",
        ),
        ("return Fill(size)", "return Fill(sise)", "failed at the start: NameError: name 'sise' is not defined "),
    ],
)
def test_rules_that_cannot_be_used(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert FILL.count(old) == 1
    result = run(tmp_path, FILL.replace(old, new))
    assert (result.exit_code, result.stdout) == (3, "")
    assert result.stderr.startswith(f"error: the rules of fill {message.format(folder=tmp_path)}")
    assert result.stderr.count("\n") == 1


def test_rules_that_fail_in_another_process(tmp_path: Path) -> None:
    text = FILL.replace("self.empty.remove(move.to)", "self.empty.remove('C9')")
    result = run(tmp_path, text, "-n", 2, "--jobs", 2)
    assert result.exit_code == 3
    assert "x not in list (fill_rules.py:" in result.stderr


def test_parameters_that_rules_of_ones_own_refuse(tmp_path: Path) -> None:
    text = FILL.replace(
        "return Fill(size)", 'if size > 2:\n        raise ValueError("too large")\n    return Fill(size)'
    )
    result = run(tmp_path, text, "--option", "Size/3")
    assert (result.exit_code, result.stderr) == (2, "error: the rules of fill cannot be made: too large\n")
    text = FILL.replace("(size: int = 2)", "()").replace("Fill(size)", "Fill(2)")
    folder = tmp_path / "other"
    folder.mkdir()
    result = run(folder, text, "--option", "Size/3")
    message = "error: the rules of fill cannot be made: they take no parameters, no size\n"
    assert (result.exit_code, result.stderr) == (2, message)
