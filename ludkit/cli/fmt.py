"""``ludkit fmt``: descriptions in canonical layout."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from ludkit.cli.common import examples, fail, going_on, has_errors, print_diagnostics, read_text
from ludkit.cli.exit_codes import INVALID, OK
from ludkit.syntax import layout, parse


@click.command(epilog=examples("ludkit fmt games/hex.lud", "ludkit fmt --check games/*.lud"))
@click.argument("files", nargs=-1, required=True, metavar="FILE…")
@click.option("--check", is_flag=True, help="Change nothing; exit with 1 if a file would change.")
def command(files: tuple[str, ...], check: bool) -> None:
    """Lay out descriptions canonically.

    Tokens and comments stay as they are. FILE is a .lud or .def file; - formats stdin to stdout. A file with faults is
    left as it is.
    """
    codes = {OK}
    for file in files:
        with going_on(codes):
            codes.add(_lay_out(file, check))
    sys.exit(max(codes))


def _lay_out(file: str, check: bool) -> int:
    """Lay out one file, or only say whether that would change it; the exit code that it asks for."""
    text = read_text(file)
    result = parse(text, file)
    if has_errors(result.diagnostics):
        print_diagnostics(result.diagnostics)
        return INVALID
    laid_out = layout(result.document)
    if file == "-" and not check:
        click.echo(laid_out, nl=False)
    elif laid_out != text:
        if not check:
            _write(file, laid_out)
        click.echo(f"{'would change' if check else 'changed'} {file}", err=True)
        return INVALID if check else OK
    return OK


def _write(file: str, text: str) -> None:
    try:
        Path(file).write_bytes(text.encode())
    except OSError as error:
        fail(f"cannot write {file}: {error.strerror}")
