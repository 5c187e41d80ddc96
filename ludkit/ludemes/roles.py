"""The players that roles name."""

from __future__ import annotations

MAX_PLAYERS = 16
"""The most players of a game, as Ludii has it."""


def role_owner(role: str) -> int:
    """The player that a role such as ``P2`` or ``Team2`` names; 0 for all other roles."""
    number = role.removeprefix("Team").removeprefix("P")
    return int(number) if number.isdecimal() and int(number) <= MAX_PLAYERS else 0
