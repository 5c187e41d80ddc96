"""Independent rules: a game written as plain Python from its rulebook alone.

The words are the rulebook's: pieces by name, sites by label such as ``E5``. Players are numbered from 1 in the order
in which they move first. A rules class never looks at the game's definition, so that a mistake there shows as a
divergence.
"""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb
from typing import NamedTuple, Protocol


class RuleMove(NamedTuple):
    """One decision: ``verb`` (``place``, ``move``, ``choose``, ``swap``, ``pass``), the kind of piece, and labels.

    ``piece`` is None where no piece is moved or placed; ``start`` is None where nothing leaves a site.
    """

    verb: str
    piece: str | None
    start: str | None
    to: str | None


def in_words(move: RuleMove) -> str:
    """A move as one says it: ``place stone at E5``, ``move piece A1 to A3``."""
    words = [move.verb, move.piece, move.start]
    if move.to is not None:
        words += ["to" if move.start is not None else "at" if move.piece is not None else None, move.to]
    return " ".join(word for word in words if word is not None)


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


class RulesError(Exception):
    """Independent rules that cannot be used.

    ``game`` is whose rules they are, ``detail`` what is wrong, ``what`` how it shows: they ``cannot be used`` at all,
    or ``failed`` somewhere in a game.
    """

    def __init__(self, game: str, detail: str, what: str = "cannot be used") -> None:
        super().__init__(game, detail, what)
        self.game = game
        self.detail = detail
        self.what = what

    def __str__(self) -> str:
        return f"the rules of {self.game} {self.what}: {self.detail}"


def told(error: Exception, folder: Path) -> str:
    """What went wrong in Python code of the user's, and in which line of the files of a folder."""
    if isinstance(error, SyntaxError):
        return f"{type(error).__name__}: {error.msg} ({Path(error.filename or '?').name}:{error.lineno})"
    said = f": {error}" if str(error) else ""
    frames = [frame for frame in extract_tb(error.__traceback__) if Path(frame.filename).parent == folder]
    place = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}{said}{place}"
