"""What is cross-checked: which description and rules, in which engines; and many games of it, in several processes."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import islice
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Any

from ludkit.board.elements import BoardError
from ludkit.crosscheck.comparison import MAX_PLIES, RULES, Playout, Table, as_given, at_random
from ludkit.crosscheck.engines import LudiiEngine, LudkitEngine, NamedEngine
from ludkit.crosscheck.foreign import NameMap, foreign_vocabulary
from ludkit.crosscheck.games import RuledGame, game_name, read_game
from ludkit.crosscheck.playing import chooser_seed
from ludkit.crosscheck.protocol import Engine
from ludkit.crosscheck.rules import RulesError
from ludkit.crosscheck.shrinking import Shrinker
from ludkit.crosscheck.vocabulary import Projection, Vocabulary, VocabularyError
from ludkit.engine.registry import UnsupportedError
from ludkit.expand import expand
from ludkit.library import Library, LibraryError, open_library
from ludkit.ludemes.checker import check
from ludkit.ludemes.metadata import read_metadata
from ludkit.ludii import Ludii, LudiiLost, LudiiMissing
from ludkit.syntax.parser import parse
from ludkit.view.game import GameView, view_of

ENGINES = (RULES, "ludkit", "ludii")
"""Every engine there is, in the order in which they are shown."""

WORKER_DIED = "a process that played it died"

Note = Callable[[str], None]


def _library_at(path: Path | None) -> Library | None:
    """The library at a path, or None where there is none: only a define that is missed makes it matter."""
    if path is None:
        return None
    try:
        return open_library(path)
    except LibraryError:
        return None


@dataclass(frozen=True, slots=True)
class Other:
    """A second description that is held against the first: its name and text, and what both are called in reports."""

    source: str
    text: str
    called: tuple[str, str]


@dataclass(frozen=True, slots=True)
class Contest:
    """All that it takes to set up a table, in any process.

    ``text`` is the description and ``source`` its name; ``rules`` is the file of the independent rules that play, made
    with ``parameters``, and ``vocabulary`` the game's vocabulary for this description. ``other`` is a second
    description that plays in the same engine.
    """

    text: str
    source: str
    engines: tuple[str, ...]
    rules: Path | None = None
    parameters: Mapping[str, Any] = field(default_factory=dict)
    vocabulary: Vocabulary | None = None
    options: tuple[str, ...] = ()
    ruleset: str | None = None
    library: Path | None = None
    """``Ludii.jar`` or a folder; for Ludii it has to be the jar."""
    other: Other | None = None

    @property
    def title(self) -> str:
        """What the contest is about: the game whose rules play, the description, or both of two."""
        if self.other is not None:
            return " against ".join(self.other.called)
        return game_name(self.rules) if self.rules is not None else self.source

    def open_engine(self, name: str, note: Note) -> Engine:
        """An engine that plays the description.

        Raises DescriptionError, BoardError or UnsupportedError (ludkit), LudiiMissing or LudiiRefused (Ludii).
        """
        if name == "ludii":
            return LudiiEngine(Ludii(self.library, note=note), self.text, options=self.options, ruleset=self.ruleset)
        return LudkitEngine(
            self.text, source=self.source, library=_library_at(self.library), options=self.options, ruleset=self.ruleset
        )

    def open_engines(self, name: str, note: Note) -> list[Engine]:
        """An engine that plays the description, and one for the other if there are two. Raises as `open_engine`."""
        engine = self.open_engine(name, note)
        if self.other is None:
            return [engine]
        with closing_on_error([engine]):
            other = self.alone(self.other).open_engine(name, note)
        return [NamedEngine(*named) for named in zip(self.other.called, (engine, other), strict=True)]

    def alone(self, other: Other) -> Contest:
        """The contest of the other description alone."""
        return replace(self, text=other.text, source=other.source, other=None)

    def drawings(self, engines: Sequence[Engine]) -> dict[str, GameView | None]:
        """What the board is drawn with, for each engine that plays a description, by its name."""
        own = self.drawing()
        if self.other is None:
            return {engine.name: own for engine in engines}
        return dict(zip(self.other.called, (own, self.alone(self.other).drawing()), strict=True))

    def drawing(self) -> GameView | None:
        """What the description's board is drawn with; None where ludkit cannot build it."""
        result = check(
            self.text,
            name=self.source,
            library=_library_at(self.library),
            options=self.options,
            ruleset=self.ruleset,
            warn=False,
        )
        if result.game is None:
            return None
        try:
            return view_of(result.game, read_metadata(result.expansion.metadata))
        except BoardError:
            return None

    def open_table(self, note: Note) -> Table:
        """The engines, each ready to play. Raises what `open_engine` raises, and VocabularyError."""
        exact = [engine for name in self.engines if name != RULES for engine in self.open_engines(name, note)]
        if RULES not in self.engines:
            return Table(exact)
        assert self.rules is not None and self.vocabulary is not None
        return Table(
            exact,
            partial(read_game(self.rules).make_rules, **self.parameters),
            Projection(self.vocabulary, exact[0].setup) if exact else None,
        )


class ContestError(ValueError):
    """A contest that cannot be held as it was asked for; the message says why."""


class NothingToCompareError(Exception):
    """Fewer than two engines can play; the message says which cannot, and why."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What is asked for: a description, and a game with rules if those are to play as well.

    ``foreign`` tells that the description is not the game's own, ``names`` what its names mean then. ``other`` is a
    second description to be held against it, in one engine and without rules.
    ``engines`` are those asked for by name, None for all there are.
    """

    text: str
    source: str
    game: RuledGame | None = None
    engines: tuple[str, ...] | None = None
    foreign: bool = False
    names: NameMap = field(default_factory=NameMap)
    start_from_description: bool = False
    options: tuple[str, ...] = ()
    ruleset: str | None = None
    library: Path | None = None
    other: Other | None = None

    def wants(self, engine: str) -> bool:
        return self.engines is None or engine in self.engines


def prepare(entry: Entry, note: Note) -> tuple[Contest, Table, list[str]]:
    """The contest, its engines ready to play, and a line for each engine that is left out, with the reason.

    Raises ContestError, AmbiguousError, RulesError or NothingToCompareError, and for an engine asked for by name (and
    for faults of the description in any case) what `Contest.open_engine` raises.
    """
    if entry.game is None and entry.engines is not None and RULES in entry.engines:
        raise ContestError(f"there are no independent rules of {entry.source}")
    if entry.other is not None and len(entry.engines or ()) > 1:
        raise ContestError("two descriptions are compared in one engine: --engines ludkit, or --engines ludii")
    contest = Contest(
        entry.text,
        entry.source,
        (),
        options=entry.options,
        ruleset=entry.ruleset,
        library=entry.library,
        other=entry.other,
    )
    exact, engines, left_out = _open_exact(contest, entry, note)
    with closing_on_error(exact):
        if entry.game is None or not entry.wants(RULES):
            table = Table(exact)
        else:
            engines = (RULES, *engines)
            contest, table = _with_rules(replace(contest, rules=entry.game.rules_file), entry, entry.game, exact)
        if len(exact) + (RULES in engines) < 2:
            only = f"only {engines[0]} can play" if engines else "no engine can play"
            raise NothingToCompareError("; ".join([only, *left_out]))
        return replace(contest, engines=engines), table, left_out


def _open_exact(contest: Contest, entry: Entry, note: Note) -> tuple[list[Engine], tuple[str, ...], list[str]]:
    """The engines that play the description, their kinds, and a line for each that is left out."""
    exact: list[Engine] = []
    kinds: tuple[str, ...] = ()
    left_out = []
    for name in ENGINES:
        if name == RULES or not entry.wants(name) or (contest.other is not None and exact):
            continue
        with closing_on_error(exact):
            try:
                exact += contest.open_engines(name, note)
                kinds += (name,)
            except (UnsupportedError, LudiiMissing, LudiiLost) as error:
                if entry.engines is not None:
                    raise
                hint = f"; {error.hint}" if isinstance(error, LudiiMissing) else ""
                left_out.append(f"{name} is left out: {error}{hint}")
    return exact, kinds, left_out


def _with_rules(contest: Contest, entry: Entry, game: RuledGame, exact: list[Engine]) -> tuple[Contest, Table]:
    """The contest with the game's rules at the table as well."""
    vocabulary = game.vocabulary
    if entry.foreign:
        # the labels are matched with rules of the right size, the options with what the map file says of them
        vocabulary = replace(vocabulary, options={**vocabulary.options, **entry.names.options})
    parameters = {**_parameters(vocabulary, entry), **entry.names.parameters}
    if fault := game.fault(parameters):
        raise ContestError(f"the rules of {game.name} cannot be made: {fault}")
    try:
        rules = game.make_rules(**parameters)
    except ValueError as error:
        raise ContestError(f"the rules of {game.name} cannot be made: {error}") from error
    if entry.foreign and exact:
        vocabulary = foreign_vocabulary(vocabulary, exact[0].setup, rules, entry.names)
    try:
        projection = Projection(vocabulary, exact[0].setup) if exact else None
    except VocabularyError as error:
        raise RulesError(game.name, str(error)) from error
    if entry.start_from_description:
        if not game.takes("start"):
            raise ContestError(f"the rules of {game.name} take no start position")
        if projection is None:
            raise NothingToCompareError("no engine shows how the description starts")
        parameters["start"] = projection.occupation(exact[0].start(1).state())
    contest = replace(contest, parameters=parameters, vocabulary=vocabulary)
    return contest, Table(exact, partial(game.make_rules, **parameters), projection)


def _parameters(vocabulary: Vocabulary, entry: Entry) -> dict[str, Any]:
    """The rules' parameters that the selected options of the description stand for."""
    expansion = expand(parse(entry.text, entry.source).document, options=entry.options, ruleset=entry.ruleset)
    parameters: dict[str, Any] = {}
    for item in expansion.selected:
        parameters.update(vocabulary.options.get(item.selection, {}))
    return parameters


@contextmanager
def closing_on_error(engines: Sequence[Engine]) -> Iterator[None]:
    """Closes the engines if what follows fails."""
    try:
        yield
    except BaseException:
        for engine in engines:
            engine.close()
        raise


@dataclass(slots=True)
class Game:
    """One game of a contest: how it went, or why it could not be finished."""

    seed: int
    playout: Playout | None
    unfinished: str = ""
    notes: list[str] = field(default_factory=list)


def play_game(table: Table, seed: int, max_plies: int) -> Game:
    """A random game; Ludii being lost over it twice leaves it unfinished."""
    try:
        return Game(seed, table.play(seed, at_random(chooser_seed(seed)), max_plies))
    except LudiiLost as error:
        return Game(seed, None, str(error))


def play_games(
    contest: Contest, table: Table, seeds: Sequence[int], *, max_plies: int = MAX_PLIES, jobs: int = 1
) -> Iterator[Game]:
    """Random games, one a seed, in any order; ``table`` is used where one process plays them all."""
    if jobs == 1 or len(seeds) < 2:
        yield from (play_game(table, seed, max_plies) for seed in seeds)
        return
    strangers = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _set_up, (contest,))
    try:
        yield from _from_workers(pool, seeds, max_plies, in_hand=2 * jobs)
    finally:
        for worker in set(active_children()) - strangers:
            worker.terminate()  # what they are playing is not wanted any more
        pool.shutdown(cancel_futures=True)


def _from_workers(pool: ProcessPoolExecutor, seeds: Sequence[int], max_plies: int, in_hand: int) -> Iterator[Game]:
    """The games as the workers finish them; only a few are given out ahead, so that stopping is quick."""
    to_do = iter(seeds)
    waiting: dict[Future[Game], int] = {}
    while (given := list(islice(to_do, in_hand - len(waiting)))) or waiting:
        for seed in given:
            try:
                waiting[pool.submit(_play_in_worker, seed, max_plies)] = seed
            except BrokenProcessPool:
                yield Game(seed, None, WORKER_DIED)
        for done in wait(waiting, return_when=FIRST_COMPLETED).done:
            seed = waiting.pop(done)
            try:
                yield done.result()
            except BrokenProcessPool:
                yield Game(seed, None, WORKER_DIED)


def shrink(table: Table, playout: Playout, **limits: Any) -> Playout:
    """The simplest game found in which the same two engines disagree in the same way.

    It has been played again before it is given; where it does not show the disagreement any more (an engine that does
    not always do the same), the playout itself is given back.
    """
    assert playout.disagreement is not None
    wanted = playout.disagreement.signature
    pair = table.only(playout.disagreement.engines)

    def shows(picks: Sequence[int]) -> Sequence[int] | None:
        with suppress(LudiiLost, RulesError):
            tried = pair.play(playout.seed, as_given(picks), len(picks) + 1)
            if tried.disagreement is not None and tried.disagreement.signature == wanted:
                return tried.picks
        return None

    if shows(playout.picks) is None:
        return playout
    best = Shrinker(playout.picks, shows, **limits).run()
    again = pair.play(playout.seed, as_given(best), len(best) + 1, keep=True)
    return again if again.disagreement is not None and again.disagreement.signature == wanted else playout


_worker_table: Table
_worker_notes: list[str]


def _set_up(contest: Contest) -> None:
    """Make a worker process ready. Ctrl-C is the parent's business: it ends its workers itself."""
    global _worker_table, _worker_notes
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _worker_notes = []
    _worker_table = contest.open_table(_worker_notes.append)


def _play_in_worker(seed: int, max_plies: int) -> Game:
    game = play_game(_worker_table, seed, max_plies)
    game.notes += _worker_notes
    _worker_notes.clear()
    return game
