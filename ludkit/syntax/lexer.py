"""From text to lexemes: the terminals of ``grammars/lud.lark``, with broken brackets mended.

White space and comments are left out: they are the text between the places.
"""

from __future__ import annotations

import re

from ludkit.syntax import codes
from ludkit.syntax.brackets import CLOSER_OF, OPENER_OF, TEXT_OF, balance, matches
from ludkit.syntax.diagnostics import Diagnostic
from ludkit.syntax.lexemes import Lexeme, Mark
from ludkit.syntax.source import Place, Source
from ludkit.syntax.tree import Node, Number, Parameter, Priority, String, Word

MAX_NESTING = 200
"""How deep brackets may be nested (the deepest description of Ludii's library has 28)."""

MAX_OPEN_STRINGS = 10
"""How many strings without an end are mended in one text."""

_TOKEN = r"(?:[A-Za-z0-9_+\-*%=!^~&|#]|/(?!/)|\.(?!\.))"
"""A character of a word. A comment and the dots of a range end a word."""

_LEXEMES = re.compile(
    rf"""
    (?:[\x00-\x20]++ | //[^\n]*+)*+                             # white space (as Ludii sees it) and comments
    (?:
      ([(){{}}] | (?<!\()[<>] | <(?=[A-Za-z]))                   # 1 bracket; < and > behind a ( are operators
    | ("(?:[^"\\]|\\"?+)*+")                                    # 2 string
    | ([A-Za-z0-9_-]++:)                                        # 3 label
    | ([-+]?(?:\d++(?:\.(?!\.)\d*+)?|\.\d++)(?:[eE][-+]?\d++)?(?!{_TOKEN}))  # 4 number
    | (\#[1-9](?!{_TOKEN}))                                     # 5 parameter
    | ((?<=\))\*++(?!{_TOKEN}))                                 # 6 priority
    | ((?<=\()[<>]{_TOKEN}*+ | {_TOKEN}++)                      # 7 word or operator
    | (\.\.)                                                    # 8 dots
    | (")                                                       # 9 quote that opens a string without an end
    | ([^\x00-\x20(){{}}"<>A-Za-z0-9_+\-*/%=!^~&|\#.]++)        # 10 anything else
    | \Z                                                        # so that a comment may end the text
    )
    """,
    re.VERBOSE,
)

_BRACKET, _STRING, _LABEL, _NUMBER, _PARAMETER, _PRIORITY, _WORD, _DOTS, _QUOTE = range(1, 10)
"""The groups of `_LEXEMES`."""

_BRACKETS = {text: kind for kind, text in TEXT_OF.items()}
_QUOTE_AND_WORD = re.compile(r'"\w')
_BYTE_ORDER_MARK = "\ufeff"
_NO_VALUES = frozenset({"LABEL", "PRIORITY", "DOTS"})
_OPERAND_ENDS = frozenset({"WORD", "NUMBER", "STRING", "PARAMETER", "RANGLE"})
_OPERAND_STARTS = frozenset({"WORD", "NUMBER", "STRING", "PARAMETER", "LANGLE"})


def lex(source: Source) -> tuple[list[Lexeme], list[Diagnostic]]:
    """The lexemes of a text, as the grammar accepts them, and what had to be mended."""
    scanned = scan(source)
    lexemes, diagnostics = scanned.lexemes, scanned.diagnostics
    if not scanned.balanced:
        lexemes = balance(lexemes, diagnostics)
    if scanned.loose or not scanned.balanced:
        lexemes = _mend_loose(lexemes, diagnostics)
    diagnostics.sort(key=lambda d: d.place.start)
    return lexemes, diagnostics


def mend(lexemes: list[Lexeme]) -> tuple[list[Lexeme], list[Diagnostic]]:
    """Lexemes that were put together from several texts, as the grammar accepts them, and what had to be mended."""
    diagnostics: list[Diagnostic] = []
    if not matches(lexemes):
        lexemes = balance(lexemes, diagnostics)
    return [x for x in _mend_loose(lexemes, diagnostics) if not is_bare_label(x)], diagnostics


class Scan:
    """What a scan finds: ``balanced`` tells whether all brackets match, ``loose`` whether a label or dots may lack
    what belongs to them."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.lexemes: list[Lexeme] = []
        self.diagnostics: list[Diagnostic] = []
        self.balanced = True
        self.loose = False

    def run(self, at: int) -> int | None:
        """Scan from ``at`` on to the end, or to a string without an end; return where that begins."""
        source, text = self.source, self.source.text
        append = self.lexemes.append
        opened: list[str] = []
        after_label = False
        for match in _LEXEMES.finditer(text, at):
            group = match.lastindex
            if group is None:
                break
            start, end = match.span(group)
            if group == _WORD:
                append(Word(source, start, end, None, text[start:end]))
            elif group == _BRACKET:
                kind = _BRACKETS[text[start]]
                append(Mark(kind, source, start, end, None))
                if kind in OPENER_OF:
                    if opened and opened[-1] == OPENER_OF[kind]:
                        opened.pop()
                    else:
                        self.balanced = False
                    self.loose |= after_label
                else:
                    opened.append(kind)
                    if len(opened) > MAX_NESTING:
                        message = f"brackets are nested deeper than {MAX_NESTING} (MAX_NESTING)"
                        self.diagnostics.append(codes.TOO_DEEP.at(Place(source, start, end), message))
                        while opened:  # what is behind is not read
                            append(Mark(CLOSER_OF[opened.pop()], source, end, end, None))
                        break
            elif group == _NUMBER:
                append(Number(source, start, end, None, text[start:end]))
            elif group == _STRING:
                append(String(source, start, end, None, text[start + 1 : end - 1].replace('\\"', '"')))
            elif group == _LABEL:
                append(Mark("LABEL", source, start, end, None, text[start : end - 1]))
                self.loose |= after_label
                after_label = True
                continue
            elif group == _PARAMETER:
                append(Parameter(source, start, end, None, int(text[start + 1 : end])))
            elif group == _PRIORITY:
                append(Priority(source, start, end, None, end - start))
            elif group == _DOTS:
                append(Mark("DOTS", source, start, end, None))
                self.loose = True
            elif group == _QUOTE:
                return start
            else:
                if start > 0 or text[0] != _BYTE_ORDER_MARK:
                    _report_illegal(Place(source, start, end), self.diagnostics)
                continue  # whatever it is, it is no value for a label
            after_label = False
        self.balanced &= not opened
        self.loose |= after_label
        return None


def scan(source: Source) -> Scan:
    """The lexemes of a text as they come."""
    scanned = Scan(source)
    quote = scanned.run(0)
    for _ in range(MAX_OPEN_STRINGS):
        start = _unclosed_string(scanned, quote)
        if start is None:
            break
        # All quotes are paired wrongly from the one on that has lost its other half.
        scanned.balanced, scanned.loose = False, True
        quote = scanned.run(_end_string(scanned, start))
    if "\0" in source.text:
        start = source.text.index("\0")
        place = Place(source, start, start + 1)
        scanned.diagnostics.append(codes.NOT_TEXT.at(place, "this is not text: a NUL byte"))
    return scanned


def _unclosed_string(scanned: Scan, quote: int | None) -> int | None:
    """Where the string begins that most likely is not closed; None if there is none.

    ``quote`` is a quote that has no other half. But if a string earlier has a word directly behind its end, that end
    would rather be the beginning of the next string; so, too, where the text has other faults.
    """
    text = scanned.source.text
    if quote is not None or scanned.diagnostics or not scanned.balanced:
        for lexeme in scanned.lexemes:
            if isinstance(lexeme, String) and _QUOTE_AND_WORD.match(text, lexeme.end - 1):
                return lexeme.start
    return quote


def _end_string(scanned: Scan, start: int) -> int:
    """End the string at ``start`` with its line, drop what was scanned behind it, and return where it ends."""
    source, text = scanned.source, scanned.source.text
    while scanned.lexemes and scanned.lexemes[-1].start >= start:
        scanned.lexemes.pop()
    line_end = text.find("\n", start)
    end = _without_closers(text, start + 1, len(text) if line_end < 0 else line_end)
    scanned.diagnostics = [d for d in scanned.diagnostics if d.place.start < start]
    scanned.diagnostics.append(codes.UNTERMINATED_STRING.at(Place(source, start, end), "this string is not closed"))
    scanned.lexemes.append(String(source, start, end, None, text[start + 1 : end]))
    return end


def _without_closers(text: str, start: int, end: int) -> int:
    """Where a line's rest ends without the closing brackets that belong to brackets in front of it."""
    content = text[start:end]
    depth = sum(content.count(c) for c in "({") - sum(content.count(c) for c in ")}")
    while content and (content[-1].isspace() or content[-1] in "*>" or (depth < 0 and content[-1] in ")}")):
        depth += content[-1] in ")}"
        content = content[:-1]
    return start + len(content)


def _report_illegal(place: Place, diagnostics: list[Diagnostic]) -> None:
    text = place.text
    if text[0] == "[":
        message = "`[` begins a placeholder, as in unfinished reconstructions: such a description cannot be played"
        diagnostics.append(codes.PLACEHOLDER.at(place, message))
    elif text[0] == "]" and diagnostics and diagnostics[-1].code == codes.PLACEHOLDER.code:
        pass  # the placeholder was reported where it begins
    elif text[0] in "“”„«»":
        hint = 'strings stand between plain quotes: "…"'
        diagnostics.append(codes.ILLEGAL_TEXT.at(place, f"`{text}` is a typographic quote", hint))
    elif text[0] in "'`´":
        hint = 'strings stand between double quotes: "…"'
        diagnostics.append(codes.ILLEGAL_TEXT.at(place, f"`{text}` has no meaning here", hint))
    else:
        commas = "arguments stand one behind the other, without commas" if text[0] in ",;" else None
        diagnostics.append(codes.ILLEGAL_TEXT.at(place, f"`{text}` has no meaning here", commas))


def is_bare_label(lexeme: Lexeme | Node) -> bool:
    """Whether this is a ``name:`` without a value, which is read as a word."""
    return isinstance(lexeme, Word) and lexeme.text.endswith(":")


def _mend_loose(lexemes: list[Lexeme], diagnostics: list[Diagnostic]) -> list[Lexeme]:
    """The lexemes with words for labels that lack a value, and without dots that lack an operand. Both are reported."""
    kept: list[Lexeme] = []
    ends_range = False
    angles: list[bool] = []  # for each < that is open, whether it is the end of a range
    for i, lexeme in enumerate(lexemes, 1):
        following = lexemes[i] if i < len(lexemes) else None
        kind = lexeme.type
        if kind == "DOTS" and (ends_range or not _joins(kept[-1] if kept else None, lexeme, following)):
            diagnostics.append(codes.MISPLACED_RANGE.at(lexeme.place, "`..` is not between two values", "write `1..5`"))
            continue
        if kind == "LABEL" and (following is None or following.type in OPENER_OF or following.type in _NO_VALUES):
            diagnostics.append(_valueless(lexeme.place, following))
            lexeme = Word(lexeme.source, lexeme.start, lexeme.end, lexeme.via, lexeme.place.text)
        if kind == "LANGLE":
            angles.append(bool(kept) and kept[-1].type == "DOTS")
        elif kind == "RANGLE":
            ends_range = angles.pop()
        else:
            ends_range = bool(kept) and kept[-1].type == "DOTS"
        kept.append(lexeme)
    return kept


def _joins(before: Lexeme | None, dots: Lexeme, following: Lexeme | None) -> bool:
    """Whether dots stand between two operands, without white space."""
    return (
        before is not None
        and before.type in _OPERAND_ENDS
        and before.end == dots.start
        and following is not None
        and following.type in _OPERAND_STARTS
        and following.start == dots.end
    )


def _valueless(label: Place, following: Lexeme | None) -> Diagnostic:
    if following is not None and following.type == "LABEL":
        return codes.BAD_LABEL.at(label, f"`{label.text}` is followed by another name, not a value")
    return codes.NO_VALUE.at(label, f"`{label.text}` has no value; Ludii leaves it out")
