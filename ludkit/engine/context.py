"""A game being played: the state, the moves so far, the random numbers, and the registers of evaluation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludkit.engine.errors import TooMuchError
from ludkit.engine.move import Move
from ludkit.engine.random import Random
from ludkit.engine.sites import OFF, Sites
from ludkit.engine.state import State

if TYPE_CHECKING:
    from ludkit.engine.game import Game

MAX_ROUNDS: Final = 5_000_000
"""How many rounds the loops of the rules may make for the legal moves of one position, or for one move."""
MAX_MOVES: Final = 500_000
"""How many moves loops may make for one position."""


class Context:
    """Where everything evaluates.

    ``moves`` are the moves as applied, those of the start rules first. The registers say which site, piece or player
    a rule is about while it goes through several: ``origin`` is the language's ``(from)``.
    """

    def __init__(self, game: Game, sites: Sites, state: State, random: Random) -> None:
        self.game: Game = game
        self.sites: Sites = sites
        self.state: State = state
        self.random: Random = random
        self.match: Context | None = None
        """The match that the game is played in, or that this is itself; see `ludkit.engine.match`."""
        self.completed: int = 0
        """How many games of a match are over."""
        self.moves: list[Move] = []
        self.placements: int = 0
        """How many of ``moves`` the start rules made."""
        self.start_whats: list[int] = []
        """What stood on each site of the board's default type at the start."""
        self.costs: dict[int, int] = {}
        """The costs that the start rules gave to elements of the board; not changed any more when play begins."""
        self.positions: list[int] = []
        """Hashes of the positions so far, where the rules forbid repetition."""
        self.positions_of_turn: list[int] = []
        """Those of this turn; never changed in place."""
        self.rounds: int = 0
        """How many rounds loops have made since the legal moves, or a move, were begun."""
        self.origin: int = OFF
        self.to: int = OFF
        self.between: int = OFF
        self.site: int = OFF
        self.level: int = OFF
        self.player: int = OFF
        self.value: int = OFF
        self.track: int = OFF
        self.pips: int = OFF
        self.hint: int = OFF
        self.edge: int = OFF
        self.hint_region: list[int] | None = None
        """The sites of the hint that a rule of a deduction puzzle is about."""
        self.region: list[int] = []
        self.team: list[int] = []

    def copy(self) -> Context:
        """The same play, to go on by itself. Not during an attempt."""
        twin = Context(self.game, self.sites.copy(), self.state.copy(), self.random.copy())
        twin.match = self.match
        twin.completed = self.completed
        twin.moves = self.moves.copy()
        twin.placements = self.placements
        twin.start_whats = self.start_whats
        twin.costs = self.costs
        twin.positions = self.positions.copy()
        twin.positions_of_turn = self.positions_of_turn
        return twin

    def count_round(self, moves: int) -> None:
        """Count a round of a loop, with so many moves made. Raises TooMuchError past the limits."""
        self.rounds += 1
        if self.rounds > MAX_ROUNDS:
            raise TooMuchError(f"the rules loop more than {MAX_ROUNDS:,} times in one ply", "MAX_ROUNDS")
        if moves > MAX_MOVES:
            raise TooMuchError(f"the rules make more than {MAX_MOVES:,} moves in one ply", "MAX_MOVES")

    def last_move(self) -> Move | None:
        return self.moves[len(self.moves) - 1] if self.moves else None

    def moves_played(self) -> int:
        """How many moves the players have made."""
        return len(self.moves) - self.placements

    def teams_of_players(self) -> list[list[int]]:
        """The players of each team that has any; none in a game without teams."""
        if not self.game.traits.teams:
            return []
        players = range(1, self.game.players + 1)
        teams = [[player for player in players if self.state.teams[player] == team] for team in players]
        return [team for team in teams if team]

    def allows_any(self, moves: list[Move]) -> bool:
        """Whether the rules on repetition and suicide allow one of the moves."""
        for move in moves:
            if self.game.allows(self, move):
                return True
        return False


class Attempt:
    """An attempt to play something on the context itself; `undo` brings back everything as it was."""

    def __init__(self, ctx: Context) -> None:
        self.ctx: Context = ctx
        self._mark: int = ctx.sites.mark()
        self._state: State = ctx.state
        ctx.state = ctx.state.copy()
        self._random: int = ctx.random.state
        self._moves: int = len(ctx.moves)
        self._last: Move | None = ctx.last_move()
        self._positions: int = len(ctx.positions)
        self._positions_of_turn: list[int] = ctx.positions_of_turn
        self._registers: list[int] = [
            ctx.origin,
            ctx.to,
            ctx.between,
            ctx.site,
            ctx.level,
            ctx.player,
            ctx.value,
            ctx.track,
            ctx.pips,
            ctx.hint,
            ctx.edge,
        ]
        self._region: list[int] = ctx.region
        self._team: list[int] = ctx.team

    def undo(self) -> None:
        ctx = self.ctx
        ctx.sites.undo(self._mark)
        ctx.state = self._state
        ctx.random.state = self._random
        del ctx.moves[self._moves :]
        if self._last is not None:
            ctx.moves[self._moves - 1] = self._last
        del ctx.positions[self._positions :]
        ctx.positions_of_turn = self._positions_of_turn
        registers = self._registers
        ctx.origin = registers[0]
        ctx.to = registers[1]
        ctx.between = registers[2]
        ctx.site = registers[3]
        ctx.level = registers[4]
        ctx.player = registers[5]
        ctx.value = registers[6]
        ctx.track = registers[7]
        ctx.pips = registers[8]
        ctx.hint = registers[9]
        ctx.edge = registers[10]
        ctx.region = self._region
        ctx.team = self._team
