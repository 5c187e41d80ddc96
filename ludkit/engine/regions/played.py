"""Regions out of the play: pending sites, sites to clear, sites of the last move and of moves, starts of pieces."""

from __future__ import annotations

from typing import Final

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.errors import PlayError
from ludkit.engine.functions import IntFunction, Moves, RegionFunction
from ludkit.engine.move import Move
from ludkit.engine.regions.between import build_between_sites
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme

_SITES: Final = "game.functions.region.sites.Sites "


class SitesPending(RegionFunction):
    def eval(self, ctx: Context) -> list[int]:
        return sorted(ctx.state.pending)

    def contains(self, ctx: Context, site: int) -> bool:
        return site in ctx.state.pending


class SitesToClear(RegionFunction):
    """The sites whose pieces are taken off at the end of the turn."""

    def eval(self, ctx: Context) -> list[int]:
        return sorted(set(ctx.state.to_remove))

    def contains(self, ctx: Context, site: int) -> bool:
        return site in ctx.state.to_remove


class SitesLastTo(RegionFunction):
    """Where the last move and its actions led."""

    def eval(self, ctx: Context) -> list[int]:
        move = ctx.last_move()
        found: set[int] = set()
        if move is None:
            return []
        if move.end >= 0:
            found.add(move.end)
        for action in move.actions:
            to = action.to_site()
            if 0 <= to < ctx.sites.layout.sizes[ctx.sites.layout.default_type]:
                found.add(to)
        return sorted(found)


class SitesLastFrom(RegionFunction):
    """Where the last move and its actions came from."""

    def eval(self, ctx: Context) -> list[int]:
        move = ctx.last_move()
        found: set[int] = set()
        if move is None:
            return []
        if move.start >= 0:
            found.add(move.start)
        for action in move.actions:
            start = action.from_site()
            if 0 <= start < ctx.sites.layout.sizes[ctx.sites.layout.default_type]:
                found.add(start)
        return sorted(found)


class SitesStart(RegionFunction):
    """Where pieces of a component stood at the start."""

    def __init__(self, component: IntFunction) -> None:
        self.component: IntFunction = component

    def eval(self, ctx: Context) -> list[int]:
        component = self.component.eval(ctx)
        if component < 1:
            return []
        whats = ctx.start_whats
        return [site for site in range(len(whats)) if whats[site] == component]


class SitesFromMoves(RegionFunction):
    """Where moves that are generated now come from."""

    def __init__(self, moves: Moves) -> None:
        self.moves: Moves = moves

    def eval(self, ctx: Context) -> list[int]:
        generated: list[Move] = []
        self.moves.generate(ctx, generated)
        return sorted({move.start for move in generated if move.start >= 0})


class SitesToMoves(RegionFunction):
    """Where moves that are generated now lead."""

    def __init__(self, moves: Moves) -> None:
        self.moves: Moves = moves

    def eval(self, ctx: Context) -> list[int]:
        generated: list[Move] = []
        self.moves.generate(ctx, generated)
        return sorted({move.end for move in generated if move.end >= 0})


class SitesBetweenMoves(RegionFunction):
    """What moves that are generated now pass over."""

    def __init__(self, moves: Moves) -> None:
        self.moves: Moves = moves

    def eval(self, ctx: Context) -> list[int]:
        generated: list[Move] = []
        self.moves.generate(ctx, generated)
        found: set[int] = set()
        for move in generated:
            found.update(move.between)
        return sorted(found)


class SitesHint(RegionFunction):
    """``(sites Hint)``: the sites of the hint that a rule is just about.

    Raises PlayError where Ludii fails: if there is no such hint, or it has other than as many sites as there are hints.
    """

    def eval(self, ctx: Context) -> list[int]:
        if ctx.hint_region is None:
            raise PlayError("the rules ask for the sites of a hint that is not there")
        return ctx.hint_region


class LastBetween(RegionFunction):
    """``(last Between)``: what the last move passed over."""

    def eval(self, ctx: Context) -> list[int]:
        move = ctx.last_move()
        return [] if move is None else sorted(set(move.between))


@builds(_SITES + "Pending")
def build_sites_pending(b: Builder, ludeme: Ludeme) -> RegionFunction:
    return SitesPending()


@builds(_SITES + "Hint")
def build_sites_hint(b: Builder, ludeme: Ludeme) -> RegionFunction:
    return SitesHint()


@builds(_SITES + "ToClear")
def build_sites_to_clear(b: Builder, ludeme: Ludeme) -> RegionFunction:
    return SitesToClear()


@builds(_SITES + "LastTo")
def build_sites_last_to(b: Builder, ludeme: Ludeme) -> RegionFunction:
    return SitesLastTo()


@builds(_SITES + "LastFrom")
def build_sites_last_from(b: Builder, ludeme: Ludeme) -> RegionFunction:
    return SitesLastFrom()


@builds(_SITES + "Start")
def build_sites_start(b: Builder, ludeme: Ludeme) -> RegionFunction:
    return SitesStart(b.pieces_of(b.ludeme(ludeme, "pid"))[0])


@builds(_SITES + "From")
def build_sites_from(b: Builder, ludeme: Ludeme) -> RegionFunction:
    return SitesFromMoves(b.needed_moves(ludeme, "moves"))


@builds(_SITES + "To")
def build_sites_to(b: Builder, ludeme: Ludeme) -> RegionFunction:
    return SitesToMoves(b.needed_moves(ludeme, "moves"))


@builds(_SITES + "Between")
def build_sites_between(b: Builder, ludeme: Ludeme) -> RegionFunction:
    if "moves" not in ludeme.clause.index:
        return build_between_sites(b, ludeme)
    return SitesBetweenMoves(b.needed_moves(ludeme, "moves"))


@builds("game.functions.region.last.Last Between")
def build_last_between(b: Builder, ludeme: Ludeme) -> RegionFunction:
    return LastBetween()
