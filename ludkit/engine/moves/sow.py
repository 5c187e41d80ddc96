"""``sow``: pieces of a site go one by one along a track."""

from __future__ import annotations

from typing import Final

from ludkit.engine.actions.transfer import MovePiece
from ludkit.engine.builder import EFFECT, Builder
from ludkit.engine.context import Attempt, Context
from ludkit.engine.functions import ArrayOfSite, BoolFunction, IntConstant, IntFunction, Moves
from ludkit.engine.ints.count import PiecesOn
from ludkit.engine.ints.last import LastTo
from ludkit.engine.move import Action, Move
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.engine.tracks import Track
from ludkit.ludemes.typed import Ludeme

_MOST_SKIPS: Final = 10000
"""How many sites in a row are skipped at most; Ludii's MAX_NUM_ITERATION."""


class Sow(Moves):
    """Sow the pieces of a site along a track, and then take what the last site reached allows to take.

    ``tracks`` are those whose name matches; ``owner`` says whose it is (None: the one of exactly that name).
    """

    def __init__(self, site_type: int, tracks: list[Track], start: IntFunction, count: IntFunction) -> None:
        super().__init__()
        self.site_type: int = site_type
        self.tracks: list[Track] = tracks
        self.start: IntFunction = start
        self.count: IntFunction = count
        self.each: IntFunction = IntConstant(1)
        """How many pieces each site gets."""
        self.track_name: str | None = None
        self.owner: IntFunction | None = None
        self.capture_condition: BoolFunction | None = None
        self.capture: Moves | None = None
        self.effect: Moves | None = None
        """What else happens at each site."""
        self.include_self: bool = True
        self.at_origin: BoolFunction | None = None
        self.skip: BoolFunction | None = None
        self.back: BoolFunction | None = None
        """While it holds, what was taken at a site is also taken at the one before it."""
        self.forward: BoolFunction | None = None

    def generate(self, ctx: Context, out: list[Move]) -> None:
        start = self.start.eval(ctx)
        count = self.count.eval(ctx)
        origin = ctx.origin
        outer = ctx.to
        value = ctx.value
        track = self._track(ctx)
        if track is None:
            return
        move = Move([])
        place = self._sow(ctx, track, start, count, move.actions)
        if place == OFF:
            # Ludii leaves (to) and (value) as they are here
            return
        begin = len(out)
        out.append(move)
        if self.capture is not None:
            self._take(ctx, track, place, start, move)
        ctx.to = outer
        ctx.origin = origin
        ctx.value = value
        self.attach_then(out, begin)

    def _track(self, ctx: Context) -> Track | None:
        owner = OFF if self.owner is None else self.owner.eval(ctx)
        name = self.track_name
        for track in self.tracks:
            if name is None or (track.name == name if owner == OFF else track.owner == owner):
                return track
        return None

    def _sow(self, ctx: Context, track: Track, start: int, count: int, actions: list[Action]) -> int:
        """Sow; returns the place on the track that was reached, OFF where the track ends before."""
        place = track.place(start)
        each = self.each.eval(ctx)
        sown = 0
        origin = ctx.origin
        ctx.origin = start
        if self.at_origin is not None and self.at_origin.eval(ctx):
            self._add_effect(ctx, actions)
            for _ in range(each):
                if sown < count:
                    actions.append(MovePiece(self.site_type, start, self.site_type, start))
                sown += 1
            ctx.to = start
        ctx.origin = origin
        if sown >= count:
            return place
        skips = 0
        index = 0
        while index < count:
            ctx.value = count - index
            if place == OFF or place >= len(track.sites):
                return OFF
            to = track.site_after(place)
            ctx.to = to
            if self.skip is not None and self.skip.eval(ctx) and skips < _MOST_SKIPS:
                skips += 1
                place = track.after[place]
                continue
            skips = 0
            if not self.include_self and to == start:
                place = track.after[place]
                if place == OFF:
                    return OFF
                to = track.site_after(place)
            if to < 0:
                return OFF
            each = self.each.eval(ctx)
            self._add_effect(ctx, actions)
            for _ in range(each):
                if sown < count:
                    actions.append(self._seed(ctx, start, to))
                sown += 1
            place = track.after[place]
            if sown >= count:
                break
            index += 1
        return place

    def _seed(self, ctx: Context, start: int, to: int) -> Action:
        """A piece goes to a site, and is as what lies there."""
        sites = ctx.sites
        here = sites.layout.element(self.site_type, start)
        there = sites.layout.element(self.site_type, to)
        seed = MovePiece(self.site_type, start, self.site_type, to)
        if sites.state[here] != sites.state[there]:
            seed.state = sites.state[there]
        if sites.rotation[here] != sites.rotation[there]:
            seed.rotation = sites.rotation[there]
        if sites.value[here] != sites.value[there]:
            seed.value = sites.value[there]
        return seed

    def _add_effect(self, ctx: Context, actions: list[Action]) -> None:
        if self.effect is not None:
            effects: list[Move] = []
            self.effect.generate(ctx, effects)
            for effect in effects:
                actions.extend(effect.actions)

    def _take(self, ctx: Context, track: Track, place: int, start: int, move: Move) -> None:
        """Add what is taken after the sowing to the move; all conditions see the board as it is after the sowing."""
        capture = self.capture
        assert capture is not None
        attempt = Attempt(ctx)
        applied: list[Action] = []
        for action in move.actions:
            action.apply(ctx, applied)
        taken: list[Action] = []
        rounds = 0
        while self.capture_condition is None or self.capture_condition.eval(ctx):
            ctx.origin = start
            captures: list[Move] = []
            capture.generate(ctx, captures)
            for each in captures:
                taken.extend(ctx.game.effect(ctx, each).actions)
            if self.back is not None:
                if not self.back.eval(ctx) or place == OFF:
                    break
                place = track.before[place]
                to = OFF if place == OFF else track.sites[place]
                ctx.to = to
                if not self.back.eval(ctx) or to == start:
                    break
            elif self.forward is not None:
                if not self.forward.eval(ctx) or place == OFF:
                    break
                after = track.after[place]
                if not track.loop and after == OFF:
                    break
                place = after
                ctx.to = track.sites[after]
                if not self.forward.eval(ctx):
                    break
            else:
                break
            rounds += 1
            if rounds >= len(track.sites):
                break
        attempt.undo()
        move.actions.extend(taken)


@builds(EFFECT + "Sow")
def build_sow(b: Builder, ludeme: Ludeme) -> Moves:
    b.traits.counts = True
    site_type = b.site_type(ludeme)
    given = b.integer_of(ludeme, "start")
    start = LastTo() if given is None else given
    count = b.integer_of(ludeme, "count")
    name = b.text(ludeme, "trackName")
    b.enter(ludeme)
    moves = Sow(
        site_type,
        [track for track in b.tracks if name is None or name in track.name],
        start,
        PiecesOn(b.layout.default_type, ArrayOfSite(start)) if count is None else count,
    )
    each = b.integer_of(ludeme, "numPerHole")
    if each is not None:
        moves.each = each
    moves.track_name = name
    moves.owner = b.integer_of(ludeme, "owner")
    moves.capture_condition = b.boolean_of(ludeme, "If")
    moves.capture = b.moves_of(ludeme, "apply")
    moves.effect = b.moves_of(ludeme, "sowEffect")
    moves.include_self = b.argument(ludeme, "includeSelf") is not False
    moves.at_origin = b.boolean_of(ludeme, "origin")
    moves.skip = b.boolean_of(ludeme, "skipIf")
    moves.back = b.boolean_of(ludeme, "backtracking")
    moves.forward = b.boolean_of(ludeme, "forward")
    b.leave(ludeme)
    return b.with_then(moves, ludeme)
