"""``satisfy`` and ``is Solved``: the moves of a deduction puzzle, and whether it is solved."""

from __future__ import annotations

from typing import Final

from ludkit.engine.actions.variables import SetVariable, ToggleVariable
from ludkit.engine.booleans.deduction import (
    AllDifferent,
    AllDifferentInRegions,
    Divided,
    ForAll,
    IsSum,
    IsSumInRegions,
    IsSumOfHint,
    IsUnique,
)
from ludkit.engine.booleans.sites import AllSites
from ludkit.engine.builder import EFFECT, Builder
from ludkit.engine.context import Attempt, Context
from ludkit.engine.functions import BoolFunction, Moves
from ludkit.engine.move import Action, Move, move_of
from ludkit.engine.registry import builds, ludeme_key
from ludkit.engine.sites import OFF
from ludkit.engine.start.variables import GivenValues
from ludkit.engine.variables import variables_of
from ludkit.ludemes.typed import Constant, Ludeme, Value, ludemes_of

_INTS: Final = "game.functions.ints."
_BOOLEANS: Final = "game.functions.booleans."
_SITES: Final = "game.functions.region.sites.Sites"
_LOOKING: Final = frozenset(
    {
        _BOOLEANS + "deductionPuzzle.ForAll",
        _BOOLEANS + "deductionPuzzle.all.All Different",
        _BOOLEANS + "deductionPuzzle.is.Is Count",
        _BOOLEANS + "deductionPuzzle.is.Is Sum",
        _BOOLEANS + "deductionPuzzle.is.Is Unique",
        _BOOLEANS + "all.All Sites",
        _BOOLEANS + "is.Is In",
        _BOOLEANS + "math.And",
        _BOOLEANS + "math.Equals",
        _BOOLEANS + "math.Ge",
        _BOOLEANS + "math.Gt",
        _BOOLEANS + "math.If",
        _BOOLEANS + "math.Le",
        _BOOLEANS + "math.Lt",
        _BOOLEANS + "math.Not",
        _BOOLEANS + "math.NotEqual",
        _BOOLEANS + "math.Or",
        _BOOLEANS + "math.Xor",
        _INTS + "count.Count Groups",
        _INTS + "count.Count Columns",
        _INTS + "count.Count Rows",
        _INTS + "iterator.Edge",
        _INTS + "iterator.From",
        _INTS + "iterator.Hint",
        _INTS + "iterator.Site",
        _INTS + "iterator.To",
        _INTS + "math.Add",
        _INTS + "math.Div",
        _INTS + "math.Mod",
        _INTS + "math.Mul",
        _INTS + "math.Sub",
        _INTS + "state.What",
        "game.functions.intArray.math.Results",
        _SITES,
        _SITES + " Around",
        _SITES + " Board",
        _SITES + " Column",
        _SITES + " Direction",
        _SITES + " Hint",
        _SITES + " Incident",
        _SITES + " Row",
    }
)
"""Ludemes that look at nothing of a position but values of variables, and let it be known when they do."""
_OF_LAST_MOVE: Final = frozenset(
    {
        _BOOLEANS + "is.Is Line",
        _INTS + "last.Last From",
        _INTS + "last.Last To",
    }
)
"""Those that look at variables, and at the last move."""
_DYNAMIC: Final = "RegionTypeDynamic"
"""Constants of this enum mean sites by what stands on them."""


class Part:
    """A part of the constraints: whether it holds in a position, and what it looks at to know.

    ``hint``: what ``(hint)`` is when it is asked, where constraints before it have left that.
    """

    def __init__(self, check: BoolFunction, of_last_move: bool, hint: int | None) -> None:
        self.check: BoolFunction = check
        self.of_last_move: bool = of_last_move
        self.hint: int | None = hint
        self.holds: bool = True

    def ask(self, ctx: Context) -> bool:
        """Whether it holds now."""
        hint = ctx.hint
        if self.hint is not None:
            ctx.hint = self.hint
        holds = self.check.eval(ctx)
        ctx.hint = hint
        return holds

    def look(self, ctx: Context) -> set[int]:
        """Find out whether it holds. Returns the elements that it looked at: until one changes, nothing else does."""
        variables = variables_of(ctx.sites)
        looks: set[int] = set()
        variables.looks = looks
        self.holds = self.ask(ctx)
        variables.looks = None
        return looks


class Satisfy(Moves):
    """Leave a site a value with which the constraints hold, or take a value away from a site or give it back.

    ``least`` and ``greatest`` bound the values of a site of the board's default type.
    """

    def __init__(self, site_type: int, least: int, greatest: int, constraints: list[BoolFunction]) -> None:
        super().__init__()
        self.site_type: int = site_type
        self.least: int = least
        self.greatest: int = greatest
        self.constraints: list[BoolFunction] = constraints
        self.of_last_move: list[bool] = []
        """For each constraint whether it looks at the last move; none where one looks at more than that and variables.

        Then moves have to be tried as a whole.
        """
        self._sites: list[int] | None = None
        self._parts: list[Part] | None = None

    def sites(self, ctx: Context) -> list[int]:
        """The sites that the constraints are about, in Ludii's order."""
        known = self._sites
        if known is None:
            known = _constrained(ctx, self.constraints)
            self._sites = known
        return known

    def generate(self, ctx: Context, out: list[Move]) -> None:
        if self.of_last_move and ctx.origin == ctx.to:
            self._generate_by_parts(ctx, out)
        else:
            self.generate_by_trying(ctx, out)

    def generate_by_trying(self, ctx: Context, out: list[Move]) -> None:
        """The moves, each value of each site tried and all constraints asked."""
        variables = variables_of(ctx.sites)
        base = ctx.sites.layout.base[self.site_type]
        for site in self._open(ctx):
            now = variables.value_of(base + site)
            for value in range(self.least, self.greatest + 1):
                move = _decided(SetVariable(self.site_type, site, value))
                if self._allows(ctx, move):
                    out.append(move)
                if now != value:
                    out.append(_decided(ToggleVariable(self.site_type, site, value)))

    def _generate_by_parts(self, ctx: Context, out: list[Move]) -> None:
        """The moves, where only those parts of the constraints are asked again that look at the site."""
        broken = 0
        always: list[Part] = []
        at: dict[int, list[Part]] = {}
        for part in self._divide(ctx):
            if part.of_last_move:
                always.append(part)
                continue
            for element in part.look(ctx):
                at.setdefault(element, []).append(part)
            if not part.holds:
                broken += 1
        variables = variables_of(ctx.sites)
        base = ctx.sites.layout.base[self.site_type]
        for site in self._open(ctx):
            parts = at.get(base + site, [])
            possible = broken == sum([not part.holds for part in parts])
            parts = [*parts, *always]
            now = variables.value_of(base + site)
            for value in range(self.least, self.greatest + 1):
                move = _decided(SetVariable(self.site_type, site, value))
                if possible and self._all_hold(ctx, parts, move, base + site, value):
                    out.append(move)
                if now != value:
                    out.append(_decided(ToggleVariable(self.site_type, site, value)))

    def _all_hold(self, ctx: Context, parts: list[Part], move: Move, element: int, value: int) -> bool:
        """Whether parts of the constraints hold after a move, which resolves an element."""
        variables = variables_of(ctx.sites)
        mark = variables.mark()
        variables.resolve(element, value)
        ctx.moves.append(move)
        holds = True
        for part in parts:
            if not part.ask(ctx):
                holds = False
                break
        ctx.moves.pop()
        variables.undo(mark)
        return holds

    def _divide(self, ctx: Context) -> list[Part]:
        """The constraints in parts, which never change."""
        known = self._parts
        if known is not None:
            return known
        parts: list[Part] = []
        hint: int | None = None
        for i in range(len(self.constraints)):
            constraint = self.constraints[i]
            checks: list[BoolFunction] = [constraint]
            if isinstance(constraint, Divided):
                checks = constraint.parts
            elif isinstance(constraint, AllSites):
                checks = [ForSite(site, constraint.condition) for site in constraint.region.eval(ctx)]
            for check in checks:
                parts.append(Part(check, self.of_last_move[i], hint))
            for check in checks:
                if isinstance(check, IsSumOfHint):
                    hint = check.hint
        self._parts = parts
        return parts

    def _open(self, ctx: Context) -> list[int]:
        """The sites that the constraints are about, without those whose value is given."""
        rules = ctx.game.start_rules
        rule = rules[0] if rules else None
        if not isinstance(rule, GivenValues):
            return self.sites(ctx)
        given = set(rule.sites)
        return [site for site in self.sites(ctx) if site not in given]

    def _allows(self, ctx: Context, move: Move) -> bool:
        """Whether the constraints hold after a move."""
        attempt = Attempt(ctx)
        ctx.game.apply(ctx, move)
        holds = self.hold(ctx)
        attempt.undo()
        return holds

    def hold(self, ctx: Context) -> bool:
        """Whether all constraints hold; registers that they leave set are put back."""
        origin = ctx.origin
        hint = ctx.hint
        holds = True
        for constraint in self.constraints:
            if not constraint.eval(ctx):
                holds = False
                break
        ctx.origin = origin
        ctx.hint = hint
        return holds


class ForSite(BoolFunction):
    """A constraint on one site, which ``(site)`` is."""

    def __init__(self, site: int, constraint: BoolFunction) -> None:
        self.site: int = site
        self.constraint: BoolFunction = constraint

    def eval(self, ctx: Context) -> bool:
        outer = ctx.site
        ctx.site = self.site
        holds = self.constraint.eval(ctx)
        ctx.site = outer
        return holds


class IsSolved(BoolFunction):
    """Whether the constraints of a deduction puzzle hold when all sites that are not resolved have the value 0."""

    def eval(self, ctx: Context) -> bool:
        satisfy = ctx.game.phases[0].moves
        assert isinstance(satisfy, Satisfy)
        variables = variables_of(ctx.sites)
        base = variables.layout.base[satisfy.site_type]
        mark = variables.mark()
        for site in satisfy.sites(ctx):
            if variables.value_of(base + site) == OFF:
                variables.resolve(base + site, 0)
        solved = satisfy.hold(ctx)
        variables.undo(mark)
        return solved


def _decided(action: Action) -> Move:
    action.decision = True
    move = move_of(action)
    move.mover = 1
    return move


def _constrained(ctx: Context, constraints: list[BoolFunction]) -> list[int]:
    """The sites that constraints are about. With the first ``forAll`` that is the whole board, and the end of it."""
    found: list[int] = []
    for constraint in constraints:
        sites: list[int] = []
        if isinstance(constraint, ForAll):
            sites = list(range(ctx.sites.layout.sizes[ctx.sites.layout.default_type]))
        elif isinstance(constraint, (AllDifferentInRegions, IsSumInRegions, IsUnique)):
            for region in ctx.game.regions:
                for _, lists in region.statics:
                    for each in lists:
                        sites.extend(each)
                if not region.statics:
                    for part in region.parts:
                        sites.extend(part.eval(ctx))
        elif isinstance(constraint, (AllDifferent, IsSum)):
            sites = constraint.sites.eval(ctx)
        seen = set(found)
        for site in sites:
            if site not in seen:
                seen.add(site)
                found.append(site)
        if isinstance(constraint, ForAll):
            break
    return found


@builds(EFFECT + "Satisfy")
def build_satisfy(b: Builder, ludeme: Ludeme) -> Moves:
    one = b.argument(ludeme, "constraint")
    stated = b.list_of(ludeme, "constraints") if one is None else [one]
    site_type = b.layout.default_type
    assert b.domains is not None
    least, greatest = b.domains.bounds[site_type]
    satisfy = Satisfy(site_type, least, greatest, [b.boolean(value) for value in stated])
    if all(_looks_at_variables(value) for value in stated):
        satisfy.of_last_move = [_looks_at_last_move(value) for value in stated]
    return satisfy


def _looks_at_variables(constraint: Value) -> bool:
    """Whether a constraint looks at nothing of a position but variables and the last move."""
    for ludeme in ludemes_of(constraint):
        if ludeme_key(ludeme) not in _LOOKING | _OF_LAST_MOVE:
            return False
        for argument in ludeme.arguments:
            if isinstance(argument, Constant) and argument.enum.simple_name == _DYNAMIC:
                return False
    return True


def _looks_at_last_move(constraint: Value) -> bool:
    return any(ludeme_key(ludeme) in _OF_LAST_MOVE for ludeme in ludemes_of(constraint))


@builds("game.functions.booleans.deductionPuzzle.is.Is Solved")
def build_is_solved(b: Builder, ludeme: Ludeme) -> BoolFunction:
    return IsSolved()
