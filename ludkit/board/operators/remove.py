"""``(remove …)``: a graph without some of its cells, edges or vertices."""

from __future__ import annotations

from collections.abc import Sequence

from ludkit.board.build import GraphBuilder, builds, flag
from ludkit.board.dimensions import dimensions, items, reals
from ludkit.board.graph import BoardError, Graph, Point, Shape, Vertex
from ludkit.board.polygon import Polygon
from ludkit.ludemes.typed import Ludeme, Value


def remove_inside(graph: Graph, polygon: Polygon) -> None:
    """Remove the vertices inside the polygon (which is not inflated here)."""
    graph.remove_vertices([vertex for vertex in graph.vertices if polygon.contains(vertex.x, vertex.y)])


def remove_cells(graph: Graph, cells: Sequence[Sequence[Point]], trim: bool) -> None:
    """Remove the cells with these corners, where they are; with ``trim`` also the edges of no other cell."""
    for points in cells:
        vertices = [graph.find_vertex(*point) for point in points]
        corners = [vertex for vertex in vertices if vertex is not None]
        face = graph.find_face(corners) if corners and len(corners) == len(vertices) else None
        if face is not None:
            graph.remove_face(face, trim)


def remove_edges(graph: Graph, edges: Sequence[Sequence[Point]]) -> None:
    """Remove the edges between these pairs of points, where they are."""
    for points in edges:
        if len(points) < 2:
            raise BoardError("an edge to remove needs two points")
        _remove_edge(graph, graph.find_vertex(*points[0]), graph.find_vertex(*points[1]))


def remove_numbered_cells(graph: Graph, numbers: Sequence[int], trim: bool) -> None:
    """Remove the cells with these numbers, the highest first; numbers that are not there are passed by."""
    for number in _descending(numbers, "cells"):
        if number < len(graph.faces):
            graph.remove_face(graph.faces[number], trim)


def remove_numbered_edges(graph: Graph, pairs: Sequence[Sequence[int]]) -> None:
    """Remove the edges between these pairs of vertex numbers, where they are."""
    count = len(graph.vertices)
    for pair in pairs:
        if len(pair) == 2 and min(pair) >= 0 and max(pair) < count:
            _remove_edge(graph, graph.vertices[pair[0]], graph.vertices[pair[1]])


def remove_numbered_vertices(graph: Graph, numbers: Sequence[int]) -> None:
    """Remove the vertices with these numbers, the highest first; numbers that are not there are passed by."""
    for number in _descending(numbers, "vertices"):
        if number < len(graph.vertices):
            graph.remove_vertex(graph.vertices[number])


def _remove_edge(graph: Graph, a: Vertex | None, b: Vertex | None) -> None:
    edge = None if a is None or b is None else a.edge_to(b)
    if edge is not None:
        graph.remove_edge(edge)


def _descending(numbers: Sequence[int], what: str) -> list[int]:
    if numbers and min(numbers) < 0:
        raise BoardError(f"{what} are numbered from 0; there is no {min(numbers)}")
    return sorted(numbers, reverse=True)


@builds("operators.Remove", operator=True)
def _remove(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    graph = builder.graph(ludeme.get("graph") or ludeme.get("graphFn"))
    trim = flag(ludeme, "trimEdges", default=True)
    poly = ludeme.get("poly")
    if poly is not None:
        remove_inside(graph, builder.polygon(poly))
    cells = ludeme.get("cells")
    numbered_cells = ludeme.get("Cells")
    if cells is not None:
        remove_cells(graph, [_points(item) for item in items(cells)], trim)
    elif numbered_cells is not None:
        remove_numbered_cells(graph, dimensions(numbered_cells), trim)
    edges = ludeme.get("edges")
    numbered_edges = ludeme.get("Edges")
    if edges is not None:
        remove_edges(graph, [_points(item) for item in items(edges)])
    elif numbered_edges is not None:
        remove_numbered_edges(graph, [dimensions(item) for item in items(numbered_edges)])
    vertices = ludeme.get("vertices")
    numbered_vertices = ludeme.get("Vertices")
    if vertices is not None:
        for point in _points(vertices):
            vertex = graph.find_vertex(*point)
            if vertex is not None:
                graph.remove_vertex(vertex)
    elif numbered_vertices is not None:
        remove_numbered_vertices(graph, dimensions(numbered_vertices))
    graph.shape = Shape.NONE
    return graph


def _points(value: Value) -> list[Point]:
    points: list[Point] = []
    for item in items(value):
        numbers = reals(item)
        if len(numbers) < 2:
            raise BoardError("a point to remove needs two or three coordinates")
        points.append((numbers[0], numbers[1], numbers[2] if len(numbers) > 2 else 0.0))
    return points
