"""Mending brackets that do not match, and saying where the fault most likely is."""

from __future__ import annotations

from ludkit.syntax import codes
from ludkit.syntax.diagnostics import Diagnostic
from ludkit.syntax.lexemes import Lexeme, Mark
from ludkit.syntax.tree import Fragment, String, Word

CLOSER_OF = {"LPAR": "RPAR", "LBRACE": "RBRACE", "LANGLE": "RANGLE"}
TEXT_OF = {"LPAR": "(", "RPAR": ")", "LBRACE": "{", "RBRACE": "}", "LANGLE": "<", "RANGLE": ">"}
_CLOSERS = frozenset(CLOSER_OF.values())


def balance(lexemes: list[Lexeme], diagnostics: list[Diagnostic]) -> list[Lexeme]:
    """The lexemes with brackets that match: stray closers left out, missing closers put in. Each fault is reported."""
    lexemes = _fragments(lexemes)
    balanced: list[Lexeme] = []
    opened: list[Lexeme] = []
    for lexeme in lexemes:
        kind = lexeme.type
        if kind in CLOSER_OF:
            opened.append(lexeme)
        elif kind in _CLOSERS:
            while opened and CLOSER_OF[opened[-1].type] != kind and _is_open(kind, opened):
                balanced.append(_close(opened.pop(), lexeme.start, diagnostics))
            if not opened or CLOSER_OF[opened[-1].type] != kind:
                place = lexeme.place
                if kind == "RANGLE":
                    diagnostics.append(codes.STRAY_ANGLE.at(place, "`>` closes nothing"))
                    balanced.append(Word(lexeme.source, lexeme.start, lexeme.end, lexeme.via, ">"))
                    continue
                diagnostics.append(codes.STRAY_CLOSER.at(place, f"`{TEXT_OF[kind]}` closes nothing"))
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


def matches(lexemes: list[Lexeme]) -> bool:
    """Whether all brackets in the lexemes match."""
    opened: list[str] = []
    for lexeme in lexemes:
        if lexeme.type in CLOSER_OF:
            opened.append(CLOSER_OF[lexeme.type])
        elif lexeme.type in _CLOSERS and (not opened or opened.pop() != lexeme.type):
            return False
    return not opened
