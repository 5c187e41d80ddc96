"""``ludkit bench``: what it measures and prints."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ludkit.cli import bench
from ludkit.cli.main import main
from ludkit.engine import COMPILED
from ludkit.engine.registry import BUILDERS
from tests.jar import JAR, needs_ludii

SMALL = ("--option", "Board Size/3x3")
OURS = f"ludkit ({'compiled' if COMPILED else 'plain'})"


def run(*arguments: object, jar: str = "") -> Result:
    words = ["bench", *map(str, arguments)]
    return CliRunner().invoke(main, words, env={"LUDII_JAR": jar, "COLUMNS": "120"}, prog_name="ludkit")


def rows(result: Result) -> list[list[str]]:
    """The cells of the table's rows."""
    return [[cell.strip() for cell in line.split("│")[1:-1]] for line in result.stdout.splitlines() if "│" in line]


def test_ludkit_alone() -> None:
    result = run("hex", *SMALL, "--seconds", 0.2)
    assert result.exit_code == 0, result.output
    assert OURS in result.stdout and "ludii" not in result.stdout
    (name, speed), *others = rows(result)
    assert name == "hex" and not others
    assert int(speed.replace(",", "")) > 100


def test_what_is_named_twice_plays_once() -> None:
    result = run("hex", *SMALL, "--seconds", 0.1, "--engine", "ludkit", "--engine", "ludkit")
    assert len(rows(result)[0]) == 2


def test_a_jar_that_is_missing_leaves_ludii_out() -> None:
    result = run("hex", *SMALL, "--seconds", 0.1, jar="/nowhere/Ludii.jar")
    assert result.exit_code == 0
    assert "note: ludii is left out: " in result.stderr


def test_ludii_that_is_asked_for_must_be_there() -> None:
    result = run("hex", "--engine", "ludii")
    assert result.exit_code == 3
    assert "set LUDII_JAR" in result.stderr


def test_what_is_not_played_is_said(tmp_path: Path) -> None:
    file = tmp_path / "a.lud"
    file.write_text('(game "A" (players 1) (equipment {(board (square 2))}) (rules (deal Cards 1) (play (move Pass))))')
    assert run(file).exit_code in (1, 3)


def test_a_game_that_cannot_be_measured_leaves_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(BUILDERS, "game.functions.booleans.is.Is Connected")
    result = run("missing.lud", "hex", "gradior", "--seconds", 0.1)
    assert result.exit_code == 3
    assert result.stderr.startswith("error: cannot read missing.lud: No such file or directory\nhex.lud:")
    assert result.stderr.endswith("error: the engine does not play yet: is Connected\n")
    assert [row[0] for row in rows(result)] == ["gradior"]


@pytest.mark.parametrize("seconds", ["0", "-1", "x"])
def test_the_time_is_a_number_above_0(seconds: str) -> None:
    assert run("hex", "--seconds", seconds).exit_code == 2


def test_playouts_go_on_from_seed_to_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Engine(bench.LudkitEngine):
        def __init__(self) -> None:
            self.game = self  # type: ignore[assignment]
            self.seeds: list[int] = []

        def start(self, seed: int) -> Engine:  # type: ignore[override]
            self.seeds.append(seed)
            return self

        def playout(self, seed: int, most_plies: int) -> int:
            assert most_plies == bench.MOST_PLIES
            return 7

    clock = iter(range(100))
    monkeypatch.setattr(bench.time, "perf_counter", lambda: float(next(clock)))
    engine = Engine()
    runner = bench.Runner(engine, 5)
    runner.run(3)
    assert engine.seeds == [6, 7]
    assert runner.plies == 14 and runner.seconds == 3.0
    runner.run(1)
    assert runner.speed == 14 / 4


@pytest.mark.ludii
@needs_ludii
def test_beside_ludii() -> None:
    result = run("hex", *SMALL, "--seconds", 0.4, jar=str(JAR))
    assert result.exit_code == 0, result.output
    assert "ludkit / ludii" in result.stdout
    ((_, ours, theirs, ratio),) = rows(result)
    assert int(ours.replace(",", "")) > 0 and int(theirs.replace(",", "")) > 0 and float(ratio) > 0
