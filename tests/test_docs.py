"""What the documentation shows is what happens.

- A block ``python NAME`` or ``lud NAME`` is a file of that name, and a block ``console`` holds commands with what they
  print (stdout, then stderr); those of a page run one after the other in a folder of their own. With
  ``LUDKIT_UPDATE_GOLDEN=1`` the pages are written anew.
- The ``pycon`` blocks of a page are one session of Python, in the folder of the checkout.
- The ``python`` blocks without a name are excerpts or, in the pages of `SCRIPTS`, run.
- What a page links to is there, and so are the files and the modules that it names.
"""

from __future__ import annotations

import doctest
import os
import re
import shlex
import textwrap
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

import ludkit
from ludkit.cli.main import COMMANDS, main
from ludkit.engine.moves.add import AddToEmpty

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PACKAGE = Path(ludkit.__file__).resolve().parent
PAGES = ("README.md", *(f"docs/{name}.md" for name in ("crosscheck", "definitions", "traces", "tutorial", "view")))
"""The pages whose commands need nothing but ludkit itself."""

SESSIONS = tuple(f"docs/{name}.md" for name in ("boards", "definitions", "python", "reading"))
"""The pages with sessions of Python."""

SCRIPTS = ("README.md", "docs/view.md")
"""The pages whose Python is a whole program."""

EVERY_PAGE = ("README.md", "CONTRIBUTING.md", *sorted(f"docs/{path.name}" for path in DOCS.glob("*.md")))

_LINK = re.compile(r"\]\(([^)#]+)\)")
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


@pytest.mark.parametrize("name", SESSIONS)
def test_a_session_prints_what_the_page_shows(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    blocks = _blocks(name, "pycon")
    names: dict[str, object] = {}
    runner = doctest.DocTestRunner(verbose=False)
    for number, block in enumerate(blocks, 1):
        session = doctest.DocTestParser().get_doctest(block, names, f"session {number}", name, 0)
        runner.run(session, clear_globs=False)
        names |= session.globs
    assert blocks and runner.summarize(verbose=False).failed == 0, capsys.readouterr().out


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_python_of_a_page_runs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    (program,) = _blocks(name, "python")
    exec(compile(program, name, "exec"), {})


def test_the_decompiled_excerpt_is_real() -> None:
    (excerpt,) = _blocks("docs/definitions.md", "python")
    assert excerpt in CliRunner().invoke(main, ["decompile", str(ROOT / "games" / "hex.lud")]).stdout


def test_the_excerpt_of_rules_is_real() -> None:
    (excerpt,) = _blocks("docs/tutorial.md", "python")
    rules = (ROOT / "games" / "gradior_rules.py").read_text(encoding="utf-8")
    assert textwrap.indent(excerpt, " " * 4) in rules


def test_the_example_of_the_architecture_is_true() -> None:
    page = (DOCS / "architecture.md").read_text(encoding="utf-8")
    text = (ROOT / "games" / "hex.lud").read_text(encoding="utf-8")
    checked = ludkit.check(text, name="games/hex.lud", options=["Board Size/3x3"])
    assert checked.game is not None
    (shape,) = [ludeme for ludeme in checked.game.walk() if ludeme.ludeme.keyword == "hex"]
    size = shape.node.children[2].place
    assert size.via is not None
    assert f"node says `{size}`" in page and f"its `via` says {size.via.line}:{size.via.column}" in page
    (move,) = [ludeme for ludeme in checked.game.walk() if ludeme.ludeme.keyword == "move"]
    assert f"`{move.ludeme.name}`" in page
    assert f"`{AddToEmpty.__name__}`" in page
    assert f"`{ludkit.load(checked).start(seed=1).keys[4]}`" in page


@pytest.mark.parametrize("page", EVERY_PAGE)
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    targets = [target for target in _LINK.findall(text) if "://" not in target]
    missing = [target for target in targets if not (ROOT / page).parent.joinpath(target).exists()]
    assert not missing


@pytest.mark.parametrize("page", EVERY_PAGE)
def test_what_a_page_names_is_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    rooms = "|".join(path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists())
    # On the page on how it is built, names of modules begin with the room.
    prefix = rf"(?:ludkit\.|(?=(?:{rooms})\.))" if page == "docs/architecture.md" else r"ludkit\."
    names = re.findall(rf"`{prefix}((?:{rooms})(?:\.\w+)+)[`(]", text)
    files = re.findall(r"`((?:ludkit|tests|games|grammars|benchmarks|docs)/[\w./-]+)`", text)
    missing = [name for name in names if not _is_there(f"ludkit.{name}")]
    missing += [file for file in files if not any((folder / file).exists() for folder in (ROOT, PACKAGE.parent))]
    assert not missing


def test_ci_runs_commands_and_options_that_there_are() -> None:
    text = (DOCS / "ci.md").read_text(encoding="utf-8")
    blocks = "\n".join(re.findall(r"```(?:sh|yaml)\n.*?```", text, re.DOTALL))
    lines = re.findall(r"\bludkit (\w+) ([^|>#\n]*)", blocks)
    lines = [(name, rest) for name, rest in lines if name in COMMANDS]
    assert {"check", "fmt", "replay", "crosscheck", "record"} <= {name for name, _ in lines}
    for name, rest in lines:
        command = main.get_command(click.Context(main), name)
        assert command is not None
        known = {option for parameter in command.params for option in parameter.opts}
        assert set(re.findall(r"(?<= )--?[a-z-]+", f" {rest}")) <= known


def test_the_table_of_exit_codes_has_every_command() -> None:
    table = (DOCS / "ci.md").read_text(encoding="utf-8").partition("| command | 0 |")[2]
    rows = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    assert sorted(name for row in rows for name in re.findall(r"`(\w+)`", row)) == sorted(COMMANDS)


def test_hooks_are_those_that_there_are() -> None:
    used = re.findall(r"- id: (\S+)", (DOCS / "ci.md").read_text(encoding="utf-8"))
    offered = re.findall(r"- id: (\S+)", (ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
    assert used == offered


@pytest.mark.parametrize("command", ["board gradior --format svg", "board maphex --empty --format svg"])
def test_the_pictures_are_what_the_command_draws(command: str) -> None:
    words = command.split()
    image = DOCS / "images" / f"{words[1]}.svg"
    drawn = CliRunner().invoke(main, words).stdout
    if os.environ.get("LUDKIT_UPDATE_GOLDEN"):
        image.write_text(drawn, encoding="utf-8")
    else:
        assert drawn == image.read_text(encoding="utf-8")


def _blocks(name: str, language: str) -> list[str]:
    """The blocks of a page in a language that are no files."""
    text = (ROOT / name).read_text(encoding="utf-8")
    return [body for kind, file, body in _BLOCK.findall(text) if kind == language and not file]


def _is_there(name: str) -> bool:
    """Whether a dotted name is a module, or something in one."""
    module, _, rest = name.rpartition(".")
    if find_spec(module) is None:
        return False
    return hasattr(import_module(module), rest) or find_spec(name) is not None


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
