"""Directions and kinds of sites, as small numbers.

A direction is its index in `DIRECTIONS`, which is the order in which Ludii goes through directions. The first 13 are
kinds of direction (``Orthogonal``, ``All``, …); the rest are single directions: compass, rotational (round a pivot) and
spatial (up and down between layers).
"""

from __future__ import annotations

from typing import Final

VERTEX: Final = 0
EDGE: Final = 1
CELL: Final = 2
SITE_TYPES: Final = ("Vertex", "Edge", "Cell")
"""Names of the kinds of sites; a kind of site is an index here."""

DIRECTIONS: Final = (
    *("All", "Angled", "Adjacent", "Axial", "Orthogonal", "Diagonal", "OffDiagonal"),
    *("SameLayer", "Upward", "Downward", "Rotational", "Base", "Support"),
    *("N", "E", "S", "W", "NE", "SE", "NW", "SW"),
    *("NNW", "WNW", "WSW", "SSW", "SSE", "ESE", "ENE", "NNE"),
    *("CW", "CCW", "In", "Out"),
    *("U", "UN", "UNE", "UE", "USE", "US", "USW", "UW", "UNW"),
    *("D", "DN", "DNE", "DE", "DSE", "DS", "DSW", "DW", "DNW"),
)
DIRECTION_COUNT: Final = len(DIRECTIONS)
DIRECTION_INDEX: Final = {name: index for index, name in enumerate(DIRECTIONS)}

ALL: Final = 0
ADJACENT: Final = 2
ORTHOGONAL: Final = 4
DIAGONAL: Final = 5
OFF_DIAGONAL: Final = 6
SAME_LAYER: Final = 7
UPWARD: Final = 8
DOWNWARD: Final = 9
ROTATIONAL: Final = 10
FIRST_SINGLE: Final = 13
"""Directions from this one on are single directions."""
CW: Final = 29
CCW: Final = 30
IN: Final = 31
OUT: Final = 32

COMPASS: Final = ("N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW")
"""The compass clockwise from north."""
TURNING: Final = ("Out", "CW", "In", "CCW")
"""The directions round a pivot, each a right turn from the one before."""
_BELOW: Final = ("D", "DN", "DNE", "DE", "DSE", "DS", "DSW", "DW", "DNW")
_ABOVE: Final = ("U", "UN", "UNE", "UE", "USE", "US", "USW", "UW", "UNW")


def _index(name: str) -> int:
    return DIRECTION_INDEX[name]


def _ranks() -> list[int]:
    """Where each single direction stands in its own family (compass, rotational, spatial); -1 for kinds."""
    ranks = [-1] * DIRECTION_COUNT
    for family in (COMPASS, TURNING, (*_BELOW, *_ABOVE)):
        for rank, name in enumerate(family):
            ranks[_index(name)] = rank
    return ranks


def _turned(places: int) -> list[int]:
    """What each direction becomes when it is turned to the right by so many places; kinds become themselves.

    ``D`` and ``U`` have no place on the circle of their layer, so they stay.
    """
    result = list(range(DIRECTION_COUNT))
    for circle in (COMPASS, TURNING, _BELOW[1:], _ABOVE[1:]):
        for rank, name in enumerate(circle):
            result[_index(name)] = _index(circle[(rank + places) % len(circle)])
    return result


def _opposites() -> list[int]:
    result = list(range(DIRECTION_COUNT))
    for circle in (COMPASS, TURNING):
        half = len(circle) // 2
        for rank, name in enumerate(circle):
            result[_index(name)] = _index(circle[rank - half])
    for below, above in ((_BELOW, _ABOVE), (_ABOVE, _BELOW)):
        result[_index(below[0])] = _index(above[0])
        for rank, name in enumerate(below[1:]):
            result[_index(name)] = _index(above[1 + (rank + 4) % 8])
    return result


RANK: Final = _ranks()
"""By direction: its place in its own family, by which Ludii sorts the directions that a board has."""
LEFT: Final = _turned(-1)
"""By direction: one place to the left, over all 16 directions of the compass."""
RIGHT: Final = _turned(1)
OPPOSITE: Final = _opposites()
FACED: Final = [DIRECTION_INDEX["DSW" if name == "DNW" else name] for name in DIRECTIONS]
"""By direction: where a step leads that faces it. Ludii takes ``DNW`` for ``DSW`` there."""
