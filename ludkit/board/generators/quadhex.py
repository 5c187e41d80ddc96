"""Hexagons made of quadrilaterals: ``(quadhex 4)``, the boards of three-player chess."""

from __future__ import annotations

import math

from ludkit.board.build import GraphBuilder, builds, dim_argument, flag
from ludkit.board.generators.lattice import Point, check_places
from ludkit.board.graph import Basis, BoardError, Graph, Shape, Vertex
from ludkit.ludemes.typed import Ludeme


def quadhex(layers: int, thirds: bool) -> Graph:
    """A hexagon of ``layers`` rings, in six sections that meet in the middle or three pairs of them."""
    check_places(6 * layers, layers)
    graph = Graph()
    if thirds:
        _add_thirds(graph, layers)
    else:
        _add_sixths(graph, layers)
    graph.make_faces(check_crossings=True)
    graph.set_basis(Basis.QUADHEX, Shape.HEXAGON)
    graph.reorder()
    return graph


def _add_sixths(graph: Graph, layers: int) -> None:
    height = layers * math.sqrt(3) / 2
    middle = (0.0, 0.0)
    top = (0.0, height)
    corner = (layers / 2.0, height)
    side = ((corner[0] + layers) / 2, (corner[1] + 0.0) / 2)
    for section in range(6):
        turn = section * math.pi / 3
        for row in range(layers):
            inner = _rotated(turn, _between(row / layers, middle, side))
            next_inner = _rotated(turn, _between((row + 1) / layers, middle, side))
            outer = _rotated(turn, _between(row / layers, top, corner))
            next_outer = _rotated(turn, _between((row + 1) / layers, top, corner))
            for column in range(layers):
                here = column / layers
                onward = (column + 1) / layers
                a = _vertex(graph, _between(here, inner, outer))
                b = _vertex(graph, _between(onward, inner, outer))
                c = _vertex(graph, _between(onward, next_inner, next_outer))
                graph.find_or_add_edge(a, b)
                graph.find_or_add_edge(b, c)
                if row == layers - 1:
                    d = _vertex(graph, _between(here, next_inner, next_outer))
                    graph.find_or_add_edge(c, d)


def _add_thirds(graph: Graph, layers: int) -> None:
    section = _section(layers)
    count = len(section.vertices)
    if layers < 2:
        raise BoardError(f"a quadhex in thirds needs at least 2 layers, not {layers}")
    turn = 2 * math.pi / 3
    low: list[Vertex] = []
    high: list[Vertex] = []
    tip: list[Vertex] = []
    for third in range(3):
        first = third * count
        for vertex in section.vertices:
            graph.add_vertex(vertex.x, vertex.y)
        for edge in section.edges:
            graph.add_edge(graph.vertices[first + edge.a.index], graph.vertices[first + edge.b.index])
        for vertex in section.vertices:
            vertex.x, vertex.y = _rotated(turn, (vertex.x, vertex.y))
        low.append(graph.vertices[first + 4 * layers])
        high.append(graph.vertices[first + 4 * layers + 2])
        tip.append(graph.vertices[first + layers * (2 * layers + 3)])
    for n in range(3):
        graph.find_or_add_edge(tip[n], tip[(n + 1) % 3])
    for n in range(3):
        graph.find_or_add_edge(high[n], low[(n + 1) % 3])


def _section(layers: int) -> Graph:
    """One third: two mirrored grids on the lower side."""
    height = layers * math.sqrt(3) / 2
    ratio = layers / (layers + 0.5)
    a = (-layers / 2.0, -height)
    e = (0.0, -height)
    f = _between(ratio, e, (0.0, 0.0))
    g = _between(ratio / 2, a, (-float(layers), 0.0))
    section = Graph()
    for row in range(layers):
        low = _between(row / layers, a, e)
        next_low = _between((row + 1) / layers, a, e)
        high = _between(row / layers, g, f)
        next_high = _between((row + 1) / layers, g, f)
        for column in range(layers):
            here = column / layers
            onward = (column + 1) / layers
            corners = [
                _between(here, low, high),
                _between(onward, low, high),
                _between(here, next_low, next_high),
                _between(onward, next_low, next_high),
            ]
            _add_cell(section, corners)
            _add_cell(section, [(-x, y) for x, y in corners])
    return section


def _add_cell(graph: Graph, corners: list[Point]) -> None:
    a, b, c, d = [_vertex(graph, corner) for corner in corners]
    graph.find_or_add_edge(a, b)
    graph.find_or_add_edge(c, d)
    graph.find_or_add_edge(a, c)
    graph.find_or_add_edge(b, d)


def _vertex(graph: Graph, point: Point) -> Vertex:
    return graph.find_or_add_vertex(point[0], point[1])


def _between(along: float, a: Point, b: Point) -> Point:
    """The point that far along (0 to 1) from a to b."""
    return a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])


def _rotated(turn: float, point: Point) -> Point:
    """The point turned counterclockwise round the origin."""
    x, y = point
    return x * math.cos(turn) - y * math.sin(turn), y * math.cos(turn) + x * math.sin(turn)


@builds("generators.basis.quadhex.Quadhex")
def _quadhex(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    layers = dim_argument(ludeme, "layers")
    graph = quadhex(layers, flag(ludeme, "thirds"))
    graph.dim = (layers,)
    return graph
