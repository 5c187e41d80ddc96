"""Regular polygons and stars: ``(regular 5)``, ``(regular Star 5)``."""

from __future__ import annotations

import math

from ludkit.board.build import GraphBuilder, builds, constant, dim_argument
from ludkit.board.generators.lattice import ring
from ludkit.board.graph import Graph, check_count
from ludkit.ludemes.typed import Ludeme


def regular(sides: int, star: bool, faces: bool) -> Graph:
    """A polygon with sides nearly 1 long; as a star, each corner is joined to those across. It has no basis."""
    check_count(sides, "vertices")
    graph = polygon(sides, (sides - 1) // 2 if star else 1)
    if faces:
        graph.make_faces(check_crossings=True)
    graph.reorder()
    return graph


def polygon(sides: int, step: int) -> Graph:
    """Corners on a circle, each joined to the one ``step`` on; a square stands on a side, the rest have a corner up."""
    graph = Graph()
    first = math.pi / 4 if sides == 4 else math.pi / 2
    for x, y in ring(sides, sides / (2 * math.pi), first):
        graph.add_vertex(x, y)
    for n, vertex in enumerate(graph.vertices):
        graph.add_edge(vertex, graph.vertices[(n + step) % sides])
    return graph


@builds("generators.shape.Regular")
def _regular(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    sides = dim_argument(ludeme, "numSides")
    graph = regular(sides, constant(ludeme, "star") is not None, faces=builder.use == "Cell")
    graph.dim = (sides,)
    return graph
