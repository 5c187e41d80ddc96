"""The graphs that an operator on several graphs is given."""

from __future__ import annotations

from ludkit.board.build import GraphBuilder, needed
from ludkit.board.dimensions import items
from ludkit.board.graph import BoardError, Graph
from ludkit.ludemes.typed import Ludeme


def graphs_of(builder: GraphBuilder, ludeme: Ludeme) -> list[Graph]:
    """The graphs of ``graphA`` and ``graphB``, or of the array ``graphs``. Raises BoardError for an empty array."""
    several = ludeme.get("graphs")
    values = (needed(ludeme, "graphA"), needed(ludeme, "graphB")) if several is None else items(several)
    if not values:
        raise BoardError(f"({ludeme.ludeme.keyword} …) needs at least one graph", ludeme.place)
    return [builder.graph(value) for value in values]
