"""Boards and states in a terminal.

Sites stand in rows as they lie on the board, top row first: square and hexagonal boards, mancala boards, and every
other whose sites share their heights and columns. Any other board is a table of its sites.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from ludkit.view.pieces import Contents, Piece, contents
from ludkit.view.plan import Plan, SiteKind

EMPTY = "."
OWNER_MARKS = "*xo+#@%&"
"""How pieces look where all have the same name: by owner, 0 (nobody) first."""

MAX_COLUMNS = 80
"""Boards with more places side by side become a table."""

MIN_FILLED = 0.2
"""Boards that fill less than this share of their rows and columns become a table."""

_TOLERANCE = 1e-3
_CONTROL = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f]")


def board_text(
    plan: Plan, state: Mapping[str, Any] | None = None, pieces: Sequence[Piece] = (), players: int = 2
) -> str:
    """The board with the pieces of a state; without a state, with the label of each site."""
    held = {} if state is None else {(c.kind, c.site): c for c in contents(state)}
    marks = _Marks(pieces, players)
    plan = plan.of_states([state] if state else [])
    parts = []
    for kind in plan.kinds:
        shown = {site: c for (k, site), c in held.items() if k == kind and plan.on_board(k, site)}
        if kind == plan.default or shown:
            parts.append(_sites(plan, kind, shown, marks, labels_only=state is None))
    parts += [_beside(plan, held, marks), _details(plan, held, marks), marks.legend()]
    return printable("\n\n".join(part for part in parts if part) + "\n")


def printable(text: str) -> str:
    """Text without the control characters by which a hostile description could steer a terminal."""
    return _CONTROL.sub("\ufffd", text)


class _Marks:
    """The marks of pieces, and which of them have been used."""

    def __init__(self, pieces: Sequence[Piece], players: int) -> None:
        self.pieces = pieces
        self.players = players
        self.used: dict[str, str] = {}

    def of(self, what: int, owner: int) -> str:
        """The mark of a piece: for two players capitals and small letters, otherwise with the owner's number."""
        piece = self.pieces[what] if what < len(self.pieces) else None
        name = piece.name if piece else f"piece {what}"
        if piece is None or not piece.letters:
            mark = OWNER_MARKS[owner] if 0 <= owner < len(OWNER_MARKS) else "?"
        elif owner == 1:
            mark = piece.letters.upper()
        elif owner == 2 and self.players == 2:
            mark = piece.letters.lower()
        elif 2 <= owner <= self.players:
            mark = f"{piece.letters}{owner}"
        else:
            mark = piece.letters
        self.used.setdefault(mark, name)
        return mark

    def site(self, there: Contents) -> str:
        """The mark of a site: its topmost piece, with how many there are where there are several."""
        if not there.levels:
            return str(there.value or there.state or EMPTY)
        top = there.levels[-1]
        number = there.count if there.count > 1 else len(there.levels)
        return self.of(top.what, top.owner) + (f"×{number}" if number > 1 else "")

    def legend(self) -> str:
        return ", ".join(f"{mark} {name}" for mark, name in self.used.items() if name)


def _sites(plan: Plan, kind: SiteKind, held: Mapping[int, Contents], marks: _Marks, labels_only: bool) -> str:
    """The sites of one kind in rows, or as a table where they do not lie in rows."""
    sites = [site for site in range(plan.count(kind)) if plan.shows(kind, site)]
    points = [plan.point(kind, site) for site in sites]
    columns, rows = _groups([x for x, _ in points]), _groups([y for _, y in points])
    width, height = max(columns, default=0) + 1, max(rows, default=0) + 1
    places = set(zip(columns, rows, strict=True))
    if width > MAX_COLUMNS or len(places) < len(points) or len(points) < MIN_FILLED * width * height:
        return _table(plan, kind, held, marks)
    grid = [[""] * width for _ in range(height)]
    labels = [[""] * width for _ in range(height)]
    for site, column, row in zip(sites, columns, rows, strict=True):
        labels[row][column] = plan.label(kind, site)
        grid[row][column] = labels[row][column] if labels_only else _shown(plan, held.get(site), marks)
    if labels_only:
        return _lines(grid)
    return _with_ends(grid, labels) if plan.pits else _with_margins(grid, labels)


def _shown(plan: Plan, there: Contents | None, marks: _Marks) -> str:
    """What a site shows: its pieces, or how many seeds lie in a pit."""
    if plan.pits:
        return str(max(there.count, len(there.levels)) if there and there.levels else 0)
    return marks.site(there) if there else EMPTY


def _groups(values: Sequence[float]) -> list[int]:
    """The rank of each value among the different ones, from 0."""
    ranks: dict[float, int] = {}
    last, rank = None, -1
    for value in sorted(values):
        if last is None or value - last > _TOLERANCE:
            rank += 1
            last = value
        ranks[value] = rank
    return [ranks[value] for value in values]


def _with_margins(grid: list[list[str]], labels: list[list[str]]) -> str:
    """The rows with what their labels share, numbers on the left and letters below; else with labels at the ends."""
    letters = [_shared(_letters(row[i]) for row in labels) for i in range(len(grid[0]))]
    numbers = [_shared(_number(label) for label in row) for row in labels]
    if all(letters) and all(numbers):
        table = [[number, *row] for number, row in zip(numbers, grid, strict=True)]
        return _lines([["", *letters], *table], left=1)
    return _with_ends(grid, labels)


def _with_ends(grid: list[list[str]], labels: list[list[str]]) -> str:
    """The rows, each between the labels of its first and last site."""
    ends = [[label for label in row if label] for row in labels]
    left, right = max(len(row[0]) for row in ends), max(len(row[-1]) for row in ends)
    body = _lines(grid, strip=False).split("\n")[::-1]
    lines = [f"{row[0]:>{left}}  {line}  {row[-1]:<{right}}".rstrip() for row, line in zip(ends, body, strict=True)]
    return "\n".join(lines[::-1])


def _letters(label: str) -> str:
    return label.rstrip("0123456789")


def _number(label: str) -> str:
    return label[len(_letters(label)) :]


def _shared(parts: Any) -> str:
    """What all parts that are not empty have in common; empty if they differ."""
    different = {part for part in parts if part}
    return different.pop() if len(different) == 1 else ""


def _lines(rows: list[list[str]], left: int = 0, strip: bool = True) -> str:
    """Rows as text, the last (the highest on the board) first; the first ``left`` columns aligned to the right."""
    width = max((len(text) for row in rows for text in row[left:]), default=1)
    # where every other place of a row is free (hexagons), half the width keeps the board's shape
    staggered = not any(a and b for row in rows for a, b in zip(row[left:], row[left + 1 :], strict=False))
    step = max(1, (width + 2) // 2) if staggered else width + 1
    margin = max((len(text) for row in rows for text in row[:left]), default=0)
    lines = []
    for row in rows[::-1]:
        line = "".join(f"{text:>{margin}}" for text in row[:left])
        start = margin + 1 if left else 0
        for place, text in enumerate(row[left:]):
            if text:
                line = f"{line:<{start + place * step}}{text}"
        lines.append(line.rstrip() if strip else f"{line:<{start + (len(row) - left - 1) * step + width}}")
    return "\n".join(lines)


def _table(plan: Plan, kind: SiteKind, held: Mapping[int, Contents], marks: _Marks) -> str:
    """One line a site: label, what stands there, coordinates, the labels of its neighbours."""
    neighbours = plan.neighbours.get(kind, ())
    rows = [(kind.lower(), "holds", "x", "y", "neighbours")]
    for site in range(plan.count(kind)):
        x, y = (round(value, 2) + 0.0 for value in plan.point(kind, site))  # no minus zero
        beside = " ".join(plan.label(kind, n) for n in neighbours[site]) if site < len(neighbours) else ""
        what = marks.site(held[site]) if site in held else EMPTY
        rows.append((plan.label(kind, site), what, f"{x:.2f}", f"{y:.2f}", beside))
    widths = [max(len(row[i]) for row in rows) for i in range(4)]
    return "\n".join(
        f"{a:<{widths[0]}}  {b:<{widths[1]}}  {x:>{widths[2]}}  {y:>{widths[3]}}  {n}".rstrip()
        for a, b, x, y, n in rows
    )


def _beside(plan: Plan, held: Mapping[tuple[str, int], Contents], marks: _Marks) -> str:
    """What hands and dice hold, one line each."""
    lines = []
    for container in plan.containers:
        sites = range(container.first, container.first + container.size)
        there = [held[("Cell", site)] for site in sites if ("Cell", site) in held]
        if there:
            lines.append(f"{container.name}: " + " ".join(marks.site(c) for c in there))
    return "\n".join(lines)


def _details(plan: Plan, held: Mapping[tuple[str, int], Contents], marks: _Marks) -> str:
    """What the marks do not tell: whole stacks, states, rotations and values, one line a site."""
    lines = []
    for (kind, site), there in held.items():
        if len(there.levels) < 2 and not any(level.state or level.rotation or level.value for level in there.levels):
            continue
        levels = []
        for level in there.levels:
            extras = ("state", level.state), ("rotation", level.rotation), ("value", level.value)
            words = "".join(f" {name} {number}" for name, number in extras if number)
            levels.append(marks.of(level.what, level.owner) + words)
        where = plan.label(kind, site) if plan.on_board(kind, site) else str(site)
        lines.append(f"{where}: " + ", ".join(levels))
    return "\n".join(lines)
