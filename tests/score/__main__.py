"""``python -m tests.score [PART…] [--sample N] [--failures N]``."""

from __future__ import annotations

import time
from importlib import import_module
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from tests.oracle import ORACLE

PARTS = sorted(p.stem for p in Path(__file__).parent.glob("[a-z]*.py"))


@click.command()
@click.argument("parts", nargs=-1, type=click.Choice(PARTS))
@click.option("--sample", type=int, help="Score this many items of each part instead of all.")
@click.option("--failures", type=int, default=0, help="Print this many failures of each row.")
def main(parts: tuple[str, ...], sample: int | None, failures: int) -> None:
    """Score ludkit over the oracle, part by part."""
    if not ORACLE.is_dir():
        raise click.UsageError(f"no oracle at {ORACLE}")
    console = Console()
    table = Table("part", "what", "passed", "total", "%", "seconds", "note")
    for part in parts or PARTS:
        started = time.perf_counter()
        for row in import_module(f"tests.score.{part}").run(sample):
            seconds = time.perf_counter() - started
            share = f"{100 * row.passed / row.total:.2f}" if row.total else "-"
            table.add_row(part, row.name, str(row.passed), str(row.total), share, f"{seconds:.1f}", row.note)
            for failure in row.failures[:failures]:
                console.print(f"{part}: {failure}", markup=False, highlight=False)
            started = time.perf_counter()
    console.print(table)


if __name__ == "__main__":
    main()
