"""``ludkit generate``: the .lud of a rule definition."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import click

from ludkit.cli.common import examples, fail, write_text
from ludkit.crosscheck.games import project_games
from ludkit.ludemes.stating.definitions import DefinitionError, describe, read_definition
from ludkit.resources import game_module
from ludkit.syntax.layout import layout


@click.command(epilog=examples("ludkit generate hex -p size=9 -o hex9.lud"))
@click.argument("game")
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path), help="Write to this file.")
@click.option("-p", "--parameter", "parameters", multiple=True, metavar="NAME=VALUE", help="A parameter of the game.")
def command(game: str, output: Path | None, parameters: tuple[str, ...]) -> None:
    """Print the .lud of GAME.

    GAME is one of the project's games, or a file of Python code with a function `describe`, such as `ludkit decompile`
    writes; the code is run.
    """
    try:
        text = layout(describe(_definition(game), parameters))
    except DefinitionError as fault:
        fail(f"{game}: {fault}")
    write_text(text, output)


def _definition(game: str) -> ModuleType:
    if game in project_games():
        return game_module(game)
    path = Path(game)
    if path.suffix == ".py":
        if not path.is_file():
            fail(f"there is no file {game}")
        return read_definition(path)
    if path.suffix == ".lud":
        fail(f"{game} is a description already; `ludkit decompile {game}` gives Python that states it")
    games = ", ".join(project_games())
    fail(f"there is no game {game!r}; there are: {games}, and files of Python code")
