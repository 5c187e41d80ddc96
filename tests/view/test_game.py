"""How a description wants its board drawn."""

from __future__ import annotations

import pytest

from ludkit.board.board import build_board
from ludkit.ludemes.checker import check
from ludkit.ludemes.metadata import read_metadata
from ludkit.view.game import colour_of, look_of, owned_regions, view_of
from ludkit.view.text import board_text

GAME = """
(game "Sides"
    (players 2)
    (equipment {
        (board (hex Diamond 4))
        (piece "Stone" Each)
        (hand Each)
        (regions P1 { (sites Side NE) (sites Side SW) })
        (regions P2 { 0 1 2 })
        (regions "Edge" P2 (sites Bottom))
        (regions "Anywhere" P1 (sites Empty))
    })
    (rules (play (move Add (to (sites Empty)))) (end (if (is Connected Mover) (result Mover Win))))
)
(metadata (graphics {
    (player Colour P1 (colour Red))
    (player Colour P2 (colour 10 20 255))
    (player Colour P3 (colour Hidden))
}))
"""


def test_regions_of_players_by_sites_and_sides() -> None:
    checked = check(GAME)
    assert checked.game is not None
    board = build_board(checked.game)
    labels = board.topology.labels(board.use)
    regions = [(owner, {labels[site] for site in sites}) for owner, sites in owned_regions(checked.game, board)]
    assert regions == [
        (1, {"A1", "A2", "A3", "A4", "D1", "D2", "D3", "D4"}),
        (2, {labels[0], labels[1], labels[2]}),
        (2, {"A1"}),
    ], "what depends on the state is left out"


def test_the_plan_has_players_hands_and_regions() -> None:
    checked = check(GAME)
    assert checked.game is not None
    plan = view_of(checked.game).plan
    assert plan.players == 2
    assert [(hand.name, hand.owner, hand.first) for hand in plan.containers] == [("Hand1", 1, 16), ("Hand2", 2, 17)]
    assert len(plan.regions) == 3


def test_colours_of_players() -> None:
    metadata = read_metadata(check(GAME).expansion.metadata)
    assert look_of(metadata).player_colours == {1: "#c8452d", 2: "#0a14ff"}


@pytest.mark.parametrize(
    ("arguments", "colour"),
    [
        (["Black"], "#33312e"),
        (["LightGrey"], "#bcbcbc"),
        (["VeryDarkGrey"], "#2b2b2b"),
        (["#F80011"], "#f80011"),
        ([1, 2, 3, 128], "#010203"),
        ([256, 0, 0], None),
        (["PinkFloyd"], None),
        (["javascript:alert(1)"], None),
        ([], None),
    ],
)
def test_colours(arguments: list[str | int], colour: str | None) -> None:
    assert colour_of(list(arguments)) == colour


def test_metadata_colours_regions_by_name_and_by_sites() -> None:
    graphics = '(metadata (graphics { (region Colour "Odd" (colour Yellow)) (region Colour {0 3} (colour Red)) }))'
    game = """
    (game "Tints" (players 2)
        (equipment {
            (board (square 3)) (piece "Stone" Each)
            (regions "Odd" (forEach (sites Board) if:(= 1 (% (site) 2))))
        })
        (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win))))
    )
    """
    checked = check(game + graphics)
    assert checked.game is not None
    plan = view_of(checked.game, read_metadata(checked.expansion.metadata)).plan
    assert plan.tints == [("#e3b023", [1, 3, 5, 7]), ("#c8452d", [0, 3])]
    assert plan.regions == []


def test_the_start_position_is_shown_where_the_engine_plays_the_game() -> None:
    checked = check(
        """
        (game "Start" (players 2)
            (equipment { (board (square 3)) (piece "Stone" Each (move Step (to if:(is Empty (to))))) })
            (rules
                (start { (place "Stone1" {"A1"}) (place "Stone2" (sites Top)) })
                (play (forEach Piece))
                (end (if (no Moves Next) (result Next Loss)))
            )
        )
        (metadata (graphics (player Colour P2 (colour Green))))
        """
    )
    assert checked.game is not None
    view = view_of(checked.game, read_metadata(checked.expansion.metadata))
    assert view.start is not None
    assert board_text(view.plan, view.start, view.pieces) == (
        "3 o o o\n2 . . .\n1 x . .\n  A B C\n\nx Stone1, o Stone2\n"
    )
    assert [piece.colour for piece in view.pieces[1:]] == ["#fdfbf5", "#4c9a4a"]


def test_a_board_in_the_style_of_backgammon_has_points() -> None:
    game = """
    (game "Race" (players 2)
        (equipment { (board (rectangle 2 13) use:Vertex) (piece "Disc" Each) })
        (rules (play (move Pass)) (end (if (no Moves Next) (result Next Loss))))
    )
    (metadata (graphics (board Style Backgammon)))
    """
    for text, points in ((game, True), (game.replace("rectangle 2", "rectangle 3"), False)):
        checked = check(text)
        assert checked.game is not None
        assert view_of(checked.game, read_metadata(checked.expansion.metadata)).plan.points is points


def test_a_chessboard_is_chequered_and_phases_have_their_colours() -> None:
    game = """
    (game "Chess" (players 2)
        (equipment { (board (square 3)) (piece "King" Each) })
        (rules (play (move Pass)) (end (if (no Moves Next) (result Next Loss))))
    )
    """
    for graphics, tint in (
        ("(board Style Chess)", ("#a5845a", [0, 2, 4, 6, 8])),
        ("(board Colour Phase1 (colour Red))", ("#c8452d", [1, 3, 5, 7])),
    ):
        checked = check(f"{game} (metadata (graphics {graphics}))")
        assert checked.game is not None
        assert view_of(checked.game, read_metadata(checked.expansion.metadata)).plan.tints == [tint]
