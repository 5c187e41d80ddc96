"""``(add …)``: a graph with more vertices, edges and cells."""

from __future__ import annotations

from ludkit.board.build import GraphBuilder, builds, flag
from ludkit.board.dimensions import dimensions, items, reals
from ludkit.board.graph import Basis, BoardError, Graph, Point, Shape, Vertex
from ludkit.ludemes.typed import Ludeme, Value


@builds("operators.Add", operator=True)
def _add(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    given = ludeme.get("graph")
    graph = Graph() if given is None else builder.graph(given)
    add_curved_edges(graph, [_points(item) for item in _items(ludeme, "edgesCurved")])
    added = add_vertices(graph, [point for item in _items(ludeme, "vertices") for point in _point(item)])
    add_edges(graph, [_points(item) for item in _items(ludeme, "edges")])
    add_cells(graph, [_points(item) for item in _items(ludeme, "cells")])
    join_numbers(graph, [dimensions(item) for item in _items(ludeme, "Edges")])
    add_cells_by_number(graph, [dimensions(item) for item in _items(ludeme, "Cells")])
    if flag(ludeme, "connect"):
        graph.connect_near(added)
    graph.basis = Basis.NONE
    graph.shape = Shape.NONE
    return graph


def add_vertices(graph: Graph, points: list[Point]) -> list[Vertex]:
    """Add a vertex at each point that has none; returns the new ones."""
    return [graph.add_vertex(*point) for point in points if graph.find_vertex(*point) is None]


def add_edges(graph: Graph, edges: list[list[Point]]) -> None:
    """Add an edge for each pair of points, and missing vertices; other numbers of points are passed by."""
    for points in edges:
        if len(points) == 2:
            a = graph.find_or_add_vertex(*points[0])
            b = graph.find_or_add_vertex(*points[1])
            graph.find_or_add_edge(a, b)


def add_curved_edges(graph: Graph, edges: list[list[Point]]) -> None:
    """Add a curved edge for each four points: its ends and the tangents there, even where there is an edge."""
    for points in edges:
        if len(points) == 4:
            a = graph.find_or_add_vertex(*points[0])
            b = graph.find_or_add_vertex(*points[1])
            graph.add_edge(a, b, points[2][:2], points[3][:2])


def add_cells(graph: Graph, cells: list[list[Point]]) -> None:
    """Add a cell for each list of points, and its vertices and edges where they are missing."""
    for points in cells:
        vertices = [graph.find_or_add_vertex(*point) for point in points]
        for n, vertex in enumerate(vertices):
            graph.find_or_add_edge(vertex, vertices[(n + 1) % len(vertices)])
        if vertices:
            graph.find_or_add_face(vertices)


def join_numbers(graph: Graph, edges: list[list[int]]) -> None:
    """Add an edge for each pair of vertex numbers; pairs with a number that is not there are passed by."""
    for pair in edges:
        if len(pair) >= 2:
            graph.join(pair[0], pair[1])


def add_cells_by_number(graph: Graph, cells: list[list[int]]) -> None:
    """Add a cell for each list of vertex numbers that are there and joined in turn."""
    count = len(graph.vertices)
    for numbers in cells:
        if len(numbers) < 3 or max(numbers) >= count:
            continue
        if min(numbers) < 0:
            raise BoardError(f"a cell cannot have vertex {min(numbers)}: vertices are numbered from 0")
        if len(numbers) <= count:
            graph.find_or_add_face([graph.vertices[n] for n in numbers])


def _items(ludeme: Ludeme, name: str) -> tuple[Value, ...]:
    value = ludeme.get(name)
    return () if value is None else items(value)


def _point(value: Value) -> list[Point]:
    """The point that these two or three numbers are, in a list; an empty list for fewer, which Ludii passes by."""
    numbers = reals(value)
    if len(numbers) < 2:
        return []
    return [(numbers[0], numbers[1], numbers[2] if len(numbers) > 2 else 0.0)]


def _points(value: Value) -> list[Point]:
    return [point for item in items(value) for point in _point(item)]
