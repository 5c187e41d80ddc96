"""The recorded facts of Ludii that the tests hold ludkit against (``../shared/oracle``, or ``LUDKIT_ORACLE``)."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ORACLE = Path(os.environ.get("LUDKIT_ORACLE", Path(__file__).resolve().parents[2] / "shared" / "oracle"))

needs_oracle = pytest.mark.skipif(not ORACLE.is_dir(), reason=f"the oracle's folder {ORACLE.name!r} is not there")
"""Marks a test that reads the oracle; it is skipped, with this reason, where the folder is missing."""


@cache
def index() -> list[dict[str, Any]]:
    """The rows of ``index.jsonl``: one recorded game each."""
    return list(read_lines(ORACLE / "index.jsonl"))


def distinct_boards() -> dict[str, str]:
    """Each distinct board, a file of the oracle, with the expanded description of the first game on it."""
    found: dict[str, str] = {}
    for row in index():
        if "board" in row:
            found.setdefault(row["board"], row["expanded"])
    return found


def read_lines(path: Path) -> Iterator[dict[str, Any]]:
    """The objects of a file of JSON lines, plain or gzip."""
    opened = gzip.open(path, "rt", encoding="utf-8") if path.suffix == ".gz" else path.open(encoding="utf-8")  # noqa: SIM115
    with opened as lines:
        for line in lines:
            yield json.loads(line)


def read_gzip(path: Path) -> str:
    """The text of a gzip file."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return file.read()
