"""Games with independent rules, as the cross-check uses them: the project's own, and anybody's.

Both are a file ``<game>_rules.py`` with a function ``rules(**parameters)`` that makes a new game. The game's
`Vocabulary`, ``VOCABULARY``, stands in the same file or in ``<game>.py`` beside it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from inspect import Parameter, signature
from pathlib import Path
from types import ModuleType
from typing import Any

from ludkit.crosscheck.guarded import GuardedRules
from ludkit.crosscheck.rules import RulesError, told
from ludkit.crosscheck.vocabulary import COUNTERS, Vocabulary
from ludkit.resources import games_folder, module_in

_RULES_SUFFIX = "_rules"
_KINDS = {int: "a whole number", bool: "true or false", str: "a string"}


@dataclass(frozen=True, slots=True)
class RuledGame:
    """A game with independent rules. ``function`` takes the game's parameters and makes a new game of its rules."""

    name: str
    rules_file: Path
    vocabulary_file: Path
    """Where its vocabulary stands: ``rules_file``, or the definition beside it."""
    function: Callable[..., Any]
    vocabulary: Vocabulary

    @property
    def lud(self) -> Path:
        """The description beside the rules, if there is one."""
        return self.rules_file.with_name(f"{self.name}.lud")

    def make_rules(self, **parameters: Any) -> GuardedRules:
        """A new game. Raises ValueError where the rules refuse the parameters, and RulesError where they fail."""
        try:
            return GuardedRules(
                self.name,
                self.rules_file.parent,
                frozenset(self.vocabulary.kinds.values()),
                partial(self.function, **parameters),
            )
        except RulesError as error:
            if parameters and isinstance(error.__cause__, ValueError):
                raise error.__cause__ from None
            raise

    def takes(self, parameter: str) -> bool:
        """Whether the rules have this parameter (such as ``start``)."""
        return parameter in signature(self.function).parameters

    def fault(self, parameters: Mapping[str, Any]) -> str | None:
        """What keeps the rules from taking these parameters, by name and kind; None if nothing does."""
        known = signature(self.function).parameters
        if any(parameter.kind is Parameter.VAR_KEYWORD for parameter in known.values()):
            return None
        for name, value in parameters.items():
            if name not in known:
                return f"they take {' and '.join(known) or 'no parameters'}, no {name}"
            kind = type(known[name].default)
            if kind in _KINDS and type(value) is not kind:
                return f"{name} is {_KINDS[kind]}, not {value!r}"
        return None


def project_games() -> list[str]:
    """The names of the project's games, in alphabetical order."""
    return sorted(game_name(path) for path in games_folder().glob(f"*{_RULES_SUFFIX}.py"))


def project_game(name: str) -> RuledGame:
    """One of the project's games. Raises KeyError if there is none of this name."""
    if name not in project_games():
        raise KeyError(name)
    return read_game(games_folder() / f"{name}{_RULES_SUFFIX}.py")


def rules_beside(description: Path) -> Path | None:
    """The file of rules that stands beside a description and is named after it; None if there is none."""
    path = description.with_name(f"{description.stem}{_RULES_SUFFIX}.py")
    return path if path.is_file() else None


def read_game(rules_file: Path) -> RuledGame:
    """The game whose rules are in a file of Python code, which is run.

    Modules beside it can be imported, as siblings or by their bare names. Raises RulesError for a file that does not
    run or lacks what the cross-check needs.
    """
    name = game_name(rules_file)
    module = _module(name, rules_file)
    function = getattr(module, "rules", None)
    if not callable(function):
        raise RulesError(name, f"{rules_file} has no function `rules`")
    definition = rules_file.with_name(f"{name}.py")
    vocabulary_file = rules_file
    if not hasattr(module, "VOCABULARY") and definition.is_file() and definition != rules_file:
        module, vocabulary_file = _module(name, definition), definition
    vocabulary = getattr(module, "VOCABULARY", None)
    if vocabulary is None:
        also = "" if vocabulary_file == rules_file else f" and {rules_file}"
        raise RulesError(name, f"there is no VOCABULARY in {vocabulary_file}{also}")
    if not isinstance(vocabulary, Vocabulary):
        raise RulesError(name, f"VOCABULARY in {vocabulary_file} is a {type(vocabulary).__name__}, no Vocabulary")
    if fault := _fault(vocabulary):
        raise RulesError(name, f"VOCABULARY in {vocabulary_file}: {fault}")
    return RuledGame(name, rules_file, vocabulary_file, function, vocabulary)


def _fault(vocabulary: Vocabulary) -> str | None:
    """What keeps a vocabulary from being used; None if nothing does."""
    for name in ("kinds", "verbs", "labels"):
        words = getattr(vocabulary, name)
        if not isinstance(words, Mapping) or not all(isinstance(word, str) for pair in words.items() for word in pair):
            return f"{name} is a dict of strings by strings"
    options = vocabulary.options
    if not isinstance(options, Mapping) or not all(isinstance(given, Mapping) for given in options.values()):
        return "options is a dict of parameters by items"
    if vocabulary.counter not in (None, *COUNTERS):
        return f"counter is one of {', '.join(COUNTERS)}, or None"
    return None


def game_name(rules_file: Path) -> str:
    """The game that a file of rules is named after."""
    return rules_file.stem.removesuffix(_RULES_SUFFIX)


def _module(game: str, path: Path) -> ModuleType:
    folder = path.parent.resolve()
    if folder != games_folder() and str(folder) not in sys.path:
        sys.path.append(str(folder))  # last, so that nothing there hides a module of Python's
    try:
        return module_in(folder, path.stem)
    except Exception as error:
        raise RulesError(game, told(error, folder)) from error
