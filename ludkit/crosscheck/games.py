"""The project's own games, as the cross-check uses them: description, independent rules and vocabulary."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from inspect import signature
from pathlib import Path
from typing import Any

from ludkit.crosscheck.rules import Rules
from ludkit.crosscheck.vocabulary import Vocabulary
from ludkit.resources import game_module, games_folder

_RULES_SUFFIX = "_rules.py"
_KINDS = {int: "a whole number", bool: "true or false", str: "a string"}


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

    def fault(self, parameters: Mapping[str, Any]) -> str | None:
        """What keeps the rules from taking these parameters, by name and kind; None if nothing does."""
        known = signature(self.make_rules).parameters
        for name, value in parameters.items():
            if name not in known:
                return f"they take {' and '.join(known)}, no {name}"
            kind = type(known[name].default)
            if kind in _KINDS and type(value) is not kind:
                return f"{name} is {_KINDS[kind]}, not {value!r}"
        return None


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
