"""Shapes on a lattice: how many places they have."""

from __future__ import annotations

import pytest

from ludkit.board.generators import hexagonal, lattice, triangular
from ludkit.board.graph import BoardError, Graph


@pytest.mark.parametrize("size", [1, 2, 3, 5, 8])
def test_shapes_have_as_many_places_as_they_should(size: int) -> None:
    assert len(list(lattice.hexagon(size))) == 3 * size * (size - 1) + 1
    assert len(list(lattice.triangle(size))) == size * (size + 1) // 2
    assert len(list(lattice.star(size))) == 6 * size * (size + 1) + 1
    assert len(list(lattice.prism(size, size))) == 3 * size * (size - 1) + 1
    assert len(list(lattice.rectangle(size, 4))) == 4 * size - size // 2


@pytest.mark.parametrize("size", [1, 2, 4, 7])
def test_the_two_ways_to_a_hexagon_make_the_same_cells(size: int) -> None:
    """Ludii makes hexagons vertex by vertex; laying tiles gives the same board, in the same order."""
    places = [hexagonal.LATTICE.upright(row, column) for row, column in lattice.hexagon(size)]
    laid = lattice.tiling(hexagonal.TILE, places, *_kind(hexagonal.triangle(1)))
    assert _described(hexagonal.hexagon(size)) == _described(laid)
    corners = [triangular.LATTICE.upright(row, column) for row, column in lattice.hexagon(size)]
    joined = lattice.joined(corners, *_kind(triangular.triangle(1)))
    joined.reorder()
    assert _described(triangular.hexagon(size)) == _described(joined)


def _kind(graph: Graph) -> tuple[lattice.Basis, lattice.Shape]:
    assert graph.basis is not None
    assert graph.shape is not None
    return graph.basis, graph.shape


def _described(graph: Graph) -> tuple[list[tuple[float, float]], list[tuple[int, int]], list[list[int]]]:
    return (
        [(round(vertex.x, 4) + 0.0, round(vertex.y, 4) + 0.0) for vertex in graph.vertices],
        [(min(edge.a.index, edge.b.index), max(edge.a.index, edge.b.index)) for edge in graph.edges],
        [sorted(vertex.index for vertex in face.vertices) for face in graph.faces],
    )


def test_lattices_have_a_limit() -> None:
    with pytest.raises(BoardError, match=r"the board is too large: 2000 rows of 1000 \(the limit is 1000000 places\)"):
        list(lattice.rhombus(2000, 1000))
    assert list(lattice.rhombus(-2000, 1000)) == []
