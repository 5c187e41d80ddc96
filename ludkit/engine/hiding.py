"""What is hidden from players: kept in `State.hidden`, but everybody plays as if it were seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludkit.engine.errors import PlayError

if TYPE_CHECKING:
    from ludkit.engine.context import Context


def is_hidden(ctx: Context, data: str, player: int, element: int) -> bool:
    """Whether a kind of data about an element is hidden from a player. Raises PlayError if there is no such player."""
    if not 1 <= player <= ctx.game.players:
        raise PlayError("the rules ask what is hidden from a player that is not there")
    return (data, player, element) in ctx.state.hidden


def hide(ctx: Context, data: str, player: int, element: int, hidden: bool) -> None:
    """Hide a kind of data about an element from a player, or show it."""
    entry = frozenset({(data, player, element)})
    ctx.state.hidden = ctx.state.hidden | entry if hidden else ctx.state.hidden - entry


def move_hidden(ctx: Context, start: int, end: int) -> None:
    """Let what is hidden follow a piece from an element to another; an element that it has left empty is shown."""
    hidden = ctx.state.hidden
    left = ctx.sites.what[start] == 0
    kept = {entry for entry in hidden if entry[2] != end and (entry[2] != start or not left)}
    kept.update([(data, player, end) for data, player, element in hidden if element == start])
    ctx.state.hidden = frozenset(kept)
