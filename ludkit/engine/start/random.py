"""``place Random``: pieces on sites that are drawn at random, or stacks in an order that is."""

from __future__ import annotations

from typing import Final

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.errors import TooMuchError
from ludkit.engine.functions import IntConstant, IntFunction, RegionConstant, RegionFunction, StartRule
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.engine.start.place import Piece, build_piece, put
from ludkit.engine.start.stacks import MAX_HEIGHT, push
from ludkit.ludemes.typed import Ludeme, Value

_PLACE: Final = "game.rules.start.place.Place "


class PlaceAtRandom(StartRule):
    """Put pieces of each kind on empty sites of a region, as many as there is room for."""

    def __init__(self, pieces: list[Piece], site_type: int, region: RegionFunction) -> None:
        self.kinds: list[Piece] = pieces
        self.site_type: int = site_type
        self.region: RegionFunction = region

    def apply(self, ctx: Context) -> None:
        sites = ctx.sites
        single = IntConstant(1)
        for kind in self.kinds:
            free = [
                site for site in self.region.eval(ctx) if sites.what[sites.layout.element(self.site_type, site)] == 0
            ]
            piece = Piece(kind.what, single, kind.state, kind.rotation, kind.value)
            placed = 0
            # the count is asked for anew each time, which matters where it is random itself
            while placed < kind.count.eval(ctx) and free:
                site = free.pop(ctx.random.below(len(free)))
                put(ctx, piece, self.site_type, site, piece.what)
                placed += 1


class PlaceStackAtRandom(StartRule):
    """Put pieces of each kind, as many as its count says, on top of each other on a site, in random order."""

    def __init__(self, pieces: list[Piece], site_type: int, site: IntFunction) -> None:
        self.kinds: list[Piece] = pieces
        self.site_type: int = site_type
        self.site: IntFunction = site

    def apply(self, ctx: Context) -> None:
        site = self.site.eval(ctx)
        waiting: list[Piece] = []
        for kind in self.kinds:
            placed = 0
            while placed < kind.count.eval(ctx):
                if placed == MAX_HEIGHT:
                    raise TooMuchError(f"a stack is to start with more than {MAX_HEIGHT:,} pieces", "MAX_HEIGHT")
                waiting.append(kind)
                placed += 1
        while waiting:
            push(ctx, waiting.pop(ctx.random.below(len(waiting))), self.site_type, site)


def _stack_of(b: Builder, ludeme: Ludeme) -> list[Piece]:
    """The pieces of a stack that a ludeme names, with their counts; what is no piece is left out, as in Ludii."""
    names: list[Value] = []
    counts: list[Value] = []
    for item in b.list_of(ludeme, "items"):
        assert isinstance(item, Ludeme)
        name = item.argument("item")
        count = item.argument("count")
        assert name is not None and count is not None
        names.append(name)
        counts.append(count)
    names.extend(b.list_of(ludeme, "pieces"))
    counts.extend(b.list_of(ludeme, "count"))
    if b.argument(ludeme, "state") is not None:
        b.traits.states = True
    state = b.integer_of(ludeme, "state")
    value = b.integer_of(ludeme, "value")
    nothing = IntConstant(OFF)
    pieces: list[Piece] = []
    for i in range(len(names)):
        name = names[i]
        what = b.placed_component(name) if isinstance(name, str) else OFF
        if what != OFF:
            pieces.append(
                Piece(
                    what,
                    b.integer(counts[i]) if counts else IntConstant(1),
                    nothing if state is None else state,
                    nothing,
                    nothing if value is None else value,
                )
            )
    return pieces


@builds(_PLACE + "Random")
def build_place_random(b: Builder, ludeme: Ludeme) -> StartRule:
    b.traits.stochastic = True
    site_type = b.site_type(ludeme)
    where = b.integer_of(ludeme, "where")
    if where is not None:
        return PlaceStackAtRandom(_stack_of(b, ludeme), site_type, where)
    region = b.region_of(ludeme, "region")
    names = [name for name in b.list_of(ludeme, "item") if isinstance(name, str)]
    # one piece stands on a site, however many are placed
    counts = b.traits.counts
    pieces = [build_piece(b, ludeme, name) for name in names]
    b.traits.counts = counts
    return PlaceAtRandom(
        pieces, site_type, RegionConstant(list(range(b.layout.sizes[site_type]))) if region is None else region
    )
