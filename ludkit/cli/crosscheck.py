"""``ludkit crosscheck``: random games in several engines at once, compared at every ply."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from click.core import ParameterSource
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludkit.cli.common import Description, examples, fail, note, read_description, selection_options
from ludkit.cli.exit_codes import INTERRUPTED, INVALID, MISSING, OK
from ludkit.cli.playing import engine_troubles, library_at, library_path_option, seed_option
from ludkit.crosscheck.comparison import MAX_PLIES, RULES, Table, as_given
from ludkit.crosscheck.contest import (
    ENGINES,
    Contest,
    ContestError,
    Entry,
    Game,
    NothingToCompareError,
    Other,
    play_games,
    prepare,
)
from ludkit.crosscheck.foreign import AmbiguousError, MapError, NameMap, read_map
from ludkit.crosscheck.games import RuledGame, project_game, project_games, read_game, rules_beside
from ludkit.crosscheck.report import Report, as_html, as_json, as_markdown, as_text, find, make_report
from ludkit.crosscheck.rules import RulesError

WRITERS = {".json": as_json, ".md": as_markdown, ".html": as_html, ".txt": as_text}
"""What a report is written as, by the suffix of its file."""


def _engines(context: click.Context, parameter: click.Parameter, value: str | None) -> tuple[str, ...] | None:
    if value is None:
        return None
    names = tuple(dict.fromkeys(name.strip() for name in value.split(",")))
    unknown = [name for name in names if name not in ENGINES]
    if unknown:
        raise click.BadParameter(f"{', '.join(map(repr, unknown))}: the engines are {', '.join(ENGINES)}")
    return names


def _picks(context: click.Context, parameter: click.Parameter, value: str | None) -> tuple[int, ...] | None:
    if value is None:
        return None
    try:
        return tuple(int(word) for word in value.split(",") if word.strip())
    except ValueError as error:
        raise click.BadParameter("numbers, with commas between them") from error


def _reports(context: click.Context, parameter: click.Parameter, value: tuple[Path, ...]) -> tuple[Path, ...]:
    for path in value:
        if path.suffix not in WRITERS:
            raise click.BadParameter(f"{path}: the suffix is one of {' '.join(WRITERS)}")
        if not path.parent.is_dir():
            raise click.BadParameter(f"{path}: there is no folder {path.parent}")
    return value


@click.command(
    epilog=examples(
        "ludkit crosscheck dualhex -n 200",
        "ludkit crosscheck gradior --lud GRADIOR.lud --start-from lud",
        "ludkit crosscheck pinch.lud --rules pinch_rules.py",
    )
)
@click.argument("game", metavar="GAME|FILE")
@click.option(
    "--rules",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Independent rules of GAME, in Python; they are run.",
)
@click.option("--lud", metavar="FILE", help="Another description, held against GAME's rules, or else against FILE.")
@click.option("--start-from", type=click.Choice(["lud"]), help="Let the rules start where the description starts.")
@click.option("--map", "map_file", metavar="FILE", type=click.Path(path_type=Path), help="What is what in --lud FILE.")
@click.option("--engines", callback=_engines, help=f"Some of {','.join(ENGINES)} [default: all that are there].")
@click.option("-n", "--games", type=click.IntRange(1), default=20, show_default=True, help="How many games.")
@seed_option
@click.option("--picks", callback=_picks, help="Play one game with these picks (a divergence prints them).")
@click.option("--max-plies", type=click.IntRange(1), default=MAX_PLIES, show_default=True, help="Stop a game there.")
@click.option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True, help="How many games at a time.")
@click.option(
    "--report",
    "reports",
    multiple=True,
    callback=_reports,
    type=click.Path(path_type=Path),
    help=f"Also write a report; its suffix says what kind ({' '.join(WRITERS)}). May be repeated.",
)
@library_path_option
@selection_options
@click.pass_context
def command(
    context: click.Context,
    game: str,
    rules: Path | None,
    lud: str | None,
    start_from: str | None,
    map_file: Path | None,
    engines: tuple[str, ...] | None,
    games: int,
    seed: int,
    picks: tuple[int, ...] | None,
    max_plies: int,
    jobs: int,
    reports: tuple[Path, ...],
    library: Path | None,
    options: tuple[str, ...],
    ruleset: str | None,
) -> None:
    """Play random games in every engine there is, comparing them at every ply.

    Compared are who is to move, all legal moves, the position and the end. GAME is one of the project's games, which
    have independent rules as well; FILE is any .lud file, played in ludkit and in Ludii, and by the rules in
    FILE_rules.py beside it or in the file of --rules. Two descriptions without rules (FILE and --lud, with --engines
    ludkit if FILE has rules) are held against each other.
    """
    named = context.get_parameter_source("library") is ParameterSource.COMMANDLINE
    if "ludii" not in engines if engines is not None else named:
        library_at(library)  # a bad one is not passed over for want of Ludii
    entry = _entry(game, rules, lud, start_from, map_file, engines, library, options, ruleset)
    with _prepared(entry) as (contest, table, left_out):
        if picks is not None:
            seeds = range(seed, seed + 1)
            playing: Iterable[Game] = [Game(seed, table.play(seed, as_given(picks), len(picks) + 1, keep=True))]
        else:
            seeds = range(seed, seed + games)
            playing = _with_progress(play_games(contest, table, seeds, max_plies=max_plies, jobs=jobs), len(seeds))
        report = make_report(contest, table, (seeds[0], seeds[-1]), max_plies)
        report.notes += left_out
        _collect(report, playing)
        try:
            find(
                report,
                contest,
                table,
                _arguments(game, rules, lud, start_from, map_file, contest),
                shrinking=picks is None,
            )
        except KeyboardInterrupt:
            report.interrupted = True
    if start_from is None and _parts_at_the_start(report, entry):
        report.notes.append("the description starts from another position; --start-from lud gives it to the rules")
    click.echo(as_text(report), nl=False)
    for path in reports:
        _write(report, path)
    context.exit(_exit_code(report))


def _entry(
    game: str,
    rules: Path | None,
    lud: str | None,
    start_from: str | None,
    map_file: Path | None,
    engines: tuple[str, ...] | None,
    library: Path | None,
    options: tuple[str, ...],
    ruleset: str | None,
) -> Entry:
    """What the command line asks for. What makes no sense ends the command."""
    description = read_description(game, library)
    rules_file = _rules_file(game, description, rules)
    known = None
    if rules_file is not None and (engines is None or RULES in engines):
        known = _game_of(rules_file, named=rules is not None or game in project_games())
    if known is None and (start_from or map_file):
        fail(
            "--start-from and --map are for games with rules that play: the project's own "
            f"({' '.join(project_games())}), and yours with --rules FILE"
        )
    other = None
    if lud is not None:
        second = read_description(lud, library)
        if rules_file is None or (known is None and engines is not None and len(engines) == 1):
            called = (game, lud if lud != game else f"{lud} (--lud)")
            other = Other(second.name, second.text, called)
        else:
            description = second
    return Entry(
        description.text,
        description.name,
        known,
        engines,
        foreign=lud is not None,
        names=_names(map_file),
        start_from_description=start_from is not None,
        options=options,
        ruleset=ruleset,
        library=library,
        other=other,
    )


def _names(map_file: Path | None) -> NameMap:
    """What the map file says; one that cannot be used ends the command."""
    if map_file is None:
        return NameMap()
    try:
        return read_map(map_file)
    except MapError as error:
        fail(str(error))
    except OSError as error:
        fail(f"cannot read {map_file}: {error.strerror}")


def _rules_file(game: str, description: Description, rules: Path | None) -> Path | None:
    """The game's rules: those that are named, the project's, or those beside the description."""
    if rules is not None:
        if not rules.is_file():
            fail(f"cannot read {rules}: no such file")
        return rules
    if game in project_games():
        return project_game(game).rules_file
    return rules_beside(Path(description.name))


def _game_of(rules_file: Path, *, named: bool) -> RuledGame:
    """The game with these rules. Which files are used is said where it was not ``named``."""
    try:
        game = read_game(rules_file)
    except RulesError as error:
        fail(str(error), MISSING)
    if not named:
        also = f", and the VOCABULARY in {game.vocabulary_file}" if game.vocabulary_file != rules_file else ""
        note(f"the rules in {rules_file} play, too{also}")
    return game


@contextmanager
def _prepared(entry: Entry) -> Iterator[tuple[Contest, Table, list[str]]]:
    with engine_troubles():
        try:
            contest, table, left_out = prepare(entry, note)
        except (ContestError, AmbiguousError) as error:
            fail(str(error))
        except NothingToCompareError as error:
            fail(f"there is nothing to compare: {error}", MISSING)
        except RulesError as error:
            fail(str(error), MISSING)
        try:
            yield contest, table, left_out
        except RulesError as error:
            fail(str(error), MISSING)
        finally:
            table.close()


def _with_progress(games: Iterator[Game], number: int) -> Iterator[Game]:
    """The games, with a progress bar on stderr while they are played, where that is a terminal."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield from games
        return
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[found]}"))
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as progress:
        task = progress.add_task("", total=number, found="")
        diverged = 0
        for game in games:
            diverged += game.playout is not None and game.playout.disagreement is not None
            progress.update(task, advance=1, found=f"{diverged} diverged" if diverged else "")
            yield game


def _collect(report: Report, games: Iterable[Game]) -> None:
    """Take the games into the report as they come; Ctrl-C ends it with those there are."""
    try:
        for game in games:
            report.games.append(game)
            for told in game.notes:
                note(told)
    except KeyboardInterrupt:
        report.interrupted = True
    report.games.sort(key=lambda game: game.seed)


def _arguments(
    game: str, rules: Path | None, lud: str | None, start_from: str | None, map_file: Path | None, contest: Contest
) -> list[str]:
    """The words of a command that holds this contest again, engines aside."""
    words = [game]
    for option, value in (("--rules", rules), ("--lud", lud), ("--start-from", start_from), ("--map", map_file)):
        words += [option, str(value)] if value is not None else []
    for item in contest.options:
        words += ["--option", item]
    return [*words, "--ruleset", contest.ruleset] if contest.ruleset is not None else words


def _parts_at_the_start(report: Report, entry: Entry) -> bool:
    """Whether the rules, which could start from any position, start from another one than the description."""
    disagreements = [finding.example.disagreement for finding in report.findings]
    parted = any(d is not None and d.kind == "start" and RULES in d.engines for d in disagreements)
    return parted and entry.game is not None and entry.game.takes("start")


def _write(report: Report, path: Path) -> None:
    try:
        path.write_text(WRITERS[path.suffix](report), encoding="utf-8")
    except OSError as error:
        fail(f"cannot write {path}: {error.strerror}")


def _exit_code(report: Report) -> int:
    if report.interrupted:
        return INTERRUPTED
    if report.diverged:
        return INVALID
    return MISSING if report.unfinished else OK
