"""The game that plays: start, legal moves, applying a move, the end of the game and its ranking.

The order of things within a ply is Ludii's: apply the move with its consequences, evaluate the end rules, change the
phase, count, and hand the turn on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludkit.board.directions import CELL
from ludkit.board.topology import Topology
from ludkit.engine.actions.players import Pass, SetNextPlayer, Swap
from ludkit.engine.actions.remove import Remove
from ludkit.engine.actions.stacks import take_captured_off
from ludkit.engine.context import Attempt, Context
from ludkit.engine.dominoes import Dominoes
from ludkit.engine.end import EndRules, end_at_limit
from ludkit.engine.errors import NoSiteError
from ludkit.engine.forcing import with_forced_moves
from ludkit.engine.functions import BoolFunction, IntFunction, Moves, StartRule
from ludkit.engine.large import CoveredSites, LargePieces
from ludkit.engine.move import Action, Move, move_of
from ludkit.engine.position import Position
from ludkit.engine.random import Random
from ludkit.engine.sites import OFF, Layout, Sites
from ludkit.engine.stacks import StackedSites
from ludkit.engine.state import State
from ludkit.engine.tiles import Tile
from ludkit.engine.tracks import Track
from ludkit.engine.variables import Domains, Variables

if TYPE_CHECKING:
    from ludkit.engine.builder import NamedRegion

DEFAULT_TURN_LIMIT: Final = 1250
"""Turns of each player after which Ludii calls a game a draw."""
DEFAULT_MOVE_LIMIT: Final = 10_000
"""Moves after which Ludii calls a game a draw."""

NO_REPETITION_RULE: Final = 0
POSITIONAL: Final = 1
POSITIONAL_IN_TURN: Final = 2
SITUATIONAL: Final = 3
SITUATIONAL_IN_TURN: Final = 4
REPETITIONS: Final = {
    "Positional": POSITIONAL,
    "PositionalInTurn": POSITIONAL_IN_TURN,
    "Situational": SITUATIONAL,
    "SituationalInTurn": SITUATIONAL_IN_TURN,
}
"""The kinds of repetition by name."""


class Component:
    """A kind of piece. ``name`` has the owner's number behind it, ``base_name`` has not."""

    def __init__(self, index: int, name: str, base_name: str, owner: int) -> None:
        self.index: int = index
        self.name: str = name
        self.base_name: str = base_name
        self.owner: int = owner
        self.moves: Moves | None = None
        self.facing: int = OFF
        """The direction that is forward, OFF for north."""
        self.value: int = OFF
        self.flips: tuple[int, int] | None = None
        """The two local states between which the piece is turned over."""
        self.tile: Tile | None = None
        """The sides of a tile; None for other pieces."""


class Container:
    """A board, hand, dice or deck: ``size`` sites from ``first_site`` on. All but the board are hands."""

    def __init__(self, name: str, owner: int, size: int, first_site: int, is_hand: bool) -> None:
        self.is_hand: bool = is_hand
        self.name: str = name
        self.owner: int = owner
        self.size: int = size
        self.first_site: int = first_site


class Dice:
    """A hand of dice: one die on each site from ``first_site`` on, of components from ``first_component`` on.

    ``faces`` are the values of each die's faces; a die's state is the index of the face that it shows.
    """

    def __init__(self, owner: int, first_site: int, first_component: int, faces: list[list[int]]) -> None:
        self.owner: int = owner
        self.first_site: int = first_site
        self.first_component: int = first_component
        self.faces: list[list[int]] = faces


class NextPhase:
    """When a player (the number behind the last player: everybody) comes to another phase (OFF: the one after)."""

    def __init__(self, who: IntFunction, condition: BoolFunction, phase: int) -> None:
        self.who: IntFunction = who
        self.condition: BoolFunction = condition
        self.phase: int = phase


class Phase:
    """A phase: its moves, its own end rules, and the ways out of it."""

    def __init__(self, name: str, owner: int, moves: Moves, end: EndRules | None, ways_out: list[NextPhase]) -> None:
        """``owner`` is the player whose phase it is, 0 for everybody's, OFF for nobody's at the start."""
        self.name: str = name
        self.owner: int = owner
        self.moves: Moves = moves
        self.end: EndRules | None = end
        self.ways_out: list[NextPhase] = ways_out


class Traits:
    """What the rules of a game need to have kept."""

    def __init__(self) -> None:
        self.counts: bool = False
        self.stacks: bool = False
        """Sites hold several pieces, one on top of the other."""
        self.states: bool = False
        """Sites have local states."""
        self.stochastic: bool = False
        self.scores: bool = False
        self.pending: bool = False
        self.swap_rule: bool = False
        self.ends_when_all_pass: bool = True
        self.late_captures: bool = False
        """Pieces are taken off at the end of the turn."""
        self.visits: bool = False
        self.repetition: int = NO_REPETITION_RULE
        """Which kind of repetition is forbidden."""
        self.noted: set[int] = set()
        """The kinds of repetition that rules forbid or ask for, so that positions are noted."""
        self.no_suicide: bool = False
        self.graph: bool = False
        """The game plays on several types of sites."""
        self.vertex: bool = False
        self.edge: bool = False
        self.cell: bool = False
        self.cycles: bool = False
        self.teams: bool = False
        self.variables: bool = False
        self.hand_dice: bool = False
        self.bets: bool = False
        self.simultaneous: bool = False
        """All players move at once."""
        self.automove: bool = False
        """Moves that are forced are made with the move that forces them."""
        self.dominoes: bool = False
        """Some rule speaks of dominoes."""
        self.line_of_play: bool = False
        """Dominoes go where a line of play leads."""
        self.large: bool = False
        """Some pieces cover several cells."""
        self.hides: bool = False
        """Something may be hidden from players."""


class Game:
    """A game ready to be played: `start` gives a `Position`. The other methods play on the position's `Context`."""

    def __init__(
        self, name: str, players: int, topology: Topology, layout: Layout, components: list[Component]
    ) -> None:
        self.name: str = name
        self.topology: Topology = topology
        self.players: int = players
        self.layout: Layout = layout
        self.components: list[Component] = components
        self.owner: list[int] = [component.owner for component in components]
        """Owner of each component, by index."""
        self.containers: list[Container] = []
        self.dice: list[Dice] = []
        self.tracks: list[Track] = []
        self.crossing: bool = False
        """Whether a track crosses itself, so that the places of the pieces are kept."""
        self.large: LargePieces | None = None
        """What large pieces cover; None where there are none."""
        self.dominoes: Dominoes | None = None
        """The pips of dominoes; None where there are none."""
        self.trailing: bool = False
        """Whether something is kept that follows the pieces: places on tracks, covered cells, or what is hidden."""
        self.regions: list[NamedRegion] = []
        """What the equipment states as regions, for those who show the board."""
        self.traits: Traits = Traits()
        self.start_rules: list[StartRule] = []
        self.phases: list[Phase] = []
        self.end: EndRules | None = None
        self.domains: Domains | None = None
        """The values of a deduction puzzle's sites; None in other games."""
        self.greatest_count: int = 1
        """How many pieces a site can hold."""
        self.turn_limit: int = DEFAULT_TURN_LIMIT
        self.move_limit: int = DEFAULT_MOVE_LIMIT
        self.asking_next: bool = False
        """Whether a rule just asks whether the next player can move; such a question within is answered no."""
        self.asking_threat: bool = False
        """Whether a rule just asks what threatens a piece; such a question within is answered no."""

    def __repr__(self) -> str:
        return f"<Game {self.name}: {self.players} player{'' if self.players == 1 else 's'}>"

    # --- start ----------------------------------------------------------------------------------------------------

    def start(self, seed: int = 1) -> Position:
        """The start position. ``seed``, a whole number, fixes all that is left to chance, as in Ludii.

        The lowest 64 bits of it count. Raises PlayError where the start rules ask for what cannot be done.
        """
        return Position(self.begin(seed))

    def begin(self, seed: int) -> Context:
        """The start position as a context; ``seed`` is the state of the random numbers."""
        return self.begin_with(Random(seed), None)

    def begin_with(self, random: Random, match: Context | None) -> Context:
        """The start position as a context, with random numbers that may have been drawn from, in a match or not."""
        traits = self.traits
        ordered = not (traits.cell != traits.vertex and not traits.edge)
        sites: Sites
        if self.domains is not None:
            sites = Variables(self.layout, self.domains)
        elif traits.stacks:
            sites = StackedSites(self.layout, len(self.components))
        elif self.large is not None:
            sites = CoveredSites(self.layout, len(self.components), traits.counts, ordered, self._mixes_owners())
        else:
            sites = Sites(self.layout, len(self.components), traits.counts, ordered, self._mixes_owners())
        ctx = Context(self, sites, State(self.players), random)
        ctx.match = match
        for player in range(1, self.players + 1):
            ctx.state.set_phase(player, self._first_phase(player))
        if self.dominoes is not None and traits.dominoes:
            ctx.state.bag = self.dominoes.all()
            ctx.state.playable = frozenset(self.topology.region(CELL, "centre")[:1])
        for rule in self.start_rules:
            try:
                rule.apply(ctx)
            except IndexError as error:
                raise NoSiteError from error
        layout = self.layout
        base = layout.base[layout.default_type]
        ctx.start_whats = sites.what[base : base + layout.sizes[layout.default_type]]
        if POSITIONAL in self.traits.noted:
            ctx.positions.append(self.position(ctx, False))
        if POSITIONAL_IN_TURN in self.traits.noted:
            self._note_in_turn(ctx, False, False)
        return ctx

    def _mixes_owners(self) -> bool:
        """Whether Ludii keeps owners and pieces of the board in one place, so that the piece overwrites the owner.

        It does so where no player has several kinds of pieces, and nothing but pieces is kept.
        """
        traits = self.traits
        owners = [component.owner for component in self.components[1:]]
        several = len(owners) > self.players or len(set(owners)) < len(owners)
        return not (several or traits.counts or traits.states or traits.graph)

    def _first_phase(self, player: int) -> int:
        for i in range(len(self.phases)):
            if self.phases[i].owner == 0 or self.phases[i].owner == player:
                return i
        return 0

    # --- moves ----------------------------------------------------------------------------------------------------

    def legal(self, ctx: Context) -> list[Move]:
        """The legal moves in the order in which Ludii generates them; none when the game is over.

        A mover without moves has one, to pass. Draws random numbers if the rules do.
        """
        moves: list[Move] = []
        state = ctx.state
        if state.over:
            return moves
        ctx.rounds = 0
        self._generate(ctx, moves)
        if self.traits.repetition != NO_REPETITION_RULE or self.traits.no_suicide:
            self._strike_forbidden(ctx, moves)
        if not moves:
            moves.append(pass_move(state.mover, True))
        state.set_stalemated(state.mover, False)
        return moves

    def _generate(self, ctx: Context, moves: list[Move]) -> None:
        state = ctx.state
        self.phases[state.phase[state.mover]].moves.generate(ctx, moves)
        if self.traits.swap_rule and ctx.moves_played() == self.players - 1:
            self._offer_swap(ctx, moves)

    def _offer_swap(self, ctx: Context, moves: list[Move]) -> None:
        mover = ctx.state.mover
        for i in range(len(ctx.moves) - 1, -1, -1):
            other = ctx.moves[i].mover
            if other != mover:
                moves.append(swap_move(mover, mover, other))
                return

    def _strike_forbidden(self, ctx: Context, moves: list[Move]) -> None:
        """Take out the moves that the rules on repetition and suicide forbid; the last move takes their place."""
        i = 0
        while i < len(moves):
            if self.allows(ctx, moves[i]):
                i += 1
            else:
                moves[i] = moves[len(moves) - 1]
                moves.pop()

    def allows(self, ctx: Context, move: Move) -> bool:
        """Whether the rules on repetition and suicide allow a move."""
        return not self._repeats(ctx, move) and not self._is_suicide(ctx, move)

    def _repeats(self, ctx: Context, move: Move) -> bool:
        rule = self.traits.repetition
        if rule == NO_REPETITION_RULE or move.is_pass():
            return False
        attempt = Attempt(ctx)
        self.play(ctx, move)
        repeats = self.was_before(ctx, rule)
        attempt.undo()
        return repeats

    def _is_suicide(self, ctx: Context, move: Move) -> bool:
        if not self.traits.no_suicide:
            return False
        mover = ctx.state.mover
        attempt = Attempt(ctx)
        self._apply(ctx, move)
        suicide = not ctx.state.is_active(mover) and mover in ctx.state.losers
        attempt.undo()
        return suicide

    def can_move(self, ctx: Context) -> bool:
        """Whether the mover has a move other than passing because there is none."""
        state = ctx.state
        if self.traits.swap_rule and ctx.moves_played() == self.players - 1:
            return True
        return self.phases[state.phase[state.mover]].moves.can_move(ctx)

    def note_stalemate(self, ctx: Context) -> None:
        """Find out whether the mover is stalemated, and note it."""
        if ctx.state.active != 0:
            ctx.state.set_stalemated(ctx.state.mover, not self.can_move(ctx))

    # --- applying -------------------------------------------------------------------------------------------------

    def play(self, ctx: Context, move: Move) -> Move:
        """Apply a move's actions and consequences, and note it as the last move; no end rules, no change of turn.

        Returns the move as applied.
        """
        applied: list[Action] = []
        for action in move.actions:
            action.apply(ctx, applied)
        ctx.moves.append(move)
        for consequence in move.then:
            effects: list[Move] = []
            consequence.generate(ctx, effects)
            for effect in effects:
                effect.apply(ctx, applied)
        if self.traits.late_captures and ctx.state.to_remove and not goes_on(applied):
            self._take_off(ctx, applied)
        if applied == move.actions:
            return move
        done = move.with_actions(applied)
        ctx.moves[len(ctx.moves) - 1] = done
        return done

    def _take_off(self, ctx: Context, applied: list[Action]) -> None:
        """Take off the pieces that were captured during the turn, each site once.

        A move as it was applied, which is offered again, may say itself that it takes a piece off.
        """
        if self.traits.stacks:
            take_captured_off(ctx, applied)
            return
        site_type = self.layout.default_type
        taken: set[int] = set()
        for action in applied:
            if not isinstance(action, Remove) or action.decision:
                continue
            if action.applied and action.site_type == site_type:
                taken.add(action.to)
        for site in ctx.state.to_remove:
            if site in taken:
                continue
            taken.add(site)
            remove = Remove(site_type, site, True)
            remove.apply(ctx, [])
            applied.insert(0, remove)
        ctx.state.to_remove = []

    def apply(self, ctx: Context, move: Move) -> Move:
        """Play a move to its end: consequences, end rules, phases and the change of turn.

        Returns the move as applied.
        """
        ctx.state.decided = OFF
        ctx.rounds = 0
        return self._apply(ctx, move)

    def effect(self, ctx: Context, move: Move) -> Move:
        """The move as it would be applied, consequences worked out; nothing changes."""
        attempt = Attempt(ctx)
        ctx.state.decided = OFF
        applied = self._begin(ctx, move)
        attempt.undo()
        return applied

    def _begin(self, ctx: Context, move: Move) -> Move:
        state = ctx.state
        if self.traits.automove:
            move = with_forced_moves(ctx, move)
        if move.is_pass() and not state.is_stalemated(state.mover):
            self.note_stalemate(ctx)
        if state.pending:
            state.pending = frozenset()
        return self.play(ctx, move)

    def _apply(self, ctx: Context, move: Move) -> Move:
        state = ctx.state
        mover = state.mover
        applied = self._begin(ctx, move)
        self._evaluate_end(ctx)
        if state.active == 0:
            state.prev = mover
        elif len(self.phases) > 1:
            self._change_phases(ctx)
        state.counter += 1
        if self.traits.noted or self.traits.cycles:
            self._note_position(ctx)
        if state.active != 0:
            self._hand_on(ctx, mover, applied)
        if self.dice:
            self.sum_dice(ctx)
        return applied

    def _evaluate_end(self, ctx: Context) -> None:
        state = ctx.state
        if state.active != 0:
            own_end = self.phases[state.phase[state.mover]].end
            if own_end is not None:
                own_end.evaluate(ctx)
        if not state.over and self.end is not None:
            self.end.evaluate(ctx)
        if state.active != 0 and self._at_limit(ctx):
            end_at_limit(ctx)

    def _at_limit(self, ctx: Context) -> bool:
        return ctx.state.turn >= self.turn_limit * self.players or ctx.moves_played() >= self.move_limit

    def _change_phases(self, ctx: Context) -> None:
        state = ctx.state
        everybody = self.players + 1
        for player in range(1, self.players + 1):
            for way_out in self.phases[state.phase[player]].ways_out:
                who = way_out.who.eval(ctx)
                if (who in (everybody, player)) and way_out.condition.eval(ctx):
                    to = way_out.phase
                    if to == OFF:
                        of = state.mover if who == everybody else who
                        to = (state.phase[of] + 1) % len(self.phases)
                    state.set_phase(player, to)
                    break

    def _hand_on(self, ctx: Context, mover: int, applied: Move) -> None:
        state = ctx.state
        if self.traits.visits:
            if state.mover != state.next:
                state.visited = frozenset()
            else:
                state.visited = state.visited | {applied.start, applied.end}
        state.prev = mover
        state.mover = state.next
        if state.prev == state.mover and not applied.is_swap():
            state.same += 1
        else:
            state.same = 0
            state.turn += 1
        state.next = state.next_active(state.mover)
        state.passes = state.passes + 1 if applied.is_pass() else 0

    def sum_dice(self, ctx: Context) -> None:
        """Add up the faces that the dice show, used or not."""
        state = ctx.sites.state
        sums: list[int] = []
        for dice in self.dice:
            total = 0
            for die in range(len(dice.faces)):
                total += dice.faces[die][state[dice.first_site + die]]
            sums.append(total)
        ctx.state.dice_sums = sums

    # --- positions ------------------------------------------------------------------------------------------------

    def position(self, ctx: Context, situational: bool) -> int:
        """A hash of what rules on repetition compare: of the board, or (``situational``) of the whole state."""
        state = ctx.state
        board = hash(
            (
                ctx.sites.fingerprint(),
                state.temp,
                tuple(state.seats),
                tuple(state.teams),
                state.hidden,
            )
        )
        if not situational:
            return board
        return hash(
            (
                board,
                state.mover,
                state.next,
                state.prev,
                state.active,
                state.triggered,
                state.stalemated,
                state.pending,
                state.same,
                tuple(state.score),
                state.passes,
            )
        )

    def _note_position(self, ctx: Context) -> None:
        """Note the position that a move has led to, while its mover still has the turn."""
        noted = self.traits.noted
        goes_on = ctx.state.mover == ctx.state.prev
        if (POSITIONAL in noted and not goes_on) or self.traits.cycles:
            ctx.positions.append(self.position(ctx, False))
        if POSITIONAL_IN_TURN in noted:
            self._note_in_turn(ctx, goes_on, False)
        if SITUATIONAL in noted and not goes_on:
            ctx.positions.append(self.position(ctx, True))
        if SITUATIONAL_IN_TURN in noted:
            self._note_in_turn(ctx, goes_on, True)

    def _note_in_turn(self, ctx: Context, goes_on: bool, situational: bool) -> None:
        earlier = ctx.positions_of_turn if goes_on else []
        ctx.positions_of_turn = [*earlier, self.position(ctx, situational)]

    def was_before(self, ctx: Context, repetition: int) -> bool:
        """Whether the position is one of those that were noted for a kind of repetition."""
        position = self.position(ctx, repetition in (SITUATIONAL, SITUATIONAL_IN_TURN))
        if repetition in (POSITIONAL_IN_TURN, SITUATIONAL_IN_TURN):
            return position in ctx.positions_of_turn
        return position in ctx.positions


def pass_move(mover: int, forced: bool) -> Move:
    """A pass as the player's decision; ``forced`` where there is no other move."""
    action = Pass(forced)
    action.decision = True
    move = move_of(action)
    move.mover = mover
    return move


def swap_move(mover: int, first: int, second: int) -> Move:
    """Two players change seats, and ``mover`` goes on."""
    swap = Swap(first, second)
    swap.decision = True
    move = Move([swap, SetNextPlayer(mover)])
    move.start = OFF
    move.end = OFF
    move.mover = mover
    return move


def goes_on(applied: list[Action]) -> bool:
    """Whether the actions hand the turn to somebody, so that it is not over."""
    return any(isinstance(action, SetNextPlayer) for action in applied)
