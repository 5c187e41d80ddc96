"""Where ludkit's own data files are: grammars and games, in a checkout or in an installed wheel."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


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
