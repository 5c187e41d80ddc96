"""``is Line``: enough pieces in a row."""

from __future__ import annotations

from ludkit.board.directions import ADJACENT, DIRECTION_INDEX
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, IntFunction, RegionFunction, constant
from ludkit.engine.ints.last import LastTo
from ludkit.engine.registry import builds
from ludkit.engine.roles import role_function
from ludkit.engine.sites import OFF
from ludkit.engine.stacks import WHAT, StackedSites
from ludkit.engine.variables import variables_of
from ludkit.ludemes.typed import Ludeme


class IsLine(BoolFunction):
    """Whether a line of pieces runs through a site, or through any site of a region.

    ``lines`` are, by site, the lines through it: a radial, and its opposite or None. ``kinds``: the components that
    count (None: that of the site); ``player``: all of a player instead. ``condition`` must hold of each ``(to)``.
    """

    def __init__(self, base: int, lines: list[list[tuple[list[int], list[int] | None]]], length: IntFunction) -> None:
        self.base: int = base
        self.lines: list[list[tuple[list[int], list[int] | None]]] = lines
        self.length: IntFunction = length
        self.through: IntFunction = LastTo()
        self.through_any: RegionFunction | None = None
        self.kinds: list[IntFunction] | None = None
        self.player: IntFunction | None = None
        self.exact: BoolFunction | None = None
        self.contiguous: BoolFunction | None = None
        self.condition: BoolFunction | None = None

    def eval(self, ctx: Context) -> bool:
        if self.through_any is None:
            return self._through(ctx, self.through.eval(ctx)) > 0
        for site in self.through_any.eval(ctx):
            found = self._through(ctx, site)
            if found != 0:
                return found > 0
        return False

    def _through(self, ctx: Context, site: int) -> int:
        """1 if a line runs through the site; 0 if not; -1 if not, and no other site is to be asked."""
        if site < 0:
            return -1
        outer = ctx.to
        if self.condition is not None:
            ctx.to = site
            holds = self.condition.eval(ctx)
            ctx.to = outer
            if not holds:
                return -1
        if site >= len(self.lines):
            return -1
        whats = ctx.sites.what
        own = whats[self.base + site]
        kinds = self._kinds(ctx, own)
        if own not in kinds:
            return 0
        length = self.length.eval(ctx)
        exact = self.exact is not None and self.exact.eval(ctx)
        contiguous = self.contiguous is None or self.contiguous.eval(ctx)
        for radial, opposite in self.lines[site]:
            count = 1 + self._count(ctx, radial, kinds, contiguous, 0 if exact else length - 1)
            if count == length and not exact and count > 1:
                return 1
            if opposite is not None:
                count += self._count(ctx, opposite, kinds, contiguous, 0 if exact else length - count)
            if count == length:
                return 1
        return 0

    def _kinds(self, ctx: Context, own: int) -> list[int]:
        if self.kinds is not None:
            return [kind.eval(ctx) for kind in self.kinds]
        if self.player is not None:
            player = self.player.eval(ctx)
            owner = ctx.game.owner
            return [component for component in range(1, len(owner)) if owner[component] == player]
        return [own]

    def _count(self, ctx: Context, radial: list[int], kinds: list[int], contiguous: bool, enough: int) -> int:
        """How many sites of a radial behind its first count; no further than to ``enough``, if that is not 0."""
        whats = ctx.sites.what
        base = self.base
        outer = ctx.to
        count = 0
        for i in range(1, len(radial)):
            site = radial[i]
            fits = whats[base + site] in kinds
            if fits and self.condition is not None:
                ctx.to = site
                fits = self.condition.eval(ctx)
            if fits:
                count += 1
                if count == enough:
                    break
            elif contiguous:
                break
        ctx.to = outer
        return count


class IsLineOfStacks(IsLine):
    """`IsLine` in a game with stacks: of pieces on any level, or (``top``) of pieces on top.

    ``by_level``: of pieces on top of each other, on one level, or each a level higher than the one before. As in Ludii,
    (to) stays where it was looked at last.
    """

    def __init__(self, base: int, lines: list[list[tuple[list[int], list[int] | None]]], length: IntFunction) -> None:
        super().__init__(base, lines, length)
        self.top: BoolFunction | None = None
        self.by_level: BoolFunction | None = None

    def eval(self, ctx: Context) -> bool:
        site = self.through.eval(ctx)
        if site < 0:
            return False
        kinds = self._kinds(ctx, ctx.sites.what[self.base + site])
        length = self.length.eval(ctx)
        if length == 1:
            return True
        exact = self.exact is not None and self.exact.eval(ctx)
        if self.by_level is not None and self.by_level.eval(ctx):
            return self._is_by_level(ctx, site, kinds, length, exact)
        top = self.top is not None and self.top.eval(ctx)
        if not self._has(ctx, site, kinds, top):
            return False
        for radial, opposite in self.lines[site]:
            count = 1 + self._run(ctx, radial, kinds, top, 0 if exact else length - 1)
            if count == length and not exact:
                return True
            if opposite is not None:
                count += self._run(ctx, opposite, kinds, top, 0 if exact else length - count)
            if count == length:
                return True
        return False

    def _is_by_level(self, ctx: Context, site: int, kinds: list[int], length: int, exact: bool) -> bool:
        """Whether a line of a length (of more than one piece) runs through the top piece of a site."""
        sites = ctx.sites
        assert isinstance(sites, StackedSites)
        element = self.base + site
        top = sites.size[element] - 1
        if top + 1 >= length and all(sites.at(element, top - i, WHAT) in kinds for i in range(1, length)):
            return True
        if top < 0:
            return False
        for radial, opposite in self.lines[site]:
            for slope in (0, -1, 1):
                count = self._climb(sites, radial, 0, top, slope, kinds)
                if not exact and count >= length > 0:
                    return True
                if opposite is None:
                    if count == length:
                        return True
                    continue
                both = count + self._climb(sites, opposite, 1, top - slope, -slope, kinds)
                if not exact and both >= length > 0:
                    return True
                # of lines that fall Ludii looks at one side only to see whether the length is exact
                if (count if slope == -1 else both) == length:
                    return True
        return False

    def _climb(
        self, sites: StackedSites, radial: list[int], first: int, level: int, slope: int, kinds: list[int]
    ) -> int:
        """How many pieces count in a row, from a place of a radial and a level on, each ``slope`` levels higher."""
        count = 0
        for i in range(first, len(radial)):
            element = self.base + radial[i]
            if not 0 <= level < sites.size[element] or sites.at(element, level, WHAT) not in kinds:
                break
            count += 1
            level += slope
        return count

    def _run(self, ctx: Context, radial: list[int], kinds: list[int], top: bool, enough: int) -> int:
        """How many sites of a radial behind its first count in a row; no further than to ``enough``, if not 0."""
        count = 0
        for i in range(1, len(radial)):
            ctx.to = radial[i]
            if not self._has(ctx, radial[i], kinds, top) or not (self.condition is None or self.condition.eval(ctx)):
                break
            count += 1
            if count == enough:
                break
        return count

    def _has(self, ctx: Context, site: int, kinds: list[int], top: bool) -> bool:
        """Whether a piece that counts is on a site."""
        sites = ctx.sites
        assert isinstance(sites, StackedSites)
        element = self.base + site
        if top:
            return sites.what[element] in kinds
        for level in range(sites.size[element]):
            if sites.at(element, level, WHAT) in kinds:
                return True
        return False


class IsLineOfVariables(IsLine):
    """`IsLine` of resolved sites with the same value, or with some values, in a deduction puzzle.

    As in Ludii, ``who`` is not looked at, and no line goes through ``(from)`` where values are named.
    """

    def eval(self, ctx: Context) -> bool:
        if self.through_any is None:
            return self._through(ctx, self.through.eval(ctx)) > 0
        sites = self.through_any.eval(ctx)
        if self.kinds is not None:
            whats = ctx.sites.what
            kinds = self._kinds(ctx, 0)
            sites = [site for site in sites if whats[self.base + site] in kinds]
        for site in sites:
            found = self._through(ctx, site)
            if found != 0:
                return found > 0
        return False

    def _through(self, ctx: Context, site: int) -> int:
        if 0 <= site < len(self.lines):
            own = variables_of(ctx.sites).value_of(self.base + site)
            if own == OFF or own not in self._kinds(ctx, own):
                return -1
        return super()._through(ctx, site)

    def _kinds(self, ctx: Context, own: int) -> list[int]:
        return [own] if self.kinds is None else [kind.eval(ctx) for kind in self.kinds]

    def _count(self, ctx: Context, radial: list[int], kinds: list[int], contiguous: bool, enough: int) -> int:
        variables = variables_of(ctx.sites)
        outer = ctx.to
        count = 0
        for i in range(1, len(radial)):
            site = radial[i]
            value = variables.value_of(self.base + site)
            if value == OFF:
                break
            ctx.to = site
            fits = value in kinds and (self.kinds is None or site != ctx.origin)
            if fits and (self.condition is None or self.condition.eval(ctx)):
                count += 1
                if count == enough:
                    break
            elif contiguous:
                break
        ctx.to = outer
        return count


class IsLineOfLast(BoolFunction):
    """`IsLine` of pieces alike through where the last move led, of a known length."""

    def __init__(self, base: int, lines: list[list[tuple[list[int], list[int] | None]]], length: int) -> None:
        self.base: int = base
        self.lines: list[list[tuple[list[int], list[int] | None]]] = lines
        self.length: int = length

    def eval(self, ctx: Context) -> bool:
        moves = ctx.moves
        if not moves:
            return False
        site = moves[len(moves) - 1].end
        if site < 0 or site >= len(self.lines):
            return False
        whats = ctx.sites.what
        base = self.base
        length = self.length
        own = whats[base + site]
        for radial, opposite in self.lines[site]:
            count = 1
            for i in range(1, len(radial)):
                if whats[base + radial[i]] != own:
                    break
                count += 1
                if count == length:
                    return True
            if opposite is not None:
                for i in range(1, len(opposite)):
                    if whats[base + opposite[i]] != own:
                        break
                    count += 1
                    if count == length:
                        return True
            if count == length:
                return True
        return False


@builds("game.functions.booleans.is.Is Line")
def build_is_line(b: Builder, ludeme: Ludeme) -> BoolFunction:
    site_type = b.site_type(ludeme)
    direction_name = b.constant_name(ludeme, "dirn")
    direction = ADJACENT if direction_name is None else DIRECTION_INDEX[direction_name]
    base = b.layout.base[site_type]
    lines = b.topology.lines(site_type, direction)
    length = b.needed_integer(ludeme, "length")
    known = constant(length)
    given = {name for name, _ in ludeme.given()}
    line = IsLine(base, lines, length)
    if b.domains is not None:
        line = IsLineOfVariables(base, lines, length)
    elif b.traits.stacks:
        line = IsLineOfStacks(base, lines, length)
        line.top = b.boolean_of(ludeme, "top")
        line.by_level = b.boolean_of(ludeme, "byLevel")
    elif known is not None and known > 1 and given <= {"isType", "type", "length", "dirn"}:
        return IsLineOfLast(base, lines, known)
    through = b.integer_of(ludeme, "through")
    if through is not None:
        line.through = through
    line.through_any = b.region_of(ludeme, "throughAny")
    kinds = b.list_of(ludeme, "whats")
    kind = b.integer_of(ludeme, "what")
    if kinds:
        line.kinds = [b.integer(value) for value in kinds]
    elif kind is not None:
        line.kinds = [kind]
    who = b.constant_name(ludeme, "who")
    if who is not None:
        line.player = role_function(who, b.players)
    line.exact = b.boolean_of(ludeme, "exact")
    line.contiguous = b.boolean_of(ludeme, "contiguous")
    line.condition = b.boolean_of(ludeme, "If")
    return line
