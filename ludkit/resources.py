"""Where ludkit's own data files are: grammars and games, in a checkout or in an installed wheel."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

_PACKAGE = Path(__file__).resolve().parent
_GAMES_PACKAGE = "ludkit_games"
_PACKAGES: dict[Path, ModuleType] = {}
"""The package that holds the modules of a folder with games."""


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

    Raises ModuleNotFoundError if there is none.
    """
    return module_in(games_folder(), name)


def module_in(folder: Path, name: str) -> ModuleType:
    """The module ``name`` of a folder with games, which is run when it is asked for first.

    The modules of a folder see each other as siblings (``from .hexagons import …``). Raises ModuleNotFoundError if
    there is none, and what running it raises.
    """
    package = _PACKAGES.get(folder.resolve())
    if package is None:
        package = ModuleType(f"{_GAMES_PACKAGE}_{len(_PACKAGES)}" if _PACKAGES else _GAMES_PACKAGE)
        package.__path__ = [str(folder.resolve())]
        sys.modules[package.__name__] = _PACKAGES[folder.resolve()] = package
    return import_module(f"{package.__name__}.{name}")
