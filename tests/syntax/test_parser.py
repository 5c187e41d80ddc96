"""Reading: what tree a text makes, and what is said about a text that is not right."""

from __future__ import annotations

import pytest

from ludkit.syntax import parse
from ludkit.syntax.tree import (
    Angle,
    Array,
    Call,
    Fragment,
    Named,
    Node,
    Number,
    Parameter,
    Priority,
    Range,
    String,
    Word,
)


def only(text: str) -> Node:
    result = parse(text)
    assert result.diagnostics == []
    (node,) = result.document.items
    assert node.place.text == text
    return node


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Line", Word),
        ("3x3", Word),
        ("P#1", Word),
        ("a//comment", Word),
        ("-1", Number),
        ("0.5", Number),
        ("1e3", Number),
        ("#1", Parameter),
        ("#12", Word),
        ('"say \\"x\\""', String),
        ('"over\nlines // no comment"', String),
        ("{1 2}", Array),
        ("1..5", Range),
        ('"A1".."B2"', Range),
        ("0..<Size:n>", Range),
        ("if:(is Empty)", Named),
        ("if:\n(is Empty)", Named),
        ("<Size:n>", Angle),
        ("(<= 1 2)", Call),
        ("(< 1 2)", Call),
        ("(<Tag:head> 2)", Call),
    ],
)
def test_kinds_of_nodes(text: str, kind: type[Node]) -> None:
    node = parse(text).document.items[0]
    assert type(node) is kind
    assert parse(text).diagnostics == []


def test_operators_are_words_and_tags_are_angles() -> None:
    call = only("(>= (< 1 2) <Tag:x>)")
    assert isinstance(call, Call)
    assert call.name == ">="
    _operator, less, tag = call.items
    assert isinstance(less, Call) and less.name == "<"
    assert isinstance(tag, Angle) and tag.reference == "Tag:x"


def test_a_comment_may_end_the_text() -> None:
    assert parse("(pass) // over").document == parse("(pass)").document
    assert parse("// nothing but this").document.items == ()


def test_stars_behind_an_item_are_its_priority() -> None:
    items = parse('{ (item "a" <1> "A")** (item "b" <2> "B") (* 1 2) }').document.items
    (array,) = items
    assert isinstance(array, Array)
    assert [type(node) for node in array.items] == [Call, Priority, Call, Call]
    assert array.items[1] == Priority(*_nowhere(array), 2)


def _nowhere(node: Node) -> tuple:
    return node.source, 0, 0, None


def test_an_items_values_may_split_a_pair_of_brackets() -> None:
    item = only('(item "Yes" <(dual > <)> "The dual")')
    assert isinstance(item, Call)
    assert [value.items for value in item.items if isinstance(value, Angle)] == [
        (Fragment(*_nowhere(item), "(dual"),),
        (Fragment(*_nowhere(item), ")"),),
    ]


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("(a b", ["1:1 L101 `(a` is not closed"]),
        ("(a (b)", ["1:4 L101 a `)` is missing: for `(a` in line 1, or for a bracket in it up to `(b`"]),
        ("(a {1 2)", ["1:4 L101 `{` behind `a` is not closed"]),
        ("(a A))", ["1:6 L102 `)` closes nothing"]),
        ("(a b c))", ["1:6 L104 `(` is missing in front of `c`"]),
        ("(a = 1 2))", ["1:4 L104 `(` is missing in front of `=`"]),
        ("(a if:< 1 2))", ["1:7 L104 `(` is missing in front of `<`"]),
        ("(a {1 2))", ["1:8 L103 `{` behind `a` in line 1 is closed by `)`"]),
        ('(a\n    (b "x"\n    (c "y")\n)', ["2:5 L101 `(b` is not closed"]),
        ("(a, b)", ["1:3 L106 `,` has no meaning here"]),
        ("(a “b”)", ["1:4 L106 `“` is a typographic quote", "1:6 L106 `”` is a typographic quote"]),
        ("(a 1.. 5)", ["1:5 L108 `..` is not between two values"]),
        ("(to if:then:A)", ["1:5 L109 `if:` is followed by another name, not a value"]),
        ("(to if:)", ["1:5 L501 `if:` has no value; Ludii leaves it out"]),
        ("(a\0)", ["1:3 L110 this is not text: a NUL byte"]),
        ('(a "b)', ["1:4 L105 this string is not closed"]),
        ('(a {(b "x y)\n(c "z")})', ["1:8 L105 this string is not closed"]),
        ('(a {(b "x" "y)\n(c "z")})', ["1:12 L105 this string is not closed"]),
        ("(a " * 201 + ")" * 201, ["1:601 L111 brackets are nested deeper than 200 (MAX_NESTING)"]),
        ("args:{<a>>}", ["1:10 L502 `>` closes nothing"]),
    ],
)
def test_faults_are_reported_where_they_are(text: str, faults: list[str]) -> None:
    found = [f"{d.place.line}:{d.place.column} {d.code} {d.message}" for d in parse(text).diagnostics]
    assert found == faults


def test_a_byte_order_mark_is_no_fault() -> None:
    assert parse("\ufeff(a)").diagnostics == []
    assert [d.code for d in parse("(a\ufeff)").diagnostics] == ["L106"]
