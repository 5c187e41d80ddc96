"""Ranges: ``1..5`` and ``"A1".."C3"`` become all that lies between."""

from __future__ import annotations

import re

from ludkit.expand import codes
from ludkit.expand.tokens import Token, Tokens, tokenise
from ludkit.syntax.diagnostics import Diagnostic

MAX_RANGE = 1000
"""How far apart the ends of a range of numbers may be, as in Ludii."""

_NUMBERS = re.compile(r"([0-9]+)\.\.(?=([0-9]+))")
_DIGITS_BEHIND = re.compile(r"[0-9]+$")
_DIGITS_IN_FRONT = re.compile(r"[0-9]+")
_SITE = re.compile(r'"([A-Za-z])([0-9]+)"')


def expand_ranges(tokens: Tokens, diagnostics: list[Diagnostic]) -> Tokens:
    """The tokens without dots. A range in a string is expanded too, as Ludii does, except between ``[ ]``."""
    if not any(".." in token.text for token in tokens):
        return tokens
    result: Tokens = []
    in_placeholder = False
    i = 0
    while i < len(tokens):
        token = tokens[i]
        if token.type == "DOTS":
            following = tokens[i + 1] if i + 1 < len(tokens) else None
            i += _expand_dots(token, result, following, diagnostics)
        elif token.type == "STRING" and ".." in token.text:
            pieces = re.split(r"([\[\]])", token.text)
            for k, piece in enumerate(pieces):
                if piece in ("[", "]"):
                    in_placeholder = piece == "["
                elif not in_placeholder:
                    pieces[k] = _NUMBERS.sub(lambda m: m.group(1) + _between(int(m.group(1)), int(m.group(2))), piece)
            result.extend(_as_tokens("".join(pieces), token))
        else:
            if token.type == "STRING" and ("[" in token.text or "]" in token.text):
                in_placeholder = token.text.rfind("[") > token.text.rfind("]")
            result.append(token)
        i += 1
    return result


def _expand_dots(dots: Token, done: Tokens, following: Token | None, diagnostics: list[Diagnostic]) -> int:
    """Put what lies between on ``done``; return how many tokens behind the dots are used up."""
    before = done[-1] if done and dots.glued else None
    if before is not None and following is not None and following.glued:
        low, high = _DIGITS_BEHIND.search(before.text), _DIGITS_IN_FRONT.match(following.text)
        if low and high:
            return _expand_numbers(int(low.group()), int(high.group()), dots, done, following, diagnostics)
        if before.type == following.type == "STRING":
            done.pop()
            done.extend(_sites(before, following, diagnostics))
            return 1
    message = "`..` has no numbers or sites at both ends"
    diagnostics.append(codes.BAD_RANGE.at(dots.place, message, 'write `1..5` or `"A1".."C3"`'))
    return 0


def _expand_numbers(
    low: int, high: int, dots: Token, done: Tokens, following: Token, diagnostics: list[Diagnostic]
) -> int:
    if abs(high - low) > MAX_RANGE:
        message = f"the ends of a range are at most {MAX_RANGE} apart (MAX_RANGE), not {abs(high - low)}"
        diagnostics.append(codes.BAD_RANGE.at(dots.place, message))
        return 0
    step = 1 if low <= high else -1
    for number in range(low + step, high, step):
        done.append(Token("NUMBER", str(number), dots.source, dots.start, dots.end, dots.via, False))
    done.append(following.with_glue(False))
    return 1


def _between(low: int, high: int) -> str:
    step = 1 if low <= high else -1
    return "".join(f" {number}" for number in range(low + step, high, step)) + " "


def _sites(first: Token, last: Token, diagnostics: list[Diagnostic]) -> Tokens:
    low, high = _SITE.fullmatch(first.text), _SITE.fullmatch(last.text)
    if low is None or high is None:
        wrong = first if low is None else last
        message = f"{wrong.text} is no site with a letter and a number"
        diagnostics.append(codes.BAD_RANGE.at(wrong.place, message, 'a range of sites is `"A1".."C3"`'))
        return []
    columns = range(ord(low.group(1).upper()), ord(high.group(1).upper()) + 1)
    rows = range(int(low.group(2)), int(high.group(2)) + 1)
    return [
        Token("STRING", f'"{chr(column)}{row}"', first.source, first.start, last.end, first.via, False)
        for column in columns
        for row in rows
    ]


def _as_tokens(text: str, token: Token) -> Tokens:
    pieces = tokenise(text, token.place)
    return [pieces[0].with_glue(token.glued), *pieces[1:]] if pieces else []
