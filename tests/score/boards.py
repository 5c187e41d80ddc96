"""Score of boards: every distinct board of the oracle, in all that its format lists."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from ludkit.board.board import build_board
from ludkit.board.export import board_data
from ludkit.board.graph import BoardError
from ludkit.ludemes.checking.matcher import Matcher
from ludkit.ludemes.schema import load_schema
from ludkit.ludemes.typed import Ludeme
from ludkit.syntax.parser import parse
from ludkit.syntax.tree import Call
from tests.oracle import ORACLE, distinct_boards, read_gzip
from tests.score import Row, pick

TOLERANCE = 1e-4
"""How far a coordinate may differ from Ludii's, of which six digits are recorded."""
KINDS = ("Cell", "Vertex", "Edge")


def run(sample: int | None) -> Iterator[Row]:
    """A row for each item of the format, over the boards that have it, and one for boards equal in all of them."""
    rows: dict[str, Row] = {}
    whole = Row("all equal", 0, 0)
    for board, expanded in pick(list(distinct_boards().items()), sample):
        wanted = json.loads(read_gzip(ORACLE / board))
        found = stated_board(read_gzip(ORACLE / expanded))
        whole.total += 1
        differing: list[str] = []
        for item in sorted(items(wanted)):
            row = rows.setdefault(item, Row(item, 0, 0))
            row.total += 1
            faults = list(differences(found, wanted, item))
            if faults:
                differing.append(item)
                row.failures.append(f"{board} ({expanded}): {faults[0]}")
            else:
                row.passed += 1
        surplus = items(found) - items(wanted)
        if differing or surplus:
            whole.failures.append(f"{board} ({expanded}): {', '.join([*differing, *sorted(surplus)])}")
        else:
            whole.passed += 1
    yield from sorted(rows.values(), key=lambda row: row.name)
    yield whole


def stated_board(text: str) -> dict[str, Any]:
    """The board of an expanded description as data; with the one entry ``error`` where there is none."""
    games = [node for node in parse(text).document.items if isinstance(node, Call)]
    game = Matcher(load_schema()).match(games[0], "game.Game")
    if not isinstance(game, Ludeme):
        return {"error": "the description does not check"}
    try:
        return board_data(build_board(game))
    except BoardError as error:
        return {"error": str(error)}


def items(board: dict[str, Any]) -> set[str]:
    """The items that a board lists, those of kinds of sites (``Cell``, …) by their own names."""
    names = {name for name in board if name not in KINDS}
    return names.union(*(board[kind] for kind in KINDS if kind in board))


def differences(found: dict[str, Any], wanted: dict[str, Any], item: str) -> Iterator[str]:
    """What differs in one item, by kind of site where it is listed for each."""
    if "error" in found:
        yield found["error"]
    elif item in wanted:
        if not same(found.get(item), wanted[item]):
            yield short(found.get(item), wanted[item])
    else:
        for kind in KINDS:
            mine = found.get(kind, {}).get(item)
            theirs = wanted.get(kind, {}).get(item)
            if not same(mine, theirs):
                yield f"{kind}: {short(mine, theirs)}"


def same(a: Any, b: Any) -> bool:
    """Whether two values are equal, numbers to within `TOLERANCE`."""
    if isinstance(a, float) or isinstance(b, float):
        return abs(a - b) < TOLERANCE
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(map(same, a, b))
    return bool(a == b)


def short(found: Any, wanted: Any) -> str:
    """The first difference, in few words."""
    if isinstance(found, list) and isinstance(wanted, list) and len(found) == len(wanted):
        n = next(n for n in range(len(found)) if not same(found[n], wanted[n]))
        return f"[{n}] {str(found[n])[:60]} instead of {str(wanted[n])[:60]}"
    return f"{str(found)[:60]} instead of {str(wanted)[:60]}"
