"""An SVG picture under construction: shapes, and the box that holds them all so that nothing is clipped."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from xml.sax.saxutils import escape as _escape

from ludkit.view.plan import Point

LETTER_WIDTH = 0.64
"""The width of an average letter or digit of the sans-serif font, as a share of the font size."""

PADDING = 8.0
"""The room round what is drawn, in pixels."""

_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML cannot hold, not even escaped."""


@dataclass(slots=True)
class Box:
    """A rectangle with its sides along the axes; empty until something is put in."""

    left: float = float("inf")
    top: float = float("inf")
    right: float = float("-inf")
    bottom: float = float("-inf")

    def include(self, x: float, y: float, reach: float = 0.0) -> None:
        """Grow so that the point, and ``reach`` round it, lie inside."""
        self.left, self.right = min(self.left, x - reach), max(self.right, x + reach)
        self.top, self.bottom = min(self.top, y - reach), max(self.bottom, y + reach)

    def overlaps(self, other: Box) -> bool:
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )

    @property
    def empty(self) -> bool:
        return self.right < self.left

    @property
    def width(self) -> float:
        return 0.0 if self.empty else self.right - self.left

    @property
    def height(self) -> float:
        return 0.0 if self.empty else self.bottom - self.top


def escape(text: str) -> str:
    """Text that may stand in XML and HTML, inside an element or a quoted attribute."""
    return _escape(_NOT_XML.sub("\ufffd", text), {'"': "&quot;", "'": "&#39;"})


def number(value: float) -> str:
    """A coordinate, as short as a hundredth of a unit allows."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def text_box(at: Point, text: str, size: float, anchor: str = "middle") -> Box:
    """An estimate of the box that a text takes up; ``at`` is its middle, or the middle of its start or end."""
    x, y = at
    width = LETTER_WIDTH * size * len(text)
    left = {"start": x, "middle": x - width / 2, "end": x - width}[anchor]
    return Box(left, y - size / 2, left + width, y + size / 2)


class Canvas:
    """SVG elements in drawing order. Coordinates are pixels, y grows downwards."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.box = Box()

    def circle(self, centre: Point, radius: float, title: str = "", **attributes: object) -> None:
        self.box.include(*centre, radius + _stroke(attributes))
        place = f'cx="{number(centre[0])}" cy="{number(centre[1])}" r="{number(radius)}"'
        self._add("circle", place, title, attributes)

    def rectangle(self, corner: Point, width: float, height: float, title: str = "", **attributes: object) -> None:
        x, y = corner
        self.box.include(x, y, _stroke(attributes))
        self.box.include(x + width, y + height, _stroke(attributes))
        place = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        self._add("rect", place, title, attributes)

    def line(self, start: Point, end: Point, title: str = "", **attributes: object) -> None:
        self.box.include(*start, _stroke(attributes))
        self.box.include(*end, _stroke(attributes))
        place = f'x1="{number(start[0])}" y1="{number(start[1])}" x2="{number(end[0])}" y2="{number(end[1])}"'
        self._add("line", place, title, attributes)

    def polygon(self, points: Sequence[Point], title: str = "", **attributes: object) -> None:
        for point in points:
            self.box.include(*point, _stroke(attributes))
        place = " ".join(f"{number(x)},{number(y)}" for x, y in points)
        self._add("polygon", f'points="{place}"', title, attributes)

    def path(self, commands: str, reached: Sequence[Point], title: str = "", **attributes: object) -> None:
        """A path; ``reached`` are the points that it goes out to."""
        for point in reached:
            self.box.include(*point, _stroke(attributes))
        self._add("path", f'd="{commands}"', title, attributes)

    def text(self, at: Point, text: str, size: float, anchor: str = "middle", **attributes: object) -> None:
        """A line of text centred on ``at`` from top to bottom, and from left to right unless ``anchor`` says other."""
        box = text_box(at, text, size, anchor)
        self.box.include(box.left, box.top)
        self.box.include(box.right, box.bottom)
        # a baseline 0.36 below the middle centres capitals and digits; not every viewer knows dominant-baseline
        place = f'x="{number(at[0])}" y="{number(at[1] + 0.36 * size)}" font-size="{number(size)}"'
        if anchor != "middle":
            place += f' text-anchor="{anchor}"'
        self.parts.append(f"<text {place}{_written(attributes)}>{escape(text)}</text>")

    @contextmanager
    def group(self, **attributes: object) -> Iterator[None]:
        """Put what is drawn inside into a group that has these attributes."""
        self.parts.append(f"<g{_written(attributes)}>")
        yield
        self.parts.append("</g>")

    def svg(self, title: str = "") -> str:
        """The whole picture as a document."""
        name = f"<title>{escape(title)}</title>" if title else ""
        return "\n".join([svg_head(self.box) + name, *self.parts, "</svg>\n"])

    def _add(self, element: str, place: str, title: str, attributes: dict[str, object]) -> None:
        inside = f"><title>{escape(title)}</title></{element}>" if title else "/>"
        self.parts.append(f"<{element} {place}{_written(attributes)}{inside}")


def svg_head(box: Box) -> str:
    """The opening tag of a picture that shows what is in the box, with a little room round it."""
    shown = Box(0, 0, 1, 1) if box.empty else box
    width, height = shown.width + 2 * PADDING, shown.height + 2 * PADDING
    view = " ".join(number(value) for value in (shown.left - PADDING, shown.top - PADDING, width, height))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="{number(width)}" '
        f'height="{number(height)}" font-family="Helvetica, Arial, sans-serif" text-anchor="middle">'
    )


def _written(attributes: dict[str, object]) -> str:
    """Attributes as SVG writes them: ``stroke_width`` is ``stroke-width``; what is None is left out."""
    pairs = ((name.rstrip("_").replace("_", "-"), value) for name, value in attributes.items() if value is not None)
    return "".join(
        f' {name}="{number(value) if isinstance(value, float) else escape(str(value))}"' for name, value in pairs
    )


def _stroke(attributes: dict[str, object]) -> float:
    """How far a shape's outline reaches beyond its geometry."""
    width = attributes.get("stroke_width", 1.0)
    return float(width) / 2 if isinstance(width, int | float) else 0.0
