"""Descriptions by the paths of their files, and what is refused in their place."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludkit.ludemes.decompile import decompile
from ludkit.syntax import DescriptionError, UnreadableError, layout, parse
from ludkit.syntax import reading as files
from ludkit.syntax.parser import as_parsed

TEXT = '(game "A"\r\n\t(players 2))'


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "a.lud"
    path.write_bytes(TEXT.encode())
    return path


def test_a_path_is_read_and_names_the_text(path: Path) -> None:
    parsed = parse(path)
    assert parsed.document.source.text == TEXT
    assert parsed.document.source.name == str(path)
    assert parse(path, "mine.lud").document.source.name == "mine.lud"
    assert parse(TEXT).document.source.name == "<string>"


def test_text_path_and_tree_are_laid_out_and_decompiled_alike(path: Path) -> None:
    for function in (layout, decompile):
        assert function(path) == function(TEXT) == function(parse(TEXT).document)


@pytest.mark.parametrize("function", [layout, decompile])
def test_a_text_that_must_be_mended_is_neither_laid_out_nor_decompiled(function: object) -> None:
    assert callable(function)
    with pytest.raises(DescriptionError, match=r"^<string>:1:1: `\(game` is not closed$"):
        function('(game "A"')


def test_what_cannot_be_read(tmp_path: Path, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def message(path: Path) -> str:
        with pytest.raises(UnreadableError) as caught:
            parse(path)
        return str(caught.value).replace(str(tmp_path), "~")

    (tmp_path / "latin.lud").write_bytes(b"(game \xe9)")
    assert message(tmp_path / "none.lud") == "cannot read ~/none.lud: No such file or directory"
    assert message(tmp_path) == "cannot read ~: Is a directory"
    assert message(tmp_path / "latin.lud") == "~/latin.lud is not text: byte 6 is not UTF-8"
    monkeypatch.setattr(files, "MAX_FILE_BYTES", 10)
    assert message(path) == "~/a.lud is larger than 10 bytes (MAX_FILE_BYTES)"


def test_what_is_no_description_is_a_type_error() -> None:
    with pytest.raises(TypeError, match=r"^a description is a text \(str\) or a Path, not bytes$"):
        parse(b"(game)")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"^a description is a text \(str\) or a Path, not Document$"):
        parse(parse(TEXT).document)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"^a description is a text \(str\), a Path or a Document, not int$"):
        layout(3)  # type: ignore[arg-type]
    message = r"^a description is a text \(str\), a Path or a Document, not ParseResult, whose `document` is one$"
    with pytest.raises(TypeError, match=message):
        as_parsed(parse(TEXT))  # type: ignore[arg-type]
