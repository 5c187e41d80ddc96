"""``move Promote`` and ``promote``: put another piece in the place of one."""

from __future__ import annotations

from ludkit.engine.actions.sites import Promote as PromoteAction
from ludkit.engine.actions.stacks import PromoteInStack
from ludkit.engine.builder import DECISION, EFFECT, Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import IntFunction, Moves
from ludkit.engine.ints.iterators import To
from ludkit.engine.move import Move, move_of
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme


class Promote(Moves):
    """Put another piece in the place of that on a site; a move for each piece that it may become.

    ``pieces`` are components that evaluate; else ``names`` are looked for among those of ``owner``.
    """

    def __init__(
        self, site_type: int, site: IntFunction, pieces: list[IntFunction], names: list[str], owner: IntFunction | None
    ) -> None:
        super().__init__()
        self.site_type: int = site_type
        self.site: IntFunction = site
        self.pieces: list[IntFunction] = pieces
        self.names: list[str] = names
        self.owner: IntFunction | None = owner

    def generate(self, ctx: Context, out: list[Move]) -> None:
        site = self.site.eval(ctx)
        if site < 0:
            return
        begin = len(out)
        for what in self._whats(ctx):
            action = PromoteAction(self.site_type, site, what)
            if ctx.sites.stacked:
                action = PromoteInStack(self.site_type, site, what)
            action.decision = self.decision
            move = move_of(action)
            move.start = site
            move.end = site
            out.append(move)
        self.finish(ctx, out, begin)

    def _whats(self, ctx: Context) -> list[int]:
        if self.owner is None or not self.names:
            whats = [piece.eval(ctx) for piece in self.pieces]
            return [] if len(whats) == 1 and whats[0] < 1 else whats
        owner = self.owner.eval(ctx)
        found: list[int] = []
        for name in self.names:
            what = 0
            for component in ctx.game.components[1:]:
                if component.owner == owner and name in component.name:
                    what = component.index
                    break
            found.append(what)
        return found


@builds(DECISION + " Promote", EFFECT + "Promote")
def build_promote(b: Builder, ludeme: Ludeme) -> Moves:
    piece = b.ludeme(ludeme, "what")
    assert piece is not None
    owner = b.player_of(ludeme, "who")
    names: list[str] = []
    if owner is not None:
        names = [name for name in b.list_of(piece, "nameComponents") if isinstance(name, str)]
        name = b.text(piece, "nameComponent")
        if name is not None:
            names.append(name)
    site = b.integer_of(ludeme, "locationFn")
    moves = Promote(
        b.site_type(ludeme), To() if site is None else site, [] if names else b.pieces_of(piece), names, owner
    )
    return b.with_then(moves, ludeme)
