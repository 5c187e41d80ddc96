"""Tracks as lines with arrows, each in a lane of its own where several run the same way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import dist, hypot

from ludkit.view.canvas import Canvas
from ludkit.view.layout import Layout
from ludkit.view.palette import OUTLINE, owner_colour
from ludkit.view.plan import Point, Track

MAX_LANES_SHOWN = 8
"""Boards with more tracks show the first of them: the rest would be a grey mass."""

LANE = 5.0
"""The distance between the lanes of two tracks, in pixels."""

ARROW = 4.0


def shown_tracks(tracks: Sequence[Track]) -> list[Track]:
    """The tracks that a picture shows: each course once for each owner."""
    return list({(track.owner, track.steps): track for track in tracks if track.steps}.values())[:MAX_LANES_SHOWN]


def draw_tracks(canvas: Canvas, layout: Layout, colours: Mapping[int, str], players: int) -> None:
    """All steps of the tracks between sites of the kind that the game plays on."""
    tracks = shown_tracks(layout.plan.tracks)
    points = layout.points[layout.plan.default]
    for index, track in enumerate(tracks):
        lane = (index - (len(tracks) - 1) / 2) * min(LANE, 24.0 / len(tracks))
        colour = owner_colour(track.owner, colours, players)
        steps = [step for step in track.steps if step[0] < len(points) and step[1] < len(points)]
        for stroke, width in ((OUTLINE, 2.6), (colour, 1.4)):  # a casing, so that white tracks are seen
            with canvas.group(fill="none", stroke=stroke, stroke_width=width):
                for start, end, around in steps:
                    _draw_line(canvas, layout, points[start], points[end], around, lane)
        with canvas.group(fill=colour, stroke=OUTLINE, stroke_width=0.6):
            for start, end, around in steps:
                _draw_arrow(canvas, layout, points[start], points[end], around, lane)


def _draw_line(canvas: Canvas, layout: Layout, start: Point, end: Point, around: bool, lane: float) -> None:
    corner = _corner(layout, start, end) if around else None
    if corner is None:
        canvas.line(*_in_lane(start, end, lane))
        return
    radius = dist(start, corner)
    x, y = corner
    sweep = int(not _clockwise(corner, start, end))
    canvas.path(
        f"M{start[0]:.2f} {start[1]:.2f}A{radius:.2f} {radius:.2f} 0 1 {sweep} {end[0]:.2f} {end[1]:.2f}",
        [(x - radius, y), (x + radius, y), (x, y - radius), (x, y + radius)],
    )


def _draw_arrow(canvas: Canvas, layout: Layout, start: Point, end: Point, around: bool, lane: float) -> None:
    """An arrowhead half way."""
    corner = _corner(layout, start, end) if around else None
    if corner is None:
        (ax, ay), (bx, by) = _in_lane(start, end, lane)
        at, heading = ((ax + bx) / 2, (ay + by) / 2), (bx - ax, by - ay)
    else:
        x, y = (start[0] + end[0]) / 2 - corner[0], (start[1] + end[1]) / 2 - corner[1]
        share = dist(start, corner) / (hypot(x, y) or 1.0)
        at = corner[0] - x * share, corner[1] - y * share
        heading = (-y, x) if _clockwise(corner, start, end) else (y, -x)
    length = hypot(*heading)
    if length > 0:
        ux, uy = heading[0] / length * ARROW, heading[1] / length * ARROW
        back = at[0] - ux, at[1] - uy
        wings = [(back[0] - 0.8 * uy, back[1] + 0.8 * ux), (back[0] + 0.8 * uy, back[1] - 0.8 * ux)]
        canvas.polygon([(at[0] + ux, at[1] + uy), *wings])


def _in_lane(start: Point, end: Point, lane: float) -> tuple[Point, Point]:
    """A step moved sideways into its lane, to the same side whichever way the step goes."""
    length = dist(start, end)
    if length == 0:
        return start, end
    shift = lane / length if start < end else -lane / length
    dx, dy = -(end[1] - start[1]) * shift, (end[0] - start[0]) * shift
    return (start[0] + dx, start[1] + dy), (end[0] + dx, end[1] + dy)


def _clockwise(centre: Point, start: Point, end: Point) -> bool:
    """Whether the short way round a point is clockwise in the picture."""
    (cx, cy), (ax, ay), (bx, by) = centre, start, end
    return (ax - cx) * (by - cy) - (ay - cy) * (bx - cx) > 0


def _corner(layout: Layout, start: Point, end: Point) -> Point | None:
    """The corner of the board round which a track loops from one line to another, as on a Surakarta board."""
    reach = 1.01 * dist(start, end)
    middle = layout.centre
    equal = [
        v for v in layout.vertices if abs(dist(v, start) - dist(v, end)) < 0.01 * reach and dist(v, start) <= reach
    ]
    return max(equal, key=lambda v: dist(v, middle), default=None)
