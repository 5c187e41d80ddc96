"""The exit codes of every command."""

from __future__ import annotations

OK = 0
"""Fine, or agreed."""

INVALID = 1
"""A description or trace has faults, or engines part."""

USAGE = 2
"""Wrong usage, or input that is missing or not text."""

MISSING = 3
"""An engine that was asked for is missing, independent rules fail, or some game could not be finished."""

INTERRUPTED = 130
"""Ctrl-C."""

CLOSED_PIPE = 141
"""What reads the output has had enough of it, as `head` has; shells say so with the number of the signal."""
