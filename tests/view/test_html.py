"""Pages that show games step by step."""

from __future__ import annotations

import json
from xml.etree import ElementTree

from ludkit.view.html import MAX_BOARDS, Step, boards_part, changed_sites, page, text_part, trace_page
from ludkit.view.pieces import pieces_of
from ludkit.view.plan import plan_of
from tests.oracle import ORACLE, index, needs_oracle, read_gzip, read_lines
from tests.view.boards import hexagon, one, square, state

HTML_SVG = "{http://www.w3.org/2000/svg}"
DISCS = pieces_of([None, ["Disc1", 1, "Disc"], ["Disc2", 2, "Disc"]], 2)


def parsed(text: str) -> ElementTree.Element:
    """The page, which is well formed as XML too."""
    return ElementTree.fromstring(text.removeprefix("<!DOCTYPE html>\n"))


def trace_of(size: int, moves: int) -> list[dict[str, object]]:
    """A made-up trace: players fill a square board in order of its sites."""
    header: dict[str, object] = {"trace": 2, "game": "Fill", "engine": "none", "players": 2, "seed": 7}
    header["components"] = [None, ["Disc1", 1, "Disc"], ["Disc2", 2, "Disc"]]
    header["containers"] = [{"name": "Board", "owner": 0, "sites": size * size, "from": 0}]
    rows = [header | {"start": state()}]
    placed = []
    for ply in range(moves):
        placed.append(one("Cell", ply, ply % 2 + 1, ply % 2 + 1))
        rows.append({"ply": ply, "mover": ply % 2 + 1, "legal": [f"<move {ply}>"], "pick": 0, "after": state(*placed)})
    return [*rows, {"end": True, "over": True, "winners": [2], "plies": moves}]


def test_a_trace_is_shown_board_by_board() -> None:
    root = parsed(trace_page(plan_of(square(3)), trace_of(3, 4)))
    figures = list(root.iter("figure"))
    assert [figure.findtext("figcaption") for figure in figures] == [
        "start", "1. player 1: <move 0>", "2. player 2: <move 1>", "3. player 1: <move 2>", "4. player 2: <move 3>"
    ]  # fmt: skip
    assert [len(list(figure.iter(f"{HTML_SVG}circle"))) for figure in figures] == [0, 1, 2, 3, 4]
    assert root.findtext("body/pre") == "game: Fill\nengine: none\nseed: 7\nwon by player 2 after 4 plies"


def test_each_step_shows_the_board_which_is_in_the_page_once() -> None:
    root = parsed(trace_page(plan_of(hexagon(3)), trace_of(3, 3)))
    drawn = [group.get("id") for group in root.iter(f"{HTML_SVG}g") if group.get("id")]
    assert len(drawn) == 1
    assert [use.get("href") for use in root.iter(f"{HTML_SVG}use")] == [f"#{drawn[0]}"] * 4


def test_two_games_in_one_page_have_boards_of_their_own() -> None:
    steps = [Step("start", state())]
    small, large = (boards_part("b", plan_of(square(size)), DISCS, steps) for size in (2, 3))
    root = parsed(page("two", small, large))
    names = {group.get("id") for group in root.iter(f"{HTML_SVG}g") if group.get("id")}
    assert len(names) == 2


def test_what_a_move_changed_is_marked() -> None:
    before = state(one("Cell", 0, 1, 1), one("Cell", 4, 2, 2))
    after = state(one("Cell", 1, 1, 1), one("Cell", 4, 2, 2))
    assert changed_sites(before, after) == [("Cell", 0), ("Cell", 1)]
    html = boards_part("b", plan_of(square(3)), DISCS, [Step("a", before), Step("b", after)])
    figures = parsed(page("marks", html)).iter("figure")
    assert [len(list(figure.iter(f"{HTML_SVG}path"))) for figure in figures] == [0, 2]


def test_a_long_game_says_what_is_left_out() -> None:
    steps = [Step(str(i), state()) for i in range(MAX_BOARDS + 3)]
    html = boards_part("long", plan_of(square(2)), DISCS, steps)
    assert html.count("<figure>") == MAX_BOARDS
    assert f"<p>3 more steps are left out: a page shows {MAX_BOARDS} boards.</p>" in html


def test_hostile_strings_are_escaped_and_nothing_is_loaded() -> None:
    hostile = "</pre><script src=//x>alert('1')</script><img onerror=\"x\">"
    rows = trace_of(2, 1)
    rows[0]["game"] = rows[0]["lud"] = hostile
    rows[1]["legal"] = [hostile]
    board = square(2)
    board["Cell"]["labels"] = [hostile] * 4
    text = trace_page(plan_of(board), rows, title=hostile) + text_part(hostile, hostile)
    assert "<script" not in text and "<img" not in text
    assert "default-src &#39;none&#39;" in text or "default-src 'none'" in text
    tags = {element.tag.removeprefix(HTML_SVG) for element in parsed(trace_page(plan_of(board), rows)).iter()}
    assert tags <= {
        "html", "head", "meta", "title", "style", "body", "h1", "h2", "pre", "div", "figure", "figcaption",
        "svg", "g", "path", "text", "circle", "use", "line", "rect", "polygon",
    }  # fmt: skip


@needs_oracle
def test_recorded_traces_become_pages() -> None:
    rows = [row for row in index() if row.get("traces") and row.get("board")]
    for row in rows[:: len(rows) // 25]:
        plan = plan_of(json.loads(read_gzip(ORACLE / row["board"])))
        trace = list(read_lines(ORACLE / row["traces"][0]["file"]))
        plies = [line for line in trace if "after" in line]
        shown = parsed(trace_page(plan, [trace[0], *plies[:30], trace[-1]]))
        assert len(list(shown.iter("figure"))) == len(plies[:30]) + 1, row["lud"]
