"""Positions of independent rules, who speak of sites by label and of pieces by kind, as states that can be drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludkit.view.pieces import Piece, pieces_of
from ludkit.view.plan import Plan


def state_by_label(
    plan: Plan,
    occupation: Mapping[str, tuple[int, str, int]],
    players: int = 2,
    colours: Mapping[int, str] | None = None,
) -> tuple[dict[str, Any], list[Piece]]:
    """A state of the trace format, and its pieces, from owner, kind and counter by label.

    Counters are drawn like states of pieces. Raises KeyError for a label that the board does not have.
    """
    sites = {plan.label(plan.default, site): site for site in range(plan.count(plan.default))}
    kinds = sorted({(kind, owner) for owner, kind, _ in occupation.values()})
    components: list[list[Any] | None] = [None]
    components += [[f"{kind} {owner}" if owner else kind, owner, kind] for kind, owner in kinds]
    rows = [
        [plan.default, sites[label], 1, [kinds.index((kind, owner)) + 1, owner, counter, 0, 0]]
        for label, (owner, kind, counter) in occupation.items()
    ]
    return {"sites": sorted(rows, key=lambda row: row[1])}, pieces_of(components, players, colours)
