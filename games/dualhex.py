"""DualHex: join your two sides by one colour of either shape, or by one shape of either colour."""

from __future__ import annotations

from typing import Any

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
    ConnectiveGoal,
    Diamond,
    Empty,
    Group,
    Mover,
    Moves,
    Prev,
    Rename,
    Side,
    Sites,
    Style,
    To,
    White,
    Win,
    and_,
    board,
    classification,
    colour,
    comment,
    commented,
    count,
    credit,
    define,
    description,
    document,
    end,
    equipment,
    game,
    graphics,
    hex,
    id,
    if_,
    info,
    intersection,
    is_,
    last,
    metadata,
    move,
    moveAgain,
    not_,
    or_,
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
    then,
    to,
    what,
    who,
)
from ludkit.syntax.tree import Document

from .options import rhombus_name, rhombus_option

SIZES = (3, 5, 7, 9, 11, 13)

VOCABULARY = Vocabulary(
    kinds={
        "WhiteDisc": "white disc",
        "WhiteCross": "white cross",
        "BlackDisc": "black disc",
        "BlackCross": "black cross",
    },
    owned=False,
    options={f"Board Size/{rhombus_name(size)}": {"size": size} for size in SIZES},
)

# Components as Ludii names them: the number of the player who owns the colour comes behind the piece's name.
WHITE_DISC, WHITE_CROSS, BLACK_DISC, BLACK_CROSS = "WhiteDisc1", "WhiteCross1", "BlackDisc2", "BlackCross2"
KINDS = (WHITE_DISC, WHITE_CROSS, BLACK_DISC, BLACK_CROSS)


def describe(size: int = 9) -> Document:
    """DualHex on a board of ``size`` cells a side."""
    is_kind = define("IsKind", lambda kind: what(at=to()) == id(kind))
    reaches = define(
        "Reaches",
        lambda cells, side: count(Sites, in_=intersection(sites(Group, at=last(To), if_=cells), sites(Side, side))) > 0,
    )
    joins = define("Joins", lambda cells, first, second: and_(reaches(cells, first), reaches(cells, second)))
    white_joins = define(
        "WhiteJoins",
        or_(
            joins(who(at=to()) == P1, NE, SW),
            joins(or_(is_kind(WHITE_DISC), is_kind(BLACK_DISC)), NE, SW),
        ),
    )
    black_joins = define(
        "BlackJoins",
        or_(
            joins(who(at=to()) == P2, NW, SE),
            joins(or_(is_kind(WHITE_CROSS), is_kind(BLACK_CROSS)), NW, SE),
        ),
    )

    def of_another_kind(kind: Any) -> Any:
        return if_(what(at=last(To)) != id(kind), move(Add, piece(kind), to(sites(Empty))))

    place_another = define("PlaceAnother", of_another_kind)
    return document(
        comment("Whether the cell (to) holds a piece of one of the four kinds."),
        is_kind,
        comment("Whether the chain of the piece just placed reaches a side; #1 says which cells belong to the chain."),
        reaches,
        joins,
        white_joins,
        black_joins,
        comment("The second piece of a turn is of another kind than the first."),
        place_another,
        game(
            "DualHex",
            players(2),
            equipment(
                [
                    board(hex(Diamond, reference("Board", "size"))),
                    comment("White (player 1) owns white and discs and joins NE and SW,"),
                    comment("Black (player 2) owns black and crosses and joins NW and SE."),
                    piece("WhiteDisc", P1),
                    piece("WhiteCross", P1),
                    piece("BlackDisc", P2),
                    piece("BlackCross", P2),
                    regions(P1, [sites(Side, NE), sites(Side, SW)]),
                    regions(P2, [sites(Side, NW), sites(Side, SE)]),
                ]
            ),
            rules(
                play(
                    if_(
                        count(Moves) == 0,
                        commented(
                            "The very first turn: one piece, a white cross or a black disc.",
                            move(Add, piece([WHITE_CROSS, BLACK_DISC]), to(sites(Empty))),
                        ),
                        if_(
                            is_(Prev, Mover),
                            or_([place_another(kind) for kind in KINDS]),
                            move(Add, piece(list(KINDS)), to(sites(Empty)), then(moveAgain())),
                        ),
                    )
                ),
                end(
                    [
                        comment("After every piece; who places one that completes both players' conditions, wins."),
                        if_(and_(white_joins(), or_(is_(Mover, P1), not_(black_joins()))), result(P1, Win)),
                        if_(black_joins(), result(P2, Win)),
                    ]
                ),
            ),
        ),
        rhombus_option(size, SIZES),
        metadata(
            info(
                [
                    description(
                        "A connection game with two ways to win, by colour or by shape, in which both players "
                        "place pieces of all four kinds."
                    ),
                    rules(
                        "White owns white and discs, Black owns black and crosses. In a turn a player places two "
                        "pieces of different kinds, any kinds, on empty cells. The very first turn of the game "
                        "places one piece only, a white cross or a black disc. After every piece: White wins if the "
                        "two white sides are joined by white pieces of either shape or by discs of either colour, "
                        "Black if the two black sides are joined by black pieces or by crosses. If one piece "
                        "completes both players' conditions, the player who placed it wins."
                    ),
                    source("The rulebook of DualHex."),
                    classification("board/space/connection"),
                    credit("The ludkit authors"),
                ]
            ),
            graphics(
                [
                    player(Colour, P1, colour(White)),
                    player(Colour, P2, colour(Black)),
                    board(Style, ConnectiveGoal),
                    piece(Rename, "Disc", piece="WhiteDisc"),
                    piece(Rename, "Cross", piece="WhiteCross"),
                    piece(Rename, "Disc", piece="BlackDisc"),
                    piece(Rename, "Cross", piece="BlackCross"),
                ]
            ),
        ),
    )
