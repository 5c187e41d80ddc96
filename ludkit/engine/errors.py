"""Errors of play."""

from __future__ import annotations


class PlayError(Exception):
    """The rules ask for something that cannot be done while the game is played: the description is at fault."""


class TooMuchError(PlayError):
    """The rules go on without a reasonable end; ``limit`` names the constant that stopped them."""

    def __init__(self, what: str, limit: str) -> None:
        super().__init__(f"{what} ({limit})")


class NoSiteError(PlayError):
    """The rules act on a site that is not there, where Ludii fails as well."""

    def __init__(self) -> None:
        super().__init__("the rules act on a site that is not there")


class NoContainerError(PlayError):
    """The rules look at a container that is not there, where Ludii fails as well."""

    def __init__(self) -> None:
        super().__init__("the rules look at a container that is not there")
