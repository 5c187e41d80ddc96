"""``ludkit decompile``: the Python rule definition of a description."""

from __future__ import annotations

from pathlib import Path

import click

from ludkit.cli.common import INVALID, fail, has_errors, print_diagnostics, read_text
from ludkit.ludemes.decompile import decompile
from ludkit.syntax.parser import parse


@click.command(
    epilog="Example: ludkit decompile Hex.lud -o hex.py && ludkit generate ./hex.py",
    help="""Write the Python rule definition of the description FILE.

    Options, rulesets, defines, metadata and comments are kept. `ludkit generate` makes the description again.""",
)
@click.argument("file")
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path), help="Write to this file.")
def command(file: str, output: Path | None) -> None:
    result = parse(read_text(file), file)
    if result.diagnostics:
        print_diagnostics(result.diagnostics)
    if has_errors(result.diagnostics):
        raise SystemExit(INVALID)
    write_text(decompile(result.document), output)


def write_text(text: str, output: Path | None) -> None:
    """Write to a file, or to stdout where none is given. A file that cannot be written ends the command."""
    if output is None:
        click.echo(text, nl=False)
        return
    try:
        output.write_text(text, encoding="utf-8", newline="\n")
    except OSError as fault:
        fail(f"cannot write {output}: {fault.strerror}")
