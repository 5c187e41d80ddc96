"""The canonical layout, word for word. Each case is also laid out twice, and read back."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludkit.syntax import layout, layout_node, parse
from ludkit.syntax.build import (
    angle,
    array,
    bare,
    call,
    comment,
    define_call,
    document,
    named,
    number,
    parameter,
    priority,
    range_,
    string,
    word,
)
from ludkit.syntax.lexer import MAX_NESTING

CASES = sorted((Path(__file__).parent / "layouts").glob("*.lud"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_layout(case: Path) -> None:
    before, _, after = case.read_text(encoding="utf-8").partition("// ---- laid out ----\n")
    assert after, "a case is a text, a line `// ---- laid out ----`, and the text laid out"
    result = parse(before, case.name)
    assert result.diagnostics == []
    assert layout(result.document) == after
    again = parse(after)
    assert again.document == result.document
    assert layout(again.document) == after


def test_there_are_cases() -> None:
    assert len(CASES) >= 6


def test_trees_made_in_python() -> None:
    size = call("hex", word("Diamond"), angle(named("Size", word("n"))))
    tree = document(
        comment("A game.\nOf two players."),
        call(
            "game",
            string('The "Game"'),
            call("players", number(2)),
            call("board", size),
            define_call("End", number(0.5)),
        ),
        call("define", string("End"), call("end", parameter(1), named("if", call("<", number(1), number(-2))))),
        comment("Sizes"),
        call(
            "option",
            string("Size"),
            angle(word("Size")),
            named("args", array(angle(word("n")))),
            array(call("item", string("9"), angle(range_(number(1), number(9))), string("9.")), priority(2)),
        ),
    )
    assert layout(tree) == (
        "// A game.\n"
        "// Of two players.\n"
        '(game "The \\"Game\\"" (players 2) (board (hex Diamond <Size:n>)) ("End" 0.5))\n'
        "\n"
        '(define "End" (end #1 if:(< 1 -2)))\n'
        "\n"
        "// Sizes\n"
        '(option "Size" <Size> args:{<n>} {(item "9" <1..9> "9.")**})\n'
    )


def test_nodes_are_indented() -> None:
    node = call("rules", *(call("meta", call("swap", string("x" * 40))) for _ in range(2)))
    assert layout_node(node, 4) == (
        f'(rules\n        (meta (swap "{"x" * 40}"))\n        (meta (swap "{"x" * 40}"))\n    )'
    )


@pytest.mark.parametrize(
    ("value", "text"),
    [(3, "3"), (-1, "-1"), (0.5, "0.5"), (1.0, "1.0"), (1e-7, "0.0000001"), (1e20, "100000000000000000000.0")],
)
def test_numbers_are_written_as_ludii_reads_them(value: float, text: str) -> None:
    assert layout_node(number(value)) == text


def test_what_no_description_can_say_is_refused() -> None:
    with pytest.raises(ValueError, match="nan is no number of a description"):
        number(float("nan"))
    with pytest.raises(ValueError, match="parameters #1 to #9, not #10"):
        parameter(10)
    deep = number(1)
    for _ in range(250):
        deep = array(deep)
    with pytest.raises(ValueError, match="nested deeper than 200"):
        layout_node(deep)


@pytest.mark.parametrize(("opening", "closing"), [("(a ", ")"), ("(a x:", ")"), ("{", "}")])
def test_what_can_be_read_can_be_laid_out(opening: str, closing: str) -> None:
    read = parse(opening * MAX_NESTING + "1..3" + closing * MAX_NESTING)
    assert not read.diagnostics
    text = layout(read.document)
    assert layout(parse(text).document) == text


def test_a_bare_tree_has_no_comments() -> None:
    read = parse('(a // b\n  if:1..2 {"x" <T:y>})').document
    assert layout(read) == '(a // b\n    if:1..2\n    {"x" <T:y>}\n)\n'
    assert bare(read) == read
    assert layout_node(bare(read.items[0])) == '(a if:1..2 {"x" <T:y>})'
