"""The score over the oracle: how much of what Ludii does ludkit does too.

``python -m tests.score`` runs every part; ``python -m tests.score boards --sample 50`` runs one part on a sample.
A part is a module of this package with ``run(sample)``, which yields `Row`s.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

T = TypeVar("T")


@dataclass(slots=True)
class Row:
    """One line of the score: ``passed`` of ``total``; ``failures`` names what did not pass, with why."""

    name: str
    passed: int
    total: int
    failures: list[str] = field(default_factory=list)
    note: str = ""


def pick(items: Sequence[T], sample: int | None) -> list[T]:
    """``sample`` of the items, evenly spread (all of them for None): the same ones every time."""
    if sample is None or sample >= len(items):
        return list(items)
    return [items[i * len(items) // sample] for i in range(sample)]
