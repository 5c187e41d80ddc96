"""Games for tests of the engine."""

from __future__ import annotations

from functools import cache

from ludkit.engine import Game, load
from ludkit.resources import games_folder

BOARD = '(equipment {(board (square 3)) (piece "Disc" Each)})'

OWN_GAMES = sorted(path.stem for path in games_folder().glob("*.lud"))
"""The names of the project's own games."""


def small_game(rules: str, players: int = 2, equipment: str = BOARD) -> Game:
    """A game on a square board of 3 by 3 with these rules."""
    return load(f'(game "Small" (players {players}) {equipment} (rules {rules}))')


@cache
def own_game(name: str, options: tuple[str, ...] = ()) -> Game:
    """One of the project's own games."""
    return load(games_folder() / f"{name}.lud", options=options)
