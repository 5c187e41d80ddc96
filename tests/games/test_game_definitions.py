"""The definitions of the project's games: their descriptions, options and parameters."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import signature

import pytest

from ludkit.crosscheck.games import project_games
from ludkit.ludemes.checker import check
from ludkit.resources import game_module, games_folder
from ludkit.syntax.layout import layout
from ludkit.syntax.parser import parse
from ludkit.syntax.tree import Call, Document, String

GAMES = project_games()


def describe(game: str, **parameters: object) -> Document:
    document = game_module(game).describe(**parameters)
    assert isinstance(document, Document)
    return document


def option_items(document: Document) -> Iterator[str]:
    """Every item of every option, as ``--option`` takes it."""
    for option in document.walk():
        if isinstance(option, Call) and option.name == "option":
            _, name, *_ = option.items
            assert isinstance(name, String)
            for item in option.walk():
                if isinstance(item, Call) and item.name == "item":
                    assert isinstance(item.items[1], String)
                    yield f"{name.value}/{item.items[1].value}"


ITEMS = [(game, item) for game in GAMES for item in option_items(describe(game))]


@pytest.mark.parametrize("game", GAMES)
def test_the_description_is_what_generate_makes(game: str) -> None:
    text = (games_folder() / f"{game}.lud").read_bytes().decode("utf-8")
    assert text == layout(describe(game))
    assert layout(parse(text).document) == text


@pytest.mark.parametrize(("game", "item"), ITEMS)
def test_every_option_is_valid(game: str, item: str) -> None:
    result = check((games_folder() / f"{game}.lud").read_text(encoding="utf-8"), options=[item])
    assert result.ok, result.diagnostics
    assert not result.diagnostics


@pytest.mark.parametrize(("game", "item"), ITEMS)
def test_the_vocabulary_knows_every_option(game: str, item: str) -> None:
    assert item in game_module(game).VOCABULARY.options


@pytest.mark.parametrize("game", GAMES)
def test_the_vocabulary_knows_every_piece(game: str) -> None:
    pieces = {
        node.items[1].value
        for node in describe(game).walk()
        if isinstance(node, Call) and node.name == "piece" and isinstance(node.items[1], String)
    }
    kinds = game_module(game).VOCABULARY.kinds
    assert {piece.rstrip("0123456789") for piece in pieces} - {"#1"} == set(kinds)


@pytest.mark.parametrize(
    ("game", "parameters", "text"),
    [
        ("hex", {"size": 6}, '(item "6x6" <6> "A rhombus of 6 by 6 cells.")**'),
        ("hex", {"swap": True}, '(item "Off" <> "White may not swap.")\n'),
        ("dualhex", {"size": 11}, '(item "11x11" <11> "A rhombus of 11 by 11 cells.")**'),
        ("differo", {"size": 6}, '(item "6" <6> "A hexagon with 6 cells a side.")**'),
        ("differo", {"white": ["A1", "B2"], "black": ["I9"]}, '(place "Piece1" {"A1" "B2"})'),
        ("gradior", {"size": 5}, '(item "5" <5> "A hexagon with 5 cells a side.")**'),
        ("gradior", {"white": ["A1"], "black": ["D4", "D5"]}, '(place "Piece2" {"D4" "D5"})'),
        ("maphex", {"size": 25}, '(item "25x25" <25> <5> "A rhombus of 25 by 25 cells, in sub-boards of 5 by 5.")**'),
    ],
)
def test_parameters(game: str, parameters: dict[str, object], text: str) -> None:
    made = layout(describe(game, **parameters))
    assert text in made
    assert check(made).ok


@pytest.mark.parametrize("game", ["differo", "gradior"])
def test_the_assumed_start_is_marked_and_a_given_one_is_not(game: str) -> None:
    assumption = "// An assumption, as the rulebook gives the start in a diagram only"
    assert assumption in layout(describe(game))
    given = layout(describe(game, white=["A1"], black=["D4"]))
    assert assumption not in given
    assert given.count("(item ") == 1, "the labels are those of one size"


@pytest.mark.parametrize("game", [game for game in GAMES if "size" in signature(game_module(game).describe).parameters])
def test_sizes_that_make_no_board_are_refused(game: str) -> None:
    with pytest.raises(ValueError, match="cells a side, not 1"):
        describe(game, size=1)
