"""Metadata that hold only for some options or rulesets: ``(useFor "Board Size/9x9" …)``."""

from __future__ import annotations

from collections.abc import Collection

from ludkit.expand import codes
from ludkit.expand.suggesting import did_you_mean
from ludkit.expand.tokens import Tokens, closing, find_call, span
from ludkit.syntax.brackets import TEXT_OF
from ludkit.syntax.diagnostics import Diagnostic


def keep_selected(
    tokens: Tokens, known: Collection[str], active: Collection[str], diagnostics: list[Diagnostic]
) -> Tokens:
    """The metadata's tokens, with ``(useFor names …)`` replaced by what it holds where all ``names`` are active."""
    start = find_call(tokens, "useFor")
    while start >= 0:
        end = closing(tokens, start)
        first = _names_of(tokens, start)
        last = closing(tokens, first) if tokens[first].type == "LBRACE" else first
        names = [token for token in tokens[first : last + 1] if token.type == "STRING"]
        for name in names:
            if name.text[1:-1] not in known:
                message = f"there is no option or ruleset {name.text}"
                hint = did_you_mean(name.text[1:-1], known)
                diagnostics.append(codes.UNKNOWN_REQUIREMENT.at(name.place, message, hint))
        if not names:
            message = "`useFor` names no option or ruleset"
            diagnostics.append(codes.UNKNOWN_REQUIREMENT.at(span(tokens[start], tokens[end]), message))
            last = first - 1
        holds = all(name.text[1:-1] in active for name in names)
        tokens = tokens[:start] + (tokens[last + 1 : end] if holds else []) + tokens[end + 1 :]
        start = find_call(tokens, "useFor", start)
    return tokens


def _names_of(tokens: Tokens, start: int) -> int:
    """Where the names of a ``(useFor …)`` stand, one or several in braces. Ludii passes over words in front of them."""
    first = start + 2
    while tokens[first].type not in ("STRING", *TEXT_OF):
        first += 1
    return first
