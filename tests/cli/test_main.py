"""The command ``ludkit`` itself: its commands, their help, and what ends any of them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import ludkit.cli
from ludkit.cli.main import COMMANDS, main

ROOT = Path(__file__).resolve().parents[2]
CLI = Path(ludkit.cli.__file__).parent


def help_of(*command: str) -> str:
    result = CliRunner().invoke(main, [*command, "--help"], terminal_width=200, prog_name="ludkit")
    assert result.exit_code == 0
    return result.stdout


def test_help_lists_every_command_with_a_line() -> None:
    lines = [line.strip() for line in help_of().splitlines()]
    for name, text in COMMANDS.items():
        assert any(line.split(maxsplit=1) == [name, text] for line in lines), name


def test_every_command_has_a_module_and_every_module_that_holds_one_is_listed() -> None:
    modules = [path for path in CLI.glob("*.py") if "\ndef command(" in path.read_text("utf-8")]
    assert {path.stem for path in modules} == set(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_says_what_a_command_does_and_ends_in_an_example(command: str) -> None:
    usage, text = help_of(command).split("\n", 1)
    assert usage.startswith(f"Usage: ludkit {command} ")
    assert text.strip()[0].isupper()
    assert f"\n  Example:\n    ludkit {command}" in text[text.rindex("\n\n") :]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("command", [["record", "hex"], ["check", "hex"], ["perft", "--help"], ["--version"]])
def test_output_that_cannot_be_written(command: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "ludkit", *command], stdout=full, stderr=subprocess.PIPE, text=True
        )
    assert (done.returncode, done.stderr) == (2, "error: cannot write the output: No space left on device\n")


@pytest.mark.skipif(sys.platform == "win32", reason="pipes end otherwise")
def test_a_pipe_that_is_closed_ends_a_command_silently() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "ludkit", "record", "hex"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.read(1)
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 141


def test_an_unknown_command() -> None:
    result = CliRunner().invoke(main, ["chekc"], prog_name="ludkit")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.splitlines()[-1].startswith("Error: No such command 'chekc'.")


def test_the_hooks_run_commands_that_there_are() -> None:
    hooks = (ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8")
    entries = [line.split(": ")[1].split() for line in hooks.splitlines() if line.strip().startswith("entry: ")]
    assert [entry[0] for entry in entries] == ["ludkit", "ludkit"]
    for _, command in entries:
        assert command in COMMANDS
