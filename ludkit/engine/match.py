"""Matches: several games, one after the other, whose results add up to the players' scores in the match.

A match has a `Context` of its own, with the scores and the ranking of the match; that of the game being played knows
it as ``match``. Both draw from the same random numbers.
"""

from __future__ import annotations

from typing import Any

from ludkit.board.directions import CELL
from ludkit.board.graph import Graph
from ludkit.board.topology import Topology
from ludkit.engine.context import Context
from ludkit.engine.end import DRAW, LOSS, TIE, WIN, EndRule, PlayerResult
from ludkit.engine.errors import PlayError
from ludkit.engine.functions import IntFunction
from ludkit.engine.game import Game
from ludkit.engine.move import Action, Move
from ludkit.engine.position import Position
from ludkit.engine.random import Random
from ludkit.engine.sites import OFF, Layout, Sites
from ludkit.engine.state import State
from ludkit.engine.trace import state_of


class Instance:
    """A game of a match: what it counts for its winners, and which game comes next."""

    def __init__(self, game: Game, following: IntFunction | None, result: IntFunction | None) -> None:
        """``following`` is the place of the next game, None for the one after (the first after the last)."""
        self.game: Game = game
        self.following: IntFunction | None = following
        self.result: IntFunction | None = result

    def gain(self, ctx: Context, player: int, players: int) -> int:
        """What a player gets in the match for the game that is over; ``players`` is the number of players."""
        state = ctx.state
        if self.result is not None and player in state.winners:
            return self.result.eval(ctx)
        if players > 2:
            return 1 if player in state.winners else 0
        if players == 2:
            # ranks are cut to whole numbers, so that a draw counts as much as a win
            return 2 - int(state.ranking[player])
        return 1 if state.ranking[player] == 1.0 else 0


class NextGame(Action):
    """Go on to the next game of the match."""

    def __init__(self) -> None:
        super().__init__()
        self.decision = True

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)

    def notation(self) -> str:
        return "[NextInstance:" + ("decision=true]" if self.decision else "]")


class Match(Game):
    """A match ready to be played. It has no board and no pieces of its own: those are its games'."""

    def __init__(self, name: str, players: int, instances: list[Instance], rules: list[EndRule]) -> None:
        super().__init__(name, players, Topology(Graph()), Layout([0, 0, 0], CELL, [0]), [])
        self.instances: list[Instance] = instances
        self.rules: list[EndRule] = rules
        """When the match ends; looked at when one of its games is over."""

    def start(self, seed: int = 1) -> Position:
        random = Random(seed)
        sites = Sites(self.layout, 0, False, False, False)
        match = Context(self, sites, State(self.players), random)
        match.match = match
        return MatchPosition(self, match, 0, self.instances[0].game.begin_with(random, match))

    def count(self, match: Context, ctx: Context, instance: Instance) -> None:
        """Add the result of a game that is over to the scores of the match, and look whether that is over too."""
        state = match.state
        for player in range(1, self.players + 1):
            state.set_score(player, state.score[player] + instance.gain(ctx, player, self.players))
        state.mover = ctx.state.mover
        state.next = ctx.state.next
        state.prev = ctx.state.prev
        state.teams = ctx.state.teams
        match.completed += 1
        for rule in self.rules:
            result = rule.evaluate(match)
            if result is None or not result.counts(match):
                continue
            if isinstance(result, PlayerResult):
                self._settle(match, result)
            else:
                result.apply(match)

    def _settle(self, match: Context, result: PlayerResult) -> None:
        state = match.state
        if result.result == WIN:
            if result.everybody:
                raise PlayError("nobody but a player can win a match")
            self._win(match, result.who.eval(match))
        elif result.result == DRAW:
            self._draw(state)
        elif result.result != LOSS:
            # losing means nothing to a match in Ludii
            state.over = True
            state.winner = self.players + 1 if result.result == TIE else OFF

    def _win(self, match: Context, player: int) -> None:
        """Give the best rank that is left to a player and to all others who win now; the rest come behind."""
        state = match.state
        rank = 1.0
        while rank in state.ranking[1:]:
            rank += 1.0
        self._rank_winner(state, player, rank)
        for rule in self.rules:
            result = rule.evaluate(match)
            if isinstance(result, PlayerResult) and result.result == WIN:
                other = result.who.eval(match)
                if state.is_active(other):
                    self._rank_winner(state, other, rank)
        losers = [other for other in range(1, self.players + 1) if state.is_active(other)]
        for other in losers:
            state.set_rank(other, rank + len(losers))
        state.active = 0
        self._decide(state)

    def _rank_winner(self, state: State, player: int, rank: float) -> None:
        state.set_inactive(player)
        state.winners = [*state.winners, player]
        state.set_rank(player, rank)

    def _draw(self, state: State) -> None:
        """Give all who have no rank yet the mean of the ranks that are left; they stay in, as in Ludii."""
        shared = (state.count_active() + 1) / 2.0 + len(state.winners)
        for player in range(1, self.players + 1):
            if self.players == 1:
                state.set_rank(player, 0.0)
            elif state.ranking[player] == 0.0:
                state.set_rank(player, shared)
        self._decide(state)

    def _decide(self, state: State) -> None:
        state.over = True
        state.winner = state.ranking.index(1.0) if 1.0 in state.ranking else 0


class MatchPosition(Position):
    """A point in a match: in one of its games. When that is over, the one move is to go on to the next."""

    def __init__(
        self, game: Match, match: Context, instance: int, ctx: Context, moves: list[Move] | None = None
    ) -> None:
        self._match_game: Match = game
        self._match: Context = match
        self._instance: int = instance
        super().__init__(ctx, moves)

    @property
    def game(self) -> Game:
        return self._match_game

    @property
    def instance(self) -> int:
        """Which of the match's games is played, counted from 0."""
        return self._instance

    @property
    def scores(self) -> list[int]:
        """Each player's score in the match, player 1 first."""
        return self._match.state.score[1:]

    @property
    def over(self) -> bool:
        return self._match.state.over

    @property
    def ranking(self) -> list[float] | None:
        return self._match.state.ranking[1:] if self.over else None

    @property
    def winners(self) -> list[int]:
        return self._match.state.winners.copy()

    @property
    def winner(self) -> int | None:
        return self._match.state.winner if self.over else None

    def moves(self) -> list[Move]:
        if not self.ctx.state.over:
            return super().moves()
        if self._moves is None:
            self._moves = [] if self.over else [self._next_game()]
        return self._moves

    def state(self) -> dict[str, Any]:
        shown = state_of(self.ctx)
        shown["over"] = self.over
        shown["instance"] = self._instance
        return shown

    def copy(self) -> Position:
        match = self._match.copy()
        match.match = match
        ctx = self.ctx.copy()
        ctx.random = match.random
        ctx.match = match
        twin = MatchPosition(self._match_game, match, self._instance, ctx, self._moves)
        twin._keyed = self._keyed
        twin._duplicates = self._duplicates
        return twin

    def _next_game(self) -> Move:
        move = Move([NextGame()])
        move.start = OFF
        move.end = OFF
        move.mover = self.ctx.state.mover
        return move

    def _play(self, move: Move) -> Move:
        if not self.ctx.state.over:
            return super()._play(move)
        game = self._match_game
        instance = game.instances[self._instance]
        game.count(self._match, self.ctx, instance)
        self._moves = None
        self._keyed = None
        if not self.over:
            self._advance(instance)
        return move

    def _advance(self, instance: Instance) -> None:
        """Begin the next game."""
        instances = self._match_game.instances
        place = (self._instance + 1) % len(instances)
        if instance.following is not None:
            place = instance.following.eval(self._match)
        if not 0 <= place < len(instances):
            raise PlayError(f"the match goes on with game {place}, which is not there")
        self._instance = place
        self.ctx = instances[place].game.begin_with(self._match.random, self._match)
        if self.ctx.game.traits.stochastic:
            self.moves()

    def _effect(self, move: Move) -> str:
        return move.notation() if self.ctx.state.over else super()._effect(move)
