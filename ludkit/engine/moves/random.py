"""``random``: moves that are drawn at random."""

from __future__ import annotations

from ludkit.engine.builder import EFFECT, Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import FloatFunction, IntFunction, Moves
from ludkit.engine.move import Move
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme


class RandomPart(Moves):
    """The moves of one of several parts, each with its own weight."""

    def __init__(self, weights: list[FloatFunction], parts: list[Moves]) -> None:
        super().__init__()
        self.weights: list[FloatFunction] = weights
        self.parts: list[Moves] = parts

    def generate(self, ctx: Context, out: list[Move]) -> None:
        weights = [weight.eval(ctx) for weight in self.weights]
        total = sum(weights)
        if not weights or total <= 0:
            return
        rest = ctx.random.next_double()
        for i in range(len(weights)):
            rest -= weights[i] / total
            if rest <= 0 or i == len(weights) - 1:
                self.parts[i].generate(ctx, out)
                return


class RandomMoves(Moves):
    """So many of some moves, or as many as there are. A move may be drawn more than once, as in Ludii."""

    def __init__(self, moves: Moves, count: IntFunction) -> None:
        super().__init__()
        self.moves: Moves = moves
        self.count: IntFunction = count

    def generate(self, ctx: Context, out: list[Move]) -> None:
        moves: list[Move] = []
        self.moves.generate(ctx, moves)
        for _ in range(min(self.count.eval(ctx), len(moves))):
            out.append(moves[ctx.random.below(len(moves))])


@builds(EFFECT + "Random")
def build_random(b: Builder, ludeme: Ludeme) -> Moves:
    b.traits.stochastic = True
    if "probas" in ludeme.clause.index:
        weights = b.list_of(ludeme, "probas")
        parts = b.list_of(ludeme, "moves")
        size = min(len(weights), len(parts))
        return RandomPart([b.decimal(weight) for weight in weights[:size]], [b.moves(part) for part in parts[:size]])
    return RandomMoves(b.needed_moves(ludeme, "moves"), b.needed_integer(ludeme, "num"))
