"""Trees of descriptions as text, data, Graphviz and HTML."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from ludkit.syntax.parser import parse
from ludkit.syntax.tree import Call, Node
from ludkit.view.tree import tree_data, tree_dot, tree_html, tree_text

DESCRIPTION = """(game "Say \\"A\\""
    (players 2)
    (equipment { (board (hex Diamond 11)) (piece "Marker" Each) })
    (rules (play (move Add (to (sites Empty)))) (end {}))
)
(option "Size" <Size> args:{ <n> } { (item "3" <3> "small")** })
(define "D" (foo #1 1..5 if:(is "x")))
"""


def tree(text: str = DESCRIPTION) -> Node:
    result = parse(text)
    assert not result.diagnostics
    return result.document


def test_each_node_has_a_line_with_its_place() -> None:
    assert tree_text(tree()) == (
        ' 1:1  document\n'
        ' 1:1    (game "Say \\"A\\""\n'
        ' 2:5      (players 2)\n'
        ' 3:5      (equipment\n'
        '3:16        {\n'
        '3:18          (board\n'
        '3:25            (hex Diamond 11)\n'
        '3:43          (piece "Marker" Each)\n'
        ' 4:5      (rules\n'
        '4:12        (play\n'
        '4:18          (move Add\n'
        '4:28            (to\n'
        '4:32              (sites Empty)\n'
        '4:49        (end {})\n'
        ' 6:1    (option "Size"\n'
        '6:16      <Size>\n'
        '6:28      args:{\n'
        '6:30        <n>\n'
        '6:36      {\n'
        '6:38        (item "3"\n'
        '6:48          <3>\n'
        '6:52          "small"\n'
        '6:60        **\n'
        ' 7:1    (define "D"\n'
        '7:13      (foo #1 1..5\n'
        '7:29        if:(is "x")\n'
    )  # fmt: skip


def test_depth_cuts_the_tree_and_counts_what_is_left_out() -> None:
    assert tree_text(tree(), depth=1) == (
        '1:1  document\n'
        '1:1    (game "Say \\"A\\"" … 3 more\n'
        '6:1    (option "Size" … 3 more\n'
        '7:1    (define "D" … 1 more\n'
    )  # fmt: skip


def test_data_tells_type_text_and_place() -> None:
    data = tree_data(tree("(a 1..2 {b})"))
    word = {"type": "word", "text": "b", "line": 1, "column": 10}
    (call,) = data["children"]
    assert call == {
        "type": "call",
        "text": "a",
        "line": 1,
        "column": 1,
        "children": [
            {"type": "range", "text": "1..2", "line": 1, "column": 4},
            {"type": "array", "line": 1, "column": 9, "children": [word]},
        ],
    }
    assert tree_data(tree("(a 1..2 {b})"), depth=1)["children"][0]["left_out"] == 2


def test_graphviz_has_a_node_for_each_and_an_edge_to_each_but_the_top() -> None:
    dot = tree_dot(tree())
    nodes, edges = re.findall(r"^  n\d+ \[", dot, re.M), re.findall(r"^  n\d+ -> n\d+;", dot, re.M)
    assert len(nodes) == len(edges) + 1 > 30
    assert '[label="\\"Say \\\\\\"A\\\\\\"\\""]' in dot, "quotes and backslashes are escaped"


def test_html_is_well_formed_and_escaped() -> None:
    html = tree_html(tree('(game "<script>&" (a (b)))'))
    root = ElementTree.fromstring(f"<div>{html}</div>")
    codes = [element.text for element in root.iter("code")]
    assert codes == ["document", '(game "<script>&"', "(a", "(b)"]


def test_a_deep_tree_needs_no_recursion() -> None:
    node: Node = tree("(a)").children[0]
    for _ in range(3000):
        node = Call(node.source, 0, 3, None, (node.children[0], node))
    assert tree_text(node).count("\n") == 3001
    assert tree_html(node).count("<details") == 3000
    assert tree_dot(node).count("->") == 3000
    assert tree_data(node)["children"]


def test_line_breaks_and_control_characters_do_not_reach_the_terminal() -> None:
    text = tree_text(tree('(info "one\ntwo \x1b[31m")'))
    assert text.splitlines()[1] == '1:1    (info "one\\ntwo \ufffd[31m")'
