"""Operators on faces and loose ends: ``(makeFaces …)``, ``(subdivide …)`` and ``(trim …)``."""

from __future__ import annotations

from ludkit.board.build import GraphBuilder, builds, needed, optional_dim
from ludkit.board.graph import Basis, Graph
from ludkit.ludemes.typed import Ludeme


def subdivide(graph: Graph, least: int, use: str) -> Graph:
    """Put a vertex in the middle of each face with at least that many sides, joined to its corners.

    Only on a board that is played on cells does the graph have faces afterwards.
    """
    if use == "Vertex":
        graph.make_faces(check_crossings=True)
    for face in graph.faces[::-1]:
        if len(face.vertices) < least:
            continue
        middle = graph.add_vertex(face.x, face.y, face.z)
        for vertex in face.vertices:
            graph.add_edge(middle, vertex)
    if use == "Cell":
        graph.make_faces(check_crossings=True)
    else:
        graph.clear_faces()
    graph.basis = Basis.NONE
    return graph


@builds("operators.MakeFaces", operator=True)
def _make_faces(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    graph = builder.graph(needed(ludeme, "graph"))
    graph.make_faces(check_crossings=True)
    return graph


@builds("operators.Subdivide", operator=True)
def _subdivide(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    least = optional_dim(ludeme, "min")
    return subdivide(builder.graph(needed(ludeme, "graph")), 1 if least is None else least, builder.use)


@builds("operators.Trim", operator=True)
def _trim(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    graph = builder.graph(needed(ludeme, "graph"))
    graph.trim()
    return graph
