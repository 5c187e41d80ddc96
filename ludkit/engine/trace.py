"""States as the trace format writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludkit.board.directions import CELL, EDGE, SITE_TYPES, VERTEX
from ludkit.engine.sites import OFF
from ludkit.engine.stacks import StackedSites
from ludkit.engine.variables import Variables

if TYPE_CHECKING:
    from ludkit.engine.context import Context


def state_of(ctx: Context) -> dict[str, Any]:
    """The state; what does not apply to the game, and most that has its default value, is left out."""
    state = ctx.state
    traits = ctx.game.traits
    players = range(1, ctx.game.players + 1)
    shown: dict[str, Any] = {
        "mover": state.mover,
        "next": state.next,
        "prev": state.prev,
        "turn": state.turn,
        "same": state.same,
        "over": state.over,
        "active": [player for player in players if state.is_active(player)],
        "sites": site_rows(ctx),
    }
    if traits.scores:
        shown["score"] = state.score[1:]
    if traits.bets:
        shown["amount"] = state.amount[1:]
        shown["pot"] = state.pot
    if traits.hand_dice:
        shown["dice"] = [faces.copy() for faces in state.dice]
    if state.counter not in (0, OFF):
        shown["counter"] = state.counter
    if state.temp != OFF:
        shown["temp"] = state.temp
    if state.pending:
        shown["pending"] = sorted(state.pending)
    if state.vars:
        shown["vars"] = state.vars.copy()
    if state.remembered:
        shown["remember"] = state.remembered.copy()
    if state.remembered_by_name:
        shown["rememberNamed"] = {name: values.copy() for name, values in state.remembered_by_name.items()}
    if len(ctx.game.phases) > 1:
        shown["phase"] = state.phase[1:]
    if state.passes:
        shown["passes"] = state.passes
    return shown


def site_rows(ctx: Context) -> list[list[Any]]:
    """A row for each site that holds something: type, site, count, then what, who, state, rotation, value.

    In a deduction puzzle there is one for each resolved site: type, site, value.
    """
    sites = ctx.sites
    layout = sites.layout
    types = [CELL, VERTEX, EDGE] if ctx.game.traits.graph else [layout.default_type]
    places = [(site_type, site) for site_type in types for site in range(layout.sizes[site_type])]
    places.extend([(CELL, site) for site in range(layout.board_end, len(layout.container_of))])
    rows: list[list[Any]] = []
    if isinstance(sites, Variables):
        for site_type, site in places:
            value = sites.value_of(layout.element(site_type, site))
            if value != OFF:
                rows.append([SITE_TYPES[site_type], site, value])
        return rows
    for site_type, site in places:
        e = layout.element(site_type, site)
        if isinstance(sites, StackedSites):
            # a stack may have nothing on top, where a rule has put what is no component
            if sites.what[e] != 0 or sites.state[e] != 0 or sites.value[e] != 0:
                levels = [piece.copy() for piece in sites.stacks[e][: sites.size[e]]]
                rows.append([SITE_TYPES[site_type], site, 1 if sites.who[e] != 0 else 0, *levels])
        elif sites.what[e] != 0 or sites.shown_count(e) != 0 or sites.state[e] != 0 or sites.value[e] != 0:
            level = [sites.what[e], sites.who[e], sites.state[e], sites.rotation[e], sites.value[e]]
            rows.append([SITE_TYPES[site_type], site, sites.shown_count(e), level])
    return rows
