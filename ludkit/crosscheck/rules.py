"""Independent rules: a game written as plain Python from its rulebook alone.

The words are the rulebook's: pieces by name, sites by label such as ``E5``. Players are numbered from 1 in the order
in which they move first. A rules class never looks at the game's definition, so that a mistake there shows as a
divergence.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol, Self


class RuleMove(NamedTuple):
    """One decision: ``verb`` (``place``, ``move``, ``choose``, ``swap``, ``pass``), the kind of piece, and labels.

    ``piece`` is None where no piece is moved or placed; ``start`` is None where nothing leaves a site.
    """

    verb: str
    piece: str | None
    start: str | None
    to: str | None


class Occupant(NamedTuple):
    """What stands on a site: owner (0 for none), kind of piece, what the rulebook counts of it (0 where nothing)."""

    owner: int
    kind: str
    counter: int = 0


class Rules(Protocol):
    """A position of a game, as its rulebook knows it. It starts as the start position."""

    @property
    def mover(self) -> int:
        """The player to move, 1 or 2."""
        ...

    def legal(self) -> list[RuleMove]:
        """All moves of the mover; empty when the game is over."""
        ...

    def play(self, move: RuleMove) -> None:
        """Play a legal move. Raises ValueError if it is not legal."""
        ...

    def occupation(self) -> dict[str, Occupant]:
        """Every occupied site by its label."""
        ...

    @property
    def over(self) -> bool: ...

    @property
    def winner(self) -> int | None:
        """The winner once the game is over, 0 for a draw; None while it goes on."""
        ...

    def copy(self) -> Self: ...
