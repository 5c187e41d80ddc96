"""``mapEntry``: what the maps of the equipment say of a number."""

from __future__ import annotations

from ludkit.board.directions import CELL, VERTEX
from ludkit.engine.builder import Builder, NumberMap, is_label
from ludkit.engine.context import Context
from ludkit.engine.functions import IntConstant, IntFunction
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Constant, Ludeme, Value


class MapEntry(IntFunction):
    """What a map has for a number; the number itself where none has any."""

    def __init__(self, maps: list[NumberMap], key: IntFunction) -> None:
        self.maps: list[NumberMap] = maps
        self.key: IntFunction = key

    def eval(self, ctx: Context) -> int:
        key = self.key.eval(ctx)
        for each in self.maps:
            table = each.table(ctx)
            if key in table:
                return table[key]
        return key


@builds("game.functions.ints.board.MapEntry")
def build_map_entry(b: Builder, ludeme: Ludeme) -> IntFunction:
    name = b.text(ludeme, "name")
    key = b.integer_of(ludeme, "key") or b.needed_integer(ludeme, "keyRole")
    return MapEntry([each for each in b.maps if name is None or each.name == name], key)


def read_map(b: Builder, ludeme: Ludeme) -> NumberMap:
    """A ``(map …)`` of the equipment."""
    keys: list[IntFunction] = []
    values: list[IntFunction] = []
    for pair in b.list_of(ludeme, "pairs"):
        assert isinstance(pair, Ludeme)
        keys.append(_entry(b, pair, pair.arguments[0], True))
        values.append(_entry(b, pair, pair.arguments[1], False))
    keys.extend(b.integer(value) for value in b.list_of(ludeme, "keys"))
    values.extend(b.integer(value) for value in b.list_of(ludeme, "values"))
    return NumberMap(b.text(ludeme, "name") or "Map", keys, values)


def _entry(b: Builder, pair: Ludeme, value: Value | None, is_key: bool) -> IntFunction:
    """One side of a pair: a number, a role, the label of a site, or the name of a piece."""
    if isinstance(value, str):
        site = b.topology.site(b.layout.default_type, value)
        return IntConstant(site if is_key or is_label(value) else b.component_named(value))
    if isinstance(value, Constant) and value.enum.simple_name == "LandmarkType":
        return IntConstant(_landmark(b, value.name))
    if value is None:
        raise b.unsupported(pair, "without a value")
    return b.integer(value)


def _landmark(b: Builder, name: str) -> int:
    """The site that a landmark is, among vertices on boards played on those, else among cells."""
    site_type = VERTEX if b.layout.default_type == VERTEX else CELL
    if name == "FirstSite":
        return 0
    if name == "LastSite":
        return b.topology.count(site_type) - 1
    return b.topology.region(site_type, name.lower().removesuffix("site"))[0]
