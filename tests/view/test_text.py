"""Boards and states in a terminal, held against golden files.

``LUDKIT_UPDATE_GOLDEN=1 python -m pytest tests/view`` writes the files anew; look at what git says then.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from ludkit.view.pieces import pieces_of
from ludkit.view.plan import Container, Plan, plan_of
from ludkit.view.text import MAX_COLUMNS, board_text
from tests.oracle import ORACLE, index, needs_oracle, read_gzip
from tests.view.boards import hexagon, mancala, one, rhombus, rings, square, state

GOLDEN = Path(__file__).parent / "golden"
CHESS = pieces_of(
    [None, ["Pawn1", 1, "Pawn"], ["Pawn2", 2, "Pawn"], ["King1", 1, "King"], ["King2", 2, "King"],
     ["Knight2", 2, "Knight"]], 2,
)  # fmt: skip
DISCS = pieces_of([None, ["Disc1", 1, "Disc"], ["Disc2", 2, "Disc"], ["Disc0", 0, "Disc"]], 2)
SEEDS = pieces_of([None, ["Seed", 3, "Seed"]], 2)
FOUR = pieces_of([None, *([f"{name}{p}", p, name] for name in ("Pawn", "Rook") for p in (1, 2, 3, 4))], 4)
HANDS = (Container("Hand1", 1, 16, 1), Container("Hand2", 2, 17, 1))

CASES = {
    "square-labels": lambda: board_text(plan_of(square(4))),
    "square-chess": lambda: board_text(
        plan_of(square(4)),
        state(
            one("Cell", 0, 1, 1),
            one("Cell", 15, 4, 2),
            one("Cell", 3, 3, 1),
            one("Cell", 9, 5, 2, state=2),
            ["Cell", 5, 1, [1, 1, 0, 0, 0], [2, 2, 0, 0, 0]],
        ),
        CHESS,
    ),
    "square-intersections-hands": lambda: board_text(
        _with_hands(plan_of(square(4, "Vertex"))),
        state(one("Vertex", 5, 1, 1), one("Vertex", 6, 2, 2), one("Cell", 16, 1, 1, count=3), one("Cell", 17, 2, 2)),
        DISCS,
    ),
    "square-four-players": lambda: board_text(
        plan_of(square(3)), state(*(one("Cell", 2 * i, i + 1, i % 4 + 1) for i in range(5))), FOUR, players=4
    ),
    "square-puzzle": lambda: board_text(plan_of(square(3)), state(["Cell", 0, 7], ["Cell", 4, 3]), [], 1),
    "hexagon": lambda: board_text(plan_of(hexagon(3)), state(one("Cell", 0, 1, 1), one("Cell", 9, 2, 2)), DISCS),
    "rhombus": lambda: board_text(plan_of(rhombus(4)), state(one("Cell", 0, 1, 1), one("Cell", 9, 2, 2)), DISCS),
    "rhombus-labels": lambda: board_text(plan_of(rhombus(4))),
    "mancala": lambda: board_text(
        plan_of(mancala(6), pits=True), state(*(one("Vertex", i, 1, 0, count=i) for i in range(1, 13))), SEEDS
    ),
    "boardless": lambda: board_text(
        plan_of(square(25), boardless=True), state(one("Cell", 312, 1, 1), one("Cell", 313, 2, 2)), DISCS
    ),
    "table": lambda: board_text(plan_of(rings(8, 2)), state(one("Vertex", 3, 1, 1)), DISCS),
}


def _with_hands(plan: Plan) -> Plan:
    containers = [{"name": "Board", "owner": 0, "from": 0, "sites": 16}]
    containers += [{"name": c.name, "owner": c.owner, "from": c.first, "sites": c.size} for c in HANDS]
    return plan.of_trace({"containers": containers, "players": 2, "start": state()})


@pytest.mark.parametrize("name", CASES)
def test_text_is_as_in_the_golden_file(name: str) -> None:
    text = CASES[name]()
    golden = GOLDEN / f"{name}.txt"
    if os.environ.get("LUDKIT_UPDATE_GOLDEN"):
        golden.write_text(text, encoding="utf-8")
    assert text == golden.read_text(encoding="utf-8")


def test_every_golden_file_has_a_case() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == CASES.keys()


def test_control_characters_do_not_reach_the_terminal() -> None:
    board = square(2)
    board["Cell"]["labels"] = ["A\x1b[2J", "B1", "A2", "B2"]
    pieces = pieces_of([None, ["\x9bX1", 1, "X"]], 2)
    text = board_text(plan_of(board)) + board_text(plan_of(board), state(one("Cell", 0, 1, 1)), pieces)
    assert "\x1b" not in text and "\x9b" not in text and "\ufffd[2J" in text


@needs_oracle
def test_every_board_of_the_oracle_can_be_printed() -> None:
    """Each site's label is there, in rows no wider than a terminal can scroll, or in a table."""
    boards = sorted({row["board"] for row in index() if row.get("board")})
    for path in boards[::12]:
        plan = plan_of(json.loads(read_gzip(ORACLE / path)))
        text = board_text(plan)
        words = set(text.split())
        assert all(plan.label(plan.default, site) in words for site in range(plan.count(plan.default))), path
        assert max(map(len, text.splitlines())) <= max(8 * MAX_COLUMNS, 200), path
