"""``place Stack``: stacks at the start."""

from __future__ import annotations

from typing import Final

from ludkit.engine.actions.stacks import AddToStack
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.errors import TooMuchError
from ludkit.engine.functions import IntConstant, IntFunction, RegionConstant, RegionFunction, StartRule
from ludkit.engine.move import move_of
from ludkit.engine.regions.board import labelled_sites
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.engine.start.place import Piece, build_piece
from ludkit.ludemes.typed import Ludeme

MAX_HEIGHT: Final = 10_000
"""How many pieces of a kind a start rule may put on a site."""


class PlaceStack(StartRule):
    """Put pieces on top of each other on sites; each piece as often as its count says.

    ``counts``, where given, says how many on each site of the region instead.
    """

    def __init__(self, pieces: list[Piece], site_type: int, region: RegionFunction, counts: list[IntFunction]) -> None:
        self.stack: list[Piece] = pieces
        self.site_type: int = site_type
        self.region: RegionFunction = region
        self.counts: list[IntFunction] = counts

    def apply(self, ctx: Context) -> None:
        sites = self.region.eval(ctx)
        for piece in self.stack:
            for i in range(len(sites)):
                count = self.counts[i] if i < len(self.counts) else piece.count
                height = count.eval(ctx)
                if height > MAX_HEIGHT:
                    raise TooMuchError(f"a stack is to start with more than {MAX_HEIGHT:,} pieces", "MAX_HEIGHT")
                for _ in range(height):
                    push(ctx, piece, self.site_type, sites[i])


class PlaceStackIn(StartRule):
    """Put pieces on a container's sites, one of each on each."""

    def __init__(self, pieces: list[Piece], site_type: int, sites: list[int]) -> None:
        self.stack: list[Piece] = pieces
        self.site_type: int = site_type
        self.sites: list[int] = sites

    def apply(self, ctx: Context) -> None:
        for piece in self.stack:
            for site in self.sites:
                push(ctx, piece, self.site_type, site)


def push(ctx: Context, piece: Piece, site_type: int, site: int) -> None:
    """Put a piece on top of a stack, as a move of the start rules."""
    action = AddToStack(site_type, site, piece.what)
    action.state = piece.state.eval(ctx)
    action.rotation = piece.rotation.eval(ctx)
    action.value = piece.value.eval(ctx)
    action.stack = True
    action.apply(ctx, [])
    ctx.moves.append(move_of(action))
    ctx.placements += 1


class OneSite(RegionFunction):
    """The region of one site."""

    def __init__(self, site: IntFunction) -> None:
        self.site: IntFunction = site

    def eval(self, ctx: Context) -> list[int]:
        return [self.site.eval(ctx)]


@builds("game.rules.start.place.Place Stack")
def build_place_stack(b: Builder, ludeme: Ludeme) -> StartRule:
    names = [name for name in b.list_of(ludeme, "items") if isinstance(name, str)]
    name = b.text(ludeme, "item")
    if name is not None:
        names = [name]
    pieces = [build_piece(b, ludeme, each) for each in names]
    site_type = b.site_type(ludeme)
    counts = [b.integer(value) for value in b.list_of(ludeme, "counts")]
    container_name = b.text(ludeme, "container")
    if container_name is not None:
        return _place_in_container(b, ludeme, pieces, site_type, container_name)
    label = b.text(ludeme, "coord")
    site = b.integer_of(ludeme, "loc")
    region = b.region_of(ludeme, "region")
    if label is not None and name is None:
        region = RegionConstant(labelled_sites(b, site_type, [label]))
    elif site is not None:
        region = OneSite(site)
    if region is None:
        # Ludii takes lists of sites or labels, and fails when it starts the game
        raise b.unsupported(ludeme, "on a list of sites")
    return PlaceStack(pieces, site_type, region, counts)


def _place_in_container(b: Builder, ludeme: Ludeme, pieces: list[Piece], site_type: int, name: str) -> StartRule:
    container = b.container_named(name)
    if container == OFF:
        raise b.unsupported(ludeme, "in such a container")
    first = b.layout.first_sites[container]
    site = b.integer_of(ludeme, "loc")
    if isinstance(site, IntConstant):
        return PlaceStackIn(pieces, site_type, [first + site.value])
    if site is not None:
        raise b.unsupported(ludeme, "on such a site")
    return PlaceStackIn(pieces, site_type, list(range(first, first + b.layout.container_sizes[container])))
