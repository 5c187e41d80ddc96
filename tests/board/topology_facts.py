"""What Ludii makes of boards, as recorded facts: a digest of each group of lists, for many small boards.

``topology.jsonl`` has a line a board: its ludemes, and either ``error`` or the digests, tracks and containers.
``record_topology.py`` records it with Ludii.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludkit.board.board import Board
from ludkit.board.directions import (
    ADJACENT,
    ALL,
    DIAGONAL,
    DIRECTIONS,
    OFF_DIAGONAL,
    ORTHOGONAL,
    SITE_TYPES,
)
from ludkit.board.measures import REGIONS
from ludkit.board.topology import Topology

FACTS = Path(__file__).with_name("topology.jsonl")

RELATIONS = (ORTHOGONAL, DIAGONAL, OFF_DIAGONAL, ADJACENT, ALL)
WHOLE = ("use", "perimeters", "crossings", "sides_of_cells")
OF_KIND = ("regions", "sides", "grid", "phases", "directions")
OF_SITE = ("label", "place", "neighbours", "incident", "directions", "rings", "radials", "lines", "steps")


def description(board: str) -> str:
    """A whole game with these ludemes, a board and what else belongs to it, in its equipment."""
    return (
        f'(game "Facts" (players 2) (equipment {{{board} (piece "Ball" Each)}}) (rules (play (move Add '
        "(to (sites Empty)))) (end (if (no Moves Next) (result Mover Win)))))"
    )


def read_facts() -> Iterator[dict[str, Any]]:
    """The recorded boards."""
    with FACTS.open(encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def reduced(board: dict[str, Any]) -> dict[str, Any]:
    """A board's lists as they are kept: digests of the large ones."""
    if "error" in board:
        return {"error": True}
    kinds = [board[name] for name in SITE_TYPES]
    groups: dict[str, Any] = {name: board[name] for name in WHOLE}
    groups |= {name: [kind[name] for kind in kinds] for name in OF_KIND}
    groups |= {f"{name} of sites": [[site[name] for site in kind["sites"]] for kind in kinds] for name in OF_SITE}
    digests = {name: digest(group) for name, group in groups.items()}
    return {"digests": digests, "tracks": board["tracks"], "containers": board["containers"]}


def digest(value: Any) -> str:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def lists_of(board: Board) -> dict[str, Any]:
    """What ludkit makes of a board, in the form in which RecordTopology.java prints what Ludii does."""
    topology = board.topology
    edges = range(topology.count(SITE_TYPES.index("Edge")))
    result: dict[str, Any] = {name: _kind(topology, kind) for kind, name in enumerate(SITE_TYPES)}
    result["use"] = SITE_TYPES[board.use]
    result["perimeters"] = topology.perimeters()
    result["crossings"] = [[a, b] for a in edges for b in edges if topology.edges_cross(a, b)]
    result["tracks"] = [
        [
            track.name,
            track.owner,
            track.loop,
            track.crosses_itself,
            [list(place) for place in zip(track.sites, track.next, track.previous, track.bumps, strict=True)],
        ]
        for track in board.tracks
    ]
    result["containers"] = [[c.name, c.owner, c.size, c.first] for c in board.containers]
    result["sides_of_cells"] = topology.sides_of_cells()
    return result


def _kind(topology: Topology, kind: int) -> dict[str, Any]:
    sides = {name: topology.side(kind, direction) for direction, name in enumerate(DIRECTIONS)}
    radials = [topology.radials(kind, direction) for direction in range(len(DIRECTIONS))]
    lines = [topology.lines(kind, direction) for direction in range(len(DIRECTIONS))]
    steps = {
        f"{direction} {to_name}": topology.steps(kind, number, to_kind)
        for number, direction in enumerate(DIRECTIONS)
        for to_kind, to_name in enumerate(SITE_TYPES)
    }
    sites = [
        {
            "label": topology.labels(kind)[site],
            "place": [topology.row_of(kind)[site], topology.column_of(kind)[site], topology.layer_of(kind)[site]],
            "neighbours": [topology.neighbours(kind, relation)[site] for relation in RELATIONS],
            "incident": [topology.incident(kind, to_kind)[site] for to_kind in range(len(SITE_TYPES))],
            "directions": [DIRECTIONS[direction] for direction in topology.site_directions(kind)[site]],
            "rings": topology.rings(kind, ADJACENT, site),
            "radials": {DIRECTIONS[d]: by_site[site] for d, by_site in enumerate(radials) if by_site[site]},
            "lines": {
                DIRECTIONS[d]: [[way for way in line if way is not None] for line in by_site[site]]
                for d, by_site in enumerate(lines)
                if by_site[site]
            },
            "steps": {name: by_site[site] for name, by_site in steps.items() if by_site[site]},
        }
        for site in range(topology.count(kind))
    ]
    return {
        "regions": [topology.region(kind, name) for name in REGIONS],
        "sides": {name: side for name, side in sides.items() if side},
        "grid": [topology.rows(kind), topology.columns(kind), topology.layers(kind)],
        "phases": topology.phases(kind),
        "directions": [[DIRECTIONS[d] for d in topology.directions(kind, relation)] for relation in RELATIONS],
        "sites": sites,
    }
