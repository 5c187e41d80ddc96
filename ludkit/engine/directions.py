"""Directions as rules state them: absolute, relative to where a piece faces, or from one site to another."""

from __future__ import annotations

from typing import Final

from ludkit.board.directions import (
    ADJACENT,
    ALL,
    COMPASS,
    DIAGONAL,
    DIRECTION_COUNT,
    DIRECTION_INDEX,
    DIRECTIONS,
    LEFT,
    OFF_DIAGONAL,
    OPPOSITE,
    ORTHOGONAL,
    RIGHT,
)
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, DirectionsFunction, IntFunction
from ludkit.engine.sites import OFF

NORTH: Final = DIRECTION_INDEX["N"]
RELATIONS: Final = (ADJACENT, ALL, DIAGONAL, OFF_DIAGONAL, ORTHOGONAL)
"""What stands for all directions of a kind that a site has."""


def _quarter(step: list[int]) -> list[int]:
    """By direction: a quarter turn by ``step``; on other circles than the compass one place, as in Ludii."""
    quarter: list[int] = []
    for direction in range(DIRECTION_COUNT):
        turned = direction
        for _ in range(4 if DIRECTIONS[direction] in COMPASS else 1):
            turned = step[turned]
        quarter.append(turned)
    return quarter


LEFTWARD: Final = _quarter(LEFT)
RIGHTWARD: Final = _quarter(RIGHT)


def turn(step: list[int], start: int, supported: list[int]) -> int:
    """The first supported direction behind ``start``, turning by ``step`` (`LEFT`, `RIGHT`); ``start`` if none is."""
    direction = step[start]
    for _ in range(DIRECTION_COUNT):
        if direction in supported:
            return direction
        direction = step[direction]
    return start


def _arc(step: list[int], start: int, end: int, supported: list[int]) -> list[int]:
    """The supported directions from ``start`` on, turning by ``step``, before ``end``."""
    found: list[int] = []
    direction = start
    for _ in range(DIRECTION_COUNT):
        if direction == end:
            break
        if direction in supported:
            found.append(direction)
        direction = step[direction]
    return found


def relative_directions(name: str, facing: int, supported: list[int]) -> list[int]:
    """What a relative direction such as ``Forward`` or ``FL`` means for a piece that faces a direction.

    ``FLL`` and its like mean the same as ``FL``, as in Ludii.
    """
    back = OPPOSITE[facing]
    if name == "Forward":
        return [facing] if facing in supported else []
    if name == "Backward":
        return [back] if back in supported else []
    if name == "Rightward":
        return [RIGHTWARD[facing]] if RIGHTWARD[facing] in supported else []
    if name == "Leftward":
        return [LEFTWARD[facing]] if LEFTWARD[facing] in supported else []
    if name == "Forwards":
        return _arc(RIGHT, RIGHT[LEFTWARD[facing]], RIGHTWARD[facing], supported)
    if name == "Backwards":
        return _arc(RIGHT, RIGHT[LEFTWARD[back]], RIGHTWARD[back], supported)
    if name == "Rightwards":
        return _arc(RIGHT, RIGHT[facing], back, supported)
    if name == "Leftwards":
        return _arc(LEFT, LEFT[facing], back, supported)
    start = facing if name.startswith("F") else back
    return [turn(LEFT if name[1] == "L" else RIGHT, start, supported)]


class RelativeDirections(DirectionsFunction):
    """Directions relative to where the piece on the site faces (pieces without a facing, and no piece: north).

    ``relation`` says which of the board's directions count; ``by_site``: only those that the site itself has.
    """

    def __init__(self, names: list[str], relation: int, by_site: bool) -> None:
        self.names: list[str] = names
        self.relation: int = relation
        self.by_site: bool = by_site
        self.follows: bool = "SameDirection" in names or "OppositeDirection" in names
        """Whether the last move's direction is asked for."""
        self._known: dict[int, list[int]] = {}

    def depends_on_play(self) -> bool:
        return self.follows

    def eval(self, ctx: Context, site_type: int, site: int) -> list[int]:
        sites = ctx.sites
        element = sites.layout.element(site_type, site)
        what = sites.what[element]
        facing = ctx.game.components[what].facing if what > 0 else OFF
        return self.facing(ctx, site_type, site, facing, sites.rotation[element])

    def eval_for(self, ctx: Context, site_type: int, site: int, what: int, rotation: int) -> list[int]:
        if what == 0:
            what = ctx.sites.what[ctx.sites.layout.element(site_type, site)]
        return self.facing(ctx, site_type, site, ctx.game.components[what].facing if what > 0 else OFF, rotation)

    def facing(self, ctx: Context, site_type: int, site: int, facing: int, rotation: int) -> list[int]:
        """The directions for a piece on the site that faces so (OFF: north) and is turned so often to the right."""
        topology = ctx.game.topology
        if facing == OFF:
            facing = NORTH
        if self.by_site:
            supported = topology.site_directions(site_type, self.relation)[site]
        else:
            supported = topology.directions(site_type, self.relation)
        for _ in range(rotation):
            facing = turn(RIGHT, facing, supported)
        if self.by_site or self.follows:
            return self._resolve(ctx, site_type, facing, supported)
        known = self._known.get(facing)
        if known is None:
            known = self._resolve(ctx, site_type, facing, supported)
            self._known[facing] = known
        return known

    def _resolve(self, ctx: Context, site_type: int, facing: int, supported: list[int]) -> list[int]:
        directions: list[int] = []
        for name in self.names:
            if name == "SameDirection":
                directions.extend(_last_direction(ctx, site_type, supported, False))
            elif name == "OppositeDirection":
                directions.extend(_last_direction(ctx, site_type, supported, True))
            else:
                directions.extend(relative_directions(name, facing, supported))
        return directions


def _last_direction(ctx: Context, site_type: int, supported: list[int], back: bool) -> list[int]:
    """The direction of the last move, or of the way back."""
    move = ctx.last_move()
    if move is None:
        return []
    start = move.end if back else move.start
    end = move.start if back else move.end
    if not 0 <= start < ctx.game.topology.count(site_type):
        return []
    for direction in supported:
        for radial in ctx.game.topology.radials(site_type, direction)[start]:
            if end in radial[1:]:
                return [direction]
    return []


class DirectionsBetween(DirectionsFunction):
    """``(directions Cell from:… to:…)``: the directions that lead straight from one site to another."""

    def __init__(self, site_type: int, start: IntFunction, end: IntFunction) -> None:
        self.site_type: int = site_type
        self.start: IntFunction = start
        self.end: IntFunction = end

    def eval(self, ctx: Context, site_type: int, site: int) -> list[int]:
        topology = ctx.game.topology
        start = self.start.eval(ctx)
        end = self.end.eval(ctx)
        size = topology.count(self.site_type)
        found: list[int] = []
        if not (0 <= start < size and 0 <= end < size):
            return found
        for direction in topology.directions(self.site_type, ALL):
            for radial in topology.radials(self.site_type, direction)[start]:
                if end in radial[1:]:
                    found.append(direction)
        return found


class Choice(DirectionsFunction):
    """``(if condition a b)``"""

    def __init__(self, condition: BoolFunction, a: DirectionsFunction, b: DirectionsFunction) -> None:
        self.condition: BoolFunction = condition
        self.a: DirectionsFunction = a
        self.b: DirectionsFunction = b

    def eval(self, ctx: Context, site_type: int, site: int) -> list[int]:
        return self._chosen(ctx).eval(ctx, site_type, site)

    def eval_for(self, ctx: Context, site_type: int, site: int, what: int, rotation: int) -> list[int]:
        return self._chosen(ctx).eval_for(ctx, site_type, site, what, rotation)

    def _chosen(self, ctx: Context) -> DirectionsFunction:
        return self.a if self.condition.eval(ctx) else self.b


class DirectionsDifference(DirectionsFunction):
    """Directions without others; both are taken one by one, as the site has them."""

    def __init__(self, directions: DirectionsFunction, removed: DirectionsFunction) -> None:
        self.directions: DirectionsFunction = directions
        self.removed: DirectionsFunction = removed

    def eval(self, ctx: Context, site_type: int, site: int) -> list[int]:
        kept = self.directions.eval(ctx, site_type, site)
        return self._left(ctx, site_type, site, kept, self.removed.eval(ctx, site_type, site))

    def eval_for(self, ctx: Context, site_type: int, site: int, what: int, rotation: int) -> list[int]:
        kept = self.directions.eval_for(ctx, site_type, site, what, rotation)
        return self._left(ctx, site_type, site, kept, self.removed.eval_for(ctx, site_type, site, what, rotation))

    def _left(self, ctx: Context, site_type: int, site: int, kept: list[int], removed: list[int]) -> list[int]:
        singles = single_directions(ctx, site_type, site, removed)
        return [d for d in single_directions(ctx, site_type, site, kept) if d not in singles]


class DirectionsUnion(DirectionsFunction):
    """Directions and others behind them; both are taken one by one, as the site has them."""

    def __init__(self, directions: DirectionsFunction, others: DirectionsFunction) -> None:
        self.directions: DirectionsFunction = directions
        self.others: DirectionsFunction = others

    def eval(self, ctx: Context, site_type: int, site: int) -> list[int]:
        directions = self.directions.eval(ctx, site_type, site)
        return self._united(ctx, site_type, site, directions, self.others.eval(ctx, site_type, site))

    def eval_for(self, ctx: Context, site_type: int, site: int, what: int, rotation: int) -> list[int]:
        directions = self.directions.eval_for(ctx, site_type, site, what, rotation)
        return self._united(
            ctx, site_type, site, directions, self.others.eval_for(ctx, site_type, site, what, rotation)
        )

    def _united(self, ctx: Context, site_type: int, site: int, directions: list[int], others: list[int]) -> list[int]:
        united = single_directions(ctx, site_type, site, directions)
        for direction in single_directions(ctx, site_type, site, others):
            if direction not in united:
                united.append(direction)
        return united


class RandomDirections(DirectionsFunction):
    """Some of the directions that a site has of those given, drawn at random."""

    def __init__(self, directions: DirectionsFunction, count: IntFunction) -> None:
        self.directions: DirectionsFunction = directions
        self.count: IntFunction = count

    def eval(self, ctx: Context, site_type: int, site: int) -> list[int]:
        count = self.count.eval(ctx)
        return self._drawn(ctx, site_type, site, count, self.directions.eval(ctx, site_type, site))

    def eval_for(self, ctx: Context, site_type: int, site: int, what: int, rotation: int) -> list[int]:
        count = self.count.eval(ctx)
        return self._drawn(ctx, site_type, site, count, self.directions.eval_for(ctx, site_type, site, what, rotation))

    def _drawn(self, ctx: Context, site_type: int, site: int, count: int, given: list[int]) -> list[int]:
        candidates: list[int] = []
        for i in range(len(given) - 1, -1, -1):
            if given[i] in RELATIONS:
                singles = ctx.game.topology.site_directions(site_type, given[i])[site]
                candidates.extend([single for single in singles if single not in given])
            else:
                candidates.append(given[i])
        drawn: list[int] = []
        while len(drawn) != min(count, len(candidates)):
            ctx.count_round(0)
            direction = candidates[ctx.random.below(len(candidates))]
            if direction not in drawn:
                drawn.append(direction)
        return drawn


def single_directions(ctx: Context, site_type: int, site: int, directions: list[int]) -> list[int]:
    """The directions with each relation (``Orthogonal``, …) among them replaced by the site's directions of it."""
    singles: list[int] = []
    for direction in directions:
        if direction in RELATIONS:
            for single in ctx.game.topology.site_directions(site_type, direction)[site]:
                if single not in singles:
                    singles.append(single)
        else:
            singles.append(direction)
    return singles
