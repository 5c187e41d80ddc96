"""How many descriptions come back from Python as they were: decompiled, run, printed and read again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludkit.ludemes.decompile import decompile
from ludkit.syntax.layout import layout
from ludkit.syntax.parser import ParseResult, parse
from tests.oracle import ORACLE, index, read_gzip
from tests.score import Row, pick

WIDTH = 100
"""No line of the written Python is longer, unless it holds a single word."""


def run(sample: int | None) -> Iterator[Row]:
    same = Row("descriptions: the same tree after decompiling and running", 0, 0)
    readable = Row(f"Python without lines over {WIDTH} columns", 0, 0)
    lines = 0
    for path in pick(sorted((ORACLE / "library" / "lud").rglob("*.lud")), sample):
        result = parse(path.read_text(encoding="utf-8"), path.name)
        same.total += 1
        readable.total += 1
        fault, code = there_and_back(result, path)
        if fault is None:
            same.passed += 1
        else:
            same.failures.append(f"{path.name}: {fault}")
        lines += code.count("\n")
        long = [line for line in code.splitlines() if len(line) > WIDTH and " " in line.strip()]
        if long:
            readable.failures.append(f"{path.name}: {long[0].strip()}")
        else:
            readable.passed += 1
    same.note = f"{lines} lines of Python"
    yield same
    yield readable
    yield _checked(sample)


def _checked(sample: int | None) -> Row:
    """What Ludii compiles is stated with constructors that check: none refuses anything."""
    row = Row("expansions: stated without unchecked calls", 0, 0)
    for game in pick([game for game in index() if "error" not in game and "expanded" in game], sample):
        row.total += 1
        code = decompile(parse(read_gzip(ORACLE / game["expanded"]), game["lud"]).document)
        unchecked = re.search(r"\b(call|bare)\(.*", code)
        if unchecked is None:
            row.passed += 1
        else:
            row.failures.append(f"{game['lud']}: {unchecked[0]}")
    return row


def there_and_back(read: ParseResult, path: Path) -> tuple[str | None, str]:
    """What is wrong with the description that the decompiled Python makes (None if nothing is), and that Python.

    An unfinished description comes back with the same faults.
    """
    code = decompile(read.document)
    names: dict[str, Any] = {"__name__": "decompiled"}
    try:
        exec(compile(code, f"{path.stem}.py", "exec"), names)
        made = names["describe"]()
    except Exception as error:
        return f"{type(error).__name__}: {error}", code
    result = parse(layout(made), path.name)
    if [fault.message for fault in result.diagnostics] != [fault.message for fault in read.diagnostics]:
        return "other faults", code
    return (None if result.document == read.document else "another tree"), code
