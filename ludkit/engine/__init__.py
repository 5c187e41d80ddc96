"""The engine: plays a description exactly as Ludii does.

`load` makes a `Game` of a description; `Game.start` gives a `Position` to play on.
"""

from __future__ import annotations

from ludkit.engine import game as _game
from ludkit.engine.errors import PlayError
from ludkit.engine.game import Game
from ludkit.engine.load import load
from ludkit.engine.move import Move
from ludkit.engine.position import Position
from ludkit.engine.registry import Unsupported, UnsupportedError

COMPILED: bool = not _game.__file__.endswith(".py")
"""Whether the engine runs compiled by mypyc, not as plain Python."""

__all__ = ["COMPILED", "Game", "Move", "PlayError", "Position", "Unsupported", "UnsupportedError", "load"]
