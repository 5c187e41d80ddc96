"""Celtic knot boards: ``(celtic 4 7)``: a square lattice turned by 45 degrees, with curves along its outline."""

from __future__ import annotations

import math
from typing import Final

from ludkit.board.build import GraphBuilder, builds, dim_argument, optional_dim
from ludkit.board.dimensions import dimensions
from ludkit.board.generators.lattice import Point, check_places
from ludkit.board.geometry import atan2, unit
from ludkit.board.graph import Basis, BoardError, Graph, Shape, Vector, Vertex
from ludkit.board.perimeter import find_perimeters
from ludkit.board.polygon import MARGIN, Polygon, outline_on_squares
from ludkit.ludemes.typed import Ludeme

_HALF: Final = 1 / math.sqrt(2)
_STEP: Final = 2 * _HALF
_TILE: Final = ((_HALF, 0.0), (0.0, _HALF), (-_HALF, 0.0), (0.0, -_HALF))
_WAYS: Final = ((0.0, _STEP), (_STEP, 0.0), (0.0, -_STEP), (-_STEP, 0.0))

_SHARP: Final = 0.25 * math.pi
_FLAT: Final = 0.1 * math.pi


def celtic(rows: int, columns: int) -> Graph:
    """So many rows and columns of crossings."""
    check_places(rows, columns)
    places = [(column * _STEP, row * _STEP) for row in range(rows) for column in range(columns)]
    return _knotted(places, Shape.SQUARE if rows == columns else Shape.RECTANGLE)


def custom(polygon: Polygon) -> Graph:
    """The crossings inside the polygon, which is inflated a little."""
    if not polygon.points:
        raise BoardError("a celtic board needs an outline")
    polygon.inflate(MARGIN)
    left, bottom, right, top = polygon.bounds()
    rows = range(int(bottom) - 1, int(top) + 2)
    columns = range(int(left) - 1, int(right) + 2)
    check_places(rows.stop - rows.start, columns.stop - columns.start)
    places = [(column * _STEP, row * _STEP) for row in rows for column in columns]
    return _knotted([place for place in places if polygon.contains(*place)], Shape.NONE)


def _knotted(places: list[Point], shape: Shape) -> Graph:
    graph = Graph()
    for x, y in places:
        for dx, dy in _TILE:
            graph.find_or_add_vertex(x + dx, y + dy)
    graph.join_unit()
    graph.make_faces(check_crossings=True)
    perimeters = find_perimeters(graph)
    if not perimeters:
        raise BoardError("a celtic board needs at least one crossing")
    _add_curves(graph, perimeters[0])
    graph.set_basis(Basis.CELTIC, shape)
    graph.reorder()
    return graph


def _add_curves(graph: Graph, outline: list[Vertex]) -> None:
    """Add a curve at each corner of the outline and at each second vertex of its straight parts."""
    for n in _key_points(outline):
        b, c, d, e = [outline[(n + k) % len(outline)] for k in (-1, 0, 1, 2)]
        if _turn(c, d, e) < -_SHARP:
            _add_notch(graph, c, d, e)
        else:
            _add_bulge(graph, b, c, d)


def _key_points(outline: list[Vertex]) -> list[int]:
    """Where on the outline curves begin."""
    keys: list[int] = []
    straight = 0
    for n, vertex in enumerate(outline):
        turn = _turn(outline[n - 1], vertex, outline[(n + 1) % len(outline)])
        if turn > _SHARP:
            keys.append(n)
            straight = 0
        elif abs(turn) < _FLAT:
            straight += 1
            if straight % 2 == 0:
                keys.append(n)
    return keys


def _add_notch(graph: Graph, c: Vertex, d: Vertex, e: Vertex) -> None:
    """Round off an inner corner at d: a curve from c to e."""
    tangent_c = _scaled(unit(e.x - d.x, e.y - d.y), 1.25)
    tangent_e = _scaled(unit(c.x - d.x, c.y - d.y), 1.25)
    graph.add_edge(c, e, tangent_c, tangent_e)
    graph.find_or_add_face([d, c, e])


def _add_bulge(graph: Graph, b: Vertex, c: Vertex, d: Vertex) -> None:
    """A loop outward from c by a new vertex to d; b is the vertex before c."""
    out = (c.x - b.x, c.y - b.y)
    if abs(_turn(b, c, d)) < _FLAT:
        out = (d.y - c.y, -(d.x - c.x))
    x = (c.x + d.x) / 2
    y = (c.y + d.y) / 2
    foot_x = x + 0.5 * out[0]
    foot_y = y + 0.5 * out[1]
    tip = graph.add_vertex(x + 0.9 * out[0], y + 0.9 * out[1])
    tangent = _scaled(unit(*out), 1.333)
    graph.add_edge(c, tip, tangent, unit(c.x - foot_x, c.y - foot_y))
    graph.add_edge(tip, d, unit(d.x - foot_x, d.y - foot_y), tangent)
    graph.find_or_add_face([c, tip, d])


def _turn(a: Vertex, b: Vertex, c: Vertex) -> float:
    """The angle by which the way from a by b to c turns left."""
    vx = b.x - a.x
    vy = b.y - a.y
    ux = c.x - b.x
    uy = c.y - b.y
    return atan2(ux * -vy + uy * vx, ux * vx + uy * vy)


def _scaled(vector: Vector, factor: float) -> Vector:
    return vector[0] * factor, vector[1] * factor


@builds("generators.basis.celtic.Celtic")
def _celtic(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    poly = ludeme.get("poly")
    if poly is not None:
        return custom(builder.own_polygon(ludeme, poly))
    sides = ludeme.get("sides")
    if sides is not None:
        lengths = dimensions(sides)
        return custom(builder.stated_polygon(ludeme, lambda: outline_on_squares(lengths, _WAYS)))
    rows = dim_argument(ludeme, "rows")
    second = optional_dim(ludeme, "columns")
    graph = celtic(rows, rows if second is None else second)
    if second is not None:
        graph.shape = Shape.RECTANGLE
    graph.dim = (rows, rows if second is None else second)
    return graph
