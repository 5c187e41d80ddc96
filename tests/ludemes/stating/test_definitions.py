"""Rule definitions and their parameters."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ludkit.ludemes.construct import document, use
from ludkit.ludemes.stating.definitions import DefinitionError, describe, read_definition
from ludkit.syntax.tree import Document


def _describe(size: int = 3, swap: bool = False, scale: float = 1.0, start: Sequence[str] | None = None) -> Document:
    if size < 2:
        raise ValueError("too small")
    return document(use("Given", size, swap, scale, None if start is None else list(start)))


MODULE: Any = SimpleNamespace(__name__="toy", describe=_describe)


@pytest.mark.parametrize(
    ("parameters", "given"),
    [
        ([], (3, False, 1.0)),
        (["size=5"], (5, False, 1.0)),
        (["swap=true", "scale=0.5"], (3, True, 0.5)),
        (["swap=Off", "size=4"], (4, False, 1.0)),
        (["start=A1, B2"], (3, False, 1.0, ["A1", "B2"])),
    ],
)
def test_parameters_have_types(parameters: list[str], given: tuple[Any, ...]) -> None:
    assert describe(MODULE, parameters) == document(use("Given", *given))


@pytest.mark.parametrize(
    ("parameter", "message"),
    [
        ("size", "a parameter is written name=value, not 'size'"),
        ("sise=3", "there is no parameter 'sise'; there are: size=3, swap=False, scale=1.0, start=None"),
        ("size=big", "size is a whole number, not 'big'"),
        ("scale=big", "scale is a number, not 'big'"),
        ("swap=maybe", "swap is true or false, not 'maybe'"),
        ("size=1", "too small"),
    ],
)
def test_wrong_parameters_are_named(parameter: str, message: str) -> None:
    with pytest.raises(DefinitionError) as caught:
        describe(MODULE, [parameter])
    assert str(caught.value) == message


def test_what_is_no_definition_is_refused(tmp_path: Path) -> None:
    empty = tmp_path / "empty.py"
    empty.write_text("", encoding="utf-8")
    with pytest.raises(DefinitionError, match="the module empty has no function `describe`"):
        describe(read_definition(empty), [])
    with pytest.raises(DefinitionError, match=r"`describe` of toy returns no document"):
        describe(SimpleNamespace(__name__="toy", describe=lambda: "text"), [])


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("def describe(:\n", "line 1: invalid syntax"),
        ("import nothing_of_this_name\n", "line 1: ModuleNotFoundError: No module named 'nothing_of_this_name'"),
        (
            "from ludkit.ludemes.construct import *\n\n\ndef describe():\n    return document(players())\n",
            "line 5: `players` also needs",
        ),
        ("def describe():\n    return 1 / 0\n", "line 2: ZeroDivisionError: division by zero"),
    ],
)
def test_mistakes_in_a_definition_are_told_with_their_line(tmp_path: Path, code: str, message: str) -> None:
    file = tmp_path / "mistaken.py"
    file.write_text(code, encoding="utf-8")
    with pytest.raises(DefinitionError) as caught:
        describe(read_definition(file), [])
    assert str(caught.value).startswith(message)
