"""What graph the pieces on the edges make: ``is Tree``, ``is SpanningTree``, ``is CaterpillarTree``, ``is TreeCentre``,
``is RegularGraph``."""

from __future__ import annotations

from typing import Final

from ludkit.board.directions import EDGE, VERTEX
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.errors import NoSiteError
from ludkit.engine.functions import BoolConstant, BoolFunction, IntConstant, IntFunction
from ludkit.engine.ints.last import LastTo
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme

_IS: Final = "game.functions.booleans.is.Is "


class IsTree(BoolFunction):
    """Whether the edges where a player's piece stands close no ring.

    Ludii compares the *number of the component* with the player's; for nobody, the component on the edge where the
    last move led counts. ``ends`` are the two vertices of each edge, ``base`` the element of the first edge.
    """

    def __init__(self, ends: list[list[int]], vertices: int, base: int, player: IntFunction) -> None:
        self.ends: list[list[int]] = ends
        self.vertices: int = vertices
        self.base: int = base
        self.player: IntFunction = player
        self.last: IntFunction = LastTo()

    def eval(self, ctx: Context) -> bool:
        if self.last.eval(ctx) < 0:
            return False
        return not self._closes_ring(self._edges(ctx))

    def _edges(self, ctx: Context) -> list[int]:
        """The edges that count."""
        whats = ctx.sites.what
        what = self.player.eval(ctx)
        if what == 0:
            last = self.last.eval(ctx)
            what = (whats[self.base + last] if last < len(self.ends) else 0) or 1
        return [edge for edge in range(len(self.ends)) if whats[self.base + edge] == what]

    def _closes_ring(self, edges: list[int]) -> bool:
        joined = Joined(self.vertices)
        for edge in edges:
            if not joined.join(self.ends[edge][0], self.ends[edge][1]):
                return True
        return False


class IsSpanningTree(IsTree):
    """Whether those edges make one tree that reaches every vertex."""

    def eval(self, ctx: Context) -> bool:
        if self.last.eval(ctx) < 0:
            return False
        edges = self._edges(ctx)
        return len(edges) == self.vertices - 1 and not self._closes_ring(edges)


class IsCaterpillarTree(IsSpanningTree):
    """Whether those edges make a tree that reaches every vertex, and is one path without its leaves.

    Where nothing is left without the leaves (a star), Ludii fails. Raises NoSiteError then.
    """

    def eval(self, ctx: Context) -> bool:
        if not super().eval(ctx):
            return False
        neighbours = neighbours_by(self.ends, self._edges(ctx), self.vertices)
        spine = [
            edge
            for edge in self._edges(ctx)
            if len(neighbours[self.ends[edge][0]]) > 1 and len(neighbours[self.ends[edge][1]]) > 1
        ]
        if not spine:
            raise NoSiteError
        neighbours = neighbours_by(self.ends, spine, self.vertices)
        a, b = self.ends[spine[0]]
        return depth(neighbours, a, b) + depth(neighbours, b, a) + 1 == len(spine)


class IsRegularGraph(IsTree):
    """Whether those edges join every vertex with equally many others: with ``degree``, if that is not 0.

    ``odd`` and ``even``: whether that number must be so.
    """

    def __init__(self, ends: list[list[int]], vertices: int, base: int, player: IntFunction) -> None:
        super().__init__(ends, vertices, base, player)
        self.degree: IntFunction = IntConstant(0)
        self.odd: BoolFunction = BoolConstant(False)
        self.even: BoolFunction = BoolConstant(False)

    def eval(self, ctx: Context) -> bool:
        if self.last.eval(ctx) < 0:
            return False
        degrees = [len(others) for others in neighbours_by(self.ends, self._edges(ctx), self.vertices)]
        degree = self.degree.eval(ctx)
        if degree == 0:
            degree = max(degrees)
        if any(each != degree for each in degrees):
            return False
        if self.odd.eval(ctx):
            return degree % 2 == 1
        return not self.even.eval(ctx) or degree % 2 == 0


class IsTreeCentre(BoolFunction):
    """Whether the vertex where the last move led is a centre of the tree that a player's edges make there.

    ``player`` the number behind the last: everybody's edges count.
    """

    def __init__(self, ends: list[list[int]], vertices: int, base: int, player: IntFunction) -> None:
        self.ends: list[list[int]] = ends
        self.vertices: int = vertices
        self.base: int = base
        self.player: IntFunction = player
        self.last: IntFunction = LastTo()

    def eval(self, ctx: Context) -> bool:
        site = self.last.eval(ctx)
        if not 0 <= site < self.vertices:
            raise NoSiteError
        edges = self._edges(ctx)
        joined = Joined(self.vertices)
        for edge in edges:
            if not joined.join(self.ends[edge][0], self.ends[edge][1]):
                return False
        neighbours = neighbours_by(self.ends, edges, self.vertices)
        centre = 0
        if neighbours[site]:
            root = joined.root(site)
            centre = middle(neighbours, min(v for v in range(self.vertices) if joined.root(v) == root))
        if site == centre or len(neighbours[site]) == len(neighbours[centre]) == 1:
            return True
        return centre in neighbours[site] and _straight_on(neighbours, site) == _straight_on(neighbours, centre)

    def _edges(self, ctx: Context) -> list[int]:
        player = self.player.eval(ctx)
        everybody = ctx.game.players + 1
        base = self.base
        sites = ctx.sites
        if player == everybody:
            return [edge for edge in range(len(self.ends)) if sites.what[base + edge] != 0]
        return [edge for edge in range(len(self.ends)) if sites.who[base + edge] == player < everybody]


class Joined:
    """Which vertices are joined with each other by edges."""

    def __init__(self, vertices: int) -> None:
        self._parent: list[int] = list(range(vertices))

    def root(self, vertex: int) -> int:
        """A vertex that stands for all that are joined with this one."""
        parent = self._parent
        while parent[vertex] != vertex:
            vertex = parent[vertex]
        return vertex

    def join(self, a: int, b: int) -> bool:
        """Join two vertices; whether they were apart."""
        a = self.root(a)
        b = self.root(b)
        self._parent[a] = b
        return a != b


def neighbours_by(ends: list[list[int]], edges: list[int], vertices: int) -> list[list[int]]:
    """By vertex: the vertices that the edges join it with, each once, in ascending order."""
    found: list[set[int]] = [set() for _ in range(vertices)]
    for edge in edges:
        a, b = ends[edge]
        found[a].add(b)
        found[b].add(a)
    return [sorted(others) for others in found]


def depth(neighbours: list[list[int]], vertex: int, parent: int) -> int:
    """How many edges the longest way leads from a vertex of a tree on, away from its neighbour ``parent``."""
    longest = 0
    ways = [(vertex, parent, 0)]
    while ways:
        at, before, length = ways.pop()
        longest = max(longest, length)
        ways.extend([(to, at, length + 1) for to in neighbours[at] if to != before])
    return longest


def middle(neighbours: list[list[int]], root: int) -> int:
    """The vertex of a tree whose every branch, seen from ``root``, has at most half of the vertices."""
    order = [root]
    parent = {root: root}
    for vertex in order:
        for to in neighbours[vertex]:
            if to not in parent:
                parent[to] = vertex
                order.append(to)
    size = dict.fromkeys(order, 1)
    for vertex in reversed(order[1:]):
        size[parent[vertex]] += size[vertex]
    # of all vertices whose branch is more than half, which lie on one way, the last
    centre = root
    for vertex in order:
        if size[vertex] > len(order) // 2:
            centre = vertex
    return centre


def _straight_on(neighbours: list[list[int]], vertex: int) -> int:
    """How many vertices a way has that always goes on to the first vertex it was not at; Ludii's depth."""
    seen = {vertex}
    at = vertex
    while True:
        onward = [to for to in neighbours[at] if to not in seen]
        if not onward:
            return len(seen)
        at = onward[0]
        seen.add(at)


def _player(b: Builder, ludeme: Ludeme) -> IntFunction:
    player = b.player_of(ludeme, "who", "role")
    assert player is not None, ludeme
    b.traits.graph = True
    return player


@builds(_IS + "Tree", _IS + "SpanningTree", _IS + "CaterpillarTree", _IS + "TreeCentre")
def build_is_tree(b: Builder, ludeme: Ludeme) -> BoolFunction:
    player = _player(b, ludeme)
    ends = b.topology.incident(EDGE, VERTEX)
    vertices = b.topology.count(VERTEX)
    base = b.layout.base[EDGE]
    kind = b.constant_name(ludeme, "isType")
    if kind == "TreeCentre":
        return IsTreeCentre(ends, vertices, base, player)
    if kind == "SpanningTree":
        return IsSpanningTree(ends, vertices, base, player)
    if kind == "CaterpillarTree":
        return IsCaterpillarTree(ends, vertices, base, player)
    return IsTree(ends, vertices, base, player)


@builds(_IS + "RegularGraph")
def build_is_regular_graph(b: Builder, ludeme: Ludeme) -> BoolFunction:
    player = _player(b, ludeme)
    graph = IsRegularGraph(b.topology.incident(EDGE, VERTEX), b.topology.count(VERTEX), b.layout.base[EDGE], player)
    degree = b.integer_of(ludeme, "k")
    if degree is not None:
        graph.degree = degree
    graph.odd = b.boolean_or(ludeme, "odd", False)
    graph.even = b.boolean_or(ludeme, "even", False)
    return graph
