"""The engine protocol: what every engine (ludkit, Ludii, independent rules) offers to the cross-check.

The forms of keys and states are those of the trace format (docs/traces.md).
"""

from __future__ import annotations

from typing import Any, Protocol, Self, TypeAlias

State: TypeAlias = dict[str, Any]
"""A state as the trace format writes it."""


class Position(Protocol):
    """A point in a game."""

    @property
    def mover(self) -> int: ...

    def legal(self) -> list[str]:
        """Keys of the distinct legal moves, sorted as strings."""
        ...

    def play(self, move: str) -> str:
        """Play the legal move with this key; return the move as applied, consequences included.

        Raises ValueError if there is no such move.
        """
        ...

    def state(self) -> State: ...

    @property
    def over(self) -> bool: ...

    @property
    def ranking(self) -> list[float] | None:
        """Each player's rank, player 1 first, once the game is over."""
        ...

    def copy(self) -> Self: ...


class Engine(Protocol):
    """Something that plays one description."""

    name: str

    def start(self, seed: int) -> Position: ...

    def close(self) -> None:
        """Give back what the engine holds (a child process); harmless when called twice."""
        ...
