"""Loading: from a description to a game that plays."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ludkit.engine.assemble import assemble
from ludkit.engine.game import Game
from ludkit.library.library import Library
from ludkit.ludemes.checker import CheckResult, check
from ludkit.syntax.diagnostics import DescriptionError, Severity


def load(
    description: str | Path | CheckResult,
    *,
    library: Library | None = None,
    options: Sequence[str] = (),
    ruleset: str | None = None,
) -> Game:
    """The game of a description: its text, the path of its file, or what checking made of it.

    Raises DescriptionError for a description that Ludii would not compile, UnsupportedError for one with ludemes that
    the engine does not play yet, BoardError where the board cannot be built, OSError for a file that cannot be read.
    """
    if isinstance(description, CheckResult):
        checked = description
    elif isinstance(description, Path):
        text = description.read_text(encoding="utf-8")
        checked = check(text, name=str(description), library=library, options=options, ruleset=ruleset, warn=False)
    else:
        checked = check(description, library=library, options=options, ruleset=ruleset, warn=False)
    if not checked.ok or checked.game is None:
        faults = [fault for fault in checked.diagnostics if fault.severity is Severity.ERROR]
        raise DescriptionError(faults)
    return assemble(checked.game)
