"""``max``: only the moves that begin the longest turns, that capture most, that go farthest."""

from __future__ import annotations

from typing import Final

from ludkit.engine.actions.remove import Remove
from ludkit.engine.builder import EFFECT, Builder
from ludkit.engine.context import Attempt, Context
from ludkit.engine.functions import BoolFunction, IntConstant, IntFunction, Moves
from ludkit.engine.move import Move
from ludkit.engine.registry import builds
from ludkit.engine.roles import role_function
from ludkit.engine.sites import OFF
from ludkit.engine.stacks import VALUE, StackedSites
from ludkit.engine.tracks import Track, named_track
from ludkit.ludemes.typed import Ludeme

_MAX: Final = EFFECT + "requirement.max.Max "


class MaxMoves(Moves):
    """The moves after which the mover goes on for as many moves as possible, as they would be applied.

    With ``by_value`` the values of the pieces removed count instead. Consequences are lost, as in Ludii.
    """

    def __init__(self, moves: Moves, by_value: BoolFunction) -> None:
        super().__init__()
        self.moves: Moves = moves
        self.by_value: BoolFunction = by_value

    def generate(self, ctx: Context, out: list[Move]) -> None:
        moves: list[Move] = []
        self.moves.generate(ctx, moves)
        by_value = self.by_value.eval(ctx)
        applied: list[Move] = []
        counts: list[int] = []
        most = 0
        for move in moves:
            gain = captured_value(ctx, move, True) if by_value else 1
            attempt = Attempt(ctx)
            applied.append(ctx.game.apply(ctx, move))
            count = longest(ctx, gain, by_value)
            attempt.undo()
            counts.append(count)
            most = max(most, count)
        for i in range(len(applied)):
            if counts[i] == most:
                out.append(applied[i])

    def can_move(self, ctx: Context) -> bool:
        return self.moves.can_move(ctx)


def longest(ctx: Context, count: int, by_value: bool) -> int:
    """``count`` and the most that the player whose turn it still is can add to it."""
    state = ctx.state
    if state.prev != state.mover or state.over:
        return count
    most = 0
    for move in ctx.game.legal(ctx):
        # Ludii looks at levels for the first move of a turn only
        gain = captured_value(ctx, move, False) if by_value else 1
        attempt = Attempt(ctx)
        ctx.game.apply(ctx, move)
        most = max(most, longest(ctx, count + gain, by_value))
        attempt.undo()
    return most


def captured_value(ctx: Context, move: Move, by_level: bool) -> int:
    """The values of all the pieces that a move removes.

    Of stacks it is the top piece's for each that is removed or, ``by_level``, that of the piece on the action's level,
    which is the bottom where none is named.
    """
    sites = ctx.sites
    total = 0
    for action in ctx.game.effect(ctx, move).actions:
        if isinstance(action, Remove):
            element = sites.layout.element(action.site_type, action.to)
            if not by_level or not isinstance(sites, StackedSites):
                total += sites.value[element]
            elif action.level_to() < sites.size[element]:
                total += sites.at(element, action.level_to(), VALUE)
    return total


class MaxCaptures(Moves):
    """The moves that remove most pieces or, with ``by_value``, most value. Consequences are lost, as in Ludii."""

    def __init__(self, moves: Moves, by_value: BoolFunction) -> None:
        super().__init__()
        self.moves: Moves = moves
        self.by_value: BoolFunction = by_value

    def generate(self, ctx: Context, out: list[Move]) -> None:
        moves: list[Move] = []
        self.moves.generate(ctx, moves)
        by_value = self.by_value.eval(ctx)
        captures = [captured_value(ctx, move, False) if by_value else captured(ctx, move) for move in moves]
        most = max([0, *captures])
        for i in range(len(moves)):
            if captures[i] == most:
                out.append(moves[i])


def captured(ctx: Context, move: Move) -> int:
    """How many pieces a move removes."""
    return len([action for action in ctx.game.effect(ctx, move).actions if isinstance(action, Remove)])


class MaxDistance(Moves):
    """Meant to be the moves that go farthest on a track. Ludii finds these, and then gives all moves all the same.

    It gives none where there is no such track. Consequences are lost.
    """

    def __init__(self, moves: Moves, tracks: list[Track], name: str | None, owner: IntFunction) -> None:
        super().__init__()
        self.moves: Moves = moves
        self.tracks: list[Track] = tracks
        self.name: str | None = name
        self.owner: IntFunction = owner

    def generate(self, ctx: Context, out: list[Move]) -> None:
        if named_track(self.tracks, self.name, self.owner.eval(ctx)) is None:
            return
        if ctx.game.traits.stochastic:
            # Ludii works them out twice, which draws random numbers twice
            self.moves.generate(ctx, [])
        self.moves.generate(ctx, out)


@builds(_MAX + "Moves")
def build_max_moves(b: Builder, ludeme: Ludeme) -> Moves:
    b.enter(ludeme)
    moves = MaxMoves(b.needed_moves(ludeme, "moves"), b.boolean_or(ludeme, "withValue", False))
    b.leave(ludeme)
    return moves


@builds(_MAX + "Captures")
def build_max_captures(b: Builder, ludeme: Ludeme) -> Moves:
    b.enter(ludeme)
    moves = MaxCaptures(b.needed_moves(ludeme, "moves"), b.boolean_or(ludeme, "withValue", False))
    b.leave(ludeme)
    return b.with_then(moves, ludeme)


@builds(_MAX + "Distance")
def build_max_distance(b: Builder, ludeme: Ludeme) -> Moves:
    owner = b.constant_name(ludeme, "owner")
    b.enter(ludeme)
    moves = MaxDistance(
        b.needed_moves(ludeme, "moves"),
        b.tracks,
        b.text(ludeme, "trackName"),
        IntConstant(OFF) if owner is None else role_function(owner, b.players),
    )
    b.leave(ludeme)
    return b.with_then(moves, ludeme)
