"""Mending brackets that do not match, and saying where the fault most likely is.

What is at the top of a description (a game, a define, …) begins on a line of its own, so each is mended by
itself. All ways to mend one by a single change are weighed: how well the result agrees with the indentation of the
lines, and whether a word without a bracket looks like a ludeme's name. Only where no single change does it, brackets
are closed and left out as they come.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from ludkit.syntax import codes
from ludkit.syntax.diagnostics import Diagnostic
from ludkit.syntax.lexemes import Lexeme, Mark
from ludkit.syntax.tree import Fragment, String, Word

CLOSER_OF = {"LPAR": "RPAR", "LBRACE": "RBRACE", "LANGLE": "RANGLE"}
TEXT_OF = {"LPAR": "(", "RPAR": ")", "LBRACE": "{", "RBRACE": "}", "LANGLE": "<", "RANGLE": ">"}
OPENER_OF = {closer: opener for opener, closer in CLOSER_OF.items()}

_TOP = frozenset({"game", "match", "define", "metadata", "option", "rulesets"})

_SHOWN = 30
"""How much of a lexeme a message shows."""

MAX_WEIGHING = 400_000
"""How many lexemes are looked at, at most, to weigh the ways to mend one part of a description."""


def balance(lexemes: list[Lexeme], diagnostics: list[Diagnostic]) -> list[Lexeme]:
    """The lexemes with brackets that match: stray closers left out, missing brackets put in. Each fault is reported."""
    balanced: list[Lexeme] = []
    for part in _parts(_fragments(lexemes)):
        balanced += part if matches(part) else _mend(part, diagnostics)
    return balanced


def matches(lexemes: Iterable[Lexeme]) -> bool:
    """Whether all brackets in the lexemes match."""
    opened: list[str] = []
    for lexeme in lexemes:
        if lexeme.type in CLOSER_OF:
            opened.append(CLOSER_OF[lexeme.type])
        elif lexeme.type in OPENER_OF and (not opened or opened.pop() != lexeme.type):
            return False
    return not opened


def _parts(lexemes: list[Lexeme]) -> Iterator[list[Lexeme]]:
    """The lexemes from one thing at the top to the next."""
    begin = 0
    for i, lexeme in enumerate(lexemes):
        if i > begin and lexeme.type == "LPAR" and i + 1 < len(lexemes):
            head = lexemes[i + 1]
            if isinstance(head, Word) and head.text in _TOP:
                indent = _indent(lexeme)
                # A define may stand inside of the metadata, but not at the beginning of a line.
                if indent == 0 or (indent is not None and head.text != "define"):
                    yield lexemes[begin:i]
                    begin = i
    yield lexemes[begin:]


def _indent(lexeme: Lexeme) -> int | None:
    """How far a lexeme is indented that is the first of its line; None for another."""
    text = lexeme.source.text
    line_start = text.rfind("\n", 0, lexeme.start) + 1
    in_front = text[line_start : lexeme.start]
    return None if in_front.strip() else len(in_front.expandtabs(4))


class _Change(NamedTuple):
    """One way to mend: lexemes ``start`` to ``end`` are replaced by ``new``.

    ``bias`` says how unlikely the fault is for itself: less is likelier. ``kind`` is what the fault is then: an opener
    that is missing (``open``), a closer that is (``close``), of the wrong kind (``wrong``) or too many (``stray``), or
    a ``>`` that is none (``angle``).
    """

    start: int
    end: int
    new: tuple[Lexeme, ...]
    bias: float
    kind: Literal["open", "close", "wrong", "stray", "angle"]


def _mend(lexemes: list[Lexeme], diagnostics: list[Diagnostic]) -> list[Lexeme]:
    spots = _Spots(lexemes)
    best: _Change | None = None
    least = float("inf")
    changes = list(_changes(lexemes))
    room = MAX_WEIGHING // max(1, len(spots.entries))
    for change in sorted(changes, key=lambda change: change.bias)[:room]:
        cost = spots.disorder(change)
        if cost is not None and cost + change.bias <= least:
            if cost + change.bias == least and best is not None and change.start < best.start:
                continue
            least, best = cost + change.bias, change
    if best is None:
        return _as_they_come(lexemes, diagnostics)
    mended = lexemes[: best.start] + list(best.new) + lexemes[best.end :]
    diagnostics.append(_fault(lexemes, best, mended))
    return mended


class _Entry(NamedTuple):
    """A bracket, or the first lexeme of a line. ``indent`` is −1 for one that is not the first of its line; ``line``
    is the indent of its line, −1 where that is not known; ``alone`` tells that it is all of its line."""

    type: str
    indent: int
    line: int
    alone: bool


class _Spots:
    """What tells about the order of a part: its brackets, and the lexemes that are the first of their lines."""

    def __init__(self, lexemes: list[Lexeme]) -> None:
        self.entries: list[_Entry] = []
        self.index: list[int] = []
        """For each lexeme, how many entries stand in front of it."""
        self.indents: list[int] = []
        """For each lexeme, its indent, or −1."""
        self.lines: list[int] = []
        """For each lexeme, the indent of its line."""
        line = 0
        fresh = True
        for lexeme, following in zip(lexemes, [*lexemes[1:], None], strict=True):
            line = (_indent(lexeme) or 0) if fresh else line
            indent = line if fresh else -1
            at_end = following is None or "\n" in lexeme.source.text[lexeme.end : following.start]
            self.index.append(len(self.entries))
            self.indents.append(indent)
            self.lines.append(line)
            if fresh or lexeme.type in CLOSER_OF or lexeme.type in OPENER_OF:
                self.entries.append(_Entry(lexeme.type, indent, line, fresh and at_end))
            fresh = at_end
        self.index.append(len(self.entries))
        self.indents.append(-1)
        self.lines.append(line)

    def disorder(self, change: _Change) -> float | None:
        """How often the lines of the mended part are not indented as its brackets tell; None if they do not match."""
        first, last = self.index[change.start], self.index[change.end]
        indent, line = self.indents[change.start], self.lines[change.start]
        types = [lexeme.type for lexeme in change.new]
        behind = self.entries[last:]
        if types and change.kind == "close":
            indent = -1
        elif types and change.start == change.end and indent >= 0:
            if types[0] == "LPAR":  # which is the first of its line, then
                behind = [behind[0]._replace(indent=-1), *behind[1:]]
            else:  # which may have been in the line before, or on one of its own
                indent = line = -1
        new = [_Entry(type_, indent if i == 0 else -1, line, False) for i, type_ in enumerate(types)]
        return _disorder([*self.entries[:first], *new, *behind])


class _Open:
    """A bracket that is open: its closer, the indent of its line (−1: not known), whether it is alone there, and the
    indent of the first line inside of it (−1: none yet)."""

    __slots__ = ("alone", "closer", "inside", "line")

    def __init__(self, closer: str, line: int, alone: bool) -> None:
        self.closer = closer
        self.line = line
        self.alone = alone
        self.inside = -1


def _disorder(entries: Iterable[_Entry]) -> float | None:
    cost = 0.0
    opened: list[_Open] = []
    for kind, indent, line, alone in entries:
        if kind in OPENER_OF:
            if not opened or opened[-1].closer != kind:
                return None
            if opened.pop().line not in (indent, -1) and indent >= 0:
                cost += 1
            continue
        if indent >= 0:
            if not opened:
                cost += indent > 0
            else:
                top = opened[-1]
                # Items are often no deeper than their brace, where it stands on a line of its own.
                beside = top.closer == "RBRACE" and top.alone and indent == top.line
                if indent <= top.line and not beside:
                    cost += 2
                elif top.inside == -1:
                    top.inside = indent
                elif top.inside != indent:
                    cost += 1
        if kind in CLOSER_OF:
            opened.append(_Open(CLOSER_OF[kind], line, alone))
    return None if opened else cost


def _changes(lexemes: list[Lexeme]) -> Iterator[_Change]:
    """The ways to mend a part that may be right; whether they are is not known yet."""
    surplus = Counter(lexeme.type for lexeme in lexemes if lexeme.type in CLOSER_OF)
    surplus.subtract(OPENER_OF[lexeme.type] for lexeme in lexemes if lexeme.type in OPENER_OF)
    first, last = _region(lexemes)
    for i in range(first, last + 1):
        lexeme: Lexeme | None = lexemes[i] if i < len(lexemes) else None
        before = lexemes[i - 1] if i > 0 else None
        for opener, count in surplus.items():
            if count < 0 and opener != "LANGLE" and lexeme is not None:
                yield _Change(
                    i, i, (_mark(opener, lexeme.start, lexeme),), _opener_bias(opener, lexeme, before), "open"
                )
                if lexeme.type == CLOSER_OF[opener] and opener != "LANGLE":
                    yield _Change(i, i + 1, (), 3, "stray")
            if count > 0 and before is not None:
                closer = CLOSER_OF[opener]
                yield _Change(i, i, (_mark(closer, before.end, before),), _closer_bias(lexeme, before), "close")
        if lexeme is not None:
            yield from _exchanges(lexemes, i, surplus)


def _exchanges(lexemes: list[Lexeme], i: int, surplus: Counter[str]) -> Iterator[_Change]:
    """A bracket of the wrong kind, and an operator ``<`` that lost its bracket."""
    lexeme = lexemes[i]
    if lexeme.type in OPENER_OF and surplus[OPENER_OF[lexeme.type]] < 0:
        for opener, count in surplus.items():
            if count > 0 and lexeme.type != "RANGLE":
                yield _Change(i, i + 1, (_mark(CLOSER_OF[opener], lexeme.start, lexeme),), 0, "wrong")
    if lexeme.type == "RANGLE" and surplus["LANGLE"] < 0:
        yield _Change(i, i + 1, (Word(lexeme.source, lexeme.start, lexeme.end, lexeme.via, ">"),), 0, "angle")
    if lexeme.type in ("LANGLE", "RANGLE") and surplus["LPAR"] < 0:
        end = i + 1
        text = TEXT_OF[lexeme.type]
        following = lexemes[end] if end < len(lexemes) else None
        if isinstance(following, Word) and following.text == "=" and following.start == lexeme.end:
            text, end = f"{text}=", end + 1
        operator = Word(lexeme.source, lexeme.start, lexeme.start + len(text), lexeme.via, text)
        yield _Change(i, end, (_mark("LPAR", lexeme.start, lexeme), operator), -6, "open")


def _region(lexemes: list[Lexeme]) -> tuple[int, int]:
    """Between which lexemes the fault must be: it is not behind the first closer that does not match, read from the
    front, and not in front of the first opener that does not match, read from behind."""
    last = len(lexemes)
    opened: list[str] = []
    for i, lexeme in enumerate(lexemes):
        if lexeme.type in CLOSER_OF:
            opened.append(CLOSER_OF[lexeme.type])
        elif lexeme.type in OPENER_OF and (not opened or opened.pop() != lexeme.type):
            last = i
            break
    first = 0
    closed: list[str] = []
    for i in range(len(lexemes) - 1, -1, -1):
        kind = lexemes[i].type
        if kind in OPENER_OF:
            closed.append(OPENER_OF[kind])
        elif kind in CLOSER_OF and (not closed or closed.pop() != kind):
            first = i
            break
    return min(first, last), last


def _opener_bias(opener: str, lexeme: Lexeme, before: Lexeme | None) -> float:
    behind_bracket = before is not None and before.type == "LPAR"
    if opener == "LBRACE":
        if behind_bracket or lexeme.type in OPENER_OF:
            return 6
        beside_array = before is not None and before.type == "RBRACE" and lexeme.type not in CLOSER_OF
        return -3 if beside_array else 0
    if behind_bracket or lexeme.type in OPENER_OF:
        return 6
    if isinstance(lexeme, Word):
        if lexeme.text[0].islower():
            return -8  # constants of the language begin with a capital: this is a ludeme's name
        return 5 if lexeme.text[0].isalnum() else -5
    return 1 if lexeme.type == "STRING" else 5


def _closer_bias(lexeme: Lexeme | None, before: Lexeme) -> float:
    if before.type == "LPAR" or before.type == "LABEL" or (lexeme is not None and lexeme.type in ("DOTS", "PRIORITY")):
        return 6
    at_end = lexeme is None or "\n" in lexeme.source.text[before.end : lexeme.start]
    return -1 if at_end else 0 if lexeme is not None and lexeme.type in OPENER_OF else 0.5


def _mark(kind: str, at: int, beside: Lexeme) -> Mark:
    return Mark(kind, beside.source, at, at, beside.via)


def _fault(lexemes: list[Lexeme], change: _Change, mended: list[Lexeme]) -> Diagnostic:
    if change.kind == "stray":
        stray = lexemes[change.start]
        return codes.STRAY_CLOSER.at(stray.place, f"`{TEXT_OF[stray.type]}` closes nothing")
    if change.kind == "angle":
        return codes.STRAY_ANGLE.at(lexemes[change.start].place, "`>` closes nothing")
    if change.kind == "open":
        following = change.new[1] if len(change.new) > 1 else lexemes[change.start]
        message = f"`{TEXT_OF[change.new[0].type]}` is missing in front of `{_cut(following.place.text)}`"
        return codes.MISSING_OPENER.at(following.place, message)
    closer = change.new[0].type
    opening = _opening_of(mended, change.start)
    if change.kind == "wrong":
        wrong = lexemes[change.start]
        line = mended[opening].place.line
        message = f"{_named(mended, opening)} in line {line} is closed by `{TEXT_OF[wrong.type]}`"
        hint = f"`{TEXT_OF[closer]}` closes it, or `{TEXT_OF[OPENER_OF[wrong.type]]}` opens it"
        return codes.WRONG_CLOSER.at(wrong.place, message, hint)
    return _unclosed(mended, change.start, opening)


def _unclosed(mended: list[Lexeme], inserted: int, opening: int) -> Diagnostic:
    """The fault where a closer was put in. Of several in a row, any may be the one that is missing: all are named."""
    first = inserted
    while mended[first - 1].type == mended[inserted].type and first - 1 > opening:
        first -= 1
    innermost = _opening_of(mended, first)
    outer = _shown(mended, opening)
    if innermost == opening:
        return codes.UNCLOSED.at(mended[opening].place, f"{_named(mended, opening)} is not closed")
    closer = TEXT_OF[mended[inserted].type]
    line = mended[opening].place.line
    inner = _shown(mended, innermost)
    message = f"a `{closer}` is missing: for `{outer}` in line {line}, or for a bracket in it up to `{inner}`"
    return codes.UNCLOSED.at(mended[innermost].place, message)


def _shown(lexemes: list[Lexeme], opening: int) -> str:
    """A lexeme as text; a bracket with the word behind it, which tells it from others."""
    lexeme = lexemes[opening]
    text = TEXT_OF.get(lexeme.type) or lexeme.place.text
    if len(text) > _SHOWN:
        return _cut(text)
    head = lexemes[opening + 1] if opening + 1 < len(lexemes) else None
    if text == "(" and isinstance(head, Word | String) and len(head.place.text) <= _SHOWN:
        return text + head.place.text
    return text


def _named(lexemes: list[Lexeme], opening: int) -> str:
    """An opening bracket as messages name it: by the word behind it, or else by the one in front of it."""
    shown = _shown(lexemes, opening)
    before = lexemes[opening - 1] if opening > 0 else None
    if len(shown) == 1 and (isinstance(before, Word | String) or (before is not None and before.type == "LABEL")):
        return f"`{shown}` behind `{_cut(before.place.text)}`"
    return f"`{shown}`"


def _cut(text: str) -> str:
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


def _opening_of(lexemes: list[Lexeme], closer: int) -> int:
    """Where the bracket opens that closes at ``closer``, in lexemes that match."""
    depth = 0
    for i in range(closer, -1, -1):
        if lexemes[i].type in OPENER_OF:
            depth += 1
        elif lexemes[i].type in CLOSER_OF:
            depth -= 1
            if depth == 0:
                return i
    return closer


def _as_they_come(lexemes: list[Lexeme], diagnostics: list[Diagnostic]) -> list[Lexeme]:
    """Mend by leaving out closers that match nothing, and closing what is open where something around it closes."""
    balanced: list[Lexeme] = []
    opened: list[Lexeme] = []
    for lexeme in lexemes:
        kind = lexeme.type
        if kind in CLOSER_OF:
            opened.append(lexeme)
        elif kind in OPENER_OF:
            while opened and CLOSER_OF[opened[-1].type] != kind and _is_open(kind, opened):
                balanced.append(_close(opened.pop(), lexeme.start, diagnostics))
            if not opened or CLOSER_OF[opened[-1].type] != kind:
                if kind == "RANGLE":
                    diagnostics.append(codes.STRAY_ANGLE.at(lexeme.place, "`>` closes nothing"))
                    balanced.append(Word(lexeme.source, lexeme.start, lexeme.end, lexeme.via, ">"))
                else:
                    diagnostics.append(codes.STRAY_CLOSER.at(lexeme.place, f"`{TEXT_OF[kind]}` closes nothing"))
                continue
            opened.pop()
        balanced.append(lexeme)
    end = lexemes[-1].end if lexemes else 0
    while opened:
        balanced.append(_close(opened.pop(), end, diagnostics))
    return balanced


def _is_open(closer: str, opened: list[Lexeme]) -> bool:
    return any(CLOSER_OF[bracket.type] == closer for bracket in opened)


def _close(bracket: Lexeme, at: int, diagnostics: list[Diagnostic]) -> Mark:
    diagnostics.append(codes.UNCLOSED.at(bracket.place, f"`{TEXT_OF[bracket.type]}` is not closed"))
    return Mark(CLOSER_OF[bracket.type], bracket.source, at, at, bracket.via)


def _fragments(lexemes: list[Lexeme]) -> list[Lexeme]:
    """The lexemes, with the values of those items as fragments that split pairs of brackets over several values."""
    result: list[Lexeme] = []
    i = 0
    while i < len(lexemes):
        values = _values(lexemes, i)
        insides = [value[1:-1] for value in values]
        if not all(map(matches, insides)) and matches([lexeme for inside in insides for lexeme in inside]):
            for opening, *inside, closing in values:
                start, end = (inside[0].start, inside[-1].end) if inside else (opening.end, opening.end)
                text = opening.source.text[start:end]
                result += [opening, Fragment(opening.source, start, end, opening.via, text), closing]
            i += sum(map(len, values))
        else:
            result.append(lexemes[i])
            i += 1
    return result


def _values(lexemes: list[Lexeme], i: int) -> list[list[Lexeme]]:
    """The values ``<…> <…>`` that begin at ``i``, directly behind an item's name; none where there are none."""
    values: list[list[Lexeme]] = []
    if i > 0 and isinstance(lexemes[i - 1], String):
        while i < len(lexemes) and lexemes[i].type == "LANGLE":
            end = next((j for j in range(i + 1, len(lexemes)) if lexemes[j].type == "RANGLE"), None)
            if end is None:
                break
            values.append(lexemes[i : end + 1])
            i = end + 1
    return values
