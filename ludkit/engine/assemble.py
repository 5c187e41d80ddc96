"""A `Game` out of a typed ``(game …)``: equipment, rules, phases and end."""

from __future__ import annotations

from ludkit.board.board import Board, build_board
from ludkit.board.directions import CELL, DIRECTION_INDEX
from ludkit.board.graph import Graph
from ludkit.board.topology import Topology
from ludkit.engine import families
from ludkit.engine.builder import Builder, NamedRegion
from ludkit.engine.dominoes import WALK, Dominoes
from ludkit.engine.end import EndRules
from ludkit.engine.ending import one_or_several, read_end
from ludkit.engine.functions import BoolConstant, IntConstant, Moves, RegionConstant, RegionFunction
from ludkit.engine.game import (
    REPETITIONS,
    Component,
    Container,
    Dice,
    Game,
    NextPhase,
    Phase,
)
from ludkit.engine.ints.maps import read_map
from ludkit.engine.large import LargePieces
from ludkit.engine.match import Instance, Match
from ludkit.engine.moves.operators import Either
from ludkit.engine.puzzle import is_puzzle, read_domains, read_hints, refuse_in_puzzle
from ludkit.engine.regions.static import hint_regions, static_regions
from ludkit.engine.registry import BUILDERS, Unsupported, UnsupportedError, display_name, ludeme_key
from ludkit.engine.simulation import Simulation
from ludkit.engine.simultaneous import Simultaneous
from ludkit.engine.sites import OFF, Layout
from ludkit.engine.stacking import moves_pieces, reads_moves_of_pieces, uses_stacks
from ludkit.engine.start.dice import PlaceDice, ReadDice, faces_of
from ludkit.engine.tiles import Tile, TilePath
from ludkit.engine.tracks import Track
from ludkit.engine.voting import vote_texts
from ludkit.engine.walks import read_walks
from ludkit.ludemes.roles import EVERYBODY, role_number, role_owner
from ludkit.ludemes.typed import Constant, Ludeme, Value

_PIECE = "game.equipment.component.Piece"
_TILE = "game.equipment.component.tile.Tile"
_DOMINO = "game.equipment.component.tile.Domino"
_MOST_PIPS = 6
_HINTS = "game.equipment.other.Hints"
_PARTS = frozenset(
    {
        "game.mode.Mode",
        "game.players.Players",
        "game.players.Player",
        "game.equipment.Equipment",
        _PIECE,
        _TILE,
        "game.equipment.component.tile.Path",
        _DOMINO,
        "game.equipment.other.Dominoes",
        "game.equipment.container.other.Dice",
        "game.equipment.container.other.Hand",
        _HINTS,
        "game.equipment.other.Map",
        "game.equipment.other.Regions",
        "game.rules.Rules",
        "game.rules.start.Start",
        "game.rules.play.Play",
        "game.rules.phase.Phase",
        "game.rules.phase.NextPhase",
        "game.rules.end.End",
        "game.rules.end.If",
        "game.rules.end.ForEach",
        "game.rules.end.Result",
        "game.rules.end.ByScore",
        "game.rules.end.Payoffs",
        "game.rules.meta.Automove",
        "game.rules.meta.Meta",
        "game.rules.meta.Swap",
        "game.rules.meta.PassEnd",
        "game.rules.meta.no.No Repeat",
        "game.rules.meta.no.No Suicide",
        "game.rules.play.moves.nonDecision.effect.Then",
        "game.functions.range.Range",
        "game.functions.range.math.Exact",
        "game.functions.range.math.Max",
        "game.functions.range.math.Min",
        "game.util.end.Payoff",
        "game.util.equipment.Hint",
        "game.util.math.Count",
        "game.util.math.Pair",
        "game.util.end.Score",
        "game.util.moves.Between",
        "game.util.moves.Flips",
        "game.util.moves.From",
        "game.util.moves.Piece",
        "game.util.moves.Player",
        "game.util.moves.To",
        "game.Game",
        "game.match.Match",
        "game.match.Games",
        "game.match.Subgame",
    }
)
"""Ludemes that others read for themselves, so that they need no builder."""
_OF_BETWEEN = ("game.functions.region.last.Last Between", "game.functions.region.sites.Sites Between")
_EFFECTFUL = ("game.util.moves.To", "game.util.moves.Between")
_OF_MATCHES = (
    "game.match.",
    "game.players.",
    "game.rules.end.",
    "game.util.end.",
    "game.functions.booleans.math.",
    "game.functions.ints.math.",
    "game.functions.ints.match.",
    "game.functions.ints.count.Count Trials",
    "game.functions.ints.state.Score",
    "game.functions.ints.state.Mover",
    "game.functions.ints.state.Next",
    "game.functions.ints.state.Prev",
)
"""What the ludemes begin with that can stand in a match, outside of its games."""


def assemble(game: Ludeme) -> Game:
    """The game that a checked description states.

    Raises UnsupportedError, with all ludemes that are not played yet, and BoardError where the board cannot be built.
    """
    _refuse_unsupported(game)
    return _Assembly(game).assemble()


def unsupported_ludemes(game: Ludeme) -> list[Unsupported]:
    """The ludemes of a description that no builder knows, in text order. (A builder may refuse more.)"""
    found: list[Unsupported] = []
    stack: list[Value] = [game]
    while stack:
        value = stack.pop()
        if isinstance(value, tuple):
            stack.extend(reversed(value))
        elif isinstance(value, Ludeme):
            name = value.ludeme.name
            if name.startswith("game.equipment.container.board."):
                continue
            key = ludeme_key(value)
            if key not in BUILDERS and key not in _PARTS:
                found.append(Unsupported(display_name(value), value.place))
            stack.extend([argument for argument in reversed(value.arguments) if argument is not None])
    return found


def _refuse_unsupported(game: Ludeme) -> None:
    assert families
    found = unsupported_ludemes(game)
    if found:
        raise UnsupportedError(found)


def subgames_of(match: Ludeme) -> list[Ludeme]:
    """The ``(subgame …)`` of a ``(match …)``, in order."""
    games = match.argument("games")
    assert isinstance(games, Ludeme)
    several = games.get("games")
    listed = several if isinstance(several, tuple) else (games.get("game"),)
    return [game for game in listed if isinstance(game, Ludeme)]


def assemble_match(match: Ludeme, games: list[Game]) -> Match:
    """The match that a checked description states; ``games`` are those of its ``(subgame …)``.

    Raises UnsupportedError, with all ludemes that are not played, at all or in a match.
    """
    _refuse_in_match(match)
    players = match.argument("players")
    b = Builder(
        Topology(Graph()), Layout([0, 0, 0], CELL, [0]), _number_of(players) if isinstance(players, Ludeme) else 2
    )
    instances = [
        Instance(game, b.integer_of(subgame, "next"), b.integer_of(subgame, "result"))
        for game, subgame in zip(games, subgames_of(match), strict=True)
    ]
    end = match.argument("end")
    assert isinstance(end, Ludeme)
    return Match(_text(match, "name"), b.players, instances, read_end(b, end))


def _refuse_in_match(match: Ludeme) -> None:
    """Refuse what is not played; and what is about a board, which a match has not."""
    _refuse_unsupported(match)
    found = [
        Unsupported(f"{display_name(ludeme)} in a match", ludeme.place)
        for ludeme in match.walk()
        if not ludeme_key(ludeme).startswith(_OF_MATCHES)
    ]
    if found:
        raise UnsupportedError(found)


def _number_of(players: Ludeme) -> int:
    """How many players a ``(players …)`` states."""
    listed = players.get("players") or players.get("numPlayers")
    return len(listed) if isinstance(listed, tuple) else listed if isinstance(listed, int) else 0


class _Assembly:
    """The making of one game."""

    def __init__(self, ludeme: Ludeme) -> None:
        self.ludeme: Ludeme = ludeme
        self.board: Board = build_board(ludeme)
        players = self._needed(ludeme, "players")
        self.players: int = _number_of(players)
        topology = self.board.topology
        layout = Layout(
            [topology.count(kind) for kind in range(3)],
            self.board.use,
            [container.size for container in self.board.containers],
        )
        self.builder: Builder = Builder(topology, layout, self.players)
        self.builder.traits.stacks = uses_stacks(ludeme)
        self.builder.votes = vote_texts(ludeme)
        self.builder.components.append(Component(0, "Disc", "Disc", 0))
        self.walks: list[list[list[str]]] = []
        """By component: the walks of a large piece."""
        self.pips: list[tuple[int, int] | None] = []
        """By component: the pips of a domino."""
        self.first_piece: int = 1
        """The first component that is a piece; the dice come before."""
        listed = players.get("players")
        if isinstance(listed, tuple):
            self._read_facings(listed)

    def assemble(self) -> Game:
        b = self.builder
        ludeme = self.ludeme
        b.use_type(b.layout.default_type)
        if len(self.board.containers) > 1:
            b.traits.cell = True
            b.traits.counts = True
        b.reads_between = any(ludeme_key(below) in _OF_BETWEEN for below in ludeme.walk())
        if _moves_pieces_in_effects(ludeme):
            # the moves of pieces lose their decisions there, so that they must be made anew each time
            b.outer_then = 1
        items = [item for item in b.list_of(self._needed(ludeme, "equipment"), "items") if isinstance(item, Ludeme)]
        self._read_containers()
        dice = self._read_dice([item for item in items if item.ludeme.name == "game.equipment.container.other.Dice"])
        self._read_dominoes([item for item in items if item.ludeme.name == "game.equipment.other.Dominoes"])
        pieces = [item for item in items if item.ludeme.name in (_PIECE, _TILE, _DOMINO)]
        if is_puzzle(ludeme):
            self._read_puzzle(items, pieces)
            pieces = []
        else:
            self._read_components(pieces)
        b.tracks = [
            Track(t.name, t.owner, t.loop, t.sites, t.next, t.previous, t.crosses_itself, t.bumps)
            for t in self.board.tracks
        ]
        b.maps = [read_map(b, item) for item in items if item.ludeme.name == "game.equipment.other.Map"]
        self._read_regions([item for item in items if item.ludeme.name == "game.equipment.other.Regions"])
        game = self._kind_of_game()(_text(ludeme, "name"), self.players, b.topology, b.layout, b.components)
        game.traits = b.traits
        game.containers = b.containers
        game.dice = dice
        game.tracks = b.tracks
        game.crossing = any(track.crosses for track in b.tracks)
        game.regions = b.regions
        game.domains = b.domains
        self._read_moves_of_pieces(pieces)
        self._read_rules(game, self._needed(ludeme, "rules"))
        self._hand_over_large_pieces(game)
        game.trailing = game.crossing or b.traits.hides or game.large is not None
        if dice:
            game.start_rules = [PlaceDice(), *game.start_rules, ReadDice()]
        self._find_greatest_count(game, pieces)
        return game

    def _hand_over_large_pieces(self, game: Game) -> None:
        """Give the game its large pieces and dominoes; it has neither where there are none."""
        b = self.builder
        if any(self.walks):
            self.walks.extend([[] for _ in range(len(b.components) - len(self.walks))])
            game.large = LargePieces(b.ways(CELL), self.walks)
        if self.pips:
            self.pips.extend([None] * (len(b.components) - len(self.pips)))
            game.dominoes = Dominoes(b.topology, self.pips)
            if b.topology.is_boardless and not b.traits.line_of_play:
                place = self.ludeme.place
                raise UnsupportedError([Unsupported("dominoes on such a board without a line of play", place)])

    def _kind_of_game(self) -> type[Game]:
        """The class of the game: players move by turns or at once; without players it is the same in any mode."""
        b = self.builder
        if self.players == 0:
            b.traits.ends_when_all_pass = False
            return Simulation
        stated = b.ludeme(self.ludeme, "mode")
        mode = None if stated is None or self.players == 1 else b.constant_name(stated, "mode")
        if stated is not None and mode == "Simulation":
            raise b.unsupported(stated, "Simulation, of players")
        b.traits.simultaneous = mode == "Simultaneous"
        return Simultaneous if b.traits.simultaneous else Game

    def _read_puzzle(self, items: list[Ludeme], pieces: list[Ludeme]) -> None:
        """Read what a deduction puzzle has in the place of pieces: values of sites, and hints."""
        b = self.builder
        refuse_in_puzzle(b, self.ludeme)
        count = sum(self.players if self._role_of_piece(piece) == "Each" else 1 for piece in pieces)
        board = self.board.containers[0].ludeme
        assert board is not None
        b.domains = read_domains(b, board, count)
        b.hints = read_hints(b, [item for item in items if item.ludeme.name == _HINTS])

    def _find_greatest_count(self, game: Game, pieces: list[Ludeme]) -> None:
        """How many pieces a site holds at most."""
        stated = [piece.get("maxCount") for piece in pieces]
        game.greatest_count = max(1, sum(self.builder.layout.container_sizes))
        if game.traits.dominoes:
            game.greatest_count = len(game.components)
            return
        ctx = game.begin(0)
        placed = sum(rule.pieces(ctx) for rule in game.start_rules)
        game.greatest_count = max([game.greatest_count, placed, *(most for most in stated if isinstance(most, int))])

    def _needed(self, ludeme: Ludeme, name: str) -> Ludeme:
        value = ludeme.argument(name)
        assert isinstance(value, Ludeme), (ludeme, name)
        return value

    # --- equipment ------------------------------------------------------------------------------------------------

    def _read_facings(self, players: tuple[Value, ...]) -> None:
        for i in range(len(players)):
            player = players[i]
            if isinstance(player, Ludeme):
                direction = player.arguments[0] if player.arguments else None
                if isinstance(direction, Constant):
                    self.builder.player_facings[i + 1] = DIRECTION_INDEX[direction.name]

    def _read_containers(self) -> None:
        b = self.builder
        for i in range(len(self.board.containers)):
            container = self.board.containers[i]
            b.containers.append(
                Container(
                    container.name,
                    container.owner,
                    b.layout.sizes[b.layout.default_type] if i == 0 else container.size,
                    b.layout.first_sites[i],
                    i > 0,
                )
            )

    def _read_dice(self, items: list[Ludeme]) -> list[Dice]:
        """Make the dice, which are components before the pieces. All dice are in one container, the last."""
        b = self.builder
        if not items:
            return []
        container = b.containers[len(b.containers) - 1]
        dice = Dice(container.owner, container.first_site, len(b.components), [])
        for item in items:
            role = b.constant_name(item, "role") or "Shared"
            for faces in faces_of(item):
                dice.faces.append(faces)
                owner = role_number(role, self.players)
                b.components.append(Component(len(b.components), f"Die{len(dice.faces)}", "", owner))
        b.traits.stochastic = True
        b.traits.hand_dice = True
        b.traits.ends_when_all_pass = False
        return [dice]

    def _read_components(self, pieces: list[Ludeme]) -> None:
        b = self.builder
        self.first_piece = len(b.components)
        for piece in pieces:
            name = _text(piece, "name")
            role = self._role_of_piece(piece)
            facing = b.constant_name(piece, "dirn")
            first = len(b.components)
            roles = [f"P{player}" for player in range(1, self.players + 1)] if role == "Each" else [role]
            for each in roles:
                self._add_component(name, each, facing)
            for component in b.components[first:]:
                component.flips = _flips_of(piece)
                component.tile = _tile_of(piece)
            if piece.ludeme.name == _DOMINO:
                self._add_pips(piece, (_number(piece, "value"), _number(piece, "value2")), len(roles))
            else:
                self._read_walks(piece, len(roles))
        if not pieces and not self.pips:
            for player in range(1, self.players + 1):
                self._add_component(f"Ball{player}", f"P{player}", None)

    def _add_component(self, name: str, role: str, facing: str | None) -> None:
        b = self.builder
        owner = role_number(role, self.players)
        numbered = name
        if "Domino" not in name and (role == "Neutral" or (owner > 0 and self.players != 1 and role not in EVERYBODY)):
            numbered = f"{name}{owner}"
        component = Component(len(b.components), numbered, name.rstrip("0123456789"), owner)
        if facing is not None:
            component.facing = DIRECTION_INDEX[facing]
        if 0 < owner <= self.players and b.player_facings[owner] != OFF:
            component.facing = b.player_facings[owner]
        b.components.append(component)

    def _read_dominoes(self, sets: list[Ludeme]) -> None:
        """Make the sets of dominoes, which are components before the pieces."""
        b = self.builder
        for dominoes in sets:
            most = b.argument(dominoes, "upTo")
            for first in range((most if isinstance(most, int) else _MOST_PIPS) + 1):
                for second in range(first, (most if isinstance(most, int) else _MOST_PIPS) + 1):
                    self._add_component(f"Domino{first}{second}", "Shared", None)
                    self._add_pips(dominoes, (first, second), 1)

    def _add_pips(self, ludeme: Ludeme, pips: tuple[int, int], copies: int) -> None:
        """Note that the last ``copies`` components are dominoes."""
        self._add_walks(ludeme, [WALK], copies)
        self.pips.extend([None] * (len(self.builder.components) - copies - len(self.pips)))
        self.pips.extend([pips] * copies)

    def _read_walks(self, piece: Ludeme, copies: int) -> None:
        """Read how a large piece lies, which is the same for the last ``copies`` components."""
        b = self.builder
        walk = b.list_of(piece, "walk")
        self._add_walks(piece, read_walks([tuple(walk)] if walk else b.list_of(piece, "walks")), copies)

    def _add_walks(self, piece: Ludeme, walks: list[list[str]], copies: int) -> None:
        b = self.builder
        self.walks.extend([[] for _ in range(len(b.components) - copies - len(self.walks))])
        self.walks.extend([walks] * copies)
        if walks:
            if b.traits.stacks:
                raise b.unsupported(piece, "with a walk in a game with stacks")
            b.traits.states = True
            b.traits.large = True

    def _role_of_piece(self, piece: Ludeme) -> str:
        """The role of a piece's owner: where none is given, each player has one, but all share a tile."""
        return self.builder.constant_name(piece, "role") or ("Shared" if piece.ludeme.name == _TILE else "Each")

    def _read_moves_of_pieces(self, pieces: list[Ludeme]) -> None:
        """Build the moves that pieces bring, if a rule goes through them; the copies of each player share them."""
        if not reads_moves_of_pieces(self.ludeme):
            return
        b = self.builder
        index = self.first_piece
        for piece in pieces:
            moves = b.moves_of(piece, "generator")
            role = self._role_of_piece(piece)
            for _ in range(self.players if role == "Each" else 1):
                b.components[index].moves = moves
                index += 1

    def _read_regions(self, regions: list[Ludeme]) -> None:
        b = self.builder
        for region in regions:
            role = b.constant_name(region, "role")
            name = b.text(region, "name") or f"Region{role or 'P1'}"
            owner = 0 if role is None else role_number(role, self.players)
            statics = self._static_parts(region)
            parts = self._region_parts(region)
            for _, lists in statics:
                parts.extend([RegionConstant(sorted(each)) for each in lists])
            b.regions.append(NamedRegion(name, owner, parts, statics))

    def _region_parts(self, region: Ludeme) -> list[RegionFunction]:
        b = self.builder
        sites = [site for site in b.list_of(region, "sites") if isinstance(site, int)]
        if sites:
            return [RegionConstant(sorted(set(sites)))]
        one = b.region_of(region, "regionFn")
        if one is not None:
            return [one]
        return [b.region(value) for value in b.list_of(region, "regionsFn")]

    def _static_parts(self, region: Ludeme) -> list[tuple[str, list[list[int]]]]:
        """The kinds of regions that are stated (``Rows``), and the sites of each region of these."""
        b = self.builder
        kinds = [value.name for value in b.list_of(region, "staticRegions") if isinstance(value, Constant)]
        kind = b.constant_name(region, "staticRegion")
        if kind is not None:
            kinds.append(kind)
        labelled = b.argument(region, "hintRegionLabel") is not None
        return [
            (name, hint_regions(b, labelled) if name == "HintRegions" else static_regions(b, name)) for name in kinds
        ]

    # --- rules ----------------------------------------------------------------------------------------------------

    def _read_rules(self, game: Game, rules: Ludeme) -> None:
        b = self.builder
        meta = b.ludeme(rules, "meta")
        if meta is not None:
            self._read_meta(meta)
        start = b.ludeme(rules, "start")
        if start is not None:
            game.start_rules = [b.start_rule(rule) for rule in one_or_several(b, start, "rule", "rules")]
        play = b.ludeme(rules, "play")
        phases = b.list_of(rules, "phases")
        if phases:
            names = [_text(phase, "name") for phase in phases if isinstance(phase, Ludeme)]
            game.phases = [self._phase(phase, play, names) for phase in phases if isinstance(phase, Ludeme)]
        else:
            assert play is not None
            game.phases = [Phase("Default Phase", 0, b.needed_moves(play, "moves"), None, [])]
        end = b.ludeme(rules, "end")
        if end is not None:
            game.end = EndRules(read_end(b, end))

    def _read_meta(self, meta: Ludeme) -> None:
        b = self.builder
        traits = b.traits
        for rule in one_or_several(b, meta, "rule", "rules"):
            assert isinstance(rule, Ludeme)
            name = rule.ludeme.simple_name
            if name == "Swap":
                traits.swap_rule = True
            elif name == "Automove":
                traits.automove = True
            elif name == "PassEnd":
                if b.constant_name(rule, "type") == "NoEnd":
                    traits.ends_when_all_pass = False
            elif ludeme_key(rule).endswith("Repeat"):
                traits.repetition = REPETITIONS[b.constant_name(rule, "repetitionType") or "Positional"]
                traits.noted.add(traits.repetition)
            elif ludeme_key(rule).endswith("Suicide"):
                traits.no_suicide = True
            else:
                raise b.unsupported(rule)

    def _phase(self, phase: Ludeme, play: Ludeme | None, names: list[str]) -> Phase:
        b = self.builder
        if b.argument(phase, "mode") is not None:
            raise b.unsupported(phase, "mode")
        own = b.ludeme(phase, "play")
        moves: list[Moves] = []
        for part in (own, play):
            if part is not None:
                moves.append(b.needed_moves(part, "moves"))
        end = b.ludeme(phase, "end")
        role = b.constant_name(phase, "role") or "Shared"
        ways_out = [
            self._next_phase(way_out, names)
            for way_out in one_or_several(b, phase, "nextPhase", "nextPhases")
            if isinstance(way_out, Ludeme)
        ]
        owner = 0 if role == "Shared" else role_owner(role) or OFF
        return Phase(
            _text(phase, "name"),
            owner,
            moves[0] if len(moves) == 1 else Either(moves),
            None if end is None else EndRules(read_end(b, end)),
            ways_out,
        )

    def _next_phase(self, ludeme: Ludeme, names: list[str]) -> NextPhase:
        b = self.builder
        who = b.player_of(ludeme, "indexPlayer", "role")
        condition = b.boolean_of(ludeme, "cond")
        name = b.text(ludeme, "phaseName")
        return NextPhase(
            IntConstant(self.players + 1) if who is None else who,
            BoolConstant(True) if condition is None else condition,
            OFF if name is None else names.index(name),
        )


def _tile_of(piece: Ludeme) -> Tile | None:
    """The sides of a tile; None for other pieces."""
    if piece.ludeme.name != _TILE:
        return None
    slots = piece.argument("slots")
    slots_of_each = piece.argument("slotsPerSide")
    paths = piece.argument("paths")
    return Tile(
        [slot for slot in slots if isinstance(slot, int)] if isinstance(slots, tuple) else None,
        slots_of_each if isinstance(slots_of_each, int) else 1,
        [_path(path) for path in paths if isinstance(path, Ludeme)] if isinstance(paths, tuple) else None,
    )


def _path(path: Ludeme) -> TilePath:
    start, start_slot, end, end_slot, colour = [
        value if isinstance(value, int) else 0
        for value in (path.argument(name) for name in ("from", "slotsFrom", "to", "slotsTo", "colour"))
    ]
    return TilePath(start, start_slot, end, end_slot, colour)


def _number(ludeme: Ludeme, name: str) -> int:
    value = ludeme.argument(name)
    assert isinstance(value, int), (ludeme, name)
    return value


def _flips_of(piece: Ludeme) -> tuple[int, int] | None:
    """The two states between which a piece is turned over."""
    flips = piece.get("flips")
    if not isinstance(flips, Ludeme):
        return None
    states = [state for state in flips.arguments if isinstance(state, int)]
    return states[0], states[1]


def _text(ludeme: Ludeme, name: str) -> str:
    value = ludeme.argument(name)
    assert isinstance(value, str), (ludeme, name)
    return value


def _moves_pieces_in_effects(game: Ludeme) -> bool:
    """Whether a rule says what happens where a move leads or passes by the moves that pieces bring themselves."""
    stack: list[tuple[Value, bool]] = [(game, False)]
    while stack:
        value, in_effect = stack.pop()
        if isinstance(value, tuple):
            stack.extend([(item, in_effect) for item in value])
        elif isinstance(value, Ludeme):
            if in_effect and moves_pieces(value):
                return True
            for name, argument in value.given():
                stack.append((argument, in_effect or (name == "effect" and value.ludeme.name in _EFFECTFUL)))
    return False
