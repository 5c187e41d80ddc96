"""The graph's own edits: what they keep linked and numbered."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludkit.board.generators import square
from ludkit.board.graph import MAX_COORDINATE, TOLERANCE, Basis, BoardError, Graph, Shape, as_float

COORDINATES = st.integers(-3, 3)
POINTS = st.lists(st.tuples(COORDINATES, COORDINATES), min_size=1, max_size=12, unique=True)


def check_links(graph: Graph) -> None:
    """Numbers are positions, and what touches knows of each other."""
    for elements in (graph.vertices, graph.edges, graph.faces):
        assert [element.index for element in elements] == list(range(len(elements)))
    for edge in graph.edges:
        assert edge in edge.a.edges
        assert edge in edge.b.edges
        for face in (edge.left, edge.right):
            assert face is None or edge in face.edges
    for vertex in graph.vertices:
        assert all(edge.a is vertex or edge.b is vertex for edge in vertex.edges)
        assert all(vertex in face.vertices for face in vertex.faces)
        directions = [vertex.direction_to(edge.other(vertex)) for edge in vertex.edges]
        assert directions == sorted(directions)
    for face in graph.faces:
        assert len(face.edges) == len(face.vertices)
        for n, edge in enumerate(face.edges):
            assert edge.joins(face.vertices[n], face.vertices[(n + 1) % len(face.vertices)])


@settings(deadline=None, max_examples=50)
@given(POINTS, st.lists(st.tuples(st.integers(0, 11), st.integers(0, 11)), max_size=30), st.data())
def test_links_survive_edits(points: list[tuple[int, int]], pairs: list[tuple[int, int]], data: st.DataObject) -> None:
    graph = Graph.assembled(points, [(a, b) for a, b in pairs if a != b])
    check_links(graph)
    for _ in range(3):
        edits = ["vertex"] * bool(graph.vertices) + ["edge"] * bool(graph.edges) + ["face"] * bool(graph.faces)
        if not edits:
            break
        match data.draw(st.sampled_from(edits)):
            case "vertex":
                graph.remove_vertex(data.draw(st.sampled_from(graph.vertices)))
            case "edge":
                graph.remove_edge(data.draw(st.sampled_from(graph.edges)))
            case "face":
                graph.remove_face(data.draw(st.sampled_from(graph.faces)), data.draw(st.booleans()))
        check_links(graph)
    graph.reorder()
    check_links(graph)
    scores = [vertex.y * 100 + vertex.x for vertex in graph.vertices]
    assert scores == sorted(scores)


@settings(deadline=None, max_examples=50)
@given(POINTS, st.floats(-180, 180), st.floats(-5, 5))
def test_moving_keeps_distances(points: list[tuple[int, int]], degrees: float, shift: float) -> None:
    graph = Graph.assembled(points, [(n, n + 1) for n in range(len(points) - 1)])
    before = [edge.length for edge in graph.edges]
    graph.rotate(degrees)
    graph.translate(shift, -shift, shift)
    assert [edge.length for edge in graph.edges] == pytest.approx(before)
    for edge in graph.edges:
        assert edge.x == pytest.approx((edge.a.x + edge.b.x) / 2)
        assert edge.z == pytest.approx(shift)


def test_a_vertex_is_found_within_the_tolerance() -> None:
    graph = Graph()
    first = graph.add_vertex(1.0, 2.0)
    graph.add_vertex(1.0 + TOLERANCE / 2, 2.0)
    assert graph.find_vertex(1.0 + TOLERANCE / 4, 2.0 - TOLERANCE / 4) is first
    assert graph.find_vertex(1.0 - TOLERANCE, 2.0) is None
    assert graph.find_vertex(1.0, 2.0, 0.5) is None
    graph.translate(10.0, 0.0, 0.0)
    assert graph.find_vertex(1.0, 2.0) is None
    assert graph.find_vertex(11.0, 2.0) is first


def test_of_doubled_edges_the_first_is_found() -> None:
    graph = Graph.of([(0, 0), (1, 0)], [(0, 1), (1, 0)])
    a, b = graph.vertices
    assert a.edge_to(b) is graph.edges[0]
    assert a.position(graph.edges[1]) == 0
    assert graph.find_or_add_edge(b, a) is graph.edges[0]


def test_joining_by_number() -> None:
    graph = Graph.of([(0, 0), (1, 0)], [])
    assert graph.join(0, 2) is None
    assert graph.edges == []
    edge = graph.join(1, 0)
    assert graph.join(0, 1) is edge
    with pytest.raises(BoardError, match="vertices are numbered from 0"):
        graph.join(-1, 0)


def test_a_face_needs_all_its_edges() -> None:
    graph = Graph.of([(0, 0), (0, 1), (1, 1)], [(0, 1), (1, 2)])
    assert graph.add_face(graph.vertices) is None
    assert graph.faces == []
    graph.join(2, 0)
    face = graph.find_or_add_face(list(graph.vertices))
    assert face is not None
    assert face.matches(graph.vertices[::-1])
    assert graph.find_or_add_face(graph.vertices[1:] + graph.vertices[:1]) is face


def test_removing_a_face_with_its_orphans() -> None:
    graph = square.rectangle(2, 3, None, pyramidal=False)
    assert len(graph.edges) == 7
    graph.remove_face(graph.faces[0], orphans=True)
    assert len(graph.faces) == 1
    assert len(graph.edges) == 4
    check_links(graph)


def test_trimming_keeps_pivots() -> None:
    graph = Graph.of([(0, 0), (1, 0), (0, 1), (2, 0), (5, 5)], [(0, 1), (1, 2), (2, 0), (1, 3)])
    graph.vertices[0].pivot = graph.vertices[4]
    graph.trim()
    assert [(vertex.x, vertex.y) for vertex in graph.vertices] == [(0, 0), (1, 0), (0, 1), (5, 5)]
    assert len(graph.edges) == 3


def test_layers_do_not_share_faces() -> None:
    points = [(x, y, z) for z in (0, 1) for y in (0, 1) for x in (0, 1)]
    pairs = [(0, 1), (1, 3), (3, 2), (2, 0), (4, 5), (5, 7), (7, 6), (6, 4), (0, 4), (1, 5), (2, 6), (3, 7)]
    graph = Graph.assembled(points, pairs)
    assert [{vertex.z for vertex in face.vertices} for face in graph.faces] == [{0.0}, {1.0}]


@pytest.mark.parametrize("sides", [3, 31, 32, 33, 40])
def test_faces_have_up_to_32_sides(sides: int) -> None:
    points = [(math.cos(n / sides * 6.283), math.sin(n / sides * 6.283)) for n in range(sides)]
    graph = Graph.assembled(points, [*pairwise(range(sides)), (sides - 1, 0)])
    assert len(graph.faces) == (1 if sides <= 32 else 0)


def test_crossed_edges_stop_faces_if_asked() -> None:
    points = [(0, 0), (0, 2), (2, 2), (2, 0)]
    crossed = [(1, 3), (0, 1), (1, 2), (2, 3), (3, 0), (0, 2)]
    graph = Graph.assembled(points, crossed)
    assert len(graph.faces) == 4
    graph.make_faces(check_crossings=True)
    assert [sorted(vertex.index for vertex in face.vertices) for face in graph.faces] == [[0, 1, 3], [1, 2, 3]]


def test_what_has_a_basis_keeps_it() -> None:
    graph = Graph.assembled([(0, 0), (1, 0)], [(0, 1)])
    graph.set_basis(Basis.SQUARE, Shape.SQUARE)
    assert (graph.basis, graph.vertices[0].basis) == (Basis.SQUARE, Basis.NONE)
    assert graph.is_regular()
    graph.basis = Basis.NONE
    assert not graph.is_regular()


def test_coordinates_have_single_precision_and_a_limit() -> None:
    assert as_float(0.1) == pytest.approx(0.1, abs=1e-8)
    assert as_float(0.1) != 0.1
    with pytest.raises(BoardError, match=r"the coordinate 1e\+300 is out of range"):
        as_float(1e300)
    graph = Graph.of([(1, 0), (2, 0)], [])
    with pytest.raises(BoardError, match=r"a coordinate of the board is too large: the limit is 1,000,000,000"):
        graph.scale(MAX_COORDINATE, 1.0, 1.0)
