"""Actions on the players' amounts and the pot."""

from __future__ import annotations

from ludkit.engine.context import Context
from ludkit.engine.move import Action


class SetAmount(Action):
    """Set the amount that a player has."""

    def __init__(self, player: int, amount: int) -> None:
        super().__init__()
        self.player: int = player
        self.amount: int = amount

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        ctx.state.set_amount(self.player, self.amount)

    def notation(self) -> str:
        return f"[SetAmount:player={self.player},amount={self.amount}" + self.closing()


class Bet(SetAmount):
    """Set the amount that a player bets, which becomes the amount that the player has."""

    def notation(self) -> str:
        return f"[Bet:player={self.player},bet={self.amount}" + self.closing()


class SetPot(Action):
    """Set what is in the pot."""

    def __init__(self, pot: int) -> None:
        super().__init__()
        self.pot: int = pot

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        ctx.state.pot = self.pot

    def notation(self) -> str:
        return f"[SetPot:pot={self.pot}" + self.closing()
