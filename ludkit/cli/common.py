"""What commands share: reading files, opening the library, common options, printing diagnostics."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import click

from ludkit.cli.exit_codes import OK, USAGE
from ludkit.library import Library, LibraryError, open_library
from ludkit.resources import games_folder
from ludkit.syntax import reading
from ludkit.syntax.diagnostics import Diagnostic, Severity
from ludkit.syntax.reading import UnreadableError
from ludkit.syntax.report import render_all

F = TypeVar("F", bound=Callable[..., Any])


def examples(*commands: str) -> str:
    """The end of a command's help: command lines to try."""
    return "\n  ".join(("\b\nExample:", *commands))


def fail(message: str, code: int = USAGE) -> NoReturn:
    """End the command with a message on stderr."""
    click.echo(f"error: {message}", err=True)
    sys.exit(code)


@contextmanager
def going_on(codes: set[int]) -> Iterator[None]:
    """Lets a command go on with its other files where one would end it; the exit code that it asked for is kept."""
    try:
        yield
    except SystemExit as ended:
        codes.add(int(ended.code or OK))


def read_text(file: str) -> str:
    """The text of a file, line breaks as they are; ``-`` is stdin. What is missing or not text ends the command."""
    try:
        return text_of(file)
    except UnreadableError as error:
        fail(str(error))


def text_of(file: str) -> str:
    """The text of a file as `read_text` reads it. Raises UnreadableError."""
    if file != "-":
        return reading.read_text(Path(file))
    try:
        data = sys.stdin.buffer.read(reading.MAX_FILE_BYTES + 1)
    except OSError as error:
        raise UnreadableError(f"cannot read {file}: {error.strerror}") from error
    return reading.decode(data, file)


@dataclass(frozen=True, slots=True)
class Description:
    """A description that was named on the command line: its file's name, and its text."""

    name: str
    text: str


def read_description(named: str) -> Description:
    """The description in a file, or of one of the project's games. One that cannot be read ends the command."""
    try:
        return description_of(named)
    except UnreadableError as error:
        fail(str(error))


def description_of(named: str) -> Description:
    """The description in a file, or of one of the project's games, by its name in lower case.

    The suffix of a file may be left out. Raises UnreadableError.
    """
    if named.endswith(".py"):
        raise UnreadableError(f"{named} is Python; `ludkit generate {named}` gives the description that it states")
    known = games_folder() / f"{named}.lud"
    if named.isidentifier() and known.is_file():
        return Description(known.name, text_of(str(known)))
    if not Path(named).exists() and Path(f"{named}.lud").is_file():
        named = f"{named}.lud"
    return Description(named, text_of(named))


def write_text(text: str, output: Path | None) -> None:
    """Write a text to a file, or to stdout where none is given. A file that cannot be written ends the command."""
    if output is None:
        click.echo(text, nl=False)
        return
    try:
        output.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        fail(f"cannot write {output}: {error.strerror}")


def library_option(command: F) -> F:
    """The option ``--library``; the command gets ``library: Library | None``."""
    return click.option(
        "--library",
        metavar="PATH",
        envvar="LUDII_JAR",
        callback=lambda context, parameter, value: open_given_library(value),
        help="Ludii.jar, or an unpacked folder with lud/ and def/ [default: LUDII_JAR].",
    )(command)


def selection_options(command: F) -> F:
    """The options ``--option`` and ``--ruleset``; the command gets ``options`` and ``ruleset``."""
    command = click.option("--ruleset", metavar="NAME", help="Select a ruleset.")(command)
    return click.option(
        "--option",
        "options",
        multiple=True,
        metavar="'NAME/ITEM'",
        help='Select an item of an option, such as "Board Size/9x9"; may be repeated.',
    )(command)


def open_given_library(path: str | None) -> Library | None:
    """The library at ``path``; a bad one ends the command."""
    if not path:
        return None
    try:
        return open_library(path)
    except LibraryError as error:
        fail(str(error))


def note(text: str) -> None:
    """Tell the user something that changes no result."""
    click.echo(f"note: {text}", err=True)


def print_diagnostics(diagnostics: Iterable[Diagnostic], *, err: bool = True) -> None:
    """Print diagnostics, in colour on a terminal (unless NO_COLOR is set)."""
    stream = sys.stderr if err else sys.stdout
    colour = stream.isatty() and "NO_COLOR" not in os.environ
    click.echo(render_all(diagnostics, colour=colour), err=err, nl=False)


def has_errors(diagnostics: Iterable[Diagnostic]) -> bool:
    return any(diagnostic.severity is Severity.ERROR for diagnostic in diagnostics)
