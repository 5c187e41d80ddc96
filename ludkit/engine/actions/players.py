"""Actions on players: passing, whose turn comes next, swapping seats, scores, values, teams and messages."""

from __future__ import annotations

from ludkit.engine.context import Context
from ludkit.engine.move import Action


class Pass(Action):
    """Do nothing; ``forced`` where there was nothing else to do."""

    def __init__(self, forced: bool) -> None:
        super().__init__()
        self.forced: bool = forced

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)

    def notation(self) -> str:
        return "[Pass:" + ("decision=true" if self.decision else "") + (",forced=true]" if self.forced else "]")

    def is_pass(self) -> bool:
        return True

    def is_forced(self) -> bool:
        return self.forced


class Swap(Action):
    """Two players change seats."""

    def __init__(self, first: int, second: int) -> None:
        super().__init__()
        self.first: int = first
        self.second: int = second

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        ctx.state.swap_players(self.first, self.second)

    def notation(self) -> str:
        text = f"[Swap:player1={self.first},player2={self.second}"
        return text + self.closing()

    def is_swap(self) -> bool:
        return True


class SetNextPlayer(Action):
    """Say who moves next."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player: int = player

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        ctx.state.next = self.player

    def notation(self) -> str:
        return f"[SetNextPlayer:player={self.player}" + self.closing()

    def component(self) -> int:
        return self.player


class SetScore(Action):
    """Set a player's score, or add to it."""

    def __init__(self, player: int, score: int, add: bool) -> None:
        super().__init__()
        self.player: int = player
        self.score: int = score
        self.add: bool = add

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        state = ctx.state
        state.set_score(self.player, self.score + (state.score[self.player] if self.add else 0))

    def notation(self) -> str:
        text = f"[SetScore:player={self.player},score={self.score}"
        if self.add:
            text += ",add=true"
        return text + self.closing()


class SetPlayerValue(Action):
    """Set the value kept for a player."""

    def __init__(self, player: int, value: int) -> None:
        super().__init__()
        self.player: int = player
        self.value: int = value

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        values = ctx.state.player_values.copy()
        values[self.player] = self.value
        ctx.state.player_values = values

    def notation(self) -> str:
        text = f"[SetValueOfPlayer:player={self.player},value={self.value}"
        return text + self.closing()


class Trigger(Action):
    """Note an event for a player; which event it is makes no difference in Ludii."""

    def __init__(self, event: str, player: int) -> None:
        super().__init__()
        self.event: str = event
        self.player: int = player

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        ctx.state.trigger(self.player)

    def notation(self) -> str:
        text = f"[Trigger:event={self.event},player={self.player}"
        return text + self.closing()

    def component(self) -> int:
        return self.player


class AddPlayerToTeam(Action):
    """Put a player into a team."""

    def __init__(self, team: int, player: int) -> None:
        super().__init__()
        self.team: int = team
        self.player: int = player

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        teams = ctx.state.teams.copy()
        teams[self.player] = self.team
        ctx.state.teams = teams

    def notation(self) -> str:
        text = f"[AddPlayerToTeam:team={self.team},player={self.player}"
        return text + self.closing()


class SendNote(Action):
    """Send a message to a player; nothing is kept of it."""

    def __init__(self, message: str, player: int) -> None:
        super().__init__()
        self.message: str = message
        self.player: int = player

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)

    def notation(self) -> str:
        return f"[Note:message={self.message},to={self.player}" + self.closing()
