"""Actions that change what is kept with a site: count, state, rotation, value, and the kind of piece."""

from __future__ import annotations

from ludkit.board.directions import CELL, SITE_TYPES
from ludkit.engine.context import Context
from ludkit.engine.move import Action
from ludkit.engine.tracks import note_removed


class SiteAction(Action):
    """An action on one site."""

    def __init__(self, site_type: int, to: int) -> None:
        super().__init__()
        self.site_type: int = site_type
        self.to: int = to

    def from_site(self) -> int:
        return self.to

    def to_site(self) -> int:
        return self.to

    def from_type(self) -> int:
        return self.site_type

    def to_type(self) -> int:
        return self.site_type


class SiteSetting(SiteAction):
    """Sets something that is kept with a site."""

    def name(self) -> str:
        """The action's name in trial notation."""
        raise NotImplementedError

    def details(self) -> str:
        """What the notation says behind the site."""
        raise NotImplementedError

    def notation(self) -> str:
        text = f"[{self.name()}:type={SITE_TYPES[self.site_type]},to={self.to},{self.details()}"
        return text + self.closing()


class SetState(SiteSetting):
    """Set the local state of a site."""

    def __init__(self, site_type: int, to: int, state: int) -> None:
        super().__init__(site_type, to)
        self.state: int = state

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        layout = ctx.sites.layout
        if self.to >= layout.board_end or self.to < layout.sizes[self.site_type]:
            ctx.sites.set_state(layout.element(self.site_type, self.to), self.state)

    def name(self) -> str:
        return "SetState"

    def details(self) -> str:
        return f"state={self.state}"


class SetValue(SiteSetting):
    """Set the value of a site's piece."""

    def __init__(self, site_type: int, to: int, value: int) -> None:
        super().__init__(site_type, to)
        self.value: int = value

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        if self.to >= 0:
            ctx.sites.set_value(ctx.sites.layout.element(self.site_type, self.to), self.value)

    def name(self) -> str:
        return "SetValue"

    def details(self) -> str:
        return f"value={self.value}"


class SetRotation(SiteSetting):
    """Set the rotation of a site's piece."""

    def __init__(self, site_type: int, to: int, rotation: int) -> None:
        super().__init__(site_type, to)
        self.rotation: int = rotation

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        ctx.sites.set_rotation(ctx.sites.layout.element(self.site_type, self.to), self.rotation)

    def name(self) -> str:
        return "SetRotation"

    def details(self) -> str:
        return f"rotation={self.rotation}"


class SetCount(SiteSetting):
    """Set how many pieces of component ``what`` stand on a site; its owner's mark stays as it was, as in Ludii."""

    def __init__(self, site_type: int, to: int, what: int, count: int) -> None:
        super().__init__(site_type, to)
        self.what: int = what
        self.count: int = count

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        sites = ctx.sites
        if self.to >= sites.layout.sizes[self.site_type]:
            self.site_type = CELL
        element = sites.layout.element(self.site_type, self.to)
        if self.count > 0:
            if self.what != 0 and sites.count[element] == 0:
                sites.own(self.what, element)
            sites.put(element, self.what, sites.who[element], self.count)
        else:
            what = sites.what[element]
            sites.clear(element)
            if what > 0:
                sites.disown(what, element)
                if ctx.game.crossing:
                    note_removed(ctx, what, self.to)

    def name(self) -> str:
        return "SetCount"

    def details(self) -> str:
        return f"what={self.what},count={self.count}"

    def component(self) -> int:
        return self.what


class SetCost(SiteSetting):
    """Set what a site of the board costs."""

    def __init__(self, site_type: int, to: int, cost: int) -> None:
        super().__init__(site_type, to)
        self.cost: int = cost

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        ctx.costs[ctx.sites.layout.element(self.site_type, self.to)] = self.cost

    def name(self) -> str:
        return "SetCost"

    def details(self) -> str:
        return f"cost={self.cost}"


class Promote(SiteSetting):
    """Put component ``what`` in the place of a site's piece."""

    def __init__(self, site_type: int, to: int, what: int) -> None:
        super().__init__(site_type, to)
        self.what: int = what

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)
        sites = ctx.sites
        owner = ctx.game.owner
        element = sites.layout.element(self.site_type, self.to)
        old = sites.what[element]
        if old != 0 and owner[old] != 0:
            sites.disown(old, element)
        sites.clear(element)
        sites.put(element, self.what, 0 if old < 1 else owner[self.what], 1)
        if self.what != 0 and owner[self.what] != 0:
            sites.own(self.what, element)

    def name(self) -> str:
        return "Promote"

    def details(self) -> str:
        return f"what={self.what}"

    def component(self) -> int:
        return self.what


class Select(Action):
    """Choose a site, or a pair of sites, without changing anything."""

    def __init__(self, from_type: int, start: int, to_type: int, end: int) -> None:
        """``end`` is OFF where only one site is chosen."""
        super().__init__()
        self.start_type: int = from_type
        self.start: int = start
        self.end_type: int = to_type
        self.end: int = end
        self.occupied: bool = False
        """Whether something stands on the second site; then the notation names its level."""

    def apply(self, ctx: Context, applied: list[Action]) -> None:
        applied.append(self)

    def notation(self) -> str:
        text = f"[Select:typeFrom={SITE_TYPES[self.start_type]},from={self.start}"
        if self.end >= 0:
            text += f",typeTo={SITE_TYPES[self.end_type]},to={self.end}"
            if self.occupied:
                text += ",levelTo=0"
        return text + self.closing()

    def from_site(self) -> int:
        return self.start

    def to_site(self) -> int:
        return self.start if self.end < 0 else self.end

    def from_type(self) -> int:
        return self.start_type

    def to_type(self) -> int:
        return self.end_type
