"""``ludkit board``: the board of a description, with the pieces of a position."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import click

from ludkit.board.board import Board, build_board
from ludkit.board.directions import SITE_TYPES
from ludkit.board.elements import BoardError
from ludkit.board.export import board_data
from ludkit.cli.common import (
    examples,
    fail,
    library_option,
    note,
    print_diagnostics,
    read_description,
    selection_options,
)
from ludkit.cli.exit_codes import INVALID
from ludkit.crosscheck.traces import Trace, TraceError, read_trace
from ludkit.library import Library
from ludkit.ludemes.checker import check
from ludkit.ludemes.metadata import Metadata, read_metadata
from ludkit.ludemes.typed import Ludeme
from ludkit.syntax.diagnostics import Severity
from ludkit.view.game import GameView, view_of
from ludkit.view.html import changed_sites, trace_page
from ludkit.view.pieces import Piece, pieces_of
from ludkit.view.plan import Plan
from ludkit.view.svg import board_svg
from ludkit.view.text import board_text


@click.command(epilog=examples("ludkit board gradior --format svg > gradior.svg"))
@click.argument("file")
@library_option
@selection_options
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json", "svg", "html"]),
    default="text",
    show_default=True,
    help="Text, the board's topology as one JSON object, a picture, or a page.",
)
@click.option("--empty", is_flag=True, help="The board alone, without pieces.")
@click.option("--trace", "trace_file", type=click.Path(path_type=Path, dir_okay=False), help="A recorded game.")
@click.option("--ply", type=click.IntRange(min=0), help="The position after this many plies of the trace.")
def command(
    file: str,
    library: Library | None,
    options: tuple[str, ...],
    ruleset: str | None,
    form: str,
    empty: bool,
    trace_file: Path | None,
    ply: int | None,
) -> None:
    """Show the board of FILE, or of one of the project's games, with the start position.

    With --trace, the position at the end of a recorded game, or after --ply plies; as html, the whole game on one page.
    """
    if trace_file is None and (ply is not None or form == "html"):
        raise click.UsageError("--ply and --format html are for a recorded game: give one with --trace")
    trace = _read_trace(trace_file) if trace_file is not None else None
    if trace is not None:
        options = options or tuple(trace.options)
        recorded = trace.header.get("ruleset")
        ruleset = ruleset or (recorded if isinstance(recorded, str) else None)
    game, metadata = _checked(file, library, options, ruleset)
    try:
        if form == "json":
            click.echo(json.dumps(board_data(build_board(game)), ensure_ascii=False))
            return
        view = view_of(game, metadata)
    except BoardError as error:
        fail(f"{error.place}: {error}" if error.place else str(error), INVALID)
    if trace is None:
        if view.start is None and not empty:
            note(f"{view.unplayed}: the board is shown without pieces")
        shown = Shown(view.plan, None if empty else view.start, view.pieces, [])
    else:
        shown = _position(view, trace, ply)
        if fault := misfit(trace.header, build_board(game)):
            fail(f"{trace.name}:1: the trace is of another board than {file}: {fault}")
    if form == "svg":
        click.echo(board_svg(shown.plan, shown.state, shown.pieces, view.look, view.name, shown.marked), nl=False)
    elif form == "html" and trace is not None:
        click.echo(trace_page(view.plan, [trace.header, *trace.plies, trace.end], look=view.look), nl=False)
    else:
        click.echo(board_text(shown.plan, shown.state, shown.pieces, shown.plan.players), nl=False)


class Shown(NamedTuple):
    """A position to be shown, and the sites where its last move changed something."""

    plan: Plan
    state: Mapping[str, Any] | None
    pieces: Sequence[Piece]
    marked: list[tuple[str, int]]


def _checked(
    file: str, library: Library | None, options: tuple[str, ...], ruleset: str | None
) -> tuple[Ludeme, Metadata]:
    """The game and the metadata of a description; a fault in it ends the command."""
    description = read_description(file, library)
    checked = check(
        description.text, name=description.name, library=library, options=options, ruleset=ruleset, warn=False
    )
    if not checked.ok or checked.game is None:
        print_diagnostics(fault for fault in checked.diagnostics if fault.severity is Severity.ERROR)
        raise SystemExit(INVALID)
    return checked.game, read_metadata(checked.expansion.metadata)


def _read_trace(path: Path) -> Trace:
    try:
        return read_trace(path)
    except TraceError as error:
        fail(str(error))
    except OSError as error:
        fail(f"cannot read {path}: {error.strerror}")


def misfit(header: Mapping[str, Any], board: Board) -> str | None:
    """What of a trace's board and other containers is not as they are here; None if the trace may be of this board.

    A header has none of a match, and then only the kind of site is held against the board.
    """
    if header["default_site"] != SITE_TYPES[board.use]:
        return f"its sites are of the kind {header['default_site']}, here of {SITE_TYPES[board.use]}"
    recorded = header.get("containers") or ()
    if recorded and len(recorded) != len(board.containers):
        return f"containers: {len(recorded)} there, {len(board.containers)} here"
    for there, here in zip(recorded, board.containers, strict=False):
        if there is not None and there["sites"] != here.size:
            return f"{there['name'] or 'a container'} has {there['sites']} sites, here {here.size}"
    return None


def _position(view: GameView, trace: Trace, ply: int | None) -> Shown:
    """The position of a recorded game after so many plies, or at the end."""
    states = [trace.header["start"], *(line["after"] for line in trace.plies if "after" in line)]
    if ply is None:
        ply = len(states) - 1
    if ply >= len(states):
        fail(f"{trace.name} has {len(states) - 1} plies, not {ply}")
    try:
        plan = view.plan.of_trace(trace.header)
        components = trace.header.get("components", ())
        pieces = pieces_of(components, trace.header["players"], view.look.player_colours)
    except ValueError as error:
        fail(f"{trace.name}:1: {error}")
    return Shown(plan, states[ply], pieces, changed_sites(states[ply - 1], states[ply]) if ply else [])
