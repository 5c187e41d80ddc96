"""The engine protocol: what every engine (ludkit, Ludii, independent rules) offers to the cross-check.

The forms of keys and states are those of the trace format (docs/traces.md).
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol, Self, TypeAlias

State: TypeAlias = dict[str, Any]
"""A state as the trace format writes it."""


class Setup(NamedTuple):
    """What a compiled description plays with, as a trace's header has it, and the board's labels.

    ``components`` (name, owner, name without number) are by index, ``labels`` by site of the board. ``containers``
    (name, owner, sites, ``from``) and ``components`` are empty for a match.
    """

    game: str
    players: int
    default_site: str
    components: list[tuple[str, int, str | None] | None]
    containers: list[dict[str, Any]]
    labels: list[str]


class Position(Protocol):
    """A point in a game."""

    @property
    def mover(self) -> int: ...

    def legal(self) -> list[str]:
        """Keys of the distinct legal moves, sorted as strings."""
        ...

    @property
    def duplicates(self) -> int:
        """How many legal moves had both key and effect of another."""
        ...

    def full(self) -> list[str]:
        """Beside each key of `legal`, the move in trial notation with all its consequences."""
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

    @property
    def winners(self) -> list[int]:
        """The players who won, once the game is over."""
        ...

    def copy(self) -> Self: ...


class Engine(Protocol):
    """Something that plays one description."""

    @property
    def name(self) -> str:
        """``ludkit`` or ``ludii``; where two descriptions play together, what theirs is called."""
        ...

    @property
    def version(self) -> str:
        """The engine with its version, as a trace's header has it (``Ludii 1.3.12``)."""
        ...

    @property
    def setup(self) -> Setup: ...

    def start(self, seed: int) -> Position: ...

    def close(self) -> None:
        """Give back what the engine holds (a child process); harmless when called twice."""
        ...
