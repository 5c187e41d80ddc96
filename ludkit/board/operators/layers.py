"""``(layers …)``: copies of a graph above each other."""

from __future__ import annotations

from ludkit.board.build import GraphBuilder, builds, dim_argument, needed
from ludkit.board.graph import MAX_ELEMENTS, BoardError, Graph
from ludkit.ludemes.typed import Ludeme


def stack(bottom: Graph, layer: Graph) -> None:
    """Put ``layer`` on top of the layers in ``bottom``, each vertex joined to the one as far before it in number.

    Raises BoardError if the layer has more vertices than all below it.
    """
    first = len(bottom.vertices)
    count = len(layer.vertices)
    if count > first:
        raise BoardError(f"a layer of {count} vertices does not fit on {first} vertices")
    for vertex in layer.vertices:
        bottom.add_vertex(vertex.x, vertex.y, vertex.z)
    vertices = bottom.vertices
    for vertex in layer.vertices:
        if vertex.pivot is not None:
            vertices[first + vertex.index].pivot = vertices[first + vertex.pivot.index]
    for edge in layer.edges:
        a = vertices[first + edge.a.index]
        b = vertices[first + edge.b.index]
        bottom.add_edge(a, b, edge.tangent_a, edge.tangent_b)
    for n in range(first, first + count):
        bottom.add_edge(vertices[n - count], vertices[n])
    for face in layer.faces:
        bottom.add_face([vertices[first + vertex.index] for vertex in face.vertices])


@builds("operators.Layers", operator=True)
def _layers(builder: GraphBuilder, ludeme: Ludeme) -> Graph:
    """The inner graph is built anew for each layer: an operator that inflates its polygon does so each time."""
    count = dim_argument(ludeme, "layers")
    if not 1 <= count <= MAX_ELEMENTS:
        raise BoardError(f"a board has from 1 to {MAX_ELEMENTS} layers, not {count}")
    bottom = builder.graph(needed(ludeme, "graph"))
    bottom.translate(0, 0, 0)
    for n in range(1, count):
        layer = builder.graph(needed(ludeme, "graph"))
        if layer is bottom:
            raise BoardError("a graph that is given vertex by vertex cannot be layered")
        layer.translate(0, 0, n)
        stack(bottom, layer)
    bottom.reorder()
    return bottom
