"""What a tiling by name can make."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ludkit.board.graph import Graph, Shape
from ludkit.board.polygon import Polygon


@dataclass(frozen=True, slots=True)
class Tiling:
    """A tiling, called by the numbers of sides of the shapes round a vertex.

    ``sized`` makes a board with one dimension, ``two_sized`` one with two (None: the second is left out of account).
    ``custom`` makes what is inside a polygon, ``outline`` a polygon from the lengths of its sides; without them the
    board has ``default`` as its size, whatever shape is asked for.
    """

    name: str
    sized: Callable[[int], Graph]
    two_sized: Callable[[int, int], Graph] | None = None
    custom: Callable[[Polygon, Shape], Graph] | None = None
    outline: Callable[[Sequence[int]], Polygon] | None = None
    default: int = 3
