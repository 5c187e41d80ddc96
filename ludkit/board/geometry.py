"""Plane geometry on plain numbers, with Ludii's tolerance and order of operations.

`atan2` follows the algorithm of fdlibm, as Java's ``Math.atan2`` does; that of a C library can differ in the last bit,
and sites of equal angle would then be sorted differently. fdlibm is

    Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved. Developed at SunPro, a Sun Microsystems, Inc.
    business. Permission to use, copy, modify, and distribute this software is freely granted, provided that this notice
    is preserved.
"""

from __future__ import annotations

import math
from typing import Final

EPSILON: Final = 1e-7
"""Lengths below this count as zero."""

_CLEAR: Final = 0.01
"""How far from its ends, as a part of its length, a segment must be crossed."""
_PI_LOW: Final = 1.2246467991473531772e-16
"""What pi is more than ``math.pi``."""


def atan2(y: float, x: float) -> float:
    """The angle of (x, y) from due east, counterclockwise, between -pi and pi."""
    if y == 0.0:
        if math.copysign(1.0, x) > 0:
            return y
        return math.copysign(math.pi, y)
    if x == 0.0:
        return math.copysign(math.pi / 2, y)
    angle = _atan(abs(y / x))
    if x < 0:
        angle = math.pi - (angle - _PI_LOW)
    return -angle if y < 0 else angle


def _atan(x: float) -> float:
    """The arctangent of a number that is not negative, from that of the nearest of 0, 1/2, 1, 3/2 and infinity."""
    if x >= 2.0**66:
        return math.pi / 2
    if x < 0.4375:
        return x if x < 2.0**-29 else x - x * _series(x)
    if x < 0.6875:
        return _add(4.63647609000806093515e-01, 2.26987774529616870924e-17, (2.0 * x - 1.0) / (2.0 + x))
    if x < 1.1875:
        return _add(7.85398163397448278999e-01, 3.06161699786838301793e-17, (x - 1.0) / (x + 1.0))
    if x < 2.4375:
        return _add(9.82793723247329054082e-01, 1.39033110312309984516e-17, (x - 1.5) / (1.0 + 1.5 * x))
    return _add(1.57079632679489655800e00, 6.12323399573676603587e-17, -1.0 / x)


def _add(high: float, low: float, x: float) -> float:
    """An angle, given as a number and what it is more than that, and the arctangent of a small x."""
    return high - ((x * _series(x) - low) - x)


def _series(x: float) -> float:
    """What x less its arctangent is, divided by x, for a small x."""
    z = x * x
    w = z * z
    odd = 4.97687799461593236017e-02 + w * 1.62858201153657823623e-02
    odd = 9.09088713343650656196e-02 + w * (6.66107313738753120669e-02 + w * odd)
    odd = z * (3.33333333333329318027e-01 + w * (1.42857142725034663711e-01 + w * odd))
    even = -5.83357013379057348645e-02 + w * -3.65315727442169155270e-02
    even = w * (
        -1.99999999998764832476e-01 + w * (-1.11111104054623557880e-01 + w * (-7.69187620504482999495e-02 + w * even))
    )
    return odd + even


def distance(ax: float, ay: float, bx: float, by: float) -> float:
    """The distance between two points."""
    dx = bx - ax
    dy = by - ay
    return math.sqrt(dx * dx + dy * dy)


def unit(x: float, y: float) -> tuple[float, float]:
    """The vector at length 1; a vector without length as it is."""
    length = math.sqrt(x * x + y * y)
    return (x / length, y / length) if length > 0 else (x, y)


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
    shares = _shares(ax, ay, bx, by, cx, cy, dx, dy)
    return shares is not None and all(-EPSILON <= share <= 1 + EPSILON for share in shares)


def segments_cross(ax: float, ay: float, bx: float, by: float, cx: float, cy: float, dx: float, dy: float) -> bool:
    """Whether the segments from a to b and from c to d go through each other, well clear of their ends."""
    shares = _shares(ax, ay, bx, by, cx, cy, dx, dy)
    return shares is not None and all(_CLEAR < share < 1 - _CLEAR for share in shares)


def _shares(
    ax: float, ay: float, bx: float, by: float, cx: float, cy: float, dx: float, dy: float
) -> tuple[float, float] | None:
    """How far along ab and cd, as parts of their lengths, the lines through them meet; None if they are parallel."""
    ux = bx - ax
    uy = by - ay
    vx = dx - cx
    vy = dy - cy
    wx = cx - ax
    wy = cy - ay
    det = vx * uy - vy * ux
    if abs(det) < EPSILON:
        return None
    inverse = 1.0 / det
    return (vx * wy - vy * wx) * inverse, (ux * wy - uy * wx) * inverse
