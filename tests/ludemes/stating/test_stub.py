"""The types of the constructors are those of the schema."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludkit.ludemes.stating.stub import STUB, stub


def test_the_stub_is_made_from_the_schema() -> None:
    """If this fails, run ``python -m ludkit.ludemes.stating.stub``."""
    assert STUB.read_text(encoding="utf-8") == stub()


def test_every_clause_is_an_overload_with_names_and_its_text() -> None:
    text = stub()
    assert "def result(who: _RoleType, result: _ResultType, /) -> _Result:\n" in text
    assert '    """``(result <roleType> <resultType>)``"""\n' in text
    assert "def swap() -> _meta_Swap:\n" in text
    assert "store: _StoreType | None = ..." in text
    assert "Diamond: _HexShapeType\n" not in text, "Diamond is of several enums"
    assert "Diamond: _constant_Diamond\n" in text


SNIPPET = """\
from ludkit.ludemes.construct import *

hex(Diamond, 5)
hex(reference("Board", "size"))
move(Step, to(if_=is_(Empty, to())))
move(Slide, between(exact(count(Pieces, Mover) - 1), if_=True), to(apply(if_=is_(Empty, to()))))
hex("Diamond", 5)
result(Mover, "Win")
to(if_="Empty")
"""


@pytest.mark.timeout(120)
def test_a_type_checker_finds_wrong_arguments(tmp_path: Path) -> None:
    api = pytest.importorskip("mypy.api", reason="mypy is not installed")
    snippet = tmp_path / "snippet.py"
    snippet.write_text(SNIPPET, encoding="utf-8")
    report, _, status = api.run(["--strict", "--cache-dir", str(tmp_path / "cache"), str(snippet)])
    assert status == 1
    lines = {int(line.split(":")[1]) for line in report.splitlines() if ": error:" in line}
    assert lines == {7, 8, 9}, report
