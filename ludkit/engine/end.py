"""The end of a game: conditions, results, and the ranking that they give."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludkit.engine.functions import BoolFunction, FloatFunction, IntFunction
from ludkit.engine.sites import OFF

if TYPE_CHECKING:
    from ludkit.engine.context import Context

WIN: Final = 0
LOSS: Final = 1
DRAW: Final = 2
TIE: Final = 3
ABANDON: Final = 4
RESULTS: Final = ("Win", "Loss", "Draw", "Tie", "Abandon", "Crash")
"""Names of the results; ``Crash`` counts as ``Abandon``."""


class Result:
    """What happens when an end condition holds."""

    def counts(self, ctx: Context) -> bool:
        """Whether those that the result is for are still in, so that it has consequences."""
        return True

    def apply(self, ctx: Context) -> None:
        """Say who wins, loses or draws."""
        raise NotImplementedError


class EndRule:
    """One of the end rules."""

    def evaluate(self, ctx: Context) -> Result | None:
        """The result that the rule gives now, if any; a rule may also settle everything itself."""
        raise NotImplementedError


class EndRules:
    """All end rules of a game or a phase, in order."""

    def __init__(self, rules: list[EndRule]) -> None:
        self.rules: list[EndRule] = rules

    def evaluate(self, ctx: Context) -> None:
        for rule in self.rules:
            result = rule.evaluate(ctx)
            if result is not None and result.counts(ctx):
                result.apply(ctx)
        if not ctx.state.over and ctx.game.traits.ends_when_all_pass and all_passed(ctx):
            draw(ctx)
        ctx.state.wins_now = 0
        ctx.state.losses_now = 0


class If(EndRule):
    """``(if condition result)``, or ``(if condition {sub-rules} result)``: the first sub-rule that holds counts."""

    def __init__(self, condition: BoolFunction, rules: list[If], result: Result | None) -> None:
        self.condition: BoolFunction = condition
        self.rules: list[If] = rules
        self.result: Result | None = result

    def evaluate(self, ctx: Context) -> Result | None:
        return self.consequence(ctx) if self.condition.eval(ctx) else None

    def consequence(self, ctx: Context) -> Result | None:
        """The result, given that the condition holds."""
        for rule in self.rules:
            if rule.condition.eval(ctx):
                return rule.consequence(ctx)
        return self.result


class ForEachPlayer(EndRule):
    """``(forEach Player if:condition result)``: each player still in (all but the mover, if so wanted) in turn."""

    def __init__(self, but_mover: bool, condition: BoolFunction, result: Result) -> None:
        self.but_mover: bool = but_mover
        self.condition: BoolFunction = condition
        self.result: Result = result

    def evaluate(self, ctx: Context) -> Result | None:
        outer = ctx.player
        for player in range(1, ctx.game.players + 1):
            if (self.but_mover and player == ctx.state.mover) or not ctx.state.is_active(player):
                continue
            ctx.player = player
            if self.condition.eval(ctx):
                self.result.apply(ctx)
        ctx.player = outer
        return None


class ForEachTrack(EndRule):
    """``(forEach Track if:condition result)``: each track in turn, as long as somebody is still in."""

    def __init__(self, condition: BoolFunction, result: Result) -> None:
        self.condition: BoolFunction = condition
        self.result: Result = result

    def evaluate(self, ctx: Context) -> Result | None:
        outer = ctx.track
        for track in range(len(ctx.game.tracks)):
            if ctx.state.active == 0:
                break
            ctx.track = track
            if self.condition.eval(ctx):
                self.result.apply(ctx)
        ctx.track = outer
        return None


class PlayerResult(Result):
    """``(result who Win)`` and its like. ``everybody`` where ``who`` is ``All``."""

    def __init__(self, who: IntFunction, everybody: bool, result: int) -> None:
        self.who: IntFunction = who
        self.everybody: bool = everybody
        self.result: int = result

    def counts(self, ctx: Context) -> bool:
        who = self.who.eval(ctx)
        return ctx.state.is_active(who) or who == ctx.game.players + 1

    def apply(self, ctx: Context) -> None:
        state = ctx.state
        who = self.who.eval(ctx)
        if self.result == WIN:
            if self.everybody:
                _all_win(ctx)
            else:
                _win(ctx, who)
            state.wins_now += 1
        elif self.result == LOSS:
            if self.everybody:
                _all_lose(ctx)
            else:
                _lose(ctx, who)
        elif self.result == DRAW:
            draw(ctx)
        else:
            state.active = 0
            state.over = True


class TeamResult(Result):
    """``(result TeamMover Win)`` and its like. A team that loses or draws has no consequence, as in Ludii."""

    def __init__(self, team: IntFunction, result: int) -> None:
        self.team: IntFunction = team
        self.result: int = result

    def counts(self, ctx: Context) -> bool:
        # Ludii asks whether the player of the team's number is still in
        team = self.team.eval(ctx)
        return ctx.state.is_active(team) or team == ctx.game.players + 1

    def apply(self, ctx: Context) -> None:
        if self.result == WIN:
            _team_wins(ctx, self.team.eval(ctx))
        elif self.result in (TIE, ABANDON):
            ctx.state.active = 0
            ctx.state.over = True


def _team_wins(ctx: Context, team: int) -> None:
    """All of a team take the best rank that nobody has; a last other team takes the ranks behind, but stays in."""
    state = ctx.state
    players = range(1, ctx.game.players + 1)
    members = [player for player in players if state.teams[player] == team]
    for player in members:
        state.set_inactive(player)
    state.winners = [*state.winners, *members]
    rank = 1.0
    while rank in state.ranking[1:]:
        rank += 1.0
    for player in members:
        state.set_rank(player, rank)
    teams_left = {state.teams[player] for player in players if state.is_active(player)}
    if len(teams_left) == 1:
        for player in players:
            if state.teams[player] in teams_left:
                state.set_rank(player, rank + len(members))
    if len(teams_left) < 2:
        _over_if_somebody_won(ctx)


def _win(ctx: Context, player: int) -> None:
    """``player`` takes the best rank that is left; a last other player takes the rank behind."""
    state = ctx.state
    state.set_inactive(player)
    rank = len(state.winners) + 1.0
    state.winners = [*state.winners, player]
    state.set_rank(player, rank)
    last = state.only_active()
    if last != 0:
        state.set_rank(last, rank + 1.0)
        state.losers = [*state.losers, last]
        _over_if_somebody_won(ctx)
        state.set_inactive(last)
    elif state.active == 0:
        _over_if_somebody_won(ctx)


def _lose(ctx: Context, player: int) -> None:
    """``player`` takes the worst rank that is left, shared with those who lost in the same ply."""
    state = ctx.state
    if not state.is_active(player):
        state.losses_now += 1
        return
    state.set_inactive(player)
    players = ctx.game.players
    if state.next == player and players != 1 and state.active != 0:
        state.next = state.next_active(player)
    if players < 2:
        state.active = 0
        state.over = True
        state.losses_now += 1
        return
    shared = (players - len(state.losers)) + 1.0 + 0.5 * (state.losses_now - 1.0)
    rank = shared - 0.5
    state.set_rank(player, rank)
    state.losers = [*state.losers, player]
    for other in range(1, players + 1):
        if state.ranking[other] == shared:
            state.set_rank(other, rank)
    if state.active == 0:
        _over_if_somebody_won(ctx)
    else:
        _last_one_wins(ctx)
    state.losses_now += 1


def _last_one_wins(ctx: Context) -> None:
    """Where one player is left, give the best rank that is left, and end the game."""
    state = ctx.state
    last = state.only_active()
    if last == 0:
        return
    state.set_rank(last, len(state.winners) + 1.0)
    best = min(state.ranking[1:])
    for player in range(1, ctx.game.players + 1):
        if state.ranking[player] == best:
            state.over = True
            state.winner = player
            state.winners = [*state.winners, player]
            break
    state.set_inactive(last)


def _all_win(ctx: Context) -> None:
    state = ctx.state
    if ctx.game.players > 1:
        for player in range(1, ctx.game.players + 1):
            if state.ranking[player] == 0.0:
                state.winners = [*state.winners, player]
                state.set_rank(player, 1.0)
    else:
        state.set_rank(1, 0.0)
    state.active = 0
    state.over = True


def _all_lose(ctx: Context) -> None:
    state = ctx.state
    players = ctx.game.players
    if players > 1:
        for player in range(1, players + 1):
            if state.ranking[player] == 0.0:
                state.set_rank(player, float(players))
    else:
        state.set_rank(1, 0.0)
    state.active = 0
    state.over = True


def draw(ctx: Context) -> None:
    """Those without a rank share the mean of the ranks that are left; the game is over."""
    state = ctx.state
    players = ctx.game.players
    if players > 1:
        rank = (state.count_active() + 1) / 2.0 + len(state.winners)
        for player in range(1, players + 1):
            if state.ranking[player] == 0.0:
                state.set_rank(player, rank)
    elif players == 1:
        state.set_rank(1, 0.0)
    state.active = 0
    state.over = True
    for player in range(1, players + 1):
        if state.ranking[player] == 1.0:
            state.winner = player


def end_at_limit(ctx: Context) -> None:
    """The game has reached its limit of turns or moves: a draw of those still in."""
    draw(ctx)


def _over_if_somebody_won(ctx: Context) -> None:
    state = ctx.state
    for player in range(1, ctx.game.players + 1):
        if state.ranking[player] == 1.0:
            state.over = True
            state.winner = player
            return


class ByScore(Result):
    """``(byScore)``: ranks go by score, the highest first (with ``misere`` the lowest)."""

    def __init__(self, players: list[IntFunction], scores: list[IntFunction], misere: BoolFunction) -> None:
        """``players`` and ``scores``: final scores to be set before."""
        self.players: list[IntFunction] = players
        self.scores: list[IntFunction] = scores
        self.misere: BoolFunction = misere

    def apply(self, ctx: Context) -> None:
        state = ctx.state
        misere = self.misere.eval(ctx)
        for i in range(len(self.players)):
            player = self.players[i].eval(ctx)
            state.set_score(player, self.scores[i].eval(ctx))
        worth = [float(-score if misere else score) for score in state.score]
        _rank_by(ctx, worth)


class Payoffs(Result):
    """``(payoffs {…})``: ranks go by the payoffs, the highest first."""

    def __init__(self, players: list[IntFunction], payoffs: list[FloatFunction]) -> None:
        self.players: list[IntFunction] = players
        self.payoffs: list[FloatFunction] = payoffs

    def apply(self, ctx: Context) -> None:
        state = ctx.state
        payoff = state.payoff.copy()
        for i in range(len(self.players)):
            payoff[self.players[i].eval(ctx)] = self.payoffs[i].eval(ctx)
        state.payoff = payoff
        if ctx.game.players == 1:
            state.active = 0
            state.set_rank(1, 0.0 if payoff[1] <= 0.0 else 1.0)
            _note_best_and_worst(ctx)
        else:
            _rank_by(ctx, payoff)


def _rank_by(ctx: Context, worth: list[float]) -> None:
    """Rank all players by ``worth``, the highest first; equals share the mean of their ranks. The game is over."""
    state = ctx.state
    players = ctx.game.players
    state.active = 0
    for player in range(1, players + 1):
        better = 0
        equal = 0
        for other in range(1, players + 1):
            if worth[other] > worth[player]:
                better += 1
            elif worth[other] == worth[player]:
                equal += 1
        state.set_rank(player, better + (equal + 1) / 2.0)
    _note_best_and_worst(ctx)


def _note_best_and_worst(ctx: Context) -> None:
    """Note who alone has the first rank. (Ludii also looks for a rank that nobody can have, to note a loser.)"""
    state = ctx.state
    winner = OFF
    for player in range(1, ctx.game.players + 1):
        if state.ranking[player] == 1.0:
            winner = player
    if winner != OFF:
        state.winner = winner
        state.winners = [*state.winners, winner]
    state.over = True


def all_passed(ctx: Context) -> bool:
    """Whether every player's last turn was a single pass (one player: the last move was)."""
    players = ctx.game.players
    moves = ctx.moves
    if players == 1:
        return len(moves) > 0 and moves[len(moves) - 1].is_pass()
    mover = ctx.state.mover
    passed = False
    in_turn = 0
    i = len(moves) - 1
    for _ in range(players):
        while True:
            if i < 0:
                return passed
            if in_turn > 1:
                return False
            move = moves[i]
            i -= 1
            if move.mover != mover:
                if not passed:
                    return False
                mover = move.mover
                in_turn = 0
                passed = move.is_pass()
                break
            in_turn += 1
            passed = move.is_pass()
    return True
