"""Topologies against those recorded from Ludii, and properties that every topology has."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludkit.board.directions import (
    ALL,
    CELL,
    DIRECTION_INDEX,
    DIRECTIONS,
    EDGE,
    OPPOSITE,
    SITE_TYPES,
    VERTEX,
)
from ludkit.board.graph import BoardError
from tests.board.boards import board_of
from tests.board.topology_facts import lists_of, read_facts, reduced

FACTS = list(read_facts())


@pytest.mark.parametrize("fact", FACTS, ids=[fact["board"] for fact in FACTS])
def test_board_is_ludiis(fact: dict[str, Any]) -> None:
    try:
        found = reduced(lists_of(board_of(fact["board"])))
    except (BoardError, AssertionError):
        found = {"error": True}
    assert {"board": fact["board"], **found} == fact


shapes = st.sampled_from(["(square {})", "(hex {})", "(tri {})", "(square Diamond {})", "(tiling T3464 {})"])
boards = st.builds(
    lambda shape, size, use: f"(board {shape.format(size)} use:{use})",
    shapes,
    st.integers(1, 4),
    st.sampled_from(SITE_TYPES),
)
kinds = st.sampled_from([VERTEX, EDGE, CELL])


@settings(max_examples=25, deadline=None)
@given(boards, kinds)
def test_neighbours_are_mutual(board: str, kind: int) -> None:
    neighbours = board_of(board).topology.neighbours(kind, ALL)
    assert all(site in neighbours[other] for site, others in enumerate(neighbours) for other in others)


@settings(max_examples=25, deadline=None)
@given(boards, kinds, st.sampled_from(["N", "E", "NE", "SSW", "Orthogonal", "All"]))
def test_radials_are_made_of_steps(board: str, kind: int, name: str) -> None:
    topology = board_of(board).topology
    direction = DIRECTION_INDEX[name]
    steps = topology.steps(kind, direction)
    for site, radials in enumerate(topology.radials(kind, direction)):
        assert [radial[1] for radial in radials] == steps[site]
        for radial in radials:
            assert radial[0] == site
            assert len(set(radial)) == len(radial)
            assert all(b in steps[a] for a, b in pairwise(radial))


@settings(max_examples=25, deadline=None)
@given(boards, kinds)
def test_every_site_is_in_one_row_column_and_phase(board: str, kind: int) -> None:
    topology = board_of(board).topology
    sites = list(range(topology.count(kind)))
    for parts in (topology.rows(kind), topology.columns(kind), topology.layers(kind), topology.phases(kind)):
        assert sorted(site for part in parts for site in part) == sites
    assert sorted(topology.region(kind, "inner") + topology.region(kind, "outer")) == sites
    assert [topology.site(kind, label) for label in topology.labels(kind)] == (
        sites if kind != EDGE else [-1] * len(sites)
    )


@pytest.mark.parametrize("size", [2, 3, 5])
def test_lines_lead_both_ways_on_squares(size: int) -> None:
    topology = board_of(f"(board (square {size}))").topology
    for name in ("N", "E", "NE", "NW"):
        for lines in topology.lines(CELL, DIRECTION_INDEX[name]):
            for radial, opposite in lines:
                back = topology.radials(CELL, OPPOSITE[DIRECTION_INDEX[name]])[radial[0]]
                assert ([opposite] if opposite else []) == back


def test_rings_hold_the_sites_at_each_distance() -> None:
    topology = board_of("(board (square 3))").topology
    orthogonal = DIRECTIONS.index("Orthogonal")
    assert topology.distances(CELL, orthogonal, 0) == [0, 1, 2, 1, 2, 3, 2, 3, 4]
    assert topology.rings(CELL, orthogonal, 0) == [[0], [1, 3], [2, 4, 6], [5, 7], [8]]


def test_edges_that_touch_at_their_ends_do_not_cross() -> None:
    topology = board_of(
        "(board (graph vertices:{{0 0} {2 2} {0 2} {2 0} {3 3}} edges:{{0 1} {2 3} {1 4}}) use:Vertex)"
    ).topology
    assert topology.edges_cross(0, 1)
    assert topology.edges_cross(1, 0)
    assert not topology.edges_cross(0, 2)


def test_edges_go_through_each_other_only_clear_of_their_ends() -> None:
    topology = board_of(
        "(board (graph vertices:{{0 0} {4 4} {0 4} {4 0} {2 0} {2 2}} edges:{{0 1} {2 3} {4 5} {0 4}}) use:Vertex)"
    ).topology
    assert topology.edges_through(0) == [1]
    assert topology.edges_through(1) == [0]
    assert topology.edges_cross(0, 2)
    assert topology.edges_through(2) == []
