"""The schema reads back exactly what Ludii's class listing says."""

from __future__ import annotations

import pytest

from ludkit.ludemes.schema import Parameter, load_schema, read_schema
from tests.oracle import ORACLE, needs_oracle, read_lines

PARAMETER_MARKS = {"@Or": 1, "@Or2": 2, "@And": 3}


@needs_oracle
@pytest.mark.oracle
def test_schema_equals_ludiis_listing() -> None:
    schema = load_schema()
    rows = list(read_lines(ORACLE / "ludemes.jsonl"))
    assert [row["class"] for row in rows] == list(schema.classes)
    for row in rows:
        ludeme = schema[row["class"]]
        assert ludeme.supers == tuple(name for name in row["supers"] if name in schema.classes)
        assert ludeme.constants == tuple(constant["name"] for constant in row.get("enum", []))
        assert ludeme.abstract == row.get("abstract", False)
        assert ludeme.hidden == (row.get("@Hide", False) or row.get("nonpublic", False))
        assert len(ludeme.clauses) == len(row.get("clauses", []))
        for clause, stated in zip(ludeme.clauses, row.get("clauses", []), strict=True):
            assert (clause.kind, clause.returns) == (stated["kind"], stated.get("returns", ludeme.name))
            assert clause.hidden == stated.get("@Hide", False)
            assert clause.parameters == tuple(
                Parameter(
                    name=p["name"],
                    type=p["type"],
                    array=p.get("array", 0),
                    optional=p.get("@Opt", False),
                    named=p.get("@Name", False),
                    anonymous=p.get("@Anon", False),
                    group=next((number for mark, number in PARAMETER_MARKS.items() if p.get(mark)), 0),
                )
                for p in stated["params"]
            )


def test_words_for_numbers() -> None:
    assert load_schema().words == {"Off": -1, "End": -2, "Undefined": -1, "Infinity": 1_000_000_000}


def test_lookups() -> None:
    schema = load_schema()
    assert {c.name for c in schema.by_head["+"]} >= {"game.functions.ints.math.Add", "game.functions.floats.math.Add"}
    assert schema["game.util.directions.AbsoluteDirection"] in schema.enums_by_constant["Orthogonal"]
    assert schema.is_a("game.functions.booleans.is.Is", "game.functions.booleans.BooleanFunction")
    assert not schema.is_a("game.functions.booleans.is.Is", "game.functions.ints.IntFunction")
    assert schema["game.functions.booleans.is.Is"] in schema.kinds["game.functions.booleans.BooleanFunction"]
    assert schema["game.functions.booleans.is.Is"].is_callable
    assert not schema["game.functions.booleans.BooleanFunction"].is_callable
    assert not schema["game.util.directions.AbsoluteDirection"].is_callable


def test_a_line_that_is_no_schema_is_named() -> None:
    with pytest.raises(ValueError, match="not a line of a ludeme schema: 'klass Hex'"):
        read_schema("klass Hex", "0")
