"""Sites that a piece could reach by steps, as ``count Steps`` and ``sites Distance`` count them."""

from __future__ import annotations

from ludkit.engine.builder import Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import BoolFunction, DirectionsFunction, IntFunction
from ludkit.engine.ways import Ways
from ludkit.ludemes.typed import Ludeme


class StepRule:
    """How a piece steps: in some directions, to where a condition on ``(from)`` and ``(to)`` holds.

    ``turning``: how often it is turned to the right for the next step, where ``(value)`` is how often it was before.
    """

    def __init__(
        self,
        ways: Ways,
        base: int,
        directions: DirectionsFunction,
        condition: BoolFunction | None,
        turning: IntFunction | None,
    ) -> None:
        self.ways: Ways = ways
        self.base: int = base
        self.directions: DirectionsFunction = directions
        self.condition: BoolFunction | None = condition
        self.turning: IntFunction | None = turning

    def targets(self, ctx: Context, site: int, what: int, rotation: int) -> list[int]:
        """Where a component (0: whatever stands there) that is turned so often can step from a site."""
        origin = ctx.origin
        outer = ctx.to
        ctx.origin = site
        found: list[int] = []
        for direction in self.directions.eval_for(ctx, self.ways.site_type, site, what, rotation):
            for to in self.ways.steps(direction)[site]:
                ctx.to = to
                if self.condition is None or self.condition.eval(ctx):
                    found.append(to)
        ctx.to = outer
        ctx.origin = origin
        return found


class StepSearch:
    """All ways by a rule from a site of the board: ``ring`` is where ``steps`` steps lead, and fewer do not."""

    def __init__(self, ctx: Context, rule: StepRule, start: int) -> None:
        self.rule: StepRule = rule
        self.what: int = ctx.sites.what[rule.base + start]
        self.rotation: int = ctx.sites.rotation[rule.base + start]
        self.steps: int = 1
        self.ring: list[int] = []
        for to in rule.targets(ctx, start, self.what, self.rotation):
            if to not in self.ring:
                self.ring.append(to)
        self._seen: set[int] = {start, *self.ring}

    def go_on(self, ctx: Context) -> None:
        """Make the next step from all sites of the ring."""
        ring: list[int] = []
        turning = self.rule.turning
        for site in self.ring:
            if turning is not None:
                # as in Ludii, at each site of the ring, not once a step
                outer = ctx.value
                ctx.value = self.rotation
                self.rotation = turning.eval(ctx)
                ctx.value = outer
            for to in self.rule.targets(ctx, site, self.what, self.rotation):
                if to not in self._seen:
                    self._seen.add(to)
                    ring.append(to)
        self.ring = ring
        self.steps += 1


def step_rule_of(b: Builder, ludeme: Ludeme, site_type: int) -> StepRule | None:
    """The rule of the steps by which a ludeme counts on sites of a type; None where it is given none."""
    step = b.ludeme(ludeme, "stepMove")
    if step is None:
        return None
    return StepRule(
        b.ways(site_type),
        b.layout.base[site_type],
        b.directions(b.argument(step, "directions")),
        b.to_of(step).condition,
        b.integer_of(ludeme, "newRotation"),
    )
