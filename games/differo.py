"""DIFFERO: jump by the difference of the pieces on the line, and reach the other end of the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludkit.crosscheck.vocabulary import Vocabulary
from ludkit.ludemes.construct import (
    NNE,
    NNW,
    P1,
    P2,
    SSE,
    SSW,
    Black,
    Colour,
    DarkGrey,
    Direction,
    E,
    Empty,
    In,
    Loss,
    Mover,
    Moves,
    N,
    Next,
    Piece,
    Pieces,
    Rename,
    Row,
    Rows,
    S,
    Side,
    Slide,
    To,
    VeryLightGrey,
    W,
    White,
    Win,
    apply,
    between,
    board,
    classification,
    colour,
    comment,
    count,
    credit,
    define,
    description,
    directions,
    document,
    end,
    equipment,
    exact,
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
    no,
    or_,
    piece,
    place,
    play,
    player,
    players,
    reference,
    region,
    regions,
    result,
    rules,
    sites,
    source,
    start,
    to,
    union,
)
from ludkit.syntax.tree import Document

from .options import hexagon_option

SIZES = (4, 5, 6)

VOCABULARY = Vocabulary(
    kinds={"Piece": "piece"},
    options={f"Board Size/{size}": {"size": size} for size in SIZES},
)

# The three lines of a hexagon with horizontal rows, by their two directions; White moves up the board.
ALONG = [E, W]
RISING = [NNE, SSW]
FALLING = [NNW, SSE]


def describe(size: int = 5, white: Sequence[str] | None = None, black: Sequence[str] | None = None) -> Document:
    """DIFFERO on a hexagon of ``size`` cells a side.

    ``white`` and ``black`` are the labels of the cells where the game starts (``["A2", …]``). Without them it starts
    with each side's second and third row; with them the description has this one size only, which they are for.
    """
    line = define("Line", lambda both_ways: sites(Direction, directions(both_ways), from_=from_(), included=True))
    jump = define(
        "Jump",
        lambda ways, both_ways: move(
            Slide,
            directions(ways),
            between(
                exact(count(Pieces, Mover, in_=line(both_ways)) - count(Pieces, Next, in_=line(both_ways))),
                if_=True,
            ),
            to(apply(if_=is_(Empty, to()))),
        ),
    )
    sizes = () if white or black else SIZES
    return document(
        comment("The cells of the line through (from) that runs in the two directions #1."),
        line,
        comment(
            "A jump in the directions #1 over anything, by own minus enemy pieces on the line #2, the piece itself"
        ),
        comment("included, to an empty cell. By 0 or less there is no jump."),
        jump,
        game(
            "DIFFERO",
            players(2),
            equipment(
                [
                    board(hex(reference("Board", "size"))),
                    comment("Either way along the rows, on the diagonals only towards the goal."),
                    piece("Piece", P1, or_([jump(ALONG, ALONG), jump([NNE], RISING), jump([NNW], FALLING)])),
                    piece("Piece", P2, or_([jump(ALONG, ALONG), jump([SSW], RISING), jump([SSE], FALLING)])),
                    regions("Goal", P1, sites(Side, N)),
                    regions("Goal", P2, sites(Side, S)),
                ]
            ),
            rules(
                start(_start(white, black)),
                play(forEach(Piece)),
                end(
                    [
                        if_(is_(In, last(To), sites(Mover, "Goal")), result(Mover, Win)),
                        if_(no(Moves, Next), result(Next, Loss)),
                    ]
                ),
            ),
        ),
        hexagon_option(size, sizes),
        metadata(
            info(
                [
                    description("A race across a hexagon, in which the pieces on a line tell how far to jump."),
                    rules(
                        "White moves first. A piece moves along one of its three lines by exactly the number of own "
                        "pieces on that line, itself included, minus the number of enemy pieces on it, over any "
                        "pieces, onto an empty cell of the board; not at all if that is 0 or less. Along the line "
                        "parallel to the goals it moves either way, on the two diagonals only towards its own goal. "
                        "White's goal is the edge row across the board, Black's the opposite one. Reaching the goal "
                        "wins at once; a player who cannot move loses."
                    ),
                    source("The rulebook of DIFFERO."),
                    classification("board/race/reach"),
                    credit("The ludkit authors"),
                ]
            ),
            graphics(
                [
                    player(Colour, P1, colour(White)),
                    player(Colour, P2, colour(Black)),
                    region(Colour, "Goal", P1, colour(VeryLightGrey)),
                    region(Colour, "Goal", P2, colour(DarkGrey)),
                    piece(Rename, "Disc", piece="Piece"),
                ]
            ),
        ),
    )


def _start(white: Sequence[str] | None, black: Sequence[str] | None) -> Any:
    """Where the pieces stand at first: on the given cells, or on the second and third row of their side."""
    return [
        *([] if white and black else [comment("An assumption, as the rulebook gives the start in a diagram only.")]),
        place("Piece1", white or union(sites(Row, 1), sites(Row, 2))),
        place("Piece2", black or union(sites(Row, count(Rows) - 2), sites(Row, count(Rows) - 3))),
    ]
