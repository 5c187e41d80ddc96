"""``rotations``: in which rotations a piece may come to a site."""

from __future__ import annotations

from ludkit.board.directions import (
    ADJACENT,
    ALL,
    DIAGONAL,
    DIRECTION_INDEX,
    FIRST_SINGLE,
    OFF_DIAGONAL,
    ORTHOGONAL,
    RANK,
)
from ludkit.engine.builder import Builder
from ludkit.engine.functions import IntArrayConstant, IntArrayFunction
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Constant, Ludeme


@builds("game.functions.intArray.state.Rotations")
def build_rotations(b: Builder, ludeme: Ludeme) -> IntArrayFunction:
    topology = b.topology
    site_type = b.layout.default_type
    sides = topology.sides_of_cells()
    if sides < 1:
        raise b.unsupported(ludeme, "on a board that is not regular")
    names = [value.name for value in b.list_of(ludeme, "directionsOfRotation") if isinstance(value, Constant)]
    one = b.constant_name(ludeme, "directionOfRotation")
    if one is not None:
        names.append(one)
    ratio = len(topology.directions(site_type, ALL)) // sides
    rotations: list[int] = []
    for name in names:
        direction = DIRECTION_INDEX[name]
        singles = [direction]
        if direction in (ADJACENT, DIAGONAL, ALL, OFF_DIAGONAL, ORTHOGONAL):
            singles = topology.directions(site_type, direction)
        for single in singles:
            if single >= FIRST_SINGLE and RANK[single] // ratio not in rotations:
                rotations.append(RANK[single] // ratio)
    return IntArrayConstant(rotations)
