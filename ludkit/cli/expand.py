"""``ludkit expand``: a description with options, rulesets, defines and ranges expanded."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import click

from ludkit.cli.common import (
    examples,
    has_errors,
    library_option,
    print_diagnostics,
    read_description,
    selection_options,
)
from ludkit.cli.exit_codes import INVALID, OK
from ludkit.expand import expand
from ludkit.library import Library
from ludkit.syntax import layout, parse
from ludkit.syntax.build import bare, document


@click.command(epilog=examples('ludkit expand Yavalath.lud --library Ludii.jar --option "Board Size/5x5"'))
@click.argument("file")
@library_option
@selection_options
@click.option("--metadata/--no-metadata", default=True, help="Print the metadata, too [default: yes].")
def command(file: str, library: Library | None, options: Sequence[str], ruleset: str | None, metadata: bool) -> None:
    """Print a description with options, rulesets, defines and ranges expanded, as Ludii compiles it.

    FILE is a .lud file, or - for stdin.
    """
    description = read_description(file, library)
    result = parse(description.text, description.name)
    expansion = expand(result.document, library=library, options=options, ruleset=ruleset)
    diagnostics = result.diagnostics + expansion.diagnostics
    print_diagnostics(diagnostics)
    found = (expansion.game, expansion.metadata if metadata else None)
    click.echo(layout(document(*(bare(node) for node in found if node is not None))), nl=False)
    sys.exit(INVALID if has_errors(diagnostics) else OK)
