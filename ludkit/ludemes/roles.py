"""The players that roles name."""

from __future__ import annotations

MAX_PLAYERS = 16
"""The most players of a game, as Ludii has it."""
EVERYBODY = ("Shared", "All", "Each")
"""Roles for which the number behind the last player stands."""


def role_owner(role: str) -> int:
    """The player that a role such as ``P2`` or ``Team2`` names; 0 for all other roles."""
    number = role.removeprefix("Team").removeprefix("P")
    return int(number) if number.isdecimal() and int(number) <= MAX_PLAYERS else 0


def role_number(role: str, players: int) -> int:
    """The number under which Ludii keeps what is a role's: a player's, ``players`` + 1 for `EVERYBODY`, else 0."""
    return players + 1 if role in EVERYBODY else role_owner(role)
