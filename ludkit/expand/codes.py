"""The diagnostics of expansion (L2xx), and its warnings."""

from __future__ import annotations

from ludkit.syntax.codes import register
from ludkit.syntax.diagnostics import Severity

UNKNOWN_DEFINE = register(
    "L201",
    "unknown define",
    "A call names a define that neither the description nor the library has. Ludii's own defines are found with "
    "`--library` (or LUDII_JAR).",
    '(game "Example" (players 2) ("NoSuchDefine"))',
)
ENDLESS_DEFINE = register(
    "L202",
    "define that calls itself without end",
    "A define's expansion calls the define again, or one define is called more often than Ludii allows.",
    '(define "A" ("A")) (game "Example" ("A"))',
)
TOO_LARGE = register(
    "L203",
    "expansion too large",
    "The expanded description is larger than Ludii's limit of a million characters.",
    "",
)
UNKNOWN_TAG = register(
    "L204",
    "option tag that no option fills in",
    "A `<Tag>` or `<Tag:argument>` stands in the description, but no selected option gives it a value.",
    '(game "Example" (players <NoSuchTag:n>))',
)
UNKNOWN_OPTION = register(
    "L205",
    "unknown option",
    "An option that was asked for is none of the description's.",
    '--option "Board Size/100x100"',
)
UNKNOWN_RULESET = register(
    "L206",
    "unknown ruleset",
    "The ruleset that was asked for is none of the description's.",
    '--ruleset "Ruleset/No Such"',
)
BAD_RANGE = register(
    "L208",
    "range that cannot be expanded",
    'A range has numbers (1..5) or sites ("A1".."C3") at both ends, and at most 1000 numbers.',
    "(sites {1..5000})",
)
DOUBLE_BRACKETS = register(
    "L209",
    "double bracket that is closed apart",
    "`((` must be closed by `))`: Ludii takes the outer brackets away.",
    '(game "Example" ((players 2) 3))',
)
UNKNOWN_REQUIREMENT = register(
    "L210",
    "metadata for an unknown option or ruleset",
    "`(useFor …)` names an option or ruleset that the description does not have.",
    '(metadata (graphics {(useFor "Board/None" (board Style Go))}))',
)
NO_GAME = register(
    "L211",
    "no game",
    "The text has neither a game nor a match.",
    '(define "A" 1)',
)
UNFILLED_PARAMETER = register(
    "L212",
    "parameter outside of a define",
    "`#1` stands for a define's argument and has a meaning only there.",
    '(game "Example" (players #1))',
)
QUOTED_BRACKETS = register(
    "L213",
    "brackets in a string that do not match",
    "Ludii counts brackets and quotes in strings, too; those of the game must match, and so must the quotes of the "
    "metadata.",
    '(game "Example :-(" (players 2))',
)
BAD_DEFINE = register(
    "L214",
    "define without a name",
    'A define begins with its name: `(define "Name" …)`.',
    "(define Name 1)",
)
IGNORED_OPTION = register(
    "L503",
    "option that Ludii passes over",
    "Ludii cannot read this option or item, says nothing, and goes on without it.",
    '(option "Size" {(item "Small" <3> "Small.")})',
    Severity.WARNING,
)
UNKNOWN_AI = register(
    "L504",
    "no AI definition of that name",
    "The metadata call a definition for AI players that the library does not have; Ludii leaves it out.",
    '(metadata (ai "No Such Game_ai"))',
    Severity.WARNING,
)
COLON = register(
    "L505",
    "colon behind a ludeme's name",
    "The first word in a call is the ludeme's name. Ludii passes over a colon behind it.",
    "(from: 3)",
    Severity.WARNING,
)
EMPTY_BRACKETS = register(
    "L506",
    "brackets with nothing in them",
    "Ludii passes over `()`. It is left where a define expands to nothing, for instance.",
    '(game "Example" () (players 2))',
    Severity.WARNING,
)
