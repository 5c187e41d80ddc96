"""The boards of hexagons: labels, neighbours, lines and sides."""

import json

import pytest

from ludkit.resources import game_module
from tests.oracle import ORACLE, index, needs_oracle, read_gzip

hexagons = game_module("hexagons")


def test_a_cell_inside_touches_six_others():
    assert hexagons.hexagon(5).neighbours("E5") == ["F5", "F6", "E6", "D5", "D4", "E4"]
    assert hexagons.rhombus(9).neighbours("E5") == ["F6", "F5", "E4", "D4", "D5", "E6"]


def test_the_middle_line_of_a_hexagon_is_its_longest():
    board = hexagons.hexagon(4)
    assert board.line("D4", "E") == ["A4", "B4", "C4", "D4", "E4", "F4", "G4"]
    assert board.line("D4", "NE") == ["A1", "B2", "C3", "D4", "E5", "F6", "G7"]
    assert board.line("D4", "SW") == board.line("D4", "NE")[::-1]


def test_rows_count_from_either_end():
    board = hexagons.hexagon(4)
    assert board.row(1) == ["A1", "B1", "C1", "D1"]
    assert board.row(-1) == ["D7", "E7", "F7", "G7"]


def test_a_step_off_the_board_leads_nowhere():
    assert hexagons.hexagon(4).step("A1", "SW") is None
    assert hexagons.hexagon(4).step("A1", "NE", 7) is None
    assert hexagons.hexagon(4).step("A1", "NE", 6) == "G7"


def test_sides_of_the_rhombus():
    board = hexagons.rhombus(3)
    assert board.side("SW") == ["A1", "A2", "A3"]
    assert board.side("NE") == ["C1", "C2", "C3"]
    assert board.side("SE") == ["A1", "B1", "C1"]
    assert board.side("NW") == ["A3", "B3", "C3"]


def test_letters_go_on_after_z():
    assert [hexagons.letters(i) for i in (0, 25, 26, 49)] == ["A", "Z", "AA", "AX"]


@pytest.mark.parametrize("side", [0, -1, 51])
def test_a_side_that_no_board_has_is_refused(side):
    with pytest.raises(ValueError, match=f"^a board has 1 to 50 cells a side, not {side}$"):
        hexagons.hexagon(side)


@needs_oracle
@pytest.mark.parametrize(
    ("game", "shape", "side"), [("Hex", "rhombus", 11), ("Blue Nile", "hexagon", 5), ("Three-Player Hex", "hexagon", 4)]
)
def test_labels_and_neighbours_are_those_that_ludii_shows(game, shape, side):
    row = next(row for row in index() if row.get("name") == game)
    cells = json.loads(read_gzip(ORACLE / row["board"]))["Cell"]
    labels = cells["labels"]
    board = getattr(hexagons, shape)(side)
    assert set(board.cells) == set(labels)
    for cell, neighbours in zip(labels, cells["adjacent"], strict=True):
        assert {labels[n] for n in neighbours} == set(board.neighbours(cell))
    for direction in ("NE", "SW", "NW", "SE") if shape == "rhombus" else ():
        assert {labels[n] for n in cells["sides"][direction]} == set(board.side(direction))
