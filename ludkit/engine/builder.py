"""From typed ludemes to the objects that evaluate.

A `Builder` knows the board, the players and the pieces. The families' own builders (`ludkit.engine.registry`) ask it
for the parts of their ludeme: `Builder.int`, `Builder.bool`, `Builder.region`, `Builder.moves`, …
"""

from __future__ import annotations

from typing import Final

from ludkit.board.directions import ADJACENT, CELL, DIRECTION_INDEX, SITE_TYPES, VERTEX
from ludkit.board.topology import Topology
from ludkit.engine.context import Context
from ludkit.engine.directions import RelativeDirections
from ludkit.engine.functions import (
    ArrayOfRegion,
    ArrayOfSite,
    BoolConstant,
    BoolFunction,
    DirectionsConstant,
    DirectionsFunction,
    FloatConstant,
    FloatFunction,
    FloatOfInt,
    IntArrayFunction,
    IntConstant,
    IntFunction,
    Moves,
    RegionFunction,
    StartRule,
)
from ludkit.engine.game import Component, Container, Traits
from ludkit.engine.registry import BUILDERS, Unsupported, UnsupportedError, display_name, ludeme_key
from ludkit.engine.roles import role_function
from ludkit.engine.sites import OFF, Layout
from ludkit.engine.tracks import Track
from ludkit.engine.variables import Domains
from ludkit.engine.ways import Ways
from ludkit.ludemes.roles import role_number
from ludkit.ludemes.typed import Constant, Ludeme, Value

MOST_DISTANT: Final = 1000
"""How far ranges without an upper end reach."""
DECISION: Final = "game.rules.play.moves.decision.Move"
"""The class of moves that are a player's decision."""
EFFECT: Final = "game.rules.play.moves.nonDecision.effect."
"""How the names of the classes of moves that are effects begin."""


def is_label(text: str) -> bool:
    """Whether a text looks like the label of a site to Ludii: at most two letters, the same, and a number."""
    letters = text.rstrip("0123456789")
    if letters == text or len(letters) > 2:
        return False
    return letters == "" or (letters.isalpha() and letters[0] == letters[-1])


class From:
    """Where pieces come from: sites of a type, in a region or one (None: the site that ``(from)`` is)."""

    def __init__(
        self, site_type: int, region: RegionFunction | None, site: IntFunction | None, condition: BoolFunction | None
    ) -> None:
        self.site_type: int = site_type
        self.region: RegionFunction | None = region
        self.site: IntFunction | None = site
        self.condition: BoolFunction | None = condition
        self.level: IntFunction | None = None
        """The level of a stack, where one is named."""


class To:
    """Where moves lead: sites of a type, in a region or one; on what condition; and the effect, on its condition."""

    def __init__(
        self,
        site_type: int,
        region: RegionFunction | None,
        site: IntFunction | None,
        condition: BoolFunction | None,
        effect_condition: BoolFunction | None,
        effect: Moves | None,
    ) -> None:
        self.site_type: int = site_type
        self.region: RegionFunction | None = region
        self.site: IntFunction | None = site
        self.condition: BoolFunction | None = condition
        self.effect_condition: BoolFunction | None = effect_condition
        self.effect: Moves | None = effect
        self.is_typed: bool = False
        """Whether the type of the sites is stated, not the board's default type."""
        self.level: IntFunction | None = None
        """The level of a stack, where one is named."""
        self.rotations: IntArrayFunction | None = None
        """In which rotations a piece may come there; only some moves ask for it."""


class Between:
    """What moves pass over: how far before, along and after it, on what condition, and the effect on it."""

    def __init__(
        self,
        before: IntFunction | None,
        bounds: tuple[IntFunction, IntFunction] | None,
        after: IntFunction | None,
        condition: BoolFunction | None,
        effect: Moves | None,
    ) -> None:
        self.before: IntFunction | None = before
        self.bounds: tuple[IntFunction, IntFunction] | None = bounds
        self.after: IntFunction | None = after
        self.condition: BoolFunction | None = condition
        self.effect: Moves | None = effect
        self.trail: IntFunction | None = None
        """The component that is left on what is passed over."""


class NamedRegion:
    """An entry of ``(regions …)``: its name, its owner, and its parts."""

    def __init__(
        self, name: str, owner: int, parts: list[RegionFunction], statics: list[tuple[str, list[list[int]]]]
    ) -> None:
        """``statics``: the kinds (``Rows``, ``Sides``, …) that are stated, with the sites of each of the parts."""
        self.name: str = name
        self.owner: int = owner
        self.parts: list[RegionFunction] = parts
        self.statics: list[tuple[str, list[list[int]]]] = statics


class Hints:
    """The hints of a deduction puzzle: for each its sites, and its value."""

    def __init__(self) -> None:
        self.regions: list[list[int]] = []
        self.values: list[int] = []


class NumberMap:
    """A map from numbers to numbers, worked out when it is first asked."""

    def __init__(self, name: str, keys: list[IntFunction], values: list[IntFunction]) -> None:
        self.name: str = name
        self.keys: list[IntFunction] = keys
        self.values: list[IntFunction] = values
        self._table: dict[int, int] | None = None

    def table(self, ctx: Context) -> dict[int, int]:
        table = self._table
        if table is None:
            table = {}
            for i in range(len(self.keys)):
                key = self.keys[i].eval(ctx)
                value = self.values[i].eval(ctx)
                if key != OFF and value != OFF:
                    table[key] = value
            self._table = table
        return table


class Builder:
    """Builds the objects of one game."""

    def __init__(self, topology: Topology, layout: Layout, players: int) -> None:
        self.topology: Topology = topology
        self.layout: Layout = layout
        self.players: int = players
        self.components: list[Component] = []
        self.containers: list[Container] = []
        self.regions: list[NamedRegion] = []
        self.tracks: list[Track] = []
        self.maps: list[NumberMap] = []
        self.traits: Traits = Traits()
        self.player_facings: list[int] = [OFF] * (players + 1)
        """The direction that each player faces, OFF for none."""
        self._ways: list[Ways] = [Ways(topology, site_type) for site_type in range(len(SITE_TYPES))]
        self.reads_between: bool = True
        """Whether some rule asks what moves passed over."""
        self.hints: list[Hints] = [Hints() for _ in SITE_TYPES]
        """The hints of a deduction puzzle, by site type."""
        self.domains: Domains | None = None
        """The values of a deduction puzzle's sites; None in other games."""
        self.votes: list[str] = []
        """What can be proposed and voted for, by number."""
        self.outer_then: int = 0
        """In how many ludemes of moves with consequences of their own the ludeme being built stands."""

    def ways(self, site_type: int) -> Ways:
        """The ways between sites of a type."""
        return self._ways[site_type]

    # --- arguments ------------------------------------------------------------------------------------------------

    def argument(self, ludeme: Ludeme, name: str) -> Value | None:
        """The argument of that name; None where it is not given, or the clause has none."""
        return ludeme.get(name)

    def ludeme(self, ludeme: Ludeme, name: str) -> Ludeme | None:
        """An argument that is a ludeme, or None."""
        value = self.argument(ludeme, name)
        return value if isinstance(value, Ludeme) else None

    def text(self, ludeme: Ludeme, name: str) -> str | None:
        """An argument that is a string, or None."""
        value = self.argument(ludeme, name)
        return value if isinstance(value, str) else None

    def constant_name(self, ludeme: Ludeme, name: str) -> str | None:
        """The name of an argument that is a constant of an enum, or None."""
        value = self.argument(ludeme, name)
        return value.name if isinstance(value, Constant) else None

    def is_true(self, ludeme: Ludeme, name: str) -> bool:
        """Whether a plain true or false is given, and true."""
        return self.argument(ludeme, name) is True

    def site_type(self, ludeme: Ludeme, name: str = "type") -> int:
        """The site type that an argument names; the board's default type where it is not given."""
        given = self.constant_name(ludeme, name)
        if given is None:
            return self.layout.default_type
        return self.use_type(SITE_TYPES.index(given))

    def use_type(self, site_type: int) -> int:
        """Note that the rules speak of sites of a type."""
        if site_type == CELL:
            self.traits.cell = True
        elif site_type == VERTEX:
            self.traits.vertex = True
            self.traits.graph = True
        else:
            self.traits.edge = True
            self.traits.graph = True
        return site_type

    # --- values ---------------------------------------------------------------------------------------------------

    def build(self, ludeme: Ludeme) -> object:
        """The object of a ludeme. Raises UnsupportedError."""
        build = BUILDERS.get(ludeme_key(ludeme))
        if build is None:
            raise self.unsupported(ludeme)
        return build(self, ludeme)

    def unsupported(self, ludeme: Ludeme, what: str = "") -> UnsupportedError:
        """The error that a ludeme, or ``what`` of it (``stack:``), is not played yet."""
        return UnsupportedError([Unsupported(f"{display_name(ludeme)} {what}".strip(), ludeme.place)])

    def refuse_level(self, ludeme: Ludeme) -> None:
        """Raise UnsupportedError if a ludeme names a level of a stack."""
        if self.argument(ludeme, "level") is not None:
            raise self.unsupported(ludeme, "level:")

    def refuse_stack(self, ludeme: Ludeme) -> None:
        """Raise UnsupportedError if a ludeme of moves is about stacks or their levels."""
        if self.is_true(ludeme, "stack"):
            raise self.unsupported(ludeme, "stack:")
        for name in ("from", "to"):
            part = self.ludeme(ludeme, name)
            if part is not None:
                self.refuse_level(part)

    def integer(self, value: Value) -> IntFunction:
        if isinstance(value, int):
            return IntConstant(int(value))
        if isinstance(value, Constant):
            return role_function(value.name, self.players)
        assert isinstance(value, Ludeme), value
        built = self.build(value)
        assert isinstance(built, IntFunction), value
        return built

    def boolean(self, value: Value) -> BoolFunction:
        if isinstance(value, bool):
            return BoolConstant(value)
        assert isinstance(value, Ludeme), value
        built = self.build(value)
        assert isinstance(built, BoolFunction), value
        return built

    def decimal(self, value: Value) -> FloatFunction:
        if isinstance(value, (int, float)):
            return FloatConstant(float(value))
        assert isinstance(value, Ludeme), value
        built = self.build(value)
        if isinstance(built, IntFunction):
            return FloatOfInt(built)
        assert isinstance(built, FloatFunction), value
        return built

    def region(self, value: Value) -> RegionFunction:
        assert isinstance(value, Ludeme), value
        built = self.build(value)
        assert isinstance(built, RegionFunction), value
        return built

    def array(self, value: Value) -> IntArrayFunction:
        assert isinstance(value, Ludeme), value
        built = self.build(value)
        if isinstance(built, RegionFunction):
            return ArrayOfRegion(built)
        assert isinstance(built, IntArrayFunction), value
        return built

    def moves(self, value: Value) -> Moves:
        assert isinstance(value, Ludeme), value
        built = self.build(value)
        assert isinstance(built, Moves), value
        return built

    def start_rule(self, value: Value) -> StartRule:
        assert isinstance(value, Ludeme), value
        built = self.build(value)
        assert isinstance(built, StartRule), value
        return built

    def directions(self, value: Value | None) -> DirectionsFunction:
        """Directions; all adjacent ones where none are given."""
        if value is None:
            return DirectionsConstant([ADJACENT])
        if isinstance(value, Constant):
            if value.enum.simple_name == "RelativeDirection":
                return RelativeDirections([value.name], ADJACENT, False)
            return DirectionsConstant([DIRECTION_INDEX[value.name]])
        assert isinstance(value, Ludeme), value
        built = self.build(value)
        assert isinstance(built, DirectionsFunction), value
        return built

    def bounds(self, value: Value | None) -> tuple[IntFunction, IntFunction] | None:
        """Least and greatest of a range."""
        if value is None:
            return None
        assert isinstance(value, Ludeme), value
        name = value.ludeme.simple_name
        if name == "Exact":
            exact = self.needed_integer(value, "value")
            return exact, exact
        if name == "Max":
            # to Ludii the least is no number at all here, so that a hop is over something
            return IntConstant(OFF), self.needed_integer(value, "max")
        if name == "Min":
            return self.needed_integer(value, "min"), IntConstant(MOST_DISTANT)
        least = self.needed_integer(value, "min")
        greatest = self.integer_of(value, "max")
        return least, least if greatest is None else greatest

    # --- parts of ludemes -----------------------------------------------------------------------------------------

    def integer_of(self, ludeme: Ludeme, name: str) -> IntFunction | None:
        value = self.argument(ludeme, name)
        return None if value is None else self.integer(value)

    def needed_integer(self, ludeme: Ludeme, name: str) -> IntFunction:
        value = self.argument(ludeme, name)
        assert value is not None, (ludeme, name)
        return self.integer(value)

    def boolean_of(self, ludeme: Ludeme, name: str) -> BoolFunction | None:
        value = self.argument(ludeme, name)
        return None if value is None else self.boolean(value)

    def boolean_or(self, ludeme: Ludeme, name: str, default: bool) -> BoolFunction:
        value = self.argument(ludeme, name)
        return BoolConstant(default) if value is None else self.boolean(value)

    def needed_boolean(self, ludeme: Ludeme, name: str) -> BoolFunction:
        value = self.argument(ludeme, name)
        assert value is not None, (ludeme, name)
        return self.boolean(value)

    def region_of(self, ludeme: Ludeme, name: str) -> RegionFunction | None:
        value = self.argument(ludeme, name)
        return None if value is None else self.region(value)

    def needed_region(self, ludeme: Ludeme, name: str) -> RegionFunction:
        value = self.argument(ludeme, name)
        assert value is not None, (ludeme, name)
        return self.region(value)

    def moves_of(self, ludeme: Ludeme, name: str) -> Moves | None:
        value = self.argument(ludeme, name)
        return None if value is None else self.moves(value)

    def needed_moves(self, ludeme: Ludeme, name: str) -> Moves:
        value = self.argument(ludeme, name)
        assert value is not None, (ludeme, name)
        return self.moves(value)

    def list_of(self, ludeme: Ludeme, name: str) -> list[Value]:
        """The items of an argument that is an array; none where it is not given."""
        value = self.argument(ludeme, name)
        return list(value) if isinstance(value, tuple) else []

    def sites_of(self, ludeme: Ludeme, region: str, site: str, default: IntFunction | None = None) -> IntArrayFunction:
        """The sites that one of two arguments names: a region or a site (``default`` where neither is given)."""
        of_region = self.region_of(ludeme, region)
        if of_region is not None:
            return ArrayOfRegion(of_region)
        of_site = self.integer_of(ludeme, site)
        if of_site is None:
            of_site = default
        assert of_site is not None, ludeme
        return ArrayOfSite(of_site)

    def player_of(self, ludeme: Ludeme, player: str = "player", role: str = "role") -> IntFunction | None:
        """The player that one of two arguments names: a ``(player …)`` or index, or a role."""
        value = self.argument(ludeme, player)
        if value is None:
            value = self.argument(ludeme, role)
        if value is None:
            return None
        if isinstance(value, Ludeme) and value.ludeme.simple_name == "Player" and "index" in value.clause.index:
            return self.needed_integer(value, "index")
        return self.integer(value)

    def then_of(self, ludeme: Ludeme) -> Moves | None:
        """The consequences that a ludeme of moves is given."""
        then = self.ludeme(ludeme, "then")
        if then is None:
            return None
        outer = self.outer_then
        self.outer_then = 0
        built = self.needed_moves(then, "moves")
        self.outer_then = outer
        built.after_all = self.is_true(then, "applyAfterAllMoves")
        return built

    def with_then(self, moves: Moves, ludeme: Ludeme) -> Moves:
        """``moves`` with the consequences that their ludeme is given, and as a decision if it is one."""
        moves.then = self.then_of(ludeme)
        moves.decision = ludeme.ludeme.name == DECISION
        return moves

    def from_of(self, ludeme: Ludeme) -> From:
        """The ``(from …)`` of a ludeme of moves: where pieces come from, and when they may."""
        given = self.ludeme(ludeme, "from")
        if given is None:
            return From(self.layout.default_type, None, None, None)
        start = From(
            self.site_type(given),
            self.region_of(given, "region"),
            self.integer_of(given, "loc"),
            self.boolean_of(given, "If"),
        )
        start.level = self.level_of(given)
        return start

    def level_of(self, ludeme: Ludeme) -> IntFunction | None:
        """The level of a stack that a ludeme names."""
        if not self.traits.stacks:
            self.refuse_level(ludeme)
        return self.integer_of(ludeme, "level")

    def to_of(self, ludeme: Ludeme) -> To:
        """The ``(to …)`` of a ludeme of moves: where they lead, when they may, and what happens then."""
        given = self.ludeme(ludeme, "to")
        if given is None:
            return To(self.layout.default_type, None, None, None, None, None)
        effect = self.ludeme(given, "effect")
        outer = self.outer_then
        self.outer_then = 1
        to = To(
            self.site_type(given),
            self.region_of(given, "region"),
            self.integer_of(given, "loc"),
            self.boolean_of(given, "If"),
            None if effect is None else self.boolean_of(effect, "If"),
            None if effect is None else self.moves_of(effect, "effect"),
        )
        to.is_typed = self.argument(given, "type") is not None
        to.level = self.level_of(given)
        rotations = self.argument(given, "rotations")
        to.rotations = None if rotations is None else self.array(rotations)
        self.outer_then = outer
        return to

    def between_of(self, ludeme: Ludeme) -> Between:
        """The ``(between …)`` of a ludeme of moves: what they pass over, how far, and what happens to it."""
        given = self.ludeme(ludeme, "between")
        if given is None:
            return Between(None, None, None, None, None)
        effect = self.ludeme(given, "effect")
        outer = self.outer_then
        self.outer_then = 1
        built = None if effect is None else self.moves(effect)
        self.outer_then = outer
        between = Between(
            self.integer_of(given, "before"),
            self.bounds(self.argument(given, "range")),
            self.integer_of(given, "after"),
            self.boolean_of(given, "If"),
            built,
        )
        between.trail = self.integer_of(given, "trail")
        return between

    def enter(self, ludeme: Ludeme) -> None:
        """Begin with the moves inside a ludeme, which takes its own consequences to them."""
        if self.argument(ludeme, "then") is not None:
            self.outer_then += 1

    def leave(self, ludeme: Ludeme) -> None:
        if self.argument(ludeme, "then") is not None:
            self.outer_then -= 1

    # --- pieces ---------------------------------------------------------------------------------------------------

    def component_named(self, name: str) -> int:
        """The index of the component of that name (with its owner's number); OFF if there is none."""
        for component in self.components:
            if component.index > 0 and component.name == name:
                return component.index
        return OFF

    def placed_component(self, name: str) -> int:
        """The index of the component that start rules mean by a name: the last of several; OFF if there is none."""
        for component in reversed(self.components):
            if component.index > 0 and component.name == name:
                return component.index
        return OFF

    def container_named(self, name: str) -> int:
        """The index of the container of that name; OFF if there is none."""
        for i in range(len(self.containers)):
            if self.containers[i].name == name:
                return i
        return OFF

    def container_of_role(self, name: str, role: str | None) -> int | None:
        """The container of a name; ``Hand`` means the hand of the role's player. None if that is not known yet."""
        if "Hand" in name and role is not None:
            owner = role_number(role, self.players)
            if owner == 0:
                return None
            for i in range(len(self.containers)):
                hand = self.containers[i]
                if hand.is_hand and hand.owner == owner and name in hand.name:
                    return i
        container = self.container_named(name)
        return None if container == OFF else container

    def pieces_of(self, piece: Ludeme | None) -> list[IntFunction]:
        """The components that a ``(piece …)`` names; the mover's first where there is none."""
        if piece is None:
            return [role_function("Mover", self.players)]
        name = self.text(piece, "nameComponent")
        if name is not None:
            return [IntConstant(self.named(name))]
        component = self.integer_of(piece, "component")
        if component is not None:
            return [component]
        names = self.list_of(piece, "nameComponents")
        if names:
            return [IntConstant(self.named(name)) for name in names if isinstance(name, str)]
        return [self.integer(value) for value in self.list_of(piece, "components")]

    def vote(self, text: str) -> int:
        """The number of a proposition or vote."""
        return self.votes.index(text)

    def named(self, name: str) -> int:
        """The index of the container, or else of the component, of that name; OFF if there is none."""
        container = self.container_named(name)
        return container if container != OFF else self.component_named(name)
