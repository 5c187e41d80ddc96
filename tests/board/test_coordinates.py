"""Rows, columns, layers and labels where they are out of the ordinary."""

from __future__ import annotations

from ludkit.board.directions import CELL, EDGE, VERTEX
from tests.board.boards import board_of


def test_columns_behind_z_have_two_letters() -> None:
    labels = board_of("(board (rectangle 1 54))").topology.labels(CELL)
    assert [labels[n] for n in (0, 25, 26, 51, 52)] == ["A1", "Z1", "AA1", "AZ1", "BA1"]


def test_layers_are_in_labels() -> None:
    topology = board_of("(board (square 3 pyramidal:True) use:Vertex)").topology
    assert topology.labels(VERTEX)[0] == "A1/0"
    assert [len(layer) for layer in topology.layers(VERTEX)] == [9, 4, 1]


def test_edges_are_labelled_by_number_and_found_by_none() -> None:
    topology = board_of("(board (square 2) use:Edge)").topology
    assert topology.labels(EDGE) == ["0", "1", "2", "3"]
    assert topology.site(EDGE, "0") == -1


def test_sites_are_found_by_label() -> None:
    topology = board_of("(board (square 3))").topology
    assert [topology.site(CELL, label) for label in ("A1", "C2", "D4")] == [0, 5, -1]


def test_a_rule_about_layers_takes_rows_from_coordinates() -> None:
    board = "(board (square 2 pyramidal:True) use:Vertex)"
    plain = board_of(board).topology
    asked = board_of(f"{board} (map {{(pair 0 (layer of:0))}})").topology
    assert len(plain.rows(VERTEX)) == 3
    assert len(asked.rows(VERTEX)) == 2


def test_boards_without_edges_have_no_layers_and_keep_shared_labels() -> None:
    topology = board_of("(boardless Hexagonal 5)").topology
    assert topology.layers(CELL) == []
    assert len(topology.rows(CELL)) == 9
