"""``forEach``: moves of each piece, site, value or player."""

from __future__ import annotations

from typing import Final

from ludkit.board.directions import CELL, VERTEX
from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, IntArrayFunction, IntFunction, Moves, RegionFunction
from ludkit.engine.move import Move
from ludkit.engine.registry import builds
from ludkit.engine.roles import Mover
from ludkit.engine.sites import OFF
from ludkit.engine.stacks import StackedSites
from ludkit.ludemes.typed import Ludeme

_FOR_EACH: Final = "game.rules.play.moves.nonDecision.operators.foreach.ForEach "


class Among:
    """The sites of the container whose index evaluates; of the board those of a type (OFF: the default type)."""

    def __init__(self, container: IntFunction, site_type: int) -> None:
        self.container: IntFunction = container
        self.site_type: int = site_type

    def bounds(self, ctx: Context) -> tuple[int, int]:
        """The first site, and that behind the last; none at all where there is no such container."""
        layout = ctx.sites.layout
        container = self.container.eval(ctx)
        if not 0 <= container < len(layout.first_sites):
            return 0, 0
        first = layout.first_sites[container]
        if container > 0:
            return first, first + layout.container_sizes[container]
        return 0, layout.sizes[layout.default_type if self.site_type == OFF else self.site_type]


class ForEachPiece(Moves):
    """The moves of a player's pieces: those that the pieces bring, or given ones, with ``(from)`` as the piece's site.

    ``components`` are those that count, by owner; with ``everybody`` all players' pieces move. Only pieces on sites
    numbered ``begin`` to ``end`` (excluded), or ``among`` those of a container, move, and with ``site_type`` only those
    on sites of that type.
    """

    def __init__(
        self,
        player: IntFunction,
        components: list[list[int]],
        everybody: bool,
        moves: Moves | None,
        site_type: int,
        begin: int,
        end: int,
    ) -> None:
        super().__init__()
        self.player: IntFunction = player
        self.components: list[list[int]] = components
        self.everybody: bool = everybody
        self.moves: Moves | None = moves
        self.site_type: int = site_type
        self.begin: int = begin
        self.end: int = end
        self.among: Among | None = None
        self.top: BoolFunction | None = None
        """Whether only pieces on top of their stacks move."""
        self.anywhere: bool = False
        """Whether pieces on all cells move, and there are no sites but the cells of the board."""

    def generate(self, ctx: Context, out: list[Move]) -> None:
        state = ctx.state
        if state.over:
            return
        begin = len(out)
        player = self.player.eval(ctx)
        first, end = self._bounds(ctx)
        top = self.top is not None and self.top.eval(ctx)
        mover = state.mover
        next_player = state.next
        prev = state.prev
        if player != mover and 0 < player <= ctx.game.players:
            state.prev = mover
            state.mover = player
            state.next = mover
        for component in self._components(player):
            moves = self._moves_of(ctx, component)
            if moves is not None:
                self._generate_of(ctx, moves, component, first, end, top, out)
        state.prev = prev
        state.mover = mover
        state.next = next_player
        self.finish(ctx, out, begin)

    def can_move(self, ctx: Context) -> bool:
        state = ctx.state
        if state.over:
            return False
        player = self.player.eval(ctx)
        if self.then is not None or (player != state.mover and 0 < player <= ctx.game.players):
            return super().can_move(ctx)
        origin = ctx.origin
        level = ctx.level
        first, end = self._bounds(ctx)
        possible = False
        for component in self._components(player):
            moves = self._moves_of(ctx, component)
            if moves is None:
                continue
            for site in self._sites(ctx, component, first, end):
                ctx.origin = site
                ctx.level = 0
                possible = moves.can_move(ctx)
                ctx.origin = origin
                ctx.level = level
                if possible:
                    return True
        return False

    def can_move_to(self, ctx: Context, site: int) -> bool:
        state = ctx.state
        if state.over:
            return False
        player = self.player.eval(ctx)
        if player != state.mover and 0 < player <= ctx.game.players:
            return super().can_move_to(ctx, site)
        origin = ctx.origin
        level = ctx.level
        first, end = self._bounds(ctx)
        reaches = False
        for component in self._components(player):
            moves = self._moves_of(ctx, component)
            if moves is None:
                continue
            for start in self._sites(ctx, component, first, end):
                ctx.origin = start
                ctx.level = 0
                reaches = moves.can_move_to(ctx, site)
                ctx.origin = origin
                ctx.level = level
                if reaches:
                    return True
        return False

    def _bounds(self, ctx: Context) -> tuple[int, int]:
        """The first site on which pieces move, and that behind the last."""
        return (self.begin, self.end) if self.among is None else self.among.bounds(ctx)

    def _components(self, player: int) -> list[int]:
        if self.everybody:
            return self.components[len(self.components) - 1]
        return self.components[player] if 0 <= player < len(self.components) else []

    def _moves_of(self, ctx: Context, component: int) -> Moves | None:
        return self.moves if self.moves is not None else ctx.game.components[component].moves

    def _generate_of(
        self, ctx: Context, moves: Moves, component: int, first: int, end: int, top: bool, out: list[Move]
    ) -> None:
        """Append the moves of the pieces of a component."""
        origin = ctx.origin
        level = ctx.level
        for site in self._sites(ctx, component, first, end):
            ctx.origin = site
            ctx.level = 0
            moves.generate(ctx, out)
            ctx.origin = origin
            ctx.level = level

    def _sites(self, ctx: Context, component: int, first: int, end: int) -> list[int]:
        """The sites of the pieces of a component that may move, as they are now."""
        if self.anywhere and not ctx.game.traits.graph:
            return ctx.sites.owned[component].copy()
        layout = ctx.sites.layout
        found: list[int] = []
        for element in ctx.sites.owned[component]:
            site = layout.site(element)
            if not first <= site < end:
                continue
            if self.site_type == OFF or layout.site_type(element) == self.site_type:
                found.append(site)
        if self.site_type != OFF:
            found.reverse()
        return found


class ForEachPieceOfStacks(ForEachPiece):
    """`ForEachPiece` in a game with stacks: each piece by itself, with ``(level)`` as its level."""

    def can_move(self, ctx: Context) -> bool:
        return Moves.can_move(self, ctx)

    def can_move_to(self, ctx: Context, site: int) -> bool:
        return Moves.can_move_to(self, ctx, site)

    def _generate_of(
        self, ctx: Context, moves: Moves, component: int, first: int, end: int, top: bool, out: list[Move]
    ) -> None:
        origin = ctx.origin
        level = ctx.level
        for piece in self._pieces(ctx, component, first, end, top):
            ctx.origin = piece[0]
            ctx.level = piece[1]
            moves.generate(ctx, out)
            ctx.origin = origin
            ctx.level = level

    def _pieces(self, ctx: Context, component: int, first: int, end: int, top: bool) -> list[tuple[int, int]]:
        """Site and level of the pieces of a component that may move, as they are now."""
        sites = ctx.sites
        assert isinstance(sites, StackedSites)
        layout = sites.layout
        owned = sites.owned[component]
        levels = sites.levels[component]
        found: list[tuple[int, int]] = []
        for i in range(len(owned)):
            element = owned[i]
            site = layout.site(element)
            if not first <= site < end or (top and sites.size[element] != levels[i] + 1):
                continue
            if self.site_type == OFF or layout.site_type(element) == self.site_type:
                found.append((site, levels[i]))
        if self.site_type != OFF:
            found.reverse()
        return found


class ForEachLevel(Moves):
    """Moves for each level of a stack, which ``(level)`` is, from the bottom up or from the top down."""

    def __init__(self, site_type: int, site: IntFunction, upwards: bool, moves: Moves) -> None:
        super().__init__()
        self.site_type: int = site_type
        self.site: IntFunction = site
        self.upwards: bool = upwards
        self.moves: Moves = moves

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        site = self.site.eval(ctx)
        sites = ctx.sites
        assert isinstance(sites, StackedSites)
        outer = ctx.to
        outer_site = ctx.site
        size = sites.size[sites.layout.element(self.site_type, site)]
        # Ludii leaves (level) as it is at the end
        for level in range(size) if self.upwards else range(size - 1, -1, -1):
            ctx.level = level
            self.moves.generate(ctx, out)
        ctx.to = outer
        ctx.site = outer_site
        self.attach_then(out, begin)


class ForEachSite(Moves):
    """Moves for each site of a region, which ``(site)`` and ``(to)`` are; if there are none, those of ``otherwise``."""

    def __init__(self, region: RegionFunction, moves: Moves, otherwise: Moves | None) -> None:
        super().__init__()
        self.region: RegionFunction = region
        self.moves: Moves = moves
        self.otherwise: Moves | None = otherwise

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        outer_to = ctx.to
        outer_site = ctx.site
        for site in self.region.eval(ctx):
            ctx.count_round(len(out))
            ctx.to = site
            ctx.site = site
            self.moves.generate(ctx, out)
        if len(out) == begin and self.otherwise is not None:
            # Ludii leaves (to) and (site) as they are here
            self.otherwise.generate(ctx, out)
            return
        ctx.to = outer_to
        ctx.site = outer_site
        self.attach_then(out, begin)


class ForEachValue(Moves):
    """Moves for each number of an array, or from ``least`` to ``greatest``, which ``(value)`` is."""

    def __init__(
        self, values: IntArrayFunction | None, least: IntFunction | None, greatest: IntFunction | None, moves: Moves
    ) -> None:
        super().__init__()
        self.values: IntArrayFunction | None = values
        self.least: IntFunction | None = least
        self.greatest: IntFunction | None = greatest
        self.moves: Moves = moves

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        outer = ctx.value
        if self.values is not None:
            for value in self.values.eval(ctx):
                ctx.count_round(len(out))
                ctx.value = value
                self.moves.generate(ctx, out)
        elif self.least is not None and self.greatest is not None:
            least = self.least.eval(ctx)
            for value in range(least, self.greatest.eval(ctx) + 1):
                ctx.count_round(len(out))
                ctx.value = value
                self.moves.generate(ctx, out)
        self.attach_then(out, begin)
        ctx.value = outer


class ForEachPlayer(Moves):
    """Moves for each player, or for some, which ``(player)`` is. Consequences are lost, as in Ludii."""

    def __init__(self, players: IntArrayFunction | None, moves: Moves) -> None:
        super().__init__()
        self.players: IntArrayFunction | None = players
        self.moves: Moves = moves

    def generate(self, ctx: Context, out: list[Move]) -> None:
        outer = ctx.player
        count = ctx.game.players
        for player in range(1, count + 1) if self.players is None else self.players.eval(ctx):
            if 0 <= player <= count + 1:
                ctx.player = player
                self.moves.generate(ctx, out)
        ctx.player = outer


class ForEachTeam(Moves):
    """Moves for each team that has players, which ``(team)`` are. Consequences are lost, as in Ludii."""

    def __init__(self, moves: Moves) -> None:
        super().__init__()
        self.moves: Moves = moves

    def generate(self, ctx: Context, out: list[Move]) -> None:
        outer = ctx.team
        for team in ctx.teams_of_players():
            ctx.team = team
            self.moves.generate(ctx, out)
        ctx.team = outer


@builds(_FOR_EACH + "Piece")
def build_for_each_piece(b: Builder, ludeme: Ludeme) -> Moves:
    site_type = OFF
    if b.argument(ludeme, "on") is not None:
        site_type = b.site_type(ludeme, "on")
    role = b.constant_name(ludeme, "role")
    begin, end = _range(b, ludeme, site_type, role)
    player = b.player_of(ludeme)
    names = [name for name in b.list_of(ludeme, "items") if isinstance(name, str)]
    name = b.text(ludeme, "item")
    if name is not None:
        names.append(name)
    everybody = role in ("All", "Each")
    components: list[list[int]] = [[] for _ in range(b.players + 2)]
    for component in b.components[1:]:
        if names and component.base_name not in names:
            continue
        if component.owner < len(components):
            components[component.owner].append(component.index)
        if everybody and component.owner != b.players + 1:
            components[b.players + 1].append(component.index)
    b.enter(ludeme)
    moves = b.moves_of(ludeme, "specificMoves")
    b.leave(ludeme)
    who = Mover() if player is None else player
    container = b.integer_of(ludeme, "container")
    built = (
        ForEachPieceOfStacks(who, components, everybody, moves, site_type, begin, end)
        if b.traits.stacks
        else ForEachPiece(who, components, everybody, moves, site_type, begin, end)
    )
    built.top = b.boolean_of(ludeme, "top")
    if container is not None:
        built.among = Among(container, site_type)
    else:
        built.anywhere = (
            site_type == OFF and begin == 0 and b.layout.default_type == CELL and end == b.layout.base[VERTEX]
        )
    return b.with_then(built, ludeme)


def _range(b: Builder, ludeme: Ludeme, site_type: int, role: str | None) -> tuple[int, int]:
    """The first site on which pieces are to move, and that behind the last."""
    name = b.text(ludeme, "containerName")
    if name is None:
        return 0, b.layout.sizes[b.layout.default_type if site_type == OFF else site_type]
    container = b.container_of_role(name, role)
    if container is None:
        raise b.unsupported(ludeme, "in such a container")
    first = b.layout.first_sites[container]
    return first, first + b.layout.container_sizes[container]


@builds(_FOR_EACH + "Level")
def build_for_each_level(b: Builder, ludeme: Ludeme) -> Moves:
    site_type = b.site_type(ludeme)
    site = b.needed_integer(ludeme, "site")
    upwards = b.constant_name(ludeme, "stackDirection") == "FromBottom"
    b.enter(ludeme)
    moves = ForEachLevel(site_type, site, upwards, b.needed_moves(ludeme, "moves"))
    b.leave(ludeme)
    return b.with_then(moves, ludeme)


@builds(_FOR_EACH + "Site")
def build_for_each_site(b: Builder, ludeme: Ludeme) -> Moves:
    region = b.needed_region(ludeme, "regionFn")
    b.enter(ludeme)
    moves = ForEachSite(region, b.needed_moves(ludeme, "generator"), b.moves_of(ludeme, "noMoveYet"))
    b.leave(ludeme)
    return b.with_then(moves, ludeme)


@builds(_FOR_EACH + "Value")
def build_for_each_value(b: Builder, ludeme: Ludeme) -> Moves:
    values = b.argument(ludeme, "values")
    least = b.integer_of(ludeme, "min")
    greatest = b.integer_of(ludeme, "max")
    b.enter(ludeme)
    moves = ForEachValue(
        None if values is None else b.array(values), least, greatest, b.needed_moves(ludeme, "generator")
    )
    b.leave(ludeme)
    return b.with_then(moves, ludeme)


@builds(_FOR_EACH + "Player")
def build_for_each_player(b: Builder, ludeme: Ludeme) -> Moves:
    return b.with_then(ForEachPlayer(None, b.needed_moves(ludeme, "moves")), ludeme)


@builds(_FOR_EACH.strip())
def build_for_each_of_several(b: Builder, ludeme: Ludeme) -> Moves:
    players = ludeme.get("players")
    if players is None:  # its `Team` is an enum of the start rules, which does not select it
        return b.with_then(ForEachTeam(b.needed_moves(ludeme, "moves")), ludeme)
    return b.with_then(ForEachPlayer(b.array(players), b.needed_moves(ludeme, "moves")), ludeme)
