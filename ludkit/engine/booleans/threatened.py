"""``is Threatened``: whether an enemy could move to where a piece stands."""

from __future__ import annotations

from ludkit.board.directions import CELL, VERTEX
from ludkit.engine.builder import Builder
from ludkit.engine.context import Attempt, Context
from ludkit.engine.functions import (
    ArrayOfRegion,
    ArrayOfSite,
    BoolFunction,
    IntArrayFunction,
    IntConstant,
    IntFunction,
    Moves,
)
from ludkit.engine.ints.where import SiteOfComponent
from ludkit.engine.regions.occupied import SitesOccupied, SitesOccupiedIn
from ludkit.engine.registry import builds
from ludkit.engine.roles import role_function
from ludkit.engine.who import Players
from ludkit.ludemes.typed import Ludeme


class IsThreatened(BoolFunction):
    """Whether an enemy of a piece's owner could move to one of some sites if the piece stood there.

    The piece is a component that evaluates, or (None) the one that stands on each site. ``moves`` are those that an
    enemy could make (None: those of the rules). Asked again while that is being found out, the answer is no.
    """

    def __init__(self, site_type: int, what: IntFunction | None, sites: IntArrayFunction, moves: Moves | None) -> None:
        self.site_type: int = site_type
        self.what: IntFunction | None = what
        self.sites: IntArrayFunction = sites
        self.moves: Moves | None = moves

    def eval(self, ctx: Context) -> bool:
        game = ctx.game
        if game.asking_threat:
            return False
        stated = self.what
        what = 0 if stated is None else stated.eval(ctx)
        if stated is not None and what < 1:
            return False
        for site in self.sites.eval(ctx):
            if site < 0:
                continue
            if stated is None:
                what = ctx.sites.what[ctx.sites.layout.element(self.site_type, site)]
                if what <= 0:
                    continue
                if not 0 < ctx.state.next <= game.players:
                    return False
            if self._threatens(ctx, what, site):
                return True
        return False

    def _threatens(self, ctx: Context, what: int, site: int) -> bool:
        game = ctx.game
        owner = game.owner[what]
        attempt = Attempt(ctx)
        state = ctx.state
        state.prev = owner
        sites = ctx.sites
        layout = sites.layout
        site_type = layout.default_type
        if game.traits.graph and site < layout.board_end:
            # Ludii takes the wrong type of sites for the piece here
            site_type = CELL if self.site_type == VERTEX else VERTEX
        element = layout.element(site_type, site)
        there = site < layout.sizes[site_type] or layout.board_end <= site < len(layout.container_of)
        if there and sites.what[element] != what:
            sites.put(element, what, owner, max(1, sites.count[element]))
        game.asking_threat = True
        threatened = False
        for enemy in range(1, game.players + 1):
            if enemy == owner:
                continue
            state.mover = enemy
            if self.what is None:
                state.next = owner
            moves = self.moves if self.moves is not None else game.phases[state.phase[enemy]].moves
            if moves.can_move_to(ctx, site):
                threatened = True
                break
        game.asking_threat = False
        attempt.undo()
        return threatened


@builds("game.functions.booleans.is.Is Threatened")
def build_is_threatened(b: Builder, ludeme: Ludeme) -> BoolFunction:
    site_type = b.site_type(ludeme)
    what = b.integer_of(ludeme, "what")
    region = b.region_of(ludeme, "in")
    site = b.integer_of(ludeme, "at")
    sites: IntArrayFunction
    if site is not None:
        sites = ArrayOfSite(site)
    elif region is not None:
        sites = ArrayOfRegion(region)
    elif what is not None:
        sites = ArrayOfSite(SiteOfComponent(b.layout.default_type, b.layout.sizes[b.layout.default_type], what))
    else:
        everybody = Players("All", role_function("All", b.players))
        occupied = SitesOccupied(everybody, b.layout.default_type, None, None)
        sites = ArrayOfRegion(SitesOccupiedIn(occupied, IntConstant(0)))
    return IsThreatened(site_type, what, sites, b.moves_of(ludeme, "specificMoves"))
