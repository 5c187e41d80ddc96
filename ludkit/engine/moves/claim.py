"""``move Claim`` and ``claim``: make sites a player's own with a piece."""

from __future__ import annotations

from ludkit.board.directions import EDGE
from ludkit.engine.actions.place import Add as AddAction
from ludkit.engine.actions.stacks import AddToStack
from ludkit.engine.builder import DECISION, EFFECT, Builder, To
from ludkit.engine.context import Context
from ludkit.engine.errors import PlayError
from ludkit.engine.functions import IntConstant, IntFunction, Moves
from ludkit.engine.move import Action, Move, move_of
from ludkit.engine.moves.add import Add, AddToStacks
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.ludemes.typed import Ludeme


class ClaimSite(Moves):
    """Put a piece on one site.

    As in Ludii, the consequences are worked out before that, and stand among the actions of the move. Raises PlayError
    where the condition on the site does not hold; Ludii fails then.
    """

    def __init__(self, piece: IntFunction, state: IntFunction | None, to: To) -> None:
        super().__init__()
        self.piece: IntFunction = piece
        self.state: IntFunction | None = state
        self.to: To = to

    def generate(self, ctx: Context, out: list[Move]) -> None:
        assert self.to.site is not None
        origin = ctx.origin
        outer = ctx.to
        component = self.piece.eval(ctx)
        site = self.to.site.eval(ctx)
        ctx.to = site
        if self.to.condition is not None and not self.to.condition.eval(ctx):
            raise PlayError("the rules claim a site where the condition does not hold")
        move = move_of(self._action(ctx, site, component))
        move.actions[0].decision = self.decision
        if self.to.site_type == EDGE:
            move.edge = site
            move.oriented = False
        if self.then is not None:
            ctx.origin = site
            move.actions.extend(self._consequences(ctx, self.then))
        out.append(move)
        ctx.origin = origin
        ctx.to = outer

    def _action(self, ctx: Context, site: int, component: int) -> Action:
        state = OFF if self.state is None else self.state.eval(ctx)
        if ctx.sites.stacked:
            stacked = AddToStack(self.to.site_type, site, component)
            stacked.state = state
            return stacked
        action = AddAction(self.to.site_type, site, component)
        action.state = state
        return action

    def _consequences(self, ctx: Context, then: Moves) -> list[Action]:
        moves: list[Move] = []
        then.generate(ctx, moves)
        actions: list[Action] = []
        for move in moves:
            actions.extend(move.actions)
        return actions


@builds(DECISION + " Claim", EFFECT + "Claim")
def build_claim(b: Builder, ludeme: Ludeme) -> Moves:
    piece = b.ludeme(ludeme, "what")
    pieces = b.pieces_of(piece)
    state = None if piece is None else b.integer_of(piece, "state")
    to = b.to_of(ludeme)
    to.effect = None
    if to.site is not None:
        return b.with_then(ClaimSite(pieces[0], state, to), ludeme)
    kind = AddToStacks if b.traits.stacks else Add
    return b.with_then(kind(pieces, state, to, IntConstant(1)), ludeme)
