"""Everything of a state but what stands on the sites: whose turn it is, scores, and what the rules remember."""

from __future__ import annotations

from ludkit.engine.sites import OFF


class State:
    """The turn, the players, the outcome, and values that rules keep.

    Lists, sets and dictionaries are never changed in place: a change puts a new one, so that `copy` is cheap.
    Players are numbered from 1; lists by player have an unused place 0.
    """

    def __init__(self, players: int) -> None:
        self.players: int = players
        self.mover: int = min(players, 1)
        """Whose turn it is; 0 in a game without players."""
        self.next: int = min(players, 2)
        self.prev: int = 0
        self.turn: int = 1
        self.same: int = 0
        """How many plies in a row the mover has made before this one."""
        self.counter: int = OFF
        self.temp: int = OFF
        self.passes: int = 0
        """How many passes in a row were the last plies."""
        self.pot: int = 0
        self.trump: int = OFF
        self.decided: int = OFF
        """The proposition that was voted for, or OFF."""
        self.triggered: int = 0
        self.stalemated: int = 0
        self.phase: list[int] = [0] * (players + 1)
        self.amount: list[int] = [0] * (players + 1)
        self.player_values: list[int] = [OFF] * (players + 2)
        self.seats: list[int] = list(range(players + 1))
        """Which player sits in which seat, after swaps of players."""
        self.teams: list[int] = list(range(players + 1))
        self.pending: frozenset[int] = frozenset()
        self.visited: frozenset[int] = frozenset()
        self.to_remove: list[int] = []
        """Sites whose pieces are taken off at the end of the turn."""
        self.remembered: list[int] = []
        self.remembered_by_name: dict[str, list[int]] = {}
        self.vars: dict[str, int] = {}
        self.votes: list[int] = []
        self.propositions: list[int] = []
        self.dice: list[list[int]] = []
        """The value that each die shows, 0 once it is used, by hand of dice."""
        self.dice_sums: list[int] = []
        """The sum of the dice as they were rolled, by hand of dice."""
        self.dice_equal: bool = False
        self.on_tracks: dict[tuple[int, int, int], int] = {}
        """How many pieces are at a place of a track, by track, component and place; see `ludkit.engine.tracks`."""
        self.hidden: frozenset[tuple[str, int, int]] = frozenset()
        """What is hidden: kind of data ("" for all of it), player and element."""
        self.bag: list[int] = []
        """The dominoes that nobody has taken yet."""
        self.playable: frozenset[int] = frozenset()
        """The cells where the next domino may go."""
        self.stored: int = 0
        """The board as the rules stored it, as a hash."""

        self.active: int = (1 << players) - 1
        """The players still in, a bit each."""
        self.over: bool = False
        self.winner: int = 0
        """Who alone has won, 0 for nobody."""
        self.ranking: list[float] = [0.0] * (players + 1)
        self.winners: list[int] = []
        self.losers: list[int] = []
        self.score: list[int] = [0] * (players + 1)
        self.payoff: list[float] = [0.0] * (players + 1)
        self.wins_now: int = 0
        """Wins that the end rules have decided in this ply."""
        self.losses_now: int = 0

    def copy(self) -> State:
        twin = State(0)
        twin.players = self.players
        twin.mover = self.mover
        twin.next = self.next
        twin.prev = self.prev
        twin.turn = self.turn
        twin.same = self.same
        twin.counter = self.counter
        twin.temp = self.temp
        twin.passes = self.passes
        twin.pot = self.pot
        twin.trump = self.trump
        twin.decided = self.decided
        twin.triggered = self.triggered
        twin.stalemated = self.stalemated
        twin.phase = self.phase
        twin.amount = self.amount
        twin.player_values = self.player_values
        twin.seats = self.seats
        twin.teams = self.teams
        twin.pending = self.pending
        twin.visited = self.visited
        twin.to_remove = self.to_remove
        twin.remembered = self.remembered
        twin.remembered_by_name = self.remembered_by_name
        twin.vars = self.vars
        twin.votes = self.votes
        twin.propositions = self.propositions
        twin.dice = self.dice
        twin.dice_sums = self.dice_sums
        twin.dice_equal = self.dice_equal
        twin.on_tracks = self.on_tracks
        twin.hidden = self.hidden
        twin.bag = self.bag
        twin.playable = self.playable
        twin.stored = self.stored
        twin.active = self.active
        twin.over = self.over
        twin.winner = self.winner
        twin.ranking = self.ranking
        twin.winners = self.winners
        twin.losers = self.losers
        twin.score = self.score
        twin.payoff = self.payoff
        twin.wins_now = self.wins_now
        twin.losses_now = self.losses_now
        return twin

    def is_active(self, player: int) -> bool:
        return player > 0 and (self.active >> (player - 1)) & 1 == 1

    def set_inactive(self, player: int) -> None:
        if player > 0:
            self.active &= ~(1 << (player - 1))

    def only_active(self) -> int:
        """The one player still in; 0 where there is none, or more than one."""
        active = self.active
        return active.bit_length() if active != 0 and active & (active - 1) == 0 else 0

    def count_active(self) -> int:
        return self.active.bit_count()

    def is_stalemated(self, player: int) -> bool:
        return player > 0 and (self.stalemated >> (player - 1)) & 1 == 1

    def set_stalemated(self, player: int, stalemated: bool) -> None:
        if player > 0:
            bit = 1 << (player - 1)
            self.stalemated = self.stalemated | bit if stalemated else self.stalemated & ~bit

    def is_triggered(self, player: int) -> bool:
        return player > 0 and (self.triggered >> (player - 1)) & 1 == 1

    def trigger(self, player: int) -> None:
        if player > 0:
            self.triggered |= 1 << (player - 1)

    def swap_players(self, first: int, second: int) -> None:
        """Let two players change seats."""
        seats = self.seats.copy()
        i = seats.index(first)
        j = seats.index(second)
        seats[i] = second
        seats[j] = first
        self.seats = seats

    def set_rank(self, player: int, rank: float) -> None:
        ranking = self.ranking.copy()
        ranking[player] = rank
        self.ranking = ranking

    def set_score(self, player: int, score: int) -> None:
        scores = self.score.copy()
        scores[player] = score
        self.score = scores

    def set_amount(self, player: int, amount: int) -> None:
        """Set the amount that a player has; nothing happens where there is no such player."""
        if 0 < player < len(self.amount):
            amounts = self.amount.copy()
            amounts[player] = amount
            self.amount = amounts

    def set_phase(self, player: int, phase: int) -> None:
        phases = self.phase.copy()
        phases[player] = phase
        self.phase = phases

    def set_die(self, hand: int, die: int, value: int) -> None:
        """Let a die of a hand of dice show a value."""
        dice = self.dice.copy()
        values = dice[hand].copy()
        values[die] = value
        dice[hand] = values
        self.dice = dice

    def next_active(self, player: int) -> int:
        """The first player still in behind ``player`` in the order of play, who may be ``player`` again.

        Somebody must still be in.
        """
        candidate = player % self.players + 1
        while not self.is_active(candidate):
            candidate = candidate % self.players + 1
        return candidate
