"""Sites keep empty sites and owned pieces up to date, and take back what was tried."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludkit.board.directions import CELL, EDGE, VERTEX
from ludkit.engine.sites import Layout, Sites

CELLS, VERTICES, EDGES, HAND = 4, 9, 12, 2
COMPONENTS = 3


def make_sites(counts: bool, ordered: bool) -> Sites:
    layout = Layout([VERTICES, EDGES, CELLS], CELL, [CELLS, HAND])
    return Sites(layout, COMPONENTS + 1, counts, ordered, False)


def contents(sites: Sites) -> Any:
    return (
        (sites.what, sites.who, sites.count, sites.state, sites.rotation, sites.value),
        sites.owned,
        sites.empty,
    )


def snapshot(sites: Sites) -> Any:
    return contents(sites.copy())


ELEMENTS = st.integers(0, CELLS + HAND + VERTICES + EDGES - 1)
CHANGES = st.lists(
    st.tuples(
        st.sampled_from(["put", "clear", "count", "state", "rotation", "value", "own", "disown"]),
        ELEMENTS,
        st.integers(1, COMPONENTS),
    ),
    max_size=30,
)


def change(sites: Sites, changes: list[tuple[str, int, int]]) -> None:
    for kind, element, number in changes:
        match kind:
            case "put":
                sites.put(element, number, number % 3, number)
            case "clear":
                sites.clear(element)
            case "count":
                sites.set_count(element, number - 1)
            case "state":
                sites.set_state(element, number)
            case "rotation":
                sites.set_rotation(element, number)
            case "value":
                sites.set_value(element, number)
            case "own":
                sites.own(number, element)
            case "disown":
                sites.disown(number, element)


@given(CHANGES, CHANGES, CHANGES, st.booleans(), st.booleans())
@settings(max_examples=150, deadline=None)
def test_what_was_tried_is_taken_back(
    before: list[tuple[str, int, int]],
    outer: list[tuple[str, int, int]],
    inner: list[tuple[str, int, int]],
    counts: bool,
    ordered: bool,
) -> None:
    sites = make_sites(counts, ordered)
    change(sites, before)
    start = snapshot(sites)
    first = sites.mark()
    change(sites, outer)
    between = snapshot(sites)
    second = sites.mark()
    change(sites, inner)
    sites.undo(second)
    assert contents(sites) == between
    sites.undo(first)
    assert contents(sites) == start


@given(CHANGES, st.booleans())
@settings(max_examples=100, deadline=None)
def test_empty_sites_are_those_without_pieces(changes: list[tuple[str, int, int]], counts: bool) -> None:
    sites = make_sites(counts, False)
    change(sites, changes)
    layout = sites.layout
    for element in range(layout.elements):
        is_empty = layout.site(element) in sites.empty[layout.zone_of[element]]
        assert is_empty == (sites.count[element] == 0)
    assert all(zone == sorted(zone) for zone in sites.empty)


@pytest.mark.parametrize(
    ("kind", "site", "element"),
    [(CELL, 3, 3), (CELL, 5, 5), (VERTEX, 0, 6), (VERTEX, 8, 14), (EDGE, 0, 15), (EDGE, 11, 26), (VERTEX, 9, 27)],
)
def test_elements_of_sites(kind: int, site: int, element: int) -> None:
    layout = Layout([VERTICES, EDGES, CELLS], CELL, [CELLS, HAND])
    assert layout.element(kind, site) == element
    if site < layout.sizes[kind]:
        assert (layout.site_type(element), layout.site(element)) == (kind, site)


def test_hands_come_behind_the_sites_that_are_played_on() -> None:
    layout = Layout([VERTICES, EDGES, CELLS], VERTEX, [VERTICES, HAND])
    assert layout.first_sites == [0, VERTICES]
    assert layout.container_of == [0] * VERTICES + [1] * HAND
    sites = Sites(layout, 2, False, False, False)
    assert sites.empty[CELL] == list(range(CELLS))
    assert sites.empty[CELL + 1] == [VERTICES, VERTICES + 1]


def test_without_counts_a_site_holds_one_piece() -> None:
    sites = make_sites(False, False)
    sites.put(0, 1, 1, 5)
    sites.set_count(0, 3)
    assert sites.count[0] == 1


@pytest.mark.parametrize(("ordered", "left"), [(True, [1, 3]), (False, [3, 1])])
def test_where_a_gap_in_the_owned_pieces_closes(ordered: bool, left: list[int]) -> None:
    sites = make_sites(False, ordered)
    for element in (0, 1, 3):
        sites.own(1, element)
    sites.disown(1, 0)
    assert sites.owned[1] == left


@pytest.mark.parametrize("site_type", [CELL, VERTEX, EDGE])
@pytest.mark.parametrize("site", [-1, -2, 1000])
def test_sites_that_are_nowhere_have_the_element_behind_all_others(site_type: int, site: int) -> None:
    layout = make_sites(True, True).layout
    assert layout.element(site_type, site) == layout.elements
