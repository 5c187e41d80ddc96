"""Ranges: ``1..5`` and ``"A1".."C3"`` become all that lies between."""

from __future__ import annotations

import re
from itertools import pairwise

from ludkit.expand import codes
from ludkit.expand.tokens import Token, Tokens, as_tokens
from ludkit.syntax.diagnostics import Diagnostic

MAX_RANGE = 1000
"""How far apart the ends of a range of numbers may be, as in Ludii."""

MAX_SITES = 10_000
"""How many sites a range of sites may have."""

MAX_BETWEEN = 100_000
"""How many numbers and sites all ranges of a description may have between their ends."""

_NUMBERS = re.compile(r"([0-9]+)\.\.(?=([0-9]+))")
_DIGITS_BEHIND = re.compile(r"[0-9]+$")
_DIGITS_IN_FRONT = re.compile(r"[0-9]+")
_SITE = re.compile(r'"([A-Za-z])([0-9]{1,9})"')
_COMMENT = re.compile(r"//[^\n]*")


def expand_ranges(tokens: Tokens, diagnostics: list[Diagnostic]) -> Tokens:
    """The tokens without dots. A range in a string is expanded too, as Ludii does, except between ``[ ]``."""
    if not any(".." in token.text for token in tokens):
        return tokens
    ranges = _Ranges(diagnostics)
    for token, following in zip(tokens, [*tokens[1:], None], strict=True):
        ranges.take(token, following)
    return ranges.done


class _Ranges:
    """Takes tokens one after the other; ``done`` are those with ranges expanded."""

    def __init__(self, diagnostics: list[Diagnostic]) -> None:
        self.done: Tokens = []
        self.diagnostics = diagnostics
        self._left = MAX_BETWEEN
        """How many numbers and sites there may be yet."""
        self._used_up = False
        """Whether the next token was the end of a range."""
        self._in_placeholder = False
        self._after_sites = 0
        """How many tokens were done when the last range of sites was."""
        self._blind = 0
        """How many characters behind that range Ludii passes over."""

    def take(self, token: Token, following: Token | None) -> None:
        if self._used_up:
            self._used_up = False
        elif token.type == "DOTS":
            self._used_up = self._expand(token, following)
        elif token.type == "STRING":
            self._take_string(token)
        else:
            self.done.append(token)

    def _take_string(self, token: Token) -> None:
        if not (".." in token.text or "[" in token.text or "]" in token.text):
            self.done.append(token)
            return
        pieces = re.split(r"([\[\]])", token.text)
        for i, piece in enumerate(pieces):
            if piece in ("[", "]"):
                self._in_placeholder = piece == "["
            elif not self._in_placeholder and ".." in piece:
                pieces[i] = _NUMBERS.sub(lambda match: match.group(1) + self._in_string(match, token), piece)
        text = "".join(pieces)
        self.done.extend([token] if text == token.text else as_tokens(text, token))

    def _in_string(self, match: re.Match[str], token: Token) -> str:
        numbers = self._between(match.group(1), match.group(2), token)
        return "".join(f" {number}" for number in numbers) + " "

    def _expand(self, dots: Token, following: Token | None) -> bool:
        """Put what lies between two operands on ``done``; return whether the second one was, too."""
        before = self.done[-1] if self.done and dots.glued else None
        if before is not None and following is not None and following.glued:
            low, high = _DIGITS_BEHIND.search(before.text), _DIGITS_IN_FRONT.match(following.text)
            if low and high:
                for number in self._between(low.group(), high.group(), dots):
                    at = (dots.source, dots.start, dots.end, dots.via)
                    self.done.append(Token("NUMBER", str(number), *at, False))
                self.done.append(following.with_glue(False))
                return True
            if before.type == following.type == "STRING":
                self._expand_sites(before, dots, following)
                return True
        message = "`..` has no numbers or sites at both ends"
        self.diagnostics.append(codes.BAD_RANGE.at(dots.place, message, 'write `1..5` or `"A1".."C3"`'))
        return False

    def _between(self, low: str, high: str, token: Token) -> range:
        """The numbers between two others, either way."""
        if max(len(low), len(high)) > 9 or abs(int(high) - int(low)) > MAX_RANGE:
            message = f"the ends of a range are at most {MAX_RANGE} apart (MAX_RANGE): {low}..{high}"
            self.diagnostics.append(codes.BAD_RANGE.at(token.place, message))
            return range(0)
        step = 1 if int(low) <= int(high) else -1
        numbers = range(int(low) + step, int(high), step)
        return numbers if self._affords(len(numbers), token) else range(0)

    def _affords(self, number: int, token: Token) -> bool:
        """Whether so many numbers or sites more are few enough; said once where they are not."""
        if self._left >= 0 > self._left - number:
            message = f"the ranges of a description have at most {MAX_BETWEEN} numbers and sites (MAX_BETWEEN)"
            self.diagnostics.append(codes.BAD_RANGE.at(token.place, message))
        self._left -= number
        return self._left >= 0

    def _expand_sites(self, first: Token, dots: Token, last: Token) -> None:
        if self._distance() < self._blind:
            message = "Ludii passes over a range of sites that stands so close behind another"
            self.diagnostics.append(codes.BAD_RANGE.at(first.place, message, "put it on a line of its own"))
        self.done.pop()
        self.done += self._sites(first, last)
        self._after_sites = len(self.done)
        # Having put in the sites, Ludii goes on as if they had not stood in front of the dots, too.
        self._blind = len(first.text) + len(dots.text)

    def _distance(self) -> int:
        """How many characters stand between the last range of sites and the dots that follow ``done``."""
        if self._after_sites == 0:
            return self._blind
        behind = self.done[self._after_sites - 1 :]
        return sum(_gap(previous, token) + len(token.text) for previous, token in pairwise(behind))

    def _sites(self, first: Token, last: Token) -> Tokens:
        low, high = _SITE.fullmatch(first.text), _SITE.fullmatch(last.text)
        if low is None or high is None:
            wrong = first if low is None else last
            message = f"{wrong.text} is no site with a letter and a number"
            self.diagnostics.append(codes.BAD_RANGE.at(wrong.place, message, 'a range of sites is `"A1".."C3"`'))
            return []
        columns = range(ord(low.group(1).upper()), ord(high.group(1).upper()) + 1)
        rows = range(int(low.group(2)), int(high.group(2)) + 1)
        if len(columns) * len(rows) > MAX_SITES:
            message = f"a range has at most {MAX_SITES} sites (MAX_SITES)"
            self.diagnostics.append(codes.BAD_RANGE.at(first.place, message))
            return []
        if not self._affords(len(columns) * len(rows), first):
            return []
        at = (first.source, first.start, last.end, first.via)
        return [Token("STRING", f'"{chr(column)}{row}"', *at, False) for column in columns for row in rows]


def _gap(previous: Token, token: Token) -> int:
    """How much white space stands between two tokens; 1 where they were brought together and nobody can tell."""
    if previous.source is token.source and previous.end <= token.start:
        between = _COMMENT.sub("", token.source.text[previous.end : token.start])
        if not between.strip():
            return len(between)
    return 0 if token.glued else 1
