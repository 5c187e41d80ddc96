"""Tracks: ways along the sites of a board that pieces follow, as descriptions state them.

A track is a list of sites, or a text such as ``"0,E,N3,W,End"``: site 0, east to the edge, three sites north, and so
on. A site named several times in a row is one place of the track with a bump. Surakarta boards have their own tracks.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from ludkit.board.build import flag
from ludkit.board.directions import DIRECTIONS, EDGE, FACED
from ludkit.board.graph import Basis, BoardError
from ludkit.board.topology import Topology
from ludkit.ludemes.roles import role_owner
from ludkit.ludemes.typed import Constant, Ludeme, Value
from ludkit.syntax.source import Place

END: Final = -2
"""The place behind the last site of a track."""
OFF: Final = -1

_NUMBER: Final = re.compile(r"[0-9]+")
_DIRECTED_STEP: Final = re.compile(r"([^\d]+)(\d*)")
_CONSTANTS: Final = {"End": END, "Off": OFF, "Undefined": OFF}
_MOST_DIGITS: Final = 9
"""The most digits that a number in the text of a track may have."""


@dataclass(slots=True)
class Track:
    """A track. ``owner`` is a player, or 0; ``index`` its number on the board.

    By place on the track: its site (`END` for the end), the next and the previous place (-1 for none), and the bumps:
    how many times more the site was named. ``directed`` tracks do not lead back. ``crosses_itself``: without any bump
    some site is on it twice.
    """

    name: str
    owner: int
    loop: bool
    directed: bool
    index: int
    sites: list[int]
    bumps: list[int]
    next: list[int]
    previous: list[int]
    crosses_itself: bool


def make_track(
    name: str, owner: int, loop: bool, directed: bool, index: int, named: list[int], place: Place | None = None
) -> Track:
    """The track along the ``named`` sites. Raises BoardError if they are but one site."""
    sites: list[int] = []
    bumps: list[int] = []
    for n, site in enumerate(named):
        if n > 0 and site == named[n - 1]:
            bumps[-1] += 1
        else:
            sites.append(site)
            bumps.append(0)
    count = len(sites)
    if count == 1:
        raise BoardError(f"the track {name!r} needs two different sites at least", place)
    following = [n + 1 for n in range(count)]
    previous = [n - 1 for n in range(count)]
    if count:
        following[-1] = 0 if loop else -1
        previous[0] = count - 1 if loop else -1
    if directed:
        for n in range(1, count - 1):
            previous[n] = -1
    crosses = len(set(sites)) < count and not any(bumps)
    return Track(name, owner, loop, directed, index, sites, bumps, following, previous, crosses)


def stated_track(ludeme: Ludeme, index: int, kind: int, topology: Topology) -> Track:
    """The track that a ``(track …)`` states, on a board played on sites of ``kind``.

    Raises BoardError where the track cannot be followed.
    """
    stated = ludeme.get("name")
    name = stated if isinstance(stated, str) else "Track"
    loop = flag(ludeme, "loop")
    directed = flag(ludeme, "directed")
    text = ludeme.get("trackDirection")
    sites = ludeme.get("track")
    if isinstance(text, str):
        named = _follow(name, text, kind, topology, ludeme.place)
    elif isinstance(sites, tuple):
        named = [_site(name, site, ludeme.place) for site in sites]
    else:
        # Of a list of steps Ludii makes a track without places.
        named = []
    return make_track(name, _owner(ludeme), loop, directed, index, named, ludeme.place)


def _owner(ludeme: Ludeme) -> int:
    owner = ludeme.get("owner")
    if isinstance(owner, int):
        return owner
    role = ludeme.get("role")
    return role_owner(role.name) if isinstance(role, Constant) else 0


def _site(name: str, value: Value, place: Place) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, Constant) and value.name in _CONSTANTS:
        return _CONSTANTS[value.name]
    raise BoardError(f"the track {name!r} needs whole numbers as its sites", place)


def _follow(name: str, text: str, kind: int, topology: Topology, place: Place) -> list[int]:
    """The sites along the track that the text describes."""
    if kind == EDGE:
        raise BoardError(f"the track {name!r} cannot be stated by directions on a board played on edges", place)
    steps = text.split(",")
    while steps and not steps[-1]:
        steps.pop()
    if not steps or not _NUMBER.fullmatch(steps[0]):
        raise BoardError(f"the track {name!r} must start with the number of a site", place)
    directions = {DIRECTIONS[FACED[d]]: FACED[d] for d in topology.directions(kind)}
    sites: list[int] = []
    current = -1
    for step in steps:
        directed = _DIRECTED_STEP.fullmatch(step)
        if _NUMBER.fullmatch(step):
            site = _number(name, step, place)
            current = site if site < topology.count(kind) else -1
            sites.append(site)
        elif step == "End":
            sites.append(END)
        elif directed is None or directed[1] not in directions:
            known = ", ".join(directions) or "none"
            raise BoardError(
                f"the track {name!r} has the step {step!r}, which is no direction of this board ({known})", place
            )
        elif current < 0:
            raise BoardError(f"the track {name!r} has the step {step!r} from a place that is not on the board", place)
        else:
            size = _number(name, directed[2], place) if directed[2] else topology.count(kind)
            for radial in topology.radials(kind, directions[directed[1]])[current]:
                for site in radial[1 : size + 1]:
                    sites.append(site)
                    current = site
    return sites


def _number(name: str, digits: str, place: Place) -> int:
    if len(digits) > _MOST_DIGITS:
        raise BoardError(f"the track {name!r} has a number that is too high: {digits}", place)
    return int(digits)


# ----------------------------------------------------------------------------------------------------- Surakarta boards


def surakarta_tracks(topology: Topology, rows: int, columns: int, loops: int | None, first: int) -> list[Track]:
    """The loops of a Surakarta board with so many rows and columns of vertices, each both ways.

    ``loops``: how many, None for as many as fit; ``first``: the row at which the outermost starts. Sites where a loop
    leaves the board and comes back to it have a bump. Boards on other than square and triangular tilings have none.
    """
    match topology.graph.basis:
        case Basis.SQUARE:
            count = (min(rows, columns) - 2) // 2 if loops is None else loops
            ways = [_square_loop(rows, columns, first + n) for n in range(count)]
        case Basis.TRIANGULAR:
            count = (rows - 1) // 2 if loops is None else loops
            ways = [_triangular_loop(rows, first + n) for n in range(count)]
        case None:
            raise BoardError("a Surakarta board must be based on a tiling")
        case _:
            ways = []
    tracks: list[Track] = []
    for n, way in enumerate(ways):
        for suffix, sites in (("F", way), ("B", way[::-1])):
            named = _with_bumps(sites)
            tracks.append(make_track(f"Track{first + n}{suffix}", 0, True, True, len(tracks), named))
    return tracks


def _with_bumps(sites: list[tuple[int, bool]]) -> list[int]:
    """The sites, with those named twice at which the way leaves the board: an end with another end behind it."""
    named: list[int] = []
    for n, (site, is_end) in enumerate(sites):
        named.append(site)
        if is_end and sites[(n + 1) % len(sites)][1]:
            named.append(site)
    return named


def _run(start: int, step: int, count: int, growth: int = 0) -> list[tuple[int, bool]]:
    """A straight run of sites, each with whether it is an end of the run; the step grows from one to the next.

    Ludii marks ends by a minus sign, so that site 0 never counts as one (and sites below 0, off the board, are others).
    """
    run: list[tuple[int, bool]] = []
    site = start
    for n in range(count):
        signed = -site if n in (0, count - 1) else site
        run.append((abs(signed), signed < 0))
        site += step
        step += growth
    return run


def _square_loop(rows: int, columns: int, loop: int) -> list[tuple[int, bool]]:
    """Along a row to the right, a column up, a row to the left, a column down."""
    return [
        *_run(loop * columns, 1, columns),
        *_run(columns - 1 - loop, columns, rows),
        *_run(rows * columns - 1 - loop * columns, -1, columns),
        *_run(rows * columns - columns + loop, -columns, rows),
    ]


def _triangular_loop(rows: int, loop: int) -> list[tuple[int, bool]]:
    """Along a row to the right, a diagonal up to the left, a diagonal down to the left."""
    count = rows - loop
    bottom = sum(rows - n for n in range(loop))
    right = rows - 1 - loop
    first = rows - 1
    top = right + sum(first - n for n in range(count))
    last = first - count + 3
    return [*_run(bottom, 1, count), *_run(right, first, count, -1), *_run(top, -last, count, -1)]
