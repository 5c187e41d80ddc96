"""``set Hidden``: what players cannot see of a site, among the moves and among the start rules."""

from __future__ import annotations

from ludkit.engine.actions.hidden import SetHidden
from ludkit.engine.builder import EFFECT, Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, IntArrayFunction, IntConstant, IntFunction, Moves, StartRule
from ludkit.engine.move import Action, Move, move_of
from ludkit.engine.registry import builds
from ludkit.engine.who import Players, build_players
from ludkit.ludemes.typed import Constant, Ludeme


class Hiding:
    """What is hidden from whom, or shown to whom."""

    def __init__(
        self,
        data: list[str],
        site_type: int,
        sites: IntArrayFunction,
        level: IntFunction,
        hidden: BoolFunction,
        players: Players,
    ) -> None:
        self.data: list[str] = data
        self.site_type: int = site_type
        self.sites: IntArrayFunction = sites
        self.level: IntFunction = level
        self.hidden: BoolFunction = hidden
        self.players: Players = players

    def actions(self, ctx: Context) -> list[Action]:
        """The actions as of now, for each kind of data, each site and each player."""
        sites = self.sites.eval(ctx)
        level = self.level.eval(ctx)
        hidden = self.hidden.eval(ctx)
        players = [player for player in self.players.eval(ctx) if 1 <= player <= ctx.game.players]
        actions: list[Action] = []
        for data in self.data:
            for site in sites:
                for player in players:
                    actions.append(SetHidden(data, self.site_type, site, level, player, hidden))
        return actions


class HideAtStart(StartRule):
    """``(set Hidden …)`` among the start rules."""

    def __init__(self, hiding: Hiding) -> None:
        self.hiding: Hiding = hiding

    def apply(self, ctx: Context) -> None:
        for action in self.hiding.actions(ctx):
            action.apply(ctx, [])
            ctx.moves.append(move_of(action))
            ctx.placements += 1


class Hide(Moves):
    """``(set Hidden …)`` as an effect: one move, even where there is nothing to hide."""

    def __init__(self, hiding: Hiding) -> None:
        super().__init__()
        self.hiding: Hiding = hiding

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        out.append(Move(self.hiding.actions(ctx)))
        self.attach_then(out, begin)


def build_hiding(b: Builder, ludeme: Ludeme, player: str, role: str) -> Hiding:
    """What a ``(set Hidden …)`` hides, from the players that one of two arguments names."""
    data = [value.name for value in b.list_of(ludeme, "dataTypes") if isinstance(value, Constant)]
    one = b.constant_name(ludeme, "dataType")
    if one is not None:
        data = [one]
    level = b.integer_of(ludeme, "level")
    b.traits.hides = True
    return Hiding(
        data or [""],
        b.site_type(ludeme),
        b.sites_of(ludeme, "region", "at"),
        IntConstant(0) if level is None else level,
        b.boolean_or(ludeme, "value", True),
        build_players(b, ludeme, player, role),
    )


@builds("game.rules.start.set.Set Hidden")
def build_hide_at_start(b: Builder, ludeme: Ludeme) -> StartRule:
    return HideAtStart(build_hiding(b, ludeme, "to", "to"))


@builds(EFFECT + "set.Set Hidden")
def build_hide(b: Builder, ludeme: Ludeme) -> Moves:
    return b.with_then(Hide(build_hiding(b, ludeme, "to", "To")), ludeme)
