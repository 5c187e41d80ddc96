"""The command ``ludkit`` itself: its commands, their help, and what ends any of them."""

from __future__ import annotations

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
