"""What stands on the sites of a state, as a drawing shows it: marks, colours and numbers.

States and components are those of the trace format (docs/traces.md).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ludkit.view.palette import COLOUR_WORDS, owner_colour

_WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+")


@dataclass(frozen=True, slots=True)
class Piece:
    """A kind of piece: its name with the owner's number, whose it is, what it is called, and how it is marked."""

    name: str
    owner: int
    base: str
    letters: str
    """An abbreviation that no other piece's base name has; empty where all pieces are called the same."""
    colour: str
    shape: str
    """``disc``, ``cross``, ``square``, ``triangle``; ``die`` for dice."""


@dataclass(frozen=True, slots=True)
class Level:
    """One piece of a stack."""

    what: int
    owner: int
    state: int
    rotation: int
    value: int


@dataclass(frozen=True, slots=True)
class Contents:
    """What a state has on one site; ``levels`` from the bottom up, without places that hold nothing."""

    kind: str
    site: int
    count: int
    levels: tuple[Level, ...]
    state: int
    value: int
    """State and value of a site that holds nothing; 0 otherwise."""


def contents(state: Mapping[str, Any]) -> Iterator[Contents]:
    """What stands on each site of a state of the trace format."""
    for row in state["sites"]:
        kind, site, count, *rest = row
        if not rest or not isinstance(rest[0], list):  # a deduction puzzle: site type, site, value
            yield Contents(kind, site, 0, (), 0, count)
            continue
        levels = tuple(Level(*level) for level in rest)
        held = tuple(level for level in levels if level.what)
        empty = next((level for level in levels if not level.what), None) if not held else None
        yield Contents(kind, site, count, held, empty.state if empty else 0, empty.value if empty else 0)


def pieces_of(
    components: Sequence[Sequence[Any] | None], players: int, colours: Mapping[int, str] | None = None
) -> list[Piece]:
    """The pieces of a trace's header, by index (0 is the header's placeholder).

    ``colours`` gives players (0 for neutral) other colours than `ludkit.view.palette.PLAYER_COLOURS`. Raises ValueError
    for a component that is none.
    """
    if not isinstance(components, list | tuple):
        raise ValueError(f"not components: {str(components)[:80]}")
    known = [_component(component) for component in components]
    bases = [str(base or name or "") for name, _, base in known]
    dice = [component[2] is None for component in known]
    letters = abbreviations(list(dict.fromkeys(b for b, die in zip(bases[1:], dice[1:], strict=True) if not die)))
    return [
        Piece(
            name=component[0] or "",
            owner=component[1],
            base=base,
            letters=letters.get(base, ""),
            colour=_colour(component[1], base, players, colours or {}),
            shape="die" if die else _shape(base),
        )
        for component, base, die in zip(known, bases, dice, strict=True)
    ]


def abbreviations(names: Sequence[str]) -> dict[str, str]:
    """A different abbreviation for each of several names: initials (``WD`` for ``WhiteDisc``), or first letters."""
    if len(names) < 2:
        return {}
    short: dict[str, str] = {}
    for name in names:
        taken = set(short.values())
        short[name] = next((s for s in _candidates(name) if s not in taken), name)
    return short


def _candidates(name: str) -> Iterator[str]:
    words = _WORD.findall(name) if "_" not in name else [name]  # what follows a low line is a remark on the piece
    if len(words) > 1 and not words[1].isdigit():
        yield words[0][0].upper() + words[1][0].upper()
    if name:
        yield name[0].upper()
    for letter in name[1:]:
        yield name[0].upper() + letter.lower()
    for number in range(2, 100):
        yield f"{name[:1].upper()}{number}"


def _component(component: Sequence[Any] | None) -> tuple[str, int, str | None]:
    """Name, owner, and name without a number (None for dice)."""
    match component:
        case None:  # a puzzle's placeholder
            return "", 0, ""
        case [str() | None as name, int(owner), str() | None as base]:
            return name or "", owner, base
    raise ValueError(f"not a component: {str(component)[:80]}")


def _colour(owner: int, base: str, players: int, colours: Mapping[int, str]) -> str:
    """A piece's colour: its owner's, or, where it has none of its own, a colour that its name speaks of."""
    if owner not in colours and not 1 <= owner <= players:
        for word in _WORD.findall(base):
            if word.lower() in COLOUR_WORDS:
                return COLOUR_WORDS[word.lower()]
    return owner_colour(owner, colours, players)


def _shape(base: str) -> str:
    """The shape that a name speaks of and of nothing else but a colour (``White Cross``, not ``King_noCross``)."""
    words = {word.lower() for word in _WORD.findall(base)} - COLOUR_WORDS.keys()
    return next((shape for shape in ("cross", "square", "triangle") if words == {shape}), "disc")
