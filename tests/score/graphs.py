"""Score of graphs: every distinct board of the oracle, its vertices, edges and cells in Ludii's order."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from ludkit.board.graph import BoardError, Graph
from ludkit.board.graphs import board_graph
from ludkit.ludemes.checking.matcher import Matcher
from ludkit.ludemes.schema import load_schema
from ludkit.ludemes.typed import Ludeme
from ludkit.syntax.parser import parse
from ludkit.syntax.tree import Call, Node
from tests.board.graph_facts import CONTAINERS
from tests.oracle import ORACLE, distinct_boards, read_gzip
from tests.score import Row, pick

TOLERANCE = 1e-4
"""How far a coordinate may differ from Ludii's, of which six digits are recorded."""


def run(sample: int | None) -> Iterator[Row]:
    """One row: the boards whose graph is equal in order, numbering and coordinates."""
    row = Row("graphs", 0, 0)
    for board, expanded in pick(list(distinct_boards().items()), sample):
        row.total += 1
        fault = compare(board, read_gzip(ORACLE / expanded))
        if fault is None:
            row.passed += 1
        else:
            row.failures.append(f"{board} ({expanded}): {fault}")
    yield row


def compare(board: str, text: str) -> str | None:
    """What differs between the recorded board and the one that the description states; None for nothing."""
    ludeme = stated_board(text)
    if ludeme is None:
        return "no board found"
    try:
        graph = board_graph(ludeme)
    except BoardError as error:
        return f"error: {error}"
    return difference(graph, json.loads(read_gzip(ORACLE / board)))


def stated_board(text: str) -> Ludeme | None:
    """The board's ludeme in an expanded description."""
    parsed = parse(text)
    for node in parsed.document.walk():
        if isinstance(node, Call) and node.name in CONTAINERS:
            return _typed(node, CONTAINERS[node.name])
    return None


def _typed(node: Node, type_name: str) -> Ludeme | None:
    value = Matcher(load_schema()).match(node, type_name)
    return value if isinstance(value, Ludeme) else None


def difference(graph: Graph, wanted: dict[str, Any]) -> str | None:
    """The first difference between a graph and a recorded board; None for none."""
    counts = {"vertices": len(graph.vertices), "edges": len(graph.edges), "cells": len(graph.faces)}
    for kind, count in counts.items():
        if kind in wanted and count != len(wanted[kind]):
            return f"{count} {kind} for {len(wanted[kind])}"
    for n, (vertex, point) in enumerate(zip(graph.vertices, wanted.get("vertices", ()), strict=False)):
        if not _close((vertex.x, vertex.y, vertex.z), point):
            return f"vertex {n} at {(vertex.x, vertex.y, vertex.z)} for {point}"
    for n, (edge, ends) in enumerate(zip(graph.edges, wanted.get("edges", ()), strict=False)):
        if [edge.a.index, edge.b.index] != ends:
            return f"edge {n} from {edge.a.index} to {edge.b.index} for {ends}"
    for n, (face, (x, y, corners)) in enumerate(zip(graph.faces, wanted.get("cells", ()), strict=False)):
        if [vertex.index for vertex in face.vertices] != corners:
            return f"cell {n} of {[vertex.index for vertex in face.vertices]} for {corners}"
        if not _close((face.x, face.y), (x, y)):
            return f"cell {n} at {(face.x, face.y)} for {(x, y)}"
    return None


def _close(numbers: tuple[float, ...], wanted: tuple[float, ...]) -> bool:
    return all(abs(a - b) < TOLERANCE for a, b in zip(numbers, wanted, strict=True))
