"""Pages that show games step by step: one file, static, with nothing from outside.

A page is put together from fragments: `text_part`, `boards_part`, and the trees of `ludkit.view.tree`. Every string
is escaped, so that a hostile description, name or label is shown and does nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from ludkit.view.canvas import Box, Canvas, escape, svg_head
from ludkit.view.pieces import Piece, pieces_of
from ludkit.view.plan import Plan
from ludkit.view.svg import Look, Picture

MAX_BOARDS = 400
"""A page shows no more boards of one game; it says how many steps it leaves out."""

_STYLE = """
body { font: 16px/1.5 Helvetica, Arial, sans-serif; color: #33312e; background: #ffffff; }
body { margin: 2rem auto; max-width: 76rem; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
pre, code { font: 13px/1.45 Menlo, Consolas, monospace; }
pre, code { overflow-wrap: anywhere; white-space: pre-wrap; }
pre { background: #f6f2ea; padding: 0.8rem; }
.boards { display: grid; grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr)); gap: 1rem; }
figure { margin: 0; padding: 0.6rem; border: 1px solid #d8cfbd; border-radius: 6px; }
figure svg { width: 100%; height: auto; max-height: 32rem; }
figcaption { font-size: 0.9rem; overflow-wrap: anywhere; }
details { margin-left: 1rem; }
"""


@dataclass(frozen=True, slots=True)
class Step:
    """One board of a sequence: what is said above it, and the state that it shows."""

    caption: str
    state: Mapping[str, Any]


def page(title: str, *fragments: str) -> str:
    """A whole page. The title is text, the fragments are HTML of this module or of `ludkit.view.tree`."""
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8"/>\n'
        # a second lock besides escaping: whatever gets into the page, the browser runs and loads nothing
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\"/>\n"
        '<meta name="viewport" content="width=device-width"/>\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>\n"
        + "\n".join(fragments)
        + "\n</body>\n</html>\n"
    )


def text_part(heading: str, text: str) -> str:
    """A heading, and text with its line breaks."""
    return f"<h2>{escape(heading)}</h2>\n<pre>{escape(text)}</pre>"


def boards_part(
    heading: str, plan: Plan, pieces: Sequence[Piece], steps: Sequence[Step], look: Look | None = None
) -> str:
    """A board for each step, the sites marked that differ from the step before.

    The board itself is in the page once; a step draws only its pieces.
    """
    shown = steps[:MAX_BOARDS]
    picture = Picture(plan.of_states(step.state for step in shown), look or Look())
    board = Canvas()
    picture.draw_board(board)
    picture.draw_legend(board, pieces, {"sites": [row for step in shown for row in step.state["sites"]]})
    layers = []
    box = board.box
    before: Mapping[str, Any] | None = None
    for step in shown:
        layer = Canvas()
        picture.draw_marks(layer, changed_sites(before, step.state) if before is not None else ())
        picture.draw_pieces(layer, step.state, pieces)
        layers.append(layer)
        if not layer.box.empty:
            box.include(layer.box.left, layer.box.top)
            box.include(layer.box.right, layer.box.bottom)
        before = step.state
    name = "board-" + sha256("".join(board.parts).encode("utf-8", "replace")).hexdigest()[:12]
    parts = [f"<h2>{escape(heading)}</h2>", _symbol(name, board), '<div class="boards">']
    parts += [_figure(step, layer, name, box) for step, layer in zip(shown, layers, strict=True)]
    parts.append("</div>")
    if len(steps) > len(shown):
        parts.append(f"<p>{len(steps) - len(shown)} more steps are left out: a page shows {MAX_BOARDS} boards.</p>")
    return "\n".join(parts)


def trace_page(plan: Plan, trace: Iterable[Mapping[str, Any]], title: str = "", look: Look | None = None) -> str:
    """The page of a trace (its objects, header first): the board after every ply.

    A trace without components, as of a match, has no pieces to name; they are shown by owner alone.
    """
    header, *rows = trace
    plies = [row for row in rows if "after" in row]
    steps = [Step("start", header["start"])]
    steps += [Step(f"{row['ply'] + 1}. player {row['mover']}: {_move(row)}", row["after"]) for row in plies]
    pieces = pieces_of(header.get("components", ()), header["players"], look.player_colours if look else None)
    end = next((row for row in rows if row.get("end")), {})
    facts = [f"{name}: {header[name]}" for name in ("game", "lud", "engine", "seed", "ruleset") if header.get(name)]
    if header.get("options"):
        facts.append("options: " + ", ".join(map(str, header["options"])))
    facts.append(_outcome(end, len(plies)))
    drawn = plan.of_trace(header)
    name = title or str(header.get("game") or "trace")
    return page(name, text_part("Game", "\n".join(facts)), boards_part("Moves", drawn, pieces, steps, look))


def changed_sites(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[tuple[str, int]]:
    """The sites, by kind and number, on which two states of the trace format differ."""
    old = {(row[0], row[1]): row for row in before["sites"]}
    new = {(row[0], row[1]): row for row in after["sites"]}
    return sorted(site for site in old.keys() | new.keys() if old.get(site) != new.get(site))


def _symbol(name: str, board: Canvas) -> str:
    inside = "\n".join(board.parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"><g id="{name}">{inside}</g></svg>'


def _figure(step: Step, layer: Canvas, board: str, box: Box) -> str:
    inside = "\n".join([svg_head(box), f'<use href="#{board}"/>', *layer.parts, "</svg>"])
    return f"<figure><figcaption>{escape(step.caption)}</figcaption>\n{inside}\n</figure>"


def _move(row: Mapping[str, Any]) -> str:
    pick = row.get("pick")
    return str(row["legal"][pick]) if pick is not None else "no move"


def _outcome(end: Mapping[str, Any], plies: int) -> str:
    if not end.get("over"):
        return f"not over after {plies} plies"
    if winners := end.get("winners"):
        return f"won by player {' and '.join(map(str, winners))} after {plies} plies"
    return f"over without a winner after {plies} plies"
