"""The game library: a folder or a jar, and nothing outside of it."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from ludkit.library import (
    Library,
    LibraryNotFoundError,
    NotALibraryError,
    TooLargeError,
    UnknownDescriptionError,
    library,
    open_library,
)
from tests.oracle import ORACLE, needs_oracle

FILES = {
    "lud/board/space/line/Three.lud": '(game "Three")',
    "lud/board/hunt/Big Three.lud": '(game "Big Three")',
    "lud/board/hunt/Fox.lud": '(game "Fox")',
    "def/walk/Other.def": '// A walk.\n(define "Walk" (F))\n',
    "def_ai/Three_ai.def": '(define "Three_ai" (bestAgent "UCT"))',
    "secret.lud": "not in the library",
}


@pytest.fixture(params=["folder", "jar"])
def small(request: pytest.FixtureRequest, tmp_path: Path) -> Library:
    if request.param == "jar":
        with zipfile.ZipFile(tmp_path / "Some.jar", "w") as jar:
            for name, text in FILES.items():
                jar.writestr(name, text)
        return open_library(tmp_path / "Some.jar")
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return open_library(tmp_path)


def test_descriptions_are_listed_and_read(small: Library) -> None:
    assert small.descriptions() == ["board/hunt/Big Three.lud", "board/hunt/Fox.lud", "board/space/line/Three.lud"]
    assert small.read("board/hunt/Fox.lud") == '(game "Fox")'


@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("Three.lud", "board/space/line/Three.lud"),
        ("three", "board/space/line/Three.lud"),
        ("BIG THREE.LUD", "board/hunt/Big Three.lud"),
        ("/lud/board/hunt/Fox.lud", "board/hunt/Fox.lud"),
        ("g Three", "board/hunt/Big Three.lud"),
    ],
)
def test_names_are_found_as_ludii_finds_them(small: Library, name: str, path: str) -> None:
    assert small.find(name) == path


def test_definitions_go_by_the_name_in_their_text(small: Library) -> None:
    definition = small.definition("Walk")
    assert definition is not None
    assert definition.path == "def/walk/Other.def"
    assert small.definition("Other") is None
    assert small.definitions() == ["Walk"]
    ai = small.ai_definition("Three_ai")
    assert ai is not None and "UCT" in ai.text
    assert small.ai_definition("Fox_ai") is None


@pytest.mark.parametrize("name", ["../secret.lud", "../../secret", "/secret.lud", "secret"])
def test_no_name_leads_out_of_the_library(small: Library, name: str) -> None:
    with pytest.raises(UnknownDescriptionError, match="has no description"):
        small.read(name)


def test_no_link_leads_out_of_the_library(tmp_path: Path) -> None:
    (tmp_path / "outside.lud").write_text("outside")
    root = tmp_path / "library"
    (root / "lud").mkdir(parents=True)
    (root / "def").mkdir()
    (root / "lud" / "Link.lud").symlink_to(tmp_path / "outside.lud")
    assert open_library(root).descriptions() == []


def test_large_files_are_not_read(small: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "MAX_FILE_BYTES", 5)
    with pytest.raises(TooLargeError, match="larger than 5 bytes"):
        small.read("Fox")


def test_what_is_no_library_is_refused(tmp_path: Path) -> None:
    text, other = tmp_path / "text.jar", tmp_path / "other.jar"
    text.write_text("no zip")
    with zipfile.ZipFile(other, "w") as jar:
        jar.writestr("a.txt", "a")
    nothing = tmp_path / "nothing"
    for path, kind, message in (
        (nothing, LibraryNotFoundError, f"there is no game library at {nothing}"),
        (tmp_path, NotALibraryError, f"{tmp_path} is no game library: it has no folder lud/"),
        (other, NotALibraryError, f"{other} is no game library: it has no folder lud/"),
        (text, NotALibraryError, f"{text} is neither a folder nor a jar"),
    ):
        with pytest.raises(kind) as caught:
            open_library(path)
        assert str(caught.value) == message


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "lud").mkdir()
    (tmp_path / "def").mkdir()
    (tmp_path / "lud" / "Bytes.lud").write_bytes(b"\xff\xfe")
    with pytest.raises(NotALibraryError) as caught:
        open_library(tmp_path).read("Bytes")
    assert str(caught.value) == f"lud/Bytes.lud in the library {tmp_path} is not text"


@needs_oracle
def test_the_whole_library_of_ludii() -> None:
    whole = open_library(ORACLE / "library")
    assert len(whole.descriptions()) == 1449
    assert whole.definition("CrossBoard") is not None
    assert whole.find("Hex.lud") == "board/space/connection/Hex.lud"
