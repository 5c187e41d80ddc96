"""Reading and writing traces: recorded playouts with every legal move and every state (docs/traces.md).

A trace is untrusted text like any other input: what is wrong with it is a `TraceError` that names the file and line.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, TypeAlias

VERSION = 2

MAX_LINE_BYTES = 64 * 1024 * 1024
"""The longest line that is read; a line of the largest games has a few hundred kilobytes."""

MAX_LINES = 1_000_000

Line: TypeAlias = dict[str, Any]


class TraceError(ValueError):
    """A file that is not a trace; the message says where and why."""


@dataclass(frozen=True, slots=True)
class Trace:
    """A recorded playout.

    ``plies`` are its lines as they stand; the last may lack ``pick`` (and all that comes of it), in a game without
    players that has come to rest.
    """

    name: str
    header: Line
    plies: list[Line]
    end: Line

    @property
    def lud(self) -> str:
        return str(self.header["lud"])

    @property
    def seed(self) -> int:
        """The state of the random generator just before the game starts."""
        return int.from_bytes(bytes.fromhex(self.header["rng"]), "little")

    @property
    def options(self) -> list[str]:
        return list(self.header.get("options", ()))

    @property
    def played(self) -> int:
        """How many moves were played."""
        return sum("pick" in ply for ply in self.plies)


def rng_state(seed: int) -> str:
    """A seed as a header writes the state of the random generator: 8 bytes, little-endian, in hexadecimal."""
    return (seed % (1 << 64)).to_bytes(8, "little").hex()


def read_trace(path: Path) -> Trace:
    """The trace in a file, plain or gzip. Raises TraceError if it is none, OSError if it cannot be read."""
    name = str(path)
    with path.open("rb") as file:
        zipped = file.read(2) == b"\x1f\x8b"
    try:
        with path.open("rb") as file, gzip.GzipFile(fileobj=file) if zipped else nullcontext(file) as stream:
            lines = list(_read_lines(name, stream))
    except (gzip.BadGzipFile, EOFError, zlib.error) as error:
        raise TraceError(f"{name}: a broken gzip file: {error}") from error
    if not lines:
        raise TraceError(f"{name}: an empty file is no trace")
    _check_header(name, lines[0])
    if len(lines) < 2 or lines[-1].get("end") is not True:
        raise TraceError(f"{name}:{len(lines)}: the last line of a trace has end: true; this one is cut short")
    for number, line in enumerate(lines[1:-1]):
        _check_ply(f"{name}:{number + 2}", number, line, last=number == len(lines) - 3)
    _check_fields(f"{name}:{len(lines)}", lines[-1], {"over": bool, "plies": int, "active": int})
    return Trace(name, lines[0], lines[1:-1], lines[-1])


def write_lines(lines: Iterable[Line], stream: IO[str]) -> None:
    """Write the lines of a trace, each as soon as it is there."""
    for line in lines:
        stream.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")


@contextmanager
def open_to_write(path: Path) -> Iterator[IO[str]]:
    """A file for a trace; gzip where the name ends in ``.gz``, always the same bytes for the same trace."""
    if path.suffix != ".gz":
        with path.open("w", encoding="utf-8", newline="\n") as stream:
            yield stream
        return
    with path.open("wb") as raw, gzip.GzipFile(filename="", mode="wb", fileobj=raw, mtime=0) as zipped:
        yield _Utf8(zipped)  # type: ignore[misc]


class _Utf8:
    """The one method of a text stream that `write_lines` needs, over a stream of bytes."""

    def __init__(self, stream: gzip.GzipFile) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        return self._stream.write(text.encode())


def _read_lines(name: str, stream: IO[bytes] | gzip.GzipFile) -> Iterator[Line]:
    number = 0
    while raw := stream.readline(MAX_LINE_BYTES + 1):
        number += 1
        if len(raw) > MAX_LINE_BYTES:
            raise TraceError(f"{name}:{number}: a line of over {MAX_LINE_BYTES} bytes (MAX_LINE_BYTES)")
        if number > MAX_LINES:
            raise TraceError(f"{name}: over {MAX_LINES} lines (MAX_LINES)")
        if not raw.strip():
            continue
        try:
            line = json.loads(raw.decode("utf-8"))
        except UnicodeDecodeError as error:
            raise TraceError(f"{name}:{number}: not UTF-8 text") from error
        except RecursionError as error:
            raise TraceError(f"{name}:{number}: JSON nested too deeply") from error
        except ValueError as error:
            raise TraceError(f"{name}:{number}: not JSON: {error}") from error
        if not isinstance(line, dict):
            raise TraceError(f"{name}:{number}: not a JSON object")
        yield line


def _check_header(name: str, header: Line) -> None:
    where = f"{name}:1"
    if "trace" not in header:
        raise TraceError(f"{where}: not a trace: the first line has no field trace")
    if header["trace"] != VERSION:
        raise TraceError(f"{where}: a trace of version {header['trace']!r}; version {VERSION} is wanted")
    _check_fields(
        where,
        header,
        {"lud": str, "game": str, "players": int, "seed": int, "rng": str, "default_site": str, "start": dict},
    )
    try:
        length = len(bytes.fromhex(header["rng"]))
    except ValueError:
        length = 0
    if length != 8:
        raise TraceError(f"{where}: rng is 8 bytes in hexadecimal, not {header['rng']!r}")
    options = header.get("options", [])
    if not isinstance(options, list) or not all(isinstance(option, str) for option in options):
        raise TraceError(f"{where}: options is a list of strings")
    if header.get("ruleset") is not None:
        _check_fields(where, header, {"ruleset": str})
    _check_state(where, header["start"])


def _check_ply(where: str, number: int, line: Line, *, last: bool) -> None:
    _check_fields(where, line, {"ply": int, "mover": int, "legal": list})
    if line["ply"] != number:
        raise TraceError(f"{where}: ply {number} is missing, here is ply {line['ply']}")
    legal = line["legal"]
    for field in ("legal", "full"):
        moves = line.get(field, [])
        if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
            raise TraceError(f"{where}: {field} is a list of strings")
    if last and "pick" not in line:
        return
    _check_fields(where, line, {"pick": int, "applied": str, "after": dict})
    if not 0 <= line["pick"] < len(legal):
        raise TraceError(f"{where}: pick {line['pick']}, but there are {len(legal)} legal moves")
    _check_state(where, line["after"])


def _check_state(where: str, state: Any) -> None:
    _check_fields(where, state, {"mover": int, "over": bool, "sites": list})
    for row in state["sites"]:
        if not (isinstance(row, list) and len(row) >= 3 and isinstance(row[0], str) and _numbers(row[1:3])):
            raise TraceError(f"{where}: not a site's row: {json.dumps(row)[:80]}")
        if not all(isinstance(level, list) and len(level) == 5 and _numbers(level) for level in row[3:]):
            raise TraceError(f"{where}: not a site's row: {json.dumps(row)[:80]}")


def _numbers(values: list[Any]) -> bool:
    return all(type(value) is int for value in values)


def _check_fields(where: str, line: Line, types: dict[str, type]) -> None:
    for field, wanted in types.items():
        if field not in line:
            raise TraceError(f"{where}: no field {field}")
        if type(line[field]) is not wanted:
            raise TraceError(f"{where}: {field} is {json.dumps(line[field])[:40]}, but a {_NAMES[wanted]} is wanted")


_NAMES = {int: "whole number", str: "string", bool: "boolean", list: "list", dict: "JSON object"}
