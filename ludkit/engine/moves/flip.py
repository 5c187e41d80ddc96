"""``flip``: turn over what stands on a site."""

from __future__ import annotations

from ludkit.board.directions import CELL
from ludkit.engine.actions.sites import SetState
from ludkit.engine.actions.stacks import AddToStack, remove_from_stack, stacks_of
from ludkit.engine.builder import EFFECT, Builder
from ludkit.engine.context import Context
from ludkit.engine.functions import IntFunction, Moves
from ludkit.engine.ints.iterators import To
from ludkit.engine.move import Action, Move, move_of
from ludkit.engine.registry import builds
from ludkit.engine.sites import OFF
from ludkit.engine.stacks import ROTATION, STATE, VALUE, WHAT
from ludkit.ludemes.typed import Ludeme


class Flip(Moves):
    """Turn a piece from one to the other of its two local states; nothing if it has no such states."""

    def __init__(self, site_type: int, site: IntFunction) -> None:
        super().__init__()
        self.site_type: int = site_type
        self.site: IntFunction = site

    def generate(self, ctx: Context, out: list[Move]) -> None:
        site = self.site.eval(ctx)
        if site == OFF:
            return
        layout = ctx.sites.layout
        site_type = CELL if layout.in_hands(site) else self.site_type
        begin = len(out)
        self._flip(ctx, site_type, site, layout.element(site_type, site), out)
        self.attach_then(out, begin)

    def _flip(self, ctx: Context, site_type: int, site: int, element: int, out: list[Move]) -> None:
        what = ctx.sites.what[element]
        flips = ctx.game.components[what].flips
        if what > 0 and flips is not None:
            out.append(move_of(SetState(site_type, site, flipped(flips, ctx.sites.state[element]))))


class FlipStack(Flip):
    """`Flip` in a game with stacks: a stack of several pieces is turned upside down, with each of its pieces."""

    def _flip(self, ctx: Context, site_type: int, site: int, element: int, out: list[Move]) -> None:
        sites = stacks_of(ctx)
        height = sites.size[element]
        if height < 2:
            super()._flip(ctx, site_type, site, element, out)
            return
        actions: list[Action] = [remove_from_stack(site_type, site, level, True) for level in range(height)]
        for level in range(height - 1, -1, -1):
            what = sites.at(element, level, WHAT)
            state = sites.at(element, level, STATE)
            flips = ctx.game.components[what].flips
            added = AddToStack(site_type, site, what)
            added.state = state if flips is None else flipped(flips, state)
            added.rotation = sites.at(element, level, ROTATION)
            added.value = sites.at(element, level, VALUE)
            added.stack = True
            actions.append(added)
        out.append(Move(actions))


def flipped(flips: tuple[int, int], state: int) -> int:
    """The other of two states; any other state as it is."""
    if state == flips[0]:
        return flips[1]
    return flips[0] if state == flips[1] else state


@builds(EFFECT + "Flip")
def build_flip(b: Builder, ludeme: Ludeme) -> Moves:
    b.traits.states = True
    site = b.integer_of(ludeme, "loc")
    kind = FlipStack if b.traits.stacks else Flip
    return b.with_then(kind(b.site_type(ludeme), To() if site is None else site), ludeme)
