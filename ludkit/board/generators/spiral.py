"""Spirals of sites: ``(spiral turns:4 sites:80)``."""

from __future__ import annotations

import math
from typing import Final

from ludkit.board.build import GraphBuilder, builds, dim_argument, flag
from ludkit.board.geometry import unit
from ludkit.board.graph import Basis, BoardError, Graph, Shape, Vector, Vertex
from ludkit.ludemes.typed import Ludeme

MAX_SITES: Final = 1000
"""The most sites of a spiral, in Ludii too."""

_SMOOTHINGS: Final = 2


def spiral(turns: int, sites: int, clockwise: bool) -> Graph:
    """Sites from the middle outward on a spiral, each joined to the next; the middle is the pivot of all."""
    if sites > MAX_SITES:
        raise BoardError(f"the spiral has too many sites: the limit is {MAX_SITES}")
    angles = _angles(turns, sites)
    graph = Graph()
    pivot = graph.add_vertex(0.0, 0.0)
    for angle in angles[1:sites]:
        x = angle * math.cos(angle)
        graph.add_vertex(0 - x if clockwise else 0 + x, 0 + angle * math.sin(angle))
    vertices = graph.vertices
    last = len(vertices) - 1
    for n in range(last):
        tangent_a = _direction(vertices[max(0, n - 1)], vertices[n + 1])
        tangent_b = _direction(vertices[n], vertices[n + 1])
        graph.add_edge(vertices[n], vertices[n + 1], tangent_a, tangent_b)
    for vertex in vertices:
        vertex.pivot = pivot
    graph.set_basis(Basis.SPIRAL, Shape.SPIRAL)
    return graph


def _angles(turns: int, sites: int) -> list[float]:
    """The angle of each site, evened out between its neighbours; all 0 where the turns are too many or too few."""
    if sites < 1:
        raise BoardError("a spiral needs at least 1 site")
    steps = _first_turn(turns, sites)
    angles = [0.0]
    for turn in range(1, turns + 2 if steps > 0 else 1):
        step = math.pi * 2 / steps
        angle = math.pi * 2 * turn
        if turn <= 2 or turn % 2 == 1:
            angle -= step / 2
        for _ in range(steps):
            angles.append(angle)
            angle += step
        if turn <= 2:
            steps *= 2
    angles += [0.0] * (4 * sites - len(angles))
    for _ in range(_SMOOTHINGS):
        for n in range(2, sites):
            angles[n] = (angles[n - 1] + angles[n + 1]) / 2.0
    angles[1] -= 0.5 * (angles[2] - angles[1])
    return angles


def _first_turn(turns: int, sites: int) -> int:
    """How many sites the first turn has, so that all turns use as many sites as they can; 0 if no number fits."""
    for base in range(1, sites):
        steps = base
        total = 1
        for turn in range(1, turns):
            total += steps
            if total > sites:
                return base - 1
            if turn <= 2:
                steps *= 2
    return 0


def _direction(a: Vertex, b: Vertex) -> Vector:
    """The direction from a to b, at length 1."""
    return unit(b.x - a.x, b.y - a.y)


@builds("generators.shape.Spiral")
def _spiral(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    turns = dim_argument(ludeme, "turns")
    sites = dim_argument(ludeme, "sites")
    clockwise = flag(ludeme, "clockwise", default=True)
    graph = spiral(turns, sites, clockwise)
    graph.dim = (turns, sites, 1 if clockwise else 0)
    return graph
