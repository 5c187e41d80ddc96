"""Actions and moves.

An *action* is one change of the state. A *move* is a decision of a player: a list of actions, and the consequences
(``then``) that are worked out when the move is applied. A move can itself stand among the actions of another move:
that is how effects of a move are kept until it is played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludkit.board.directions import CELL
from ludkit.engine.sites import OFF

if TYPE_CHECKING:
    from ludkit.engine.context import Context
    from ludkit.engine.functions import Moves


class Action:
    """One change of the state. Subclasses say what it does and how Ludii's trial notation writes it."""

    def __init__(self) -> None:
        self.decision: bool = False
        """Whether this is what the player decided on, not a consequence."""

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        """Change the state, and append the actions that were really applied."""
        raise NotImplementedError

    def notation(self) -> str:
        """Ludii's trial notation of the action."""
        raise NotImplementedError

    def closing(self) -> str:
        """How the notation of an action ends."""
        return ",decision=true]" if self.decision else "]"

    def set_decision(self, decision: bool) -> None:
        self.decision = decision

    def is_decision(self) -> bool:
        return self.decision

    def from_site(self) -> int:
        return OFF

    def to_site(self) -> int:
        return OFF

    def from_type(self) -> int:
        return CELL

    def to_type(self) -> int:
        return CELL

    def level_from(self) -> int:
        return 0

    def level_to(self) -> int:
        return 0

    def component(self) -> int:
        """The component that the action is about, 0 for none."""
        return 0

    def is_pass(self) -> bool:
        return False

    def is_swap(self) -> bool:
        return False

    def is_forced(self) -> bool:
        return False


class Move(Action):
    """A decision: actions, then consequences. ``start`` and ``end`` are the sites it leads from and to."""

    def __init__(self, actions: list[Action]) -> None:
        super().__init__()
        self.mover: int = 0
        self.start: int = 0
        self.end: int = 0
        self.between: list[int] = []
        self.level_min: int = 0
        self.level_max: int = 0
        self.state: int = OFF
        self.oriented: bool = True
        self.edge: int = OFF
        self.actions: list[Action] = actions
        self.then: list[Moves] = []
        self.ready: bool = False
        """Whether the move was made once to be offered again, so that it must not be changed: see `changeable`."""
        self._notation: str = ""

    def __repr__(self) -> str:
        return f"<Move {self._notation or self._written()}>"  # not kept: the move may still be in the making

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        for action in self.actions:
            action.apply(ctx, applied)
        for consequence in self.then:
            moves: list[Move] = []
            consequence.generate(ctx, moves)
            for move in moves:
                move.apply(ctx, applied)

    def with_actions(self, actions: list[Action]) -> Move:
        """The same decision with other actions and without consequences: a move as it was applied."""
        twin = Move(actions)
        twin.mover = self.mover
        twin.start = self.start
        twin.end = self.end
        twin.between = self.between
        twin.level_min = self.level_min
        twin.level_max = self.level_max
        twin.state = self.state
        twin.oriented = self.oriented
        twin.edge = self.edge
        return twin

    def own_copy(self) -> Move:
        """A copy that can be changed without changing this one; the actions are shared."""
        twin = self.with_actions(self.actions.copy())
        twin.then = self.then.copy()
        return twin

    def decided(self) -> Action | None:
        """The action that the player decided on."""
        for action in self.actions:
            if action.is_decision():
                return action
        return None

    def notation(self) -> str:
        """Ludii's trial notation, without consequences that are not worked out yet."""
        if not self._notation:
            self._notation = self._written()
        return self._notation

    def _written(self) -> str:
        parts = [f"[Move:mover={self.mover}"]
        if self.start != OFF:
            parts.append(f"from={self.start}")
        if self.end != OFF:
            parts.append(f"to={self.end}")
        if self.state != OFF:
            parts.append(f"state={self.state}")
        if not self.oriented:
            parts.append("oriented=false")
        if self.edge != OFF:
            parts.append(f"edge={self.edge}")
        if self.level_min != 0 and self.level_max != 0:
            parts.append(f"levelMin={self.level_min},levelMax={self.level_max}")
        parts.append("actions=" + ",".join([action.notation() for action in self.actions]))
        return ",".join(parts) + "]"

    def set_decision(self, decision: bool) -> None:
        for action in self.actions:
            action.set_decision(decision)

    def is_decision(self) -> bool:
        return self.decided() is not None

    def from_site(self) -> int:
        action = self.decided()
        return OFF if action is None else action.from_site()

    def to_site(self) -> int:
        action = self.decided()
        return OFF if action is None else action.to_site()

    def from_type(self) -> int:
        action = self.decided()
        if action is None:
            action = self.actions[0] if self.actions else None
        return CELL if action is None else action.from_type()

    def to_type(self) -> int:
        action = self.decided()
        if action is None:
            action = self.actions[0] if self.actions else None
        return CELL if action is None else action.to_type()

    def level_from(self) -> int:
        action = self.decided()
        return 0 if action is None else action.level_from()

    def level_to(self) -> int:
        action = self.decided()
        return 0 if action is None else action.level_to()

    def component(self) -> int:
        action = self.decided()
        return 0 if action is None else action.component()

    def is_pass(self) -> bool:
        """Whether the move passes, and decides nothing else."""
        found = False
        for action in self.actions:
            if action.is_pass():
                found = True
            elif action.is_decision():
                return False
        return found

    def is_swap(self) -> bool:
        """Whether the move swaps players, and decides nothing else."""
        found = False
        for action in self.actions:
            if action.is_swap():
                found = True
            elif action.is_decision():
                return False
        return found

    def is_forced(self) -> bool:
        for action in self.actions:
            if action.is_forced():
                return True
        return False


def changeable(moves: list[Move], i: int) -> Move:
    """The move at a place of a list, to be changed there; in place of one that is offered again stands a copy."""
    move = moves[i]
    if move.ready:
        move = move.own_copy()
        moves[i] = move
    return move


def move_of(action: Action) -> Move:
    """A move of one action, from and to where the action is."""
    move = Move([action])
    move.start = action.from_site()
    move.end = action.to_site()
    return move
