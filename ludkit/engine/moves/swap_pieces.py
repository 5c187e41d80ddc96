"""``swap Pieces``: two pieces change places."""

from __future__ import annotations

from ludkit.board.directions import CELL
from ludkit.engine.actions.place import Add
from ludkit.engine.actions.stacks import AddToStack, MoveTop
from ludkit.engine.actions.transfer import MovePiece
from ludkit.engine.builder import DECISION, EFFECT, Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import IntFunction, Moves
from ludkit.engine.ints.last import LastFrom, LastTo
from ludkit.engine.move import Action, Move
from ludkit.engine.moves.effects import build_swap_players
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme


class AddBack(Add):
    """`Add` of a piece; as in Ludii, the notation says nothing of the type of its site until it is applied or tried."""

    def __init__(self, site_type: int, to: int, what: int) -> None:
        super().__init__(site_type, to, what)
        self.tried: bool = False

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        self.tried = True
        Add(self.site_type, self.to, self.what).apply(ctx, applied)

    def notation(self) -> str:
        return super().notation() if self.tried else f"[Add:to={self.to},what={self.what}]"


class AddBackToStack(AddToStack):
    """`AddBack` in a game with stacks."""

    def __init__(self, site_type: int, to: int, what: int) -> None:
        super().__init__(site_type, to, what)
        self.tried: bool = False

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        self.tried = True
        super().apply(ctx, applied)

    def notation(self) -> str:
        return super().notation() if self.tried else f"[Add:to={self.to},what={self.what}]"


class SwapPieces(Moves):
    """The piece of one site goes to another, and a piece of the kind that stood there to the first. Both are cells.

    Of stacks the top piece goes on top of the other, which stays.
    """

    def __init__(self, first: IntFunction, second: IntFunction) -> None:
        super().__init__()
        self.first: IntFunction = first
        self.second: IntFunction = second

    def generate(self, ctx: Context, out: list[Move]) -> None:
        first = self.first.eval(ctx)
        second = self.second.eval(ctx)
        if first < 0 or second < 0:
            return
        begin = len(out)
        what = ctx.sites.what[ctx.sites.layout.element(CELL, second)]
        there = MovePiece(CELL, first, CELL, second)
        back: Add = AddBack(CELL, first, what)
        if ctx.sites.stacked:
            there = MoveTop(CELL, first, CELL, second)
            back = AddBackToStack(CELL, first, what)
        there.decision = self.decision
        move = Move([there, back])
        move.start = first
        move.end = second
        out.append(move)
        self.finish(ctx, out, begin)


@builds(EFFECT + "state.swap.Swap Pieces")
def build_swap_pieces(b: Builder, ludeme: Ludeme) -> Moves:
    if b.layout.default_type != CELL:
        raise b.unsupported(ludeme, "on other sites than cells")
    first = b.integer_of(ludeme, "locA")
    second = b.integer_of(ludeme, "locB")
    moves = SwapPieces(LastFrom() if first is None else first, LastTo() if second is None else second)
    return b.with_then(moves, ludeme)


@builds(DECISION + " Swap")
def build_swap(b: Builder, ludeme: Ludeme) -> object:
    if "player1" in ludeme.clause.index:
        return build_swap_players(b, ludeme)
    return build_swap_pieces(b, ludeme)
