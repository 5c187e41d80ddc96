"""Playing one game in several engines at once, comparing them at every ply.

Engines that play descriptions are compared with each other exactly, by keys and states. Independent rules are compared
with the first of them in the words of the rulebook: who is to move, all legal moves, who stands where, and the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from ludkit.crosscheck.differences import legal_differences, state_differences
from ludkit.crosscheck.playing import Kind
from ludkit.crosscheck.protocol import Engine, Position, State
from ludkit.crosscheck.rules import Occupant, RuleMove, Rules, RulesError, in_words
from ludkit.crosscheck.vocabulary import Projection, VocabularyError, plain_projection
from ludkit.engine import PlayError
from ludkit.engine.random import Random
from ludkit.ludii import LudiiRefused

RULES = "rules"
"""The name of the engine that is a game's independent rules."""

MAX_PLIES = 1000
"""Where a playout stops if nothing else is asked for."""

Choose: TypeAlias = Callable[[int], int | None]
"""Chooses one of so many legal moves; None ends the playout."""


@dataclass(frozen=True, slots=True)
class Disagreement:
    """Where two engines part.

    ``ply`` moves have been played; with ``kind`` ``state``, ``end`` or ``error`` the last of them shows it.
    ``aspect`` is what they part over: two disagreements with the same `signature` are taken for the same one.
    ``detail`` says in lines what each engine has.
    """

    ply: int
    kind: Kind
    engines: tuple[str, str]
    aspect: str
    detail: tuple[str, ...]

    @property
    def signature(self) -> tuple[Kind, tuple[str, str], str]:
        return self.kind, self.engines, self.aspect


@dataclass(slots=True)
class Playout:
    """One game as it was played: the indices chosen, by whom, and the moves in words."""

    seed: int
    picks: list[int] = field(default_factory=list)
    movers: list[int] = field(default_factory=list)
    moves: list[str] = field(default_factory=list)
    disagreement: Disagreement | None = None
    over: bool = False
    winner: int | None = None
    chain: list[str] = field(default_factory=list)
    """The winning chain, cell by cell, where the rules know of one."""
    states: dict[str, State] = field(default_factory=dict)
    """Where it stopped, as each exact engine sees it."""
    occupation: dict[str, Occupant] = field(default_factory=dict)
    """Where it stopped, as the rules see it."""
    history: list[State] = field(default_factory=list)
    """The first exact engine's state at the start and after every move, where they are kept."""


@dataclass(slots=True)
class Table:
    """The engines that play together.

    ``exact`` play the description; ``rules`` makes new games of independent rules, ``projection`` puts the first
    exact engine's moves and states into their words. At least two engines in all.
    """

    exact: Sequence[Engine]
    rules: Callable[[], Rules] | None = None
    projection: Projection | None = None

    def play(self, seed: int, choose: Choose, max_plies: int = MAX_PLIES, *, keep: bool = False) -> Playout:
        """Play until the engines disagree, the game is over, ``choose`` ends it or ``max_plies`` are played.

        ``keep`` keeps the state after every move. Raises LudiiLost if Ludii is lost over it twice, and RulesError
        where the rules fail.
        """
        playout = Playout(seed)
        game = _Game(self, seed)
        try:
            try:
                self._play(game, playout, choose, max_plies, keep)
            except (PlayError, LudiiRefused) as error:
                playout.disagreement = game.failure(str(error))
            game.describe(playout)
        except RulesError as error:
            raise RulesError(error.game, error.detail, f"failed at seed {seed}, {_where(playout)}") from error
        return playout

    @staticmethod
    def _play(game: _Game, playout: Playout, choose: Choose, max_plies: int, keep: bool) -> None:
        playout.disagreement = game.compare_start()
        if keep:
            playout.history += game.lead_state()
        while playout.disagreement is None and not game.over and game.ply < max_plies:
            playout.disagreement = game.compare_legal()
            if playout.disagreement is not None:
                return
            number = len(game.options)
            chosen = choose(number) if number else None
            if chosen is None:
                return
            playout.picks.append(chosen % number)
            playout.movers.append(game.mover)
            playout.moves.append(game.words(playout.picks[-1]))
            playout.disagreement = game.play(playout.picks[-1])
            if keep:
                playout.history += game.lead_state()

    def only(self, engines: Sequence[str]) -> Table:
        """The table with these engines alone."""
        keeps_rules = RULES in engines
        return Table(
            [engine for engine in self.exact if engine.name in engines],
            self.rules if keeps_rules else None,
            self.projection if keeps_rules else None,
        )

    def close(self) -> None:
        for engine in self.exact:
            engine.close()


def at_random(seed: int) -> Choose:
    """Choose at random, the same for the same seed."""
    return Random(seed).below


def as_given(picks: Sequence[int]) -> Choose:
    """Choose what is given, as long as there is something."""
    waiting = iter(picks)
    return lambda number: next(waiting, None)


class _Game:
    """A game in progress at a table."""

    def __init__(self, table: Table, seed: int) -> None:
        self.ply = 0
        self.names = [engine.name for engine in table.exact]
        self.positions: list[Position] = [engine.start(seed) for engine in table.exact]
        self.rules = table.rules() if table.rules is not None else None
        self.projection = table.projection
        self._asked = ""  # the engine that plays a description and was asked last: if one fails, it is that
        self._plain = plain_projection(table.exact[0].setup) if table.exact and table.projection is None else None
        self.options: Sequence[str] | Sequence[RuleMove] = ()
        self._in_words: dict[str, RuleMove] = {}

    @property
    def over(self) -> bool:
        return self.positions[0].over if self.positions else self.rules is not None and self.rules.over

    @property
    def mover(self) -> int:
        if self.positions:
            return self.positions[0].mover
        assert self.rules is not None
        return self.rules.mover

    def lead_state(self) -> list[State]:
        """The first exact engine's state; empty if there is none."""
        return [self._lead().state()] if self.positions else []

    def words(self, pick: int) -> str:
        """The move with this index, in the rulebook's words where there are any."""
        option = self.options[pick]
        if not isinstance(option, str):
            return in_words(option)
        if self._plain is not None:
            return self._plain.words(option, self._lead().state())
        return in_words(self._in_words[option])

    def describe(self, playout: Playout) -> None:
        """Write into the playout how things stand."""
        playout.over = self.over
        for name, position in zip(self.names, self.positions, strict=True):
            playout.states[name] = position.state()
        if self.rules is not None:
            playout.occupation = self.rules.occupation()
            chain = getattr(self.rules, "winning_chain", None)
            playout.chain = chain() if chain is not None else []
        if self.positions:
            playout.winner = _winner(self.positions[0])
        elif self.rules is not None:
            playout.winner = self.rules.winner

    def compare_start(self) -> Disagreement | None:
        lead = self.lead_state()
        for name, position in self._others():
            names = (self.names[0], name)
            if lines := state_differences(lead[0], position.state(), names):
                return self._disagree("start", names, _aspect(lines), lines)
        return self._compare_with_rules("start")

    def compare_legal(self) -> Disagreement | None:
        """Compare the legal moves of all, and note them as `options`."""
        if not self.positions:
            assert self.rules is not None
            self.options = sorted(self.rules.legal(), key=_sort_key)
            return None
        lead = self._lead()
        legal, duplicates = lead.legal(), lead.duplicates
        for name, position in self._others():
            names = (self.names[0], name)
            other = position.legal()
            if lines := legal_differences(legal, other, names):
                missing, surplus = len(set(legal) - set(other)), len(set(other) - set(legal))
                return self._disagree("legal", names, f"{missing > 0} {surplus > 0}", lines)
            if duplicates != position.duplicates:
                line = f"duplicates: {duplicates} in {names[0]}, {position.duplicates} in {name}"
                return self._disagree("legal", names, "duplicates", [line])
        self.options = legal
        return self._compare_legal_with_rules(legal)

    def play(self, pick: int) -> Disagreement | None:
        """Play the option with this index everywhere, and compare what comes of it."""
        option = self.options[pick]
        applied: list[str] = []
        self.ply += 1
        if isinstance(option, str):
            applied = [self._lead().play(option), *(position.play(option) for _, position in self._others())]
        if self.rules is not None:
            self.rules.play(self._in_words[option] if isinstance(option, str) else option)
        lead = self.lead_state()
        for index, (name, position) in enumerate(self._others(), 1):
            names = (self.names[0], name)
            lines = state_differences(lead[0], position.state(), names)
            if applied[index] != applied[0]:
                lines.insert(0, f"applied: {applied[0]} in {names[0]}, {applied[index]} in {name}")
            if lines:
                kind: Kind = "end" if self.positions[0].over != position.over else "state"
                return self._disagree(kind, names, _aspect(lines), lines)
            if self.positions[0].over and self.positions[0].ranking != position.ranking:
                line = f"ranking: {self.positions[0].ranking} in {names[0]}, {position.ranking} in {name}"
                return self._disagree("end", names, "ranking", [line])
        return self._compare_with_rules("state")

    def failure(self, message: str) -> Disagreement:
        """What it is called when the engine that was asked last cannot go on while others can."""
        other = next(other for other in (*self.names, RULES) if other != self._asked)
        return Disagreement(self.ply, "error", (other, self._asked), "error", (f"{self._asked}: {message}",))

    def _lead(self) -> Position:
        """The first exact engine's position, which is asked something."""
        self._asked = self.names[0]
        return self.positions[0]

    def _others(self) -> Iterator[tuple[str, Position]]:
        """The other exact engines' positions, each asked something in turn."""
        for name, position in zip(self.names[1:], self.positions[1:], strict=True):
            self._asked = name
            yield name, position

    def _compare_with_rules(self, kind: Kind) -> Disagreement | None:
        """Compare end, mover and occupation of the rules with those of the first exact engine."""
        if self.rules is None or not self.positions:
            return None
        assert self.projection is not None
        position, names = self._lead(), (RULES, self.names[0])
        ends = ((self.rules.over, self.rules.winner), (position.over, _winner(position)))
        if ends[0] != ends[1]:
            lines = [f"{name}: {_end(*end)}" for name, end in zip(names, ends, strict=True)]
            return self._disagree("end", names, " / ".join("over" if over else "on" for over, _ in ends), lines)
        if not position.over and self.rules.mover != position.mover:
            lines = [f"{names[0]}: player {self.rules.mover} to move", f"{names[1]}: player {position.mover} to move"]
            return self._disagree(kind, names, "mover", lines)
        lines = _occupation_differences(self.rules.occupation(), self.projection.occupation(position.state()), names)
        return self._disagree(kind, names, "occupation", lines) if lines else None

    def _compare_legal_with_rules(self, legal: Sequence[str]) -> Disagreement | None:
        if self.rules is None:
            return None
        assert self.projection is not None
        names = (RULES, self.names[0])
        state = self._lead().state()
        try:
            self._in_words = {key: self.projection.move(key, state) for key in legal}
        except VocabularyError as error:
            return self._disagree("legal", names, "not in the vocabulary", [str(error)])
        wanted, got = set(self.rules.legal()), set(self._in_words.values())
        if wanted == got:
            return None
        lines = legal_differences(sorted(map(in_words, wanted)), sorted(map(in_words, got)), names)
        aspect = f"missing {_verbs(wanted - got)}, surplus {_verbs(got - wanted)}"
        return self._disagree("legal", names, aspect, lines)

    def _disagree(self, kind: Kind, engines: tuple[str, str], aspect: str, lines: Sequence[str]) -> Disagreement:
        return Disagreement(self.ply, kind, engines, aspect, (*lines, *self._bystanders(engines)))

    def _bystanders(self, engines: tuple[str, str]) -> list[str]:
        """What those engines have that are not the two that part."""
        if RULES in engines:  # exact engines are compared first: here they agree
            return [f"{name}: as in {self.names[0]}" for name in self.names[1:]]
        others = [f"{name}: not compared with these" for name in self.names[1:] if name not in engines]
        if self.rules is None:
            return others
        agreeing = [name for name in engines if self._agree_with_rules(self.positions[self.names.index(name)])]
        return [*others, f"{RULES}: as in {' and '.join(agreeing) or 'neither'}"]

    def _agree_with_rules(self, position: Position) -> bool:
        """Whether a position is that of the rules, in the rulebook's words."""
        assert self.rules is not None and self.projection is not None
        if (self.rules.over, self.rules.winner) != (position.over, _winner(position)):
            return False
        state = position.state()
        if self.rules.occupation() != self.projection.occupation(state):
            return False
        if position.over:
            return True
        try:
            legal = {self.projection.move(key, state) for key in position.legal()}
        except VocabularyError:
            return False
        return self.rules.mover == position.mover and set(self.rules.legal()) == legal


def _where(playout: Playout) -> str:
    """Up to where a game has been played."""
    ply = len(playout.moves)
    return f"ply {ply}, after {playout.moves[-1]}" if playout.moves else "before the first move"


def _sort_key(move: RuleMove) -> tuple[str, str, str, str]:
    return move.verb, move.piece or "", move.start or "", move.to or ""


def _verbs(moves: set[RuleMove]) -> str:
    return " ".join(sorted({move.verb for move in moves})) or "nothing"


def _winner(position: Position) -> int | None:
    """The winner as a rulebook has it: None while the game goes on, 0 for a draw."""
    if not position.over:
        return None
    winners = position.winners
    return winners[0] if winners else 0


def _end(over: bool, winner: int | None) -> str:
    if not over:
        return "the game goes on"
    return f"player {winner} has won" if winner else "a draw"


def _aspect(lines: Sequence[str]) -> str:
    """The fields in which states differ, of lines that begin with them."""
    fields = {line.partition(":")[0].split(" ")[0] for line in lines}
    return " ".join(sorted(fields))


def _occupation_differences(
    wanted: Mapping[str, Occupant], got: Mapping[str, Occupant], names: tuple[str, str]
) -> list[str]:
    different = [
        f"{label}: {_occupant(wanted.get(label))} in {names[0]}, {_occupant(got.get(label))} in {names[1]}"
        for label in sorted(wanted.keys() | got.keys())
        if wanted.get(label) != got.get(label)
    ]
    return different


def _occupant(occupant: Occupant | None) -> str:
    if occupant is None:
        return "empty"
    owner = f" of player {occupant.owner}" if occupant.owner else ""
    count = f" (count {occupant.counter})" if occupant.counter else ""
    return f"{occupant.kind}{owner}{count}"
