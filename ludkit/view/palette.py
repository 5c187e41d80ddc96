"""The colours of pictures."""

from __future__ import annotations

from collections.abc import Mapping

CELL_FILL = "#f4ead8"
FACE_FILL = "#f8f1e3"
"""Of the space between the lines of a board that is played on its lines."""

DARK_SQUARE = "#a5845a"
"""Of the darker half of a chessboard, where it lies lightly on the cells."""

SLOT_FILL = "#fbf8f0"
LINE = "#85775c"
OUTLINE = "#5f5440"
LABEL = "#75684f"
INK = "#33312e"
PAPER = "#ffffff"
MARK = "#e59a2f"
"""Of sites where something has just changed."""

NEUTRAL_COLOUR = "#b9b2a3"
SHARED_COLOUR = "#c98f4e"
PLAYER_COLOURS = (
    "#fdfbf5", "#33312e", "#c8452d", "#2f6db5", "#e3b023", "#4c9a4a", "#8a56ac", "#2ba3a3",
    "#d97ba6", "#8a6a3b", "#9bbf3f", "#5b6f82", "#f0914a", "#6b4fd0", "#b0b0b0", "#7a1f3d",
)  # fmt: skip
"""The colours of players 1 to 16: white and black first, as most rulebooks print them."""

COLOUR_WORDS = {
    "white": "#fdfbf5",
    "black": "#33312e",
    "red": "#c8452d",
    "blue": "#2f6db5",
    "yellow": "#e3b023",
    "green": "#4c9a4a",
    "purple": "#8a56ac",
    "orange": "#f0914a",
    "pink": "#d97ba6",
    "brown": "#8a6a3b",
    "grey": "#8f8f8f",
    "gray": "#8f8f8f",
}
"""Colours that a piece without an owner of its own may carry in its name."""


def owner_colour(owner: int, colours: Mapping[int, str], players: int = len(PLAYER_COLOURS)) -> str:
    """The colour of a player, of what is nobody's (0) or of what all share; ``colours`` comes first."""
    if owner in colours:
        return colours[owner]
    if owner == 0:
        return NEUTRAL_COLOUR
    return PLAYER_COLOURS[owner - 1] if 1 <= owner <= min(players, len(PLAYER_COLOURS)) else SHARED_COLOUR


def ink_on(colour: str) -> str:
    """Black or white, whichever is read better on a colour written ``#rrggbb``."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return INK if 0.299 * red + 0.587 * green + 0.114 * blue > 140 else PAPER
