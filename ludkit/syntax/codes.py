"""The table of diagnostics: every code, what it means, and an example. docs/diagnostics.md is made from it.

L1xx reading, L2xx library and expansion, L3xx checking, L4xx names and the creation of the game, L5xx warnings.
Rooms below add their own entries with `register`, where they import the table.
"""

from __future__ import annotations

from dataclasses import dataclass

from ludkit.syntax.diagnostics import Diagnostic, Severity
from ludkit.syntax.source import Place


@dataclass(frozen=True, slots=True)
class Code:
    """One kind of fault: its stable code, a short title, what it means and how to mend it, and a text that has it."""

    code: str
    severity: Severity
    title: str
    explanation: str
    example: str

    def at(self, place: Place, message: str, hint: str | None = None) -> Diagnostic:
        """A diagnostic of this kind."""
        return Diagnostic(self.severity, self.code, message, place, hint)


CODES: dict[str, Code] = {}
"""Every code by name, in the order in which they were registered."""


def register(code: str, title: str, explanation: str, example: str, severity: Severity = Severity.ERROR) -> Code:
    """Add a code to the table. Raises ValueError if it is there already: codes are never used twice."""
    if code in CODES:
        raise ValueError(f"diagnostic code {code} is registered twice")
    entry = Code(code, severity, title, explanation, example)
    CODES[code] = entry
    return entry


UNCLOSED = register(
    "L101",
    "bracket not closed",
    "A bracket is opened and never closed. The place is where it was opened, as well as indentation and the other "
    "brackets tell.",
    '(game "Example" (players 2)',
)
STRAY_CLOSER = register(
    "L102",
    "closing bracket without an opening one",
    "A closing bracket closes nothing: its opening bracket is missing, or it is one too many.",
    ')\n(game "Example" (players 2))',
)
WRONG_CLOSER = register(
    "L103",
    "wrong closing bracket",
    "A bracket is closed by the closing bracket of another kind.",
    '(game "Example" (players 2}(equipment {}))',
)
MISSING_OPENER = register(
    "L104",
    "missing opening bracket",
    "A ludeme stands where its opening bracket is missing: there is one closing bracket too many behind it.",
    '(game "Example" players 2))',
)
UNTERMINATED_STRING = register(
    "L105",
    "string not closed",
    'A string has no closing quote. A quote inside a string is written \\".',
    '(game "Example (players 2))',
)
ILLEGAL_TEXT = register(
    "L106",
    "character that has no meaning here",
    "Outside of strings and comments, a description is made of brackets, words, numbers and operators only.",
    '(game "Example", (players 2))',
)
PLACEHOLDER = register(
    "L107",
    "placeholder of an unfinished reconstruction",
    "`[ ]` marks what is still to be found in a reconstruction. Such a description is not playable.",
    "(players [#])",
)
MISPLACED_RANGE = register(
    "L108",
    "range without two ends",
    "`..` stands between two values, without spaces: `1..5`.",
    "(sites {1.. 5})",
)
BAD_LABEL = register(
    "L109",
    "name before a colon without a value",
    "`name:` stands in front of the value that it names; one value has one name.",
    "(to if:then:True)",
)
NOT_TEXT = register(
    "L110",
    "not text",
    "The file holds bytes that no description has; it may be another kind of file.",
    "a NUL byte",
)
TOO_DEEP = register(
    "L111",
    "brackets nested too deep",
    "Brackets are nested deeper than the limit MAX_NESTING of ludkit.syntax.lexer.",
    "((((…))))",
)
NO_VALUE = register(
    "L501",
    "name without a value",
    "`name:` is the last thing before a closing bracket. Ludii leaves it out.",
    "(to if:)",
    Severity.WARNING,
)
STRAY_ANGLE = register(
    "L502",
    "`>` without `<`",
    "A `>` closes nothing. In an option's list of arguments Ludii passes it over; elsewhere it is an unknown word.",
    "args:{ <size>> }",
    Severity.WARNING,
)
