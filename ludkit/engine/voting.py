"""What players can propose and vote for: the texts, numbered as Ludii numbers them."""

from __future__ import annotations

from typing import Final

from ludkit.engine.registry import FOR_EACH_PIECE, ludeme_key
from ludkit.ludemes.typed import Ludeme, Value

_NAMING: Final = frozenset(
    {
        "game.rules.play.moves.decision.Move Propose",
        "game.rules.play.moves.decision.Move Vote",
        "game.rules.play.moves.nonDecision.effect.Propose",
        "game.rules.play.moves.nonDecision.effect.Vote",
        "game.functions.booleans.is.Is Proposed",
        "game.functions.booleans.is.Is Decided",
    }
)
"""Ludemes whose texts are propositions or votes."""


def vote_texts(game: Ludeme) -> list[str]:
    """All that a game's rules name as propositions and votes; the number of each is its place in the list.

    Ludii goes through the end rules before the phases, and through what follows a move before the move. The moves of
    pieces come where they are first called for.
    """
    reading = _Reading(game)
    rules = game.argument("rules")
    if isinstance(rules, Ludeme):
        reading.read(rules.get("start"))
        reading.read(rules.get("end"))
        play = rules.get("play")
        phases = rules.get("phases")
        if not isinstance(phases, tuple):
            reading.read(play)
            return reading.texts
        for phase in phases:
            assert isinstance(phase, Ludeme)
            reading.read(phase.get("play"))
            reading.read(play)
            for name in ("nextPhase", "nextPhases", "end"):
                reading.read(phase.get(name))
    return reading.texts


class _Reading:
    """A walk through rules that collects the texts."""

    def __init__(self, game: Ludeme) -> None:
        self.texts: list[str] = []
        self._pieces: list[Value] = []
        """The moves of pieces that are not read yet."""
        equipment = game.argument("equipment")
        items = equipment.get("items") if isinstance(equipment, Ludeme) else None
        for item in items if isinstance(items, tuple) else ():
            moves = item.get("generator") if isinstance(item, Ludeme) else None
            if moves is not None:
                self._pieces.append(moves)

    def read(self, value: Value | None) -> None:
        if isinstance(value, tuple):
            for item in value:
                self.read(item)
        elif isinstance(value, Ludeme):
            self.read(value.get("then"))
            if ludeme_key(value) in _NAMING:
                self._name(value)
            for argument in value.arguments:
                self.read(argument)
            if ludeme_key(value) == FOR_EACH_PIECE:
                pieces = self._pieces
                self._pieces = []
                self.read(tuple(pieces))

    def _name(self, ludeme: Ludeme) -> None:
        for text in texts_of(ludeme):
            if text not in self.texts:
                self.texts.append(text)


def texts_of(ludeme: Ludeme) -> list[str]:
    """The propositions or votes that a ludeme names: its strings, alone or in an array."""
    texts: list[str] = []
    for argument in ludeme.arguments:
        for value in argument if isinstance(argument, tuple) else (argument,):
            if isinstance(value, str):
                texts.append(value)
    return texts
