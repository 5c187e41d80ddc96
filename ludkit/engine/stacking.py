"""Whether a game has stacks: its equipment or some rule speaks of them."""

from __future__ import annotations

from typing import Final

from ludkit.engine.registry import ludeme_key
from ludkit.ludemes.typed import Ludeme, Value

_MOVES: Final = "game.rules.play.moves."
_EFFECT: Final = _MOVES + "nonDecision.effect."
_STACKING: Final = frozenset(
    {
        "game.rules.start.place.Place Stack",
        "game.functions.ints.iterator.Level",
        "game.functions.ints.stacking.TopLevel",
        "game.functions.ints.size.Size Stack",
        "game.functions.ints.count.Count Stack",
        "game.functions.ints.board.where.Where Level",
    }
)
"""Ludemes that make a game one with stacks."""
_LARGE_STACKS: Final = ("game.equipment.container.board.Board", "game.equipment.container.board.Boardless")
"""Boards that may have large stacks, and then do so too."""


def uses_stacks(game: Ludeme) -> bool:
    """Whether sites hold several pieces, one on top of the other."""
    waiting: list[Value] = [game]
    while waiting:
        value = waiting.pop()
        if isinstance(value, tuple):
            waiting.extend(value)
        elif isinstance(value, Ludeme):
            if _is_stacking(value):
                return True
            waiting.extend([argument for argument in value.arguments if argument is not None])
    return False


def _is_stacking(ludeme: Ludeme) -> bool:
    key = ludeme_key(ludeme)
    if key in _STACKING or _given(ludeme, "stack") is True:
        return True
    if key == _MOVES + "nonDecision.operators.foreach.ForEach Piece":
        # top:False as well
        return _given(ludeme, "top") is not None
    if key == "game.rules.start.place.Place Random":
        return _given(ludeme, "where") is not None
    if key in _LARGE_STACKS:
        return _given(ludeme, "largeStack") is True
    if key.endswith(" Add") or key == _EFFECT + "Add":
        return _has_level(ludeme, "to")
    if key in (_MOVES + "decision.Move", _EFFECT + "FromTo"):
        return _has_level(ludeme, "from")
    return False


def _has_level(ludeme: Ludeme, name: str) -> bool:
    part = _given(ludeme, name)
    return isinstance(part, Ludeme) and _given(part, "level") is not None


def _given(ludeme: Ludeme, name: str) -> Value | None:
    place = ludeme.clause.index.get(name)
    return None if place is None else ludeme.arguments[place]
