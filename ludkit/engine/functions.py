"""What a ludeme becomes: an object that evaluates in a context, one abstract class for each kind of result.

Registers of the context (`from`, `to`, `site`, …) that an evaluation sets are put back before it returns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludkit.engine.move import Action, Move, changeable

if TYPE_CHECKING:
    from ludkit.engine.context import Context


class IntFunction:
    """Evaluates to a whole number: a site, a player, a count, …"""

    def eval(self, ctx: Context) -> int:
        raise NotImplementedError


class BoolFunction:
    """Evaluates to true or false."""

    def eval(self, ctx: Context) -> bool:
        raise NotImplementedError


class FloatFunction:
    """Evaluates to a number with a point."""

    def eval(self, ctx: Context) -> float:
        raise NotImplementedError


class RegionFunction:
    """Evaluates to sites in ascending order, each once. The list is not to be changed by those who get it."""

    def eval(self, ctx: Context) -> list[int]:
        raise NotImplementedError

    def contains(self, ctx: Context, site: int) -> bool:
        return site in self.eval(ctx)


class IntArrayFunction:
    """Evaluates to whole numbers in order. The list is not to be changed by those who get it."""

    def eval(self, ctx: Context) -> list[int]:
        raise NotImplementedError


class DirectionsFunction:
    """Evaluates to absolute directions, as numbers of the topology, seen from a site."""

    def eval(self, ctx: Context, site_type: int, site: int) -> list[int]:
        raise NotImplementedError

    def eval_for(self, ctx: Context, site_type: int, site: int, what: int, rotation: int) -> list[int]:
        """The directions of a component (0: of what stands on the site) that is turned so often to the right."""
        return self.eval(ctx, site_type, site)

    def depends_on_play(self) -> bool:
        """Whether they depend on more than the site, the component on it, and its rotation."""
        return True


class StartRule:
    """Sets up a part of the start position."""

    def apply(self, ctx: Context) -> None:
        raise NotImplementedError

    def pieces(self, ctx: Context) -> int:
        """How many pieces it puts on sites that hold several of a kind."""
        return 0


class Moves:
    """Generates moves. ``then`` are consequences that every generated move takes with it."""

    def __init__(self) -> None:
        self.then: Moves | None = None
        self.decision: bool = False
        """Whether the moves are a player's decision, not an effect."""
        self.after_all: bool = False
        """Whether these consequences come after those of all players, where players move at once."""

    def generate(self, ctx: Context, out: list[Move]) -> None:
        """Append the moves to ``out``, in Ludii's order."""
        raise NotImplementedError

    def can_move(self, ctx: Context) -> bool:
        """Whether there is a move that the rules on repetition and suicide do not forbid."""
        moves: list[Move] = []
        self.generate(ctx, moves)
        return ctx.allows_any(moves)

    def can_move_to(self, ctx: Context, site: int) -> bool:
        """Whether one of the moves leads to a site; nothing that forbids moves is asked."""
        moves: list[Move] = []
        self.generate(ctx, moves)
        for move in moves:
            if move.end == site:
                return True
        return False

    def attach_then(self, out: list[Move], begin: int) -> None:
        """Give the consequences to the moves of ``out`` from place ``begin``."""
        then = self.then
        if then is not None:
            for i in range(begin, len(out)):
                changeable(out, i).then.append(then)

    def finish(self, ctx: Context, out: list[Move], begin: int) -> None:
        """Give mover and consequences to the moves of ``out`` from place ``begin``."""
        mover = ctx.state.mover
        then = self.then
        for i in range(begin, len(out)):
            if out[i].mover != mover or then is not None:
                move = changeable(out, i)
                move.mover = mover
                if then is not None:
                    move.then.append(then)


class IntConstant(IntFunction):
    def __init__(self, value: int) -> None:
        self.value: int = value

    def eval(self, ctx: Context) -> int:
        return self.value


class BoolConstant(BoolFunction):
    def __init__(self, value: bool) -> None:
        self.value: bool = value

    def eval(self, ctx: Context) -> bool:
        return self.value


class RegionConstant(RegionFunction):
    """A region that never changes; ``sites`` in ascending order."""

    def __init__(self, sites: list[int]) -> None:
        self.sites: list[int] = sites
        self._member: list[bool] = [False] * (sites[len(sites) - 1] + 1 if sites else 0)
        for site in sites:
            self._member[site] = True

    def eval(self, ctx: Context) -> list[int]:
        return self.sites

    def contains(self, ctx: Context, site: int) -> bool:
        return 0 <= site < len(self._member) and self._member[site]


class IntArrayConstant(IntArrayFunction):
    def __init__(self, values: list[int]) -> None:
        self.values: list[int] = values

    def eval(self, ctx: Context) -> list[int]:
        return self.values


class DirectionsConstant(DirectionsFunction):
    """Absolute directions that do not depend on the piece or the position."""

    def __init__(self, directions: list[int]) -> None:
        self.directions: list[int] = directions

    def eval(self, ctx: Context, site_type: int, site: int) -> list[int]:
        return self.directions

    def depends_on_play(self) -> bool:
        return False


class FloatConstant(FloatFunction):
    def __init__(self, value: float) -> None:
        self.value: float = value

    def eval(self, ctx: Context) -> float:
        return self.value


class FloatOfInt(FloatFunction):
    """A whole number where a number with a point is wanted."""

    def __init__(self, value: IntFunction) -> None:
        self.value: IntFunction = value

    def eval(self, ctx: Context) -> float:
        return float(self.value.eval(ctx))


class ArrayOfRegion(IntArrayFunction):
    """The sites of a region where whole numbers are wanted."""

    def __init__(self, region: RegionFunction) -> None:
        self.region: RegionFunction = region

    def eval(self, ctx: Context) -> list[int]:
        return self.region.eval(ctx)


class ArrayOfSite(IntArrayFunction):
    """One site where several are wanted; none if it is off the board."""

    def __init__(self, site: IntFunction) -> None:
        self.site: IntFunction = site

    def eval(self, ctx: Context) -> list[int]:
        site = self.site.eval(ctx)
        return [site] if site >= 0 else []


def constant(function: IntFunction) -> int | None:
    """The value of a function that is constant, else None."""
    return function.value if isinstance(function, IntConstant) else None


def chain(ctx: Context, effect: Moves | None, move: Move) -> Move:
    """``move`` with an effect worked out now and put before its own actions; ``move`` itself where there is none.

    The effect's moves stay moves of their own, so that their consequences follow them when they are applied. With
    more than one, the sites of each are those of its first action, as in Ludii.
    """
    if effect is None:
        return move
    effects: list[Move] = []
    effect.generate(ctx, effects)
    if not effects:
        return move
    actions: list[Action] = []
    for done in effects:
        if len(effects) > 1:
            first = done.actions[0]
            done.start = first.from_site()
            done.end = first.to_site()
        done.set_decision(False)
        actions.append(done)
    actions.append(move)
    chained = Move(actions)
    chained.start = effects[0].from_site()
    chained.end = effects[0].to_site()
    if len(effects) > 1:
        chained.between = effects[0].between
    return chained
