"""docs/definitions.md says what is true: its code runs and prints what the page shows."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from ludkit.cli.main import main

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "definitions.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_sessions_print_what_the_page_shows() -> None:
    names: dict[str, object] = {}
    parser = doctest.DocTestParser()
    runner = doctest.DocTestRunner(verbose=False)
    for number, block in enumerate(blocks("pycon")):
        test = parser.get_doctest(block, names, f"session {number + 1}", "docs/definitions.md", 0)
        assert runner.run(test, clear_globs=False).failed == 0
        names.update(test.globs)


def test_the_first_game_is_generated_as_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mygame.py").write_text(blocks("python")[0], encoding="utf-8")
    command, shown = blocks("console")[0].split("\n", 1)
    result = CliRunner().invoke(main, shlex.split(command.removeprefix("$ ludkit ")))
    assert (result.exit_code, result.stdout) == (0, shown)


def test_the_decompiled_piece_is_real() -> None:
    _, shown = blocks("console")[1].split("\n", 1)
    assert shown in CliRunner().invoke(main, ["decompile", str(ROOT / "games" / "hex.lud")]).stdout
