"""Diagnostics as text: where, what, the source line with the place underlined, the way from the call, a hint.

::

    Example.lud:3:5: error[L101]: `(` is not closed
      3 |     (rules
        |     ^
      hint: …
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ludkit.syntax.diagnostics import Diagnostic, Severity
from ludkit.syntax.source import Place

WIDTH = 100
"""How much of a long source line is shown."""

_BOLD, _RED, _YELLOW, _CYAN, _RESET = "\x1b[1m", "\x1b[31m", "\x1b[33m", "\x1b[36m", "\x1b[0m"


def ordered(diagnostics: Iterable[Diagnostic]) -> list[Diagnostic]:
    """Diagnostics in the order of their places in the description (of one place: of their codes), each once."""
    found: dict[tuple[int, int, str, str, int], Diagnostic] = {}
    for diagnostic in diagnostics:
        place = diagnostic.place.within(diagnostic.place.root.source)
        key = (place.start, place.end, diagnostic.code, diagnostic.message, diagnostic.place.start)
        found.setdefault(key, diagnostic)
    return [found[key] for key in sorted(found)]


def render(diagnostic: Diagnostic, *, colour: bool = False) -> str:
    """One diagnostic as lines of text, without a line break at the end."""
    place = diagnostic.place
    paint = _paint if colour else _plain
    tone = _RED if diagnostic.severity is Severity.ERROR else _YELLOW
    kind = paint(f"{diagnostic.severity}[{diagnostic.code}]", tone)
    lines = [f"{paint(str(place), _BOLD)}: {kind}: {diagnostic.message}"]
    lines += _excerpt(place, tone, colour)
    via = place.via
    while via is not None:
        lines.append(f"  {_called(via)} {via}")
        via = via.via
    if diagnostic.hint:
        lines.append(f"  {paint('hint', _CYAN)}: {diagnostic.hint}")
    return "\n".join(lines)


def render_all(diagnostics: Iterable[Diagnostic], *, colour: bool = False) -> str:
    """Diagnostics in order, each on lines of its own, with a line break at the end; nothing for none."""
    return "".join(render(diagnostic, colour=colour) + "\n" for diagnostic in ordered(diagnostics))


def summary(diagnostics: Iterable[Diagnostic]) -> str:
    """How many there are: ``2 errors, 1 warning``, or ``no faults``."""
    counts = Counter(diagnostic.severity for diagnostic in diagnostics)
    parts = [f"{n} {severity}{'s' if n > 1 else ''}" for severity in Severity if (n := counts[severity])]
    return ", ".join(parts) or "no faults"


def _called(via: Place) -> str:
    text = via.text
    if text.startswith("<"):
        return f"for {text}, put in at"
    name = text.removeprefix("(").split('"')
    return f'in define "{name[1]}", called from' if len(name) > 2 else "called from"


def _excerpt(place: Place, tone: str, colour: bool) -> list[str]:
    if not place.source.text:
        return []
    line, column = place.line, place.column
    text = place.source.line_text(line)
    length = max(1, min(place.end - place.start, len(text) - column + 1))
    before, after = text[: column - 1], text[column - 1 :]
    if len(text) > WIDTH:
        if len(before) > WIDTH // 2:
            before = "…" + before[-(WIDTH // 2) :]
        if len(after) > WIDTH - len(before):
            after = after[: WIDTH - len(before)] + "…"
            length = min(length, len(after) - 1)
    number = str(line)
    padding = "".join("\t" if c == "\t" else " " for c in before)
    marks = (_paint if colour else _plain)("^" * length, tone)
    return [f"  {number} | {before}{after}", f"  {' ' * len(number)} | {padding}{marks}"]


def _paint(text: str, tone: str) -> str:
    return f"{tone}{text}{_RESET}"


def _plain(text: str, tone: str) -> str:
    return text
