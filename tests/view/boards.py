"""Small boards in the board format, made here so that the drawing is tested by itself."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Any

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def square(size: int, default: str = "Cell") -> dict[str, Any]:
    """A square board with ``size`` cells a side, or ``size`` vertices a side for a board of intersections."""
    side = size + 1 if default == "Cell" else size
    vertices = [[x, y, 0] for y in range(side) for x in range(side)]
    edges = [[y * side + x, y * side + x + 1] for y in range(side) for x in range(side - 1)]
    edges += [[y * side + x, (y + 1) * side + x] for y in range(side - 1) for x in range(side)]
    cells = [
        [x + 0.5, y + 0.5, [y * side + x, (y + 1) * side + x, (y + 1) * side + x + 1, y * side + x + 1]]
        for y in range(side - 1)
        for x in range(side - 1)
    ]
    sites = {
        "labels": [f"{LETTERS[x]}{y + 1}" for y in range(size) for x in range(size)],
        "adjacent": [
            [b * size + a for a, b in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)) if 0 <= a < size > b >= 0]
            for y in range(size)
            for x in range(size)
        ],
        "sides": {
            "S": list(range(size)),
            "N": [size * (size - 1) + x for x in range(size)],
            "W": [size * y for y in range(size)],
            "E": [size * y + size - 1 for y in range(size)],
        },
    }
    return {"default_site": default, "vertices": vertices, "edges": edges, "cells": cells, default: sites, "tracks": []}


def hexagons(places: list[tuple[int, int]], steps: tuple[tuple[float, float], tuple[float, float]], turn: float) -> Any:
    """Cells of hexagons at places (letter, number); ``steps`` is where the next letter and number lie."""
    (ax, ay), (bx, by) = steps
    vertices: list[list[float]] = []
    cells = []
    for letter, number in places:
        x, y = letter * ax + number * bx, letter * ay + number * by
        ring = []
        for k in range(6):
            corner = [round(x + cos(turn + k * pi / 3), 6), round(y + sin(turn + k * pi / 3), 6), 0]
            if corner not in vertices:
                vertices.append(corner)
            ring.append(vertices.index(corner))
        cells.append([x, y, ring])
    edges = sorted({(min(p), max(p)) for _, _, ring in cells for p in zip(ring, ring[1:] + ring[:1], strict=True)})
    labels = [f"{LETTERS[letter]}{number + 1}" for letter, number in places]
    return {
        "default_site": "Cell",
        "vertices": vertices,
        "edges": [list(edge) for edge in edges],
        "cells": cells,
        "Cell": {"labels": labels, "sides": {}},
        "tracks": [],
    }


def hexagon(size: int) -> dict[str, Any]:
    """The hexagon of ``(hex size)``."""
    numbers = range(2 * size - 1)
    places = [(x, y) for y in numbers for x in numbers if abs(x - y) < size]
    return hexagons(places, ((sqrt(3), 0), (-sqrt(3) / 2, 1.5)), pi / 6)


def rhombus(size: int) -> dict[str, Any]:
    """The rhombus of ``(hex Diamond size)``, with its four sides."""
    places = sorted(((x, y) for x in range(size) for y in range(size)), key=lambda p: (sum(p), p[0]))
    board = hexagons(places, ((1.5, sqrt(3) / 2), (-1.5, sqrt(3) / 2)), 0)
    last = size - 1
    faces = {
        "SW": lambda p: p[0] == 0,
        "NE": lambda p: p[0] == last,
        "SE": lambda p: p[1] == 0,
        "NW": lambda p: p[1] == last,
    }
    board["Cell"]["sides"] = {name: [i for i, p in enumerate(places) if on(p)] for name, on in faces.items()}
    return board


def mancala(columns: int) -> dict[str, Any]:
    """Two rows of pits with a store at either end, and a track round the pits."""
    vertices = [[-0.85, 0.5, 0]] + [[x, y, 0] for y in (0, 1) for x in range(columns)] + [[columns - 0.15, 0.5, 0]]
    labels = (
        ["A1"] + [f"{LETTERS[x + 1]}{y + 1}" for y in (0, 1) for x in range(columns)] + [f"{LETTERS[columns + 1]}1"]
    )
    way = [*range(1, columns + 1), *range(2 * columns, columns, -1)]
    elements = [[a, b, -1, 0] for a, b in zip(way, way[1:] + way[:1], strict=True)]
    return {
        "default_site": "Vertex",
        "vertices": vertices,
        "edges": [[i, i + 1] for i in range(1, columns)],
        "cells": [],
        "Vertex": {"labels": labels, "sides": {}},
        "tracks": [{"name": "Track", "owner": 0, "loop": True, "elems": elements}],
    }


def backgammon() -> dict[str, Any]:
    """Two rows of twelve points, with a bar in the middle of each."""
    labels = [f"{LETTERS[x]}{y + 1}" for y in (0, 1) for x in range(13)]
    return {
        "default_site": "Vertex",
        "vertices": [[x, y, 0] for y in (0, 1) for x in range(13)],
        "edges": [],
        "cells": [],
        "Vertex": {"labels": labels, "sides": {"S": list(range(13)), "N": list(range(13, 26))}},
        "tracks": [],
    }


def rings(around: int, circles: int) -> dict[str, Any]:
    """Concentric circles of vertices joined by spokes."""
    angles = [2 * pi * k / around for k in range(around)]
    vertices = [[r * cos(a), r * sin(a), 0] for r in range(1, circles + 1) for a in angles]
    edges = [[c * around + k, c * around + (k + 1) % around] for c in range(circles) for k in range(around)]
    edges += [[c * around + k, (c + 1) * around + k] for c in range(circles - 1) for k in range(around)]
    labels = [f"{LETTERS[c]}{k + 1}" for c in range(circles) for k in range(around)]
    neighbours = [[b if a == site else a for a, b in edges if site in (a, b)] for site in range(len(vertices))]
    return {
        "default_site": "Vertex",
        "vertices": vertices,
        "edges": edges,
        "cells": [],
        "Vertex": {"labels": labels, "adjacent": neighbours, "sides": {}},
        "tracks": [],
    }


def state(*sites: list[Any], **more: Any) -> dict[str, Any]:
    """A state of the trace format with these rows of sites."""
    return {"sites": list(sites), **more}


def one(kind: str, site: int, what: int, owner: int, count: int = 1, **level: int) -> list[Any]:
    """The row of a site with one piece."""
    return [kind, site, count, [what, owner, level.get("state", 0), level.get("rotation", 0), level.get("value", 0)]]
