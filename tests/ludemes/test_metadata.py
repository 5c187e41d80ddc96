"""Metadata as plain data."""

from __future__ import annotations

from ludkit.crosscheck.games import project_games
from ludkit.ludemes.metadata import Entry, Info, Metadata, read_metadata
from ludkit.resources import game_module
from ludkit.syntax.parser import parse
from ludkit.syntax.tree import Call

TEXT = """
(metadata
    (info {
        (description "A game.")
        (rules "First.")
        (rules "Second.")
        (source "A book.") (id "12") (version "1.3.12") (date "1942") (origin "Denmark")
        (aliases {"Nash" "John"})
        (credit "Somebody") (author "Anybody") (publisher "Nobody") (classification "board/space/connection")
    })
    (graphics {
        (player Colour P1 (colour 255 0 10))
        (show Symbol "disc" (sites Corners) scale:0.5)
        (no Board True)
    })
    (ai (heuristics { (material pieceWeights:{ (pair "Disc" 1.0) }) }))
)
"""


def metadata_of(text: str) -> Metadata:
    (node,) = parse(text).document.items
    assert isinstance(node, Call)
    return read_metadata(node)


def test_info_has_every_value_of_every_field() -> None:
    assert metadata_of(TEXT).info == Info(
        description=("A game.",),
        rules=("First.", "Second."),
        source=("A book.",),
        credit=("Somebody",),
        date=("1942",),
        origin=("Denmark",),
        classification=("board/space/connection",),
        publisher=("Nobody",),
        author=("Anybody",),
        version=("1.3.12",),
        id=("12",),
        aliases=("Nash", "John"),
    )


def test_graphics_and_ai_are_entries() -> None:
    metadata = metadata_of(TEXT)
    assert metadata.graphics == (
        Entry("player", ["Colour", "P1", Entry("colour", [255, 0, 10])]),
        Entry("show", ["Symbol", "disc", Entry("sites", ["Corners"])], {"scale": 0.5}),
        Entry("no", ["Board", True]),
    )
    assert metadata.ai == (
        Entry("heuristics", [[Entry("material", [], {"pieceWeights": [Entry("pair", ["Disc", 1.0])]})]]),
    )


def test_a_single_item_needs_no_array() -> None:
    metadata = metadata_of('(metadata (info (description "A game.")) (graphics (no Board)))')
    assert metadata.info.description == ("A game.",)
    assert metadata.graphics == (Entry("no", ["Board"]),)


def test_what_is_not_said_is_empty() -> None:
    assert read_metadata(None) == metadata_of("(metadata)") == Metadata()


def test_the_projects_games_say_what_they_are() -> None:
    for name in project_games():
        node = next(
            item for item in game_module(name).describe().items if isinstance(item, Call) and item.name == "metadata"
        )
        info = read_metadata(node).info
        for field in (info.description, info.rules, info.source, info.classification, info.credit):
            assert len(field) == 1 and field[0]
