"""Pictures of boards and states: structure, orientation, labels, pieces."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest

from ludkit.view.layout import round_centre
from ludkit.view.pieces import pieces_of
from ludkit.view.plan import Plan, plan_of
from ludkit.view.svg import Look, board_svg
from tests.oracle import ORACLE, index, needs_oracle, read_gzip, read_lines
from tests.score import pick
from tests.view.boards import backgammon, hexagon, mancala, one, rhombus, rings, square, state
from tests.view.pictures import SVG, check_nothing_is_clipped, check_picture

DISCS = pieces_of([None, ["Disc1", 1, "Disc"], ["Disc2", 2, "Disc"], ["WhiteCross", 3, "WhiteCross"]], 2)
BOARDS = {
    "square": square(5),
    "intersections": square(5, "Vertex"),
    "hexagon": hexagon(4),
    "rhombus": rhombus(5),
    "rings": rings(8, 3),
}


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("name", BOARDS)
def test_pictures_of_small_boards(name: str) -> None:
    plan = plan_of(BOARDS[name])
    check_picture(board_svg(plan), plan)


def test_pits_are_drawn_without_lines_and_with_their_numbers() -> None:
    plan = plan_of(mancala(6), pits=True)
    seeds = pieces_of([None, ["Seed", 3, "Seed"]], 2)
    svg = board_svg(plan, state(one("Vertex", 1, 1, 0, count=4), one("Vertex", 2, 1, 0)), seeds)
    check_picture(svg, plan)
    assert "4" in texts(svg) and "1" in texts(svg)


def test_a_backgammon_board_has_points_and_a_bar() -> None:
    plan = replace(plan_of(backgammon()), points=True)
    check_picture(board_svg(plan), plan)
    shapes = Counter(
        e.tag.removeprefix(SVG) for e in ElementTree.fromstring(board_svg(plan)).iter() if e.get("data-site")
    )
    assert shapes == {"polygon": 24, "rect": 2} and plan.bar == {6, 19}


def test_pieces_lie_side_by_side_on_a_point_towards_the_middle() -> None:
    plan = replace(plan_of(backgammon()), points=True)
    stack = ["Vertex", 0, 1, *[[1, 1, 0, 0, 0]] * 6]
    discs = pieces_of([None, ["Disc1", 1, "Disc"], ["Disc2", 2, "Disc"]], 2)
    svg = board_svg(plan, state(stack, one("Vertex", 13, 2, 2, count=2)), discs)
    check_nothing_is_clipped(ElementTree.fromstring(svg))
    heights = [float(circle.get("cy", "")) for circle in ElementTree.fromstring(svg).iter(f"{SVG}circle")]
    assert heights == sorted(heights[:2]) + sorted(heights[2:], reverse=True) and len(heights) == 2 + 5
    assert texts(svg)[-1] == "6"


def test_a_full_grid_has_its_labels_along_two_margins() -> None:
    assert texts(board_svg(plan_of(square(3)), look=Look(sides=False))) == ["A", "B", "C", "1", "2", "3"]


def test_other_boards_have_a_label_at_every_site() -> None:
    labels = texts(board_svg(plan_of(hexagon(3)), look=Look(sides=False)))
    assert sorted(labels) == sorted(hexagon(3)["Cell"]["labels"])


def test_sides_are_named_outside_the_board() -> None:
    svg = board_svg(plan_of(rhombus(5)), look=Look(labels=False))
    assert sorted(texts(svg)) == ["NE", "NW", "SE", "SW"]


def test_sides_of_players_are_drawn_in_their_colours() -> None:
    board = rhombus(5)
    sides = board["Cell"]["sides"]
    plan = plan_of(board, regions=[(1, [*sides["SW"], *sides["NE"]]), (2, [*sides["SE"], *sides["NW"]])])
    svg = board_svg(plan, look=Look(player_colours={1: "#aa0001", 2: "#0000aa"}))
    check_picture(svg, plan)
    colours = [line.get("stroke") for line in ElementTree.fromstring(svg).iter(f"{SVG}line")]
    # all outer edges are somebody's; the edges at the very top and bottom face both sides, and one player gets them
    assert {colours.count("#aa0001"), colours.count("#0000aa")} == {18, 20}


def test_pieces_have_their_owners_colours_letters_and_numbers() -> None:
    pieces = pieces_of([None, ["Pawn1", 1, "Pawn"], ["King2", 2, "King"]], 2)
    position = state(one("Cell", 0, 1, 1, value=3), ["Cell", 4, 1, [1, 1, 0, 0, 0], [2, 2, 0, 0, 0]])
    svg = board_svg(plan_of(square(3)), position, pieces)
    check_picture_of_state(svg)
    assert texts(svg)[10:] == ["K", "2", "P", "3", "P", "Pawn1", "K", "King2"], "after 6 labels and 4 sides"
    assert pieces[1].colour in svg and pieces[2].colour in svg


def check_picture_of_state(svg: str) -> None:
    check_nothing_is_clipped(ElementTree.fromstring(svg))


def test_a_cross_without_an_owner_takes_the_colour_and_shape_of_its_name() -> None:
    piece = DISCS[3]
    assert (piece.shape, piece.colour) == ("cross", "#fdfbf5")
    assert pieces_of([None, ["King_noCross1", 1, "King_noCross"]], 2)[1].shape == "disc"


def test_rings_are_drawn_round_and_hexagons_straight() -> None:
    assert round_centre(plan_of(rings(8, 3))) == pytest.approx((0, 0))
    assert round_centre(plan_of(rings(6, 3))) is None
    for name in ("square", "intersections", "hexagon", "rhombus"):
        assert round_centre(plan_of(BOARDS[name])) is None


def test_hostile_strings_are_escaped() -> None:
    board = square(2)
    board["Cell"]["labels"] = ['"><script>alert(1)</script>', "&amp;", "\x00\x1b", "]]>"]
    board["tracks"] = [{"name": "<b>&", "owner": 1, "elems": [[0, 1, -1, 0], [1, -1, 0, 0]]}]
    pieces = pieces_of([None, ["<i>'1", 1, "<i>'"], ["\ud800", 2, "&"]], 2)
    svg = board_svg(plan_of(board), state(one("Cell", 0, 1, 1), one("Cell", 1, 2, 2)), pieces, title="</title><x>")
    root = ElementTree.fromstring(svg)
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= {
        "svg", "g", "title", "path", "text", "circle", "line", "polygon", "rect"
    }  # fmt: skip
    assert "<script" not in svg


def test_of_a_boardless_board_only_what_lies_round_the_pieces_is_drawn() -> None:
    plan = plan_of(square(25), boardless=True)
    for position, cells in ((None, 21), (state(one("Cell", 312, 1, 1), one("Cell", 313, 2, 2)), 26)):
        svg = board_svg(plan, position, DISCS)
        drawn = [e.get("data-site") for e in ElementTree.fromstring(svg).iter() if e.get("data-site")]
        assert len(drawn) == cells and "Cell 312" in drawn
        check_nothing_is_clipped(ElementTree.fromstring(svg))


def test_an_empty_board_is_a_picture_too() -> None:
    board: dict[str, Any] = {"default_site": "Cell", "vertices": [], "edges": [], "cells": [], "tracks": []}
    plan = plan_of(board)
    check_picture(board_svg(plan), plan)


def oracle_boards(sample: int) -> Iterator[tuple[str, Plan, dict[str, Any] | None]]:
    """Boards of the oracle with the rows that use them, one each."""
    rows = {row["board"]: row for row in index() if row.get("board")}
    for path, row in pick(sorted(rows.items()), sample):
        plan = plan_of(json.loads(read_gzip(ORACLE / path)), pits="/sow/" in row["lud"])
        yield path, plan, row


@needs_oracle
def test_pictures_of_the_oracles_boards() -> None:
    for path, plan, _ in oracle_boards(60):
        try:
            check_picture(board_svg(plan), plan)
        except AssertionError as failure:
            raise AssertionError(f"{path}: {failure}") from failure


@needs_oracle
def test_pictures_of_recorded_states() -> None:
    for path, plan, row in oracle_boards(60):
        for trace in (row or {}).get("traces", [])[:1]:
            header, *plies = list(read_lines(ORACLE / trace["file"]))
            if not header.get("components"):
                continue
            position = plies[-2]["after"] if len(plies) > 1 and "after" in plies[-2] else header["start"]
            drawn = plan.of_trace(header, [position])
            svg = board_svg(drawn, position, pieces_of(header["components"], header["players"]))
            try:
                check_picture_of_state(svg)
            except AssertionError as failure:
                raise AssertionError(f"{path}: {failure}") from failure
