"""Rules of anybody's making, under watch: what they do wrong is said of them, never a traceback."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from ludkit.crosscheck.rules import Occupant, RuleMove, RulesError, in_words, told

FAILED = "failed at the start"
"""How a failure shows where no move has been played; whoever knows of moves says after which."""

_NEEDED = ("mover", "legal", "play", "occupation", "over", "winner")


class GuardedRules:
    """Rules of which nothing is taken on trust.

    ``make`` makes them, ``folder`` has their code, ``kinds`` are those of the game's vocabulary. Raises RulesError
    where their code fails, or where they give what is no answer.
    """

    def __init__(self, game: str, folder: Path, kinds: Collection[str], make: Callable[[], Any]) -> None:
        self._game = game
        self._folder = folder.resolve()
        self._kinds = kinds
        with self._watched():
            self._rules = make()
            missing = [name for name in _NEEDED if not hasattr(self._rules, name)]
        if missing:
            raise self._fault(f"what `rules` makes, a {type(self._rules).__name__}, has no {' and no '.join(missing)}")

    @property
    def mover(self) -> int:
        with self._watched():
            mover = self._rules.mover
        if type(mover) is not int:
            raise self._fault(f"`mover` is {_shown(mover)}, not a player's number")
        return mover

    @property
    def over(self) -> bool:
        with self._watched():
            over = self._rules.over
        if type(over) is not bool:
            raise self._fault(f"`over` is {_shown(over)}, neither True nor False")
        return over

    @property
    def winner(self) -> int | None:
        with self._watched():
            winner = self._rules.winner
        if winner is not None and type(winner) is not int:
            raise self._fault(f"`winner` is {_shown(winner)}, neither a player's number, 0 nor None")
        return winner

    def legal(self) -> list[RuleMove]:
        with self._watched():
            moves = self._rules.legal()
            listed = list(moves) if isinstance(moves, Iterable) else None
        if listed is None:
            raise self._fault(f"`legal` gives {_shown(moves)}, no list of moves")
        for move in listed:
            self._check_move(move)
        return listed

    def play(self, move: RuleMove) -> None:
        with self._watched():
            self._rules.play(move)

    def occupation(self) -> dict[str, Occupant]:
        with self._watched():
            occupation = self._rules.occupation()
        if not isinstance(occupation, Mapping):
            raise self._fault(f"`occupation` gives {_shown(occupation)}, no dict of Occupants by label")
        for label, occupant in occupation.items():
            self._check_occupant(label, occupant)
        return dict(occupation)

    @property
    def winning_chain(self) -> Callable[[], list[str]] | None:
        """What gives the chain that has won, cell by cell; None where the rules know of no chains."""
        chain = getattr(self._rules, "winning_chain", None)
        return None if chain is None else partial(self._chain, chain)

    def _chain(self, chain: Callable[[], list[str]]) -> list[str]:
        with self._watched():
            return list(chain())

    def _check_move(self, move: Any) -> None:
        if not isinstance(move, RuleMove):
            raise self._fault(f"`legal` gives {_shown(move)}, which is no RuleMove")
        if not isinstance(move.verb, str) or not all(part is None or isinstance(part, str) for part in move[1:]):
            raise self._fault(f"`legal` gives {move}, whose parts are not all strings (or None, but for the verb)")
        if move.piece is not None:
            self._check_kind(move.piece, f"`legal` gives {in_words(move)}")

    def _check_occupant(self, label: Any, occupant: Any) -> None:
        if not isinstance(label, str):
            raise self._fault(f"`occupation` has {_shown(label)} for a label, which is no string")
        if not isinstance(occupant, Occupant):
            raise self._fault(f"`occupation` has {_shown(occupant)} at {label}, which is no Occupant")
        if type(occupant.owner) is not int or type(occupant.counter) is not int:
            raise self._fault(f"`occupation` has {occupant} at {label}, whose owner and counter are not whole numbers")
        self._check_kind(occupant.kind, f"`occupation` has {_shown(occupant.kind)} at {label}")

    def _check_kind(self, kind: Any, said: str) -> None:
        if kind not in self._kinds:
            known = ", ".join(map(repr, sorted(filter(None, self._kinds)))) or "none"
            raise self._fault(f"{said}, but the kinds of VOCABULARY are {known}")

    @contextmanager
    def _watched(self) -> Iterator[None]:
        try:
            yield
        except Exception as error:
            raise self._fault(told(error, self._folder)) from error

    def _fault(self, detail: str) -> RulesError:
        return RulesError(self._game, detail, FAILED)


def _shown(value: Any) -> str:
    """A value as a message has it: a method that was meant to be a property is called one."""
    return "a method (is @property missing?)" if callable(value) else repr(value)[:80]
