"""``sites Loop``: the sites of a loop of pieces, or those inside it."""

from __future__ import annotations

from ludkit.board.directions import ADJACENT, ORTHOGONAL
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.errors import NoSiteError
from ludkit.engine.functions import BoolFunction, DirectionsFunction, IntFunction, RegionFunction
from ludkit.engine.ints.last import LastTo
from ludkit.engine.registry import builds
from ludkit.engine.roles import Mover, role_function
from ludkit.engine.ways import Ways
from ludkit.ludemes.typed import Constant, Ludeme


class Loop:
    """A loop of pieces, and the sites inside it."""

    def __init__(self, sites: list[int], inside: list[int]) -> None:
        self.sites: list[int] = sites
        self.inside: list[int] = inside


class LoopSearch:
    """Looks for a loop of pieces like the one on a site, beside that site.

    ``owner`` owns all that lies round the inside. ``enclosed`` are the players whose sites may lie inside (0: empty
    ones); None: anything but the loop's own kind of piece.
    """

    def __init__(self, ways: Ways, base: int, outer: list[int], start: IntFunction, owner: IntFunction) -> None:
        self.ways: Ways = ways
        self.base: int = base
        self.outer: list[int] = outer
        """The sites at the board's edge, which are never inside."""
        self.start: IntFunction = start
        self.owner: IntFunction = owner
        self.enclosed: list[IntFunction] | None = None

    def find(self, ctx: Context, directions: DirectionsFunction) -> Loop | None:
        """The first loop that hangs together by the directions; None if there is none."""
        start = self.start.eval(ctx)
        if not 0 <= start < self.ways.size:
            return None
        what = ctx.sites.what[self.base + start]
        owner = self.owner.eval(ctx)
        if what <= 0:
            return None
        enclosed = None if self.enclosed is None else [player.eval(ctx) for player in self.enclosed]
        whos = ctx.sites.who
        for site in reversed(self.ways.steps(ADJACENT)[start]):
            if site in self.outer or (enclosed is not None and whos[self.base + site] not in enclosed):
                continue
            inside = self._inside(ctx, site, what, enclosed)
            if not inside:
                continue
            ring = self._ring(inside)
            if any(whos[self.base + to] != owner for to in ring):
                continue
            if self._closes(ctx, ring, what, directions):
                return Loop(ring, inside)
        return None

    def _inside(self, ctx: Context, origin: int, what: int, enclosed: list[int] | None) -> list[int]:
        """The sites that can be reached from one without crossing pieces of a kind; none if they reach the edge.

        As in Ludii, the ways go on straight over sites that may not be inside.
        """
        sites = ctx.sites
        base = self.base
        group = [origin]
        for site in group:
            for radial in self.ways.radials(ORTHOGONAL)[site]:
                for to in radial[1:]:
                    if to in group:
                        continue
                    if sites.what[base + to] == what:
                        break
                    if to in self.outer:
                        return []
                    if enclosed is None or sites.who[base + to] in enclosed:
                        group.append(to)
        return group

    def _ring(self, inside: list[int]) -> list[int]:
        """The sites round a group, in the order in which it is gone through."""
        ring: list[int] = []
        for site in inside:
            for to in self.ways.steps(ORTHOGONAL)[site]:
                if to not in inside and to not in ring:
                    ring.append(to)
        return ring

    def _closes(self, ctx: Context, ring: list[int], what: int, directions: DirectionsFunction) -> bool:
        """Whether the pieces of a ring hang together, as Ludii finds out: by a walk that has made as many steps as
        the ring has sites. Sites from which the walk cannot go on, or with another kind of piece, leave the ring.
        """
        place = 0
        before = 0
        walked: list[int] = []
        while ring:
            ctx.count_round(0)
            if place >= len(ring):
                raise NoSiteError
            site = ring[place]
            onward = -1
            if ctx.sites.what[self.base + site] == what:
                onward = self._onward(ctx, site, ring, what, directions)
                if onward < 0 and site in walked:
                    walked.remove(site)
            if onward < 0:
                ring.remove(site)
                place = before
                continue
            walked.append(site)
            if len(walked) == len(ring):
                return True
            before = place
            place = ring.index(onward)
        return False

    def _onward(self, ctx: Context, site: int, ring: list[int], what: int, directions: DirectionsFunction) -> int:
        """The first neighbour in a ring with a piece of a kind; -1 if there is none."""
        for direction in directions.eval(ctx, self.ways.site_type, site):
            for to in self.ways.steps(direction)[site]:
                if to in ring and ctx.sites.what[self.base + to] == what:
                    return to
        return -1


class SitesLoop(RegionFunction):
    """The sites of a loop, without those that it closes without; or (``inside``) the sites inside it."""

    def __init__(self, search: LoopSearch, directions: DirectionsFunction, inside: BoolFunction) -> None:
        self.search: LoopSearch = search
        self.directions: DirectionsFunction = directions
        self.inside: BoolFunction = inside

    def eval(self, ctx: Context) -> list[int]:
        inside = self.inside.eval(ctx)
        loop = self.search.find(ctx, self.directions)
        if loop is None:
            return []
        return sorted(loop.inside if inside else self._shortened(ctx, loop.sites))

    def _shortened(self, ctx: Context, sites: list[int]) -> list[int]:
        """A loop without the sites that can be left out, the last first."""
        kept = sites.copy()
        for i in range(len(kept) - 1, -1, -1):
            if self._is_loop(ctx, kept[:i] + kept[i + 1 :]):
                del kept[i]
        return kept

    def _is_loop(self, ctx: Context, sites: list[int]) -> bool:
        """Whether a walk from the first site, always on to the first neighbour that is new, comes to all and back."""
        if not sites:
            raise NoSiteError
        walked = [sites[0]]
        for site in walked:
            onward = [to for to in self._neighbours(ctx, site) if to in sites and to not in walked]
            if onward:
                walked.append(onward[0])
        return len(walked) == len(sites) and sites[0] in self._neighbours(ctx, walked[-1])

    def _neighbours(self, ctx: Context, site: int) -> list[int]:
        ways = self.search.ways
        found: list[int] = []
        for direction in self.directions.eval(ctx, ways.site_type, site):
            found.extend(ways.steps(direction)[site])
        return found


def loop_search(b: Builder, ludeme: Ludeme) -> LoopSearch:
    """The search that ``sites Loop`` or ``is Loop`` asks for."""
    site_type = b.site_type(ludeme)
    start = b.integer_of(ludeme, "start")
    owner = b.integer_of(ludeme, "colour")
    search = LoopSearch(
        b.ways(site_type),
        b.layout.base[site_type],
        b.topology.region(site_type, "outer"),
        LastTo() if start is None else start,
        Mover() if owner is None else owner,
    )
    roles = [role.name for role in b.list_of(ludeme, "surroundList") if isinstance(role, Constant)]
    role = b.constant_name(ludeme, "surround")
    if role is not None:
        roles.append(role)
    if roles:
        search.enclosed = [role_function(name, b.players) for name in roles]
    return search


@builds("game.functions.region.sites.Sites Loop")
def build_sites_loop(b: Builder, ludeme: Ludeme) -> RegionFunction:
    directions = b.directions(b.argument(ludeme, "directions"))
    return SitesLoop(loop_search(b, ludeme), directions, b.boolean_or(ludeme, "inside", False))
