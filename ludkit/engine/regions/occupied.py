"""``sites Occupied``: where pieces of players stand."""

from __future__ import annotations

from ludkit.board.directions import CELL
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import IntFunction, RegionFunction
from ludkit.engine.registry import builds
from ludkit.engine.who import Players, build_players
from ludkit.ludemes.typed import Ludeme


class SitesOccupied(RegionFunction):
    """Where pieces of players stand, on sites of a type, numbered ``begin`` to ``end`` (excluded).

    Only pieces of some components count: those of ``kinds`` (None: of all) and, if given, the one that evaluates.
    """

    def __init__(
        self,
        players: Players,
        site_type: int,
        begin: int,
        end: int,
        kinds: list[int] | None,
        component: IntFunction | None,
    ) -> None:
        self.players: Players = players
        self.site_type: int = site_type
        self.begin: int = begin
        self.end: int = end
        self.kinds: list[int] | None = kinds
        self.component: IntFunction | None = component

    def eval(self, ctx: Context) -> list[int]:
        players = self.players.eval(ctx)
        owner = ctx.game.owner
        layout = ctx.sites.layout
        kinds = self.kinds
        only = -1 if self.component is None else self.component.eval(ctx)
        found: list[int] = []
        for component in range(1, len(owner)):
            if owner[component] not in players:
                continue
            if self.component is not None:
                if component != only:
                    continue
            elif kinds is not None and component not in kinds:
                continue
            for element in ctx.sites.owned[component]:
                if layout.site_type(element) == self.site_type:
                    site = layout.site(element)
                    if self.begin <= site < self.end:
                        found.append(site)
        # where sites hold several pieces, one may be in the list more than once
        return sorted(set(found)) if ctx.sites.counts else sorted(found)


class SitesOccupiedOfStacks(SitesOccupied):
    """`SitesOccupied` in a game with stacks: with ``top`` only where the players own the top piece."""

    def __init__(
        self,
        players: Players,
        site_type: int,
        begin: int,
        end: int,
        kinds: list[int] | None,
        component: IntFunction | None,
    ) -> None:
        super().__init__(players, site_type, begin, end, kinds, component)
        self.top: bool = True

    def eval(self, ctx: Context) -> list[int]:
        found = sorted(set(super().eval(ctx)))
        if not self.top:
            return found
        players = self.players.eval(ctx)
        sites = ctx.sites
        return [site for site in found if sites.who[sites.layout.element(self.site_type, site)] in players]


@builds("game.functions.region.sites.Sites Occupied")
def build_sites_occupied(b: Builder, ludeme: Ludeme) -> RegionFunction:
    site_type = b.site_type(ludeme, "on")
    begin = 0
    end = len(b.layout.container_of) + b.layout.elements
    name = b.text(ludeme, "Container")
    if b.argument(ludeme, "container") is not None:
        raise b.unsupported(ludeme, "container:")
    if name is not None:
        container = b.container_of_role(name, b.constant_name(ludeme, "By"))
        if container is None:
            raise b.unsupported(ludeme, "of such a container")
        begin = b.layout.first_sites[container]
        end = begin + b.layout.container_sizes[container]
        if container > 0:
            site_type = CELL
    kinds = _kinds(b, ludeme)
    players = build_players(b, ludeme, "by", "By")
    component = b.integer_of(ludeme, "component")
    if not b.traits.stacks:
        return SitesOccupied(players, site_type, begin, end, kinds, component)
    occupied = SitesOccupiedOfStacks(players, site_type, begin, end, kinds, component)
    occupied.top = b.argument(ludeme, "top") is not False
    return occupied


def _kinds(b: Builder, ludeme: Ludeme) -> list[int] | None:
    """The components with the base names that are asked for; None where none are."""
    names = [name for name in b.list_of(ludeme, "components") if isinstance(name, str)]
    name = b.text(ludeme, "Component")
    if name is not None:
        names.append(name)
    if not names:
        return None
    return [component.index for component in b.components[1:] if component.base_name in names]
