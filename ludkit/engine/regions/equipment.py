"""Regions of the equipment: ``(regions …)`` by owner and name, and ``sites Hand``."""

from __future__ import annotations

from typing import Final

from ludkit.engine.builder import Builder, is_label
from ludkit.engine.context import Context
from ludkit.engine.errors import PlayError
from ludkit.engine.functions import IntFunction, RegionConstant, RegionFunction, constant
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.ludemes.typed import Ludeme


class UnionOf(RegionFunction):
    """All sites of several regions."""

    def __init__(self, parts: list[RegionFunction]) -> None:
        self.parts: list[RegionFunction] = parts

    def eval(self, ctx: Context) -> list[int]:
        found: set[int] = set()
        for part in self.parts:
            found.update(part.eval(ctx))
        return sorted(found)

    def contains(self, ctx: Context, site: int) -> bool:
        for part in self.parts:
            if part.contains(ctx, site):
                return True
        return False


_MOST_PLAYERS: Final = 16
"""The greatest number of a player; Ludii has regions of them all, however few play."""


class OwnedRegion(RegionFunction):
    """The regions of a player; ``regions`` by player (0: nobody's; the number behind the last: everybody's)."""

    def __init__(self, regions: list[RegionFunction], player: IntFunction) -> None:
        self.regions: list[RegionFunction] = regions
        self.player: IntFunction = player

    def eval(self, ctx: Context) -> list[int]:
        return self._owned(ctx).eval(ctx)

    def contains(self, ctx: Context, site: int) -> bool:
        return self._owned(ctx).contains(ctx, site)

    def _owned(self, ctx: Context) -> RegionFunction:
        player = self.player.eval(ctx)
        if not 0 <= player < len(self.regions):
            raise PlayError(f"the rules look for the regions of player {player}, who cannot be")
        return self.regions[player]


def union_of(parts: list[RegionFunction]) -> RegionFunction:
    """All sites of several regions, worked out at once where none of them changes."""
    if len(parts) == 1:
        return parts[0]
    sites: set[int] = set()
    for part in parts:
        if not isinstance(part, RegionConstant):
            return UnionOf(parts)
        sites.update(part.sites)
    return RegionConstant(sorted(sites))


def build_equipment_region(b: Builder, ludeme: Ludeme) -> RegionFunction:
    """``(sites P1)``, ``(sites Mover "Home")``, ``(sites "Home")``."""
    player = b.player_of(ludeme)
    name = b.text(ludeme, "name") or ""
    if is_label(name):
        site = b.topology.site(b.site_type(ludeme, "siteType"), name)
        return RegionConstant([site] if site != OFF else [])

    def owned(owner: int) -> RegionFunction:
        parts: list[RegionFunction] = []
        for region in b.regions:
            if region.name == name if player is None else (name in region.name and region.owner == owner):
                parts.extend(region.parts)
        return union_of(parts)

    if player is None:
        return owned(0)
    known = constant(player)
    if known is not None:
        return owned(known)
    return OwnedRegion([owned(owner) for owner in range(_MOST_PLAYERS + 1)], player)


class HandOf(RegionFunction):
    """The sites of a player's hand; ``hands`` by player."""

    def __init__(self, hands: list[list[int]], player: IntFunction) -> None:
        self.hands: list[list[int]] = hands
        self.player: IntFunction = player

    def eval(self, ctx: Context) -> list[int]:
        player = self.player.eval(ctx)
        return self.hands[player] if 0 < player < len(self.hands) else []


@builds("game.functions.region.sites.Sites Hand")
def build_sites_hand(b: Builder, ludeme: Ludeme) -> RegionFunction:
    player = b.player_of(ludeme, "pid")
    if player is None:
        return RegionConstant([])
    shared = b.constant_name(ludeme, "role") == "Shared"
    hands: list[list[int]] = [[] for _ in range(b.players + 2)]
    for owner in range(1, b.players + 2):
        for container in b.containers:
            if container.is_hand and (shared or container.owner == owner):
                hands[owner] = list(range(container.first_site, container.first_site + container.size))
                break
    known = constant(player)
    if known is not None:
        return RegionConstant(hands[known] if 0 < known < len(hands) else [])
    return HandOf(hands, player)
