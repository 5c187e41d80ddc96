"""``take Domino`` and ``deal Dominoes``: dominoes come into hands."""

from __future__ import annotations

from ludkit.board.directions import CELL
from ludkit.engine.actions.place import Add
from ludkit.engine.builder import EFFECT, Builder
from ludkit.engine.context import Context
from ludkit.engine.errors import PlayError
from ludkit.engine.functions import IntConstant, IntFunction, Moves, StartRule
from ludkit.engine.move import Move, move_of
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.ludemes.typed import Ludeme


class TakeDomino(Moves):
    """Take a random domino out of the bag to the first empty site of the mover's hand."""

    def generate(self, ctx: Context, out: list[Move]) -> None:
        bag = ctx.state.bag
        site = self._empty_site(ctx)
        if not bag or site == OFF:
            return
        begin = len(out)
        action = Add(CELL, site, bag[ctx.random.below(len(bag))])
        action.state = 0
        out.append(move_of(action))
        self.attach_then(out, begin)

    def _empty_site(self, ctx: Context) -> int:
        for container in ctx.game.containers:
            if container.is_hand and container.owner == ctx.state.mover:
                for site in range(container.first_site, container.first_site + container.size):
                    if ctx.sites.what[site] == 0:
                        return site
                return OFF
        return OFF


def dealt(ctx: Context, hands: list[int], each: int, count: int) -> list[Add]:
    """The random dominoes that are dealt in turn to the hands with these first sites, twice ``each`` together, on a
    site each; ``count`` of a kind."""
    left = list(range(1, len(ctx.game.components)))
    if len(hands) != ctx.game.players:
        return []
    if len(ctx.game.components) < each * len(hands):
        raise PlayError("there are not enough dominoes to deal")
    actions: list[Add] = []
    for i in range(2 * each):
        component = left.pop(ctx.random.below(len(left)))
        actions.append(Add(CELL, hands[i % len(hands)] + i // len(hands), component, count))
    return actions


class DealDominoes(Moves):
    """``(deal Dominoes …)`` as an effect: a move for each domino."""

    def __init__(self, hands: list[int], each: IntFunction) -> None:
        super().__init__()
        self.hands: list[int] = hands
        self.each: IntFunction = each

    def can_move(self, ctx: Context) -> bool:
        return False

    def can_move_to(self, ctx: Context, site: int) -> bool:
        return False

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        each = self.each.eval(ctx)
        out.extend([move_of(action) for action in dealt(ctx, self.hands, each, each)])
        self.attach_then(out, begin)


class DealDominoesAtStart(StartRule):
    """``(deal Dominoes …)`` among the start rules."""

    def __init__(self, hands: list[int], each: int) -> None:
        self.hands: list[int] = hands
        self.each: int = each

    def apply(self, ctx: Context) -> None:
        for action in dealt(ctx, self.hands, self.each, 1):
            action.apply(ctx, [])
            ctx.moves.append(move_of(action))
            ctx.placements += 1


def _hands(b: Builder, ludeme: Ludeme) -> list[int]:
    """The first sites of the hands to which dominoes are dealt."""
    if b.constant_name(ludeme, "type") != "Dominoes":
        raise b.unsupported(ludeme, "Cards")
    b.traits.dominoes = True
    b.traits.stochastic = True
    b.traits.hides = True
    return [container.first_site for container in b.containers if container.is_hand and container.name != "Dice"]


@builds(EFFECT + "take.Take Domino")
def build_take_domino(b: Builder, ludeme: Ludeme) -> Moves:
    b.traits.dominoes = True
    return b.with_then(TakeDomino(), ludeme)


@builds(EFFECT + "Deal")
def build_deal(b: Builder, ludeme: Ludeme) -> Moves:
    each = b.integer_of(ludeme, "count")
    return b.with_then(DealDominoes(_hands(b, ludeme), IntConstant(1) if each is None else each), ludeme)


@builds("game.rules.start.Deal")
def build_deal_at_start(b: Builder, ludeme: Ludeme) -> StartRule:
    each = b.argument(ludeme, "count")
    return DealDominoesAtStart(_hands(b, ludeme), each if isinstance(each, int) else 1)
