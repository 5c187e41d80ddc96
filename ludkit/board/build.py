"""How the graph ludemes of a description become graphs: a table from ludeme classes to the functions that build them.

A generator's or operator's module has a plain Python function that does the work, and an adapter that reads its
arguments from a ludeme, registered with `builds`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ludkit.board.dimensions import dimension, items, real, reals, truth
from ludkit.board.graph import BoardError, Graph
from ludkit.board.polygon import Polygon
from ludkit.ludemes.typed import Constant, Ludeme, Value

MAX_DEPTH: Final = 200
"""How deep graph functions may be nested in each other."""

Build: TypeAlias = Callable[["GraphBuilder", Ludeme], Graph]

BUILDERS: Final[dict[str, Build]] = {}
"""By class name: what builds the graph of a ludeme."""

OPERATORS: Final[set[str]] = set()
"""The names of those in `BUILDERS` that change other graphs; their graphs have no dimensions of their own."""


def builds(name: str, operator: bool = False) -> Callable[[Build], Build]:
    """Register the decorated function as what builds the graphs of ludeme class ``game.functions.graph.<name>``."""

    def register(build: Build) -> Build:
        full = name if name.startswith("game.") else "game.functions.graph." + name
        BUILDERS[full] = build
        if operator:
            OPERATORS.add(full)
        return build

    return register


class GraphBuilder:
    """Builds the graph of one board.

    ``use`` is the kind of site that the board is played on (``Cell``, ``Vertex`` or ``Edge``); some generators make
    one row more where it is ``Cell``.
    """

    __slots__ = ("_depth", "_graphs", "_polygons", "use")

    def __init__(self, use: str) -> None:
        self.use = use
        self._depth = 0
        self._graphs: dict[int, Graph] = {}
        self._polygons: dict[int, Polygon] = {}

    @property
    def extra(self) -> int:
        """1 where the board is played on cells, else 0: how many more rows of vertices than of sites there are."""
        return 1 if self.use == "Cell" else 0

    def graph(self, value: Value | None) -> Graph:
        """The graph that a graph function stands for. Raises BoardError where it cannot be built."""
        if not isinstance(value, Ludeme):
            raise BoardError("a graph is needed here")
        build = BUILDERS.get(value.ludeme.name)
        if build is None:
            raise BoardError(f"({value.ludeme.keyword} …) is not a graph that can be built", value.place)
        self._depth += 1
        if self._depth > MAX_DEPTH:
            raise BoardError(f"graphs are nested too deeply: the limit is {MAX_DEPTH}", value.place)
        try:
            graph = build(self, value)
        except BoardError as error:
            if error.place is None:
                error.place = value.place
            raise
        self._depth -= 1
        if value.ludeme.name in OPERATORS:
            graph.dim = None
        return graph

    def stated_graph(self, ludeme: Ludeme, make: Callable[[], Graph]) -> Graph:
        """The graph of a ludeme that stands for one and the same graph each time it is evaluated."""
        key = id(ludeme)
        if key not in self._graphs:
            self._graphs[key] = make()
        return self._graphs[key]

    def stated_polygon(self, ludeme: Ludeme, make: Callable[[], Polygon]) -> Polygon:
        """The polygon of a ludeme. It is made once: a graph that is built several times (``layers``) inflates it each
        time, as in Ludii.
        """
        key = id(ludeme)
        if key not in self._polygons:
            self._polygons[key] = make()
        return self._polygons[key]

    def own_polygon(self, ludeme: Ludeme, poly: Value) -> Polygon:
        """The polygon of a ludeme's ``(poly …)``, a copy that is this ludeme's own to inflate."""
        return self.stated_polygon(ludeme, lambda: self.polygon(poly).copy())

    def polygon(self, value: Value | None) -> Polygon:
        """The polygon of a ``(poly …)``."""
        if not isinstance(value, Ludeme):
            raise BoardError("a polygon is needed here")
        poly = value
        return self.stated_polygon(poly, lambda: _polygon(poly))


def sized(graph: Graph, *dim: int) -> Graph:
    """The graph, with the dimensions that its generator was called with."""
    graph.dim = dim
    return graph


def needed(ludeme: Ludeme, name: str) -> Value:
    """The argument called ``name``. Raises BoardError where it is not given."""
    value = ludeme.get(name)
    if value is None:
        raise BoardError(f"({ludeme.ludeme.keyword} …) needs its argument {name!r}", ludeme.place)
    return value


def dim_argument(ludeme: Ludeme, name: str) -> int:
    """The dimension called ``name``."""
    return dimension(needed(ludeme, name))


def optional_dim(ludeme: Ludeme, name: str) -> int | None:
    """The dimension called ``name``, or None where it is not given."""
    value = ludeme.get(name)
    return None if value is None else dimension(value)


def real_argument(ludeme: Ludeme, name: str) -> float:
    """The float called ``name``."""
    return real(needed(ludeme, name))


def flag(ludeme: Ludeme, name: str, default: bool = False) -> bool:
    """The truth value called ``name``, or ``default`` where it is not given."""
    value = ludeme.get(name)
    return default if value is None else truth(value)


def constant(ludeme: Ludeme, name: str) -> str | None:
    """The name of the constant that the argument ``name`` is, or None where it is not given."""
    value = ludeme.get(name)
    return value.name if isinstance(value, Constant) else None


def _polygon(poly: Ludeme) -> Polygon:
    points: list[tuple[float, float]] = []
    for item in items(needed(poly, "pts")):
        numbers = reals(item)
        if len(numbers) < 2:
            # Ludii takes such a polygon as one without points.
            points = []
            break
        points.append((numbers[0], numbers[1]))
    return Polygon(points, optional_dim(poly, "rotns") or 0)
