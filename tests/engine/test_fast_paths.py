"""A fast path is a second way to the same result: the two are held against each other on random positions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludkit.board.directions import ADJACENT, CELL
from ludkit.engine import Position
from ludkit.engine.booleans.line import IsLine, IsLineOfLast
from ludkit.engine.booleans.sites import IsEmpty, IsToEmpty
from ludkit.engine.builder import To
from ludkit.engine.functions import IntConstant, Moves
from ludkit.engine.ints.iterators import To as ToSite
from ludkit.engine.ints.state import CellWhat, CellWho, What, Who
from ludkit.engine.move import Move
from ludkit.engine.moves.add import Add, AddToEmpty
from ludkit.engine.regions.empty import SitesEmpty
from ludkit.engine.roles import Mover
from tests.engine.helpers import own_game


def positions(name: str, playouts: int = 6) -> Iterator[Position]:
    """Positions of random games, at every fourth ply."""
    for seed in range(playouts):
        position = own_game(name).start(seed)
        while not position.over:
            yield position
            position.playout(seed + position.ctx.moves_played(), 4)


def generated(moves: Moves, position: Position) -> list[str]:
    out: list[Move] = []
    moves.generate(position.ctx, out)
    return [move.notation() for move in out]


def test_adding_to_any_empty_site() -> None:
    fast = AddToEmpty(CELL)
    slow = Add([Mover()], None, To(CELL, SitesEmpty(CELL), None, None, None, None), IntConstant(1))
    fast.decision = slow.decision = True
    for position in positions("hex"):
        assert generated(fast, position) == generated(slow, position)


@pytest.mark.parametrize("length", [2, 3, 4])
def test_lines_through_the_last_site(length: int) -> None:
    results = set()
    for position in positions("hex"):
        lines = position.game.topology.lines(CELL, ADJACENT)
        fast = IsLineOfLast(0, lines, length).eval(position.ctx)
        assert fast == IsLine(0, lines, IntConstant(length)).eval(position.ctx)
        results.add(fast)
    assert results == {True, False}


def test_what_stands_on_a_cell() -> None:
    for position in positions("gradior", 2):
        ctx = position.ctx
        for site in (-1, *range(position.game.topology.count(CELL))):
            ctx.to = site
            assert IsToEmpty().eval(ctx) == IsEmpty(CELL, ToSite()).eval(ctx)
            assert CellWho(ToSite()).eval(ctx) == Who(CELL, ToSite()).eval(ctx)
            assert CellWhat(ToSite()).eval(ctx) == What(CELL, ToSite()).eval(ctx)


@pytest.mark.parametrize("name", ["hex", "dualhex", "differo", "gradior", "maphex"])
def test_whether_there_is_a_move(name: str) -> None:
    for position in positions(name, 3):
        ctx = position.ctx
        moves = position.game.phases[ctx.state.phase[ctx.state.mover]].moves
        assert moves.can_move(ctx) == bool(generated(moves, position))
