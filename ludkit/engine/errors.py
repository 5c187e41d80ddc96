"""Errors of play."""

from __future__ import annotations


class PlayError(Exception):
    """The rules ask for something that cannot be done while the game is played: the description is at fault."""
