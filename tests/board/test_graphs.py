"""Graphs of whole containers, held against what Ludii builds (graphs.jsonl; record_graphs.py records it anew)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludkit.board.build import BUILDERS
from ludkit.board.graph import MAX_ELEMENTS, BoardError
from ludkit.board.graphs import board_graph, board_use
from tests.board.graph_facts import TOLERANCE, facts_of, typed
from tests.board.record_graphs import recorded
from tests.oracle import ORACLE, distinct_boards, needs_oracle, read_gzip
from tests.score import pick
from tests.score.graphs import compare

ROWS = recorded()


def test_every_builder_is_recorded() -> None:
    text = json.dumps([row["board"] for row in ROWS])
    keywords = {name: typed_keyword(name) for name in BUILDERS}
    assert [name for name, keyword in keywords.items() if f"({keyword} " not in text] == []


def typed_keyword(name: str) -> str:
    simple = name.rsplit(".", 1)[-1]
    return simple[0].lower() + simple[1:]


@pytest.mark.parametrize("part", range(10))
def test_graphs_are_those_of_ludii(part: int) -> None:
    faults = [fault for row in ROWS[part::10] if (fault := difference(row)) is not None]
    assert faults == []


def difference(row: dict[str, Any]) -> str | None:
    """What differs between a recorded graph and ours; None for nothing."""
    wanted = {key: value for key, value in row.items() if key not in ("board", "refused")}
    try:
        found = facts_of(board_graph(typed(row["board"])))
    except BoardError as error:
        return None if "refused" in row else f"{row['board']}: {error}"
    if "refused" in row:
        return f"{row['board']}: Ludii refuses it"
    sums = zip(found.pop("sums"), wanted.pop("sums"), strict=True)
    if found != wanted:
        return f"{row['board']}: {found} instead of {wanted}"
    if any(abs(mine - ludii) > TOLERANCE for mine, ludii in sums):
        return f"{row['board']}: coordinates differ"
    return None


@needs_oracle
@pytest.mark.oracle
def test_boards_of_the_library() -> None:
    boards = pick(list(distinct_boards().items()), 40)
    faults = [fault for board, text in boards if (fault := compare(board, read_gzip(ORACLE / text))) is not None]
    assert faults == []


@pytest.mark.parametrize(
    ("call", "use"),
    [
        ("(board (square 3))", "Cell"),
        ("(board (square 3) use:Edge)", "Edge"),
        ("(mancalaBoard 2 6)", "Vertex"),
        ("(surakartaBoard (square 6))", "Vertex"),
        ("(boardless Square)", "Cell"),
    ],
)
def test_what_a_board_is_played_on(call: str, use: str) -> None:
    assert board_use(typed(call)) == use


def test_dimensions_are_kept_for_generators_only() -> None:
    assert board_graph(typed("(board (rectangle 2 3))")).dim == (2, 3)
    assert board_graph(typed("(board (hex Prism 2 3))")).dim == (2, 3)
    assert board_graph(typed("(board (shift 1 0 (rectangle 2 3)))")).dim is None


@pytest.mark.parametrize(
    ("call", "place", "message"),
    [
        ("(board (hex 0))", "(hex 0)", "a hexagon of hexagons needs at least 1 cell a side"),
        ("(board (square (/ 3 0)))", "(/ 3 0)", "division by zero"),
        (
            "(board (square (^ 10 5)))",
            "(square (^ 10 5))",
            "the board is too large: 100001 rows of 100001 (the limit is 1000000 places)",
        ),
        (
            "(board (quadhex 1 thirds:True))",
            "(quadhex 1 thirds:True)",
            "a quadhex in thirds needs at least 2 layers, not 1",
        ),
        ("(board (wedge 3 1))", "(wedge 3 1)", "a wedge needs more than 1 column"),
        ("(board (concentric sides:2 rings:2))", None, "a concentric board needs at least 3 sides, not 2"),
        ("(board (concentric Target rings:3) use:Vertex)", None, "a concentric target must be played on cells"),
        ("(board (spiral turns:4 sites:1001))", None, "the spiral has too many sites: the limit is 1000"),
        ("(board (spiral turns:4 sites:0))", None, "a spiral needs at least 1 site"),
        ("(board (scale (sqrt -1) (square 2)))", "(sqrt -1)", "(sqrt …) has no value for these numbers"),
        (
            "(board (scale (toFloat (mover)) (square 3)))",
            "(toFloat (mover))",
            "only a whole number, true or false can be converted here",
        ),
        ("(board (celtic (poly {})))", None, "a celtic board needs an outline"),
        ("(board (celtic 0))", None, "a celtic board needs at least one crossing"),
        ("(board (graph vertices:{{1}} edges:{{0 1}}))", None, "a vertex needs two or three coordinates"),
        ("(board (graph vertices:{{1 2} {2 3}} edges:{{0}}))", None, "an edge needs two vertices"),
        ("(board (merge {}))", "(merge {})", "(merge …) needs at least one graph"),
        ("(board (remove (square 3) cells:{-1}))", None, "cells are numbered from 0; there is no -1"),
        ("(board (remove (square 3) vertices:{-1}))", None, "vertices are numbered from 0; there is no -1"),
        ("(board (remove (square 3) edges:{{{0 0}}}))", None, "an edge to remove needs two points"),
        (
            "(board (remove (square 3) vertices:{{0}}))",
            "(remove (square 3) vertices:{{0}})",
            "a point to remove needs two or three coordinates",
        ),
        ("(board (layers 0 (square 2)))", None, f"a board has from 1 to {MAX_ELEMENTS} layers, not 0"),
        (
            "(board (layers 2 (graph vertices:{{0 0} {1 0}})))",
            "(layers 2 (graph vertices:{{0 0} {1 0}}))",
            "a graph that is given vertex by vertex cannot be layered",
        ),
        (
            "(board (graph vertices:{{0 0} {1 0}} edges:{{0 -1}}))",
            None,
            "an edge cannot join vertices 0 and -1: vertices are numbered from 0",
        ),
        (
            "(board (add (square 4) cells:{{0 1 2}}) use:Edge)",
            "(add (square 4) cells:{{0 1 2}})",
            "the cell beside the edge from vertex 0 to 1 cannot be added: its vertices are not all joined",
        ),
    ],
)
def test_boards_that_cannot_be_built(call: str, place: str | None, message: str) -> None:
    with pytest.raises(BoardError) as caught:
        board_graph(typed(call))
    assert str(caught.value) == message
    if place is not None:
        assert caught.value.place is not None
        assert caught.value.place.text == place


@pytest.mark.parametrize(
    "graph",
    [
        "(square 1000000)",
        "(hex 100000)",
        "(tri Star 100000)",
        "(brick 100000)",
        "(tiling T488 100000)",
        "(regular 10000000)",
        "(concentric {1 100000000})",
        "(concentric Square rings:1000000000)",
        "(concentric Target rings:1000000000)",
        "(quadhex 100000)",
        "(celtic 100000)",
        "(wedge 1000000 1000000)",
        "(repeat 1000000 1000000 step:{{1 0} {0 1}} (poly {{0 0} {0 1} {1 1}}))",
        "(square (poly {{0 0} {0 1000000} {1000000 1000000} {1000000 0}}))",
        "(square (poly {{0 0} {0 1} {1 1}} rotns:1000000000))",
        "(tiling T3464 (poly {{0 0} {0 1e30} {1 1}}))",
        "(celtic (poly {{0 0} {0 1e30} {1 1}}))",
        "(complete (regular 1000))",
        "(layers 1000000000 (square 2))",
        "(scale 1000000 (scale 1000000 (square 2)))",
    ],
)
def test_boards_have_a_limit(graph: str) -> None:
    with pytest.raises(BoardError, match=r"too many|too large|from 1 to"):
        board_graph(typed(f"(board {graph})"))
