"""Diagnostics: what is wrong with a text, where, and what to do about it.

Every fault in input is a `Diagnostic`; faults never surface as tracebacks.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ludkit.syntax.source import Place


class Severity(StrEnum):
    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One fault.

    ``code`` is stable (``L123``; the table is docs/diagnostics.md). ``message`` is in the user's words.
    ``place`` is where the fault stands; inside a define its ``via`` chain leads to the call.
    ``hint`` says what would mend it, or is None.
    """

    severity: Severity
    code: str
    message: str
    place: Place
    hint: str | None = None


class DescriptionError(ValueError):
    """A description that cannot be used; ``diagnostics`` says all that is wrong with it."""

    def __init__(self, diagnostics: list[Diagnostic]) -> None:
        self.diagnostics = diagnostics
        first = next((d for d in diagnostics if d.severity is Severity.ERROR), diagnostics[0])
        more = f" (and {len(diagnostics) - 1} more)" if len(diagnostics) > 1 else ""
        hint = f"; {first.hint}" if first.hint else ""
        super().__init__(f"{first.place}: {first.message}{hint}{more}")
