"""``ludkit check``: every fault in descriptions."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

import click

from ludkit.board.checking import with_board
from ludkit.cli.common import (
    Description,
    examples,
    library_option,
    print_diagnostics,
    read_description,
    selection_options,
)
from ludkit.cli.exit_codes import INVALID, OK
from ludkit.cli.formats import FileReport, as_json, as_sarif
from ludkit.library import Library
from ludkit.ludemes.checker import check
from ludkit.syntax.report import summary


@click.command(epilog=examples('ludkit check MyGame.lud --library Ludii.jar --option "Board Size/9x9"'))
@click.argument("files", nargs=-1, required=True, metavar="FILE…")
@library_option
@selection_options
@click.option("--all-options", is_flag=True, help="Faults in unselected options and uncalled defines are errors, too.")
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json", "sarif"]),
    default="text",
    show_default=True,
    help="Text, one JSON object a file, or SARIF for a code host.",
)
def command(
    files: tuple[str, ...],
    library: Library | None,
    options: tuple[str, ...],
    ruleset: str | None,
    all_options: bool,
    form: str,
) -> None:
    """Find every fault in descriptions.

    The verdict is Ludii's on the selected options; what Ludii does not look at or lets pass is a warning. The exit code
    is 1 if a description has an error.
    """
    reports = _reports([read_description(file) for file in files], library, options, ruleset, all_options)
    failed = False
    if form == "sarif":
        found = list(reports)
        failed = not all(report.ok for report in found)
        click.echo(json.dumps(as_sarif(found), indent=2, ensure_ascii=False))
    else:
        for report in reports:
            failed |= not report.ok
            if form == "json":
                click.echo(json.dumps(as_json(report), ensure_ascii=False))
            else:
                print_diagnostics(report.diagnostics, err=False)
                click.echo(f"{report.file}: {summary(report.diagnostics)}")
    sys.exit(INVALID if failed else OK)


def _reports(
    descriptions: list[Description],
    library: Library | None,
    options: tuple[str, ...],
    ruleset: str | None,
    all_options: bool,
) -> Iterator[FileReport]:
    for description in descriptions:
        result = check(
            description.text,
            name=description.name,
            library=library,
            options=options,
            ruleset=ruleset,
            all_options=all_options,
        )
        result = with_board(result)
        yield FileReport(description.name, result.source, result.ok, result.diagnostics)
