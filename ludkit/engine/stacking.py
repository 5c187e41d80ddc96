"""Whether a game has stacks: its equipment or some rule speaks of them."""

from __future__ import annotations

from typing import Final

from ludkit.engine.registry import FOR_EACH_PIECE, ludeme_key
from ludkit.ludemes.checking.creation import items_of
from ludkit.ludemes.typed import Ludeme, ludemes_of

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
    """Whether sites hold several pieces, one on top of the other.

    What the moves of pieces speak of counts only where a rule goes through these moves.
    """
    unread: set[int] = set()
    if not reads_moves_of_pieces(game):
        unread = {id(ludeme) for item in items_of(game) for ludeme in ludemes_of(item.get("generator"))}
    return any(_is_stacking(ludeme) for ludeme in game.walk() if id(ludeme) not in unread)


def reads_moves_of_pieces(game: Ludeme) -> bool:
    """Whether a rule goes through the pieces without moves of its own."""
    return any(map(moves_pieces, ludemes_of(game.get("rules"))))


def moves_pieces(ludeme: Ludeme) -> bool:
    """Whether a ludeme goes through pieces and takes the moves that they bring, without any of its own."""
    return ludeme_key(ludeme) == FOR_EACH_PIECE and ludeme.get("specificMoves") is None


def _is_stacking(ludeme: Ludeme) -> bool:
    key = ludeme_key(ludeme)
    if key in _STACKING or ludeme.get("stack") is True:
        return True
    if key == FOR_EACH_PIECE:
        # top:False as well
        return ludeme.get("top") is not None
    if key == "game.rules.start.place.Place Random":
        return ludeme.get("where") is not None
    if key in _LARGE_STACKS:
        return ludeme.get("largeStack") is True
    if key.endswith(" Add") or key == _EFFECT + "Add":
        return _has_level(ludeme, "to")
    if key in (_MOVES + "decision.Move", _EFFECT + "FromTo"):
        return _has_level(ludeme, "from")
    return False


def _has_level(ludeme: Ludeme, name: str) -> bool:
    part = ludeme.get(name)
    return isinstance(part, Ludeme) and part.get("level") is not None
