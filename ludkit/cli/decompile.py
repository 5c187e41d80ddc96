"""``ludkit decompile``: the Python rule definition of a description."""

from __future__ import annotations

from pathlib import Path

import click

from ludkit.cli.common import examples, print_diagnostics, read_description, write_text
from ludkit.cli.exit_codes import INVALID
from ludkit.ludemes.decompile import KEPT, decompile
from ludkit.syntax.parser import parse


@click.command(epilog=examples("ludkit decompile Hex.lud -o hex.py && ludkit generate ./hex.py"))
@click.argument("file")
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path), help="Write to this file.")
def command(file: str, output: Path | None) -> None:
    """Write the Python rule definition of the description FILE.

    Options, rulesets, defines, metadata and comments are kept, and so are the placeholders of unfinished descriptions.
    `ludkit generate` makes the description again.
    """
    description = read_description(file)
    result = parse(description.text, description.name)
    if result.diagnostics:
        print_diagnostics(result.diagnostics)
    if any(diagnostic.code not in KEPT for diagnostic in result.diagnostics):
        raise SystemExit(INVALID)
    write_text(decompile(result.document), output)
