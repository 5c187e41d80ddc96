"""Checking: the same verdicts as Ludii, the place of the first error, and the time for the whole library."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median
from typing import Any

from ludkit.board.checking import with_board
from ludkit.library import Library, open_library
from ludkit.ludemes.checker import CheckResult, check
from ludkit.syntax.diagnostics import Diagnostic, Severity
from tests.oracle import ORACLE, index, read_lines
from tests.score import Row, pick


def run(sample: int | None) -> Iterator[Row]:
    library = open_library(ORACLE / "library")
    library.definitions()
    yield from _library(library, sample)
    yield from _edits(library, sample)


def _library(library: Library, sample: int | None) -> Iterator[Row]:
    """Every row of the index: Ludii's verdict on a file with the row's options; and the time that it takes."""
    row = Row("verdicts of library files", 0, 0)
    checked, size, seconds = 0, 0, 0.0
    for entry in pick(index(), sample):
        text = _text(entry["lud"])
        started = time.process_time()
        result = with_board(check(text, name=entry["lud"], library=library, options=entry.get("options") or ()))
        seconds += time.process_time() - started
        checked += 1
        size += len(text.encode())
        _compare(row, entry["lud"], result, "error" not in entry, entry.get("error", ""))
    row.note = f"{checked / seconds:.1f} files/s, {size / seconds / 1e6:.2f} MB/s, {seconds:.1f} s of CPU"
    yield row


def _edits(library: Library, sample: int | None) -> Iterator[Row]:
    """The edited files: verdict, where the first error stands, and how many errors there are."""
    verdicts = Row("verdicts of edits", 0, 0)
    places = Row("first error within the brackets around the edit", 0, 0)
    counts: list[int] = []
    for entry in pick(list(read_lines(ORACLE / "verdicts.jsonl")), sample):
        edit = Edit.read(entry)
        name = f"{edit.kind} {entry['id']} {edit.lud}"
        result = with_board(check(edit.text, name=edit.lud, library=library))
        _compare(verdicts, name, result, entry["compiles"], entry.get("error", ""))
        errors = [d for d in result.diagnostics if d.severity is Severity.ERROR]
        if not entry["compiles"] and errors:
            counts.append(len(errors))
            places.total += 1
            if edit.holds(errors[0]):
                places.passed += 1
            else:
                place = errors[0].place
                places.failures.append(f"{name}: line {place.line}: {errors[0].code} {errors[0].message}")
    if counts:
        places.note = f"median {median(counts):g} errors a file, mean {sum(counts) / len(counts):.2f}"
    yield verdicts
    yield places


def _compare(row: Row, name: str, result: CheckResult, compiles: bool, error: str) -> None:
    row.total += 1
    if result.ok == compiles:
        row.passed += 1
        return
    ours = next((f"{d.code} {d.message}" for d in result.diagnostics if d.severity is Severity.ERROR), "accepted")
    row.failures.append(f"{name}: Ludii: {error or 'compiles'}; ludkit: {ours}")


def _text(lud: str) -> str:
    return (ORACLE / "library" / "lud" / lud).read_bytes().decode()


@dataclass(frozen=True, slots=True)
class Edit:
    """One edit of a library file: characters ``start`` to ``end`` of ``original`` replaced by ``new``."""

    lud: str
    kind: str
    original: str
    start: int
    end: int
    new: str

    @classmethod
    def read(cls, entry: dict[str, Any]) -> Edit:
        return cls(entry["lud"], entry["kind"], _text(entry["lud"]), entry["start"], entry["end"], entry["new"])

    @property
    def text(self) -> str:
        return self.original[: self.start] + self.new + self.original[self.end :]

    def holds(self, diagnostic: Diagnostic) -> bool:
        """Whether a fault starts within the smallest bracket pair of the original file that encloses the edit."""
        place = diagnostic.place.within(diagnostic.place.root.source)
        start, end = self.enclosing()
        return start <= place.start < end + len(self.new) - (self.end - self.start)

    def enclosing(self) -> tuple[int, int]:
        """The smallest pair of round or curly brackets around the edit, or the whole file."""
        smallest = (0, len(self.original))
        opened: list[int] = []
        quoted = comment = False
        for i, character in enumerate(self.original):
            if comment:
                comment = character != "\n"
            elif character == '"':
                quoted = not quoted
            elif quoted:
                continue
            elif self.original.startswith("//", i):
                comment = True
            elif character in "({":
                opened.append(i)
            elif character in ")}" and opened:
                pair = opened.pop(), i + 1
                around = pair[0] <= self.start and self.end <= pair[1] and pair != (self.start, self.end)
                if around and pair[1] - pair[0] < smallest[1] - smallest[0]:
                    smallest = pair
        return smallest
