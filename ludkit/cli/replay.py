"""``ludkit replay``: traces played again, compared at every ply."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import click
from click.core import ParameterSource

from ludkit.board.elements import BoardError
from ludkit.cli.common import Description, description_of, examples, fail, note, selection_options
from ludkit.cli.exit_codes import INVALID, MISSING, OK, USAGE
from ludkit.cli.playing import engine_option, library_at, library_path_option
from ludkit.crosscheck.engines import LudiiEngine, LudkitEngine
from ludkit.crosscheck.games import project_game, project_games
from ludkit.crosscheck.playing import Divergence, moves_before, replay, winning_chain
from ludkit.crosscheck.protocol import Engine
from ludkit.crosscheck.report import move_lines
from ludkit.crosscheck.rules import RulesError
from ludkit.crosscheck.traces import Trace, TraceError, read_trace
from ludkit.crosscheck.vocabulary import VocabularyError
from ludkit.engine import PlayError, UnsupportedError
from ludkit.library import Library, LibraryError
from ludkit.ludii import Ludii, LudiiError, LudiiLost, LudiiMissing
from ludkit.resources import games_folder
from ludkit.syntax.diagnostics import DescriptionError
from ludkit.syntax.reading import UnreadableError


def find_description(trace: Trace, named: str | None, library: Library | None) -> Description:
    """The description that a trace was played from: the one named, a file, a game of the project or the library.

    Raises TraceError if there is none, and UnreadableError.
    """
    if named is not None:
        return description_of(named)
    beside = Path(trace.name).parent / trace.lud
    for path in (Path(trace.lud), beside, games_folder() / trace.lud):
        # A trace is untrusted: it may name descriptions, and no other file of the user's.
        if path.suffix == ".lud" and path.is_file():
            return description_of(str(path))
    if library is not None:
        try:
            return Description(trace.lud, library.read(trace.lud))
        except LibraryError:
            pass
    raise TraceError(
        f"{trace.name}: its description {trace.lud} is not found; name it with --lud, or its library with --library"
    )


def chain_of(trace: Trace, engine: Engine) -> list[str]:
    """The winning chain of one of the project's games, cell by cell; empty for any other trace."""
    name = Path(trace.lud).stem
    if name not in project_games():
        return []
    try:
        return winning_chain(trace, engine.setup, project_game(name))
    except (VocabularyError, RulesError, ValueError):
        return []


class Outcome(NamedTuple):
    """What comes of a trace that is replayed: where it diverges, if anywhere, and what is told of it.

    ``chain`` is the winning chain of a game that has one; ``how`` are lines on how a divergence is reached.
    """

    divergence: Divergence | None
    chain: Sequence[str] = ()
    how: Sequence[str] = ()


def _name_again(description: Description) -> str:
    """What names a description that was found once more."""
    path = Path(description.name)
    return path.stem if path.parent == games_folder() else description.name


def library_words(path: Path | None) -> list[str]:
    """The words that name the library once more in another command, if the command line named it."""
    named = click.get_current_context().get_parameter_source("library") is ParameterSource.COMMANDLINE
    return ["--library", str(path)] if named and path is not None else []


class Replayer:
    """Replays traces one after the other in one kind of engine."""

    def __init__(self, engine: str, library: Path | None, lud: str | None) -> None:
        self._name = engine
        self._path = library
        self._lud = lud
        self._library = library_at(library)
        self._ludii = Ludii(library, note=note) if engine == "ludii" else None

    def open(self, trace: Trace, description: Description, options: tuple[str, ...], ruleset: str | None) -> Engine:
        """The engine that plays a trace's description, with the trace's options unless others are given."""
        options = options or tuple(trace.options)
        # A ruleset recorded with its options needs no resolving, which those options have already had.
        ruleset = ruleset or (None if options else trace.header.get("ruleset"))
        if self._ludii is not None:
            return LudiiEngine(self._ludii, description.text, options=options, ruleset=ruleset)
        return LudkitEngine(
            description.text, source=description.name, library=self._library, options=options, ruleset=ruleset
        )

    def replay(self, trace: Trace, options: tuple[str, ...], ruleset: str | None) -> Outcome:
        """What comes of a trace."""
        description = find_description(trace, self._lud, self._library)
        try:
            engine = self.open(trace, description, options, ruleset)
            divergence = replay(trace, engine)
        except UnsupportedError as error:
            return Outcome(Divergence(0, "unsupported", str(error)))
        except (DescriptionError, BoardError, PlayError, LudiiError) as error:
            if isinstance(error, LudiiMissing | LudiiLost):
                raise
            return Outcome(Divergence(0, "error", str(error)))
        if divergence is None:
            return Outcome(None, chain_of(trace, engine))
        movers, moves = moves_before(trace, divergence, engine.setup)
        words = [
            "ludkit",
            "board",
            self._lud or _name_again(description),
            "--trace",
            trace.name,
            "--ply",
            str(len(moves)),
        ]
        words += library_words(self._path)
        for option in options:
            words += ["--option", option]
        words += ["--ruleset", ruleset] if ruleset is not None else []
        return Outcome(divergence, [], [*move_lines(movers, moves), f"the position in the trace: {shlex.join(words)}"])

    def close(self) -> None:
        if self._ludii is not None:
            self._ludii.close()


@click.command(epilog=examples("ludkit replay --engine ludii hex.7.jsonl.gz"))
@click.argument("traces", nargs=-1, required=True, type=click.Path(path_type=Path))
@engine_option
@click.option("--format", "form", type=click.Choice(("text", "json")), default="text", show_default=True)
@click.option("--lud", metavar="FILE", help="The description, where the trace's own is not found.")
@library_path_option
@selection_options
@click.pass_context
def command(
    context: click.Context,
    traces: tuple[Path, ...],
    engine: str,
    form: str,
    lud: str | None,
    library: Path | None,
    options: tuple[str, ...],
    ruleset: str | None,
) -> None:
    """Play traces again and compare every ply: the start, the mover, every legal move, every state, the end."""
    codes = {OK}
    try:
        replayer = Replayer(engine, library, lud)
    except LudiiMissing as error:
        fail(f"{error}; {error.hint}", MISSING)
    try:
        for path in traces:
            for code, line in _replay_one(replayer, path, form, options, ruleset):
                codes.add(code)
                click.echo(line, err=code in (USAGE, MISSING))
    finally:
        replayer.close()
    context.exit(max(codes))


def _replay_one(
    replayer: Replayer, path: Path, form: str, options: tuple[str, ...], ruleset: str | None
) -> Iterator[tuple[int, str]]:
    """What to print of one trace, each line with the exit code that it asks for."""
    try:
        trace = read_trace(path)
        divergence, chain, how = replayer.replay(trace, options, ruleset)
    except (TraceError, UnreadableError) as error:
        yield USAGE, f"error: {error}"
        return
    except OSError as error:
        yield USAGE, f"error: cannot read {path}: {error.strerror}"
        return
    except LudiiError as error:
        yield MISSING, f"error: {path}: {error}"
        return
    code = OK if divergence is None else INVALID
    if form == "json":
        yield code, json.dumps(_data(trace, divergence, chain), ensure_ascii=False)
    elif divergence is None:
        yield code, f"{path}: ok, {trace.played} plies"
        if chain:
            yield code, f"  winning chain: {' '.join(chain)}"
    else:
        yield code, f"{path}: diverged at ply {divergence.ply} ({divergence.kind}): {divergence.detail}"
        for line in how:
            yield code, line


def _data(trace: Trace, divergence: Divergence | None, chain: Sequence[str]) -> dict[str, Any]:
    found = None
    if divergence is not None:
        found = {"ply": divergence.ply, "kind": divergence.kind, "detail": divergence.detail}
    data: dict[str, Any] = {
        "trace": trace.name,
        "ok": divergence is None,
        "plies": trace.played if divergence is None else divergence.ply,
        "divergence": found,
    }
    if chain:
        data["winning_chain"] = list(chain)
    return data
