"""``sites Occupied``: where pieces of players stand."""

from __future__ import annotations

from ludkit.board.directions import CELL
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.errors import NoContainerError
from ludkit.engine.functions import IntConstant, IntFunction, RegionFunction
from ludkit.engine.large import cells_at
from ludkit.engine.registry import builds
from ludkit.engine.roles import role_function
from ludkit.engine.sites import OFF
from ludkit.engine.who import Players, build_players
from ludkit.ludemes.typed import Ludeme


class SitesOccupied(RegionFunction):
    """Where pieces of players stand, on sites of a type.

    Only pieces of some components count: those of ``kinds`` (None: of all) and, if given, the one that evaluates.
    """

    def __init__(
        self, players: Players, site_type: int, kinds: list[int] | None, component: IntFunction | None
    ) -> None:
        self.players: Players = players
        self.site_type: int = site_type
        self.kinds: list[int] | None = kinds
        self.component: IntFunction | None = component

    def eval(self, ctx: Context) -> list[int]:
        return self.among(ctx, self.site_type, 0, ctx.sites.layout.elements)

    def among(self, ctx: Context, site_type: int, begin: int, end: int) -> list[int]:
        """Where they stand on sites of a type numbered ``begin`` to ``end`` (excluded)."""
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
                if layout.site_type(element) == site_type:
                    site = layout.site(element)
                    if begin <= site < end:
                        found.append(site)
        # where sites hold several pieces, one may be in the list more than once
        return sorted(set(found)) if ctx.sites.counts else sorted(found)


class SitesOccupiedOfStacks(SitesOccupied):
    """`SitesOccupied` in a game with stacks: with ``top`` only where the players own the top piece."""

    def __init__(
        self, players: Players, site_type: int, kinds: list[int] | None, component: IntFunction | None, top: bool
    ) -> None:
        super().__init__(players, site_type, kinds, component)
        self.top: bool = top

    def among(self, ctx: Context, site_type: int, begin: int, end: int) -> list[int]:
        found = sorted(set(super().among(ctx, site_type, begin, end)))
        if not self.top:
            return found
        players = self.players.eval(ctx)
        sites = ctx.sites
        return [site for site in found if sites.who[sites.layout.element(site_type, site)] in players]


class SitesOccupiedIn(RegionFunction):
    """`SitesOccupied` on the sites of a container, whose index evaluates."""

    def __init__(self, occupied: SitesOccupied, container: IntFunction) -> None:
        self.occupied: SitesOccupied = occupied
        self.container: IntFunction = container

    def eval(self, ctx: Context) -> list[int]:
        container = self.container.eval(ctx)
        if container == OFF:
            return self.occupied.eval(ctx)
        layout = ctx.sites.layout
        if not 0 <= container < len(layout.first_sites):
            raise NoContainerError
        begin = layout.first_sites[container]
        site_type = CELL if container > 0 else self.occupied.site_type
        found = self.occupied.among(ctx, site_type, begin, begin + layout.container_sizes[container])
        if container == 0 and ctx.game.large is not None:
            return sorted({cell for site in found for cell in [site, *cells_at(ctx, site_type, site)]})
        return found


class HandOf(IntFunction):
    """The container that is a player's hand; ``hands`` by player, OFF where there is none."""

    def __init__(self, hands: list[int], player: IntFunction) -> None:
        self.hands: list[int] = hands
        self.player: IntFunction = player

    def eval(self, ctx: Context) -> int:
        player = self.player.eval(ctx)
        if not 0 <= player < len(self.hands) or self.hands[player] == OFF:
            raise NoContainerError
        return self.hands[player]


@builds("game.functions.region.sites.Sites Occupied")
def build_sites_occupied(b: Builder, ludeme: Ludeme) -> RegionFunction:
    site_type = b.site_type(ludeme, "on")
    kinds = _kinds(b, ludeme)
    players = build_players(b, ludeme, "by", "By")
    component = b.integer_of(ludeme, "component")
    if b.traits.stacks:
        top = b.argument(ludeme, "top") is not False
        occupied: SitesOccupied = SitesOccupiedOfStacks(players, site_type, kinds, component, top)
    else:
        occupied = SitesOccupied(players, site_type, kinds, component)
    container = _container(b, ludeme)
    return occupied if container is None else SitesOccupiedIn(occupied, container)


def _container(b: Builder, ludeme: Ludeme) -> IntFunction | None:
    """The container that a ludeme names or numbers, None for none; ``Hand`` means that of the role's player."""
    name = b.text(ludeme, "Container")
    if name is None:
        return b.integer_of(ludeme, "container")
    role = b.constant_name(ludeme, "By")
    if "Hand" not in name or role is None:
        container = b.container_named(name)
        if container == OFF:
            raise b.unsupported(ludeme, "of such a container")
        return IntConstant(container)
    hands = [OFF] * (b.players + 2)
    for i in range(len(b.containers) - 1, -1, -1):
        hand = b.containers[i]
        if hand.is_hand and name in hand.name and 0 <= hand.owner < len(hands):
            hands[hand.owner] = i
    return HandOf(hands, role_function(role, b.players))


def _kinds(b: Builder, ludeme: Ludeme) -> list[int] | None:
    """The components with the base names that are asked for; None where none are."""
    names = [name for name in b.list_of(ludeme, "components") if isinstance(name, str)]
    name = b.text(ludeme, "Component")
    if name is not None:
        names.append(name)
    if not names:
        return None
    return [component.index for component in b.components[1:] if component.base_name in names]
