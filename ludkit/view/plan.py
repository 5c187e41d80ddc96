"""What a drawing needs to know of a board: where its sites are, what joins them, what they are called.

A plan is made from a game's board, or from the board format that `ludkit board --format json` prints.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import dist, inf
from typing import Any, Literal

from ludkit.board.board import Board
from ludkit.board.directions import ADJACENT, CELL, DIRECTION_INDEX, EDGE, VERTEX
from ludkit.board.measures import SIDES
from ludkit.board.tracks import Track as BoardTrack
from ludkit.ludemes.roles import MAX_PLAYERS

SiteKind = Literal["Cell", "Vertex", "Edge"]
KINDS: tuple[SiteKind, ...] = ("Cell", "Vertex", "Edge")
Point = tuple[float, float]
_KIND_OF_USE: Mapping[int, SiteKind] = {VERTEX: "Vertex", EDGE: "Edge", CELL: "Cell"}
MAX_SLOTS = 10_000
"""The most sites of a hand or a set of dice that are drawn: as many as a board's equipment may have."""

TABLE_MARGIN = 2.6
"""How far round the pieces a boardless board is drawn, in steps from cell to cell."""

_SAME_PLACE = 1e-6


@dataclass(frozen=True, slots=True)
class Track:
    """A track as its steps (from, to, whether it loops round a corner on the way); steps off the board left out."""

    name: str
    owner: int
    steps: tuple[tuple[int, int, bool], ...]


@dataclass(frozen=True, slots=True)
class Container:
    """A hand, a set of dice or the board: its sites are numbered from ``first``."""

    name: str
    owner: int
    first: int
    size: int


@dataclass(frozen=True, slots=True)
class Plan:
    """A board as it is drawn. Sites of each kind are numbered from 0; y grows upwards, as in Ludii."""

    default: SiteKind
    vertices: Sequence[tuple[float, float, float]]
    edges: Sequence[tuple[int, int]]
    cells: Sequence[tuple[Point, Sequence[int]]]
    """Centre, and vertices in order round the cell."""
    labels: Mapping[SiteKind, Sequence[str]] = field(default_factory=dict)
    neighbours: Mapping[SiteKind, Sequence[Sequence[int]]] = field(default_factory=dict)
    sides: Mapping[str, Sequence[int]] = field(default_factory=dict)
    """Sites of the default kind along each side, by compass direction."""
    tracks: Sequence[Track] = ()
    containers: Sequence[Container] = ()
    """Hands and dice beside the board."""
    regions: Sequence[tuple[int, Sequence[int]]] = ()
    """What belongs to players: an owner and sites of the default kind."""
    tints: Sequence[tuple[str, Sequence[int]]] = ()
    """Sites of the default kind that are coloured, with no owner: a colour ``#rrggbb`` and the sites."""
    pits: bool = False
    """A mancala board: vertices are pits, and nothing joins them."""
    points: bool = False
    """A backgammon board: two rows of vertices that are points, those in the middle the bar."""
    also: tuple[SiteKind, ...] = ()
    """Kinds of site other than the default that pieces stand on."""
    players: int = MAX_PLAYERS
    """An owner with a higher number is what all share."""
    boardless: bool = False
    """Nothing but the table, for tiles: only the cells round what lies there are drawn."""
    near: frozenset[int] = frozenset()
    """The cells that are drawn of a boardless board."""

    @property
    def kinds(self) -> tuple[SiteKind, ...]:
        """The kinds of site that are drawn as sites: graph games formally have all three, and rarely use them."""
        return tuple(kind for kind in KINDS if kind == self.default or kind in self.also)

    def count(self, kind: str) -> int:
        """How many sites of a kind the board has."""
        return {"Cell": len(self.cells), "Vertex": len(self.vertices), "Edge": len(self.edges)}[kind]

    @property
    def bar(self) -> frozenset[int]:
        """The vertices of a backgammon board that are its bar: the middle one of each row, where there is one."""
        columns = sorted({x for x, _, _ in self.vertices})
        if not self.points or len(columns) % 2 == 0:
            return frozenset()
        return frozenset(n for n, (x, _, _) in enumerate(self.vertices) if x == columns[len(columns) // 2])

    def shows(self, kind: str, site: int) -> bool:
        """Whether a site is drawn."""
        return kind != "Cell" or not self.boardless or site in self.near

    def point(self, kind: str, site: int) -> Point:
        """Where a site is, in the board's own units."""
        if kind == "Cell":
            return self.cells[site][0]
        if kind == "Vertex":
            return self.vertices[site][:2]
        (ax, ay, _), (bx, by, _) = (self.vertices[v] for v in self.edges[site])
        return (ax + bx) / 2, (ay + by) / 2

    def on_board(self, kind: str, site: int) -> bool:
        """Whether a site of a state is the board's own; hands and dice are cells with numbers after the board's."""
        if kind == "Cell" and self.containers and site >= min(c.first for c in self.containers):
            return False
        return kind in KINDS and 0 <= site < self.count(kind)

    def label(self, kind: str, site: int) -> str:
        """The label of a site; its number where the board has no labels."""
        labels: Sequence[str] = next((names for k, names in self.labels.items() if k == kind), ())
        return labels[site] if site < len(labels) else str(site)

    def of_trace(self, header: Mapping[str, Any], states: Iterable[Mapping[str, Any]] = ()) -> Plan:
        """The plan with a trace's players, hands and dice, and with all kinds of site that its states use.

        Raises ValueError for a header whose containers are none.
        """
        containers = header.get("containers") or [None]
        if not isinstance(containers, list):
            raise ValueError(f"not containers: {str(containers)[:80]}")
        beside = [_container(container) for container in containers[1:]]  # the board itself comes first
        return replace(self, containers=beside, players=header["players"]).of_states([header["start"], *states])

    def of_states(self, states: Iterable[Mapping[str, Any]]) -> Plan:
        """The plan with all kinds of site on which something stands in these states."""
        used = {(row[0], row[1]) for state in states for row in state["sites"] if self.on_board(row[0], row[1])}
        kinds = {kind for kind, _ in used}
        also = tuple(kind for kind in KINDS if kind in kinds and kind != self.default)
        plan = replace(self, also=tuple(dict.fromkeys((*self.also, *also))))
        if not self.boardless:
            return plan
        return replace(plan, near=self.near | self._round({site for kind, site in used if kind == "Cell"}))

    def _round(self, sites: set[int]) -> frozenset[int]:
        """The cells round some cells; of none, the cells in the middle of the board."""
        centres = [centre for centre, _ in self.cells]
        middle = sum(x for x, _ in centres) / len(centres), sum(y for _, y in centres) / len(centres)
        reach = TABLE_MARGIN * min(spacing(centres))
        wanted = [centres[site] for site in sites] or [middle]
        return frozenset(n for n, centre in enumerate(centres) if any(dist(centre, w) <= reach for w in wanted))


def _container(data: Any) -> Container:
    match data:
        case {"name": str() | None as name, "owner": int(owner), "from": int(first), "sites": int(size)}:
            if 0 <= size <= MAX_SLOTS:
                return Container(name or "", owner, first, size)
            raise ValueError(f"a container of {size} sites cannot be drawn: the limit is {MAX_SLOTS} (MAX_SLOTS)")
    raise ValueError(f"not a container: {str(data)[:80]}")


def plan_of(
    board: Mapping[str, Any],
    *,
    pits: bool = False,
    boardless: bool = False,
    regions: Sequence[tuple[int, Sequence[int]]] = (),
) -> Plan:
    """The plan of a board given in the board format.

    ``pits`` tells a mancala board and ``boardless`` a board without bounds, which the format does not.
    """
    default: SiteKind = board["default_site"]
    return Plan(
        default=default,
        vertices=[(x, y, z) for x, y, z in board["vertices"]],
        edges=[(a, b) for a, b in board["edges"]],
        cells=[((x, y), ring) for x, y, ring in board["cells"]],
        labels={kind: board[kind]["labels"] for kind in KINDS if "labels" in board.get(kind, {})},
        neighbours={kind: board[kind]["adjacent"] for kind in KINDS if "adjacent" in board.get(kind, {})},
        sides=board.get(default, {}).get("sides", {}),
        tracks=[_track(track) for track in board.get("tracks", ())],
        regions=regions,
        pits=pits,
        boardless=boardless,
    )


def plan_of_board(board: Board, players: int = MAX_PLAYERS, regions: Sequence[tuple[int, Sequence[int]]] = ()) -> Plan:
    """The plan of the board of a game."""
    topology, graph, use = board.topology, board.topology.graph, board.use
    default: SiteKind = _KIND_OF_USE[use]
    sides = {name: topology.side(use, DIRECTION_INDEX[name]) for name in SIDES}
    return Plan(
        default=default,
        vertices=[(v.x, v.y, v.z) for v in graph.vertices],
        edges=[(e.a.index, e.b.index) for e in graph.edges],
        cells=[((f.x, f.y), [v.index for v in f.vertices]) for f in graph.faces],
        labels={default: topology.labels(use)},
        neighbours={default: topology.neighbours(use, ADJACENT)},
        sides={name: sites for name, sites in sides.items() if sites},
        tracks=[_board_track(track) for track in board.tracks],
        containers=[Container(c.name, c.owner, c.first, c.size) for c in board.containers[1:]],
        regions=regions,
        pits=board.containers[0].ludeme.ludeme.name.endswith(".MancalaBoard"),
        players=players,
        boardless=topology.is_boardless,
    )


def _board_track(track: BoardTrack) -> Track:
    places = zip(track.sites, track.next, track.bumps, strict=True)
    steps = [(site, track.sites[after], bool(bump)) for site, after, bump in places if after >= 0]
    return Track(track.name, track.owner, tuple(step for step in steps if step[0] >= 0 and step[1] >= 0))


def _track(track: Mapping[str, Any]) -> Track:
    elements = track["elems"]
    steps = [(site, after, bool(bump)) for site, after, _, bump in elements if site >= 0 and after >= 0]
    return Track(track["name"] or "", track["owner"], tuple(steps))


def spacing(points: Sequence[Point]) -> list[float]:
    """The distance from each point to the nearest one at another place (1.0 where there is none)."""
    order = sorted(range(len(points)), key=lambda i: points[i])
    distances = []
    for rank, here in enumerate(_ranks(order)):
        nearest = inf
        for direction in (order[here + 1 :], order[:here][::-1]):
            for other in direction:
                if abs(points[other][0] - points[rank][0]) >= nearest:
                    break
                gap = dist(points[rank], points[other])
                if gap > _SAME_PLACE:
                    nearest = min(nearest, gap)
        distances.append(1.0 if nearest == inf else nearest)
    return distances


def _ranks(order: Sequence[int]) -> list[int]:
    """Where each index stands in ``order``."""
    ranks = [0] * len(order)
    for rank, index in enumerate(order):
        ranks[index] = rank
    return ranks
