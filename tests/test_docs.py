"""What the documentation shows is what happens.

In a page of `PAGES`, a block ``python NAME`` or ``lud NAME`` is a file of that name, and a block ``console`` holds
commands with what they print (stdout, then stderr). The commands of a page run one after the other in a folder of their
own. With ``LUDKIT_UPDATE_GOLDEN=1`` the pages are written anew.
"""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from ludkit.cli.main import main

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = ("README.md", "docs/crosscheck.md", "docs/traces.md", "docs/tutorial.md", "docs/view.md")
"""The pages whose commands need nothing but ludkit itself."""

_BLOCK = re.compile(r"^```(\w+) ?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_ENGINE = re.compile(r"ludkit \d\S*, (compiled|plain Python)")
"""The version and the build of the engine that played, which no page should have to follow."""


@pytest.mark.parametrize("name", PAGES)
def test_a_page_shows_what_its_commands_print(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = ROOT / name
    text = page.read_text(encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    for variable in ("LUDII_JAR", "COLUMNS"):
        monkeypatch.delenv(variable, raising=False)
    shown = "".join(_as_it_is(text, tmp_path))
    if os.environ.get("LUDKIT_UPDATE_GOLDEN"):
        page.write_text(shown, encoding="utf-8")
    else:
        assert shown == text


@pytest.mark.parametrize("command", ["board gradior --format svg", "board maphex --empty --format svg"])
def test_the_pictures_are_what_the_command_draws(command: str) -> None:
    words = command.split()
    image = DOCS / "images" / f"{words[1]}.svg"
    drawn = CliRunner().invoke(main, words).stdout
    if os.environ.get("LUDKIT_UPDATE_GOLDEN"):
        image.write_text(drawn, encoding="utf-8")
    else:
        assert drawn == image.read_text(encoding="utf-8")


def _as_it_is(text: str, folder: Path) -> Iterator[str]:
    """The page with what its commands print now."""
    end = 0
    for block in _BLOCK.finditer(text):
        language, file, body = block.groups()
        yield text[end : block.start()]
        end = block.end()
        if file:
            (folder / file).write_text(body, encoding="utf-8")
        if language == "console":
            yield "```console\n" + "\n".join(_session(body)) + "\n```"
        else:
            yield block.group()
    yield text[end:]


def _session(body: str) -> Iterator[str]:
    """The commands of a block, each with what it prints."""
    for line in body.splitlines():
        if line.startswith("$ "):
            yield line
            yield from _run(line[2:]).splitlines()


def _run(line: str) -> str:
    """What a command prints: `ludkit …`, with `> FILE` at the end, or `cat FILE`."""
    words = shlex.split(line)
    if words[0] == "cat":
        return Path(words[1]).read_text(encoding="utf-8").rstrip("\n")
    assert words[0] == "ludkit", f"a page may run ludkit and cat, not {words[0]}"
    target = None
    if ">" in words:
        *words, _, target = words
    result = CliRunner().invoke(main, words[1:], prog_name="ludkit")
    assert result.exception is None or isinstance(result.exception, SystemExit), line
    if target:
        Path(target).write_text(result.stdout, encoding="utf-8")
        return result.stderr
    return _ENGINE.sub("ludkit 0.1.0, plain Python", result.stdout + result.stderr)
