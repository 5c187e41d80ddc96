"""Expansion: from a description to the plain tree that Ludii compiles."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from ludkit.expand import codes
from ludkit.expand.defines import DefineExpander, TooManyExpansionsError
from ludkit.expand.leftovers import Leftovers, unmatched_in_strings
from ludkit.expand.metadata import keep_selected
from ludkit.expand.options import put_in, select, take_options, take_rulesets
from ludkit.expand.ranges import expand_ranges
from ludkit.expand.result import Expansion
from ludkit.expand.suggesting import did_you_mean
from ludkit.expand.tokens import Token, Tokens, closing, find_call, flatten, to_nodes, tokenise
from ludkit.library import Library, as_library
from ludkit.syntax.diagnostics import Diagnostic
from ludkit.syntax.parser import NO_NAME, as_parsed
from ludkit.syntax.source import Source
from ludkit.syntax.tree import Call, Document


def expand(
    description: str | Path | Document,
    *,
    name: str | None = None,
    library: Library | str | Path | None = None,
    options: Sequence[str] = (),
    ruleset: str | None = None,
) -> Expansion:
    """Expand a description as Ludii does before it compiles: its tree, its text, or the file at a path.

    ``name`` is what messages call a text. ``library`` may be given by its path. ``options`` are selections such as
    ``Board Size/9x9``; the other options are at their defaults. ``ruleset`` is a ruleset's name, whose options
    ``options`` may change. Faults are in the result, those of reading a text first. Raises UnreadableError or
    LibraryError for a file or library that cannot be read, TypeError for what is none of these.
    """
    parsed = as_parsed(description, name)
    expansion = _Expander(parsed.document, as_library(library)).run(as_selections(options), ruleset)
    expansion.diagnostics[:0] = parsed.diagnostics
    return expansion


def as_selections(options: Sequence[str]) -> list[str]:
    """The selections as a list. Raises TypeError for what is easily taken for it, such as a single selection."""
    if isinstance(options, str | Mapping) or not all(isinstance(option, str) for option in options):
        example = options if isinstance(options, str) else "Board Size/9x9"
        raise TypeError(f'options are a list of selections, such as ["{example}"], not {options!r}')
    return list(options)


class _Expander:
    def __init__(self, document: Document, library: Library | None) -> None:
        self.document = document
        self.library = library
        self.result = Expansion()
        self.diagnostics = self.result.diagnostics

    def run(self, wanted: list[str], ruleset: str | None) -> Expansion:
        result = self.result
        tokens = flatten(self.document.items)
        self.diagnostics += unmatched_in_strings(tokens)
        result.options, tokens = take_options(tokens, self.diagnostics)
        result.rulesets, tokens = take_rulesets(tokens)
        self._select(wanted, ruleset)
        tokens = self._realise_options(tokens)
        defines = DefineExpander(self.library, self.diagnostics)
        try:
            tokens = defines.expand(tokens)
        except TooManyExpansionsError as error:
            self.diagnostics.append(error.diagnostic)
            return result
        finally:
            result.defines, result.used_defines = defines.local, defines.used
        tokens = expand_ranges(tokens, self.diagnostics)
        tokens = self._take_metadata(tokens)
        self._build_game(tokens)
        return result

    def _select(self, wanted: list[str], ruleset: str | None) -> None:
        result = self.result
        if ruleset is not None:
            result.ruleset = next((r for r in result.rulesets if r.name == ruleset), None)
            if result.ruleset is None:
                message = f'there is no ruleset "{ruleset}"'
                hint = did_you_mean(ruleset, (r.name for r in result.rulesets))
                self.diagnostics.append(codes.UNKNOWN_RULESET.at(self.document.place, message, hint))
            else:
                given = {name.split("/")[0] for name in wanted}
                wanted = wanted + [name for name in result.ruleset.options if name.split("/")[0] not in given]
        result.selected = select(result.options, wanted, self.document.place, self.diagnostics)
        if ruleset is None:
            active = {item.selection for item in result.selected}
            result.ruleset = next((r for r in result.rulesets if r.options and active.issuperset(r.options)), None)

    def _realise_options(self, tokens: Tokens) -> Tokens:
        options = [option for option in self.result.options if option.items]
        for option, item in zip(options, self.result.selected, strict=True):
            if not item.values:
                # An option may be there for the metadata's sake only; Ludii then passes over those behind it, too.
                break
            tokens = put_in(tokens, option.values(item), self.diagnostics)
        return tokens

    def _take_metadata(self, tokens: Tokens) -> Tokens:
        start = find_call(tokens, "metadata")
        if start < 0:
            return tokens
        end = closing(tokens, start)
        result = self.result
        known = {item.selection for option in result.options for item in option.items}
        active = {item.selection for item in result.selected}
        known.update(ruleset.name for ruleset in result.rulesets)
        if result.ruleset is not None:
            active.add(result.ruleset.name)
        kept = keep_selected(tokens[start : end + 1], known, active, self.diagnostics)
        nodes, diagnostics = to_nodes(_without_empty(_heads(_join(kept), self.diagnostics), self.diagnostics))
        self.diagnostics += diagnostics
        if nodes and isinstance(nodes[0], Call):
            result.metadata = nodes[0]
        return tokens[:start] + tokens[end + 1 :]

    def _build_game(self, tokens: Tokens) -> None:
        tokens = _single_brackets(_join([_clean(token) for token in tokens]), self.diagnostics)
        tokens = _without_empty(_heads(tokens, self.diagnostics), self.diagnostics)
        nodes, diagnostics = to_nodes(tokens)
        self.diagnostics += diagnostics
        for i, node in enumerate(nodes):
            if isinstance(node, Call):
                self.result.game = node
                self.result.others = nodes[:i] + nodes[i + 1 :]
                break
        else:
            self.result.others = nodes
            hint = _path_hint(self.document.source)
            self.diagnostics.append(codes.NO_GAME.at(self.document.place, "the description has no game", hint))
        self.diagnostics += Leftovers(self.result, self.library).faults()


def _path_hint(source: Source) -> str | None:
    """A hint for those who gave the name of a file where its text is wanted."""
    text = source.text.strip()
    if source.name != NO_NAME or "\n" in text or not text.endswith(".lud"):
        return None
    return f'to read a file, give its path: Path("{text}")'


_WORDS = frozenset({"WORD", "NUMBER", "PARAMETER"})
_UNTIDY = re.compile(r'\s\s|[\n\r\t]| [)}]|[({] |: |\\"')


def _join(tokens: Tokens) -> Tokens:
    """The tokens, with words and numbers that were put side by side made one."""
    result: Tokens = []
    for token in tokens:
        if token.glued and result and token.type in _WORDS and result[-1].type in _WORDS:
            first = result.pop()
            for piece in tokenise(first.text + token.text, first.place):
                result.append(piece.with_glue(first.glued))
        else:
            result.append(token)
    return result


def _clean(token: Token) -> Token:
    """A string of the game as Ludii reads it: white space is tidied there as everywhere else."""
    text = token.text
    if token.type != "STRING" or not _UNTIDY.search(text):
        return token
    text = re.sub(r"[\n\r\t ]+", " ", text)
    text = re.sub(r" ([)}])", r"\1", text)
    text = re.sub(r"([({]) ", r"\1", text)
    text = text.replace(": ", ":")
    text = '"' + text[1:-1].replace('\\"', "'") + '"'
    return Token(token.type, text, token.source, token.start, token.end, token.via, token.glued)


def _single_brackets(tokens: Tokens, diagnostics: list[Diagnostic]) -> Tokens:
    """The tokens with ``((…))`` made ``(…)``, which calls of defines in brackets of their own leave."""
    i = 0
    while i + 1 < len(tokens):
        if tokens[i].type == "LPAR" and tokens[i + 1].type == "LPAR":
            end = closing(tokens, i)
            if end < 0 or tokens[end - 1].type != "RPAR":
                message = "`((` is not closed by `))`"
                diagnostics.append(codes.DOUBLE_BRACKETS.at(tokens[i].place, message))
                i += 1
                continue
            del tokens[end]
            del tokens[i]
            continue
        i += 1
    return tokens


def _heads(tokens: Tokens, diagnostics: list[Diagnostic]) -> Tokens:
    """The tokens with ``(name: …)`` made ``(name …)``: Ludii passes over the colon behind a call's head."""
    for i, token in enumerate(tokens):
        if token.type == "LABEL" and i > 0 and tokens[i - 1].type == "LPAR":
            name = token.text[:-1]
            message = f"`(` is followed by `{name}:`; Ludii reads it as `({name} …)`"
            diagnostics.append(codes.COLON.at(token.place, message))
            tokens[i] = Token("WORD", name, token.source, token.start, token.end, token.via, token.glued)
    return tokens


def _without_empty(tokens: Tokens, diagnostics: list[Diagnostic]) -> Tokens:
    """The tokens without ``()``, also behind a name: Ludii passes over it."""
    result: Tokens = []
    for token in tokens:
        if token.type == "RPAR" and result and result[-1].type == "LPAR":
            opening = result.pop()
            diagnostics.append(codes.EMPTY_BRACKETS.at(opening.place, "Ludii passes over `()`"))
            if result and result[-1].type == "LABEL":
                result.pop()
        else:
            result.append(token)
    return result
