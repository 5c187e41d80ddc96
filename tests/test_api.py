"""``import ludkit`` gives the everyday API, and nothing before it is asked for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import ludkit
from ludkit.library import LibraryNotFoundError


def test_every_name_of_the_api_can_be_had() -> None:
    assert {"parse", "expand", "check", "load", "format"} <= set(ludkit.__all__)
    for name in ludkit.__all__:
        assert getattr(ludkit, name) is not None


def test_dir_and_help_show_every_name_of_the_api() -> None:
    code = "import ludkit; print(set(ludkit.__all__) <= set(dir(ludkit)))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "True\n"
    introduction = ludkit.__doc__ or ""
    missing = [
        name for name in ludkit.__all__ if f"`{name}`" not in introduction and f"\n    {name} " not in introduction
    ]
    assert not missing


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


HEX = Path(__file__).parent.parent / "games/hex.lud"


def test_a_path_is_taken_wherever_a_description_is() -> None:
    text = HEX.read_text(encoding="utf-8")
    assert ludkit.check(HEX).ok
    assert ludkit.check(HEX).source.name == str(HEX)
    assert ludkit.expand(HEX).game == ludkit.expand(text).game == ludkit.expand(ludkit.parse(HEX).document).game
    assert ludkit.format(HEX) == ludkit.format(text)
    assert ludkit.load(HEX).name == ludkit.load(ludkit.parse(text).document).name == "Hex"


def test_expanding_a_text_says_what_had_to_be_mended_first() -> None:
    expansion = ludkit.expand("(game", name="mine.lud")
    assert [str(fault.place) for fault in expansion.diagnostics] == ["mine.lud:1:1"]
    assert expansion.game is not None


@pytest.mark.parametrize("name", ["games/hex.lud", "my games/Hex.lud"])
def test_a_file_name_in_place_of_a_text_has_a_hint(name: str) -> None:
    with pytest.raises(ludkit.DescriptionError) as caught:
        ludkit.load(name)
    hint = f'to read a file, give its path: Path("{name}")'
    assert str(caught.value) == f"<string>:1:1: the description has no game; {hint}"
    assert ludkit.check(name, name="mine.lud").diagnostics[0].hint is None


def test_options_that_are_no_list_are_a_type_error() -> None:
    for function in (ludkit.expand, ludkit.check, ludkit.load):
        with pytest.raises(TypeError) as caught:
            function(HEX, options="Board Size/5x5")
        message = "options are a list of selections, such as [\"Board Size/5x5\"], not 'Board Size/5x5'"
        assert str(caught.value) == message
    with pytest.raises(TypeError) as caught:
        ludkit.load(HEX, options={"Board Size": "5x5"})  # type: ignore[arg-type]
    message = "options are a list of selections, such as [\"Board Size/9x9\"], not {'Board Size': '5x5'}"
    assert str(caught.value) == message


def test_a_library_may_be_given_by_its_path(tmp_path: Path) -> None:
    for folder, file, text in (("lud", "A.lud", "(game)"), ("def", "Two.def", '(define "Two" 2)')):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / file).write_text(text, encoding="utf-8")
    text = '(game "A" (players ("Two")))'
    for library in (str(tmp_path), tmp_path, ludkit.open_library(tmp_path)):
        assert not ludkit.expand(text, library=library).diagnostics
        assert "L201" not in {fault.code for fault in ludkit.check(text, library=library).diagnostics}
    with pytest.raises(LibraryNotFoundError, match=r"^there is no game library at nowhere$"):
        ludkit.load(HEX, library="nowhere")
    with pytest.raises(TypeError, match=r"^a library is what open_library opens, or its path, not int$"):
        ludkit.load(HEX, library=3)  # type: ignore[arg-type]


def test_what_is_no_result_of_checking_is_a_type_error() -> None:
    messages = {
        ludkit.build_board: "a board is built from the game that check finds, not from str",
        ludkit.read_metadata: "metadata are read from the `metadata` of an expansion, not from str",
        ludkit.with_board: "the board is added to what check found, not to str",
    }
    for function, message in messages.items():
        with pytest.raises(TypeError) as caught:
            function("(game)")  # type: ignore[operator]
        assert str(caught.value) == message
