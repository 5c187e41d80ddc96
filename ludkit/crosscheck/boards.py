"""The board where engines part, as text, as each of them sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludkit.crosscheck.comparison import RULES, Playout, Table
from ludkit.crosscheck.protocol import Setup, State
from ludkit.crosscheck.rules import Occupant
from ludkit.view.game import GameView
from ludkit.view.pieces import pieces_of
from ludkit.view.text import board_text


def boards(playout: Playout, table: Table, drawings: Mapping[str, GameView | None]) -> list[tuple[str, str]]:
    """The board where a playout stopped: whose view it is, and the board as text.

    ``drawings`` are by the engines that play descriptions. Views that show the same are shown once. Without a board to
    draw on, what stands on the board is listed.
    """
    assert playout.disagreement is not None
    setups = {engine.name: engine.setup for engine in table.exact}
    lead = next(iter(setups), "")
    drawing = drawings.get(lead)
    seen: dict[str, list[str]] = {}
    for engine in playout.disagreement.engines:
        if engine != RULES:
            shown = _state(playout.states[engine], setups[engine], drawings.get(engine))
        elif table.projection is not None and drawing is not None:
            shown = _state({"sites": table.projection.sites(playout.occupation)}, setups[lead], drawing)
        else:
            shown = occupation_text(playout.occupation)
        seen.setdefault(shown, []).append(engine)
    return [(" and ".join(whose), board) for board, whose in seen.items()]


def _state(state: State, setup: Setup, drawing: GameView | None) -> str:
    if drawing is None:
        return state_text(state, setup.labels)
    pieces = drawing.pieces or pieces_of(setup.components, setup.players)
    return board_text(drawing.plan.of_states([state]), state, pieces, setup.players)


def occupation_text(occupation: Mapping[str, Occupant]) -> str:
    """Who stands where, as the rules have it, as a list."""
    lines = [
        f"{label}: {o.kind}" + (f" of player {o.owner}" if o.owner else "") + (f", {o.counter}" if o.counter else "")
        for label, o in sorted(occupation.items())
    ]
    return "\n".join(lines) or "an empty board"


def state_text(state: State, labels: Sequence[str]) -> str:
    """What stands where, as a list of a state's rows."""
    lines = [
        f"{labels[site] if site < len(labels) else site}: {kind} {site}, {count} × {levels}"
        for kind, site, count, *levels in state["sites"]
    ]
    return "\n".join(lines) or "an empty board"
