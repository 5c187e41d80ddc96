"""Where things go in a picture of a board: scale, room round each site, round rings, outlines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import dist, hypot, isclose
from typing import TypeVar

from ludkit.view.plan import Plan, Point, SiteKind, spacing

T = TypeVar("T")

SITE_PIXELS = 48.0
"""How far apart neighbouring sites are drawn, as a rule."""

MAX_PIXELS = 6000.0
"""No picture is drawn larger than this: boards with sites close together and far apart get smaller sites."""

POINTS_APART = 10.0
"""How far apart the two rows of a backgammon board are drawn, in steps along a row."""

MIN_ROUND_RING = 7
"""Rings of fewer vertices are drawn straight: they are the hexagons and squares of other boards."""

_TOLERANCE = 1e-3


@dataclass(frozen=True, slots=True)
class Layout:
    """A plan in pixels: y grows downwards."""

    plan: Plan
    scale: float
    points: dict[SiteKind, list[Point]]
    room: dict[SiteKind, list[float]]
    """The radius of the disc round each site that holds nothing else."""
    vertices: list[Point]
    round_centre: Point | None
    """The centre of a board of rings, whose ring edges are arcs."""

    @property
    def centre(self) -> Point:
        """The middle of the board's extent."""
        points = self.vertices or [(0.0, 0.0)]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2

    def outward(self, kind: SiteKind, sites: Sequence[int]) -> Point:
        """The direction, of length 1, in which some sites lie from the middle of the board; (0, 0) for none."""
        points = [self.points[kind][site] for site in sites]
        cx, cy = self.centre
        x, y = sum(p[0] for p in points) / len(points) - cx, sum(p[1] for p in points) / len(points) - cy
        length = hypot(x, y)
        return (x / length, y / length) if length > _TOLERANCE * self.scale else (0.0, 0.0)

    def side_path(self, start: int, end: int, reached: list[Point]) -> str:
        """The path command from one vertex to a neighbouring one, along the ring where they share one."""
        a, b = self.vertices[start], self.vertices[end]
        reached.append(b)
        if self.round_centre is None:
            return f"L{b[0]:.2f} {b[1]:.2f}"
        cx, cy = self.round_centre
        radius, other = dist(a, (cx, cy)), dist(b, (cx, cy))
        if not isclose(radius, other, abs_tol=_TOLERANCE * self.scale):
            return f"L{b[0]:.2f} {b[1]:.2f}"
        mx, my = (a[0] + b[0]) / 2 - cx, (a[1] + b[1]) / 2 - cy
        length = hypot(mx, my) or 1.0
        reached.append((cx + mx / length * radius, cy + my / length * radius))
        sweep = int((a[0] - cx) * (b[1] - cy) - (a[1] - cy) * (b[0] - cx) > 0)
        return f"A{radius:.2f} {radius:.2f} 0 0 {sweep} {b[0]:.2f} {b[1]:.2f}"

    def outline(self, ring: Sequence[int]) -> tuple[str, list[Point]]:
        """A cell's outline as a closed path, and the points that it reaches."""
        reached = [self.vertices[ring[-1]]]
        x, y = reached[0]
        sides = "".join(self.side_path(a, b, reached) for a, b in zip([ring[-1], *ring[:-1]], ring, strict=True))
        return f"M{x:.2f} {y:.2f}{sides}Z", reached


def layout(plan: Plan) -> Layout:
    """The layout of a plan, scaled so that sites that the game plays on have room."""
    default = [plan.point(plan.default, site) for site in range(plan.count(plan.default))]
    gaps = sorted(spacing(default)) or [1.0]
    extent = max((max(v[axis] for v in plan.vertices) - min(v[axis] for v in plan.vertices) for axis in (0, 1)),
                 default=1.0) if plan.vertices else 1.0  # fmt: skip
    scale = min(SITE_PIXELS / gaps[len(gaps) // 4], MAX_PIXELS / max(extent, _TOLERANCE))
    tall = POINTS_APART if plan.points else 1.0
    points = {
        kind: [_pixels(plan.point(kind, site), scale, tall) for site in range(plan.count(kind))] for kind in plan.kinds
    }
    vertices = [_pixels(v[:2], scale, tall) for v in plan.vertices]
    centre = round_centre(plan)
    return Layout(
        plan,
        scale,
        points,
        {kind: _room(plan, kind, places, vertices) for kind, places in points.items()},
        vertices,
        None if centre is None else _pixels(centre, scale),
    )


def _pixels(point: Point, scale: float, tall: float = 1.0) -> Point:
    """A point of the board in the picture; ``tall`` stretches it from top to bottom."""
    return point[0] * scale, -point[1] * scale * tall


def _room(plan: Plan, kind: SiteKind, points: list[Point], vertices: list[Point]) -> list[float]:
    """Half the way to the nearest site of the kind, no more than usual, and within the cell."""
    most = 1.5 * SITE_PIXELS if kind == "Cell" else SITE_PIXELS  # large cells may have larger pieces
    room = [min(gap, most) / 2 for gap in spacing(points)]
    if len(points) == 1:
        room = [SITE_PIXELS / 2]
    if kind == "Cell":
        for site, (_, ring) in enumerate(plan.cells):
            room[site] = min(room[site], _inside(points[site], [vertices[v] for v in ring]))
    return [max(radius, 1.0) for radius in room]


def _inside(point: Point, ring: Sequence[Point]) -> float:
    """How far a point is from the nearest side of a polygon."""
    return min((_distance_to_segment(point, a, b) for a, b in sides_of(ring)), default=SITE_PIXELS / 2)


def sides_of(ring: Sequence[T]) -> Iterator[tuple[T, T]]:
    """The sides of a polygon, from corner to corner."""
    yield from zip(ring, [*ring[1:], *ring[:1]], strict=True)


def _distance_to_segment(point: Point, a: Point, b: Point) -> float:
    (px, py), (ax, ay), (bx, by) = point, a, b
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    along = 0.0 if length == 0 else max(0.0, min(1.0, ((px - ax) * dx + (py - ay) * dy) / length))
    return hypot(px - ax - along * dx, py - ay - along * dy)


def outer_edges(plan: Plan) -> set[frozenset[int]]:
    """The edges that belong to one cell only, as pairs of vertices."""
    uses = Counter(frozenset(side) for _, ring in plan.cells for side in sides_of(ring))
    return {edge for edge, count in uses.items() if count == 1}


def round_centre(plan: Plan) -> Point | None:
    """The centre of a board of concentric rings; None for every other board.

    Ludii draws the rings of ``(concentric {8 8 8})`` as circles, but the graph does not say so. A board counts as
    one of rings if every edge either lies on a ring or points at the centre, and there are at least two rings or a
    site in the centre.
    """
    flat = [(x, y) for x, y, _ in plan.vertices]
    if len(flat) < MIN_ROUND_RING or not plan.edges:
        return None
    cx, cy = sum(x for x, _ in flat) / len(flat), sum(y for _, y in flat) / len(flat)
    radii = [hypot(x - cx, y - cy) for x, y in flat]
    rings = Counter(round(radius, 3) for radius in radii if radius > _TOLERANCE)
    has_centre = any(radius <= _TOLERANCE for radius in radii)
    if min(rings.values(), default=0) < MIN_ROUND_RING or len(rings) + has_centre < 2:
        return None
    for a, b in plan.edges:
        (ax, ay), (bx, by) = flat[a], flat[b]
        on_a_ring = isclose(radii[a], radii[b], abs_tol=_TOLERANCE)
        to_centre = abs((ax - cx) * (by - cy) - (ay - cy) * (bx - cx)) < _TOLERANCE
        if not (on_a_ring or to_centre):
            return None
    return cx, cy
