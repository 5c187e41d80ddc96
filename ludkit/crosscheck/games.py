"""The project's own games, as the cross-check uses them: description, independent rules and vocabulary."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from inspect import signature
from pathlib import Path
from typing import Any

from ludkit.crosscheck.rules import Rules
from ludkit.crosscheck.vocabulary import Vocabulary
from ludkit.resources import game_module, games_folder

_RULES_SUFFIX = "_rules.py"


@dataclass(frozen=True, slots=True)
class ProjectGame:
    """One of the project's games. ``make_rules`` takes the game's parameters and makes a new game of its rules."""

    name: str
    lud: Path
    make_rules: Callable[..., Rules]
    vocabulary: Vocabulary

    def takes(self, parameter: str) -> bool:
        """Whether the rules have this parameter (such as ``start``)."""
        return parameter in signature(self.make_rules).parameters


def project_games() -> list[str]:
    """The names of the project's games, in alphabetical order."""
    return sorted(path.name.removesuffix(_RULES_SUFFIX) for path in games_folder().glob(f"*{_RULES_SUFFIX}"))


def project_game(name: str) -> ProjectGame:
    """One of the project's games. Raises KeyError if there is none of this name."""
    if name not in project_games():
        raise KeyError(name)
    rules: Any = game_module(f"{name}_rules")
    definition: Any = game_module(name)
    return ProjectGame(name, games_folder() / f"{name}.lud", rules.rules, definition.VOCABULARY)
