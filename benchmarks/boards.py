"""How long the largest boards of the oracle take to build, beside Ludii's own time where ``LUDII_JAR`` is set.

``python -m benchmarks.boards [--boards 50] [--runs 3]``. Times are processor seconds, the best of the runs; Ludii's are
those of the thread that builds, in a virtual machine that has warmed up on the boards before.
"""

from __future__ import annotations

import json
import os
import subprocess
import time
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from ludkit.board.directions import ADJACENT, ALL, DIAGONAL, OFF_DIAGONAL, ORTHOGONAL, SITE_TYPES
from ludkit.board.graphs import board_graph
from ludkit.board.topology import Topology
from ludkit.ludemes.typed import Ludeme
from ludkit.ludii.errors import LudiiMissing
from ludkit.ludii.finding import find_jar, find_java
from tests.oracle import ORACLE, distinct_boards, read_gzip
from tests.score.graphs import stated_board

TIMER = Path(__file__).with_name("BoardTimes.java")


@click.command()
@click.option("--boards", default=50, help="How many boards, the largest first.")
@click.option("--runs", default=3, help="How often each is built; the best run counts.")
def main(boards: int, runs: int) -> None:
    """Time the building of the largest boards."""
    names = largest(boards)
    texts = [read_gzip(ORACLE / name) for name in names]
    ours = [timed(stated_board(text), runs) for text in texts]
    theirs = ludii_times(texts, runs)
    table = Table("board", "elements", "graph", "Ludii", "board", "Ludii")
    rows = sorted(zip(names, ours, theirs, strict=True), key=lambda row: -row[1][2])
    for name, (elements, graph, board), (ludii_graph, ludii_board) in rows:
        table.add_row(Path(name).name, str(elements), *map(_seconds, (graph, ludii_graph, board, ludii_board)))
    known = [(mine, his) for mine, his in zip(ours, theirs, strict=True) if his[0] is not None]
    table.add_section()
    graph, board = (sum(mine[n] for mine, _ in known or zip(ours, theirs, strict=True)) for n in (1, 2))
    ludii_graph, ludii_board = (sum(his[n] or 0 for _, his in known) if known else None for n in (0, 1))
    table.add_row(f"{len(known) or len(ours)} boards", "", *map(_seconds, (graph, ludii_graph, board, ludii_board)))
    Console().print(table)
    if known and ludii_graph and ludii_board:
        Console().print(f"graphs: {graph / ludii_graph:.2f} of Ludii's time; boards: {board / ludii_board:.2f}")


def largest(count: int) -> list[str]:
    """The expanded descriptions with the most elements on their boards."""
    sizes: list[tuple[int, str]] = []
    for board, expanded in distinct_boards().items():
        recorded = json.loads(read_gzip(ORACLE / board))
        sizes.append((sum(len(recorded[kind]) for kind in ("vertices", "edges", "cells")), expanded))
    sizes.sort(reverse=True)
    return [expanded for _, expanded in sizes[:count]]


def timed(ludeme: Ludeme | None, runs: int) -> tuple[int, float, float]:
    """How many elements a board has, and the seconds for its graph and for the whole board."""
    assert ludeme is not None
    graph_time = board_time = float("inf")
    elements = 0
    for _ in range(runs):
        start = time.process_time()
        graph = board_graph(ludeme)
        graph_time = min(graph_time, time.process_time() - start)
        build(Topology(graph, ludeme.ludeme.simple_name == "Boardless"))
        board_time = min(board_time, time.process_time() - start)
        elements = len(graph.vertices) + len(graph.edges) + len(graph.faces)
    return elements, graph_time, board_time


def build(topology: Topology) -> None:
    """Work out what Ludii works out for every board, which is otherwise left until it is asked for."""
    for kind in range(len(SITE_TYPES)):
        if topology.count(kind) == 0:
            continue
        for relation in (ALL, ADJACENT, ORTHOGONAL, DIAGONAL, OFF_DIAGONAL):
            topology.neighbours(kind, relation)
            topology.directions(kind, relation)
        topology.radials(kind, ALL)
        topology.region(kind, "corners")
        topology.phases(kind)
        topology.rows(kind)
        topology.columns(kind)
        topology.layers(kind)
        topology.labels(kind)


def ludii_times(texts: list[str], runs: int) -> list[tuple[float | None, float | None]]:
    """Ludii's seconds for the graph and for the board of each description; None where there are none."""
    try:
        java, jar = find_java(), find_jar()
    except LudiiMissing as missing:
        click.echo(f"without Ludii: {missing}", err=True)
        return [(None, None)] * len(texts)
    command = [str(java.path), "-Xmx2g", "-cp", str(jar), str(TIMER), str(runs)]
    lines = "".join(json.dumps(text) + "\n" for text in texts)
    answers = subprocess.run(command, input=lines, capture_output=True, text=True, check=True, env=os.environ).stdout
    return [_times(answer) for answer in answers.splitlines()]


def _times(answer: str) -> tuple[float | None, float | None]:
    if answer == "-":
        return None, None
    graph, board = answer.split()
    return float(graph), float(board)


def _seconds(value: float | None) -> str:
    return "" if value is None else f"{value:.4f}"


if __name__ == "__main__":
    main()
