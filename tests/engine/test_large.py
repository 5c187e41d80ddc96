"""Large pieces: the cells that they cover, and that trying a move leaves them as they were."""

from __future__ import annotations

from ludkit.board.directions import CELL
from ludkit.engine import load
from ludkit.engine.context import Attempt
from ludkit.engine.large import CoveredSites, LargePieces, cover
from ludkit.engine.sites import Layout
from ludkit.engine.ways import Ways
from tests.board.boards import board_of

GAME = """(game "Bars" (players 2) (equipment {(board (square 3)) (tile "Bar" Each {F F})})
    (rules (play (move Add (to (sites Empty)))) (end (if (no Moves Next) (result Mover Win)))))"""


def large_pieces() -> LargePieces:
    topology = board_of("(board (square 3))").topology
    return LargePieces(Ways(topology, CELL), [[], [["F", "F"]], [["F"], ["F", "R", "F"]]])


def test_a_state_says_which_way_a_piece_lies() -> None:
    large = large_pieces()
    assert [large.cells(1, 0, state) for state in range(large.states(1))] == [[0, 3, 6], [0, 1, 2], [], []]
    assert large.cells(2, 4, 0) == [4, 7]
    assert large.cells(2, 4, 4) == [4, 7, 8]
    assert large.cells(2, 4, 8) == [4]
    assert not large.is_large(0)


def test_covered_cells_are_taken_but_hold_nothing() -> None:
    sites = CoveredSites(Layout([16, 24, 9], CELL, [9]), 2, False, True, False)
    sites.cover(4, 1)
    assert sites.empty[CELL] == [0, 1, 2, 3, 5, 6, 7, 8]
    assert (sites.count[4], sites.shown_count(4)) == (1, 0)
    twin = sites.copy()
    sites.cover(4, 0)
    assert sites.empty[CELL] == list(range(9))
    assert twin.empty[CELL] == [0, 1, 2, 3, 5, 6, 7, 8]


def test_an_attempt_uncovers_what_it_covered() -> None:
    ctx = load(GAME).begin(1)
    attempt = Attempt(ctx)
    cover(ctx, 1, 0, 1, 1)
    assert ctx.sites.empty[CELL] == [3, 4, 5, 6, 7, 8]
    attempt.undo()
    assert ctx.sites.empty[CELL] == list(range(9))
