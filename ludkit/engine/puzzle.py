"""Deduction puzzles: which games they are, and what their equipment states."""

from __future__ import annotations

from typing import Final

from ludkit.board.directions import SITE_TYPES
from ludkit.engine.builder import Builder, Hints
from ludkit.engine.functions import constant
from ludkit.engine.registry import ludeme_key
from ludkit.engine.variables import Domains
from ludkit.ludemes.typed import Ludeme

_SATISFY: Final = "game.rules.play.moves.nonDecision.effect.Satisfy"
_GIVEN: Final = "game.rules.start.deductionPuzzle.Set"
_OF_PUZZLES: Final = (
    "game.functions.booleans.deductionPuzzle.",
    "game.functions.region.sites.Sites Hint",
    _GIVEN,
    _SATISFY,
)
"""How the names of ludemes begin that make a game a deduction puzzle."""
_MOST_VALUES: Final = 31
"""With more values than these Ludii keeps variables in another way."""


def is_puzzle(game: Ludeme) -> bool:
    """Whether a game is a deduction puzzle, whose sites are variables: some rule speaks as only these do."""
    return any(ludeme_key(ludeme).startswith(_OF_PUZZLES) for ludeme in game.walk())


def refuse_in_puzzle(b: Builder, game: Ludeme) -> None:
    """Raise UnsupportedError for what Ludii cannot play in a deduction puzzle, or plays in a way of its own there."""
    rules = game.get("rules")
    equipment = game.get("equipment")
    assert isinstance(rules, Ludeme) and isinstance(equipment, Ludeme)
    for ludeme in equipment.walk():
        if ludeme.ludeme.name.startswith("game.equipment.container.other."):
            raise b.unsupported(ludeme, "in a deduction puzzle")
    for ludeme in rules.walk():
        name = ludeme.ludeme.name
        if ludeme_key(ludeme) == "game.functions.booleans.is.Is Empty" or (
            name.startswith("game.rules.start.") and name not in ("game.rules.start.Start", _GIVEN)
        ):
            raise b.unsupported(ludeme, "in a deduction puzzle")
    play = rules.get("play")
    moves = play.get("moves") if isinstance(play, Ludeme) else None
    if not isinstance(moves, Ludeme) or moves.ludeme.name != _SATISFY or rules.get("phases") is not None:
        raise b.unsupported(rules, "of a deduction puzzle that are not (satisfy …)")


def read_domains(b: Builder, board: Ludeme, pieces: int) -> Domains:
    """The values that the board states for its sites; ``pieces`` is the number of pieces in the equipment."""
    bounds: list[tuple[int, int]] = [(0, 0)] * len(SITE_TYPES)
    one = b.ludeme(board, "values")
    stated = b.list_of(board, "valuesArray") if one is None else [one]
    if not stated:
        raise b.unsupported(board, "without values, in a deduction puzzle")
    for values in stated:
        assert isinstance(values, Ludeme)
        name = b.constant_name(values, "type")
        ends = b.bounds(b.argument(values, "range"))
        assert name is not None and ends is not None
        least = constant(ends[0])
        greatest = constant(ends[1])
        if least is None or greatest is None or least < 0 or greatest < least:
            raise b.unsupported(values, "with such a range")
        bounds[SITE_TYPES.index(name)] = (least, greatest)
    vertices, edges, cells = [greatest - least + 1 for least, greatest in _by_name(bounds)]
    numbers = cells if bounds[SITE_TYPES.index("Cell")][1] != 0 else 0
    large = numbers + pieces + 1 > _MOST_VALUES or edges > _MOST_VALUES or cells > _MOST_VALUES
    if not large and vertices > _MOST_VALUES:
        raise b.unsupported(board, "with so many values of vertices")
    return Domains(bounds, large)


def _by_name(bounds: list[tuple[int, int]]) -> list[tuple[int, int]]:
    return [bounds[SITE_TYPES.index(name)] for name in ("Vertex", "Edge", "Cell")]


def read_hints(b: Builder, items: list[Ludeme]) -> list[Hints]:
    """The hints of the equipment by site type; the last ``(hints …)`` of a type are its hints."""
    hints = [Hints() for _ in SITE_TYPES]
    for item in items:
        name = b.constant_name(item, "type") or "Cell"
        read = Hints()
        for record in b.list_of(item, "records"):
            assert isinstance(record, Ludeme)
            value = b.argument(record, "hint")
            read.values.append(value if isinstance(value, int) else 0)
            site = b.argument(record, "site")
            region = [site] if site is not None else b.list_of(record, "region")
            read.regions.append([each for each in region if isinstance(each, int)])
        hints[SITE_TYPES.index(name)] = read
    return hints
