"""The topology of a board as data: the board format that `ludkit board --format json` prints (docs/boards.md)."""

from __future__ import annotations

from typing import Any, Final

from ludkit.board.board import Board
from ludkit.board.directions import (
    ADJACENT,
    ALL,
    CELL,
    DIAGONAL,
    DIRECTIONS,
    EDGE,
    FACED,
    OFF_DIAGONAL,
    ORTHOGONAL,
    SITE_TYPES,
    VERTEX,
)
from ludkit.board.topology import Topology
from ludkit.board.tracks import Track

MAX_LISTED: Final = 700
"""A kind with more sites than this is left out."""
MAX_RADIALS: Final = 250
"""The radials of a kind with more sites than this are left out."""

REGIONS: Final = (
    *("corners", "convex", "concave", "major", "minor", "outer", "inner", "perimeter"),
    *("top", "bottom", "left", "right", "centre"),
)
"""The regions that are listed for each kind."""

_DIGITS: Final = 6


def board_data(board: Board) -> dict[str, Any]:
    """The board as lists of numbers. Kinds of sites that the game is not played on have no relations and radials."""
    topology = board.topology
    graph = topology.graph
    data: dict[str, Any] = {
        "default_site": SITE_TYPES[board.use],
        "vertices": [[_number(vertex.x), _number(vertex.y), _number(vertex.z)] for vertex in graph.vertices],
        "edges": topology.incident(EDGE, VERTEX),
        "cells": [
            [_number(face.x), _number(face.y), vertices]
            for face, vertices in zip(graph.faces, topology.incident(CELL, VERTEX), strict=True)
        ],
    }
    for kind in (CELL, VERTEX, EDGE):
        if 0 < topology.count(kind) <= MAX_LISTED:
            data[SITE_TYPES[kind]] = _kind(topology, kind, kind in board.kinds)
    if board.tracks:
        data["tracks"] = [_track(track) for track in board.tracks]
    return data


def _kind(topology: Topology, kind: int, played_on: bool) -> dict[str, Any]:
    data: dict[str, Any] = {name: topology.region(kind, name) for name in REGIONS}
    data["rows"] = topology.rows(kind)
    data["columns"] = topology.columns(kind)
    data["phases"] = topology.phases(kind)
    data["layers"] = topology.layers(kind)
    sides = {name: topology.side(kind, direction) for direction, name in enumerate(DIRECTIONS)}
    data["sides"] = {name: sites for name, sites in sides.items() if sites}
    if not played_on:
        return data
    for name, relation in (
        ("adjacent", ADJACENT),
        ("orthogonal", ORTHOGONAL),
        ("diagonal", DIAGONAL),
        ("off", OFF_DIAGONAL),
    ):
        data[name] = topology.neighbours(kind, relation)
    data["labels"] = topology.labels(kind)
    for name, relation in (
        ("directions", ALL),
        ("orthogonal_directions", ORTHOGONAL),
        ("diagonal_directions", DIAGONAL),
        ("adjacent_directions", ADJACENT),
    ):
        data[name] = [DIRECTIONS[direction] for direction in topology.directions(kind, relation)]
    if topology.count(kind) <= MAX_RADIALS:
        data["radials"] = _radials(topology, kind)
    return data


def _radials(topology: Topology, kind: int) -> list[dict[str, list[list[int]]]]:
    """By site, then direction that some site has; a piece that faces ``DNW`` moves as Ludii takes it (see `FACED`)."""
    result: list[dict[str, list[list[int]]]] = [{} for _ in range(topology.count(kind))]
    for direction in topology.directions(kind):
        for site, radials in enumerate(topology.radials(kind, FACED[direction])):
            if radials:
                result[site][DIRECTIONS[direction]] = radials
    return result


def _track(track: Track) -> dict[str, Any]:
    """Places as ``[site, next site, previous site, bump]``; -1 where there is none."""
    places = [
        [site, _site(track, track.next[place]), _site(track, track.previous[place]), track.bumps[place]]
        for place, site in enumerate(track.sites)
    ]
    return {"name": track.name, "owner": track.owner, "loop": track.loop, "elems": places}


def _site(track: Track, place: int) -> int:
    return track.sites[place] if place >= 0 else -1


def _number(value: float) -> float:
    """The coordinate with six digits, whole where it is whole."""
    rounded = float(f"{value:.{_DIGITS}g}")
    return int(rounded) if rounded.is_integer() else rounded
