"""The graph of a board: vertices, edges and faces, before relations and directions are worked out.

Sites are numbered by position: vertex 0 is ``vertices[0]``, a face is a cell. Generators make graphs, operators change
them, and `ludkit.board.topology` works out the rest. The order of every list here is part of Ludii's behaviour: site
numbers, radials and faces follow from it.
"""

from __future__ import annotations

import math
from collections.abc import Container, Iterable, Sequence
from struct import Struct
from typing import Final

from ludkit.board.elements import (
    Basis,
    BoardError,
    Edge,
    Element,
    Face,
    Point,
    Shape,
    Vector,
    Vertex,
    distance_between,
)
from ludkit.board.nearby import Nearby
from ludkit.board.rings import RingFinder

__all__ = [
    "MAX_ELEMENTS",
    "TOLERANCE",
    "Basis",
    "BoardError",
    "Edge",
    "Element",
    "Face",
    "Graph",
    "Point",
    "Shape",
    "Vector",
    "Vertex",
    "as_float",
    "check_count",
]

MAX_ELEMENTS: Final = 25_000
"""The most vertices, edges or faces that a board's graph may have."""

MAX_COORDINATE: Final = 1e9
"""The largest coordinate that a vertex may have."""

TOLERANCE: Final = 0.001
"""Points nearer than this, coordinate differences added up, are the same vertex."""

_UNIT_TOLERANCE: Final = 0.05
_BUCKET: Final = 0.05
"""The side of the squares by which vertices are looked up; much larger than `TOLERANCE`."""

_FLOAT: Final = Struct("<f")


class Graph:
    """Vertices, edges and faces, each numbered by its position in its list.

    ``dim`` holds the dimensions that the generator was called with (None for an operator's graph).
    """

    __slots__ = ("_buckets", "_taken", "basis", "dim", "edges", "faces", "shape", "vertices")

    def __init__(self) -> None:
        self.vertices: list[Vertex] = []
        self.edges: list[Edge] = []
        self.faces: list[Face] = []
        self.basis: Basis | None = None
        self.shape: Shape | None = None
        self.dim: tuple[int, ...] | None = None
        self._taken = False
        self._buckets: dict[tuple[int, int], list[Vertex]] | None = {}
        """The vertices by square of side `_BUCKET`; None when they have been moved or renumbered since."""

    @classmethod
    def of(
        cls,
        vertices: Iterable[Sequence[float]],
        edges: Iterable[tuple[int, int]],
        faces: Iterable[Sequence[int]] = (),
    ) -> Graph:
        """The graph with exactly these elements: points (of two or three numbers), and vertices by number."""
        graph = cls()
        for point in vertices:
            graph.add_vertex(point[0], point[1], point[2] if len(point) > 2 else 0.0)
        for a, b in edges:
            graph.add_edge(graph.vertices[a], graph.vertices[b])
        for ring in faces:
            graph.add_face([graph.vertices[n] for n in ring])
        graph.link_faces()
        return graph

    @classmethod
    def assembled(cls, vertices: Iterable[Sequence[float]], edges: Iterable[tuple[int, int]]) -> Graph:
        """The graph with these points and edges, and the faces that they enclose.

        Coordinates are rounded to single precision, as in Ludii; an edge that is there already is not added again.
        Raises BoardError for an edge to a vertex that is not there.
        """
        graph = cls()
        for point in vertices:
            x = as_float(point[0])
            y = as_float(point[1])
            graph.add_vertex(x, y, as_float(point[2]) if len(point) > 2 else 0.0)
        for a, b in edges:
            graph.join(a, b)
        graph.assemble()
        return graph

    def assemble(self) -> None:
        """Find the faces; what has no basis and shape yet gets none."""
        self.make_faces(check_crossings=False)
        self.link_faces()
        self.set_basis(Basis.NONE, Shape.NONE)

    def add_vertex(self, x: float, y: float, z: float = 0.0) -> Vertex:
        """A new vertex, even where there is one already. Raises BoardError if there are too many."""
        check_count(len(self.vertices) + 1, "vertices")
        vertex = Vertex(len(self.vertices), x, y, z)
        self.vertices.append(vertex)
        if self._buckets is not None:
            self._buckets.setdefault((math.floor(x / _BUCKET), math.floor(y / _BUCKET)), []).append(vertex)
        return vertex

    def find_vertex(self, x: float, y: float, z: float = 0.0) -> Vertex | None:
        """The lowest numbered vertex at this point (see `TOLERANCE`), or None."""
        buckets = self._buckets
        if buckets is None:
            buckets = self._fill_buckets()
        left = math.floor((x - TOLERANCE) / _BUCKET)
        right = math.floor((x + TOLERANCE) / _BUCKET)
        bottom = math.floor((y - TOLERANCE) / _BUCKET)
        top = math.floor((y + TOLERANCE) / _BUCKET)
        found: Vertex | None = None
        for column in range(left, right + 1):
            for row in range(bottom, top + 1):
                bucket = buckets.get((column, row))
                if bucket is None:
                    continue
                for vertex in bucket:
                    if found is not None and vertex.index > found.index:
                        continue
                    if vertex.coincident(x, y, z, TOLERANCE):
                        found = vertex
        return found

    def find_or_add_vertex(self, x: float, y: float, z: float = 0.0) -> Vertex:
        """The vertex at this point, new if there is none."""
        vertex = self.find_vertex(x, y, z)
        return self.add_vertex(x, y, z) if vertex is None else vertex

    def remove_vertex(self, vertex: Vertex) -> None:
        """Remove the vertex, its edges and its faces, and number the rest anew."""
        self.remove_vertices([vertex])

    def remove_vertices(self, vertices: Iterable[Vertex]) -> None:
        """Remove the vertices, their edges and their faces, and number the rest anew."""
        gone = set(vertices)
        gone_faces = {face for vertex in gone for face in vertex.faces}
        for face in gone_faces:
            for edge in face.edges:
                if edge.left in gone_faces:
                    edge.left = None
                if edge.right in gone_faces:
                    edge.right = None
            for corner in face.vertices:
                corner.faces = [other for other in corner.faces if other not in gone_faces]
        gone_edges = {edge for vertex in gone for edge in vertex.edges}
        for edge in gone_edges:
            edge.a.detach(edge)
            edge.b.detach(edge)
        self.faces = [face for face in self.faces if face not in gone_faces]
        self.edges = [edge for edge in self.edges if edge not in gone_edges]
        self.vertices = [vertex for vertex in self.vertices if vertex not in gone]
        self.renumber()

    def extend(self, other: Graph) -> None:
        """Take over all elements of ``other``, numbered after the own ones.

        Raises BoardError if another graph has taken them over: a graph that is stated vertex by vertex is the same
        each time that it is built.
        """
        if other._taken:
            raise BoardError("a graph that is given vertex by vertex can be on one layer only")
        other._taken = True
        self.vertices.extend(other.vertices)
        self.edges.extend(other.edges)
        self.faces.extend(other.faces)
        check_count(len(self.vertices), "vertices")
        check_count(len(self.edges), "edges")
        self.renumber()

    def _fill_buckets(self) -> dict[tuple[int, int], list[Vertex]]:
        buckets: dict[tuple[int, int], list[Vertex]] = {}
        for vertex in self.vertices:
            key = (math.floor(vertex.x / _BUCKET), math.floor(vertex.y / _BUCKET))
            buckets.setdefault(key, []).append(vertex)
        self._buckets = buckets
        return buckets

    def add_edge(self, a: Vertex, b: Vertex, tangent_a: Vector | None = None, tangent_b: Vector | None = None) -> Edge:
        """A new edge, even where there is one already. Raises BoardError if there are too many."""
        check_count(len(self.edges) + 1, "edges")
        edge = Edge(len(self.edges), a, b)
        self.edges.append(edge)
        a.attach(edge)
        b.attach(edge)
        if a.basis is b.basis:
            edge.basis = a.basis
        if a.shape is b.shape:
            edge.shape = a.shape
        edge.tangent_a = tangent_a
        edge.tangent_b = tangent_b
        return edge

    def find_or_add_edge(
        self, a: Vertex, b: Vertex, tangent_a: Vector | None = None, tangent_b: Vector | None = None
    ) -> Edge:
        """The edge between the two vertices, new if there is none."""
        edge = a.edge_to(b)
        return self.add_edge(a, b, tangent_a, tangent_b) if edge is None else edge

    def join(self, a: int, b: int) -> Edge | None:
        """`find_or_add_edge` by number. None, and no edge, where a number is too high, as in Ludii.

        Raises BoardError for a number below 0.
        """
        count = len(self.vertices)
        if a < 0 or b < 0:
            raise BoardError(f"an edge cannot join vertices {a} and {b}: vertices are numbered from 0")
        if a >= count or b >= count:
            return None
        return self.find_or_add_edge(self.vertices[a], self.vertices[b])

    def remove_edge(self, edge: Edge) -> None:
        """Remove the edge and the faces beside it."""
        self.unlink_edge(edge)
        del self.edges[edge.index]
        for later in self.edges[edge.index :]:
            later.index -= 1

    def unlink_edge(self, edge: Edge) -> None:
        """Part the edge from its vertices, and remove the faces beside it, but leave it in `edges`."""
        beside = [face for face in edge.a.faces if edge in face.edges]
        beside.sort(key=_index, reverse=True)
        for face in beside:
            self.remove_face(face)
        edge.a.detach(edge)
        edge.b.detach(edge)

    def forget_edges(self, unlinked: Container[Edge]) -> None:
        """Take edges that have been unlinked out of `edges`, and close the gaps in the numbers."""
        self.edges = [edge for edge in self.edges if edge not in unlinked]
        for index, edge in enumerate(self.edges):
            edge.index = index

    def clear_edges(self) -> None:
        """Remove all edges and faces."""
        self.edges = []
        for vertex in self.vertices:
            vertex.clear_edges()
        self.clear_faces()

    def connect_near(self, first: Iterable[Vertex]) -> None:
        """Join each of ``first`` to every vertex at a distance below 1.1 times the average length of the edges."""
        reach = 1.1 * self.average_edge_length()
        if reach == 0:
            return
        nearby = Nearby(reach)
        for vertex in self.vertices:
            nearby.add(vertex.index, vertex.x, vertex.y)
        for a in first:
            for n in nearby.around(a.x, a.y, reach):
                b = self.vertices[n]
                if a is not b and math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)) < reach:
                    self.find_or_add_edge(a, b)

    def join_unit(self) -> None:
        """Join all vertices at a distance of 1, to within 0.05."""
        reach = 1 + _UNIT_TOLERANCE
        nearby = Nearby(reach)
        for vertex in self.vertices:
            nearby.add(vertex.index, vertex.x, vertex.y)
        for a in self.vertices:
            for n in nearby.around(a.x, a.y, reach):
                b = self.vertices[n]
                if a is not b and abs(distance_between(a, b) - 1) < _UNIT_TOLERANCE:
                    self.find_or_add_edge(a, b)

    def average_edge_length(self) -> float:
        """The mean length of the edges; 0 where there are none."""
        if not self.edges:
            return 0.0
        total = 0.0
        for edge in self.edges:
            total += edge.length
        return total / len(self.edges)

    def find_face(self, vertices: Sequence[Vertex]) -> Face | None:
        """The face with these vertices round it, either way, or None."""
        for face in self.faces:
            if face.matches(vertices):
                return face
        return None

    def find_or_add_face(self, vertices: list[Vertex]) -> Face | None:
        """The face with these vertices round it, new if there is none; None where an edge between them is missing.

        (Edges before the missing one still take the face beside them, as in Ludii.)
        """
        return self.find_face(vertices) or self.add_face(vertices)

    def add_face(self, vertices: list[Vertex]) -> Face | None:
        """A new face with these vertices round it; None where an edge between two of them is missing."""
        edges: list[Edge] = []
        sides = len(vertices)
        for n in range(sides):
            edge = vertices[n].edge_to(vertices[(n + 1) % sides])
            if edge is None:
                break
            edges.append(edge)
        face = Face(len(self.faces), vertices, edges)
        for n, edge in enumerate(edges):
            if edge.a is vertices[n]:
                edge.right = face
            else:
                edge.left = face
        if len(edges) < sides:
            return None
        check_count(len(self.faces) + 1, "faces")
        same = True
        basis = self.vertices[0].basis
        shape = self.vertices[0].shape
        for vertex in vertices[1:]:
            if vertex.basis is not basis or vertex.shape is not shape:
                same = False
        for vertex in vertices:
            vertex.faces.append(face)
        face.basis = basis if same else Basis.NONE
        face.shape = shape
        self.faces.append(face)
        return face

    def remove_face(self, face: Face, orphans: bool = False) -> None:
        """Remove the face; with ``orphans`` also the edges that have no other face beside them."""
        bare: list[Edge] = []
        for edge in face.edges:
            if edge.left is face:
                edge.left = None
                if orphans and edge.right is None:
                    bare.append(edge)
            if edge.right is face:
                edge.right = None
                if orphans and edge.left is None:
                    bare.append(edge)
        for vertex in face.vertices:
            vertex.faces = [other for other in vertex.faces if other is not face]
        del self.faces[face.index]
        for later in self.faces[face.index :]:
            later.index -= 1
        bare.sort(key=_index)
        for edge in reversed(bare):
            self.remove_edge(edge)

    def clear_faces(self) -> None:
        """Remove all faces."""
        self.faces = []
        for edge in self.edges:
            edge.left = None
            edge.right = None
        for vertex in self.vertices:
            vertex.faces = []

    def make_faces(self, check_crossings: bool) -> None:
        """Find all faces anew: every way round that turns as sharply right as it can at each vertex.

        A face lies in one layer (one z). With ``check_crossings`` a way ends at an edge that an earlier edge crosses.
        """
        self.clear_faces()
        known: dict[tuple[int, ...], list[Face]] = {}
        for ring in RingFinder(self.vertices, self.edges, check_crossings).rings():
            twins = known.setdefault(tuple(sorted([vertex.index for vertex in ring])), [])
            if twins and any(face.matches(ring) for face in twins):
                continue
            face = self.add_face(ring)
            if face is not None:
                twins.append(face)

    def link_faces(self) -> None:
        """List the faces of each vertex anew, in order of direction."""
        for vertex in self.vertices:
            vertex.faces = []
        for face in self.faces:
            for vertex in face.vertices:
                vertex.faces.append(face)
        for vertex in self.vertices:
            vertex.sort_faces()

    def set_basis(self, basis: Basis, shape: Shape) -> None:
        """Set the graph's basis and shape, and those of the elements that have none yet."""
        self.basis = basis
        self.shape = shape
        for vertex in self.vertices:
            _default_basis(vertex, basis, shape)
        for edge in self.edges:
            _default_basis(edge, basis, shape)
        for face in self.faces:
            _default_basis(face, basis, shape)

    def is_regular(self) -> bool:
        """Whether the graph, or failing that every element of it, is of one regular tiling."""
        if self.basis in (Basis.SQUARE, Basis.TRIANGULAR, Basis.HEXAGONAL):
            return True
        basis: Basis | None = None
        if self.faces:
            basis = self.faces[0].basis
        elif self.edges:
            basis = self.edges[0].basis
        elif self.vertices:
            basis = self.vertices[0].basis
        if basis is None or basis is Basis.NONE:
            return False
        return (
            all(vertex.basis is basis for vertex in self.vertices)
            and all(edge.basis is basis for edge in self.edges)
            and all(face.basis is basis for face in self.faces)
        )

    def renumber(self) -> None:
        """Number the elements by position."""
        for n, vertex in enumerate(self.vertices):
            vertex.index = n
        for n, edge in enumerate(self.edges):
            edge.index = n
        for n, face in enumerate(self.faces):
            face.index = n
        self._buckets = None

    def reorder(self) -> None:
        """Number all elements by row from the bottom, each row from the left."""
        self.reorder_vertices()
        self.reorder_edges()
        self.reorder_faces()

    def reorder_vertices(self) -> None:
        """Number the vertices by row from the bottom, each row from the left."""
        self.vertices.sort(key=_reading_order)
        self.renumber()

    def reorder_edges(self) -> None:
        """Number the edges by row from the bottom, each row from the left."""
        self.edges.sort(key=_reading_order)
        self.renumber()

    def reorder_faces(self) -> None:
        """Number the faces by row from the bottom, each row from the left."""
        self.faces.sort(key=_reading_order)
        self.renumber()

    def trim(self) -> None:
        """Remove the edges to ends that nothing else is joined to, then the vertices with no edge that are no pivot."""
        for n in range(len(self.edges) - 1, -1, -1):
            edge = self.edges[n]
            if len(edge.a.edges) == 1 or len(edge.b.edges) == 1:
                self.remove_edge(edge)
        pivots = {vertex.pivot.index for vertex in self.vertices if vertex.pivot is not None}
        self.remove_vertices([vertex for vertex in self.vertices if not vertex.edges and vertex.index not in pivots])

    def bounds(self) -> tuple[float, float, float, float]:
        """Left, bottom, width and height of the vertices' bounding box; zeros for a graph without vertices."""
        if not self.vertices:
            return 0.0, 0.0, 0.0, 0.0
        left = min([vertex.x for vertex in self.vertices])
        bottom = min([vertex.y for vertex in self.vertices])
        width = max([vertex.x for vertex in self.vertices]) - left
        height = max([vertex.y for vertex in self.vertices]) - bottom
        return left, bottom, width, height

    def translate(self, dx: float, dy: float, dz: float) -> None:
        """Move every vertex."""
        for vertex in self.vertices:
            vertex.x += dx
            vertex.y += dy
            vertex.z += dz
        self.settle()

    def scale(self, sx: float, sy: float, sz: float) -> None:
        """Multiply every coordinate."""
        for vertex in self.vertices:
            vertex.x *= sx
            vertex.y *= sy
            vertex.z *= sz
        self.settle()

    def rotate(self, degrees: float) -> None:
        """Turn counterclockwise round the middle of the bounding box."""
        theta = math.radians(degrees)
        cosine = math.cos(theta)
        sine = math.sin(theta)
        left, bottom, width, height = self.bounds()
        x0 = left + width / 2.0
        y0 = bottom + height / 2.0
        for vertex in self.vertices:
            dx = vertex.x - x0
            dy = vertex.y - y0
            vertex.x = x0 + dx * cosine - dy * sine
            vertex.y = y0 + dy * cosine + dx * sine
        for edge in self.edges:
            if edge.tangent_a is not None:
                x, y = edge.tangent_a
                edge.tangent_a = (x * cosine - y * sine, y * cosine + x * sine)
            if edge.tangent_b is not None:
                x, y = edge.tangent_b
                edge.tangent_b = (x * cosine - y * sine, y * cosine + x * sine)
        self.settle()

    def skew(self, amount: float) -> None:
        """Shift each vertex right by ``amount`` for each unit that it lies above the lowest."""
        bottom = self.bounds()[1]
        for vertex in self.vertices:
            vertex.x += (vertex.y - bottom) * amount
        for edge in self.edges:
            # Tangents are treated as if they were points, as in Ludii.
            if edge.tangent_a is not None:
                x, y = edge.tangent_a
                edge.tangent_a = (x + (y - bottom) * amount, y)
            if edge.tangent_b is not None:
                x, y = edge.tangent_b
                edge.tangent_b = (x + (y - bottom) * amount, y)
        self.settle()

    def settle(self) -> None:
        """Work out again what follows from the vertices' coordinates, after they have changed.

        Raises BoardError for coordinates that are too large.
        """
        for vertex in self.vertices:
            if abs(vertex.x) + abs(vertex.y) + abs(vertex.z) > MAX_COORDINATE:
                raise BoardError(f"a coordinate of the board is too large: the limit is {MAX_COORDINATE:,.0f}")
            vertex.moved()
        for edge in self.edges:
            edge.set_midpoint()
        for face in self.faces:
            face.set_midpoint()
        self._buckets = None

    def __repr__(self) -> str:
        return f"Graph({len(self.vertices)} vertices, {len(self.edges)} edges, {len(self.faces)} faces)"


def as_float(number: float) -> float:
    """The nearest single-precision number, in which Ludii keeps most coordinates of descriptions.

    Raises BoardError for a number out of that range.
    """
    try:
        nearest: float = _FLOAT.unpack(_FLOAT.pack(number))[0]
    except OverflowError:
        raise BoardError(f"the coordinate {number} is out of range") from None
    return nearest


def _default_basis(element: Element, basis: Basis, shape: Shape) -> None:
    if element.basis is None:
        element.basis = basis
    if element.shape is None:
        element.shape = shape


def _reading_order(element: Element) -> float:
    return element.y * 100 + element.x


def _index(element: Element) -> int:
    return element.index


def check_count(count: int, what: str) -> None:
    """Raise BoardError if a graph cannot have so many of ``what``: vertices, edges or faces."""
    if count > MAX_ELEMENTS:
        raise BoardError(f"the board has too many {what}: the limit is {MAX_ELEMENTS}")
