"""What can go wrong between ludkit and Ludii. None of these is a fault of ludkit: each says what to do about it."""

from __future__ import annotations


class LudiiError(Exception):
    """Any trouble with Ludii; ``str(error)`` is a message for the user."""


class LudiiMissing(LudiiError):  # noqa: N818 (it names the state of Ludii, as users see it)
    """Java or the jar is not there, or is not what it should be. ``hint`` says what to do about it."""

    def __init__(self, message: str, hint: str) -> None:
        self.hint = hint
        super().__init__(message)


class LudiiRefused(LudiiError):  # noqa: N818 (it names the state of Ludii, as users see it)
    """Ludii answered a request with an error.

    ``kind`` is ``compile`` (it rejects the description), ``move`` (no such legal move), ``stack`` (too deep), ``ludii``
    (an exception of its own) or ``protocol`` (a request that makes no sense).
    """

    def __init__(self, kind: str, message: str) -> None:
        self.kind = kind
        super().__init__(message)


class LudiiLost(LudiiError):  # noqa: N818 (it names the state of Ludii, as users see it)
    """The Ludii process died, or did not answer within its time limit."""
