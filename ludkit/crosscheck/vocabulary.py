"""Projecting an engine's moves and states into the words of a rulebook.

Ludii and ludkit speak of sites by number, of components by index and of actions; a rulebook speaks of cells by label,
of pieces by kind and of what players do. A `Vocabulary` is the small table between the two that each game has; a
`Projection` is that table put to use on one compiled description.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, get_args

from ludkit.crosscheck.protocol import Setup, State
from ludkit.crosscheck.rules import Occupant, RuleMove, in_words

VERBS: Mapping[str, str] = {
    "Add": "place",
    "Move": "move",
    "Select": "choose",
    "Swap": "swap",
    "Pass": "pass",
}
"""What the decision of a move (the first word of its action in trial notation) is called in rulebooks."""

NOT_A_PIECE = ""
"""As a kind: components that the rulebook does not count as pieces (marks, board decoration)."""

Counter: TypeAlias = Literal["state", "value", "count"]
"""Where a description may keep what a rulebook counts of a piece."""

COUNTERS: tuple[Counter, ...] = get_args(Counter)

_STATE, _VALUE = 2, 4
"""Where a level of a state's row has the piece's state and value."""

_DECISION = re.compile(r"\[(\w+):([^\[\]]*\bdecision=true[^\[\]]*)\]")


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The verbs and kinds of one game.

    ``kinds`` names the rulebook's kind of each component, by its name with or without the number behind
    (``Disc1`` before ``Disc``); `NOT_A_PIECE` for one that is no piece. ``owned`` tells whether pieces belong to
    players. ``counter`` tells where the description keeps what the rulebook counts of a piece, if anything.
    ``verbs`` is by the action that decides a move; ``labels`` renames the description's labels, where they differ.
    ``options`` tells, for items of the description's options (``Board Size/9x9``) that change the rules, the
    parameters with which the rules are made then (``{"size": 9}``).
    """

    kinds: Mapping[str, str]
    owned: bool = True
    counter: Counter | None = None
    verbs: Mapping[str, str] = field(default_factory=lambda: VERBS)
    labels: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)


class VocabularyError(ValueError):
    """A description whose components, sites or moves a vocabulary does not know; the message says which."""


def _number(fields: Mapping[str, str], name: str, key: str) -> int:
    if name not in fields:
        raise VocabularyError(f"the decision of {key} has no {name}")
    return int(fields[name])


class Projection:
    """A vocabulary put to use on one compiled description. Raises VocabularyError where a component has no kind."""

    def __init__(self, vocabulary: Vocabulary, setup: Setup) -> None:
        self.vocabulary = vocabulary
        self.setup = setup
        self._known: dict[str, RuleMove] = {}
        self.labels = [vocabulary.labels.get(label, label) for label in setup.labels]
        self._kinds = [self._kind(component, index) for index, component in enumerate(setup.components)]

    def label(self, site: int) -> str:
        """The rulebook's label of a site of the board."""
        if not 0 <= site < len(self.labels):
            raise VocabularyError(f"site {site} is not on the board")
        return self.labels[site]

    def _kind_of(self, component: int) -> str:
        if not 0 <= component < len(self._kinds):
            raise VocabularyError(f"there is no component {component}")
        return self._kinds[component]

    def move(self, key: str, state: State) -> RuleMove:
        """A legal move, by its key, in the position whose state this is."""
        known = self._known.get(key)
        if known is None:
            known = self._read(key, state)
            if known.start is None:  # what moves has to be looked up in the state each time
                self._known[key] = known
        return known

    def _read(self, key: str, state: State) -> RuleMove:
        found = _DECISION.search(key)
        if found is None:
            raise VocabularyError(f"no decision in the move {key}")
        action, rest = found.groups()
        verb = self.vocabulary.verbs.get(action)
        if verb is None:
            raise VocabularyError(f"the vocabulary has no verb for {action}, the decision of {key}")
        fields = dict(part.split("=", 1) for part in rest.split(",") if "=" in part)
        to = self.label(int(fields["to"])) if "to" in fields else None
        if verb == "place":
            return RuleMove(verb, self._kind_of(_number(fields, "what", key)), None, to)
        if verb == "move":
            start = _number(fields, "from", key)
            return RuleMove(verb, self._standing(state, start), self.label(start), to)
        if to is None and "from" in fields:
            to = self.label(int(fields["from"]))
        return RuleMove(verb, None, None, to)

    def words(self, key: str, state: State) -> str:
        """A legal move as one says it; its key where the vocabulary has no words for it."""
        try:
            return in_words(self.move(key, state))
        except VocabularyError:
            return key

    def occupation(self, state: State) -> dict[str, Occupant]:
        """Every occupied site of the board by its label."""
        occupied = {}
        for _, site, count, *levels in state["sites"]:
            if site >= len(self.labels) or not levels:
                continue
            top = levels[-1]
            kind = self._kinds[top[0]]
            if kind != NOT_A_PIECE:
                owner = top[1] if self.vocabulary.owned else 0
                occupied[self.labels[site]] = Occupant(owner, kind, self._counter(count, top))
        return occupied

    def sites(self, occupation: Mapping[str, Occupant]) -> list[list[Any]]:
        """The rows of a state in which the board is occupied like this: the way back from `occupation`, to draw it."""
        sites = {label: site for site, label in enumerate(self.labels)}
        rows: list[list[Any]] = []
        for label, occupant in occupation.items():
            if label in sites:
                what = self._component(occupant)
                level = [what, occupant.owner, 0, 0, 0]
                if self.vocabulary.counter in ("state", "value"):
                    level[_STATE if self.vocabulary.counter == "state" else _VALUE] = occupant.counter
                count = occupant.counter if self.vocabulary.counter == "count" else 1
                rows.append([self.setup.default_site, sites[label], count, level])
        return sorted(rows)

    def _component(self, occupant: Occupant) -> int:
        """The index of a component of this kind, of this owner where pieces have one; 0 if there is none."""
        for index, component in enumerate(self.setup.components):
            if component is None or self._kinds[index] != occupant.kind:
                continue
            if component[1] == occupant.owner or not self.vocabulary.owned:
                return index
        return 0

    def _standing(self, state: State, site: int) -> str | None:
        for _, number, _, *levels in state["sites"]:
            if number == site and levels:
                return self._kind_of(levels[-1][0])
        return None

    def _counter(self, count: int, level: list[int]) -> int:
        match self.vocabulary.counter:
            case "state":
                return level[_STATE]
            case "value":
                return level[_VALUE]
            case "count":
                return count
        return 0

    def _kind(self, component: tuple[str, int, str | None] | None, index: int) -> str:
        if index == 0 or component is None:
            return NOT_A_PIECE
        name, _, base = component
        kinds = self.vocabulary.kinds
        kind = kinds.get(name, kinds.get(base or name))
        if kind is None:
            raise VocabularyError(f"the vocabulary has no kind for the component {name}")
        return kind


def plain_projection(setup: Setup) -> Projection:
    """A projection for a description without a rulebook: pieces are called as their components are."""
    return Projection(Vocabulary({component[0]: component[0] for component in setup.components if component}), setup)
