"""Checking with the board: whether it can be built, and whether the sites that a description names are on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ludkit.board.board import Board, board_of, build_board
from ludkit.board.directions import CELL, VERTEX
from ludkit.board.graph import BoardError
from ludkit.ludemes.checker import GAME, CheckResult, in_order
from ludkit.ludemes.checking.coordinates import is_coordinate
from ludkit.ludemes.checking.creation import component_names, items_of, player_count
from ludkit.ludemes.typed import Ludeme, Value
from ludkit.syntax.codes import register
from ludkit.syntax.diagnostics import Diagnostic, Severity
from ludkit.syntax.source import Place
from ludkit.syntax.tree import Call, Node, String

NO_BOARD = register(
    "L408",
    "board that cannot be built",
    "The numbers, shapes or sites that the board is made of do not make a board.",
    '(game "Example" (players 2) (equipment { (board (concentric sides:2 rings:3)) (piece "Disc" Each) })\n'
    "    (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))",
)
NO_REGION_SITE = register(
    "L410",
    "region with a site that Ludii cannot find",
    "When Ludii creates a game, it works out how far every site is from the regions of the equipment: sites are not "
    "negative, and on a board that is played on vertices or edges they are less than the number of vertices.",
    '(game "Example" (players 2)\n'
    '    (equipment { (board (square 3) use:Vertex) (piece "Disc" Each) (regions "Goal" {7 8 9}) })\n'
    "    (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))",
)
NO_LABEL = register(
    "L516",
    "label that is not on the board",
    "No site of the board has this label. Ludii lets it pass, and the rule finds no site.",
    '(game "Example" (players 2) (equipment { (board (square 3)) (piece "Disc" Each) })\n'
    '    (rules (start (place "Disc1" coord:"D4")) (play (move Add (to (sites Empty))))\n'
    "        (end (if (is Line 3) (result Mover Win)))))",
    Severity.WARNING,
)
NO_SITE = register(
    "L517",
    "site that is not on the board",
    "The board and the containers beside it have fewer sites than this number says, or it is negative. Ludii lets it "
    "pass.",
    '(game "Example" (players 2) (equipment { (board (square 3)) (piece "Disc" Each) })\n'
    '    (rules (start (place "Disc1" 9)) (play (move Add (to (sites Empty))))\n'
    "        (end (if (is Line 3) (result Mover Win)))))",
    Severity.WARNING,
)
NO_SITES = register(
    "L519",
    "board without sites",
    "The numbers that the board is made of leave it without any site. Ludii lets it pass.",
    '(game "Example" (players 2) (equipment { (board (square 0)) (piece "Disc" Each) })\n'
    "    (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))",
    Severity.WARNING,
)

_REGIONS = "game.equipment.other.Regions"
_SITES = {
    "game.rules.start.place.Place": ("loc", "locs"),
    "game.functions.region.sites.Sites": ("sites",),
}
"""The arguments that are numbers of sites, by class."""


def with_board(result: CheckResult, *, warn: bool = True) -> CheckResult:
    """What `ludkit.ludemes.checker.check` found, and what the board adds to it; ``warn`` as there.

    Raises TypeError for what is no result of checking.
    """
    if not isinstance(result, CheckResult):
        raise TypeError(f"the board is added to what check found, not to {type(result).__name__}")
    if result.game is None or result.game.ludeme.name != GAME:
        return result
    found = [d for d in check_board(result.game) if warn or d.severity is Severity.ERROR]
    ok = result.ok and not any(d.severity is Severity.ERROR for d in found)
    return replace(result, ok=ok, diagnostics=in_order([*result.diagnostics, *found]))


def check_board(game: Ludeme) -> list[Diagnostic]:
    """What is wrong with a ``(game …)``'s board, or with the sites that the game names."""
    try:
        board = build_board(game)
    except BoardError as error:
        return [NO_BOARD.at(error.place or game.place, str(error))]
    if not any(board.topology.count(kind) for kind in (board.use, *board.kinds)):
        return [NO_SITES.at(board_of(game).place, "the board has no sites"), *_regions(game, board)]
    return [*_regions(game, board), *_labels(game, board), *_numbers(game, board)]


def _regions(game: Ludeme, board: Board) -> Iterator[Diagnostic]:
    """Sites of the equipment's regions that keep Ludii from creating the game."""
    topology = board.topology
    if board.use == CELL and topology.count(CELL) == 0:
        return
    for item in items_of(game):
        sites = item.get("sites") if item.ludeme.name == _REGIONS else None
        for site in dict.fromkeys(sites) if isinstance(sites, tuple) else ():
            assert isinstance(site, int)
            if site < 0:
                yield NO_REGION_SITE.at(_number_in(item.node, site), f"a region has no site {site}")
            elif board.use != CELL and site >= topology.count(VERTEX):
                wanted = f"sites of regions are 0 to {topology.count(VERTEX) - 1} here, as the vertices"
                yield NO_REGION_SITE.at(_number_in(item.node, site), f"there is no site {site}: {wanted}")


def _labels(game: Ludeme, board: Board) -> Iterator[Diagnostic]:
    """Coordinates that no site has, each at the first place where it stands."""
    known: set[str] | None = None
    seen = component_names(items_of(game), player_count(game))
    seen.update(_strings([game.argument("name")]))  # a game may be called like a site
    for ludeme in game.walk():
        for text in _strings(ludeme.arguments):
            if text in seen or not is_coordinate(text) or text.isdecimal():
                continue
            seen.add(text)
            if known is None:
                known = {label for kind in board.kinds for label in board.topology.labels(kind)}
            if text not in known:
                yield NO_LABEL.at(_place_of(ludeme.node, text), f'no site of the board is labelled "{text}"')


def _strings(values: Sequence[Value | None]) -> Iterator[str]:
    for value in values:
        if isinstance(value, str):
            yield value
        elif isinstance(value, tuple):
            yield from _strings(value)


def _place_of(node: Node, text: str) -> Place:
    """The first string ``text`` in a call."""
    return next((part.place for part in node.walk() if isinstance(part, String) and part.value == text), node.place)


def _numbers(game: Ludeme, board: Board) -> Iterator[Diagnostic]:
    """Numbers of sites that are too high, or negative."""
    last = board.containers[-1]
    count = max(
        last.first + last.size, *(board.topology.count(kind) for kind in board.kinds), board.topology.count(CELL)
    )
    for ludeme in game.walk():
        for name in _SITES.get(ludeme.ludeme.name, ()):
            value = ludeme.get(name)
            numbers = [part for part in (value if isinstance(value, tuple) else (value,)) if isinstance(part, int)]
            for number in dict.fromkeys(numbers):  # each once: a list can be as long as ranges make it
                if 0 <= number < count:
                    continue
                place = _number_in(ludeme.node, number)
                # what is written Off is meant: no site
                if number >= count or place.text == str(number):
                    yield NO_SITE.at(place, f"there is no site {number}: sites are 0 to {count - 1}")


def _number_in(node: Node, number: int) -> Place:
    """Where a number stands among the arguments of a call."""
    assert isinstance(node, Call)
    for argument in node.arguments:
        for part in (argument, *argument.children):
            if part.place.text == str(number):
                return part.place
    return node.place
