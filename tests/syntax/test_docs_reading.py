"""The examples of docs/reading.md, run."""

from __future__ import annotations

import doctest
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def test_the_examples_are_true() -> None:
    failed, tried = doctest.testfile(str(DOCS / "reading.md"), module_relative=False)
    assert tried >= 10
    assert failed == 0
