"""``move Pass`` and ``pass``."""

from __future__ import annotations

from ludkit.engine.actions.players import Pass as PassAction
from ludkit.engine.builder import DECISION, EFFECT, Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import Moves
from ludkit.engine.move import Move, move_of
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Ludeme


class Pass(Moves):
    """Pass."""

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        action = PassAction(False)
        action.decision = self.decision
        out.append(move_of(action))
        self.finish(ctx, out, begin)


@builds(DECISION + " Pass", EFFECT + "Pass")
def build_pass(b: Builder, ludeme: Ludeme) -> Moves:
    if b.players == 1:
        b.traits.ends_when_all_pass = False
    return b.with_then(Pass(), ludeme)
