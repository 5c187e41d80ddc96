"""A game as its description wants it drawn: its board, what belongs to players, colours, the start position."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ludkit.board.board import Board, build_board
from ludkit.board.directions import CELL, DIRECTION_INDEX, SITE_TYPES
from ludkit.engine import PlayError, Position, UnsupportedError
from ludkit.engine.assemble import assemble
from ludkit.ludemes.checking.creation import items_of, player_count
from ludkit.ludemes.metadata import Datum, Entry, Metadata
from ludkit.ludemes.roles import role_owner
from ludkit.ludemes.typed import Constant, Ludeme, Value
from ludkit.view.palette import COLOUR_WORDS, DARK_SQUARE
from ludkit.view.pieces import Piece, pieces_of
from ludkit.view.plan import Plan, plan_of_board
from ludkit.view.svg import Look

_REGIONS = "game.equipment.other.Regions"
_SITES = "game.functions.region.sites.Sites"
_UNION = "game.functions.region.math.Union"
_HEX_CODE = re.compile(r"#?([0-9A-Fa-f]{6})")
_PHASE = re.compile(r"Phase([0-5])")
_MODIFIED = re.compile(r"(Very)?(Light|Dark)?([A-Z][a-z]*)?")


@dataclass(frozen=True, slots=True)
class GameView:
    """All that is drawn of a game: its board, how it is to look, and the start position with its pieces.

    ``start`` is None, and there are no pieces, where the engine does not play the game; ``unplayed`` says why.
    """

    name: str
    plan: Plan
    look: Look
    start: Mapping[str, Any] | None
    pieces: Sequence[Piece]
    unplayed: str | None = None


def view_of(game: Ludeme, metadata: Metadata | None = None) -> GameView:
    """What is drawn of a ``(game …)``, as its metadata wants it.

    Raises BoardError where the board cannot be built, and for a ``(match …)``.

    Regions are shown as they are when the game starts: those that the engine plays, or else those that are stated by
    sites and sides alone.
    """
    board, players = build_board(game), player_count(game)
    name = str(game.get("name") or "")
    look = look_of(metadata) if metadata else Look()
    start, unplayed = _start_of(game)
    if start is None:
        regions = [("", owner, sites) for owner, sites in owned_regions(game, board)]
    else:
        regions = list(_regions_of(start))
    owned = [(owner, sites) for _, owner, sites in regions if 1 <= owner <= players and _is_part(sites, board)]
    plan = plan_of_board(board, players, owned)
    if metadata:
        plan = replace(plan, tints=list(_tints(metadata, regions, board)), points=_has_points(metadata, plan))
    if start is None:
        return GameView(name, plan, look, None, (), unplayed)
    components = [(c.name, c.owner, c.base_name) for c in start.game.components]
    return GameView(name, plan, look, start.state(), pieces_of([None, *components[1:]], players, look.player_colours))


def _has_points(metadata: Metadata, plan: Plan) -> bool:
    """Whether a board is to be drawn like that of backgammon, and can be: two rows of vertices."""
    styles = {style.lower() for entry in metadata.graphics for style in _board_styles(entry)}
    return "backgammon" in styles and plan.default == "Vertex" and len({y for _, y, _ in plan.vertices}) == 2


def _board_styles(entry: Entry) -> Iterator[str]:
    match entry:
        case Entry("board", ["Style", str(style)]):
            yield style


def _start_of(game: Ludeme) -> tuple[Position | None, str | None]:
    """The start position; None where the engine does not play the game, and why."""
    try:
        return assemble(game).start(seed=1), None
    except UnsupportedError:
        return None, "the engine does not play this game yet"
    except PlayError as error:
        return None, f"the start rules fail: {error}"


def _regions_of(start: Position) -> Iterator[tuple[str, int, list[int]]]:
    """Name, owner and sites of each region in the start position."""
    for region in start.game.regions:
        yield region.name, region.owner, sorted({site for part in region.parts for site in part.eval(start.ctx)})


def _is_part(sites: list[int], board: Board) -> bool:
    """Whether a region is some of the board: all of it would be no region to a reader."""
    return 0 < len(sites) < board.topology.count(board.use)


def _tints(
    metadata: Metadata, regions: list[tuple[str, int, list[int]]], board: Board
) -> Iterator[tuple[str, list[int]]]:
    """What metadata colours on the board: squares as on a chessboard, phases, regions by name or by sites."""
    use = SITE_TYPES[board.use]
    for entry in metadata.graphics:
        match entry:
            case Entry("board", ["Style", "Chess"]) if board.use == CELL:
                phase_of = board.topology.phase_of(CELL)
                yield DARK_SQUARE, [site for site, phase in enumerate(phase_of) if phase == phase_of[0]]
            case Entry("board", ["Colour", str(part), Entry("colour", arguments)]) if phase := _PHASE.fullmatch(part):
                if board.use == CELL and (colour := colour_of(arguments)):
                    yield colour, board.topology.phases(CELL)[int(phase[1])]
            case Entry("region", ["Colour", *where, Entry("colour", arguments)]):
                colour = colour_of(arguments)
                if colour and entry.named.get("regionSiteType", use) == use:
                    yield colour, [site for place in where for site in _stated_sites(place, regions, board)]


def _stated_sites(place: Datum, regions: list[tuple[str, int, list[int]]], board: Board) -> list[int]:
    match place:
        case str(name):
            return [site for region, _, sites in regions if region == name for site in sites]
        case list(sites) | Entry("sites", [list(sites)]):
            return [site for site in sites if isinstance(site, int)]
        case Entry("sites", ["Outer" | "Inner" | "Corners" | "Top" | "Bottom" | "Left" | "Right" | "Centre" as name]):
            return board.topology.region(board.use, name.lower())
    return []


def look_of(metadata: Metadata) -> Look:
    """The colours that ``(player Colour P1 (colour Red))`` and its like give to players."""
    colours: dict[int, str] = {}
    for entry in metadata.graphics:
        match entry:
            case Entry("player", ["Colour", str(role), Entry("colour", arguments)]):
                colour = colour_of(arguments)
                if colour is not None and role_owner(role):
                    colours[role_owner(role)] = colour
    return Look(player_colours=colours)


def colour_of(arguments: list[Datum]) -> str | None:
    """A colour as ``#rrggbb`` from the arguments of ``(colour …)``; None for one that has no plain meaning here."""
    match arguments:
        case [int(red), int(green), int(blue), *_] if all(0 <= part <= 255 for part in (red, green, blue)):
            return f"#{red:02x}{green:02x}{blue:02x}"
        case [str(text)] if code := _HEX_CODE.fullmatch(text):
            return f"#{code[1].lower()}"
        case [str(name)] if parts := _MODIFIED.fullmatch(name):
            very, shade, base = parts.groups()
            colour = COLOUR_WORDS.get((base or "grey").lower())
            share = (0.7 if very else 0.4) if shade else 0.0
            return None if colour is None else _mixed(colour, 255 if shade == "Light" else 0, share)
    return None


def _mixed(colour: str, other: int, share: float) -> str:
    """A colour with a share of white (255) or black (0) in it."""
    parts = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return "#" + "".join(f"{round(part + (other - part) * share):02x}" for part in parts)


def owned_regions(game: Ludeme, board: Board) -> Iterator[tuple[int, list[int]]]:
    """The regions of players that are stated by sites or sides of the board.

    Regions that need more of the rules to be worked out are not shown.
    """
    for item in items_of(game):
        if item.ludeme.name == _REGIONS:
            role = item.get("role")
            owner = role_owner(role.name) if isinstance(role, Constant) else 0
            parts = [_sites(value, board) for name, value in item.given() if name not in ("role", "name")]
            if owner and parts and all(part is not None for part in parts):
                yield owner, sorted({site for part in parts for site in part or ()})


def _sites(value: Value, board: Board) -> list[int] | None:
    """The sites that a value states; None where that takes more than the board."""
    if isinstance(value, int) and not isinstance(value, bool):
        return [value]
    if isinstance(value, tuple):
        return _together([_sites(part, board) for part in value])
    if not isinstance(value, Ludeme):
        return None
    given = dict(value.given())
    if value.ludeme.name == _UNION:
        return _together([_sites(part, board) for part in given.values()])
    if value.ludeme.name != _SITES:
        return None
    match given:
        case {"regionType": Constant(name="Side"), "direction": Constant(name=direction)} if len(given) == 2:
            return board.topology.side(board.use, DIRECTION_INDEX[direction])
        case {"regionType": Constant(name="Top" | "Bottom" | "Left" | "Right" as name)} if len(given) == 1:
            return board.topology.region(board.use, name.lower())
    return None


def _together(parts: list[list[int] | None]) -> list[int] | None:
    known = [part for part in parts if part is not None]
    return [site for part in known for site in part] if len(known) == len(parts) else None
