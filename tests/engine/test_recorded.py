"""Playouts that Ludii has recorded, replayed exactly: of small descriptions, and (with the oracle) of library games."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludkit.engine import load
from tests.oracle import index, needs_oracle
from tests.score.traces import load_row, replay

RECORDED = Path(__file__).with_name("recorded")
NAMES = sorted(path.stem for path in RECORDED.glob("*.lud"))
LIBRARY = (
    "board/space/line/Tic-Tac-Toe.lud",
    "board/space/connection/Hex.lud",
    "board/space/line/Yavalath.lud",
    "board/race/reach/Breakthrough.lud",
    "board/space/blocking/Amazons.lud",
)


@pytest.mark.parametrize("name", NAMES)
def test_small_descriptions(name: str) -> None:
    game = load(RECORDED / f"{name}.lud")
    traces = sorted(RECORDED.glob(f"{name}.*.jsonl.gz"))
    assert len(traces) == 2
    for trace in traces:
        assert replay(game, str(trace)) is None


@needs_oracle
@pytest.mark.oracle
@pytest.mark.parametrize("lud", LIBRARY)
def test_library_games(lud: str) -> None:
    rows = [row for row in index() if row["lud"] == lud]
    assert rows
    for row in rows:
        game = load_row(row)
        for trace in row["traces"]:
            assert replay(game, trace["file"]) is None
