"""The creation of a game: what Ludii refuses once all clauses match, when it sets the game up.

Pieces and containers that starting rules place must exist, and what is evaluated before play begins may not ask for a
state of the game. Starting rules themselves run later, and nothing that they do is looked at.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludkit.ludemes import codes, wording
from ludkit.ludemes.checking.coordinates import is_coordinate
from ludkit.ludemes.roles import role_number, role_owner
from ludkit.ludemes.typed import Constant, Ludeme, Value, ludemes_of
from ludkit.syntax.codes import Code
from ludkit.syntax.diagnostics import Diagnostic
from ludkit.syntax.tree import Node, String, Word

MAX_PIPS = 6
"""The most pips on half a domino, unless a description says otherwise."""

_COMPONENTS = "game.equipment.component."
_PLACE = "game.rules.start.place.Place"
_SET = "game.rules.start.set.Set"
_PAIR = "game.util.math.Pair"
_MAKERS = ("dice", "dominoes", "deck")
"""Items that make components of their own."""
_PLAYERLESS_NAMES = ("Domino", "Die")
"""Components with these in their names get no player's number behind it."""

_STATE = frozenset({"mover", "next", "prev", "var", "what", "counter", "state", "who", "face", "amount", "pot"}) | {
    *("rotation", "where", "trackSite", "values", "value Piece", "value Pending"),
    *("count Pieces", "count Sites", "count Cell", "count Edge", "count Vertex"),
    *("sites Occupied", "sites Empty", "sites LineOfSight", "sites State", "sites Random"),
}
"""Functions that ask for the state of the game, by keyword or by keyword and first constant."""

_TRIAL = frozenset({"last", "var", "trackSite", "count Moves", "value Pending", "sites", "sites Pending"}) | {
    *("sites Mover", "sites Next", "sites Prev", "sites LastTo", "sites LastFrom", "sites From", "sites To"),
    *("sites Playable", "sites Start"),
}
"""Functions that ask for the moves so far; ``sites`` is that without arguments, the sites that a rule goes through."""

_ITERATORS = frozenset({"to", "from", "between", "site", "level", "player", "pips"})
"""Functions that only have a value while a rule is applied."""

_ROLES_OF_STATE = frozenset({"Mover", "Next", "Prev", "TeamMover"})

_KEYS = _STATE | {"score"}
_VALUES = _KEYS | {"last"} | _ITERATORS

_EARLY: dict[str, dict[str, frozenset[str]]] = {
    "game.util.math.Pair": {"key": _KEYS, "value": _VALUES},
    "game.equipment.other.Map": {"keys": _KEYS, "values": _VALUES},
    "game.equipment.other.Regions": {"regionFn": _TRIAL | {"score"}, "regionsFn": _TRIAL | {"score"}},
}
"""What is worked out when the game is created: by class and argument, the functions that have no value then."""

_EARLY_STARTS: dict[str, dict[str, frozenset[str]]] = {
    "item": {"state": _STATE | {"score", "topLevel"}, "count": _STATE | {"score"}},
    "Count": {"value": _STATE, "at": _STATE | _TRIAL, "to": _STATE | _TRIAL},
    "role": {"region": _STATE | _TRIAL | {"sites Around"}},
}
"""The same of starting rules: placing an item, setting a count, giving sites to a player."""

_PUZZLE = (
    "game.functions.booleans.deductionPuzzle.",
    "game.rules.start.deductionPuzzle.",
    "game.rules.play.moves.nonDecision.effect.Satisfy",
)
"""Classes and packages that make a game a deduction puzzle."""


def check_creation(game: Ludeme) -> list[Diagnostic]:
    """What keeps Ludii from creating a game that matches. Of a match nothing is created."""
    if game.ludeme.name != "game.Game":
        return []
    items = items_of(game)
    diagnostics = list(_missing_values(game, items))
    diagnostics += _placed(game, items)
    diagnostics += _too_early(game)
    diagnostics += _nowhere(game, items)
    return diagnostics


def player_count(game: Ludeme) -> int:
    """How many players a ``(game …)`` has."""
    players = game.argument("players")
    assert isinstance(players, Ludeme)
    count = players.arguments[0]
    return len(count) if isinstance(count, tuple) else count if isinstance(count, int) else 0


def items_of(game: Ludeme) -> list[Ludeme]:
    """The items of a game's equipment."""
    equipment = game.argument("equipment")
    assert isinstance(equipment, Ludeme)
    return [item for item in _items(equipment.argument("items")) if isinstance(item, Ludeme)]


def component_names(items: list[Ludeme], players: int) -> set[str]:
    """The names of the components that items of equipment make, with the players' numbers behind them."""
    names: set[str] = set()
    for item in items:
        if item.ludeme.name.startswith(_COMPONENTS):
            names.update(_names_of_component(item, players))
        elif item.ludeme.keyword == "dice":
            names.add("Die")
        elif item.ludeme.keyword == "dominoes":
            limit = item.argument("upTo")
            pips = range((limit if isinstance(limit, int) else MAX_PIPS) + 1)
            names.update(f"Domino{one}{other}" for one in pips for other in pips if one <= other)
        elif item.ludeme.keyword == "deck":
            names.add("Card")
    return names or {f"Ball{player}" for player in range(1, players + 1)}


def has_components(items: list[Ludeme]) -> bool:
    """Whether the equipment has components; if not, Ludii gives each player a ball."""
    return any(item.ludeme.name.startswith(_COMPONENTS) or item.ludeme.keyword in _MAKERS for item in items)


def container_names(items: list[Ludeme], players: int) -> set[str]:
    """The names of the containers that items of equipment make, the board left out."""
    names: set[str] = set()
    for item in items:
        if item.ludeme.keyword in ("hand", "dice", "deck"):
            role = item.argument("role")
            owner = role_owner(role.name) if isinstance(role, Constant) else 0
            numbers = range(1, players + 1) if isinstance(role, Constant) and role.name == "Each" else (owner,)
            names.update(f"{item.ludeme.simple_name}{number}" for number in numbers)
    return names


def _names_of_component(item: Ludeme, players: int) -> Iterator[str]:
    name = item.arguments[0]
    if not isinstance(name, str):
        return
    given = item.get("role")
    role = given.name if isinstance(given, Constant) else "Each"
    if any(part in name for part in _PLAYERLESS_NAMES):
        yield name
    elif role == "Each":
        yield from (name if players == 1 else f"{name}{player}" for player in range(1, players + 1))
    elif role == "Neutral" or (players != 1 and role_owner(role)):
        yield f"{name}{role_owner(role)}"
    else:
        yield name


def _items(value: Value | None) -> tuple[Value, ...]:
    return value if isinstance(value, tuple) else () if value is None else (value,)


def _start_rules(game: Ludeme) -> Iterator[Ludeme]:
    rules = game.argument("rules")
    if isinstance(rules, Ludeme):
        start = rules.argument("start")
        if isinstance(start, Ludeme):
            yield from start.walk()


def _placed(game: Ludeme, items: list[Ludeme]) -> Iterator[Diagnostic]:
    """Pieces and containers of starting rules that do not exist. A part of their name is enough for Ludii."""
    players = player_count(game)
    components, containers = component_names(items, players), container_names(items, players)
    for rule in _start_rules(game):
        if rule.ludeme.name != _PLACE or rule.clause.parameters[0].type.endswith("PlaceRandomType"):
            continue
        for parameter in ("item", "items"):
            for name in _items(rule.get(parameter)):
                if isinstance(name, str) and not any(name in component for component in components):
                    yield _unknown(codes.UNKNOWN_PIECE, rule, "piece", name, components)
        container = rule.get("container")
        if isinstance(container, str) and not any(container in name for name in containers):
            yield _unknown(codes.UNKNOWN_CONTAINER, rule, "container", container, containers)


def _unknown(code: Code, rule: Ludeme, kind: str, name: str, known: set[str]) -> Diagnostic:
    """``known`` are the names that would do."""
    place = rule.place
    for node in rule.node.walk():
        if isinstance(node, String) and node.value == name:
            place = node.place
            break
    near = wording.nearest(name, sorted(known))
    hint = f'did you mean "{near}"?' if near else f"the equipment has {_listed(known, kind)}"
    if kind == "container" and is_coordinate(name):
        hint = f'a site is named by coord:"{name}", several by {{"{name}" …}}'
    return code.at(place, f'`place` wants a {kind} "{name}", which the equipment does not have', hint)


def _listed(names: set[str], kind: str) -> str:
    listed = [f'"{name}"' for name in sorted(names)[: wording.MAX_LISTED]]
    return wording.alternatives(listed).replace(" or ", " and ") if listed else f"no {kind}"


def _too_early(game: Ludeme) -> Iterator[Diagnostic]:
    """What asks for a state although it is worked out before there is one."""
    for ludeme in game.walk():
        early = _EARLY.get(ludeme.ludeme.name, {})
        if ludeme.ludeme.name in (_PLACE, _SET):
            first, constant = ludeme.clause.parameters[0].name, ludeme.arguments[0]
            kind = constant.name if isinstance(constant, Constant) and first not in ("role", "item") else first
            early = _EARLY_STARTS.get(kind, {})
        for name, unknown in early.items():
            value = ludeme.get(name)
            if isinstance(value, Constant) and "mover" in unknown and _is_role_of_state(value):
                found = [(word_of(ludeme, value.name), f"`{value.name}`")]
            else:
                found = list(_asking(value, unknown))
            for node, reason in found:
                message = f"`{ludeme.ludeme.keyword}` is set up before the game begins, and cannot ask for {reason}"
                yield codes.TOO_EARLY.at(node.place, message)


def _asking(value: Value | None, unknown: frozenset[str]) -> Iterator[tuple[Node, str]]:
    """What in a value has no value yet: the node, and its name in words."""
    for ludeme in ludemes_of(value):
        name = ludeme.ludeme.keyword
        if name == "sites" and not ludeme.arguments:
            if name in unknown:
                yield ludeme.node, "`(sites)`, the sites that a rule goes through"
            continue
        constant = next((a for a in ludeme.arguments if isinstance(a, Constant)), None)
        named = f"{name} {constant.name}" if constant is not None else ""
        if named in unknown or (name in unknown and name != "sites"):
            yield ludeme.node, wording.found(ludeme.node)
        elif "mover" in unknown:
            for argument in ludeme.arguments:
                if isinstance(argument, Constant) and _is_role_of_state(argument):
                    yield word_of(ludeme, argument.name), f"`{argument.name}`"


def _is_role_of_state(constant: Constant) -> bool:
    return constant.enum.simple_name == "RoleType" and constant.name in _ROLES_OF_STATE


def word_of(ludeme: Ludeme, text: str) -> Node:
    """The word among a ludeme's arguments, or the whole ludeme where a define or a label hides it."""
    for node in ludeme.node.children:
        if isinstance(node, Word) and node.text == text:
            return node
    return ludeme.node


def _nowhere(game: Ludeme, items: list[Ludeme]) -> Iterator[Diagnostic]:
    """Values of maps that are no site: `Off`, and sites of hands that are not there."""
    players = player_count(game)
    owners: set[int] = set()
    for item in items:
        role = item.argument("role") if item.ludeme.keyword == "hand" else None
        if isinstance(role, Constant):
            owners |= set(range(1, players + 1)) if role.name == "Each" else {role_number(role.name, players)}
    for pair in game.walk():
        if pair.ludeme.name != _PAIR or "value" not in pair.clause.index:
            continue
        value = pair.argument("value")
        role = value.argument("role") if isinstance(value, Ludeme) and value.ludeme.keyword == "handSite" else None
        if value == -1:
            yield codes.NO_VALUE.at(pair.place, "the value of this `pair` is no site")
        elif isinstance(role, Constant) and isinstance(value, Ludeme) and role_number(role.name, players) not in owners:
            yield codes.NO_VALUE.at(
                value.place, f"{role.name} has no hand whose site the `pair` could have as its value"
            )


def _missing_values(game: Ludeme, items: list[Ludeme]) -> Iterator[Diagnostic]:
    """A deduction puzzle has a board with the values that its sites may take."""
    puzzle = next((part for part in game.walk() if part.ludeme.name.startswith(_PUZZLE)), None)
    if puzzle is None:
        return
    for item in items:
        if item.ludeme.keyword == "board" and item.argument("values") is None and item.argument("valuesArray") is None:
            message = f"`{puzzle.ludeme.keyword}` makes this a deduction puzzle, but the board has no `(values …)`"
            yield codes.NO_VALUES.at(item.place, message, "`(values Cell (range 1 9))`")
