"""What Ludii makes of metadata that cannot be read as the game can; the verdicts below are its own."""

from __future__ import annotations

import pytest

from ludkit.ludemes.checker import check

GAME = (
    '(game "Example" (players 2) (equipment { (board (square 3)) (piece "Disc" Each) })\n'
    "    (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))\n"
)


@pytest.mark.parametrize(
    ("metadata", "ok"),
    [
        (r'(metadata (info { (description "An \"inch\"") }))', True),
        (r'(metadata (info { (description "An inch \"") }))', False),
        (r'(metadata (info { (description "An \"inch") (rules "or \" two") }))', True),
        (r'(metadata (info { (description "An (inch) }") }))', True),
    ],
)
def test_escaped_quotes_come_in_pairs(metadata: str, ok: bool) -> None:
    result = check(GAME + metadata)
    assert result.ok is ok
    said = [(d.code, d.place.text, d.message) for d in result.diagnostics]
    message = "Ludii counts the quotes inside of strings; their number in the metadata must be even"
    assert said == ([] if ok else [("L213", r'"An inch \""', message)])


@pytest.mark.parametrize(
    ("metadata", "ok"),
    [
        ('(metadata (info { (description "A game.") ))', True),
        ('(metadata (info { (description "A game.") })', False),
    ],
)
def test_brackets_of_the_other_kind_need_not_match(metadata: str, ok: bool) -> None:
    assert check(GAME + metadata).ok is ok
