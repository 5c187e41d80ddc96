"""Ludii's game library as text: descriptions and definitions, out of ``Ludii.jar`` or an unpacked folder."""

from ludkit.library.library import (
    Definition,
    Library,
    LibraryError,
    LibraryNotFoundError,
    NotALibraryError,
    TooLargeError,
    UnknownDescriptionError,
    as_library,
    open_library,
)

__all__ = [
    "Definition",
    "Library",
    "LibraryError",
    "LibraryNotFoundError",
    "NotALibraryError",
    "TooLargeError",
    "UnknownDescriptionError",
    "as_library",
    "open_library",
]
