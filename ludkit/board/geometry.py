"""Plane geometry on plain numbers, with Ludii's tolerance and order of operations."""

from __future__ import annotations

import math
from typing import Final

EPSILON: Final = 1e-7
"""Lengths below this count as zero."""


def distance(ax: float, ay: float, bx: float, by: float) -> float:
    """The distance between two points."""
    dx = bx - ax
    dy = by - ay
    return math.sqrt(dx * dx + dy * dy)


def distance_to_line(x: float, y: float, ax: float, ay: float, bx: float, by: float) -> float:
    """The distance of (x, y) from the line through a and b; from a where a and b are the same point."""
    dx = bx - ax
    dy = by - ay
    if abs(dx) + abs(dy) < EPSILON:
        return distance(x, y, ax, ay)
    area = (y - ay) * dx - (x - ax) * dy
    return math.sqrt(area * area / (dx * dx + dy * dy))


def side_of_line(x: float, y: float, ax: float, ay: float, bx: float, by: float) -> int:
    """1 where (x, y) is left of the line from a to b, -1 where right of it, 0 on it."""
    area = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
    if area < -EPSILON:
        return -1
    return 1 if area > EPSILON else 0


def bend(ax: float, ay: float, bx: float, by: float, cx: float, cy: float) -> float:
    """How sharply the way from a by b to c bends: the tangent of the angle, infinite from a right angle on."""
    vx = bx - ax
    vy = by - ay
    ux = cx - bx
    uy = cy - by
    along = ux * vx + uy * vy
    if along <= 0.0:
        return math.inf
    return abs((ux * -vy + uy * vx) / along)


def segments_meet(ax: float, ay: float, bx: float, by: float, cx: float, cy: float, dx: float, dy: float) -> bool:
    """Whether the segments from a to b and from c to d have a point in common; parallel ones count as having none."""
    ux = bx - ax
    uy = by - ay
    vx = dx - cx
    vy = dy - cy
    wx = cx - ax
    wy = cy - ay
    det = vx * uy - vy * ux
    if abs(det) < EPSILON:
        return False
    inverse = 1.0 / det
    s = (vx * wy - vy * wx) * inverse
    t = (ux * wy - uy * wx) * inverse
    return -EPSILON <= s <= 1 + EPSILON and -EPSILON <= t <= 1 + EPSILON
