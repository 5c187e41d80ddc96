"""What a drawing knows of a board."""

from __future__ import annotations

import json
from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludkit.board.board import build_board
from ludkit.library import open_library
from ludkit.ludemes.checker import check
from ludkit.view.plan import plan_of, plan_of_board, spacing
from tests.oracle import ORACLE, index, needs_oracle, read_gzip
from tests.view.boards import mancala, one, square, state

GAMES = ["Hex", "Breakthrough", "Surakarta", "Adidada", "Backgammon", "Royal Game of Ur", "Nyout", "Slitherlink", "Go"]


@needs_oracle
@pytest.mark.parametrize("game", GAMES)
def test_the_plan_of_a_games_board_is_that_of_the_board_format(game: str) -> None:
    row = next(row for row in index() if row.get("name") == game)
    text = (ORACLE / "library" / "lud" / row["lud"]).read_text(encoding="utf-8")
    checked = check(text, library=open_library(ORACLE / "library"))
    assert checked.game is not None
    built = plan_of_board(build_board(checked.game))
    recorded = plan_of(json.loads(read_gzip(ORACLE / row["board"])))
    assert built.default == recorded.default
    assert built.edges == recorded.edges
    assert [ring for _, ring in built.cells] == [ring for _, ring in recorded.cells]
    assert built.labels[built.default] == recorded.labels[built.default]
    assert built.sides == recorded.sides
    assert built.tracks == recorded.tracks
    assert built.pits == ("sow/" in row["lud"])
    for kind in ("Vertex", "Cell"):
        for site in range(built.count(kind)):
            assert built.point(kind, site) == pytest.approx(recorded.point(kind, site), abs=1e-4)


def test_hands_are_cells_numbered_after_the_boards_sites() -> None:
    plan = plan_of(square(3, "Vertex"))
    containers = [
        {"name": "Board", "owner": 0, "from": 0, "sites": 9},
        {"name": "Hand1", "owner": 1, "from": 9, "sites": 2},
    ]
    plan = plan.of_trace({"containers": containers, "players": 2, "start": state()})
    assert plan.on_board("Vertex", 8) and plan.on_board("Cell", 3)
    assert not plan.on_board("Cell", 9) and not plan.on_board("Cell", 10)


def test_kinds_of_site_are_drawn_where_something_stands() -> None:
    plan = plan_of(square(3, "Vertex"))
    assert plan.kinds == ("Vertex",)
    assert plan.of_states([state(one("Edge", 2, 1, 1), one("Cell", 0, 1, 1))]).kinds == ("Cell", "Vertex", "Edge")


def test_steps_of_a_track_off_the_board_are_left_out() -> None:
    board = mancala(3)
    board["tracks"] = [{"name": "T", "owner": 1, "elems": [[1, 2, -1, 0], [2, -2, -1, 0], [-2, -1, 2, 0]]}]
    assert plan_of(board).tracks[0].steps == ((1, 2, False),)


@given(st.lists(st.tuples(st.integers(-20, 20), st.integers(-20, 20)), min_size=2, max_size=40))
def test_spacing_is_the_distance_to_the_nearest_other_place(points: list[tuple[int, int]]) -> None:
    places = [(float(x), float(y)) for x, y in points]
    for point, gap in zip(places, spacing(places), strict=True):
        others = [dist(point, other) for other in places if other != point]
        assert gap == pytest.approx(min(others, default=1.0))
