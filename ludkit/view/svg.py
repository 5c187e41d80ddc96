"""Boards and states as SVG, as a rulebook prints them.

A picture is text: nothing but Python is needed to make it, and any browser shows it. It has a board layer and a piece
layer, so that a page with many states of one game draws the board once (`ludkit.view.html`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import atan2, pi
from typing import Any

from ludkit.view.canvas import LETTER_WIDTH, Box, Canvas, text_box
from ludkit.view.figures import PIECE_SHARE, Figures, piece_at
from ludkit.view.layout import SITE_PIXELS, Layout, layout, sides_of
from ludkit.view.owned import STRIP, draw_owned
from ludkit.view.palette import (
    CELL_FILL,
    DARK_SQUARE,
    FACE_FILL,
    INK,
    LABEL,
    LINE,
    MARK,
    OUTLINE,
    SLOT_FILL,
    ink_on,
    owner_colour,
)
from ludkit.view.pieces import Contents, Piece, contents
from ludkit.view.placing import Taken, beside, clear_directions
from ludkit.view.plan import Container, Plan, Point
from ludkit.view.tracks import draw_tracks, shown_tracks

LABEL_SIZE = 9.0
CELL_LABEL_SIZE = 7.5
MIN_LABEL_SIZE = 3.0
PIT_SHARE = 0.86
"""The radius of a pit, as a share of the room on its site."""

POINT_LENGTH = 4.3
"""How long the points of a backgammon board are, in steps from one to the next."""

SLOT = 40.0
SLOTS_IN_A_ROW = 16
LEAST_WIDTH = 240.0
"""Hands and legends may be this wide below a narrower board."""


@dataclass(frozen=True, slots=True)
class Look:
    """What a picture shows beside sites and pieces."""

    labels: bool = True
    sides: bool = True
    tracks: bool = True
    legend: bool = True
    player_colours: Mapping[int, str] = field(default_factory=dict)
    """Colours of owners for sides and tracks; pieces bring their own."""


def board_svg(
    plan: Plan,
    state: Mapping[str, Any] | None = None,
    pieces: Sequence[Piece] = (),
    look: Look | None = None,
    title: str = "",
    marked: Iterable[tuple[str, int]] = (),
) -> str:
    """A picture of the board, with the pieces of a state of the trace format where one is given.

    ``marked`` sites, by kind and number, are drawn as those of the last move (or of a winning chain).
    """
    picture = Picture(plan.of_states([state] if state else []), look or Look())
    canvas = Canvas()
    picture.draw_board(canvas)
    picture.draw_marks(canvas, marked)
    picture.draw_pieces(canvas, state, pieces)
    picture.draw_legend(canvas, pieces, {} if state is None else state)
    return canvas.svg(title)


class Picture:
    """The drawing of one board, to be put on as many canvases as wanted."""

    def __init__(self, plan: Plan, look: Look) -> None:
        self.plan = plan
        self.look = look
        self.layout: Layout = layout(plan)
        self._slots: dict[int, Point] = {}
        self._strips: list[tuple[Point, float]] = []

    # The board

    def draw_board(self, canvas: Canvas) -> None:
        """Sites with labels, sides and tracks, and the empty hands beside the board."""
        self._draw_faces(canvas)
        self._strips = draw_owned(canvas, self.layout, self.look.player_colours)
        self._draw_lines(canvas)
        if self.look.tracks:
            draw_tracks(canvas, self.layout, self.look.player_colours, self.plan.players)
        self._draw_points(canvas)
        taken = self._draw_labels(canvas) if self.look.labels else self._places_of_pieces()
        if self.look.sides and not self.plan.boardless:
            self._draw_sides(canvas, taken)
        self._draw_hands(canvas)

    def _draw_faces(self, canvas: Canvas) -> None:
        plays_on_cells = "Cell" in self.plan.kinds
        if self.plan.pits and not plays_on_cells:
            return
        if self.plan.points:
            self._draw_points_and_bar(canvas)
            return
        fill = CELL_FILL if plays_on_cells else FACE_FILL
        with canvas.group(fill=fill, stroke=LINE if plays_on_cells else "none", stroke_linejoin="round"):
            for site, (_, ring) in enumerate(self.plan.cells):
                if not self.plan.shows("Cell", site):
                    continue
                commands, reached = self.layout.outline(ring)
                if plays_on_cells:
                    canvas.path(
                        commands, reached, self.plan.label("Cell", site), data_site=f"Cell {site}", stroke_width=1.5
                    )
                else:
                    canvas.path(commands, reached)

    def _draw_lines(self, canvas: Canvas) -> None:
        """The edges: sites of their own, lines between vertices, or the outlines of cells drawn already."""
        if self.plan.pits or self.plan.points:
            return
        if "Edge" in self.plan.kinds:
            with canvas.group(stroke=LINE, stroke_width=4, stroke_linecap="round", fill="none"):
                for site in range(len(self.plan.edges)):
                    self._draw_edge(canvas, site, self.plan.label("Edge", site), data_site=f"Edge {site}")
            return
        drawn = {frozenset(side) for _, ring in self.plan.cells for side in sides_of(ring)}
        plays_on_cells = self.plan.default == "Cell"
        with canvas.group(
            stroke=LINE if plays_on_cells else OUTLINE, stroke_width=1.5, stroke_linecap="round", fill="none"
        ):
            for site, (a, b) in enumerate(self.plan.edges):
                if plays_on_cells and frozenset((a, b)) in drawn:
                    continue
                raised = self.plan.vertices[a][2] > 0 or self.plan.vertices[b][2] > 0
                self._draw_edge(canvas, site, "", stroke_dasharray="2 4" if raised else None)

    def _draw_edge(self, canvas: Canvas, site: int, title: str, **attributes: object) -> None:
        a, b = self.plan.edges[site]
        start = self.layout.vertices[a]
        reached = [start]
        command = self.layout.side_path(a, b, reached)
        canvas.path(f"M{start[0]:.2f} {start[1]:.2f}{command}", reached, title, **attributes)

    def _draw_points_and_bar(self, canvas: Canvas) -> None:
        """The two rows of a backgammon board: long triangles, light and dark by turns, and the bar between them."""
        half = SITE_PIXELS / 2
        box, (_, middle) = Box(), self.layout.centre
        for x, y in self.layout.vertices:
            box.include(x, y, half)
        with canvas.group(stroke=LINE):
            canvas.rectangle((box.left, box.top), box.width, box.height, fill=CELL_FILL, stroke_width=3)
            for site, (x, y) in enumerate(self.layout.vertices):
                inwards = -1.0 if y > middle else 1.0
                base = y - inwards * half
                name, label = f"Vertex {site}", self.plan.label("Vertex", site)
                if site in self.plan.bar:
                    corner, height = (x - half, min(base, middle)), abs(base - middle)
                    canvas.rectangle(corner, SITE_PIXELS, height, label, data_site=name, fill=DARK_SQUARE)
                else:
                    fill = DARK_SQUARE if (round(x / SITE_PIXELS) + (y > middle)) % 2 else FACE_FILL
                    tip = (x, base + inwards * POINT_LENGTH * SITE_PIXELS)
                    canvas.polygon([(x - half, base), (x + half, base), tip], label, data_site=name, fill=fill)

    def _draw_points(self, canvas: Canvas) -> None:
        """The vertices, as dots on the lines or as pits; small ones where the game plays on edges."""
        if self.plan.points:
            return
        if "Vertex" not in self.plan.kinds:
            if "Edge" in self.plan.kinds:
                with canvas.group(fill=OUTLINE):
                    for point in self.layout.vertices:
                        canvas.circle(point, 2.5)
            return
        fill, stroke = (CELL_FILL, LINE) if self.plan.pits else (OUTLINE, "none")
        with canvas.group(fill=fill, stroke=stroke):
            for site, point in enumerate(self.layout.points["Vertex"]):
                room = self.layout.room["Vertex"][site]
                raised = 0.75 ** self.plan.vertices[site][2]
                radius = PIT_SHARE * room if self.plan.pits else min(3.2, 0.25 * room) * raised
                canvas.circle(point, radius, self.plan.label("Vertex", site), data_site=f"Vertex {site}")

    def _player_colour(self, owner: int) -> str:
        return owner_colour(owner, self.look.player_colours, self.plan.players)

    # Labels and sides

    def _places_of_pieces(self) -> Taken:
        taken = Taken()
        for kind in self.plan.kinds:
            share = PIT_SHARE if self.plan.pits else PIECE_SHARE
            for point, room in zip(self.layout.points[kind], self.layout.room[kind], strict=True):
                if kind != "Edge":
                    taken.add_disc(point, share * room)
        for middle, radius in self._strips:
            taken.add_disc(middle, radius)
        return taken

    def _draw_labels(self, canvas: Canvas) -> Taken:
        """The labels of the sites that the game plays on: along two margins where they form a full grid."""
        taken = self._places_of_pieces()
        kind = self.plan.default
        if not self.plan.labels.get(kind):
            return taken
        with canvas.group(fill=LABEL):
            margins = self._margins()
            if margins is not None:
                self._draw_margins(canvas, taken, *margins)
            elif kind == "Cell":
                self._label_cells(canvas, taken)
            else:
                self._label_beside(canvas, taken)
        return taken

    def _margins(self) -> tuple[dict[str, float], dict[str, float]] | None:
        """Where the letters and the numbers of the labels go, if each stands for a column or row of a full grid."""
        if self.plan.boardless:
            return None
        points = self.layout.points[self.plan.default]
        columns: defaultdict[str, set[int]] = defaultdict(set)
        rows: defaultdict[str, set[int]] = defaultdict(set)
        for site, (x, y) in enumerate(points):
            label = self.plan.label(self.plan.default, site)
            letters = label.rstrip("0123456789")
            columns[letters].add(round(x))
            rows[label[len(letters) :]].add(round(y))
        straight = all(len(places) == 1 for places in (*columns.values(), *rows.values()))
        if not straight or len(columns) * len(rows) != len(points) or "" in columns or "" in rows:
            return None
        return ({name: float(*xs) for name, xs in columns.items()}, {name: float(*ys) for name, ys in rows.items()})

    def _draw_margins(self, canvas: Canvas, taken: Taken, columns: dict[str, float], rows: dict[str, float]) -> None:
        kind = self.plan.default
        pieces = Box()
        for point, room in zip(self.layout.points[kind], self.layout.room[kind], strict=True):
            pieces.include(*point, (1.0 if kind == "Cell" or self.plan.points else PIECE_SHARE) * room)
        gap = 12 + (STRIP if self._strips else 0)
        below, left = pieces.bottom + gap, pieces.left - gap
        for letters, x in columns.items():
            self._put(canvas, taken, (x, below), letters, 12)
        for number, y in rows.items():
            self._put(canvas, taken, (left, y), number, 12)

    def _label_cells(self, canvas: Canvas, taken: Taken) -> None:
        """Each label at the foot of its cell, below where a piece stands."""
        for site, ((x, y), room) in enumerate(zip(self.layout.points["Cell"], self.layout.room["Cell"], strict=True)):
            if not self.plan.shows("Cell", site):
                continue
            label = self.plan.label("Cell", site)
            size = min(0.3 * room, max(CELL_LABEL_SIZE, 0.2 * room), 1.4 * room / (LETTER_WIDTH * max(len(label), 1)))
            at = (x, y + 0.94 * room - 0.5 * size)
            if size >= MIN_LABEL_SIZE and taken.free(text_box(at, label, size)):
                self._put(canvas, taken, at, label, size)

    def _label_beside(self, canvas: Canvas, taken: Taken) -> None:
        """Each label in the clearest direction from its site; smaller, and at last left out, where there is no room."""
        kind = self.plan.default
        lines = self._lines_from_sites()
        for site, (point, room) in enumerate(zip(self.layout.points[kind], self.layout.room[kind], strict=True)):
            label = self.plan.label(kind, site)
            radius = 3.0 if kind == "Edge" else (PIT_SHARE if self.plan.pits else PIECE_SHARE) * room
            for size in (LABEL_SIZE, 0.75 * LABEL_SIZE, 0.5 * LABEL_SIZE):
                width = LETTER_WIDTH * size * len(label)
                spots = (beside(point, angle, radius, width, size) for angle in clear_directions(lines[site]))
                spot = next((at for at in spots if taken.free(text_box(at, label, size))), None)
                if spot is not None:
                    self._put(canvas, taken, spot, label, size)
                    break

    def _lines_from_sites(self) -> list[list[float]]:
        """The directions in which lines leave each site."""
        kind = self.plan.default
        if self.plan.pits:  # labels go below, where no line leads
            return [[-pi / 2] for _ in self.layout.points[kind]]
        angles: list[list[float]] = [[] for _ in self.layout.points[kind]]
        for site, (a, b) in enumerate(self.plan.edges):
            (ax, ay), (bx, by) = self.layout.vertices[a], self.layout.vertices[b]
            there = atan2(by - ay, bx - ax)
            back = atan2(ay - by, ax - bx)
            if kind == "Edge":
                angles[site] += [there, back]
            else:
                angles[a].append(there)
                angles[b].append(back)
        return angles

    def _draw_sides(self, canvas: Canvas, taken: Taken) -> None:
        """The names of the sides outside the board, where a side has more than one site."""
        kind = self.plan.default
        cx, cy = self.layout.centre
        with canvas.group(fill=LABEL, font_weight="bold"):
            for direction, side in self.plan.sides.items():
                if len(side) < 2:
                    continue
                ux, uy = self.layout.outward(self.plan.default, side)
                if not (ux or uy):
                    continue
                places = [self.layout.points[kind][site] for site in side]
                along = sum((x - cx) * -uy + (y - cy) * ux for x, y in places) / len(places)
                out = max((x - cx) * ux + (y - cy) * uy for x, y in self.layout.points[kind]) + 0.75 * SITE_PIXELS
                at = (cx + out * ux - along * uy, cy + out * uy + along * ux)
                while not taken.free(Box(at[0] - 22, at[1] - 12, at[0] + 22, at[1] + 12)):
                    at = (at[0] + 4 * ux, at[1] + 4 * uy)
                self._put(canvas, taken, at, direction, 12)

    def _put(self, canvas: Canvas, taken: Taken, at: Point, text: str, size: float) -> None:
        canvas.text(at, text, size)
        taken.add_box(text_box(at, text, size))

    # Beside the board

    def _draw_hands(self, canvas: Canvas) -> None:
        """Hands and dice under the board, side by side while there is room."""
        left, right = canvas.box.left, max(canvas.box.right, canvas.box.left + LEAST_WIDTH)
        x, y, row_height = left, canvas.box.bottom + 24, 0.0
        for container in self.plan.containers:
            columns = min(container.size, SLOTS_IN_A_ROW)
            width = max(columns * SLOT, 20 + LETTER_WIDTH * 11 * len(container.name)) + 16
            if x > left and x + width > right:
                x, y, row_height = left, y + row_height, 0.0
            self._draw_hand(canvas, container, (x, y))
            x += width
            row_height = max(row_height, 26 + SLOT * -(-container.size // SLOTS_IN_A_ROW))

    def _draw_hand(self, canvas: Canvas, container: Container, corner: Point) -> None:
        """A name, and a slot for each site."""
        left, top = corner
        canvas.circle((left + 5, top + 5), 4.5, fill=self._player_colour(container.owner), stroke=OUTLINE)
        canvas.text((left + 14, top + 5), container.name, 11, "start", fill=INK)
        for index in range(container.size):
            row, column = divmod(index, SLOTS_IN_A_ROW)
            x, y = left + column * SLOT, top + 14 + row * SLOT
            canvas.rectangle((x, y), SLOT - 4, SLOT - 4, fill=SLOT_FILL, stroke=LINE, rx=4)
            self._slots[container.first + index] = (x + SLOT / 2 - 2, y + SLOT / 2 - 2)

    def draw_legend(self, canvas: Canvas, pieces: Sequence[Piece], state: Mapping[str, Any]) -> None:
        """What the letters of the pieces in a state mean, and which track is which."""
        if not self.look.legend:
            return
        used = {level.what for there in contents(state) for level in there.levels} if state else set()
        named = [piece for what, piece in enumerate(pieces) if what in used and piece.letters]
        left, right = canvas.box.left, max(canvas.box.right, canvas.box.left + LEAST_WIDTH)
        x, y = left, canvas.box.bottom + 22
        entries = [(piece.colour, piece.letters, piece.name) for piece in named]
        tracks = shown_tracks(self.plan.tracks) if self.look.tracks else []
        entries += [(self._player_colour(track.owner), "→", track.name) for track in tracks]
        for colour, mark, name in entries:
            width = 26 + LETTER_WIDTH * 11 * len(name) + 14
            if x + width > right and x > left:
                x, y = left, y + 24
            canvas.circle((x + 9, y), 9, fill=colour, stroke=OUTLINE)
            canvas.text((x + 9, y), mark, 9, fill=ink_on(colour), font_weight="bold")
            canvas.text((x + 24, y), name, 11, "start", fill=INK)
            x += width

    # Pieces

    def draw_pieces(self, canvas: Canvas, state: Mapping[str, Any] | None, pieces: Sequence[Piece]) -> None:
        """The pieces of a state, on the board and beside it."""
        if state is None:
            return
        figures = Figures(canvas, self.plan, pieces, self._faces(state), self.layout.centre[1])
        with canvas.group(stroke_linejoin="round"):
            for there in sorted(contents(state), key=self._order):
                spot = self._spot(there)
                if spot is not None:
                    figures.draw(there, *spot)
                elif there.kind == "Edge" and self.plan.on_board("Edge", there.site):
                    self._draw_on_edge(canvas, there, pieces)

    def draw_marks(self, canvas: Canvas, sites: Iterable[tuple[str, int]]) -> None:
        """Mark sites of the board, given by kind and number, as those where something has just changed."""
        shown = [(kind, n) for kind, n in sites if self.plan.on_board(kind, n) and kind in self.plan.kinds]
        if not shown:
            return
        with canvas.group(fill=MARK, fill_opacity=0.35, stroke=MARK, stroke_width=2):
            for kind, site in shown:
                if kind == "Cell":
                    canvas.path(*self.layout.outline(self.plan.cells[site][1]))
                elif kind == "Vertex":
                    canvas.circle(self.layout.points["Vertex"][site], 0.8 * self.layout.room["Vertex"][site])
                else:
                    with canvas.group(stroke_width=12, stroke_opacity=0.5, fill="none"):
                        self._draw_edge(canvas, site, "")

    def _faces(self, state: Mapping[str, Any]) -> dict[int, str]:
        """What the dice show, by site; nothing for dice that have been used."""
        sets = [container for container in self.plan.containers if container.name.startswith("Dice")]
        shown = state.get("dice")
        return {
            container.first + index: str(face or "")
            for container, faces in zip(sets, shown if isinstance(shown, list) else (), strict=False)
            for index, face in enumerate(faces if isinstance(faces, list) else ())
        }

    def _order(self, there: Contents) -> tuple[bool, float]:
        """Edges first, then from the top of the picture downwards, so that stacks cover what lies behind them."""
        spot = self._spot(there)
        return there.kind != "Edge", spot[0][1] if spot else 0.0

    def _spot(self, there: Contents) -> tuple[Point, float] | None:
        """Where a site's pieces stand and how much room they have; None for an edge, or a site that is not drawn."""
        if self.plan.on_board(there.kind, there.site):
            kind = next((k for k in self.plan.kinds if k == there.kind and k != "Edge"), None)
            return None if kind is None else (self.layout.points[kind][there.site], self.layout.room[kind][there.site])
        slot = self._slots.get(there.site)
        return None if slot is None else (slot, SLOT / 2 - 2)

    def _draw_on_edge(self, canvas: Canvas, there: Contents, pieces: Sequence[Piece]) -> None:
        colour = piece_at(pieces, there.levels[-1]).colour if there.levels else INK
        if not there.levels and not there.value:
            return
        with canvas.group(stroke=OUTLINE, stroke_width=9, stroke_linecap="round", fill="none"):
            self._draw_edge(canvas, there.site, "")
        with canvas.group(stroke=colour, stroke_width=7, stroke_linecap="round", fill="none"):
            self._draw_edge(canvas, there.site, "")
