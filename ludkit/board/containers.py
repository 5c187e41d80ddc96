"""Containers: the board of a game, and the hands, dice and decks beside it, with the numbers of their sites.

The board's sites come first; those of the other containers are cells, numbered on from there.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from ludkit.board.graph import BoardError
from ludkit.ludemes.roles import role_number, role_owner
from ludkit.ludemes.typed import Constant, Ludeme
from ludkit.syntax.source import Place

BOARD: Final = "board"
HAND: Final = "hand"
DICE: Final = "dice"
DECK: Final = "deck"

MAX_SITES: Final = 10_000
"""The most sites that a hand or a set of dice may have."""

_OTHER: Final = "game.equipment.container.other."
_KINDS: Final = {_OTHER + "Hand": HAND, _OTHER + "Dice": DICE, _OTHER + "Deck": DECK}


@dataclass(slots=True)
class Container:
    """A board, hand, set of dice or deck: ``size`` sites from ``first`` on.

    ``owner`` is a player's number, 0 for none, or one more than there are players for all. ``ludeme`` is where it comes
    from; of dice that are put together, the last.
    """

    kind: str
    name: str
    role: str
    owner: int
    first: int
    size: int
    ludeme: Ludeme


def containers_of(items: Iterable[Ludeme], players: int, first: int, sides: int) -> list[Container]:
    """The containers beside the board among the items of the equipment, numbered from site ``first`` on.

    Hands and decks come before dice, and all dice are one container. ``sides``: how many sides every cell of the board
    has, -1 if they differ: beside a board of triangles dice take up more sites. Raises BoardError.
    """
    stated = [item for item in items if item.ludeme.name in _KINDS]
    containers: list[Container] = []
    for item in stated:
        kind = _KINDS[item.ludeme.name]
        if kind == HAND:
            containers += _hands(item, players)
        elif kind == DECK:
            containers.append(_container(DECK, "Deck", item, _role(item), 1, players))
    dice = [item for item in stated if _KINDS[item.ludeme.name] == DICE]
    if dice:
        count = sum([_size(item, "num", 1) for item in dice])
        _check_size(count, dice[-1].place)
        containers.append(
            _container(DICE, "Dice", dice[-1], _role(dice[-1]), 2 * count - 1 if sides == 3 else count, players)
        )
    for container in containers:
        container.first = first
        first += container.size
    return containers


def _hands(item: Ludeme, players: int) -> list[Container]:
    size = _size(item, "size", 1)
    role = _role(item)
    if role != "Each":
        return [_container(HAND, "Hand", item, role, size, players)]
    return [_container(HAND, "Hand", item, f"P{player}", size, players) for player in range(1, players + 1)]


def _container(kind: str, word: str, item: Ludeme, role: str, size: int, players: int) -> Container:
    owner = role_owner(role)
    name = f"{word}{owner if owner or role in ('Neutral', 'Shared') else -1}"
    return Container(kind, name, role, role_number(role, players), 0, size, item)


def _role(item: Ludeme) -> str:
    role = item.get("role")
    return role.name if isinstance(role, Constant) else "Shared"


def _size(item: Ludeme, name: str, default: int) -> int:
    """How many sites or dice are stated. Raises BoardError for less than one or too many."""
    value = item.get(name)
    if value is None:
        return default
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise BoardError(f"({item.ludeme.keyword} …) needs a whole number above 0 as its {name!r}", item.place)
    _check_size(value, item.place)
    return value


def _check_size(size: int, place: Place) -> None:
    if size > MAX_SITES:
        raise BoardError(f"a container beside the board has {size} sites: the limit is {MAX_SITES}", place)
