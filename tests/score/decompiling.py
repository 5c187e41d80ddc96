"""How many descriptions come back from Python as they were: decompiled, run, printed and read again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludkit.ludemes.decompile import decompile
from ludkit.syntax.layout import layout
from ludkit.syntax.parser import ParseResult, parse
from tests.oracle import ORACLE
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
