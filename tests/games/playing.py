"""What the tests of the rules share: playing at random and setting a position up."""

from __future__ import annotations

import random
from typing import Any

from ludkit.crosscheck.rules import RuleMove


def play_at_random(game: Any, seed: int, max_plies: int = 2000) -> list[RuleMove]:
    """Play random legal moves to the end; return them. Checks on the way what holds in every game."""
    chooser = random.Random(seed)
    played: list[RuleMove] = []
    while not game.over and len(played) < max_plies:
        legal = game.legal()
        assert legal and len(set(legal)) == len(legal)
        assert game.mover in (1, 2) and game.winner is None
        move = chooser.choice(legal)
        twin = game.copy()
        before = game.occupation()
        game.play(move)
        assert twin.occupation() == before and twin.legal() == legal, "a copy must not follow the game"
        played.append(move)
    assert game.over and game.winner in (1, 2) and game.legal() == []
    return played


def place(cell: str, piece: str) -> RuleMove:
    return RuleMove("place", piece, None, cell)


def move(start: str, to: str) -> RuleMove:
    return RuleMove("move", "piece", start, to)


def targets(game: Any, start: str) -> set[str]:
    """Where the piece on ``start`` may go."""
    return {m.to for m in game.legal() if m.start == start}
