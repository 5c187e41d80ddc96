"""What expansion left unexpanded, and what Ludii cannot read although it is in quotes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ludkit.expand import codes
from ludkit.expand.result import Expansion
from ludkit.expand.suggesting import did_you_mean
from ludkit.expand.tokens import Token, find_call
from ludkit.library import Library
from ludkit.syntax.diagnostics import Diagnostic
from ludkit.syntax.tree import Angle, Call, Parameter, String

_TAG = re.compile(r"<[A-Za-z0-9_-][^<>]*>?")
_NO_LIBRARY = "defines of Ludii are found with --library Ludii.jar (or LUDII_JAR)"


class Leftovers:
    """Looks through an expanded game for calls of unknown defines, tags of options, and parameters."""

    def __init__(self, expansion: Expansion, library: Library | None) -> None:
        self.expansion = expansion
        self.library = library

    def faults(self) -> Iterator[Diagnostic]:
        game = self.expansion.game
        strings = []
        for node in game.walk() if game is not None else ():
            if isinstance(node, Call) and isinstance(node.head, String):
                yield self._unknown_define(node.head)
            elif isinstance(node, Angle):
                yield self._unknown_tag(node)
            elif isinstance(node, Parameter):
                message = f"`#{node.number}` is outside of a define"
                yield codes.UNFILLED_PARAMETER.at(node.place, message)
            elif isinstance(node, String):
                strings.append((node.value, node))
                if tag := _TAG.search(node.value):
                    message = f"Ludii takes `{tag.group()}` in a string for the tag of an option"
                    yield codes.UNKNOWN_TAG.at(node.place, message)
        if all(d.code != codes.QUOTED_BRACKETS.code for d in self.expansion.diagnostics):
            yield from _unmatched(strings)

    def _unknown_define(self, name: String) -> Diagnostic:
        known = [define.name for define in self.expansion.defines]
        known += self.library.definitions() if self.library is not None else []
        hint = did_you_mean(name.value, known) or (_NO_LIBRARY if self.library is None else None)
        return codes.UNKNOWN_DEFINE.at(name.place, f'there is no define "{name.value}"', hint)

    def _unknown_tag(self, angle: Angle) -> Diagnostic:
        reference = angle.reference
        if reference is None:
            return codes.UNKNOWN_TAG.at(angle.place, "`< >` stands for an option, but names none")
        known = [f"{option.tag}:{argument}" for option in self.expansion.options for argument in option.arguments]
        hint = did_you_mean(reference, known, "`<{}>`")
        return codes.UNKNOWN_TAG.at(angle.place, f"no selected option has a value for `<{reference}>`", hint)


def unmatched_in_strings(tokens: list[Token]) -> Iterator[Diagnostic]:
    """Faults of strings in front of the metadata, whose brackets and quotes Ludii counts like all others."""
    end = find_call(tokens, "metadata")
    strings = [(token.text, token) for token in tokens[: end if end >= 0 else None] if token.type == "STRING"]
    yield from _unmatched(strings)
    odd = [token for text, token in strings if text.count('"') % 2]
    if len(odd) % 2:
        message = "Ludii counts the quotes inside of strings; their number must be even"
        yield codes.QUOTED_BRACKETS.at(odd[0].place, message)


def _unmatched(strings: Iterable[tuple[str, Token | String]]) -> Iterator[Diagnostic]:
    for opening, closing in ("()", "{}"):
        counts = [(text.count(opening) - text.count(closing), string) for text, string in strings]
        if sum(count for count, _ in counts) != 0:
            first = next(string for count, string in counts if count != 0)
            message = f"Ludii counts the brackets in strings; here `{opening}` and `{closing}` do not match"
            yield codes.QUOTED_BRACKETS.at(first.place, message)
