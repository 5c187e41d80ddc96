"""Actions on dice: a new face, a die that is used up, and whether all dice of a roll show the same."""

from __future__ import annotations

from ludkit.engine.context import Context
from ludkit.engine.move import Action


class UpdateDie(Action):
    """Turn a die to a face; ``face`` is its index, and nothing happens if it is below 0."""

    def __init__(self, site: int, face: int) -> None:
        super().__init__()
        self.site: int = site
        self.face: int = face

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        if self.face < 0:
            return
        ctx.sites.set_state(self.site, self.face)
        for hand in range(len(ctx.game.dice)):
            dice = ctx.game.dice[hand]
            die = self.site - dice.first_site
            if 0 <= die < len(dice.faces):
                ctx.state.set_die(hand, die, dice.faces[die][self.face])

    def notation(self) -> str:
        text = f"[SetStateAndUpdateDice:site={self.site},state={self.face}"
        return text + self.closing()

    def from_site(self) -> int:
        return self.site

    def to_site(self) -> int:
        return self.site


class UseDie(Action):
    """Use up a die: until the next roll its value is 0."""

    def __init__(self, hand: int, die: int, site: int) -> None:
        super().__init__()
        self.hand: int = hand
        self.die: int = die
        self.site: int = site

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        ctx.state.set_die(self.hand, self.die, 0)

    def notation(self) -> str:
        text = f"[UseDie:indexHandDice={self.hand},indexDie={self.die},site={self.site}"
        return text + self.closing()

    def from_site(self) -> int:
        return self.site

    def to_site(self) -> int:
        return self.site


class SetDiceAllEqual(Action):
    """Note whether all dice of a roll show the same, and add them up."""

    def __init__(self, equal: bool) -> None:
        super().__init__()
        self.equal: bool = equal

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        state = ctx.state
        state.dice_equal = self.equal
        state.dice_sums = [sum(values) for values in state.dice]

    def notation(self) -> str:
        text = f"[SetDiceAllEqual:value={'true' if self.equal else 'false'}"
        return text + self.closing()
