"""Record in Ludii the facts of graphs that the tests hold ludkit against.

``python -m tests.board.record_graphs ["(board (square 3))"…]`` records every call in ``graphs.jsonl`` anew, and those
that are given besides. It needs a JDK and ``LUDII_JAR``. Boards whose graph Ludii builds and then refuses for another
reason (it cannot label most boards of several layers) do not belong there.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click

from ludkit.ludii.finding import find_jar, find_java
from tests.board.graph_facts import facts

GRAPHS = Path(__file__).with_name("graphs.jsonl")
RECORDER = Path(__file__).with_name("RecordGraphs.java")


@click.command()
@click.argument("calls", nargs=-1)
def main(calls: tuple[str, ...]) -> None:
    """Record the graphs of all calls in graphs.jsonl, and of CALLS besides."""
    known = [row["board"] for row in recorded()] if GRAPHS.exists() else []
    wanted = list(dict.fromkeys([*known, *calls]))
    rows = [json.dumps(row, separators=(",", ":")) + "\n" for row in record(wanted)]  # or all is lost where Ludii fails
    GRAPHS.write_text("".join(rows), encoding="utf-8")
    click.echo(f"{len(wanted)} graphs recorded in {GRAPHS.name}", err=True)


def recorded() -> list[dict[str, Any]]:
    """The rows of ``graphs.jsonl``: ``board`` (the call), and its facts or ``refused``."""
    return [json.loads(line) for line in GRAPHS.read_text(encoding="utf-8").splitlines()]


def record(calls: Iterable[str]) -> Iterable[dict[str, Any]]:
    """A row for each call."""
    command = [str(find_java().path), "-Xmx2g", "-cp", str(find_jar()), str(RECORDER)]
    lines = "".join(call + "\n" for call in calls)
    answers = subprocess.run(command, input=lines, capture_output=True, text=True, check=True).stdout.splitlines()
    for call, answer in zip(lines.splitlines(), answers, strict=True):
        graph = json.loads(answer)
        yield {"board": call} | (graph if "refused" in graph else facts(**graph))


if __name__ == "__main__":
    main()
