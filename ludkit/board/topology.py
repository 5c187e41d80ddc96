"""The topology of a board: everything that rules ask about its sites, as lists of site numbers.

A site is a number; its kind is `VERTEX`, `EDGE` or `CELL` (`ludkit.board.directions`), a direction is a number too.
Most lists are worked out when they are first asked for and kept: whoever plays a game fetches them while it is built,
and holds on to them. They must not be changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludkit.board.coordinates import Coordinates
from ludkit.board.directions import (
    ADJACENT,
    ALL,
    CELL,
    DIAGONAL,
    DIRECTION_INDEX,
    EDGE,
    OFF_DIAGONAL,
    ORTHOGONAL,
    RANK,
    VERTEX,
)
from ludkit.board.distances import distances_from, rings
from ludkit.board.geometry import distance, segments_cross, segments_meet
from ludkit.board.graph import Element, Graph
from ludkit.board.measures import FIRST_SIDE, PHASES, REGIONS, SIDES, Measures
from ludkit.board.radials import Line, Radial, Radials
from ludkit.board.steps import Steps, make_steps

RELATIONS: Final = (ORTHOGONAL, DIAGONAL, OFF_DIAGONAL, ADJACENT, ALL)
"""The directions that are relations between neighbours."""

_SAME_POINT: Final = 0.001


class Topology:
    """The sites of a board and how they lie to each other. ``graph`` must not change any more.

    ``is_boardless``: a board without edges, made for tiles. ``three_dimensional``: some rule asks for layers; rows and
    columns are then taken from coordinates alone.
    """

    __slots__ = (
        "_coordinates",
        "_directions",
        "_elements",
        "_incident",
        "_measures",
        "_neighbours",
        "_radials",
        "_reach",
        "_rings",
        "_site_directions",
        "_sites_by_label",
        "_steps",
        "_steps_towards",
        "graph",
        "is_boardless",
        "three_dimensional",
    )

    def __init__(self, graph: Graph, is_boardless: bool = False, three_dimensional: bool = False) -> None:
        self.graph = graph
        self.is_boardless = is_boardless
        self.three_dimensional = three_dimensional
        self._elements: tuple[Sequence[Element], ...] = (graph.vertices, graph.edges, graph.faces)
        self._measures: Measures | None = None
        self._steps: dict[int, Steps] = {}
        self._steps_towards: dict[tuple[int, int, int], list[list[int]]] = {}
        self._radials: dict[int, Radials] = {}
        self._coordinates: dict[int, Coordinates] = {}
        self._directions: dict[tuple[int, int], list[int]] = {}
        self._site_directions: dict[tuple[int, int], list[list[int]]] = {}
        self._neighbours: dict[tuple[int, int], list[list[int]]] = {}
        self._incident: dict[tuple[int, int], list[list[int]]] = {}
        self._reach: dict[tuple[int, int, int], list[int]] = {}
        self._rings: dict[tuple[int, int, int], list[list[int]]] = {}
        self._sites_by_label: dict[int, dict[str, int]] = {}

    # -------------------------------------------------------------------------------------------------------- elements

    def count(self, kind: int) -> int:
        """How many sites of this kind there are."""
        return len(self._elements[kind])

    def position(self, kind: int, site: int) -> tuple[float, float, float]:
        """The coordinates of a site: of its middle, for edges and cells."""
        element = self._elements[kind][site]
        return element.x, element.y, element.z

    def incident(self, kind: int, to_kind: int) -> list[list[int]]:
        """By site of ``kind``: the sites of ``to_kind`` that it touches; of the same kind, only itself.

        Round a cell vertices and edges are in order, the first edge leading from the first vertex to the second; the
        ends of an edge are in its order; all else is ascending.
        """
        known = self._incident.get((kind, to_kind))
        if known is None:
            known = self._find_incident(kind, to_kind)
            self._incident[kind, to_kind] = known
        return known

    def sides_of_cells(self) -> int:
        """How many sides every cell has, on a regular board (see `Graph.is_regular`); -1 on others."""
        if self.graph.is_regular() and self.graph.faces:
            return len(self.graph.faces[0].edges)
        return -1

    def edges_cross(self, edge: int, other: int) -> bool:
        """Whether two edges cross or touch, other than at their ends, seen from above."""
        a, b = self.graph.edges[edge].a, self.graph.edges[edge].b
        c, d = self.graph.edges[other].a, self.graph.edges[other].b
        for p in (a, b):
            for q in (c, d):
                if distance(p.x, p.y, q.x, q.y) < _SAME_POINT:
                    return False
        return segments_meet(a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y)

    def edges_through(self, edge: int) -> list[int]:
        """The edges that go through an edge, well clear of the ends of both, seen from above."""
        a, b = self.graph.edges[edge].a, self.graph.edges[edge].b
        return [
            other.index
            for other in self.graph.edges
            if other.index != edge and segments_cross(a.x, a.y, b.x, b.y, other.a.x, other.a.y, other.b.x, other.b.y)
        ]

    # ----------------------------------------------------------------------------------------------- steps and radials

    def steps(self, kind: int, direction: int, to_kind: int = -1) -> list[list[int]]:
        """By site: the sites one step away in the direction, in order of angle, clockwise from north.

        They are of the same kind, or of ``to_kind``.
        """
        if to_kind < 0:
            to_kind = kind
        known = self._steps_towards.get((kind, direction, to_kind))
        if known is None:
            known = self._all_steps(kind).towards(to_kind, direction)
            self._steps_towards[kind, direction, to_kind] = known
        return known

    def radials(self, kind: int, direction: int) -> list[list[Radial]]:
        """By site: its radials in the direction, in order of the angle of their first step, clockwise from north.

        A radial is the list of sites straight on in the direction, the site itself first. In a kind of direction such
        as ``Orthogonal`` there is one for each step.
        """
        return self._all_radials(kind).towards(direction)

    def opposites(self, kind: int, direction: int) -> list[list[Radial | None]]:
        """By site, for each of its `radials` in the direction: the one that goes on from it the other way, or None."""
        return self._all_radials(kind).opposites(direction)

    def lines(self, kind: int, direction: int) -> list[list[Line]]:
        """By site: the lines through it, each once, as pairs of a radial and its opposite or None."""
        return self._all_radials(kind).distinct(direction)

    def neighbours(self, kind: int, relation: int) -> list[list[int]]:
        """By site: its neighbours by one of `RELATIONS`. To edges all neighbours are orthogonal and adjacent."""
        if kind == EDGE:
            if relation in (DIAGONAL, OFF_DIAGONAL):
                return [[] for _ in self.graph.edges]
            relation = ALL
        return self.steps(kind, relation)

    def distances(self, kind: int, relation: int, site: int) -> list[int]:
        """Steps by the relation from ``site`` to each site of its kind; 0 where there is no way."""
        known = self._reach.get((kind, relation, site))
        if known is None:
            known = distances_from(site, self.neighbours(kind, relation))
            self._reach[kind, relation, site] = known
        return known

    def rings(self, kind: int, relation: int, site: int) -> list[list[int]]:
        """The sites at each distance from ``site`` by the relation: the list's index is the distance."""
        known = self._rings.get((kind, relation, site))
        if known is None:
            known = rings(site, self.distances(kind, relation, site))
            self._rings[kind, relation, site] = known
        return known

    # ------------------------------------------------------------------------------------------------------ directions

    def directions(self, kind: int, relation: int = ALL) -> list[int]:
        """The single directions in which some site has a neighbour by the relation (one of `RELATIONS`), in order."""
        known = self._directions.get((kind, relation))
        if known is None:
            known = []
            for directions in self.site_directions(kind, relation):
                known += [direction for direction in directions if direction not in known]
            known.sort(key=RANK.__getitem__)
            self._directions[kind, relation] = known
        return known

    def site_directions(self, kind: int, relation: int = ALL) -> list[list[int]]:
        """By site: the single directions in which it has a neighbour by the relation, in order of angle."""
        known = self._site_directions.get((kind, relation))
        if known is None:
            known = self._all_steps(kind).single_directions(kind, relation)
            self._site_directions[kind, relation] = known
        return known

    # --------------------------------------------------------------------------------------------------------- regions

    def region(self, kind: int, name: str) -> list[int]:
        """The sites of one of `REGIONS`, in ascending order."""
        bit = 1 << REGIONS.index(name)
        return [site for site, bits in enumerate(self._all_measures().bits[kind]) if bits & bit]

    def side(self, kind: int, direction: int) -> list[int]:
        """The sites of the side that lies in this direction of the compass, in ascending order."""
        sides = [n for n, name in enumerate(SIDES) if DIRECTION_INDEX[name] == direction]
        if not sides:
            return []
        bit = 1 << FIRST_SIDE + sides[0]
        return [site for site, bits in enumerate(self._all_measures().bits[kind]) if bits & bit]

    def phase_of(self, kind: int) -> list[int]:
        """By site: its phase (its colour, where no two neighbours have the same)."""
        return self._all_measures().phases[kind]

    def phases(self, kind: int) -> list[list[int]]:
        """The sites of each phase."""
        result: list[list[int]] = [[] for _ in range(PHASES)]
        for site, phase in enumerate(self.phase_of(kind)):
            result[phase].append(site)
        return result

    def perimeters(self) -> list[list[int]]:
        """The vertices round each part of the board that hangs together, counterclockwise."""
        return [[vertex.index for vertex in perimeter] for perimeter in self._all_measures().perimeters]

    def rows(self, kind: int) -> list[list[int]]:
        """The sites of each row, from the bottom."""
        return self._all_coordinates(kind).rows

    def columns(self, kind: int) -> list[list[int]]:
        """The sites of each column, from the left."""
        return self._all_coordinates(kind).columns

    def layers(self, kind: int) -> list[list[int]]:
        """The sites of each layer, from the bottom; none on a boardless board."""
        return self._all_coordinates(kind).layers

    def row_of(self, kind: int) -> list[int]:
        """By site: its row."""
        return self._all_coordinates(kind).of_row

    def column_of(self, kind: int) -> list[int]:
        """By site: its column."""
        return self._all_coordinates(kind).of_column

    def layer_of(self, kind: int) -> list[int]:
        """By site: its layer."""
        return self._all_coordinates(kind).of_layer

    def labels(self, kind: int) -> list[str]:
        """By site: its label, such as ``A1`` (column and row); edges have their numbers."""
        if kind == EDGE:
            return [str(edge) for edge in range(len(self.graph.edges))]
        return self._all_coordinates(kind).labels

    def site(self, kind: int, label: str) -> int:
        """The first site of this kind with the label; -1 if there is none. Edges cannot be named."""
        if kind == EDGE:
            return -1
        known = self._sites_by_label.get(kind)
        if known is None:
            known = {}
            for site, name in enumerate(self.labels(kind)):
                known.setdefault(name, site)
            self._sites_by_label[kind] = known
        return known.get(label, -1)

    # ------------------------------------------------------------------------------------------ what is worked out late

    def _all_steps(self, kind: int) -> Steps:
        known = self._steps.get(kind)
        if known is None:
            known = make_steps(self.graph, kind)
            self._steps[kind] = known
        return known

    def _all_radials(self, kind: int) -> Radials:
        known = self._radials.get(kind)
        if known is None:
            known = Radials(self._elements[kind], kind, self._all_steps(kind))
            self._radials[kind] = known
        return known

    def _all_measures(self) -> Measures:
        known = self._measures
        if known is None:
            known = Measures(self.graph)
            self._measures = known
        return known

    def _all_coordinates(self, kind: int) -> Coordinates:
        known = self._coordinates.get(kind)
        if known is None:
            # The rows and columns of edges follow the lines that suit the vertices.
            thetas = self._all_coordinates(VERTEX).thetas if kind == EDGE else None
            known = Coordinates(self._elements[kind], thetas, self.three_dimensional, self.is_boardless)
            self._coordinates[kind] = known
        return known

    def _find_incident(self, kind: int, to_kind: int) -> list[list[int]]:
        graph = self.graph
        if kind == to_kind:
            return [[site] for site in range(self.count(kind))]
        if kind == CELL:
            if to_kind == VERTEX:
                return [[vertex.index for vertex in face.vertices] for face in graph.faces]
            return [[edge.index for edge in face.edges] for face in graph.faces]
        if kind == EDGE and to_kind == VERTEX:
            return [[edge.a.index, edge.b.index] for edge in graph.edges]
        result: list[list[int]] = [[] for _ in range(self.count(kind))]
        for site, others in enumerate(self.incident(to_kind, kind)):
            for other in others:
                result[other].append(site)
        return result
