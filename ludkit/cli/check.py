"""``ludkit check``: every fault in descriptions."""

from __future__ import annotations

import json
import sys

import click

from ludkit.board.checking import with_board
from ludkit.cli.common import (
    Description,
    examples,
    going_on,
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
    is 1 if a description has an error, and 2 if one cannot be read; the others are checked all the same.
    """
    codes = {OK}
    reports = []
    for file in files:
        with going_on(codes):
            report = _report(read_description(file, library), library, options, ruleset, all_options)
            codes.add(OK if report.ok else INVALID)
            reports.append(report)
            _show(report, form)
    if form == "sarif":
        click.echo(json.dumps(as_sarif(reports), indent=2, ensure_ascii=False))
    sys.exit(max(codes))


def _show(report: FileReport, form: str) -> None:
    """Print what was found in one file; a SARIF log is of all files together."""
    if form == "json":
        click.echo(json.dumps(as_json(report), ensure_ascii=False))
    elif form == "text":
        print_diagnostics(report.diagnostics, err=False)
        click.echo(f"{report.file}: {summary(report.diagnostics)}")


def _report(
    description: Description, library: Library | None, options: tuple[str, ...], ruleset: str | None, all_options: bool
) -> FileReport:
    result = check(
        description.text,
        name=description.name,
        library=library,
        options=options,
        ruleset=ruleset,
        all_options=all_options,
    )
    result = with_board(result)
    return FileReport(description.name, result.source, result.ok, result.diagnostics)
