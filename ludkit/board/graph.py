"""The graph of a board: vertices, edges and faces, before relations and directions are worked out.

Sites are numbered by their index in these lists: vertex 0 is ``vertices[0]``, a face is a cell.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class Graph:
    """Vertices ``(x, y, z)``; edges as pairs of vertex indices; faces as vertex indices in order round the face."""

    vertices: list[tuple[float, float, float]] = field(default_factory=list)
    edges: list[tuple[int, int]] = field(default_factory=list)
    faces: list[tuple[int, ...]] = field(default_factory=list)
