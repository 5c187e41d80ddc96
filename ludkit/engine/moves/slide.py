"""``move Slide`` and ``slide``: a piece goes straight on over empty sites, or others that a condition allows."""

from __future__ import annotations

from ludkit.engine.actions.place import Add
from ludkit.engine.actions.stacks import AddToStack, MoveLevels, MoveStack, MoveTop, stacks_of
from ludkit.engine.actions.transfer import MovePiece
from ludkit.engine.builder import DECISION, EFFECT, MOST_DISTANT, Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, DirectionsFunction, IntFunction, Moves, chain
from ludkit.engine.ints.iterators import From
from ludkit.engine.move import Action, Move, move_of
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.engine.tracks import Track
from ludkit.engine.ways import Ways
from ludkit.ludemes.typed import Ludeme


class Slide(Moves):
    """Slides from a site in some directions.

    ``go`` (None: the site is empty) says over which ``(between)`` a piece may pass; ``stop`` at which ``(to)`` it may
    end besides, passing no further; ``condition`` at which it may end at all.
    """

    def __init__(self, ways: Ways, base: int, start: IntFunction, directions: DirectionsFunction) -> None:
        super().__init__()
        self.ways: Ways = ways
        self.base: int = base
        self.start: IntFunction = start
        self.directions: DirectionsFunction = directions
        self.start_condition: BoolFunction | None = None
        self.least: IntFunction | None = None
        self.greatest: IntFunction | None = None
        self.go: BoolFunction | None = None
        self.stop: BoolFunction | None = None
        self.condition: BoolFunction | None = None
        self.effect: Moves | None = None
        self.between_effect: Moves | None = None
        self.trail: IntFunction | None = None
        """The component that is left on the site that the piece comes from, and on all that it passes over."""
        self.keeps_between: bool = True
        """Whether some rule asks what moves passed over."""

    def generate(self, ctx: Context, out: list[Move]) -> None:
        start = self.start.eval(ctx)
        if not 0 <= start < self.ways.size:
            return
        begin = len(out)
        origin = ctx.origin
        outer = ctx.to
        between = ctx.between
        ctx.origin = start
        directions = self.directions.eval(ctx, self.ways.site_type, start)
        level = self._level(ctx)
        farthest = self.ways.size if self.greatest is None else self.greatest.eval(ctx)
        if level < OFF or (self.start_condition is not None and not self.start_condition.eval(ctx)):
            # Ludii leaves (from) as it is here
            return
        least = 0 if self.least is None else self.least.eval(ctx)
        for direction in directions:
            for radial in self.ways.radials(direction)[start]:
                ctx.between = between
                self._follow(ctx, radial, level, least, farthest, out)
        ctx.to = outer
        ctx.origin = origin
        ctx.between = between
        self.finish(ctx, out, begin)

    def _level(self, ctx: Context) -> int:
        """The level of the piece that slides, OFF for the top one."""
        return OFF

    def _follow(self, ctx: Context, radial: list[int], level: int, least: int, farthest: int, out: list[Move]) -> None:
        counts = ctx.sites.count
        base = self.base
        go = self.go
        stop = self.stop
        for i in range(1, len(radial)):
            if i > farthest:
                break
            to = radial[i]
            ctx.to = to
            if stop is not None and stop.eval(ctx) and least <= i:
                self._add(ctx, radial, i, level, True, out)
                break
            ctx.between = to
            if go is None:
                if counts[base + to] != 0:
                    break
            elif not go.eval(ctx):
                break
            if least <= i:
                self._add(ctx, radial, i, level, False, out)

    def _add(self, ctx: Context, radial: list[int], i: int, level: int, stopped: bool, out: list[Move]) -> None:
        """Append the move along a radial to its place ``i``, if it may end there. ``stopped``: it ends in `stop`."""
        start = radial[0]
        to = radial[i]
        move = self._piece(ctx, start, level, to)
        if self.effect is not None and (stopped or self._affects(level)):
            move = chain(ctx, self.effect, move)
        if self.trail is not None:
            left = self.trail.eval(ctx)
            for passed in radial[:i]:
                move.actions.append(self._left(ctx, passed, left))
        if self.between_effect is not None:
            for passed in radial[1:i]:
                ctx.between = passed
                move = chain(ctx, self.between_effect, move)
        if self.condition is not None and not self.condition.eval(ctx):
            return
        move.start = start
        move.end = to
        if self.keeps_between:
            move.between = radial[1:i]
        out.append(move)

    def _piece(self, ctx: Context, start: int, level: int, to: int) -> Move:
        """The move of the piece by itself."""
        action = MovePiece(self.ways.site_type, start, self.ways.site_type, to)
        action.decision = self.decision
        return move_of(action)

    def _affects(self, level: int) -> bool:
        """Whether the effect happens where the piece ends without being stopped."""
        return True

    def _left(self, ctx: Context, site: int, component: int) -> Action:
        """The action that leaves a component on a site."""
        return Add(self.ways.site_type, site, component)

    def can_move(self, ctx: Context) -> bool:
        traits = ctx.game.traits
        plain = self.go is None and self.stop is None and self.condition is None and self.least is None
        if not plain or self.greatest is not None or traits.repetition != 0 or traits.no_suicide:
            return super().can_move(ctx)
        start = self.start.eval(ctx)
        if not 0 <= start < self.ways.size:
            return False
        origin = ctx.origin
        ctx.origin = start
        possible = self.start_condition is None or self.start_condition.eval(ctx)
        if possible:
            possible = self._goes(ctx, start)
        ctx.origin = origin
        return possible

    def _goes(self, ctx: Context, start: int) -> bool:
        for direction in self.directions.eval(ctx, self.ways.site_type, start):
            for to in self.ways.steps(direction)[start]:
                if ctx.sites.count[self.base + to] == 0:
                    return True
        return False


class SlideOfStacks(Slide):
    """`Slide` in a game with stacks: of the top piece, of the piece on ``level``, or (``whole``) of a whole stack."""

    def __init__(self, ways: Ways, base: int, start: IntFunction, directions: DirectionsFunction) -> None:
        super().__init__(ways, base, start, directions)
        self.level: IntFunction | None = None
        self.whole: bool = False

    def _piece(self, ctx: Context, start: int, level: int, to: int) -> Move:
        site_type = self.ways.site_type
        sites = stacks_of(ctx)
        action: Action
        if self.whole:
            action = MoveStack(site_type, start, OFF, site_type, to, OFF)
        elif level != OFF:
            action = MoveLevels(site_type, start, level, site_type, to, OFF)
        else:
            action = MoveTop(site_type, start, site_type, to)
        # Ludii takes what is about stacks for a decision, even if it is a consequence
        action.decision = self.decision or self.whole or level != OFF
        move = move_of(action)
        if self.whole:
            move.level_max = sites.size[self.base + start] - 1
        elif level != OFF:
            move.level_min = level
            move.level_max = level
        return move

    def _level(self, ctx: Context) -> int:
        return OFF if self.level is None else self.level.eval(ctx)

    def _affects(self, level: int) -> bool:
        # Ludii forgets the effect here
        return level == OFF and not self.whole

    def _left(self, ctx: Context, site: int, component: int) -> Action:
        return AddToStack(self.ways.site_type, site, component)


class SlideOnTracks(Slide):
    """Slides of the (top) piece of a site along tracks, from each place of the site.

    ``loops``: only where the piece has come to a bump, which is where a Surakarta board's track leaves the board.
    """

    def __init__(
        self,
        ways: Ways,
        base: int,
        start: IntFunction,
        directions: DirectionsFunction,
        tracks: list[Track],
        loops: bool,
        stacks: bool,
    ) -> None:
        super().__init__(ways, base, start, directions)
        self.tracks: list[Track] = tracks
        self.loops: bool = loops
        self.stacks: bool = stacks

    def generate(self, ctx: Context, out: list[Move]) -> None:
        start = self.start.eval(ctx)
        if start == OFF or not self.tracks:
            return
        begin = len(out)
        origin = ctx.origin
        outer = ctx.to
        between = ctx.between
        ctx.origin = start
        if self.start_condition is not None and not self.start_condition.eval(ctx):
            # Ludii leaves (from) as it is here
            return
        least = 0 if self.least is None else self.least.eval(ctx)
        farthest = MOST_DISTANT if self.greatest is None else self.greatest.eval(ctx)
        for track in self.tracks:
            for place in track.places(start):
                self._go_along(ctx, track, place, least, farthest, out)
        ctx.to = outer
        ctx.origin = origin
        ctx.between = between
        self.attach_then(out, begin)

    def _go_along(self, ctx: Context, track: Track, place: int, least: int, farthest: int, out: list[Move]) -> None:
        start = track.sites[place]
        bumps = track.bumps[place]
        steps = 1
        while track.after[place] != OFF and steps < len(track.sites) and steps <= farthest:
            place = track.after[place]
            to = track.sites[place]
            ctx.to = to
            if bumps > 0 or not self.loops:
                if self.stop is not None and self.stop.eval(ctx):
                    if least <= steps:
                        self._end(ctx, start, to, self.effect, out)
                        break
                elif least <= steps and (self.condition is None or self.condition.eval(ctx)):
                    self._end(ctx, start, to, None, out)
            steps += 1
            ctx.between = to
            if not self._goes_on(ctx, to):
                break
            bumps += track.bumps[place]

    def _goes_on(self, ctx: Context, site: int) -> bool:
        if self.go is not None:
            return self.go.eval(ctx)
        return site >= 0 and ctx.sites.count[self.base + site] == 0

    def _end(self, ctx: Context, start: int, to: int, effect: Moves | None, out: list[Move]) -> None:
        move = chain(ctx, effect, self._piece(ctx, start, OFF, to))
        move.start = start
        move.end = to
        out.append(move)

    def _piece(self, ctx: Context, start: int, level: int, to: int) -> Move:
        if not self.stacks:
            return super()._piece(ctx, start, level, to)
        action = MoveTop(self.ways.site_type, start, self.ways.site_type, to)
        action.decision = self.decision
        return move_of(action)

    def can_move(self, ctx: Context) -> bool:
        return Moves.can_move(self, ctx)


class IsBetweenEmpty(BoolFunction):
    """Whether the site of the board's default type with the number of ``(between)`` is empty."""

    def eval(self, ctx: Context) -> bool:
        layout = ctx.sites.layout
        between = ctx.between
        if not 0 <= between < layout.sizes[layout.default_type]:
            return False
        return ctx.sites.count[layout.base[layout.default_type] + between] == 0


@builds(DECISION + " Slide", EFFECT + "Slide")
def build_slide(b: Builder, ludeme: Ludeme) -> Moves:
    if not b.traits.stacks:
        b.refuse_stack(ludeme)
    start = b.from_of(ludeme)
    if start.region is not None:
        raise b.unsupported(ludeme, "from a region")
    between = b.between_of(ludeme)
    to = b.to_of(ludeme)
    site_type = start.site_type
    ways = b.ways(site_type)
    base = b.layout.base[site_type]
    site = From() if start.site is None else start.site
    directions = b.directions(b.argument(ludeme, "directions"))
    track = b.text(ludeme, "track")
    if track is not None:
        loops = track == "AllTracks"
        tracks = [each for each in b.tracks if loops or each.name == track]
        moves: Slide = SlideOnTracks(ways, base, site, directions, tracks, loops, b.traits.stacks)
    elif b.traits.stacks:
        of_stacks = SlideOfStacks(ways, base, site, directions)
        of_stacks.level = start.level
        of_stacks.whole = b.is_true(ludeme, "stack")
        moves = of_stacks
    else:
        moves = Slide(ways, base, site, directions)
    moves.start_condition = start.condition
    if between.bounds is not None:
        moves.least, moves.greatest = between.bounds
    moves.go = between.condition
    if between.condition is None and site_type != b.layout.default_type:
        # Ludii looks at the sites of the board's default type here
        moves.go = IsBetweenEmpty()
    moves.stop = to.condition
    moves.condition = to.effect_condition
    moves.effect = to.effect
    moves.between_effect = between.effect
    moves.trail = between.trail
    moves.keeps_between = b.reads_between
    return b.with_then(moves, ludeme)
