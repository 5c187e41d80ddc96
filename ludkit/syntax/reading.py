"""Reading the files of descriptions."""

from __future__ import annotations

from pathlib import Path

MAX_FILE_BYTES = 32 * 2**20
"""The largest description that is read."""


class UnreadableError(OSError):
    """A file that cannot be read, is too large or is not text; the message says why."""


def read_text(path: Path) -> str:
    """The text of a file, line breaks as they are. Raises UnreadableError."""
    try:
        with path.open("rb") as opened:
            data = opened.read(MAX_FILE_BYTES + 1)
    except OSError as error:
        raise UnreadableError(f"cannot read {path}: {error.strerror}") from error
    except ValueError as error:
        raise UnreadableError(f"cannot read {str(path)!r}: not a file name") from error
    return decode(data, str(path))


def decode(data: bytes, name: str) -> str:
    """The text of what was read, at most one byte more than MAX_FILE_BYTES. Raises UnreadableError."""
    if len(data) > MAX_FILE_BYTES:
        raise UnreadableError(f"{name} is larger than {MAX_FILE_BYTES} bytes (MAX_FILE_BYTES)")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise UnreadableError(f"{name} is not text: byte {error.start} is not UTF-8") from error
