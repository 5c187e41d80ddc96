"""Ludii's game library: descriptions (``lud/``), definitions (``def/``) and AI definitions (``def_ai/``).

Nothing outside of these folders is ever read: a file is named by its place in the library's own list.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Protocol
from zipfile import BadZipFile, ZipFile

MAX_FILE_BYTES = 32 * 2**20
"""The largest file that is read (the largest of Ludii's library has about 1 MB)."""

_FOLDERS = ("lud/", "def/", "def_ai/")
_DEFINE = re.compile(r'\(define\s[^"]*"([^"]*)"')


class LibraryError(Exception):
    """A library that cannot be used, or a file in it; the message says what to do."""


class LibraryNotFoundError(LibraryError):
    """There is nothing at the path."""


class NotALibraryError(LibraryError):
    """What is at the path is no game library."""


class UnknownDescriptionError(LibraryError):
    """The library has no description of that name."""


class TooLargeError(LibraryError):
    """A file is larger than `MAX_FILE_BYTES`."""


@dataclass(frozen=True, slots=True)
class Definition:
    """The text of a define's file; ``path`` is the file in the library (``def/walk/LWalk.def``)."""

    name: str
    path: str
    text: str


class _Store(Protocol):
    """Files by their names in the library."""

    def names(self) -> list[str]: ...

    def read(self, name: str) -> bytes: ...


class Library:
    """A game library that is open; see `open_library`."""

    def __init__(self, path: Path, store: _Store) -> None:
        self.path = path
        self._store = store
        self._names = sorted(n for n in store.names() if n.startswith(_FOLDERS) and n.endswith((".lud", ".def")))
        self._known = frozenset(self._names)
        self._definitions: dict[str, Definition] | None = None
        self._ai_definitions: dict[str, Definition | None] = {}

    def descriptions(self) -> list[str]:
        """All descriptions, by their paths below ``lud/`` (``board/space/line/Yavalath.lud``), sorted."""
        return [name[4:] for name in self._names if name.startswith("lud/")]

    def find(self, name: str) -> str:
        """The description that Ludii means by a name: a path below ``lud/``, or the end of one, in any letter case.

        A file that is called exactly so wins, then the path that is least longer than the name.
        Raises `UnknownDescriptionError`.
        """
        wanted = name.replace("\\", "/").removeprefix("/").removeprefix("lud/")
        if not wanted.lower().endswith(".lud"):
            wanted += ".lud"
        if f"lud/{wanted}" in self._known:
            return wanted
        lowered = wanted.lower()
        matches = [path for path in self.descriptions() if path.lower().endswith(lowered)]
        if not matches:
            raise UnknownDescriptionError(f"the library {self.path} has no description {name!r}")
        return min(matches, key=lambda path: (PurePosixPath(path).name.lower() != lowered, len(path)))

    def read(self, name: str) -> str:
        """The text of the description that `find` finds.

        Raises `UnknownDescriptionError`, `NotALibraryError` or `TooLargeError`.
        """
        return self._text(f"lud/{self.find(name)}")

    def definition(self, name: str) -> Definition | None:
        """The definition that is called so in its own text (its file may be called otherwise), or None."""
        return self._all_definitions().get(name)

    def definitions(self) -> list[str]:
        """The names of all definitions (not those for AI players), sorted."""
        return sorted(self._all_definitions())

    def ai_definition(self, name: str) -> Definition | None:
        """The definition ``name`` (``Hex_ai``) for AI players, or None."""
        if name not in self._ai_definitions:
            path = f"def_ai/{name}.def"
            found = Definition(name, path, self._text(path)) if path in self._known else None
            self._ai_definitions[name] = found
        return self._ai_definitions[name]

    def _all_definitions(self) -> dict[str, Definition]:
        if self._definitions is None:
            self._definitions = {}
            for path in self._names:
                if path.startswith("def/"):
                    text = self._text(path)
                    match = _DEFINE.search(text)
                    if match:
                        self._definitions[match.group(1)] = Definition(match.group(1), path, text)
        return self._definitions

    def _text(self, path: str) -> str:
        try:
            return self._store.read(path).decode("utf-8")
        except UnicodeDecodeError:
            raise NotALibraryError(f"{path} in the library {self.path} is not text") from None


def open_library(path: str | Path) -> Library:
    """Open a ``Ludii.jar``, or a folder that holds ``lud/`` and ``def/``.

    Raises `LibraryNotFoundError` or `NotALibraryError`.
    """
    path = Path(path)
    if path.is_dir():
        missing = [folder for folder in ("lud/", "def/") if not (path / folder).is_dir()]
        if missing:
            raise NotALibraryError(f"{path} is no game library: it has no folder {missing[0]}")
        return Library(path, _Folder(path))
    if not path.exists():
        raise LibraryNotFoundError(f"there is no game library at {path}")
    library = Library(path, _Jar(path))
    if not library.descriptions():
        raise NotALibraryError(f"{path} is no game library: it has no folder lud/")
    return library


def as_library(library: Library | str | Path | None) -> Library | None:
    """A library that is open, or the one at a path. Raises what `open_library` raises, and TypeError."""
    if library is None or isinstance(library, Library):
        return library
    if isinstance(library, str | Path):
        return open_library(library)
    raise TypeError(f"a library is what open_library opens, or its path, not {type(library).__name__}")


class _Folder:
    """Files below a folder."""

    def __init__(self, root: Path) -> None:
        self.root = root.resolve()

    def names(self) -> list[str]:
        return [
            file.relative_to(self.root).as_posix()
            for folder in _FOLDERS
            for file in (self.root / folder).rglob("*")
            if file.is_file() and file.resolve().is_relative_to(self.root)
        ]

    def read(self, name: str) -> bytes:
        file = self.root / name
        try:
            size = file.stat().st_size
            if size > MAX_FILE_BYTES:
                raise TooLargeError(f"{file} is larger than {MAX_FILE_BYTES} bytes (MAX_FILE_BYTES)")
            return file.read_bytes()
        except OSError as error:
            raise NotALibraryError(f"{file} cannot be read: {error.strerror}") from None


class _Jar:
    """Files in a zip."""

    def __init__(self, path: Path) -> None:
        try:
            self.zip = ZipFile(path)
        except BadZipFile:
            raise NotALibraryError(f"{path} is neither a folder nor a jar") from None
        except OSError as error:
            raise NotALibraryError(f"{path} cannot be read: {error.strerror}") from None
        self.path = path

    def names(self) -> list[str]:
        return self.zip.namelist()

    def read(self, name: str) -> bytes:
        if self.zip.getinfo(name).file_size > MAX_FILE_BYTES:
            raise TooLargeError(f"{name} in {self.path} is larger than {MAX_FILE_BYTES} bytes (MAX_FILE_BYTES)")
        try:
            with self.zip.open(name) as file:
                return file.read(MAX_FILE_BYTES)
        except (BadZipFile, OSError, NotImplementedError, RuntimeError) as error:
            raise NotALibraryError(f"{name} in {self.path} cannot be read: {error}") from None
