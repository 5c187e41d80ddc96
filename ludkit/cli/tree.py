"""``ludkit tree``: the tree of a description as it is written."""

from __future__ import annotations

import json
import sys

import click

from ludkit.cli.common import examples, has_errors, print_diagnostics, read_description
from ludkit.cli.exit_codes import INVALID, OK
from ludkit.syntax import parse
from ludkit.view.tree import tree_data, tree_dot, tree_text


@click.command(
    epilog=examples(
        "ludkit tree games/hex.lud --depth 3",
        "ludkit tree games/hex.lud --format dot | dot -Tsvg > hex.svg",
    )
)
@click.argument("file")
@click.option("--depth", type=click.IntRange(min=0), help="Show this many levels.")
@click.option("--format", "form", type=click.Choice(["text", "json", "dot"]), default="text", help="How to show it.")
def command(file: str, depth: int | None, form: str) -> None:
    """Show the tree of a description as it is written.

    FILE is a .lud or .def file, or - for stdin. In text, each line begins with its node's line and column.
    """
    description = read_description(file)
    result = parse(description.text, description.name)
    print_diagnostics(result.diagnostics)
    if form == "json":
        click.echo(json.dumps(tree_data(result.document, depth), ensure_ascii=False))
    else:
        click.echo((tree_text if form == "text" else tree_dot)(result.document, depth), nl=False)
    sys.exit(INVALID if has_errors(result.diagnostics) else OK)
