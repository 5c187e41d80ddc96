"""The codes of what the checker finds: L3xx clauses, L4xx names and the creation of the game, L51x warnings."""

from __future__ import annotations

from ludkit.syntax.codes import register
from ludkit.syntax.diagnostics import Severity


def _game(equipment: str, play: str = "(move Add (to (sites Empty)))", rest: str = "") -> str:
    return (
        f'(game "Example" (players 2) (equipment {{ (board (square 3)) {equipment} }})\n'
        f"    (rules {rest} (play {play}) (end (if (is Line 3) (result Mover Win)))))"
    )


_DISC = '(piece "Disc" Each)'

UNKNOWN_LUDEME = register(
    "L301",
    "unknown ludeme",
    "No ludeme has this name. Names of ludemes start with a small letter and are case-sensitive.",
    _game(_DISC, "(move Add (to (stes Empty)))"),
)
UNKNOWN_WORD = register(
    "L302",
    "unknown word",
    "A word outside of brackets and quotes is a constant of the language, a number, True or False. This one is none.",
    _game(_DISC, "(move Add (to (sites Emty)))"),
)
WRONG_KIND = register(
    "L303",
    "wrong kind of argument",
    "The ludeme takes something else at this place.",
    _game(_DISC, '(move Add (to "Empty"))'),
)
MISSING_ARGUMENT = register(
    "L304",
    "missing argument",
    "The ludeme needs an argument that is not given.",
    _game('(piece "Disc" (move))'),
)
SURPLUS_ARGUMENT = register(
    "L305",
    "surplus argument",
    "The ludeme takes no such argument, or not this many.",
    _game(_DISC, "(move Add (to (sites Empty)) (then (if (is Full 3) (moveAgain))))"),
)
WRONG_LABEL = register(
    "L306",
    "wrong label",
    "An argument is named that the ludeme takes under another name or without one, or it lacks the name it needs.",
    _game(_DISC, "(move Add (to (sites Empty) when:(is Empty (to))))"),
)
EITHER_OR = register(
    "L307",
    "arguments that exclude each other",
    "Of these arguments the ludeme takes one or the other, not both.",
    _game(_DISC, "(move Add (to (sites Empty) (centrePoint)))"),
)
REFUSED = register(
    "L308",
    "arguments that the ludeme refuses",
    "Each argument is of a kind that the ludeme takes, but together, or with this value, it refuses them.",
    _game("(mancalaBoard 7 6)"),
)
ARRAY = register(
    "L309",
    "array where one value is wanted, or one value where an array is wanted",
    "`{ }` makes an array. Ludii wants it exactly where a ludeme takes several values, even if there is only one.",
    _game(_DISC, "(move Add (to (sites Empty)))", '(start { (place "Disc1" {0}) (place "Disc2" {{1}}) })'),
)
NO_GAME = register(
    "L310",
    "not a game",
    "A description holds one `(game …)` or `(match …)`.",
    "(board (square 3))",
)
TOO_DEEP = register(
    "L311",
    "nested too deep after expansion",
    "With its defines expanded, the description is nested deeper than MAX_NESTING of ludkit.ludemes.checker.",
    "",
)

UNKNOWN_NAME = register(
    "L401",
    "unknown name",
    "A string names nothing that the game declares: no piece, container, region, track, phase, variable or player. "
    "Ludii accepts a name that holds a known one, or is held by one, if their lengths differ by two letters at most "
    '("Pawn1" for the "Pawn" of player 1).',
    _game(_DISC, "(move Add (to (sites Empty)))", '(start (place "Cross1" 0))'),
)
PLAYER_COUNT = register(
    "L402",
    "number of players cannot be read",
    "Ludii reads the number of players before anything else: a whole number, or players in braces.",
    '(game "Example" (players { }) (equipment { (board (square 3)) (piece "Disc" Each) })\n'
    "    (rules (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))",
)
EMPTY_NAME = register(
    "L403",
    "empty string",
    "A game may not hold an empty string: Ludii stops at it.",
    _game('(piece "" Each)'),
)
UNKNOWN_PIECE = register(
    "L404",
    "piece that the equipment does not have",
    "A starting rule places a piece that does not exist. Pieces of players have the player's number behind their name "
    '("Disc1"), neutral ones 0, shared ones none.',
    _game('(piece "Disc" Shared)', "(move Add (to (sites Empty)))", '(start (place "Disc1" 0))'),
)
UNKNOWN_CONTAINER = register(
    "L405",
    "container that the equipment does not have",
    "A starting rule places a piece in a container that does not exist.",
    _game(_DISC, "(move Add (to (sites Empty)))", '(start (place "Disc1" "Hand1"))'),
)
TOO_EARLY = register(
    "L406",
    "state asked for before the game begins",
    "Maps, regions and some values of starting rules are worked out when the game is created, when there are no mover, "
    "pieces or last moves yet.",
    _game(_DISC + " (map {(pair 1 (mover))})"),
)
NO_VALUES = register(
    "L407",
    "deduction puzzle without values",
    "The board of a deduction puzzle must say which values its sites may take.",
    '(game "Example" (players 1) (equipment { (board (square 3)) })\n'
    "    (rules (play (satisfy (all Different))) (end (if (is Solved) (result P1 Win)))))",
)
NO_VALUE = register(
    "L409",
    "map value that is no site",
    "The values of a map are worked out when the game is created; this one is the site of a hand that is not there.",
    _game(_DISC + " (map {(pair 1 (handSite P1))})"),
)
UNUSED_DEFINE = register(
    "L511",
    "define that nothing calls",
    "The define can be left out, or a call of it is misspelt.",
    '(define "Unused" (sites Empty))\n' + _game(_DISC),
    Severity.WARNING,
)
UNUSED_OPTION = register(
    "L512",
    "option that nothing refers to",
    "Whatever is selected, the game stays the same.",
    '(option "Board Size" <Size> args:{ <n> } { (item "3x3" <3> "3x3.") (item "4x4" <4> "4x4.") })\n' + _game(_DISC),
    Severity.WARNING,
)
LOOSE_NAME = register(
    "L513",
    "undeclared name that Ludii lets pass",
    "Nothing has this name, but one like it is declared, with which Ludii is content.",
    _game(_DISC, '(move Add (piece "Dis") (to (sites Empty)))'),
    Severity.WARNING,
)
ABSENT_PLAYER = register(
    "L514",
    "player that is not there",
    "The game has fewer players than this role names. Ludii lets it pass, and what it says has no effect.",
    _game('(piece "Disc" P3)'),
    Severity.WARNING,
)
NOT_CHECKED = register(
    "L515",
    "options that are not checked",
    "Checking every item of every option of a large description takes long; `--all-options` does it.",
    "",
    Severity.WARNING,
)
PASSED_OVER = register(
    "L518",
    "part that Ludii passes over",
    "Beside the game a description has defines, options, rulesets and metadata. Of anything else, or of an option "
    "without a name, Ludii says nothing. It is an error if something else is missing for it.",
    _game(_DISC) + '\n(metdata (info { (description "Three in a row.") }))',
    Severity.WARNING,
)
NO_PIECE = register(
    "L520",
    "pieces that the equipment does not have",
    'Pieces are added, but the equipment has none. Ludii then gives each player one that it calls "Ball".',
    _game("(hand Each)"),
    Severity.WARNING,
)
