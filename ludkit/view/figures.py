"""Pieces as figures: stacks, counts, states and shapes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludkit.view.canvas import LETTER_WIDTH, Canvas
from ludkit.view.palette import INK, OUTLINE, PAPER, ink_on, owner_colour
from ludkit.view.pieces import Contents, Level, Piece
from ludkit.view.plan import Plan, Point

PIECE_SHARE = 0.62
"""The radius of a piece, as a share of the room on its site."""

MAX_ON_POINT = 5
"""As many pieces lie side by side on a point of a backgammon board."""

MAX_LEVELS_SHOWN = 6
"""Of a higher stack the topmost pieces are drawn; its number tells how many there are."""


class Figures:
    """Draws what stands on one site."""

    def __init__(
        self, canvas: Canvas, plan: Plan, pieces: Sequence[Piece], faces: Mapping[int, str], middle: float
    ) -> None:
        """``faces`` is what dice show, by site; ``middle`` the height of the middle of the board."""
        self.canvas = canvas
        self.plan = plan
        self.pieces = pieces
        self.faces = faces
        self.middle = middle

    def draw(self, there: Contents, at: Point, room: float) -> None:
        if not there.levels:
            self._draw_number(at, room, there.value or there.state)
            return
        if self.plan.pits and not any(1 <= level.owner <= self.plan.players for level in there.levels):
            self._draw_number(at, room, max(there.count, len(there.levels)))  # seeds: their number says it all
            return
        if piece_at(self.pieces, there.levels[-1]).shape == "die":
            self._draw_die(at, PIECE_SHARE * room, self.faces.get(there.site, ""))
            return
        if self.plan.points and there.kind == "Vertex":
            self._draw_on_point(there, at, 0.9 * room)
            return
        self._draw_stack(there, at, PIECE_SHARE * room)

    def _draw_on_point(self, there: Contents, at: Point, radius: float) -> None:
        """Pieces side by side along a point of a backgammon board, from its base; a number if there are more."""
        levels = there.levels * there.count if len(there.levels) == 1 else there.levels
        inwards = -1.0 if at[1] > self.middle else 1.0
        for height, level in enumerate(levels[:MAX_ON_POINT]):
            self._draw_piece(level, (at[0], at[1] + inwards * 2 * radius * height), radius, letters=True)
        if len(levels) > MAX_ON_POINT:
            last = at[1] + inwards * 2 * radius * (MAX_ON_POINT - 1)
            self._draw_badge((at[0], last), str(len(levels)), 0.5 * radius, INK, PAPER)

    def _draw_die(self, at: Point, radius: float, face: str) -> None:
        corner = (at[0] - radius, at[1] - radius)
        self.canvas.rectangle(corner, 2 * radius, 2 * radius, rx=0.25 * radius, fill=PAPER, stroke=OUTLINE)
        self.canvas.text(at, face, 1.2 * radius, fill=INK)

    def _draw_stack(self, there: Contents, at: Point, radius: float) -> None:
        """The levels, each a little above the one below; of a high stack the topmost ones."""
        shown = there.levels[-MAX_LEVELS_SHOWN:]
        step = min(0.3 * radius, 1.1 * radius / max(len(shown) - 1, 1))
        x, y = at
        for height, level in enumerate(shown):
            top = height == len(shown) - 1
            self._draw_piece(level, (x, y - height * step), radius, letters=top)
        top_of_stack = (x, y - (len(shown) - 1) * step)
        number = there.count if there.count > 1 else len(there.levels)
        if number > 1:
            self._draw_badge((x + 0.8 * radius, y + 0.7 * radius), str(number), 0.42 * radius, INK, PAPER)
        if told := _told(there.levels[-1]):
            corner = (x + 0.8 * radius, top_of_stack[1] - 0.8 * radius)
            self._draw_badge(corner, told, 0.42 * radius, PAPER, OUTLINE)

    def _draw_piece(self, level: Level, at: Point, radius: float, letters: bool) -> None:
        piece = piece_at(self.pieces, level)
        x, y = at
        outline: dict[str, Any] = {"fill": piece.colour, "stroke": OUTLINE, "stroke_width": max(0.8, 0.08 * radius)}
        match piece.shape:
            case "cross":
                self._draw_cross(at, 0.72 * radius, piece.colour)
                return  # letters would not be read on it
            case "square":
                side = 1.7 * radius
                self.canvas.rectangle((x - side / 2, y - side / 2), side, side, rx=0.2 * radius, **outline)
            case "triangle":
                self.canvas.polygon([(x, y - radius), (x + 0.95 * radius, y + 0.75 * radius),
                                     (x - 0.95 * radius, y + 0.75 * radius)], **outline)  # fmt: skip
            case _:
                self.canvas.circle(at, radius, piece.name, **outline)
        text = piece.letters
        if text and letters:
            size = min(1.1 * radius, 1.6 * radius / (LETTER_WIDTH * len(text)))
            self.canvas.text(at, text, size, fill=ink_on(piece.colour), font_weight="bold")

    def _draw_cross(self, at: Point, reach: float, colour: str) -> None:
        x, y = at
        for stroke, width in ((OUTLINE, 0.62 * reach), (colour, 0.42 * reach)):
            with self.canvas.group(stroke=stroke, stroke_width=width, stroke_linecap="round"):
                self.canvas.line((x - reach, y - reach), (x + reach, y + reach))
                self.canvas.line((x - reach, y + reach), (x + reach, y - reach))

    def _draw_badge(self, at: Point, text: str, radius: float, ink: str, fill: str) -> None:
        """A number in a small pill."""
        size = 1.45 * radius
        width = max(2 * radius, LETTER_WIDTH * size * len(text) + radius)
        self.canvas.rectangle((at[0] - width / 2, at[1] - radius), width, 2 * radius, rx=radius, fill=fill,
                              stroke=OUTLINE, stroke_width=0.8)  # fmt: skip
        self.canvas.text(at, text, size, fill=ink)

    def _draw_number(self, at: Point, room: float, shown: int) -> None:
        if shown:
            self.canvas.text(at, str(shown), min(0.8 * room, 1.6 * room / (LETTER_WIDTH * len(str(shown)))), fill=INK)


def _told(level: Level) -> str:
    """State, value and rotation of a piece in a few characters; a lone state or value is just its number."""
    numbers = [str(n) for n in (level.state, level.value) if n]
    return "/".join(numbers) + (f"↻{level.rotation}" if level.rotation else "")


def piece_at(pieces: Sequence[Piece], level: Level) -> Piece:
    """The piece of a level; a nameless disc in its owner's colour where the pieces are not known."""
    if level.what < len(pieces):
        return pieces[level.what]
    return Piece("", level.owner, "", "", owner_colour(level.owner, {}), "disc")
