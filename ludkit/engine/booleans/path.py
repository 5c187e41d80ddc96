"""``is Path``: a player's sites that make a path of some length, open or closed, through a site.

What Ludii calls a path of edges, vertices or cells is not always one: it is found out as there.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from ludkit.board.directions import ADJACENT, CELL, EDGE, VERTEX
from ludkit.board.topology import Topology
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.errors import NoSiteError
from ludkit.engine.functions import BoolFunction, IntFunction
from ludkit.engine.ints.last import LastTo
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme

_ENDLESS: Final = 1_000_000_000


class Length:
    """How long a path may be."""

    def __init__(self, least: int, greatest: int) -> None:
        self.least: int = least
        self.greatest: int = greatest
        self.exact: bool = least == greatest


class IsPath(BoolFunction):
    """Whether sites of a player make a path through a site, and whether it is ``closed``."""

    def __init__(
        self,
        base: int,
        start: IntFunction,
        player: IntFunction,
        bounds: tuple[IntFunction, IntFunction],
        closed: BoolFunction,
    ) -> None:
        self.base: int = base
        self.start: IntFunction = start
        self.player: IntFunction = player
        self.least: IntFunction = bounds[0]
        self.greatest: IntFunction = bounds[1]
        self.closed: BoolFunction = closed

    def eval(self, ctx: Context) -> bool:
        site = self.start.eval(ctx)
        if site < 0:
            return False
        player = self.player.eval(ctx)
        length = Length(self.least.eval(ctx), self.greatest.eval(ctx))
        return self._is_path(ctx, site, player, length, self.closed.eval(ctx))

    def _is_path(self, ctx: Context, site: int, player: int, length: Length, closed: bool) -> bool:
        raise NotImplementedError


class IsPathOfEdges(IsPath):
    """`IsPath` of edges; ``ends`` are the vertices of each edge."""

    def __init__(
        self,
        base: int,
        start: IntFunction,
        player: IntFunction,
        bounds: tuple[IntFunction, IntFunction],
        closed: BoolFunction,
        ends: list[list[int]],
        vertices: int,
    ) -> None:
        super().__init__(base, start, player, bounds, closed)
        self.ends: list[list[int]] = ends
        self.vertices: int = vertices

    def _is_path(self, ctx: Context, site: int, player: int, length: Length, closed: bool) -> bool:
        if site >= len(self.ends):
            raise NoSiteError
        whos = ctx.sites.who
        owned = [edge for edge in range(len(self.ends)) if whos[self.base + edge] == player]
        neighbours: list[list[int]] = [[] for _ in range(self.vertices)]
        for edge in owned:
            a, b = self.ends[edge]
            neighbours[a].append(b)
            neighbours[b].append(a)
        ring = ring_of(neighbours, self.ends[site][0], self.ends[site][1])
        if closed:
            return self._is_closed(site, owned, neighbours, ring, length)
        return not ring and self._is_open(site, owned, length)

    def _is_closed(
        self, edge: int, owned: list[int], neighbours: list[list[int]], ring: list[int], length: Length
    ) -> bool:
        inside = sum(1 for each in owned if self.ends[each][0] in ring and self.ends[each][1] in ring)
        if len(ring) == inside:
            if length.exact and len(ring) == length.least:
                return True
            if not length.exact and 2 < len(ring) <= length.greatest and length.greatest > 2:
                return True
        if inside <= len(ring):
            return False
        around = self._way_round(neighbours, self.ends[edge][0], self.ends[edge][1]) + 1
        return (length.exact and around == length.least) or (length.greatest > 2 and around <= length.greatest)

    def _way_round(self, neighbours: list[list[int]], start: int, end: int) -> int:
        """How many edges a way has from one vertex to another but for the edge between them.

        Not always the shortest: Ludii goes on from the vertex with the lowest number first.
        """
        far = [_ENDLESS] * self.vertices
        before = [0] * self.vertices
        seen: set[int] = set()
        far[start] = 0
        before[start] = start
        waiting = [start]
        while waiting:
            vertex = heappop(waiting)
            if vertex == end:
                break
            if vertex in seen:
                continue
            seen.add(vertex)
            for to in sorted(set(neighbours[vertex])):
                if far[to] > far[vertex] + 1 and {vertex, to} != {start, end}:
                    far[to] = far[vertex] + 1
                    before[to] = vertex
                    heappush(waiting, to)
        steps = 0
        while before[end] != end:
            steps += 1
            end = before[end]
        return steps

    def _is_open(self, edge: int, owned: list[int], length: Length) -> bool:
        size = length.least if length.exact else length.greatest
        a, b = self.ends[edge]
        passed: set[int] = set()
        total = self._reach(edge, a, owned, size, passed) + self._reach(edge, b, owned, size, passed) + 1
        if len(passed) + 1 != total:
            return False
        return total == length.least if length.exact else length.least < length.greatest and total <= length.greatest

    def _reach(self, edge: int, vertex: int, owned: list[int], size: int, passed: set[int]) -> int:
        """How many edges ways go on from a vertex, away from an edge: less than twice ``size``; -1 for size 0.

        ``passed`` gets the edges that they pass.
        """
        ways = {(edge, vertex)}
        depth = 0
        while ways and depth < 2 * size:
            depth += 1
            onward: set[tuple[int, int]] = set()
            for last, at in ways:
                for each in owned:
                    if each != last and at in self.ends[each]:
                        passed.add(each)
                        first, second = self.ends[each]
                        onward.add((each, second if first == at else first))
            ways = onward
        return depth - 1


class IsPathOfSites(IsPath):
    """`IsPath` of vertices or cells; ``neighbours`` are those of each, ``degrees`` how many each vertex has."""

    def __init__(
        self,
        base: int,
        start: IntFunction,
        player: IntFunction,
        bounds: tuple[IntFunction, IntFunction],
        closed: BoolFunction,
        topology: Topology,
        site_type: int,
    ) -> None:
        super().__init__(base, start, player, bounds, closed)
        self.neighbours: list[list[int]] = topology.neighbours(site_type, ADJACENT)
        # Ludii asks the vertices for cells as well
        self.degrees: list[int] = [len(others) for others in topology.neighbours(VERTEX, ADJACENT)]
        self.of_cells: bool = site_type == CELL

    def _is_path(self, ctx: Context, site: int, player: int, length: Length, closed: bool) -> bool:
        if site >= len(self.neighbours):
            raise NoSiteError
        whos = ctx.sites.who
        beside = [[to for to in others if whos[self.base + to] == player] for others in self.neighbours]
        if not beside[site]:
            if closed:
                return False
            if self._is_alone(length):
                return True
        ring = ring_of(beside, site, beside[site][0] if beside[site] else 0)
        if closed:
            return self._is_closed(site, beside, ring, length)
        return not ring and self._is_open(site, beside, length)

    def _is_alone(self, length: Length) -> bool:
        """Whether one site by itself is long enough."""
        if self.of_cells:
            return length.least == 1 and length.greatest == 1
        return length.least == 1 or length.greatest == 1

    def _is_closed(self, site: int, beside: list[list[int]], ring: list[int], length: Length) -> bool:
        size = len(ring)
        if length.exact:
            if size <= length.least:
                return size == length.least
        else:
            if not (length.greatest != 0 if self.of_cells else length.greatest > length.least):
                return False
            if size <= length.greatest:
                return size > 2
        depths = self._depths(site, beside)
        if length.exact:
            return any(depth == length.least and depth > 2 for depth in depths)
        return any(2 < depth <= length.greatest for depth in depths)

    def _depths(self, site: int, beside: list[list[int]]) -> list[int]:
        """What Ludii takes for the length of the ring through each neighbour of a site: 1 more than how deep the
        neighbour was found by walks that pass each site as often at most as it has neighbours."""
        visits = [0] * len(beside)
        found = [0] * len(beside)
        depths: list[int] = []
        for first in beside[site]:
            waiting = [(first, -1, 1)]
            depth = 0
            while waiting:
                at, before, index = waiting.pop()
                visits[at] += 1
                if at >= len(self.degrees):
                    raise NoSiteError
                if visits[at] > self.degrees[at]:
                    depth = depth or index
                    continue
                found[at] = found[at] or index
                depth = depth or found[at] + 1
                if at == site:
                    continue
                if self.of_cells:
                    onward = [to for to in beside[at] if to != before]
                else:
                    onward = [to for to in beside[at] if found[at] == 1 and to != site]
                waiting.extend([(to, at, found[at] + 1) for to in reversed(onward)])
            depths.append(depth)
        return depths

    def _is_open(self, site: int, beside: list[list[int]], length: Length) -> bool:
        if length.greatest > (0 if self.of_cells else length.least):
            return True
        if not 1 <= len(beside[site]) <= 2 or not length.exact:
            return False
        if len(beside[site]) == 1:
            return self._reach(site, site, 0, -1, beside, length.least) + 1 == length.least
        first, second = beside[site]
        reach = self._reach(site, first, 1, -1, beside, length.least)
        return reach + self._reach(site, second, 1, first, beside, length.least) + 1 == length.least

    def _reach(self, start: int, site: int, index: int, before: int, beside: list[list[int]], least: int) -> int:
        """How far a way goes on from a site; no further than to twice the length; endless where it branches."""
        while index != 2 * least:
            if len(beside[site]) > 2:
                return _ENDLESS
            onward = [to for to in beside[site] if to not in (before, start)]
            if not onward:
                break
            before = site
            site = onward[0]
            index += 1
        return index


def ring_of(neighbours: list[list[int]], start: int, other: int) -> list[int]:
    """The sites that hang together with ``start`` whatever one way between two sites is cut; none without ``other``."""
    depth = {start: 1}
    lowest = {start: 1}
    parent = {start: -1}
    kept = [start]
    walk = [(start, 0)]
    while walk:
        site, i = walk.pop()
        if i < len(neighbours[site]):
            walk.append((site, i + 1))
            to = neighbours[site][i]
            if to == parent[site]:
                continue
            if to not in depth:
                depth[to] = depth[site] + 1
                lowest[to] = depth[to]
                parent[to] = site
                kept.append(to)
                walk.append((to, 0))
            elif to in kept:
                lowest[site] = min(lowest[site], depth[to])
        elif site != start:
            if lowest[site] == depth[site]:
                del kept[kept.index(site) :]
            lowest[parent[site]] = min(lowest[parent[site]], lowest[site])
    return kept if other in kept else []


@builds("game.functions.booleans.is.Is Path")
def build_is_path(b: Builder, ludeme: Ludeme) -> BoolFunction:
    site_type = b.site_type(ludeme)
    start = b.integer_of(ludeme, "from")
    site = LastTo() if start is None else start
    player = b.player_of(ludeme, "who", "role")
    bounds = b.bounds(b.argument(ludeme, "length"))
    assert player is not None and bounds is not None, ludeme
    closed = b.boolean_or(ludeme, "closed", False)
    base = b.layout.base[site_type]
    b.traits.graph = True
    if site_type == EDGE:
        ends = b.topology.incident(EDGE, VERTEX)
        return IsPathOfEdges(base, site, player, bounds, closed, ends, b.topology.count(VERTEX))
    return IsPathOfSites(base, site, player, bounds, closed, b.topology, site_type)
