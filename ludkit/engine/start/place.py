"""``place``: pieces on sites at the start."""

from __future__ import annotations

from typing import Final

from ludkit.engine.actions.place import Add
from ludkit.engine.actions.stacks import AddToStack
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.errors import PlayError
from ludkit.engine.functions import IntConstant, IntFunction, RegionFunction, StartRule
from ludkit.engine.move import move_of
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.ludemes.typed import Ludeme

_PLACE: Final = "game.rules.start.place.Place"


class Piece:
    """What a start rule puts on a site: a component, how many of it, and its state, rotation and value."""

    def __init__(self, what: int, count: IntFunction, state: IntFunction, rotation: IntFunction, value: IntFunction):
        self.what: int = what
        self.count: IntFunction = count
        self.state: IntFunction = state
        self.rotation: IntFunction = rotation
        self.value: IntFunction = value


def put(ctx: Context, piece: Piece, site_type: int, site: int, what: int) -> None:
    """Put a piece on a site, as a move of the start rules; ``what`` is its component."""
    action = Add(site_type, site, what, piece.count.eval(ctx))
    if ctx.sites.stacked:
        action = AddToStack(site_type, site, what)
    action.state = piece.state.eval(ctx)
    action.rotation = piece.rotation.eval(ctx)
    action.value = piece.value.eval(ctx)
    action.apply(ctx, [])
    ctx.moves.append(move_of(action))
    ctx.placements += 1


class PlaceOnSites(StartRule):
    """Put a piece on each site of a list or a region."""

    def __init__(self, piece: Piece, site_type: int, sites: list[IntFunction], region: RegionFunction | None) -> None:
        self.piece: Piece = piece
        self.site_type: int = site_type
        self.sites: list[IntFunction] = sites
        self.region: RegionFunction | None = region

    def apply(self, ctx: Context) -> None:
        if self.region is not None:
            for site in self.region.eval(ctx):
                put(ctx, self.piece, self.site_type, site, self.piece.what)
        for function in self.sites:
            put(ctx, self.piece, self.site_type, function.eval(ctx), self.piece.what)


class PlaceInHands(StartRule):
    """Put each player's piece on the first empty site of the player's hand; ``hands`` are their first sites."""

    def __init__(self, piece: Piece, site_type: int, whats: list[int], hands: list[int]) -> None:
        self.piece: Piece = piece
        self.site_type: int = site_type
        self.whats: list[int] = whats
        self.hands: list[int] = hands

    def apply(self, ctx: Context) -> None:
        for i in range(len(self.whats)):
            site = self.hands[i]
            while site < len(ctx.sites.layout.container_of) and ctx.sites.count[site] != 0:
                site += 1
            if site == len(ctx.sites.layout.container_of):
                raise PlayError("a hand has no empty site left for the start")
            put(ctx, self.piece, self.site_type, site, self.whats[i])


def build_piece(b: Builder, ludeme: Ludeme, name: str) -> Piece:
    """The piece that a start rule places."""
    counts = b.list_of(ludeme, "counts")
    count = b.integer(counts[0]) if counts else b.integer_of(ludeme, "count")
    if count is not None and not (isinstance(count, IntConstant) and count.value <= 1):
        b.traits.counts = True

    def given(argument: str) -> IntFunction:
        function = b.integer_of(ludeme, argument)
        return IntConstant(OFF) if function is None else function

    if b.argument(ludeme, "state") is not None:
        b.traits.states = True
    return Piece(
        b.placed_component(name),
        IntConstant(1) if count is None else count,
        given("state"),
        given("rotation"),
        given("value"),
    )


@builds(_PLACE)
def build_place(b: Builder, ludeme: Ludeme) -> StartRule:
    name = b.text(ludeme, "item")
    assert name is not None
    piece = build_piece(b, ludeme, name)
    site_type = b.site_type(ludeme)
    if "container" in ludeme.clause.index:
        return _place_one(b, ludeme, name, piece, site_type)
    return place_on_sites(b, ludeme, piece, site_type)


def plain_piece(what: int) -> Piece:
    """One piece of a component, with no state, rotation or value."""
    return Piece(what, IntConstant(1), IntConstant(OFF), IntConstant(OFF), IntConstant(OFF))


def place_on_sites(b: Builder, ludeme: Ludeme, piece: Piece, site_type: int) -> StartRule:
    """The rule that puts a piece on the sites that a ludeme names, by labels, numbers or as a region.

    A piece that is no component (0) is not put anywhere.
    """
    labels = [label for label in b.list_of(ludeme, "coords") if isinstance(label, str)]
    label = b.text(ludeme, "coord")
    if label is not None:
        labels.append(label)
    if piece.what == 0:
        return PlaceOnSites(piece, site_type, [], None)
    if labels:
        sites = [b.topology.site(site_type, label) for label in labels]
        return PlaceOnSites(piece, site_type, [IntConstant(site) for site in sites if site != OFF], None)
    region = b.region_of(ludeme, "region")
    if region is not None:
        return PlaceOnSites(piece, site_type, [], region)
    sites_given = [b.integer(value) for value in b.list_of(ludeme, "locs")]
    site = b.integer_of(ludeme, "loc")
    return PlaceOnSites(piece, site_type, sites_given if site is None else [site], None)


def _place_one(b: Builder, ludeme: Ludeme, name: str, piece: Piece, site_type: int) -> StartRule:
    """``(place "Piece" "Container" …)`` and ``(place "Piece" site)``."""
    container_name = b.text(ludeme, "container")
    if container_name is None:
        return place_on_sites(b, ludeme, piece, site_type)
    if container_name == "Hand" and not any(letter.isdigit() for letter in name):
        shared = b.placed_component(name)
        if shared == OFF or b.components[shared].owner != b.players + 1:
            return _place_in_hands(b, name, piece, site_type)
    container = b.container_named(container_name)
    if container == OFF:
        raise b.unsupported(ludeme, "in such a container")
    first = b.layout.first_sites[container]
    if "Hand" in container_name:
        # Ludii puts the component with the container's own number here
        return PlaceOnSites(
            Piece(container, piece.count, piece.state, piece.rotation, piece.value),
            site_type,
            [IntConstant(first)],
            None,
        )
    raise b.unsupported(ludeme, "in such a container")


def _place_in_hands(b: Builder, name: str, piece: Piece, site_type: int) -> StartRule:
    whats: list[int] = []
    hands: list[int] = []
    for player in range(1, b.players + 1):
        whats.append(b.placed_component(f"{name}{player}"))
        container = b.container_named(f"Hand{player}")
        hands.append(0 if container == OFF else b.layout.first_sites[container])
    return PlaceInHands(piece, site_type, whats, hands)
