"""``import ludkit`` gives the everyday API, and nothing before it is asked for."""

from __future__ import annotations

import subprocess
import sys

import pytest

import ludkit


def test_every_name_of_the_api_can_be_had() -> None:
    assert {"parse", "expand", "check", "load", "format"} <= set(ludkit.__all__)
    for name in ludkit.__all__:
        assert getattr(ludkit, name) is not None


@pytest.mark.parametrize("before", ["", "ludkit.check('')", "import ludkit.expand.defines"])
def test_expand_is_a_function_whatever_was_imported_before(before: str) -> None:
    code = f"import ludkit\n{before}\nprint(ludkit.expand(ludkit.parse('(game)').document).game.name)\n"
    code += "from ludkit.expand import Define, expand\nprint(Define.__name__, expand.__name__)"
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert printed == "game\nDefine expand\n"


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'ludkit' has no attribute 'prase'"):
        _ = ludkit.prase


def test_importing_the_package_imports_no_room() -> None:
    code = "import ludkit, sys; print([name for name in sys.modules if name.startswith('ludkit.')])"
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert printed == "[]\n"


def test_from_text_to_a_game_that_is_played_to_its_end() -> None:
    text = '(game "Line" (players 2) (equipment {(board (square 3)) (piece "Disc" Each)})'
    text += " (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))"
    assert ludkit.check(text).ok
    assert ludkit.format(ludkit.parse(ludkit.format(ludkit.parse(text).document)).document) == ludkit.format(
        ludkit.parse(text).document
    )
    position = ludkit.load(text).start(seed=1)
    while not position.over:
        position.play(position.legal()[0])
    assert position.ranking == [1.0, 2.0]
