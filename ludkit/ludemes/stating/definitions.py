"""Rule definitions: Python modules with a function ``describe(**parameters)`` that returns a document."""

from __future__ import annotations

import traceback
import types
from collections.abc import Callable, Sequence
from importlib.util import module_from_spec, spec_from_file_location
from inspect import Parameter, signature
from pathlib import Path
from typing import Any, Union, get_args, get_origin, get_type_hints

from ludkit.ludemes.stating.expression import ArgumentError
from ludkit.syntax.tree import Document

_TRUTHS = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}


class DefinitionError(ValueError):
    """A rule definition that cannot be used, or a parameter that it does not take; the message says why."""


def read_definition(path: Path) -> types.ModuleType:
    """The module in a file of Python code, which is run. Raises DefinitionError if it does not run."""
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise DefinitionError(f"{path} is not a file of Python code")
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise DefinitionError(_told(error, path)) from error
    return module


def describe(module: types.ModuleType, parameters: Sequence[str]) -> Document:
    """The document of a definition, with parameters written ``name=value``.

    Raises DefinitionError for parameters that the definition does not take, and for values that it refuses.
    """
    function = getattr(module, "describe", None)
    if not callable(function):
        raise DefinitionError(f"the module {module.__name__} has no function `describe`")
    given = dict(_read_parameter(function, text) for text in parameters)
    try:
        document = function(**given)
    except ValueError as refusal:
        raise DefinitionError(str(refusal)) from refusal
    except Exception as error:
        raise DefinitionError(_told(error, Path(module.__file__ or "?"))) from error
    if not isinstance(document, Document):
        raise DefinitionError(f"`describe` of {module.__name__} returns no document")
    return document


def _told(error: Exception, path: Path) -> str:
    """What went wrong in a definition's own code, and in which line of it."""
    if isinstance(error, SyntaxError):
        return f"line {error.lineno}: {error.msg}"
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(path)]
    kind = "" if isinstance(error, ArgumentError) else f"{type(error).__name__}: "
    return f"line {lines[-1]}: {kind}{error}" if lines else f"{kind}{error}"


def _read_parameter(function: Callable[..., Any], text: str) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    if not equals:
        raise DefinitionError(f"a parameter is written name=value, not {text!r}")
    known = signature(function).parameters
    if name not in known:
        listed = ", ".join(_shown(parameter) for parameter in known.values())
        raise DefinitionError(
            f"there is no parameter {name!r}; " + (f"there are: {listed}" if known else "there is none")
        )
    return name, _read_value(name, value, get_type_hints(function).get(name, str))


def _shown(parameter: Parameter) -> str:
    return parameter.name if parameter.default is Parameter.empty else f"{parameter.name}={parameter.default}"


def _read_value(name: str, text: str, wanted: Any) -> Any:
    """``text`` as a value of the type that the parameter is annotated with."""
    if get_origin(wanted) in (Union, types.UnionType):
        wanted = next(choice for choice in get_args(wanted) if choice is not types.NoneType)
    if get_origin(wanted) is not None and issubclass(get_origin(wanted), Sequence):
        return [_read_value(name, part.strip(), get_args(wanted)[0]) for part in text.split(",")]
    if wanted is bool:
        if text.lower() not in _TRUTHS:
            raise DefinitionError(f"{name} is true or false, not {text!r}")
        return _TRUTHS[text.lower()]
    if wanted in (int, float):
        try:
            return wanted(text)
        except ValueError:
            kind = "a whole number" if wanted is int else "a number"
            raise DefinitionError(f"{name} is {kind}, not {text!r}") from None
    return text
