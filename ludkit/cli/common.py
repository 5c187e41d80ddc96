"""What commands share: reading files, opening the library, common options, printing diagnostics."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any, NoReturn, TypeVar

import click

from ludkit.cli.exit_codes import OK, USAGE
from ludkit.crosscheck.games import project_games
from ludkit.expand.suggesting import did_you_mean
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


def read_description(named: str, library: Library | Path | None = None) -> Description:
    """The description that `description_of` gives. One that cannot be read ends the command."""
    try:
        return description_of(named, library)
    except UnreadableError as error:
        fail(str(error))


def description_of(named: str, library: Library | Path | None = None) -> Description:
    """The description in a file, of one of the project's games, by its name in lower case, or of a library's game.

    The suffix of a file may be left out; what stands in the library is noted. Raises UnreadableError.
    """
    if named.endswith(".py"):
        raise UnreadableError(f"{named} is Python; `ludkit generate {named}` gives the description that it states")
    known = games_folder() / f"{named}.lud"
    if named.isidentifier() and known.is_file():
        return Description(known.name, text_of(str(known)))
    if named == "-" or Path(named).exists():
        return Description(named, text_of(named))
    if Path(f"{named}.lud").is_file():
        return description_of(f"{named}.lud")
    if (found := _in_library(named, library)) is not None:
        note(f"{named} is {found.name} of the library")
        return found
    try:
        return Description(named, text_of(named))
    except UnreadableError as error:
        hint = did_you_mean(named.lower(), project_games(), "{}") if not Path(named).suffix else None
        raise UnreadableError(f"{error}; {hint}" if hint else str(error)) from error


def _in_library(named: str, library: Library | Path | None) -> Description | None:
    """A game of a library by its whole name, in any letter case, or by its path there; None if there is none."""
    try:
        if isinstance(library, Path):
            library = open_library(library)
        found = library.find(named) if library is not None else None
    except LibraryError:
        return None
    if library is None or found is None:
        return None
    whole = named == found if named.endswith(".lud") else PurePosixPath(found).stem.lower() == Path(named).name.lower()
    return Description(found, library.read(found)) if whole else None


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
