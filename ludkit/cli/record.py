"""``ludkit record``: a random playout as a trace."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from ludkit.cli.common import examples, fail, read_description, selection_options
from ludkit.cli.playing import engine_option, library_path_option, opened_engine, seed_option
from ludkit.crosscheck.comparison import MAX_PLIES
from ludkit.crosscheck.playing import record
from ludkit.crosscheck.traces import open_to_write, write_lines


@click.command(epilog=examples("ludkit record hex --seed 7 -o hex.7.jsonl.gz"))
@click.argument("file")
@engine_option
@seed_option
@click.option("--max-plies", type=click.IntRange(0), default=MAX_PLIES, show_default=True, help="Stop after so many.")
@click.option("-o", "--output", type=click.Path(path_type=Path), help="Write here; gzip if the name ends in .gz.")
@library_path_option
@selection_options
def command(
    file: str,
    engine: str,
    seed: int,
    max_plies: int,
    output: Path | None,
    library: Path | None,
    options: tuple[str, ...],
    ruleset: str | None,
) -> None:
    """Play a random game and record it as a trace: every legal move and every state, as JSON lines (docs/traces.md).

    FILE is a .lud file, or the name of one of the games of the project or the library.
    """
    description = read_description(file, library)
    with opened_engine(engine, description, library, options, ruleset) as player:
        lines = record(
            player, lud=description.name, seed=seed, max_plies=max_plies, options=list(options), ruleset=ruleset
        )
        if output is None:
            write_lines(lines, sys.stdout)
            return
        try:
            with open_to_write(output) as stream:
                write_lines(lines, stream)
        except OSError as error:
            fail(f"cannot write {output}: {error.strerror}")
