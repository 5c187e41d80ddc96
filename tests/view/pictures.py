"""What is true of every picture: well formed, nothing clipped, a shape for each site, no label over another."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations
from xml.etree import ElementTree

from ludkit.view.canvas import Box, text_box
from ludkit.view.plan import Plan, Point

SVG = "{http://www.w3.org/2000/svg}"
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
_COMMAND = re.compile(r"([MLAZ])([^MLAZ]*)")
SLACK = 0.02
"""Coordinates are written to a hundredth of a pixel."""


def check_picture(svg: str, plan: Plan) -> None:
    root = ElementTree.fromstring(svg)
    check_nothing_is_clipped(root)
    check_one_shape_a_site(root, plan)
    check_labels_are_apart(root)
    check_north_is_up(root, plan)


def check_nothing_is_clipped(root: ElementTree.Element) -> None:
    left, top, width, height = (float(n) for n in root.get("viewBox", "").split())
    assert width > 0 and height > 0
    for element in root.iter():
        for x, y in points(element):
            assert left - SLACK <= x <= left + width + SLACK, ElementTree.tostring(element)
            assert top - SLACK <= y <= top + height + SLACK, ElementTree.tostring(element)


def check_one_shape_a_site(root: ElementTree.Element, plan: Plan) -> None:
    drawn = Counter(element.get("data-site") for element in root.iter() if element.get("data-site"))
    wanted = Counter(f"{kind} {site}" for kind in plan.kinds for site in range(plan.count(kind)))
    assert drawn == wanted


def check_labels_are_apart(root: ElementTree.Element) -> None:
    boxes = sorted((label_box(element) for element in root.iter(f"{SVG}text")), key=lambda item: item[0].left)
    for index, (box, text) in enumerate(boxes):
        for other, other_text in boxes[index + 1 :]:
            if other.left >= box.right:
                break
            overlap_x = min(box.right, other.right) - max(box.left, other.left)
            overlap_y = min(box.bottom, other.bottom) - max(box.top, other.top)
            assert min(overlap_x, overlap_y) <= 2 * SLACK, f"{text} over {other_text}"


def check_north_is_up(root: ElementTree.Element, plan: Plan) -> None:
    """Sites of the default kind stand in the picture as on the board, y upside down."""
    kind = plan.default
    shapes = {e.get("data-site"): e for e in root.iter() if e.get("data-site", "").startswith(kind)}
    sites = range(0, plan.count(kind), max(1, plan.count(kind) // 12))
    middles = {site: middle(shapes[f"{kind} {site}"]) for site in sites}
    for a, b in combinations(sites, 2):
        (ax, ay), (bx, by) = plan.point(kind, a), plan.point(kind, b)
        if abs(ax - bx) > 1:
            assert (ax < bx) == (middles[a][0] < middles[b][0])
        if abs(ay - by) > 1:
            assert (ay < by) == (middles[a][1] > middles[b][1])


def label_box(element: ElementTree.Element) -> tuple[Box, str]:
    size = float(element.get("font-size", ""))
    at = float(element.get("x", "")), float(element.get("y", "")) - 0.36 * size
    text = element.text or ""
    return text_box(at, text, size, element.get("text-anchor", "middle")), text


def middle(element: ElementTree.Element) -> Point:
    places = points(element)
    return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)


def points(element: ElementTree.Element) -> list[Point]:
    """Points that a shape reaches."""
    match element.tag.removeprefix(SVG):
        case "circle":
            x, y, r = (float(element.get(name, "")) for name in ("cx", "cy", "r"))
            return [(x - r, y), (x + r, y), (x, y - r), (x, y + r)]
        case "rect":
            x, y, w, h = (float(element.get(name, "")) for name in ("x", "y", "width", "height"))
            return [(x, y), (x + w, y), (x, y + h), (x + w, y + h)]
        case "line":
            x1, y1, x2, y2 = (float(element.get(name, "")) for name in ("x1", "y1", "x2", "y2"))
            return [(x1, y1), (x2, y2)]
        case "polygon":
            numbers = [float(n) for n in _NUMBER.findall(element.get("points", ""))]
            return list(zip(numbers[::2], numbers[1::2], strict=True))
        case "path":
            return [
                (float(numbers[-2]), float(numbers[-1]))
                for _, rest in _COMMAND.findall(element.get("d", ""))
                if len(numbers := _NUMBER.findall(rest)) >= 2
            ]
        case "text":
            box, _ = label_box(element)
            return [(box.left, box.top), (box.right, box.bottom)]
    return []
