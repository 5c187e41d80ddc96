"""What tests compare of a graph: its structure as digests, its coordinates as a few weighted sums."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any

from ludkit.board.graph import Graph
from ludkit.ludemes.checking.matcher import Matcher
from ludkit.ludemes.schema import load_schema
from ludkit.ludemes.typed import Ludeme
from ludkit.syntax.parser import parse
from ludkit.syntax.tree import Call

CONTAINERS = {
    "board": "game.equipment.container.board.Board",
    "boardless": "game.equipment.container.board.Boardless",
    "mancalaBoard": "game.equipment.container.board.custom.MancalaBoard",
    "surakartaBoard": "game.equipment.container.board.custom.SurakartaBoard",
}
TOLERANCE = 1e-3
"""How far sums of coordinates may differ: less than one coordinate that is wrong by as much as Ludii would notice."""


def typed(text: str) -> Ludeme:
    """The typed ludeme of a container call such as ``(board (square 3))``."""
    (call,) = parse(text).document.items
    assert isinstance(call, Call)
    board = Matcher(load_schema()).match(call, CONTAINERS[call.name])
    assert isinstance(board, Ludeme), text
    return board


def facts_of(graph: Graph) -> dict[str, Any]:
    """The facts of a graph of ours."""
    return facts(
        vertices=[(vertex.x, vertex.y, vertex.z) for vertex in graph.vertices],
        edges=[(edge.a.index, edge.b.index) for edge in graph.edges],
        cells=[[vertex.index for vertex in face.vertices] for face in graph.faces],
        middles=[(face.x, face.y, face.z) for face in graph.faces],
        basis=graph.basis,
        shape=graph.shape,
        pivots=[-1 if vertex.pivot is None else vertex.pivot.index for vertex in graph.vertices],
    )


def facts(
    vertices: Sequence[Sequence[float]],
    edges: Sequence[Sequence[int]],
    cells: Sequence[Sequence[int]],
    middles: Sequence[Sequence[float]],
    basis: str | None,
    shape: str | None,
    pivots: Sequence[int],
) -> dict[str, Any]:
    """Counts, digests of edges, cells and pivots, sums of coordinates weighted by position, basis and shape."""
    return {
        "counts": [len(vertices), len(edges), len(cells)],
        "edges": _digest(edges),
        "cells": _digest(cells),
        "pivots": _digest(pivots) if any(pivot >= 0 for pivot in pivots) else None,
        "sums": _sums(vertices) + _sums(middles),
        "basis": None if basis in (None, "null") else str(basis),
        "shape": None if shape in (None, "null") else str(shape),
    }


def _digest(value: Any) -> str:
    return hashlib.sha256(json.dumps(value, separators=(",", ":")).encode()).hexdigest()[:12]


def _sums(points: Sequence[Sequence[float]]) -> list[float]:
    """For each coordinate the sum of the values, each weighted by how far along the list it stands."""
    count = len(points)
    sums = [sum((n + 1) / count * point[axis] for n, point in enumerate(points)) for axis in range(3)]
    return [round(number, 4) + 0.0 for number in sums]
