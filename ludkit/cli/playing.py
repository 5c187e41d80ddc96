"""What the commands share that play: naming a description, opening an engine, and what to say when there is none."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click
from click.core import ParameterSource

from ludkit.board.elements import BoardError
from ludkit.cli.common import Description, fail, note, print_diagnostics
from ludkit.cli.exit_codes import INVALID, MISSING
from ludkit.crosscheck.engines import LudiiEngine, LudkitEngine
from ludkit.crosscheck.protocol import Engine
from ludkit.engine import PlayError, UnsupportedError
from ludkit.library import Library, LibraryError, open_library
from ludkit.ludii import Ludii, LudiiError, LudiiMissing, LudiiRefused
from ludkit.syntax.diagnostics import DescriptionError

F = TypeVar("F", bound=Callable[..., Any])

ENGINES = ("ludkit", "ludii")


def library_path_option(command: F) -> F:
    """The option ``--library`` of the commands that may play in Ludii; the command gets ``library: Path | None``."""
    return click.option(
        "--library",
        metavar="PATH",
        envvar="LUDII_JAR",
        type=click.Path(path_type=Path),
        help="Ludii.jar, or an unpacked folder with lud/ and def/ [default: LUDII_JAR].",
    )(command)


def engine_option(command: F) -> F:
    """The option ``--engine``; the command gets ``engine``."""
    return click.option(
        "--engine", type=click.Choice(ENGINES), default="ludkit", show_default=True, help="What plays."
    )(command)


def seed_option(command: F) -> F:
    """The option ``--seed``; the command gets ``seed``."""
    return click.option("--seed", type=int, default=1, show_default=True, help="The seed of the random numbers.")(
        command
    )


def library_at(path: Path | None) -> Library | None:
    """The library at a path. A bad one ends the command if ``--library`` named it.

    Otherwise it is left out, with a note: only a define that is missed makes it matter.
    """
    if path is None:
        return None
    try:
        return open_library(path)
    except LibraryError as error:
        if click.get_current_context().get_parameter_source("library") is ParameterSource.COMMANDLINE:
            fail(str(error))
        note(f"the library is left out: {error}")
        return None


@contextmanager
def engine_troubles() -> Iterator[None]:
    """Ends the command, with a message and the exit code, where an engine cannot be opened or is lost."""
    try:
        yield
    except DescriptionError as error:
        print_diagnostics(error.diagnostics)
        raise SystemExit(INVALID) from error
    except BoardError as error:
        fail(f"{error.place}: {error}" if error.place else str(error), INVALID)
    except PlayError as error:
        fail(str(error), INVALID)
    except UnsupportedError as error:
        for ludeme in error.ludemes:
            click.echo(f"{ludeme.place}: {ludeme.name} is not played yet", err=True)
        fail(str(error), MISSING)
    except LudiiMissing as error:
        fail(f"{error}; {error.hint}", MISSING)
    except LudiiRefused as error:
        if error.kind == "compile":
            fail(f"Ludii rejects the description: {error}", INVALID)
        fail(f"Ludii: {error}", MISSING)
    except LudiiError as error:
        fail(str(error), MISSING)


@contextmanager
def opened_engine(
    name: str, description: Description, library: Path | None, options: tuple[str, ...], ruleset: str | None
) -> Iterator[Engine]:
    """An engine that plays a description; whatever keeps it from that ends the command."""
    with engine_troubles():
        engine: Engine
        if name == "ludii":
            ludii = Ludii(library, note=note)
            engine = LudiiEngine(ludii, description.text, options=options, ruleset=ruleset)
        else:
            engine = LudkitEngine(
                description.text,
                source=description.name,
                library=library_at(library),
                options=options,
                ruleset=ruleset,
            )
        try:
            yield engine
        finally:
            engine.close()
