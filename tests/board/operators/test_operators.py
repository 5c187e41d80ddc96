"""What operators promise of any graph; that they do it as Ludii does is in tests/board/graphs.jsonl."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from ludkit.board.geometry import segments_meet
from ludkit.board.graph import Edge, Graph
from ludkit.board.operators.complete import complete
from ludkit.board.operators.cut import clip, hole, keep
from ludkit.board.operators.dual import dual
from ludkit.board.operators.intersect import intersect
from ludkit.board.operators.merge import merge
from ludkit.board.operators.split_crossings import split_crossings
from ludkit.board.operators.union import union
from ludkit.board.polygon import Polygon

COORDINATES = st.integers(0, 6)


@st.composite
def graphs(draw: st.DrawFn) -> Graph:
    points = draw(st.lists(st.tuples(COORDINATES, COORDINATES), min_size=2, max_size=9, unique=True))
    number = st.integers(0, len(points) - 1)
    pairs = draw(st.lists(st.tuples(number, number).filter(lambda pair: pair[0] != pair[1]), max_size=12))
    return Graph.assembled(points, pairs)


def places(graph: Graph) -> set[tuple[float, float]]:
    return {(round(vertex.x, 3), round(vertex.y, 3)) for vertex in graph.vertices}


def segments(graph: Graph) -> set[frozenset[tuple[float, float]]]:
    return {frozenset({(edge.a.x, edge.a.y), (edge.b.x, edge.b.y)}) for edge in graph.edges}


def square(left: float, bottom: float, side: float) -> Polygon:
    right, top = left + side, bottom + side
    return Polygon([(left, bottom), (left, top), (right, top), (right, bottom)])


@settings(deadline=None, max_examples=50)
@given(graphs())
def test_split_edges_do_not_cross(graph: Graph) -> None:
    before = places(graph)
    split = split_crossings(graph)
    assert before <= places(split)
    for n, edge in enumerate(split.edges):
        for other in split.edges[n + 1 :]:
            a, b, c, d = edge.a, edge.b, other.a, other.b
            # Where three edges cross, two vertices may come to lie in one place.
            if not places_of(edge) & places_of(other):
                assert not segments_meet(a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y)


def places_of(edge: Edge) -> set[tuple[float, float]]:
    return {(round(end.x, 3), round(end.y, 3)) for end in (edge.a, edge.b)}


@settings(deadline=None, max_examples=50)
@given(graphs(), graphs())
def test_merge_has_all_and_intersect_what_is_common(first: Graph, second: Graph) -> None:
    merged = merge([first, second], connect=False)
    assert places(merged) == places(first) | places(second)
    assert segments(merged) == segments(first) | segments(second)
    common = intersect([first, second])
    assert places(common) == places(first) & places(second)
    assert segments(common) == segments(first) & segments(second)


@settings(deadline=None, max_examples=50)
@given(graphs(), graphs())
def test_union_keeps_graphs_apart(first: Graph, second: Graph) -> None:
    counts = [len(first.vertices) + len(second.vertices), len(first.edges) + len(second.edges)]
    faces = len(first.faces) + len(second.faces)
    both = union([first, second], connect=False)
    assert [len(both.vertices), len(both.edges), len(both.faces)] == [*counts, faces]
    assert [vertex.index for vertex in both.vertices] == list(range(counts[0]))


@settings(deadline=None, max_examples=50)
@given(graphs(), st.integers(0, 4), st.integers(0, 4), st.integers(1, 4))
def test_clip_and_keep_share_the_vertices_out(graph: Graph, left: int, bottom: int, side: int) -> None:
    outside = clip(graph, square(left, bottom, side))
    inside = keep(graph, square(left, bottom, side))
    assert places(outside) | places(inside) == places(graph)
    assert not places(outside) & places(inside)


@settings(deadline=None, max_examples=50)
@given(graphs())
def test_a_hole_over_everything_leaves_no_cells(graph: Graph) -> None:
    vertices = len(graph.vertices)
    holed = hole(graph, square(-1, -1, 8))
    assert holed.faces == []
    assert len(holed.vertices) == vertices


@settings(deadline=None, max_examples=50)
@given(graphs())
def test_complete_joins_all(graph: Graph) -> None:
    count = len(graph.vertices)
    assert len(complete(graph).edges) == count * (count - 1) // 2


@settings(deadline=None, max_examples=50)
@given(graphs())
def test_dual_has_a_vertex_for_each_cell(graph: Graph) -> None:
    shared = sum(1 for edge in graph.edges if edge.left is not None and edge.right is not None)
    cells = len(graph.faces)
    found = dual(graph)
    if cells:
        assert len(found.vertices) == cells
        assert len(found.edges) == shared
    else:
        assert found is graph
