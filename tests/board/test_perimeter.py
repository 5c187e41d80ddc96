"""The ways round boards."""

from __future__ import annotations

from ludkit.board.graph import Graph
from ludkit.board.perimeter import Outline, find_perimeters

SQUARE = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)]
RING = [(0, 1), (1, 2), (2, 3), (3, 0)]


def perimeters(vertices: list[tuple[float, float]], edges: list[tuple[int, int]]) -> list[list[int]]:
    return [[vertex.index for vertex in way] for way in find_perimeters(Graph.of(vertices, edges))]


def test_a_way_goes_round_counterclockwise_from_the_left() -> None:
    assert perimeters(SQUARE, RING) == [[0, 1, 2, 3]]


def test_a_dead_end_is_gone_along_and_back() -> None:
    assert perimeters([*SQUARE, (6.0, 4.0)], [*RING, (2, 4)]) == [[0, 1, 2, 4, 2, 3]]


def test_parts_inside_others_have_no_perimeter() -> None:
    assert perimeters([*SQUARE, (1.0, 1.0), (2.0, 2.0)], [*RING, (4, 5)]) == [[0, 1, 2, 3]]


def test_a_vertex_without_edges_is_a_part() -> None:
    assert perimeters([*SQUARE, (9.0, 1.0)], RING) == [[0, 1, 2, 3], [4]]


def test_outlines_hold_the_points_inside() -> None:
    outline = Outline(Graph.of(SQUARE, RING).vertices)
    assert [outline.contains(x, y) for x, y in ((2, 2), (5, 2), (-1, 2), (2, 5))] == [True, False, False, False]
