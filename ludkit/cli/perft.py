"""``ludkit perft``: how many move sequences of a length there are."""

from __future__ import annotations

from pathlib import Path

import click

from ludkit.cli.common import examples, read_description, selection_options
from ludkit.cli.playing import engine_option, library_path_option, opened_engine, seed_option
from ludkit.crosscheck.engines import LudiiEngine
from ludkit.crosscheck.playing import divide
from ludkit.crosscheck.protocol import Engine

LUDII_SECONDS = 24 * 3600.0
"""How long Ludii may count."""


def count(engine: Engine, depth: int, seed: int) -> dict[str, int]:
    """The number of sequences by the first move."""
    if isinstance(engine, LudiiEngine):
        return engine.game.perft(depth, seed=seed, limit=LUDII_SECONDS)[1]
    return divide(engine.start(seed), depth)


@click.command(epilog=examples("ludkit perft gradior --depth 3 --divide"))
@click.argument("file")
@click.option("--depth", type=click.IntRange(1), required=True, help="How many moves a sequence has.")
@click.option("--divide", "divided", is_flag=True, help="Also show the count behind each first move.")
@engine_option
@seed_option
@library_path_option
@selection_options
def command(
    file: str,
    depth: int,
    divided: bool,
    engine: str,
    seed: int,
    library: Path | None,
    options: tuple[str, ...],
    ruleset: str | None,
) -> None:
    """Count the sequences of DEPTH moves from the start. Games that are over have no further moves.

    FILE is a .lud file, or the name of one of the games of the project or the library.
    """
    with opened_engine(engine, read_description(file, library), library, options, ruleset) as player:
        counts = count(player, depth, seed)
    if divided:
        for move, number in sorted(counts.items()):
            click.echo(f"{move}: {number}")
    click.echo(sum(counts.values()))
