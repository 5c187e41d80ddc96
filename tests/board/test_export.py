"""Boards as data, against the oracle's."""

from __future__ import annotations

import json

import pytest

from ludkit.board.board import build_board
from ludkit.board.export import MAX_LISTED, MAX_RADIALS, board_data
from ludkit.ludemes.checker import check
from tests.board.boards import board_of
from tests.board.topology_facts import description
from tests.oracle import ORACLE, distinct_boards, needs_oracle, read_gzip
from tests.score import pick
from tests.score.boards import differences, items, stated_board


@needs_oracle
@pytest.mark.oracle
def test_boards_of_the_library() -> None:
    for board, text in pick(list(distinct_boards().items()), 25):
        wanted = json.loads(read_gzip(ORACLE / board))
        found = stated_board(read_gzip(ORACLE / text))
        faults = {item: list(differences(found, wanted, item)) for item in items(wanted)}
        assert {item: fault for item, fault in faults.items() if fault} == {}
        assert items(found) == items(wanted)


def test_a_game_on_cells_lists_relations_of_cells_only() -> None:
    data = board_data(board_of("(board (square 2))"))
    assert data["default_site"] == "Cell"
    assert data["cells"][0] == [0.5, 0.5, [0, 3, 4, 1]]
    assert data["Cell"]["labels"] == ["A1", "B1", "A2", "B2"]
    assert "labels" not in data["Vertex"]
    assert "tracks" not in data


def test_a_rule_that_names_vertices_lists_all_kinds() -> None:
    text = description("(board (square 2))")
    game = check(text.replace("(sites Empty)", "(sites Corners Vertex)")).game
    assert game is not None
    data = board_data(build_board(game))
    assert "labels" in data["Vertex"]
    assert "labels" in data["Edge"]


def test_large_kinds_are_left_out() -> None:
    data = board_data(board_of("(board (rectangle 16 20))"))
    assert len(data["cells"]) > MAX_RADIALS
    assert "radials" not in data["Cell"]
    assert len(data["edges"]) < MAX_LISTED
    assert "Edge" not in board_data(board_of("(board (rectangle 19 20))"))


def test_places_of_tracks_name_sites() -> None:
    data = board_data(board_of('(board (square 2) (track "T" {0 1 1 3} loop:True))'))
    assert data["tracks"] == [
        {"name": "T", "owner": 0, "loop": True, "elems": [[0, 1, 3, 0], [1, 3, 0, 1], [3, 0, 1, 0]]}
    ]
