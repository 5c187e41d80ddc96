"""A fast path is a second way to the same result: the two are held against each other on random positions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludkit.board.directions import ADJACENT, CELL
from ludkit.engine import Position, load
from ludkit.engine.actions.variables import SetVariable
from ludkit.engine.booleans.line import IsLine, IsLineOfLast
from ludkit.engine.booleans.sites import IsEmpty, IsToEmpty
from ludkit.engine.builder import To
from ludkit.engine.functions import IntConstant, Moves
from ludkit.engine.ints.iterators import To as ToSite
from ludkit.engine.ints.state import CellWhat, CellWho, What, Who
from ludkit.engine.move import Move
from ludkit.engine.moves.add import Add, AddToEmpty
from ludkit.engine.moves.operators import Either
from ludkit.engine.moves.satisfy import Satisfy
from ludkit.engine.moves.step import ReadyStep, Step
from ludkit.engine.regions.empty import SitesEmpty
from ludkit.engine.roles import Mover
from tests.engine.helpers import OWN_GAMES, own_game


def positions(name: str, playouts: int = 6) -> Iterator[Position]:
    """Positions of random games, at every fourth ply."""
    for seed in range(playouts):
        position = own_game(name).start(seed)
        while not position.over:
            yield position
            position.playout(seed + position.ctx.moves_played(), 4)


def made(moves: Moves, position: Position) -> list[Move]:
    out: list[Move] = []
    moves.generate(position.ctx, out)
    return out


def generated(moves: Moves, position: Position) -> list[str]:
    return [move.notation() for move in made(moves, position)]


def test_adding_to_any_empty_site() -> None:
    fast = AddToEmpty(CELL)
    slow = Add([Mover()], None, To(CELL, SitesEmpty(CELL), None, None, None, None), IntConstant(1))
    fast.decision = slow.decision = True
    for position in positions("hex"):
        assert generated(fast, position) == generated(slow, position)


STEPS = """(game "Steps" (players {(player N) (player S)})
    (equipment {
        (board (square 5))
        (piece "Pawn" Each (or {
            (move Step Forward (to if:(is Empty (to))))
            (move Step (directions {FR FL}) (to if:(not (is Friend (who at:(to)))) (apply (remove (to)))))
            (move Step (to (apply if:(is Enemy (who at:(to))) (remove (to)))) (then (moveAgain)))
        }))
    })
    (rules
        (start {(place "Pawn1" (sites Bottom)) (place "Pawn2" (sites Top))})
        (play (forEach Piece))
        (end (if (no Pieces Next) (result Mover Win)))
    ))"""


def test_ready_steps() -> None:
    """Taking and plain steps, straight on and all round, with consequences; each is asked for many times."""
    game = load(STEPS)
    taken = 0
    for seed in range(6):
        position = game.start(seed)
        for _ in range(40):
            if position.over:
                break
            ctx = position.ctx
            moves = game.components[ctx.state.mover].moves
            assert isinstance(moves, Either)
            for fast in moves.parts:
                assert isinstance(fast, ReadyStep)
                slow = Step(fast.ways, fast.start, None, fast.directions, fast.condition, fast.effect)
                slow.decision = fast.decision
                slow.then = fast.then
                for site in ctx.sites.owned[ctx.state.mover]:
                    ctx.origin = site
                    quick, thorough = made(fast, position), made(slow, position)
                    assert [move.notation() for move in quick] == [move.notation() for move in thorough]
                    assert [move.then for move in quick] == [move.then for move in thorough]
                    taken += sum(len(move.actions) > 1 for move in quick)
                ctx.origin = -1
            position.playout(seed, 1)
    assert taken > 0


def test_ready_moves_are_not_changed() -> None:
    """What gives mover or consequences to a move that is offered again gives them to a copy."""
    position = own_game("hex").start(1)
    ready = AddToEmpty(CELL)
    first, again = made(ready, position), made(ready, position)
    assert first[0] is again[0]
    outer = AddToEmpty(CELL)
    outer.then = ready
    outer.attach_then(again, 0)
    assert again[0].then == [ready]
    assert first[0].then == []


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


@pytest.mark.parametrize("name", OWN_GAMES)
def test_whether_there_is_a_move(name: str) -> None:
    for position in positions(name, 3):
        ctx = position.ctx
        moves = position.game.phases[ctx.state.phase[ctx.state.mover]].moves
        assert moves.can_move(ctx) == bool(generated(moves, position))


PUZZLES = sorted(Path(__file__).with_name("recorded").glob("puzzle-*.lud"))


@pytest.mark.parametrize("path", PUZZLES, ids=[path.stem for path in PUZZLES])
def test_parts_of_constraints(path: Path) -> None:
    """Asking only the parts of constraints that look at a site gives the moves that asking all of them gives."""
    allowed = set()
    for seed in range(2):
        position = load(path).start(seed)
        for _ in range(8):
            satisfy = position.game.phases[0].moves
            assert isinstance(satisfy, Satisfy)
            slow: list[Move] = []
            satisfy.generate_by_trying(position.ctx, slow)
            assert generated(satisfy, position) == [move.notation() for move in slow]
            allowed.update([move.notation() for move in slow if isinstance(move.actions[0], SetVariable)])
            position.playout(seed, 3)
    assert allowed
