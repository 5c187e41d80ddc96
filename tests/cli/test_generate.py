"""``ludkit generate`` and ``ludkit decompile`` from the outside."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ludkit.cli.main import main
from ludkit.crosscheck.games import project_games
from ludkit.resources import games_folder

HEX = games_folder() / "hex.lud"


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def test_a_game_is_printed_or_written(tmp_path: Path) -> None:
    printed = run("generate", "hex")
    assert (printed.exit_code, printed.stdout) == (0, HEX.read_text(encoding="utf-8"))
    file = tmp_path / "hex.lud"
    written = run("generate", "hex", "-o", file)
    assert (written.exit_code, written.output) == (0, "")
    assert file.read_bytes() == HEX.read_bytes()


def test_parameters_change_the_description() -> None:
    default = '(item "9x9" <9> "A rhombus of 9 by 9 cells.")**'
    assert default not in run("generate", "hex").stdout
    assert default in run("generate", "hex", "-p", "size=9").stdout
    assert '(item "10x10" <10> "A rhombus of 10 by 10 cells.")**' in run("generate", "hex", "-p", "size=10").stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nothing"], f"there is no game 'nothing'; there are: {', '.join(project_games())}, and files of Python code"),
        (["nosuch.py"], "there is no file nosuch.py"),
        (["x.lud"], "x.lud is a description already; `ludkit decompile x.lud` gives Python that states it"),
        (["hex", "-p", "sise=9"], "hex: there is no parameter 'sise'; there are: size=11, swap=False"),
        (["hex", "-p", "size=big"], "hex: size is a whole number, not 'big'"),
        (["hex", "-p", "size=1"], "hex: a board has 2 or more cells a side, not 1"),
        (["maphex", "-p", "size=10"], "maphex: a Maphex board has 4, 9, 16, 25 … cells a side, not 10"),
    ],
)
def test_wrong_usage_is_said_in_one_line(arguments: list[str], message: str) -> None:
    result = run("generate", *arguments)
    assert (result.exit_code, result.stderr, result.stdout) == (2, f"error: {message}\n", "")


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "missing" / "hex.lud"
    result = run("generate", "hex", "-o", file)
    assert (result.exit_code, result.stderr) == (2, f"error: cannot write {file}: No such file or directory\n")


def test_a_description_goes_to_python_and_back(tmp_path: Path) -> None:
    code = tmp_path / "definition.py"
    assert run("decompile", HEX, "-o", code).exit_code == 0
    assert run("decompile", HEX).stdout == code.read_text(encoding="utf-8")
    assert run("generate", code).stdout == HEX.read_text(encoding="utf-8")


def test_a_broken_description_is_not_decompiled(tmp_path: Path) -> None:
    file = tmp_path / "broken.lud"
    file.write_text("(game (players 2)", encoding="utf-8")
    result = run("decompile", file)
    assert (result.exit_code, result.stdout) == (1, "")
    assert "error[L101]" in result.stderr


def test_a_description_that_is_missing_or_no_text(tmp_path: Path) -> None:
    missing = tmp_path / "missing.lud"
    assert run("decompile", missing).stderr == f"error: cannot read {missing}: No such file or directory\n"
    binary = tmp_path / "binary.lud"
    binary.write_bytes(b"(game \xff\xfe)")
    assert run("decompile", binary).stderr == f"error: {binary} is not text: byte 6 is not UTF-8\n"
    assert run("decompile", binary).exit_code == 2
