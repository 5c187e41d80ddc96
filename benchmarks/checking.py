"""How long it takes to check all descriptions of a library on one core, beside Ludii's time to compile them.

``LUDII_JAR=… python -m benchmarks.checking [--every N]``. Both work through the same descriptions, with their default
options, in one run, one after the other on one core where the system can bind a process to a core. Ludii's time does
not hold the start of the virtual machine.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from ludkit.board.checking import with_board
from ludkit.library import Library, open_library
from ludkit.ludemes.checker import check
from ludkit.ludii.finding import find_jar, find_java

TIMER = Path(__file__).with_name("CompileTimes.java")


@click.command()
@click.option("--every", default=1, help="Take only every so-manieth description.")
def main(every: int) -> None:
    """Check the library, and let Ludii compile it."""
    java, jar = find_java(), find_jar()
    on_one_core()
    library = open_library(jar)
    texts = {name: library.read(name) for name in library.descriptions()[::every]}
    size = sum(len(text.encode()) for text in texts.values())
    clock, processor, ours = checked(texts, library)
    ludii_clock, ludii_processor, theirs = compiled(texts, [str(java.path), "-Xmx2g", "-cp", str(jar), str(TIMER)])
    table = Table("", "seconds", "of processor", "files/s", "MB/s")
    for who, wall, used in (("ludkit", clock, processor), ("Ludii", ludii_clock, ludii_processor)):
        rates = f"{len(texts) / wall:.1f}", f"{size / wall / 1e6:.2f}"
        table.add_row(who, f"{wall:.1f}", f"{used:.1f}", *rates)
    Console().print(table)
    Console().print(f"ludkit takes {clock / ludii_clock:.2f} of Ludii's time")
    same = sum(ours[name] == theirs[name] for name in texts)
    Console().print(f"{len(texts)} descriptions, {size / 1e6:.1f} MB; the same verdict on {same}")


def on_one_core() -> None:
    """Bind this process, and so the ones that it starts, to a single core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def checked(texts: dict[str, str], library: Library) -> tuple[float, float, dict[str, bool]]:
    """The seconds by the clock and of the processor for all texts, and which of them pass."""
    verdicts: dict[str, bool] = {}
    clock, processor = time.perf_counter(), time.process_time()
    for name, text in texts.items():
        verdicts[name] = with_board(check(text, name=name, library=library)).ok
    return time.perf_counter() - clock, time.process_time() - processor, verdicts


def compiled(texts: dict[str, str], command: list[str]) -> tuple[float, float, dict[str, bool]]:
    """Ludii's seconds for all texts, by the clock and of the thread that compiles, and which of them compile."""
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder, f"{number}.lud") for number in range(len(texts))]
        for path, text in zip(paths, texts.values(), strict=True):
            path.write_bytes(text.encode())
        lines = "".join(f"{path}\n" for path in paths)
        answers = subprocess.run(command, input=lines, capture_output=True, text=True, check=True).stdout.splitlines()
    rows = [answer.split() for answer in answers]
    verdicts = {name: row[2] == "yes" for name, row in zip(texts, rows, strict=True)}
    return sum(float(row[0]) for row in rows), sum(float(row[1]) for row in rows), verdicts


if __name__ == "__main__":
    main()
