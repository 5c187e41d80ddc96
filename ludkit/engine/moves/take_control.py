"""``take Control``: pieces change their owner."""

from __future__ import annotations

from ludkit.engine.actions.place import Add
from ludkit.engine.actions.stacks import addition, removal
from ludkit.engine.builder import EFFECT, Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import IntArrayFunction, IntFunction, Moves
from ludkit.engine.move import Move
from ludkit.engine.registry import builds
from ludkit.engine.roles import role_function
from ludkit.engine.sites import OFF
from ludkit.ludemes.typed import Ludeme


class TakeControl(Moves):
    """Replace each piece of an owner (None: of all) by the new owner's piece of that name, if there is one.

    ``sites``: only those on these sites.
    """

    def __init__(
        self, site_type: int, owner: IntFunction | None, new_owner: IntFunction, sites: IntArrayFunction | None
    ) -> None:
        super().__init__()
        self.site_type: int = site_type
        self.owner: IntFunction | None = owner
        self.new_owner: IntFunction = new_owner
        self.sites: IntArrayFunction | None = sites

    def generate(self, ctx: Context, out: list[Move]) -> None:
        begin = len(out)
        new_owner = self.new_owner.eval(ctx)
        sites = self._owned(ctx)
        if self.sites is not None:
            wanted = self.sites.eval(ctx)
            sites = [site for site in sites if site in wanted]
        for site in sites:
            element = ctx.sites.layout.element(self.site_type, site)
            name = ctx.game.components[ctx.sites.what[element]].base_name
            what = _component_of(ctx, new_owner, name)
            if what == OFF:
                continue
            move = Move([removal(ctx, self.site_type, site), self._add(ctx, site, element, what)])
            move.start = site
            move.end = site
            out.append(move)
        self.attach_then(out, begin)

    def _owned(self, ctx: Context) -> list[int]:
        """The sites of the owner's pieces, of each owner each once, in the order in which they are kept."""
        owners = list(range(ctx.game.players + 2)) if self.owner is None else [self.owner.eval(ctx)]
        layout = ctx.sites.layout
        found: list[int] = []
        for owner in owners:
            held: list[int] = []
            for component in range(1, len(ctx.game.owner)):
                if ctx.game.owner[component] == owner:
                    for element in ctx.sites.owned[component]:
                        if layout.site(element) not in held:
                            held.append(layout.site(element))
            found.extend(held)
        return found

    def _add(self, ctx: Context, site: int, element: int, what: int) -> Add:
        sites = ctx.sites
        added = addition(ctx, self.site_type, site, what)
        added.count = sites.count[element]
        added.state = sites.state[element]
        added.rotation = sites.rotation[element]
        added.value = sites.value[element]
        return added


def _component_of(ctx: Context, owner: int, name: str) -> int:
    """The first component of an owner with a name (without the owner's number); OFF if there is none."""
    for component in ctx.game.components[1:]:
        if component.owner == owner and component.base_name == name:
            return component.index
    return OFF


@builds(EFFECT + "take.Take Control")
def build_take_control(b: Builder, ludeme: Ludeme) -> Moves:
    of = b.constant_name(ludeme, "of")
    if of is None:
        # Ludii fails when such moves are made
        raise b.unsupported(ludeme, "Of:")
    new_owner = b.player_of(ludeme, "By", "by")
    assert new_owner is not None
    sites = None
    if b.argument(ludeme, "at") is not None or b.argument(ludeme, "to") is not None:
        sites = b.sites_of(ludeme, "to", "at")
    owner = None if of == "All" else role_function(of, b.players)
    return b.with_then(TakeControl(b.site_type(ludeme), owner, new_owner, sites), ludeme)
