"""Warnings: what Ludii does not look at or lets pass, and what was probably not meant. The verdict is not theirs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ludkit.expand import Expansion
from ludkit.expand.codes import UNKNOWN_DEFINE
from ludkit.library import Library
from ludkit.ludemes import codes, wording
from ludkit.ludemes.checking.coordinates import is_coordinate
from ludkit.ludemes.checking.creation import (
    component_names,
    container_names,
    has_components,
    items_of,
    player_count,
    word_of,
)
from ludkit.ludemes.checking.faults import Faults
from ludkit.ludemes.checking.matcher import Matcher
from ludkit.ludemes.checking.names import declared_names
from ludkit.ludemes.schema import load_schema
from ludkit.ludemes.typed import Constant, Ludeme
from ludkit.syntax.diagnostics import Diagnostic
from ludkit.syntax.tree import Angle, Call, Document, String


def unused(document: Document, expansion: Expansion) -> Iterator[Diagnostic]:
    """Defines that nothing calls and options that nothing refers to."""
    for define in expansion.defines:
        if define.path is None and define.name not in expansion.used_defines:
            yield codes.UNUSED_DEFINE.at(define.place, f'nothing calls the define "{define.name}"')
    references = Counter(_tag(node) for node in document.walk() if isinstance(node, Angle))
    heads = Counter(option.tag for option in expansion.options)
    for option in expansion.options:
        # An option whose items have no values is there for the metadata only.
        if references[option.tag] <= heads[option.tag] and any(item.values for item in option.items):
            yield codes.UNUSED_OPTION.at(option.place, f"nothing refers to <{option.tag}>, the tag of this option")


def _tag(angle: Angle) -> str:
    return (angle.reference or "").partition(":")[0]


def uncalled_faults(document: Document, expansion: Expansion, library: Library | None) -> Iterator[Diagnostic]:
    """What is wrong inside of defines that nothing calls, whatever they would be called with."""
    faults = Faults(Matcher(load_schema()))
    known = {define.name for define in expansion.defines}
    for node in document.items:
        if isinstance(node, Call) and node.name == "define" and len(node.items) > 2:
            name = node.items[1]
            if isinstance(name, String) and name.value not in expansion.used_defines:
                for part in node.items[2:]:
                    for fault in faults.unknown(part):
                        called = fault.place.text.strip('"')
                        if fault.code != UNKNOWN_DEFINE.code or not (called in known or _is_define(called, library)):
                            yield fault


def _is_define(name: str, library: Library | None) -> bool:
    return library is not None and library.definition(name) is not None


def loose_names(game: Call, typed: Ludeme) -> Iterator[Diagnostic]:
    """Strings that Ludii takes because they are near a known name, though nothing is called so."""
    if typed.ludeme.name != "game.Game":
        return
    items, players = items_of(typed), player_count(typed)
    known = declared_names(game) | component_names(items, players) | container_names(items, players)
    seen: set[str] = set()
    for node in game.walk():
        if isinstance(node, String) and node.value not in known and node.value not in seen:
            seen.add(node.value)
            if not is_coordinate(node.value) and not _numbered(node.value, known):
                near = wording.nearest(node.value, sorted(known))
                hint = f'did you mean "{near}"?' if near else None
                yield codes.LOOSE_NAME.at(node.place, f'nothing here is called "{node.value}"', hint)


def _numbered(name: str, known: set[str]) -> bool:
    """Whether the name is a known one but for a player's number behind one of them."""
    bare = name.rstrip("0123456789")
    return any(bare == other.rstrip("0123456789") for other in known)


def absent_players(typed: Ludeme) -> Iterator[Diagnostic]:
    """Roles of players that the game does not have."""
    if typed.ludeme.name != "game.Game":
        return
    players = player_count(typed)
    for ludeme in typed.walk():
        for constant in ludeme.arguments:
            if isinstance(constant, Constant) and constant.enum.simple_name == "RoleType":
                number = constant.name.removeprefix("P")
                if number.isdecimal() and int(number) > players:
                    place = word_of(ludeme, constant.name).place
                    message = f"there is no player {constant.name}: the game has {players}"
                    yield codes.ABSENT_PLAYER.at(place, message)


def absent_pieces(typed: Ludeme) -> Iterator[Diagnostic]:
    """The first move that adds a piece where the equipment has none."""
    if typed.ludeme.name != "game.Game" or has_components(items_of(typed)):
        return
    for ludeme in typed.walk():
        first = ludeme.arguments[0] if ludeme.arguments else None
        adds = isinstance(first, Constant) and (first.enum.simple_name, first.name) == ("MoveSiteType", "Add")
        if adds and ludeme.get("what") is None:
            message = 'the equipment has no piece to add; Ludii gives each player a "Ball"'
            yield codes.NO_PIECE.at(ludeme.place, message, 'a piece of each player is `(piece "Disc" Each)`')
            return
