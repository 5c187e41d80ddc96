"""GRADIOR: each move of a piece is one cell longer than its last, and the fourth wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludkit.crosscheck.vocabulary import Vocabulary
from ludkit.ludemes.construct import (
    NE,
    NW,
    P1,
    P2,
    SE,
    SW,
    Black,
    Colour,
    Each,
    Empty,
    Loss,
    Mover,
    Moves,
    N,
    Next,
    Piece,
    Rename,
    S,
    Side,
    Slide,
    State,
    To,
    White,
    Win,
    apply,
    between,
    board,
    classification,
    colour,
    comment,
    credit,
    define,
    description,
    document,
    end,
    equipment,
    exact,
    expand,
    forEach,
    from_,
    game,
    graphics,
    hex,
    if_,
    info,
    intersection,
    is_,
    last,
    metadata,
    move,
    no,
    piece,
    place,
    play,
    player,
    players,
    reference,
    result,
    rules,
    set,
    show,
    sites,
    source,
    start,
    state,
    then,
    to,
    union,
)
from ludkit.ludemes.stating.expression import Expression
from ludkit.syntax.tree import Document

from .options import hexagon_option

SIZES = (4, 5)
GOAL = 4
"""How many moves of one piece win."""

ASSUMPTION = "An assumption, as the rulebook gives the start in a diagram only: the corners alternate."

VOCABULARY = Vocabulary(
    kinds={"Piece": "piece"},
    counter="state",
    options={f"Board Size/{size}": {"size": size} for size in SIZES},
)


def describe(size: int = 4, white: Sequence[str] | None = None, black: Sequence[str] | None = None) -> Document:
    """GRADIOR on a hexagon of ``size`` cells a side.

    ``white`` and ``black`` are the labels of the cells where the game starts (``["A1", …]``). Without them it starts
    with the corners and their neighbours; with them the description has this one size only, which they are for.
    """
    moved = state(at=last(To))
    corner = define("Corner", lambda first, second: expand(intersection(sites(Side, first), sites(Side, second))))

    def corners(sides: Sequence[tuple[Expression, Expression]]) -> Any:
        """Three corners, each with its three neighbours."""
        return union([corner(first, second) for first, second in sides])

    assumed = not (white and black)
    return document(
        *([comment("The corner cell between two sides, with its three neighbours."), corner] if assumed else []),
        game(
            "GRADIOR",
            players(2),
            equipment(
                [
                    board(hex(reference("Board", "size"))),
                    comment("The state of a piece is the number of times that it has moved."),
                    piece(
                        "Piece",
                        Each,
                        move(
                            Slide,
                            between(exact(state(at=from_()) + 1), if_=True),
                            to(apply(if_=is_(Empty, to()))),
                            then(set(State, moved + 1, at=last(To))),
                        ),
                        maxState=GOAL,
                    ),
                ]
            ),
            rules(
                start(
                    [
                        *([comment(ASSUMPTION)] if assumed else []),
                        place("Piece1", white or corners([(S, SW), (NW, N), (NE, SE)])),
                        place("Piece2", black or corners([(SW, NW), (N, NE), (SE, S)])),
                    ]
                ),
                play(forEach(Piece)),
                end(
                    [
                        if_(moved == GOAL, result(Mover, Win)),
                        if_(no(Moves, Next), result(Next, Loss)),
                    ]
                ),
            ),
        ),
        hexagon_option(size, () if white or black else SIZES),
        metadata(
            info(
                [
                    description("A race of lengthening jumps on a hexagon."),
                    rules(
                        "White moves first. A piece moves along a line, in any direction, by exactly one cell more "
                        "than the number of times it has moved, over any pieces, onto an empty cell of the board. "
                        "Its count then grows by one. A piece whose count reaches 4 wins at once; a player who "
                        "cannot move loses."
                    ),
                    source("The rulebook of GRADIOR."),
                    classification("board/race/reach"),
                    credit("The ludkit authors"),
                ]
            ),
            graphics(
                [
                    player(Colour, P1, colour(White)),
                    player(Colour, P2, colour(Black)),
                    piece(Rename, "Disc", piece="Piece"),
                    show(Piece, State),
                ]
            ),
        ),
    )
