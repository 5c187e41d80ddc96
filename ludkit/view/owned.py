"""What belongs to players: their sides of the board, and other regions."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import hypot

from ludkit.view.canvas import Canvas
from ludkit.view.layout import Layout, outer_edges, sides_of
from ludkit.view.palette import OUTLINE, owner_colour
from ludkit.view.plan import Point

STRIP = 9.0
"""How wide the coloured line along a player's side is, in pixels."""

LEAST_FACING = 0.3
"""How much an edge has to face the way of a side to be marked as part of it: 1 straight, 0 not at all."""


@dataclass(frozen=True, slots=True)
class _Strip:
    """An outer edge of the cell ``site`` that belongs to a player's side."""

    facing: float
    owner: int
    site: int


def draw_owned(canvas: Canvas, layout: Layout, colours: Mapping[int, str]) -> list[tuple[Point, float]]:
    """Sites that the description colours; sides of players along the edge of the board; their other regions as a tint.

    Returns discs that cover what was drawn outside the board.
    """
    plan = layout.plan
    for colour, sites in plan.tints:
        _tint(canvas, layout, set(sites), colour)
    strips: dict[frozenset[int], _Strip] = {}
    for owner, sites in plan.regions:
        region = set(sites)
        sides = [direction for direction, side in plan.sides.items() if len(side) > 1 and region >= set(side)]
        along = {site for direction in sides for site in plan.sides[direction]}
        if plan.default == "Cell" and sides and along == region:
            _mark_edges(layout, owner, sides, strips)
        else:
            _tint(canvas, layout, region, owner_colour(owner, colours, plan.players))
    return _draw_strips(canvas, layout, strips, colours)


def _mark_edges(layout: Layout, owner: int, sides: list[str], strips: dict[frozenset[int], _Strip]) -> None:
    """Give each outer edge of the cells along the sides to the owner whose side it faces most."""
    plan = layout.plan
    outer = outer_edges(plan)
    for direction in sides:
        outward = layout.outward("Cell", plan.sides[direction])
        for site in plan.sides[direction]:
            ring = plan.cells[site][1]
            for a, b in sides_of(ring):
                edge = frozenset((a, b))
                if edge in outer:
                    facing = _facing(layout, site, a, b, outward)
                    if facing > (strips[edge].facing if edge in strips else LEAST_FACING):
                        strips[edge] = _Strip(facing, owner, site)


def _facing(layout: Layout, site: int, a: int, b: int, outward: Point) -> float:
    """How much an edge of a cell looks in a direction: 1 fully, 0 not at all."""
    (ax, ay), (bx, by) = layout.vertices[a], layout.vertices[b]
    cx, cy = layout.points["Cell"][site]
    x, y = (ax + bx) / 2 - cx, (ay + by) / 2 - cy
    return (x * outward[0] + y * outward[1]) / (hypot(x, y) or 1.0)


def _draw_strips(
    canvas: Canvas, layout: Layout, strips: Mapping[frozenset[int], _Strip], colours: Mapping[int, str]
) -> list[tuple[Point, float]]:
    """Lines just outside the cells, mitred where they meet; returns the disc round each."""
    normals: defaultdict[int, list[Point]] = defaultdict(list)
    for edge, strip in strips.items():
        for vertex in edge:
            normals[vertex].append(_normal(layout, sorted(edge), strip.site))
    corners = {vertex: _mitred(layout.vertices[vertex], meeting) for vertex, meeting in normals.items()}
    lines = [(corners[a], corners[b], strip.owner) for (a, b), strip in ((sorted(e), s) for e, s in strips.items())]
    with canvas.group(stroke_linecap="round"):
        for a, b, _ in lines:
            canvas.line(a, b, stroke=OUTLINE, stroke_width=STRIP)
        for a, b, owner in lines:
            canvas.line(a, b, stroke=owner_colour(owner, colours, layout.plan.players), stroke_width=STRIP - 2)
    return [(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), hypot(a[0] - b[0], a[1] - b[1]) / 2) for a, b, _ in lines]


def _normal(layout: Layout, edge: Sequence[int], site: int) -> Point:
    """The direction, of length 1, that leads out of a cell straight across one of its edges."""
    (ax, ay), (bx, by) = (layout.vertices[v] for v in edge)
    cx, cy = layout.points["Cell"][site]
    x, y = by - ay, ax - bx
    length = hypot(x, y) or 1.0
    if x * (ax - cx) + y * (ay - cy) < 0:
        length = -length
    return x / length, y / length


def _mitred(vertex: Point, normals: Sequence[Point]) -> Point:
    """Where strips that leave a vertex begin, given the normals of their edges."""
    (ax, ay), (bx, by) = normals[0], normals[-1]
    share = 0.6 * STRIP / max(1 + ax * bx + ay * by, 0.25)
    return vertex[0] + (ax + bx) * share, vertex[1] + (ay + by) * share


def _tint(canvas: Canvas, layout: Layout, region: set[int], colour: str) -> None:
    """Colour some sites lightly, with a faint outline that shows light colours, too."""
    kind = layout.plan.default
    with canvas.group(fill=colour, fill_opacity=0.3, stroke=OUTLINE, stroke_opacity=0.35):
        for site in sorted(region):
            if site >= layout.plan.count(kind):
                continue
            if kind == "Cell":
                canvas.path(*layout.outline(layout.plan.cells[site][1]))
            else:
                canvas.circle(layout.points[kind][site], 0.8 * layout.room[kind][site])
