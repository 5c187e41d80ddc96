"""The elements of a board's graph: vertices, edges and faces, linked to each other."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from enum import StrEnum
from typing import TypeAlias

from ludkit.board.geometry import atan2
from ludkit.syntax.source import Place

Point: TypeAlias = tuple[float, float, float]
Vector: TypeAlias = tuple[float, float]


class BoardError(ValueError):
    """A board that cannot be built; the message says why, in the user's words, ``place`` where, if that is known."""

    def __init__(self, message: str, place: Place | None = None) -> None:
        super().__init__(message)
        self.place = place


class Basis(StrEnum):
    """The tiling that a board is based on."""

    NONE = "NoBasis"
    TRIANGULAR = "Triangular"
    SQUARE = "Square"
    HEXAGONAL = "Hexagonal"
    T33336 = "T33336"
    T33344 = "T33344"
    T33434 = "T33434"
    T3464 = "T3464"
    T3636 = "T3636"
    T4612 = "T4612"
    T488 = "T488"
    T31212 = "T31212"
    T333333_33434 = "T333333_33434"
    SQUARE_PYRAMIDAL = "SquarePyramidal"
    HEXAGONAL_PYRAMIDAL = "HexagonalPyramidal"
    CONCENTRIC = "Concentric"
    CIRCLE = "Circle"
    SPIRAL = "Spiral"
    DUAL = "Dual"
    BRICK = "Brick"
    MESH = "Mesh"
    MORRIS = "Morris"
    CELTIC = "Celtic"
    QUADHEX = "QuadHex"


class Shape(StrEnum):
    """The outline of a board."""

    NONE = "NoShape"
    CUSTOM = "Custom"
    SQUARE = "Square"
    RECTANGLE = "Rectangle"
    TRIANGLE = "Triangle"
    HEXAGON = "Hexagon"
    CROSS = "Cross"
    DIAMOND = "Diamond"
    PRISM = "Prism"
    QUADRILATERAL = "Quadrilateral"
    RHOMBUS = "Rhombus"
    WHEEL = "Wheel"
    CIRCLE = "Circle"
    SPIRAL = "Spiral"
    WEDGE = "Wedge"
    STAR = "Star"
    LIMPING = "Limping"
    REGULAR = "Regular"
    POLYGON = "Polygon"


class Element:
    """A vertex, edge or face: its number, where it is, and the basis and shape it was made with (None: not set)."""

    __slots__ = ("basis", "index", "shape", "x", "y", "z")

    def __init__(self, index: int, x: float, y: float, z: float) -> None:
        self.index = index
        self.x = x
        self.y = y
        self.z = z
        self.basis: Basis | None = None
        self.shape: Shape | None = None


class Vertex(Element):
    """A vertex; ``edges`` stand in order of direction, counterclockwise from due west.

    ``pivot`` is the vertex round which this one lies (on round boards), or None.
    """

    __slots__ = ("_directions", "edges", "faces", "pivot")

    def __init__(self, index: int, x: float, y: float, z: float = 0.0) -> None:
        super().__init__(index, x, y, z)
        self.edges: list[Edge] = []
        self.faces: list[Face] = []
        self.pivot: Vertex | None = None
        self._directions: list[float] | None = []
        """The direction of each of ``edges`` in radians; None when the graph has been moved since."""

    def coincident(self, x: float, y: float, z: float, tolerance: float) -> bool:
        """Whether the point is this vertex, to within ``tolerance``."""
        return abs(x - self.x) + abs(y - self.y) + abs(z - self.z) < tolerance

    def edge_to(self, other: Vertex) -> Edge | None:
        """The edge to ``other`` (of several, the lowest numbered), or None."""
        found: Edge | None = None
        for edge in self.edges:
            if edge.joins(self, other) and (found is None or edge.index < found.index):
                found = edge
        return found

    def position(self, edge: Edge) -> int:
        """Where among ``edges`` the first edge with the ends of ``edge`` stands; -1 for none."""
        for n, mine in enumerate(self.edges):
            if mine is edge or mine.joins(edge.a, edge.b):
                return n
        return -1

    def direction_to(self, other: Vertex) -> float:
        """The direction of ``other`` from here, in radians from due east, counterclockwise."""
        return atan2(other.y - self.y, other.x - self.x)

    def attach(self, edge: Edge) -> None:
        """Put ``edge`` in its place in the order of directions, behind those of the same direction."""
        directions = self._directions
        if directions is None:
            self.edges.append(edge)
            self.sort_edges()
            return
        direction = self.direction_to(edge.other(self))
        at = bisect_right(directions, direction)
        directions.insert(at, direction)
        self.edges.insert(at, edge)

    def detach(self, edge: Edge) -> None:
        """Take ``edge`` out."""
        for n in range(len(self.edges) - 1, -1, -1):
            if self.edges[n] is edge:
                del self.edges[n]
                if self._directions is not None:
                    del self._directions[n]

    def sort_edges(self) -> None:
        """Put the edges in order of direction."""
        ranked = [(self.direction_to(edge.other(self)), n) for n, edge in enumerate(self.edges)]
        ranked.sort()
        edges = self.edges
        self.edges = [edges[n] for _, n in ranked]
        self._directions = [direction for direction, _ in ranked]

    def sort_faces(self) -> None:
        """Put the faces in order of the directions of their middles."""
        ranked = [(atan2(face.y - self.y, face.x - self.x), n) for n, face in enumerate(self.faces)]
        ranked.sort()
        faces = self.faces
        self.faces = [faces[n] for _, n in ranked]

    def moved(self) -> None:
        """Note that the graph has been moved: the order of the edges is worked out anew when one is added."""
        self._directions = None

    def clear_edges(self) -> None:
        """Forget the edges."""
        self.edges = []
        self._directions = []

    def __repr__(self) -> str:
        return f"Vertex({self.index}, {self.x:g}, {self.y:g}, {self.z:g})"


class Edge(Element):
    """An edge from ``a`` to ``b``; its coordinates are those of its midpoint.

    ``left`` and ``right`` are the faces beside it, or None. A curved edge has the tangents at its two ends.
    """

    __slots__ = ("a", "b", "left", "right", "tangent_a", "tangent_b")

    def __init__(self, index: int, a: Vertex, b: Vertex) -> None:
        super().__init__(index, 0.0, 0.0, 0.0)
        self.a = a
        self.b = b
        self.left: Face | None = None
        self.right: Face | None = None
        self.tangent_a: Vector | None = None
        self.tangent_b: Vector | None = None
        self.set_midpoint()

    def set_midpoint(self) -> None:
        """Work out the coordinates."""
        a = self.a
        b = self.b
        self.x = (a.x + b.x) * 0.5
        self.y = (a.y + b.y) * 0.5
        self.z = (a.z + b.z) * 0.5

    @property
    def curved(self) -> bool:
        return self.tangent_a is not None and self.tangent_b is not None

    @property
    def pivot(self) -> Vertex | None:
        """The pivot of the first end that has one."""
        return self.b.pivot if self.a.pivot is None else self.a.pivot

    @property
    def length(self) -> float:
        return distance_between(self.a, self.b)

    def joins(self, a: Vertex, b: Vertex) -> bool:
        """Whether these are the two ends."""
        return (self.a is a and self.b is b) or (self.a is b and self.b is a)

    def other(self, vertex: Vertex) -> Vertex:
        """The end that is not ``vertex``, which must be an end."""
        return self.b if vertex is self.a else self.a

    def other_face(self, face: Face) -> Face | None:
        """The face on the other side of this edge from ``face``, or None."""
        if self.left is face:
            return self.right
        if self.right is face:
            return self.left
        return None

    def __repr__(self) -> str:
        return f"Edge({self.index}, {self.a.index}-{self.b.index})"


class Face(Element):
    """A face: ``edges[n]`` leads from ``vertices[n]`` to the next; its coordinates are the mean of its vertices'."""

    __slots__ = ("edges", "vertices")

    def __init__(self, index: int, vertices: list[Vertex], edges: list[Edge]) -> None:
        super().__init__(index, 0.0, 0.0, 0.0)
        self.vertices = vertices
        self.edges = edges
        self.set_midpoint()

    def set_midpoint(self) -> None:
        """Work out the coordinates."""
        x = y = z = 0.0
        for vertex in self.vertices:
            x += vertex.x
            y += vertex.y
            z += vertex.z
        sides = len(self.vertices)
        self.x = x / sides
        self.y = y / sides
        self.z = z / sides

    @property
    def pivot(self) -> Vertex | None:
        """The pivot of the first vertex that has one."""
        for vertex in self.vertices:
            if vertex.pivot is not None:
                return vertex.pivot
        return None

    def matches(self, vertices: Sequence[Vertex]) -> bool:
        """Whether ``vertices`` go round this face, either way, from any of them."""
        sides = len(self.vertices)
        if len(vertices) != sides:
            return False
        mine = self.vertices
        first = vertices[0]
        for start in range(sides):
            if mine[start] is first:
                break
        else:
            return False
        forward = all(mine[(start + n) % sides] is vertices[n] for n in range(sides))
        return forward or all(mine[(start - n) % sides] is vertices[n] for n in range(sides))

    def __repr__(self) -> str:
        return f"Face({self.index}, {[vertex.index for vertex in self.vertices]})"


def distance_between(a: Vertex, b: Vertex) -> float:
    """The distance between two vertices, heights included."""
    dx = b.x - a.x
    dy = b.y - a.y
    dz = b.z - a.z
    return math.sqrt(dx * dx + dy * dy + dz * dz)
