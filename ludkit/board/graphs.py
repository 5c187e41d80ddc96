"""The graphs that descriptions state: of a graph function, and of a board with what belongs to it.

``(mancalaBoard …)`` and ``(boardless …)`` make their graphs themselves.
"""

from __future__ import annotations

from typing import Final

from ludkit.board import generators, operators
from ludkit.board.build import GraphBuilder, constant, dim_argument, needed, optional_dim
from ludkit.board.generators import hexagonal, square, triangular
from ludkit.board.graph import BoardError, Graph, Shape, as_float
from ludkit.board.operators.union import union
from ludkit.ludemes.typed import Ludeme, Value

__all__ = ["board_graph", "board_use", "generators", "graph_of", "operators"]

_BOARDS: Final = "game.equipment.container.board."
BOARDLESS_SIZE: Final = 41
BOARDLESS_HEXAGON_SIZE: Final = 21

_STORES: Final = {2: (-0.85, -0.15), 3: (-1.0, 0.0), 4: (-0.9, -0.1), 5: (-1.0, -0.1), 6: (-0.9, -0.1)}
"""For mancala boards of so many rows: x of the left store, and how far the right one is from one column on."""


def graph_of(value: Value, use: str) -> Graph:
    """The graph of a graph function, on a board that is played on ``use`` (``Cell``, ``Vertex`` or ``Edge``).

    Raises BoardError, with the place of the ludeme at fault, where the graph cannot be built.
    """
    graph = GraphBuilder(use).graph(value)
    cells = len(graph.faces)
    for edge in graph.edges:
        # Ludii leaves a cell beside an edge when it cannot add it to the board; another cell there does not find it.
        if edge.left is None or edge.right is None:
            continue
        if (edge.left.index >= cells) != (edge.right.index >= cells):
            place = value.place if isinstance(value, Ludeme) else None
            raise BoardError(
                f"the cell beside the edge from vertex {edge.a.index} to {edge.b.index} cannot be added: "
                "its vertices are not all joined",
                place,
            )
    return graph


def board_use(board: Ludeme) -> str:
    """The kind of site that a board is played on."""
    if board.ludeme.name.startswith(_BOARDS + "custom."):
        return "Vertex"
    return constant(board, "use") or "Cell"


def board_graph(board: Ludeme) -> Graph:
    """The graph of a ``board``, ``mancalaBoard``, ``surakartaBoard`` or ``boardless``. Raises BoardError."""
    match board.ludeme.name.removeprefix(_BOARDS):
        case "Board" | "custom.SurakartaBoard":
            return graph_of(needed(board, "graphFn"), board_use(board))
        case "custom.MancalaBoard":
            return _mancala_board(board)
        case "Boardless":
            return boardless(constant(board, "tiling") or "", optional_dim(board, "dimension"))
    raise BoardError(f"({board.ludeme.keyword} …) is not a board", board.place)


def boardless(tiling: str, size: int | None) -> Graph:
    """The large board of cells on which a game without a board is played."""
    side = BOARDLESS_SIZE if size is None else size
    if tiling == "Square":
        graph = square.rectangle(side + 1, side + 1, None, pyramidal=False, shape=Shape.SQUARE)
        graph.dim = (side, side)
        return graph
    if tiling == "Hexagonal":
        side = BOARDLESS_HEXAGON_SIZE if size is None else size
        graph = hexagonal.hexagon(side)
    else:
        graph = triangular.triangle(side + 1)
    graph.dim = (side,)
    return graph


def mancala(rows: int, columns: int, stores: bool) -> Graph:
    """Rows of holes, with or without stores at the ends: the first vertex is the left store, the last the right one."""
    lines: list[Graph] = []
    for row in range(rows):
        line = square.rectangle(1, columns, None, pyramidal=False)
        line.translate(0.0, float(row), 0.0)
        lines.append(line)
    if stores:
        left, right = _STORES[rows]
        height = (rows - 1) / 2
        lines.insert(0, Graph.assembled([(left, height)], []))
        lines.append(_right_store(rows, columns, right, height))
    return union(lines, connect=True)


def _right_store(rows: int, columns: int, right: float, height: float) -> Graph:
    # On five rows Ludii states the right store 0.1 farther out and moves it back by as much.
    start = columns + 0.1 if rows == 5 else columns
    store = Graph.assembled([(start, height)], [])
    store.translate(as_float(right), 0.0, 0.0)
    return store


def _mancala_board(board: Ludeme) -> Graph:
    rows = dim_argument(board, "rows")
    columns = dim_argument(board, "columns")
    if not 2 <= rows <= 6:
        raise BoardError(f"a mancala board has 2 to 6 rows, not {rows}", board.place)
    store = constant(board, "store") or "Outer"
    count = board.get("numStores")
    if store == "Inner" or (count is not None and count != 2):
        return square.rectangle(rows, rows, None, pyramidal=False)
    return mancala(rows, columns, stores=store != "None")
