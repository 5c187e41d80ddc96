"""The board of a game, with all that its equipment says about places: containers and tracks."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ludkit.board.build import flag
from ludkit.board.containers import BOARD, Container, containers_of
from ludkit.board.coordinates import Coordinates
from ludkit.board.directions import CELL, EDGE, SITE_TYPES, VERTEX
from ludkit.board.graph import BoardError
from ludkit.board.graphs import board_graph, board_use
from ludkit.board.topology import Topology
from ludkit.board.tracks import Track, stated_track, surakarta_tracks
from ludkit.ludemes.checking.creation import items_of, player_count
from ludkit.ludemes.typed import Constant, Ludeme, Value

_BOARDS: Final = "game.equipment.container.board."
_BOARD_NAMES: Final = frozenset(
    _BOARDS + name for name in ("Board", "Boardless", "custom.MancalaBoard", "custom.SurakartaBoard")
)
_SITE_TYPE: Final = "game.types.board.SiteType"
_MAP: Final = "game.equipment.other.Map"
_LAYER: Final = "game.functions.ints.board.Layer"


@dataclass(slots=True)
class Board:
    """A board: its topology, its tracks, and all containers, itself first.

    ``use`` is the kind of site it is played on unless a rule says otherwise, ``kinds`` are all that the game is played
    on. ``large_stack``: stacks may be high.
    """

    topology: Topology
    use: int
    kinds: list[int]
    tracks: list[Track]
    containers: list[Container]
    large_stack: bool
    container_of: list[int] = field(init=False)
    """By site number: the index of its container. (Numbers of cells count as the board's on every board.)"""

    def __post_init__(self) -> None:
        starts = [container.first for container in self.containers[1:]]
        last = self.containers[-1]
        ends = [*starts, last.first + last.size if starts else _site_numbers(self.topology, self.use)]
        self.container_of = []
        for index, container in enumerate(self.containers):
            self.container_of += [index] * (ends[index] - container.first)


def build_board(game: Ludeme) -> Board:
    """The board of a ``(game …)``, as `check` finds it.

    Raises BoardError, with the place of what is at fault, where it cannot be built, TypeError for what is no ludeme.
    """
    if not isinstance(game, Ludeme):
        raise TypeError(f"a board is built from the game that check finds, not from {type(game).__name__}")
    if "equipment" not in game.clause.index:
        raise BoardError("a match has no board of its own: look at the boards of its games", game.place)
    ludeme = board_of(game)
    try:
        return _make_board(game, ludeme, items_of(game))
    except BoardError as error:
        if error.place is None:
            error.place = ludeme.place
        raise


def board_of(game: Ludeme) -> Ludeme:
    """The board of a ``(game …)`` as a ludeme. Raises BoardError where there is none."""
    boards = [item for item in items_of(game) if item.ludeme.name in _BOARD_NAMES]
    if not boards:
        raise BoardError("the equipment has no board", _ludeme(game, "equipment").place)
    return boards[0]


def _make_board(game: Ludeme, ludeme: Ludeme, items: list[Ludeme]) -> Board:
    use = SITE_TYPES.index(board_use(ludeme))
    is_boardless = ludeme.ludeme.name == _BOARDS + "Boardless"
    asks_for_layers, names_kinds = _demands(game, items)
    topology = Topology(board_graph(ludeme), is_boardless, asks_for_layers)
    if not is_boardless and len({vertex.z for vertex in topology.graph.vertices}) > 1:
        for kind in range(len(SITE_TYPES)):
            topology.layers(kind)  # cannot always be told apart
    kinds = [VERTEX, EDGE, CELL] if use != CELL or names_kinds else [CELL]
    containers = [Container(BOARD, "Board", "Neutral", 0, 0, topology.count(use), ludeme)]
    first = _site_numbers(topology, use)
    containers += containers_of(items, player_count(game), first, topology.sides_of_cells())
    return Board(topology, use, kinds, _tracks(ludeme, use, topology), containers, flag(ludeme, "largeStack"))


def _site_numbers(topology: Topology, use: int) -> int:
    """How many site numbers the board takes up: as many as it has cells, if those are more than the sites played on."""
    return max(topology.count(CELL), topology.count(use))


def _tracks(ludeme: Ludeme, use: int, topology: Topology) -> list[Track]:
    if ludeme.ludeme.name == _BOARDS + "custom.SurakartaBoard":
        grid = Coordinates(topology.graph.vertices, None, by_position=False, boardless=False)
        loops = ludeme.get("loops")
        first = ludeme.get("from")
        return surakarta_tracks(
            topology,
            len(grid.rows),
            len(grid.columns),
            loops if isinstance(loops, int) and loops != -1 else None,
            first if isinstance(first, int) else 1,
        )
    stated = [ludeme.get("track"), *_values(ludeme.get("tracks"))]
    tracks = [track for track in stated if isinstance(track, Ludeme)]
    return [stated_track(track, index, use, topology) for index, track in enumerate(tracks)]


def _ludeme(ludeme: Ludeme, name: str) -> Ludeme:
    value = ludeme.argument(name)
    if not isinstance(value, Ludeme):
        raise BoardError(f"({ludeme.ludeme.keyword} …) needs its {name}", ludeme.place)
    return value


def _values(value: Value | None) -> tuple[Value, ...]:
    return value if isinstance(value, tuple) else ()


def _demands(game: Ludeme, items: list[Ludeme]) -> tuple[bool, bool]:
    """Whether a rule asks for the layer of a site, and whether one speaks of vertices or edges.

    With the first Ludii takes rows and columns from coordinates alone, with the second it plays on all kinds of sites.
    Of the equipment only maps count.
    """
    asks_for_layers = False
    names_kinds = False
    stack: list[Value | None] = [game.argument("rules"), *(item for item in items if item.ludeme.name == _MAP)]
    while stack:
        value = stack.pop()
        if isinstance(value, Ludeme):
            asks_for_layers |= value.ludeme.name == _LAYER
            stack.extend(value.arguments)
        elif isinstance(value, tuple):
            stack.extend(value)
        elif isinstance(value, Constant):
            names_kinds |= value.enum.name == _SITE_TYPE and value.name != "Cell"
    return asks_for_layers, names_kinds
