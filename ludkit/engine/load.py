"""Loading: from a description to a game that plays."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ludkit.engine.assemble import assemble, assemble_match, subgames_of
from ludkit.engine.game import Game
from ludkit.engine.registry import Unsupported, UnsupportedError
from ludkit.library.library import Library, UnknownDescriptionError, as_library
from ludkit.ludemes.checker import CheckResult, check
from ludkit.ludemes.typed import Ludeme
from ludkit.syntax.diagnostics import DescriptionError, Severity
from ludkit.syntax.tree import Document


def load(
    description: str | Path | Document | CheckResult,
    *,
    library: Library | str | Path | None = None,
    options: Sequence[str] = (),
    ruleset: str | None = None,
) -> Game:
    """The game of a description: its text, the file at a path, its tree, or what checking made of it.

    ``options``, ``ruleset`` and ``library`` are as `expand` takes them; for what was checked they are selected already.
    The games of a match are looked for in the library.
    Raises DescriptionError for a description that Ludii would not compile, UnsupportedError for one with ludemes that
    the engine does not play yet, BoardError where the board cannot be built, UnreadableError and LibraryError for a
    file and a library that cannot be read, TypeError for what is none of these, and for options of what was checked.
    """
    library = as_library(library)
    checked = description
    if isinstance(checked, CheckResult):
        if options or ruleset is not None:
            raise TypeError("options and ruleset are selected when a description is checked: give them to check")
    else:
        checked = check(checked, library=library, options=options, ruleset=ruleset, warn=False)
    game = _game_of(checked)
    return _load_match(game, library) if _is_match(game) else assemble(game)


def _game_of(checked: CheckResult) -> Ludeme:
    if not checked.ok or checked.game is None:
        faults = [fault for fault in checked.diagnostics if fault.severity is Severity.ERROR]
        raise DescriptionError(faults)
    return checked.game


def _is_match(game: Ludeme) -> bool:
    return game.ludeme.name == "game.match.Match"


def _load_match(match: Ludeme, library: Library | None) -> Game:
    """A match, with the games that it names. Ludii finds them by their names in its library."""
    games: list[Game] = []
    known: dict[tuple[str, str | None], Game] = {}
    for subgame in subgames_of(match):
        name, option = subgame.argument("name"), subgame.argument("option")
        assert isinstance(name, str)
        key = name, option if isinstance(option, str) else None
        if key not in known:
            known[key] = assemble(_subgame(subgame, library, *key))
        games.append(known[key])
    return assemble_match(match, games)


def _subgame(subgame: Ludeme, library: Library | None, name: str, option: str | None) -> Ludeme:
    """The checked game that a ``(subgame …)`` names."""
    if library is None:
        raise UnsupportedError([Unsupported(f'subgame "{name}" without a library', subgame.place)])
    try:
        text = library.read(name)
    except UnknownDescriptionError as error:
        raise UnsupportedError([Unsupported(f'subgame "{name}", which the library has not', subgame.place)]) from error
    options = () if option is None else (option,)
    game = _game_of(check(text, name=f"{name}.lud", library=library, options=options, warn=False))
    if _is_match(game):
        raise UnsupportedError([Unsupported(f'subgame "{name}", which is a match itself', subgame.place)])
    return game
