"""``ludkit bench``: how many plies of random playouts an engine plays in a second."""

from __future__ import annotations

import sys
import time
from contextlib import ExitStack
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from ludkit.cli.common import Description, examples, going_on, note, read_description, selection_options
from ludkit.cli.exit_codes import OK
from ludkit.cli.playing import ENGINES, library_path_option, opened_engine, seed_option
from ludkit.crosscheck.engines import LudiiEngine, LudkitEngine
from ludkit.crosscheck.protocol import Engine
from ludkit.engine import COMPILED
from ludkit.ludii import LudiiMissing, find_jar, find_java

MOST_PLIES = 1000
"""The longest playout."""

WARM_UP = 0.5
"""The part of the time that is played first and not counted: a virtual machine compiles what it has run often."""

SLICES = 4
"""The engines take turns, so that whatever else the machine does slows both alike."""


class Runner:
    """An engine that plays random playouts of one game, and what it has played so far."""

    def __init__(self, engine: Engine, seed: int) -> None:
        self._engine = engine
        self._seed = seed
        self.plies = 0
        self.seconds = 0.0

    def run(self, seconds: float) -> None:
        """Play for about so long; the whole list of legal moves is made at every ply."""
        plies, taken = self._played(seconds)
        self.plies += plies
        self.seconds += taken

    def forget(self) -> None:
        """Count from here."""
        self.plies = 0
        self.seconds = 0.0

    @property
    def speed(self) -> float:
        """Plies per second."""
        return self.plies / self.seconds if self.seconds else 0.0

    def _played(self, seconds: float) -> tuple[int, float]:
        if isinstance(self._engine, LudiiEngine):
            self._seed += 1
            return self._engine.game.bench(seconds, seed=self._seed, max_plies=MOST_PLIES)
        assert isinstance(self._engine, LudkitEngine)
        game = self._engine.game
        plies = 0
        start = time.perf_counter()
        while (taken := time.perf_counter() - start) < seconds:
            self._seed += 1
            plies += game.start(self._seed).playout(self._seed, MOST_PLIES)
        return plies, taken


def measure(runners: list[Runner], seconds: float) -> None:
    """Let every runner play for so long, in turns, after a warm-up."""
    for runner in runners:
        runner.run(seconds * WARM_UP)
        runner.forget()
    for _ in range(SLICES):
        for runner in runners:
            runner.run(seconds / SLICES)


def bench(
    engines: list[str],
    description: Description,
    seconds: float,
    seed: int,
    library: Path | None,
    options: tuple[str, ...],
    ruleset: str | None,
) -> list[float]:
    """The plies per second of engines in one game; whatever keeps one from playing ends the command."""
    with ExitStack() as stack:
        opened = [
            stack.enter_context(opened_engine(engine, description, library, options, ruleset)) for engine in engines
        ]
        runners = [Runner(engine, seed) for engine in opened]
        measure(runners, seconds)
    return [runner.speed for runner in runners]


def available(library: Path | None) -> list[str]:
    """The engines that can be measured here: Ludii where a jar is named and Java is there."""
    if library is None:
        return ["ludkit"]
    try:
        find_jar(library)
        find_java()
    except LudiiMissing as error:
        note(f"ludii is left out: {error}; {error.hint}")
        return ["ludkit"]
    return list(ENGINES)


@click.command(epilog=examples("ludkit bench hex dualhex --seconds 5"))
@click.argument("files", metavar="FILE…", nargs=-1, required=True)
@click.option(
    "--seconds", type=click.FloatRange(0, min_open=True), default=4.0, show_default=True, help="How long each plays."
)
@click.option(
    "--engine", "engines", multiple=True, type=click.Choice(ENGINES), help="What plays [default: all that are there]."
)
@seed_option
@library_path_option
@selection_options
def command(
    files: tuple[str, ...],
    seconds: float,
    engines: tuple[str, ...],
    seed: int,
    library: Path | None,
    options: tuple[str, ...],
    ruleset: str | None,
) -> None:
    """Measure how many plies of random playouts are played in a second, all legal moves being made at every ply.

    What plays is ludkit and, where a Ludii.jar is named, Ludii. FILE is a .lud file, or the name of one of the games of
    the project or the library.
    """
    names = list(dict.fromkeys(engines)) or available(library)
    table = Table("plies per second")
    for name in names:
        table.add_column(
            f"ludkit ({'compiled' if COMPILED else 'plain'})" if name == "ludkit" else name, justify="right"
        )
    if len(names) == len(ENGINES):
        table.add_column(f"{names[0]} / {names[1]}", justify="right")
    codes = {OK}
    for file in files:
        with going_on(codes):
            description = read_description(file, library)
            speeds = bench(names, description, seconds, seed, library, options, ruleset)
            cells = [f"{speed:,.0f}" for speed in speeds]
            if len(speeds) == len(ENGINES):
                cells.append(f"{speeds[0] / speeds[1]:.2f}" if speeds[1] else "")
            table.add_row(Path(description.name).stem, *cells)
    if table.row_count:
        Console().print(table)
    sys.exit(max(codes))
