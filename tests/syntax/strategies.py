"""Random trees, as Python code makes them, and random texts."""

from __future__ import annotations

from hypothesis import strategies as st

from ludkit.syntax import build
from ludkit.syntax.tree import Document, Node

WORDS = st.from_regex(r"[A-Za-z][A-Za-z0-9_]{0,8}", fullmatch=True) | st.sampled_from(
    ["+", "-", "*", "/", "=", "!=", "%", "~", "True", "3x3", "P#1"]
)
OPERATORS = st.sampled_from(["<", "<=", ">", ">="])
NAMES = st.from_regex(r"[a-z][A-Za-z0-9_-]{0,6}", fullmatch=True)
STRINGS = st.text(st.characters(exclude_characters="\\\r\0", exclude_categories=["Cs"]), max_size=30)
NUMBERS = st.integers(-(10**6), 10**6) | st.floats(-1000, 1000, allow_nan=False)
COMMENTS = st.from_regex(r"[a-z (){}\"]{0,20}[a-z]", fullmatch=True)

LEAVES = st.one_of(
    WORDS.map(build.word),
    NUMBERS.map(build.number),
    STRINGS.map(build.string),
    st.integers(1, 9).map(build.parameter),
)
RANGES = st.builds(
    build.range_,
    st.integers(0, 99).map(build.number),
    st.one_of(st.integers(0, 99).map(build.number), WORDS.map(build.word)),
)


def _groups(nodes: st.SearchStrategy[Node]) -> st.SearchStrategy[Node]:
    values = st.lists(nodes, max_size=4)
    head = st.one_of(WORDS, OPERATORS).map(build.word) | STRINGS.map(build.string)
    return st.one_of(
        st.builds(lambda first, rest: build.call(first, *rest), head, values),
        values.map(lambda items: build.array(*items)),
        values.map(lambda items: build.angle(*items)),
        st.builds(build.named, NAMES, nodes.filter(lambda node: type(node).__name__ not in ("Named", "Comment"))),
    )


NODES = st.recursive(LEAVES | RANGES, _groups, max_leaves=15)
CALLS = st.builds(lambda first, rest: build.call(first, *rest), WORDS.map(build.word), st.lists(NODES, max_size=4))
DOCUMENTS: st.SearchStrategy[Document] = st.lists(CALLS | COMMENTS.map(build.comment), max_size=4).map(
    lambda items: build.document(*items)
)
