"""Defines: macros with parameters ``#1`` … that are called by their quoted names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache

from ludkit.expand import codes
from ludkit.expand.options import MAX_EXPANSIONS
from ludkit.expand.tokens import GAP, Token, Tokens, as_tokens, closing, find_call, flatten, span, take_calls, text_of
from ludkit.library import Definition, Library
from ludkit.syntax.brackets import CLOSER_OF
from ludkit.syntax.diagnostics import Diagnostic, Severity
from ludkit.syntax.parser import parse
from ludkit.syntax.source import Place

MAX_PARAMETERS = 20
"""How many parameters a define may have, as in Ludii."""

MAX_CHARACTERS = 1_000_000
"""How long a description may become, as in Ludii."""

MAX_DEPTH = 100
"""How deep defines may call each other. No define can end such calls: those that go on, go on for ever."""

_PROTECTING = frozenset({"game", "match", "instance"})
"""Behind these words a string is a name, even if a define is called so."""


@dataclass(frozen=True, slots=True)
class Define:
    """``(define "Name" body …)``. ``path`` is the library's file it stands in, None for the description's own."""

    name: str
    body: tuple[Token, ...] = field(repr=False)
    path: str | None
    place: Place = field(repr=False)

    @property
    def tag(self) -> str:
        """The quoted name, as calls write it."""
        return f'"{self.name}"'


class TooManyExpansionsError(Exception):
    """A limit is reached; ``diagnostic`` tells which."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(diagnostic.message)
        self.diagnostic = diagnostic


def take_defines(tokens: Tokens, diagnostics: list[Diagnostic]) -> tuple[list[Define], Tokens]:
    """The defines that a description makes, and its other tokens."""
    defines: list[Define] = []
    calls, others = take_calls(tokens, "define")
    for call in calls:
        define = _read_define(call, None)
        if define is None:
            message = "a define needs a name in quotes"
            fault = codes.BAD_DEFINE.at(call[0].place, message, '(define "Name" …)')
            # Ludii takes any string for the name; what is wrong with the rest, it sees where the define is called.
            named = any(token.type == "STRING" for token in call)
            diagnostics.append(replace(fault, severity=Severity.WARNING) if named else fault)
            continue
        defines.append(define)
        if call[2].text != define.tag:
            message = f"Ludii passes over what stands in front of the define's name {define.tag}"
            fault = codes.BAD_DEFINE.at(call[2].place, message)
            diagnostics.append(replace(fault, severity=Severity.WARNING))
    return defines, others


def _read_define(tokens: Tokens, path: str | None) -> Define | None:
    """The define that a call makes. Its name is the first string, what stands in front of it is passed over."""
    name = next((i for i, token in enumerate(tokens) if token.type == "STRING"), 0)
    before = Counter(token.type for token in tokens[1:name])
    if name == 0 or any(before[opener] != before[closer] for opener, closer in CLOSER_OF.items()):
        return None
    return Define(tokens[name].text[1:-1], tuple(tokens[name + 1 : -1]), path, span(tokens[0], tokens[-1]))


@lru_cache(maxsize=4096)
def library_define(definition: Definition) -> Define | None:
    """The define in a file of the library; None if there is none in it."""
    tokens = flatten(parse(definition.text, definition.path).document.items)
    start = find_call(tokens, "define")
    if start < 0:
        return None
    end = closing(tokens, start)
    return _read_define(tokens[start : end + 1], definition.path) if end >= 0 else None


class DefineExpander:
    """Expands the calls of defines, in the order in which Ludii does it.

    The order shows where a body is not one whole node. In turns: the description's own defines, one after the other
    and each everywhere; those of the library, except in the metadata; the one for AI players.
    """

    def __init__(self, library: Library | None, diagnostics: list[Diagnostic]) -> None:
        self.library = library
        self.diagnostics = diagnostics
        self.local: list[Define] = []
        """The description's own defines."""
        self.used: dict[str, Define] = {}
        """Every define that was called, by name."""
        self._present: set[str] = set()
        """The strings that may stand among the tokens: only defines with these names are looked for."""
        self._size = 0

    def expand(self, tokens: Tokens) -> Tokens:
        """The tokens with all calls expanded. Raises `TooManyExpansionsError`."""
        ai = self._ai_define(tokens)
        self._size = sum(len(token.text) for token in tokens)
        for _ in range(MAX_EXPANSIONS):
            defines, tokens = take_defines(tokens, self.diagnostics)
            self.local += defines
            self._present = {token.text for token in tokens if token.type == "STRING"}
            tokens, expanded = self._pass(tokens, defines, ai)
            if not (defines or expanded):
                return tokens
        raise TooManyExpansionsError(codes.ENDLESS_DEFINE.at(tokens[0].place, "defines make defines without end"))

    def _pass(self, tokens: Tokens, defines: list[Define], ai: Define | None) -> tuple[Tokens, bool]:
        """The tokens after all turns, and whether anything was expanded."""
        any_expanded = False
        while True:
            tokens, expanded = self._exhaust(tokens, lambda: defines)
            metadata = find_call(tokens, "metadata")
            behind: Tokens = []
            if metadata >= 0:
                # What stands behind the metadata is dropped, as Ludii does.
                behind = tokens[metadata : closing(tokens, metadata) + 1]
                tokens = tokens[:metadata]
            tokens, expanded_known = self._exhaust(tokens, self._library_defines)
            tokens = tokens + behind
            expanded |= expanded_known
            if ai is not None:
                tokens, expanded_ai = self._expand_all(tokens, ai)
                expanded |= expanded_ai
            if not expanded:
                return tokens, any_expanded
            any_expanded = True

    def _exhaust(self, tokens: Tokens, defines: Callable[[], Iterable[Define]]) -> tuple[Tokens, bool]:
        """Expand some defines until no call is left."""
        any_expanded = False
        while True:
            again = False
            for define in defines():
                if define.tag in self._present:
                    tokens, expanded = self._expand_all(tokens, define)
                    again |= expanded
            if not again:
                return tokens, any_expanded
            any_expanded = True

    def _library_defines(self) -> list[Define]:
        if self.library is None:
            return []
        found = (self.library.definition(text[1:-1]) for text in sorted(self._present))
        return [define for definition in found if definition and (define := library_define(definition))]

    def _ai_define(self, tokens: Tokens) -> Define | None:
        """The define for AI players that the metadata ask for; an empty one where the library has none."""
        call = find_call(tokens, "ai")
        if call < 0:
            return None
        name = next((t.text[1:-1] for t in tokens if t.type == "STRING" and t.text.endswith('_ai"')), None)
        if name is None:
            return None
        definition = self.library.ai_definition(name) if self.library is not None else None
        if definition is not None:
            return library_define(definition)
        if self.library is not None:
            message = f'the library has no AI definition "{name}"; Ludii goes on without it'
            self.diagnostics.append(codes.UNKNOWN_AI.at(tokens[call].place, message))
        return Define(name, (), None, tokens[call].place)

    def _expand_all(self, tokens: Tokens, define: Define) -> tuple[Tokens, bool]:
        """Expand every call of one define, also in what it expands to."""
        tag = define.tag
        first = next((i for i, token in enumerate(tokens) if token.text == tag), None)
        self._present.discard(tag)
        if first is None:
            return tokens, False
        done = tokens[:first]
        pending = tokens[first:]
        pending.reverse()
        expanded = gaps = False
        count = 0
        while pending:
            token = pending.pop()
            if token.text != tag:
                done.append(token)
                continue
            count += 1
            if count >= MAX_EXPANSIONS:
                message = f"{tag} is called more than {MAX_EXPANSIONS} times (MAX_EXPANSIONS)"
                raise TooManyExpansionsError(codes.ENDLESS_DEFINE.at(token.place.root, message))
            if _is_protected(done):
                done.append(token)
                continue
            if not expanded and _calls_itself(define):
                message = f"{tag} calls itself, without end"
                raise TooManyExpansionsError(codes.ENDLESS_DEFINE.at(token.place.root, message))
            expansion = self._expand_call(define, token, done, pending)
            gaps = gaps or any(t.type == GAP for t in expansion)
            pending.extend(reversed(expansion))
            expanded = True
        if expanded:
            self.used.setdefault(define.name, define)
        return (_without_gaps(done) if gaps else done), expanded

    def _expand_call(self, define: Define, name: Token, done: Tokens, pending: Tokens) -> Tokens:
        """What one call expands to. Its bracket is taken from ``done``, the rest of it from ``pending``."""
        first = name
        inside: Tokens = []
        place = name.place
        if name.glued and done and done[-1].type == "LPAR":
            first = done.pop()
            inside, last = _take_inside(pending)
            if last is None:
                message = f"the call of {name.text} is not closed"
                raise TooManyExpansionsError(codes.ENDLESS_DEFINE.at(first.place, message))
            place = span(first, last)
        if _depth(place) > MAX_DEPTH:
            message = f"defines call each other more than {MAX_DEPTH} deep (MAX_DEPTH)"
            raise TooManyExpansionsError(codes.ENDLESS_DEFINE.at(place.root, message))
        expansion = _substitute(define, _arguments(inside), place)
        self._size += sum(len(token.text) for token in expansion)
        if self._size > MAX_CHARACTERS:
            message = f"the expanded description is longer than {MAX_CHARACTERS} characters (MAX_CHARACTERS)"
            raise TooManyExpansionsError(codes.TOO_LARGE.at(place, message))
        self._present.update(token.text for token in expansion if token.type == "STRING")
        if expansion:
            expansion[0] = expansion[0].with_glue(first.glued)
        return expansion


def _calls_itself(define: Define) -> bool:
    tag = define.tag
    body = list(define.body)
    return any(token.text == tag and not _is_protected(body[:i]) for i, token in enumerate(body))


def _depth(place: Place) -> int:
    depth = 0
    while place.via is not None:
        depth += 1
        place = place.via
    return depth


def _is_protected(before: Tokens) -> bool:
    """Whether the word in front, brackets aside, makes the string behind ``before`` a name."""
    for token in reversed(before):
        if token.type not in ("LPAR", "RPAR", "LBRACE", "RBRACE"):
            return token.text.removesuffix(":") in _PROTECTING
    return False


def _take_inside(pending: Tokens) -> tuple[Tokens, Token | None]:
    """Take what is inside a call, and its closing bracket, off ``pending``, whose last token is next."""
    inside: Tokens = []
    depth = 1
    while pending:
        token = pending.pop()
        if token.type == "LPAR":
            depth += 1
        elif token.type == "RPAR":
            depth -= 1
            if depth == 0:
                return inside, token
        inside.append(token)
    return inside, None


def _arguments(inside: Tokens) -> list[Tokens]:
    """The arguments behind a define's name, cut where Ludii cuts them."""
    arguments: list[Tokens] = []
    i = 0
    while i < len(inside) and inside[i].glued:  # what touches the name belongs to it
        i += 1
    while i < len(inside):
        end = _argument_end(inside, i)
        arguments.append(inside[i:end])
        i = end
    return arguments


def _argument_end(inside: Tokens, i: int) -> int:
    token = inside[i]
    if token.type in CLOSER_OF:
        end = closing(inside, i)
        return end + 1 if end >= 0 else len(inside)
    if token.type in ("STRING", GAP):
        return i + 1
    while i < len(inside):
        following = inside[i + 1] if i + 1 < len(inside) else None
        if following is None or not following.glued:
            return i + 1
        if inside[i].type == "LABEL" and following.type in CLOSER_OF:
            end = closing(inside, i + 1)
            return end + 1 if end >= 0 else len(inside)
        i += 1
    return i


def _substitute(define: Define, arguments: list[Tokens], place: Place) -> Tokens:
    """The body with arguments for its parameters, one parameter after the other as Ludii does it."""
    vias: dict[int, Place] = {}
    tokens = [token.called(_called_from(token.via, place, vias)) for token in define.body]
    for number in range(1, MAX_PARAMETERS + 1):
        marker = f"#{number}"
        if not any(marker in token.text for token in tokens):
            break
        argument = arguments[number - 1] if number <= len(arguments) else []
        if not argument or text_of(argument) == "~":
            argument = [Token(GAP, "", place.source, place.start, place.end, place.via, False)]
        text = text_of(argument)
        if marker in text and not text.startswith("#"):
            # Ludii puts the argument into itself until it gives up.
            message = f"argument {number} of {define.tag} holds {marker} itself"
            raise TooManyExpansionsError(codes.ENDLESS_DEFINE.at(argument[0].place, message))
        # An argument that is a parameter itself is put in once only.
        tokens = _replace(tokens, marker, argument, once=text.startswith("#"))
    return tokens


def _called_from(via: Place | None, call: Place, known: dict[int, Place]) -> Place:
    """``via`` with the call at the far end of its chain."""
    if via is None:
        return call
    if id(via) not in known:
        known[id(via)] = Place(via.source, via.start, via.end, _called_from(via.via, call, known))
    return known[id(via)]


def _replace(tokens: Tokens, marker: str, argument: Tokens, *, once: bool) -> Tokens:
    result: Tokens = []
    for i, token in enumerate(tokens):
        if marker not in token.text:
            result.append(token)
            continue
        if token.text == marker:
            result.append(argument[0].with_glue(token.glued))
            result.extend(argument[1:])
        else:
            text = token.text.replace(marker, text_of(argument), 1 if once else -1)
            result.extend(as_tokens(text, token))
        if once:
            return result + tokens[i + 1 :]
    return result


def _without_gaps(tokens: Tokens) -> Tokens:
    result: Tokens = []
    loose = False
    for token in tokens:
        if token.type == GAP:
            loose = loose or not token.glued
        else:
            result.append(token.with_glue(False) if loose else token)
            loose = False
    return result
