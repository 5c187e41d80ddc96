"""Where ludkit's own data files are: grammars and games, in a checkout or in an installed wheel."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

_PACKAGE = Path(__file__).resolve().parent
_GAMES_PACKAGE = "ludkit_games"


def _data_folder(name: str) -> Path:
    """The folder ``name`` inside an installed package, or beside the package in a checkout.

    Raises FileNotFoundError if neither is there (a broken installation).
    """
    for folder in (_PACKAGE / "_data" / name, _PACKAGE.parent / name):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"ludkit's data folder {name!r} is missing: the installation is broken")


def grammars_folder() -> Path:
    """The folder with ``lud.lark`` and the ludeme schema."""
    return _data_folder("grammars")


def games_folder() -> Path:
    """The folder with the project's own games: ``<game>.py``, ``<game>_rules.py``, ``<game>.lud``."""
    return _data_folder("games")


def game_module(name: str) -> ModuleType:
    """The module ``name`` of the games folder (``hex``, ``hex_rules``), wherever that folder is.

    The modules see each other as siblings (``from .hexagons import …``). Raises ModuleNotFoundError if there is none.
    """
    if _GAMES_PACKAGE not in sys.modules:
        package = ModuleType(_GAMES_PACKAGE)
        package.__path__ = [str(games_folder())]
        sys.modules[_GAMES_PACKAGE] = package
    return import_module(f"{_GAMES_PACKAGE}.{name}")
