"""Sites and moves in the words of those who look at the board: by the labels of its sites."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludkit.board.directions import SITE_TYPES
from ludkit.engine.move import Move
from ludkit.engine.sites import OFF

if TYPE_CHECKING:
    from ludkit.engine.game import Game


def site_label(game: Game, site_type: int, site: int) -> str:
    """A site's label, such as ``C3``; one of a hand or the like is ``Hand1:0``, by its place there.

    In front of sites that are not of the type that the game is played on stands their type: ``Vertex C3``.
    """
    layout = game.layout
    if layout.in_hands(site):
        container = layout.container_of[site]
        return f"{game.containers[container].name}:{site - layout.first_sites[container]}"
    labels = game.topology.labels(site_type)
    label = labels[site] if 0 <= site < len(labels) else str(site)
    return label if site_type == layout.default_type else f"{SITE_TYPES[site_type]} {label}"


def move_label(game: Game, move: Move) -> str:
    """Where a move goes: ``C3``, or ``C3-C4`` from one site to another. A move without sites is called by its decision:
    ``Pass``, ``Swap``."""
    if move.end == OFF:
        return _decision(move) if move.start == OFF else site_label(game, move.from_type(), move.start)
    end = site_label(game, move.to_type(), move.end)
    if move.start == OFF or (move.start == move.end and move.from_type() == move.to_type()):
        return end
    return f"{site_label(game, move.from_type(), move.start)}-{end}"


def _decision(move: Move) -> str:
    """The name of the action that decides a move, from its notation: ``[Pass:decision=true]``."""
    action = move.decided()
    notation = (action or move).notation()
    return notation[1:].partition(":")[0]
