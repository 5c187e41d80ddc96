"""A foreign description of one of the project's games: matching its names with the rulebook's.

Pieces are matched by owner and kind, sites by label. Where that is not enough, a map file says what is what::

    [kinds]             # the rulebook's kind of each component, "" for one that is no piece
    Counter1 = "white disc"
    [labels]            # the rulebook's label for a label of the file, where they differ
    B1 = "A2"
    [verbs]             # what the rulebook calls the action by which a player decides
    Add = "place"
    [options."Board Size/9x9"]    # the rules' parameters for an item of the file's options
    size = 9
    [parameters]        # the rules' parameters whatever the options
    size = 9

and at its top, ``owned = false`` where pieces belong to nobody, ``counter = "state"`` (or ``value``, ``count``) for
where the description keeps what the rulebook counts of a piece.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from ludkit.crosscheck.protocol import Setup
from ludkit.crosscheck.rules import Rules
from ludkit.crosscheck.vocabulary import COUNTERS, NOT_A_PIECE, Counter, Vocabulary, VocabularyError

_TABLES = ("kinds", "labels", "verbs", "options", "parameters")
_WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


class MapError(ValueError):
    """A map file that cannot be used; the message says why."""


class AmbiguousError(VocabularyError):
    """A description whose names cannot be matched with the rulebook's; the message asks for a map file."""


@dataclass(frozen=True, slots=True)
class NameMap:
    """What a map file says; see above."""

    kinds: Mapping[str, str] = field(default_factory=dict)
    labels: Mapping[str, str] = field(default_factory=dict)
    verbs: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    parameters: Mapping[str, Any] = field(default_factory=dict)
    owned: bool | None = None
    counter: Counter | None = None


def read_map(path: Path) -> NameMap:
    """A map file, TOML or (by its suffix) JSON. Raises MapError, or OSError if it cannot be read."""
    try:
        text = path.read_text(encoding="utf-8")
        data = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise MapError(f"{path}: {error}") from error
    if not isinstance(data, dict):
        raise MapError(f"{path}: a map file is a table")
    for name, value in data.items():
        if name in _TABLES:
            if not isinstance(value, dict):
                raise MapError(f"{path}: {name} is a table")
            if name in ("kinds", "labels", "verbs") and not all(isinstance(v, str) for v in value.values()):
                raise MapError(f"{path}: the values of {name} are strings")
            if name == "options" and not all(isinstance(v, dict) for v in value.values()):
                raise MapError(f"{path}: the values of options are tables")
        elif name == "owned":
            if not isinstance(value, bool):
                raise MapError(f"{path}: owned is true or false")
        elif name == "counter":
            if value not in COUNTERS:
                raise MapError(f"{path}: counter is one of {', '.join(COUNTERS)}")
        else:
            raise MapError(f"{path}: nothing in a map file is called {name}")
    return NameMap(**data)


def foreign_vocabulary(own: Vocabulary, setup: Setup, rules: Rules, given: NameMap) -> Vocabulary:
    """The vocabulary for a foreign description, from that of the game's own and what a map file adds.

    Raises AmbiguousError where a component or the board cannot be matched.
    """
    kinds = dict(given.kinds)
    pieces = sorted({kind for kind in own.kinds.values() if kind != NOT_A_PIECE})
    owned = own.owned if given.owned is None else given.owned
    unmatched = []
    for component in setup.components[1:]:
        if component is None:
            continue
        name, owner, base = component
        if name in kinds or base in kinds:
            continue
        kind = _match(name, owner, base or name, own, pieces, owned)
        if kind is None:
            unmatched.append(name)
        else:
            kinds[name] = kind
    if unmatched:
        lines = "\n".join(f'  {name} = "…"' for name in unmatched)
        raise AmbiguousError(
            f"what are the components {', '.join(unmatched)}? Say with --map FILE, which of "
            f'{", ".join(map(repr, pieces))} (or "" for none) they are:\n  [kinds]\n{lines}'
        )
    _check_labels(setup.labels, given.labels, rules)
    return replace(
        own,
        kinds=kinds,
        owned=owned,
        counter=given.counter or own.counter,
        verbs={**own.verbs, **given.verbs},
        labels={**own.labels, **given.labels},
        options={**own.options, **given.options},
    )


def _match(name: str, owner: int, base: str, own: Vocabulary, pieces: list[str], owned: bool) -> str | None:
    """The kind of a component, or None where there is no telling."""
    for known in (name, base):
        if known in own.kinds:
            return own.kinds[known]
    if owned and owner == 0:
        return NOT_A_PIECE
    if len(pieces) == 1:
        return pieces[0]
    alike = [kind for kind in pieces if _words(kind) == _words(base)]
    return alike[0] if len(alike) == 1 else None


def _words(name: str) -> frozenset[str]:
    """The words of ``WhiteDisc``, ``disc_white`` or ``white disc``, in whatever order."""
    return frozenset(word.lower() for word in _WORD.findall(name))


def _check_labels(labels: Iterable[str], renamed: Mapping[str, str], rules: Rules) -> None:
    known = {renamed.get(label, label) for label in labels}
    wanted = set(rules.occupation())
    for move in rules.legal():
        wanted |= {label for label in (move.start, move.to) if label is not None}
    missing = sorted(wanted - known)
    if missing:
        shown = ", ".join(missing[:5]) + (", …" if len(missing) > 5 else "")
        raise AmbiguousError(
            f"the description's board has no {shown}, which the rules speak of: is its size another? "
            "Say with --map FILE what the sites are called ([labels]) or how large the board is ([parameters])"
        )
