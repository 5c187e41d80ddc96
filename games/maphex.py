"""Maphex: where a disc lies in its sub-board tells in which sub-board the next one goes."""

from __future__ import annotations

from math import isqrt

from ludkit.crosscheck.vocabulary import Vocabulary
from ludkit.ludemes.construct import (
    NE,
    NW,
    P1,
    P2,
    SE,
    SW,
    Add,
    Blue,
    Board,
    Colour,
    Connected,
    ConnectiveGoal,
    Diamond,
    Each,
    Empty,
    Mover,
    Moves,
    Red,
    Select,
    Side,
    Style,
    To,
    Win,
    Yellow,
    and_,
    board,
    classification,
    colour,
    column,
    comment,
    commented,
    count,
    credit,
    define,
    description,
    document,
    end,
    equipment,
    forEach,
    from_,
    game,
    graphics,
    hex,
    if_,
    info,
    is_,
    last,
    metadata,
    move,
    piece,
    play,
    player,
    players,
    priority,
    reference,
    region,
    regions,
    result,
    row,
    rules,
    site,
    sites,
    source,
    to,
)
from ludkit.syntax.tree import Document

from .options import rhombus_name, size_option

SIZES = (4, 9, 16)
"""Sides of boards: the squares of 2, 3 and 4, the sides of their sub-boards."""

VOCABULARY = Vocabulary(
    kinds={"Disc": "disc"},
    options={f"Board Size/{rhombus_name(size)}": {"size": size} for size in SIZES},
)


def describe(size: int = 9) -> Document:
    """Maphex on a board of ``size`` cells a side, the square of a number above 1. Raises ValueError for another."""
    board_side, sub_side = reference("Board", "size"), reference("Board", "sub")
    maps_into = define(
        "MapsInto",
        lambda disc, cell: and_(
            row(of=disc) % sub_side == row(of=cell) / sub_side,
            column(of=disc) % sub_side == column(of=cell) / sub_side,
        ),
    )
    return document(
        comment("Whether the position of the cell #1 in its sub-board corresponds to the sub-board of the cell #2."),
        comment("Rows and columns run along the sides of the rhombus and are counted from 0."),
        maps_into,
        game(
            "Maphex",
            players(2),
            equipment(
                [
                    board(hex(Diamond, board_side)),
                    piece("Disc", Each),
                    comment("The autocell of each sub-board: the cell that maps to its own sub-board."),
                    regions("Autocells", forEach(sites(Board), if_=maps_into(site(), site()))),
                    comment("Player 1 is the rulebook's second player, who chooses first."),
                    regions(P1, [sites(Side, NE), sites(Side, SW)]),
                    regions(P2, [sites(Side, NW), sites(Side, SE)]),
                ]
            ),
            rules(
                play(
                    if_(
                        count(Moves) == 0,
                        commented(
                            "A sub-board is chosen by its autocell, which sends the other player into it.",
                            move(Select, from_(sites("Autocells"))),
                        ),
                        priority(
                            [
                                move(Add, to(sites(Empty), if_=maps_into(last(To), to()))),
                                comment("The sub-board is full: anywhere."),
                                move(Add, to(sites(Empty))),
                            ]
                        ),
                    )
                ),
                end(if_(is_(Connected, Mover), result(Mover, Win))),
            ),
        ),
        size_option(
            size,
            SIZES,
            ["size", "sub"],
            lambda n: [n, _sub_side(n)],
            rhombus_name,
            lambda n: f"A rhombus of {n} by {n} cells, in sub-boards of {_sub_side(n)} by {_sub_side(n)}.",
        ),
        metadata(
            info(
                [
                    description("A connection game in which each disc sends the opponent into a part of the board."),
                    rules(
                        "Red's opponent, who is blue, first chooses the sub-board in which Red must place. Then the "
                        "players alternate, each placing one disc on an empty cell of the sub-board that corresponds "
                        "to the position within its sub-board of the disc just placed by the opponent; if that "
                        "sub-board is full, anywhere. A player whose two sides are joined by their colour at the "
                        "end of their turn wins."
                    ),
                    source("The rulebook of Maphex."),
                    classification("board/space/connection"),
                    credit("The ludkit authors"),
                ]
            ),
            graphics(
                [
                    player(Colour, P1, colour(Blue)),
                    player(Colour, P2, colour(Red)),
                    board(Style, ConnectiveGoal),
                    region(Colour, "Autocells", colour(Yellow)),
                ]
            ),
        ),
    )


def _sub_side(size: int) -> int:
    """The side of the sub-boards of a board with ``size`` cells a side."""
    side = isqrt(max(size, 0))
    if side < 2 or side * side != size:
        raise ValueError(f"a Maphex board has 4, 9, 16, 25 … cells a side, not {size}")
    return side
