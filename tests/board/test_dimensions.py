"""Numbers worked out beforehand, in Java's ranges and roundings."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludkit.board.dimensions import dimension, real
from ludkit.board.graph import BoardError, as_float
from ludkit.ludemes.checking.matcher import Matcher
from ludkit.ludemes.schema import load_schema
from ludkit.ludemes.typed import Value
from ludkit.syntax.parser import parse

DIM = "game.functions.dim.DimFunction"
FLOAT = "game.functions.floats.FloatFunction"


def value(text: str, type_name: str) -> Value:
    (node,) = parse(text).document.items
    found = Matcher(load_schema()).match(node, type_name)
    assert found is not None, text
    return found


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("7", 7),
        ("(+ 2 3)", 5),
        ("(+ {1 2 3})", 6),
        ("(- 2 5)", -3),
        ("(* {2 3 4})", 24),
        ("(/ 7 2)", 3),
        ("(/ -7 2)", -3),
        ("(/ 7 -2)", -3),
        ("(^ 2 10)", 1024),
        ("(^ 2 -1)", 0),
        ("(^ 10 40)", 2**31 - 1),
        ("(^ -10 401)", -(2**31)),
        ("(abs (- 1 4))", 3),
        ("(min 2 (max 5 9))", 2),
    ],
)
def test_dimensions(text: str, number: int) -> None:
    assert dimension(value(text, DIM)) == number


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("3", 3.0),
        ("0.1", as_float(0.1)),
        ("(+ 0.1 0.2)", as_float(as_float(0.1) + as_float(0.2))),
        ("(/ 1 3)", as_float(1 / 3)),
        ("(^ 2 0.5)", as_float(2**0.5)),
        ("(sqrt 2)", as_float(2**0.5)),
        ("(min {3 1.5 2})", 1.5),
        ("(max 1.5 2)", 2.0),
        ("(cos 0)", 1.0),
        ("(toFloat True)", 1.0),
        ("(toFloat 4)", 4.0),
    ],
)
def test_floats(text: str, number: float) -> None:
    assert real(value(text, FLOAT)) == number


@settings(deadline=None, max_examples=50)
@given(st.integers(-1000, 1000), st.integers(-1000, 1000).filter(bool))
def test_division_rounds_towards_zero(a: int, b: int) -> None:
    assert dimension(value(f"(/ {a} {b})", DIM)) == int(a / b)


@pytest.mark.parametrize(
    ("text", "type_name", "message"),
    [
        ("(/ 1 0)", DIM, "division by zero"),
        ("(* 100000 100000)", DIM, "the number 10000000000 is out of range"),
        ("(/ 1.5 0)", FLOAT, "division by zero"),
        ("(sqrt -1)", FLOAT, "(sqrt …) has no value for these numbers"),
        ("(log 0)", FLOAT, "(log …) has no value for these numbers"),
    ],
)
def test_numbers_that_are_none(text: str, type_name: str, message: str) -> None:
    with pytest.raises(BoardError) as caught:
        (dimension if type_name == DIM else real)(value(text, type_name))
    assert str(caught.value) == message
    assert caught.value.place is not None
    assert caught.value.place.text == text
