"""Operators that cut a graph with a polygon: ``(clip …)``, ``(keep …)`` and ``(hole …)``."""

from __future__ import annotations

from ludkit.board.build import GraphBuilder, builds, needed
from ludkit.board.graph import Graph, Shape, Vertex
from ludkit.board.operators.copy import copy_part
from ludkit.board.polygon import MARGIN, Polygon
from ludkit.ludemes.typed import Ludeme


def clip(source: Graph, polygon: Polygon) -> Graph:
    """What of the graph is outside the polygon, which is inflated a little."""
    if len(polygon.points) < 3:
        return source
    polygon.inflate(MARGIN)
    graph = copy_part(source, [vertex for vertex in source.vertices if not _contains(polygon, vertex)])
    graph.shape = Shape.NONE
    return graph


def keep(source: Graph, polygon: Polygon) -> Graph:
    """What of the graph is inside the polygon, which is inflated a little."""
    if len(polygon.points) < 3:
        return source
    polygon.inflate(MARGIN)
    graph = copy_part(source, [vertex for vertex in source.vertices if _contains(polygon, vertex)])
    graph.basis = source.basis
    graph.shape = Shape.NONE
    return graph


def hole(graph: Graph, polygon: Polygon) -> Graph:
    """The graph without the cells whose middles are inside the polygon, and without the edges of no other cell."""
    if len(polygon.points) < 3:
        return graph
    polygon.inflate(MARGIN)
    for number in range(len(graph.faces) - 1, -1, -1):
        # An edge that is removed with a cell may take other cells with it.
        face = graph.faces[number] if number < len(graph.faces) else None
        if face is not None and polygon.contains(face.x, face.y):
            graph.remove_face(face, orphans=True)
    return graph


def _contains(polygon: Polygon, vertex: Vertex) -> bool:
    return polygon.contains(vertex.x, vertex.y)


@builds("operators.Clip", operator=True)
def _clip(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    graph = builder.graph(needed(ludeme, "graphFn"))
    return clip(graph, builder.polygon(needed(ludeme, "poly")))


@builds("operators.Keep", operator=True)
def _keep(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    graph = builder.graph(needed(ludeme, "graphFn"))
    return keep(graph, builder.polygon(needed(ludeme, "poly")))


@builds("operators.Hole", operator=True)
def _hole(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    graph = builder.graph(needed(ludeme, "graphFn"))
    return hole(graph, builder.polygon(needed(ludeme, "poly")))
