"""The command ``ludkit``: each command lives in a module of its own and is imported only when it is asked for."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from typing import Any

import click

from ludkit.cli.exit_codes import CLOSED_PIPE, INTERRUPTED, USAGE
from ludkit.library import LibraryError

COMMANDS = {
    "check": "find every fault in descriptions",
    "expand": "print a description with defines and options expanded",
    "fmt": "lay out descriptions canonically",
    "tree": "show the tree of a description",
    "board": "show a description's board",
    "generate": "print the .lud of one of the project's games",
    "decompile": "write the Python rule definition of a description",
    "crosscheck": "prove by play that engines agree on a game",
    "record": "record a random playout as a trace",
    "replay": "replay traces and compare every ply",
    "perft": "count move sequences",
    "playable": "say which descriptions the engine plays",
    "bench": "measure plies per second",
    "doctor": "say what is installed and what is not",
}
"""Every command and its one-line help; ``ludkit.cli.<name>`` holds the click command ``command``."""


class LazyGroup(click.Group):
    """A group that imports a command's module when the command is used."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"ludkit.cli.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command

    def make_context(self, *args: Any, **extra: Any) -> click.Context:
        with _output():  # help is printed here
            return super().make_context(*args, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            with _output():
                return super().invoke(ctx)
        except KeyboardInterrupt:
            click.echo("interrupted", err=True)
            ctx.exit(INTERRUPTED)
        except LibraryError as error:
            # Definitions are read only when one is missed, wherever that is.
            click.echo(f"error: {error}", err=True)
            ctx.exit(USAGE)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@contextmanager
def _output() -> Iterator[None]:
    """Ends the command where its output cannot be written: with a message, or silently where nobody reads on."""
    try:
        try:
            yield
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        _give_up_output()
        sys.exit(CLOSED_PIPE)
    except OSError as error:
        if error.filename is not None:
            raise  # it is not of the output
        _give_up_output()
        click.echo(f"error: cannot write the output: {error.strerror}", err=True)
        sys.exit(USAGE)


def _give_up_output() -> None:
    """Let what could not be written go nowhere, so that it is not tried again at the end."""
    with suppress(OSError, ValueError), open(os.devnull, "w") as nowhere:
        os.dup2(nowhere.fileno(), sys.stdout.fileno())


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="ludkit")
def main() -> None:
    """Parse, check, generate, play and cross-check Ludii game descriptions (.lud)."""
