"""``ludkit doctor``: what is installed, what is not, and what to do about it."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import click

from ludkit.cli.common import examples
from ludkit.cli.exit_codes import MISSING
from ludkit.crosscheck.engines import ludkit_version
from ludkit.crosscheck.games import project_games
from ludkit.engine import COMPILED
from ludkit.library import LibraryError, open_library
from ludkit.ludii import Ludii, LudiiError, LudiiMissing, find_jar, find_java
from ludkit.ludii.finding import JAR_VARIABLE
from ludkit.resources import games_folder


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the answer; ``broken`` where something was asked for and does not work."""

    name: str
    text: str
    hint: str = ""
    broken: bool = False


def findings(library: Path | None) -> Iterator[Finding]:
    """All there is to say, in order; ``library`` is what was named on the command line."""
    yield Finding("ludkit", f"{ludkit_version()}, {'compiled' if COMPILED else 'plain Python'}")
    yield Finding("Python", f"{platform.python_version()} ({sys.executable})")
    yield Finding("games", f"{' '.join(project_games())} ({games_folder()})")
    yield from _java()
    named = library or (Path(os.environ[JAR_VARIABLE]) if os.environ.get(JAR_VARIABLE) else None)
    yield from _library(named)
    yield from _ludii(named)


def _java() -> Iterator[Finding]:
    try:
        java = find_java()
        yield Finding("Java", f"{java.version} ({java.path})")
    except LudiiMissing as missing:
        yield Finding("Java", f"not usable: {missing}", missing.hint, broken=bool(os.environ.get("JAVA_HOME")))


def _library(named: Path | None) -> Iterator[Finding]:
    if named is None:
        hint = f"set {JAR_VARIABLE} (or pass --library) to Ludii.jar, or to a folder with its lud/ and def/"
        yield Finding("library", "none named", hint)
        return
    try:
        library = open_library(named)
        counts = f"{len(library.descriptions()):,} descriptions, {len(library.definitions()):,} definitions"
        yield Finding("library", f"{counts} ({named})")
    except LibraryError as error:
        yield Finding("library", f"not usable: {error}", broken=True)


def _ludii(named: Path | None) -> Iterator[Finding]:
    """Whether Ludii really runs: it is started, and asked for its version."""
    if named is not None and named.is_dir():
        yield Finding("Ludii", f"{named} is a folder: descriptions can be read from it, but not played in Ludii")
        return
    try:
        jar = find_jar(named)
        with Ludii(jar) as ludii:
            yield Finding("Ludii", f"{ludii.version} ({jar})")
    except LudiiMissing as missing:
        yield Finding("Ludii", f"not usable: {missing}", missing.hint, broken=named is not None)
    except LudiiError as error:
        yield Finding("Ludii", f"does not run: {error}", broken=True)


@click.command(epilog=examples("ludkit doctor"))
@click.option(
    "--library",
    metavar="PATH",
    type=click.Path(path_type=Path),
    help="Ludii.jar, or an unpacked folder with lud/ and def/ [default: LUDII_JAR].",
)
@click.pass_context
def command(context: click.Context, library: Path | None) -> None:
    """Say what is installed, what is not, and what to do about it."""
    broken = False
    for finding in findings(library):
        click.echo(f"{finding.name:<8} {finding.text}")
        if finding.hint:
            click.echo(f"{'':<8} → {finding.hint}")
        broken |= finding.broken
    if broken:
        context.exit(MISSING)
