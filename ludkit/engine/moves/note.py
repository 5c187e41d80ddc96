"""``note``: a message to players."""

from __future__ import annotations

from ludkit.engine.actions.players import SendNote
from ludkit.engine.builder import EFFECT, Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, IntFunction, Moves
from ludkit.engine.move import Move, move_of
from ludkit.engine.registry import builds
from ludkit.engine.who import Players
from ludkit.ludemes.typed import Ludeme


class Note(Moves):
    """A message to each of some players: a text, a number or a truth value; ``about`` is named before it."""

    def __init__(
        self,
        players: Players | None,
        about: IntFunction | None,
        text: str,
        number: IntFunction | None,
        truth: BoolFunction | None,
    ) -> None:
        """``players`` is None for all."""
        super().__init__()
        self.players: Players | None = players
        self.about: IntFunction | None = about
        self.text: str = text
        self.number: IntFunction | None = number
        self.truth: BoolFunction | None = truth

    def generate(self, ctx: Context, out: list[Move]) -> None:
        message = self.text
        if self.number is not None:
            message = str(self.number.eval(ctx))
        elif self.truth is not None:
            message = "true" if self.truth.eval(ctx) else "false"
        if self.about is not None:
            message = f"P{self.about.eval(ctx)} {message}"
        count = ctx.game.players
        for player in range(1, count + 1) if self.players is None else self.players.eval(ctx):
            if 1 <= player <= count:
                out.append(move_of(SendNote(message, player)))


@builds(EFFECT + "Note")
def build_note(b: Builder, ludeme: Ludeme) -> Moves:
    for name in ("IntArray", "Float", "Region", "Range", "Direction", "Graph"):
        if b.argument(ludeme, f"message{name}") is not None:
            raise b.unsupported(ludeme, "with such a message")
    to = b.player_of(ludeme, "to", "To")
    everybody = to is None or b.constant_name(ludeme, "To") == "All"
    return Note(
        None if everybody or to is None else Players(None, to),
        b.player_of(ludeme, "player", "Player"),
        b.text(ludeme, "message") or "",
        b.integer_of(ludeme, "messageInt"),
        b.boolean_of(ludeme, "messageBoolean"),
    )
