"""Properties that hold for every tree and every text."""

from __future__ import annotations

import time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludkit.expand import expand
from ludkit.syntax import Document, layout, layout_node, parse, replace, source_text
from ludkit.syntax.build import NOWHERE, number
from ludkit.syntax.tree import Comment, Group, Number
from tests.oracle import ORACLE, needs_oracle
from tests.syntax.strategies import DOCUMENTS, NODES

relaxed = settings(deadline=None, max_examples=60, suppress_health_check=list(HealthCheck))

PIECES = st.lists(
    st.sampled_from(
        [
            *'(){}<>[]"\\\n ,~\0“',
            *["//", "..", "**", "if:", "1", "A1", "#1", '"D"', "<Tag:a>", "game", "(game ", '(define "D" '],
            *['(option "O" <Tag> args:{<a>} {', '(item "I" ', "(metadata ", "(useFor ", "(rulesets {", "(ruleset "],
        ]
    ),
    max_size=60,
).map("".join)
TEXTS = PIECES | st.text(max_size=60)


@relaxed
@given(DOCUMENTS)
def test_trees_made_in_python_are_read_back(document: Document) -> None:
    text = layout(document)
    result = parse(text)
    assert result.diagnostics == []
    bare = tuple(item for item in document.items if not isinstance(item, Comment))
    assert result.document.items == bare
    assert layout(result.document) == text
    assert source_text(document) == text
    assert [c.written for c in document.items if isinstance(c, Comment)] == [
        line for line in text.splitlines() if line.startswith("//")
    ]


@relaxed
@given(NODES)
def test_nodes_fit_into_a_line_or_are_broken(node: object) -> None:
    text = layout_node(node)  # type: ignore[arg-type]
    assert not text.startswith(" ") and not text.endswith("\n")
    assert parse(f"(x {text})").document.items[0].items[1] == node  # type: ignore[attr-defined]


@relaxed
@given(TEXTS)
def test_any_text_is_read_and_printed_back(text: str) -> None:
    started = time.perf_counter()
    result = parse(text)
    assert source_text(result.document) == text
    for diagnostic in result.diagnostics:
        assert 0 <= diagnostic.place.start <= diagnostic.place.end <= len(text)
        assert diagnostic.message
    for node in result.document.walk():
        assert 0 <= node.start <= node.end <= len(text)
    expand(result.document)
    if not result.diagnostics:
        laid_out = layout(result.document)
        assert parse(laid_out).document == result.document
        assert layout(parse(laid_out).document) == laid_out
    assert time.perf_counter() - started < 5


@relaxed
@given(DOCUMENTS, st.data())
def test_an_edit_changes_nothing_else(document: Document, data: st.DataObject) -> None:
    text = layout(document).replace("(", "( ").replace("}", " \n}")
    read = parse(text)
    if read.diagnostics:
        return  # a blank in a string, between two words that were one, or the like
    numbers = [node for node in read.document.walk() if isinstance(node, Number)]
    if not numbers:
        return
    old = data.draw(st.sampled_from(numbers))
    new = Number(NOWHERE, 0, 0, None, "424242")
    edited = replace(read.document, [(old, [new])])
    assert source_text(edited) == text[: old.start] + "424242" + text[old.end :]
    assert source_text(read.document) == text


@needs_oracle
@pytest.mark.oracle
@settings(deadline=None, max_examples=20, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_edits_of_a_description_are_survived(data: st.DataObject) -> None:
    name = data.draw(
        st.sampled_from(["board/space/line/Yavalath", "board/space/connection/Hex", "board/sow/two_rows/Oware"])
    )
    text = (ORACLE / "library" / "lud" / f"{name}.lud").read_text(encoding="utf-8")
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text) - 1))
        length = data.draw(st.integers(0, 3))
        text = (
            text[:at] + data.draw(st.sampled_from(["", "(", ")", '"', "{", ">", "x", "//", " "])) + text[at + length :]
        )
    started = time.perf_counter()
    result = parse(text)
    assert source_text(result.document) == text
    expand(result.document)
    assert time.perf_counter() - started < 5


def test_nodes_are_replaced_removed_and_added() -> None:
    text = "(a // first\n    (b 1)\n    (c 2 3) // last\n)"
    document = parse(text).document
    (call,) = document.items
    assert isinstance(call, Group)
    _, b, c = call.items
    assert isinstance(c, Group)
    assert source_text(replace(document, [(b, [])])) == "(a // first\n    (c 2 3) // last\n)"
    assert source_text(replace(document, [(c.items[1], [])])) == text.replace("2 3", "3")
    assert source_text(replace(document, [(c.items[2], [])])) == text.replace("2 3", "2")
    assert source_text(replace(document, [(c.items[1], [c.items[1], number(7)])])) == text.replace("2 3", "2 7 3")
    assert source_text(replace(document, [(c.items[2], [c.items[2], number(7)])])) == text.replace("2 3", "2 3 7")
    assert source_text(replace(document, [(c.items[0], [number(7), c.items[0]])])) == text.replace("(c", "(7 c")
    with pytest.raises(ValueError, match="is not in the tree"):
        replace(document, [(number(1), [])])
    with pytest.raises(ValueError, match="exactly one value"):
        named = parse("(a b:1)").document
        replace(named, [(next(n for n in named.walk() if isinstance(n, Number)), [])])
