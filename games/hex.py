"""Hex: join your two sides of the board."""

from __future__ import annotations

from ludkit.crosscheck.vocabulary import Vocabulary
from ludkit.ludemes.construct import (
    NE,
    NW,
    P1,
    P2,
    SE,
    SW,
    Add,
    Black,
    Colour,
    Connected,
    ConnectiveGoal,
    Diamond,
    Each,
    Empty,
    Mover,
    Side,
    Style,
    White,
    Win,
    author,
    board,
    classification,
    colour,
    comment,
    credit,
    date,
    description,
    document,
    end,
    equipment,
    game,
    graphics,
    hex,
    if_,
    info,
    is_,
    item,
    meta,
    metadata,
    move,
    option,
    piece,
    play,
    player,
    players,
    reference,
    regions,
    result,
    rules,
    sites,
    source,
    to,
)
from ludkit.ludemes.construct import (
    swap as swap_rule,
)
from ludkit.syntax.tree import Document

from .options import DEFAULT, rhombus_name, rhombus_option

SIZES = (3, 4, 5, 7, 9, 11, 13, 14, 19)

VOCABULARY = Vocabulary(
    kinds={"Stone": "stone"},
    options={f"Board Size/{rhombus_name(size)}": {"size": size} for size in SIZES}
    | {"Swap/Off": {"swap": False}, "Swap/On": {"swap": True}},
)


def describe(size: int = 11, swap: bool = False) -> Document:
    """Hex on a board of ``size`` cells a side; ``swap`` makes swapping the default."""
    return document(
        comment("Black, who moves first, joins left and right (the sides SW and NE), White top and bottom."),
        game(
            "Hex",
            players(2),
            equipment(
                [
                    board(hex(Diamond, reference("Board", "size"))),
                    piece("Stone", Each),
                    regions(P1, [sites(Side, NE), sites(Side, SW)]),
                    regions(P2, [sites(Side, NW), sites(Side, SE)]),
                ]
            ),
            rules(
                reference("Swap", "rule"),
                play(move(Add, to(sites(Empty)))),
                end(if_(is_(Connected, Mover), result(Mover, Win))),
            ),
        ),
        rhombus_option(size, SIZES),
        option(
            "Swap",
            "Swap",
            ["rule"],
            [
                item("Off", [None], "White may not swap.", priority=0 if swap else DEFAULT),
                item(
                    "On",
                    [meta(swap_rule())],
                    "After Black's first stone White may take over that stone and the black side.",
                    priority=DEFAULT if swap else 0,
                ),
            ],
        ),
        metadata(
            info(
                [
                    description("A connection game on a rhombus of hexagons."),
                    rules(
                        "In turn, each player puts a stone of their colour on an empty cell. Black moves first. "
                        "Stones are never moved or captured, and nobody may pass. "
                        "Whoever joins their two sides of the board by a chain of their stones wins."
                    ),
                    source("https://en.wikipedia.org/wiki/Hex_(board_game)"),
                    author("Piet Hein"),
                    date("1942"),
                    classification("board/space/connection"),
                    credit("The ludkit authors"),
                ]
            ),
            graphics(
                [
                    player(Colour, P1, colour(Black)),
                    player(Colour, P2, colour(White)),
                    board(Style, ConnectiveGoal),
                ]
            ),
        ),
    )
