"""Effects on the state: ``moveAgain``, ``set``, ``addScore``, ``trigger``, ``remember``, ``swap``, …; ``move Set``."""

from __future__ import annotations

from typing import Final

from ludkit.board.directions import CELL
from ludkit.engine.actions.memory import ForgetValue, RememberValue, SetCounter, SetPending, SetTemp, SetVar
from ludkit.engine.actions.players import SetNextPlayer, SetPlayerValue, SetScore, Trigger
from ludkit.engine.actions.sites import SetCount, SetState, SetValue
from ludkit.engine.actions.stacks import SetStateOfLevel, SetValueOfLevel
from ludkit.engine.builder import DECISION, EFFECT, Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import (
    BoolFunction,
    IntArrayFunction,
    IntConstant,
    IntFunction,
    Moves,
    RegionFunction,
)
from ludkit.engine.game import swap_move
from ludkit.engine.ints.math import Values
from ludkit.engine.move import Action, Move, move_of
from ludkit.engine.moves.rotation import rotation
from ludkit.engine.registry import builds
from ludkit.engine.roles import role_function
from ludkit.engine.sites import OFF
from ludkit.engine.who import Players
from ludkit.ludemes.typed import Constant, Ludeme

_SET: Final = EFFECT + "set.Set "


class MoveAgain(Moves):
    """The mover moves again."""

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        out.append(move_of(SetNextPlayer(ctx.state.mover)))
        self.attach_then(out, begin)


class NextPlayer(Moves):
    """A player moves next; a move for each of several. Consequences are lost, as in Ludii."""

    def __init__(self, players: IntArrayFunction) -> None:
        super().__init__()
        self.players: IntArrayFunction = players

    def generate(self, ctx: Context, out: list[Move]) -> None:
        for player in self.players.eval(ctx):
            if 1 <= player <= ctx.game.players:
                action = SetNextPlayer(player)
                action.decision = self.decision
                move = move_of(action)
                move.mover = ctx.state.mover
                out.append(move)


class StateOfSite(Moves):
    """``(set State at:… …)``"""

    def __init__(self, site_type: int, site: IntFunction, value: IntFunction) -> None:
        super().__init__()
        self.site_type: int = site_type
        self.site: IntFunction = site
        self.value: IntFunction = value
        self.level: IntFunction | None = None

    def generate(self, ctx: Context, out: list[Move]) -> None:
        value = self.value.eval(ctx)
        if value < 0:
            return
        level = OFF if self.level is None else self.level.eval(ctx)
        if level < OFF:
            return
        site = self.site.eval(ctx)
        layout = ctx.sites.layout
        in_hands = layout.in_hands(site)
        if site < 0 or (site >= layout.sizes[self.site_type] and not in_hands):
            return
        begin = len(out)
        site_type = CELL if in_hands else self.site_type
        out.append(
            move_of(
                SetState(site_type, site, value) if level == OFF else SetStateOfLevel(site_type, site, level, value)
            )
        )
        self.attach_then(out, begin)


class ValueOfSite(Moves):
    """``(set Value at:… …)``"""

    def __init__(self, site_type: int, site: IntFunction, value: IntFunction) -> None:
        super().__init__()
        self.site_type: int = site_type
        self.site: IntFunction = site
        self.value: IntFunction = value
        self.level: IntFunction | None = None

    def generate(self, ctx: Context, out: list[Move]) -> None:
        value = self.value.eval(ctx)
        if value >= 0:
            begin = len(out)
            site = self.site.eval(ctx)
            level = OFF if self.level is None else self.level.eval(ctx)
            out.append(
                move_of(
                    SetValue(self.site_type, site, value)
                    if level == OFF
                    else SetValueOfLevel(self.site_type, site, level, value)
                )
            )
            self.attach_then(out, begin)


class CountOfSite(Moves):
    """``(set Count at:… …)``"""

    def __init__(self, site_type: int, site: IntFunction, value: IntFunction) -> None:
        super().__init__()
        self.site_type: int = site_type
        self.site: IntFunction = site
        self.value: IntFunction = value

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        site = self.site.eval(ctx)
        count = self.value.eval(ctx)
        what = ctx.sites.what[ctx.sites.layout.element(self.site_type, site)]
        out.append(move_of(SetCount(self.site_type, site, what, count)))
        self.attach_then(out, begin)


class Counter(Moves):
    """``(set Counter …)``; consequences are lost, as in Ludii."""

    def __init__(self, value: IntFunction) -> None:
        super().__init__()
        self.value: IntFunction = value

    def generate(self, ctx: Context, out: list[Move]) -> None:
        out.append(move_of(SetCounter(self.value.eval(ctx))))


class Var(Moves):
    """``(set Var "name" …)``; without a name the temporary value is set."""

    def __init__(self, name: str | None, value: IntFunction) -> None:
        super().__init__()
        self.name: str | None = name
        self.value: IntFunction = value

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        value = self.value.eval(ctx)
        out.append(move_of(SetTemp(value) if self.name is None else SetVar(self.name, value)))
        self.attach_then(out, begin)


class Pending(Moves):
    """``(set Pending …)``: note a value, or the sites of a region; consequences are lost, as in Ludii."""

    def __init__(self, value: IntFunction | None, region: RegionFunction | None) -> None:
        super().__init__()
        self.value: IntFunction | None = value
        self.region: RegionFunction | None = region

    def generate(self, ctx: Context, out: list[Move]) -> None:
        if self.region is None:
            out.append(move_of(SetPending(OFF if self.value is None else self.value.eval(ctx))))
            return
        sites = self.region.eval(ctx)
        if sites:
            move = move_of(SetPending(sites[0]))
            for site in sites[1:]:
                move.actions.append(SetPending(site))
            out.append(move)


class Score(Moves):
    """``(set Score …)`` and ``(addScore …)``: a move for each player."""

    def __init__(self, players: list[Players], scores: list[IntFunction], add: bool) -> None:
        super().__init__()
        self.players: list[Players] = players
        self.scores: list[IntFunction] = scores
        self.add: bool = add

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        for i in range(min(len(self.players), len(self.scores))):
            score = self.scores[i].eval(ctx)
            for player in self.players[i].eval(ctx):
                if 0 < player <= ctx.game.players:
                    out.append(move_of(SetScore(player, score, self.add)))
        self.attach_then(out, begin)


class PlayerValue(Moves):
    """``(set Value player …)``"""

    def __init__(self, player: IntFunction, value: IntFunction) -> None:
        super().__init__()
        self.player: IntFunction = player
        self.value: IntFunction = value

    def generate(self, ctx: Context, out: list[Move]) -> None:
        player = self.player.eval(ctx)
        value = self.value.eval(ctx)
        if 0 <= player <= ctx.game.players:
            begin = len(out)
            out.append(move_of(SetPlayerValue(player, value)))
            self.finish(ctx, out, begin)


class Triggers(Moves):
    """``(trigger "event" player)``; consequences are lost, as in Ludii."""

    def __init__(self, event: str, player: IntFunction) -> None:
        super().__init__()
        self.event: str = event
        self.player: IntFunction = player

    def generate(self, ctx: Context, out: list[Move]) -> None:
        out.append(move_of(Trigger(self.event, self.player.eval(ctx))))


class Remember(Moves):
    """``(remember Value …)``; ``unique``: not if the value is remembered already."""

    def __init__(self, name: str | None, value: IntFunction, unique: BoolFunction | None) -> None:
        super().__init__()
        self.name: str | None = name
        self.value: IntFunction = value
        self.unique: BoolFunction | None = unique

    def generate(self, ctx: Context, out: list[Move]) -> None:
        value = self.value.eval(ctx)
        state = ctx.state
        if self.unique is not None and self.unique.eval(ctx):
            known = state.remembered if self.name is None else state.remembered_by_name.get(self.name, [])
            if value in known:
                return
        begin = len(out)
        out.append(move_of(RememberValue(self.name, value)))
        self.attach_then(out, begin)


class Forget(Moves):
    """``(forget Value …)``; without a value all are forgotten, and without a name those of all names too."""

    def __init__(self, name: str | None, value: IntFunction | None) -> None:
        super().__init__()
        self.name: str | None = name
        self.value: IntFunction | None = value

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        if self.value is not None:
            out.append(move_of(ForgetValue(self.name, self.value.eval(ctx))))
        else:
            state = ctx.state
            known = state.remembered if self.name is None else state.remembered_by_name.get(self.name, [])
            actions: list[Action] = [ForgetValue(self.name, value) for value in known]
            if self.name is None:
                for name in in_hash_order(list(state.remembered_by_name)):
                    for value in state.remembered_by_name[name]:
                        actions.append(ForgetValue(name, value))
            if actions:
                out.append(Move(actions))
        self.attach_then(out, begin)


def in_hash_order(names: list[str]) -> list[str]:
    """Names in the order in which Ludii, that keeps them in a table of Java's, goes through them."""
    size = 16
    while len(names) > size * 3 // 4:
        size *= 2
    buckets: list[tuple[int, int, str]] = []
    for i in range(len(names)):
        code = 0
        for letter in names[i]:
            code = (31 * code + ord(letter)) & 0xFFFFFFFF
        buckets.append(((code ^ (code >> 16)) & (size - 1), i, names[i]))
    buckets.sort()
    return [name for _, _, name in buckets]


class SwapPlayers(Moves):
    """``(swap Players …)``"""

    def __init__(self, first: IntFunction, second: IntFunction) -> None:
        super().__init__()
        self.first: IntFunction = first
        self.second: IntFunction = second

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        out.append(swap_move(ctx.state.mover, self.first.eval(ctx), self.second.eval(ctx)))
        self.attach_then(out, begin)


@builds(EFFECT + "state.MoveAgain")
def build_move_again(b: Builder, ludeme: Ludeme) -> Moves:
    return b.with_then(MoveAgain(), ludeme)


@builds(DECISION + " Set")
def build_move_set(b: Builder, ludeme: Ludeme) -> Moves:
    kind = b.constant_name(ludeme, "setType")
    if kind == "NextPlayer":
        return next_player(b, ludeme)
    if kind == "Rotation":
        return rotation(b, ludeme)
    raise b.unsupported(ludeme, kind or "")


@builds(_SET + "NextPlayer")
def build_next_player(b: Builder, ludeme: Ludeme) -> Moves:
    return next_player(b, ludeme)


def next_player(b: Builder, ludeme: Ludeme) -> Moves:
    """``(set NextPlayer …)`` and ``(move Set NextPlayer …)``."""
    several = b.argument(ludeme, "nextPlayers")
    if several is not None:
        return b.with_then(NextPlayer(b.array(several)), ludeme)
    player = b.player_of(ludeme, "who")
    assert player is not None
    return b.with_then(NextPlayer(Values([player])), ludeme)


@builds(_SET + "State")
def build_set_state(b: Builder, ludeme: Ludeme) -> Moves:
    b.traits.states = True
    moves = StateOfSite(b.site_type(ludeme), b.needed_integer(ludeme, "at"), b.needed_integer(ludeme, "value"))
    moves.level = b.level_of(ludeme)
    return b.with_then(moves, ludeme)


@builds(_SET + "Count")
def build_set_count(b: Builder, ludeme: Ludeme) -> Moves:
    b.traits.counts = True
    moves = CountOfSite(b.site_type(ludeme), b.needed_integer(ludeme, "at"), b.needed_integer(ludeme, "value"))
    return b.with_then(moves, ludeme)


@builds(_SET + "Value")
def build_set_value(b: Builder, ludeme: Ludeme) -> Moves:
    value = b.needed_integer(ludeme, "value")
    if "at" in ludeme.clause.index:
        moves = ValueOfSite(b.site_type(ludeme), b.needed_integer(ludeme, "at"), value)
        moves.level = b.level_of(ludeme)
        return b.with_then(moves, ludeme)
    player = b.player_of(ludeme)
    assert player is not None
    return b.with_then(PlayerValue(player, value), ludeme)


@builds(_SET + "Counter")
def build_set_counter(b: Builder, ludeme: Ludeme) -> Moves:
    value = b.integer_of(ludeme, "newValue")
    return b.with_then(Counter(IntConstant(OFF) if value is None else value), ludeme)


@builds(_SET + "Var")
def build_set_var(b: Builder, ludeme: Ludeme) -> Moves:
    name = b.text(ludeme, "name")
    value = b.integer_of(ludeme, "newValue")
    if name is not None:
        b.traits.variables = True
    return b.with_then(Var(name, IntConstant(OFF) if value is None else value), ludeme)


@builds(_SET + "Pending")
def build_set_pending(b: Builder, ludeme: Ludeme) -> Moves:
    b.traits.pending = True
    return b.with_then(Pending(b.integer_of(ludeme, "value"), b.region_of(ludeme, "region")), ludeme)


@builds(_SET + "Score")
def build_set_score(b: Builder, ludeme: Ludeme) -> Moves:
    b.traits.scores = True
    role = b.constant_name(ludeme, "role")
    player = b.player_of(ludeme)
    assert player is not None
    return b.with_then(Score([Players(role, player)], [b.needed_integer(ludeme, "value")], False), ludeme)


@builds(EFFECT + "state.AddScore")
def build_add_score(b: Builder, ludeme: Ludeme) -> Moves:
    b.traits.scores = True
    if "scores" in ludeme.clause.index:
        roles = [value for value in b.list_of(ludeme, "roles") if isinstance(value, Constant)]
        players = [Players(role.name, role_function(role.name, b.players)) for role in roles]
        players.extend([Players(None, b.integer(value)) for value in b.list_of(ludeme, "players")])
        scores = [b.integer(value) for value in b.list_of(ludeme, "scores")]
        return b.with_then(Score(players, scores, True), ludeme)
    player = b.player_of(ludeme)
    assert player is not None
    players = [Players(b.constant_name(ludeme, "role"), player)]
    return b.with_then(Score(players, [b.needed_integer(ludeme, "score")], True), ludeme)


@builds(EFFECT + "Trigger")
def build_trigger(b: Builder, ludeme: Ludeme) -> Moves:
    player = b.player_of(ludeme, "indexPlayer")
    event = b.text(ludeme, "event")
    assert player is not None and event is not None
    return b.with_then(Triggers(event, player), ludeme)


@builds(EFFECT + "state.remember.Remember Value")
def build_remember(b: Builder, ludeme: Ludeme) -> Moves:
    name = b.text(ludeme, "name")
    moves = Remember(name, b.needed_integer(ludeme, "value"), b.boolean_of(ludeme, "unique"))
    return b.with_then(moves, ludeme)


@builds(EFFECT + "state.forget.Forget Value")
def build_forget(b: Builder, ludeme: Ludeme) -> Moves:
    return b.with_then(Forget(b.text(ludeme, "name"), b.integer_of(ludeme, "value")), ludeme)


@builds(EFFECT + "state.swap.Swap Players")
def build_swap_players(b: Builder, ludeme: Ludeme) -> Moves:
    first = b.player_of(ludeme, "player1", "role1")
    second = b.player_of(ludeme, "player2", "role2")
    assert first is not None and second is not None
    return b.with_then(SwapPlayers(first, second), ludeme)
