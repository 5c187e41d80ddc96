"""``(directions …)``: from the ludemes to the directions that they mean."""

from __future__ import annotations

from typing import Final

from ludkit.board.directions import ADJACENT, DIRECTION_INDEX
from ludkit.engine.builder import Builder
from ludkit.engine.directions import (
    Choice,
    DirectionsBetween,
    DirectionsDifference,
    DirectionsUnion,
    RandomDirections,
    RelativeDirections,
)
from ludkit.engine.functions import DirectionsConstant, DirectionsFunction
from ludkit.engine.registry import builds
from ludkit.ludemes.typed import Constant, Ludeme

_PACKAGE: Final = "game.functions.directions."


@builds(_PACKAGE + "Directions", _PACKAGE + "Directions Random")
def build_directions(b: Builder, ludeme: Ludeme) -> DirectionsFunction:
    index = ludeme.clause.index
    if "absoluteDirection" in index:
        return DirectionsConstant([DIRECTION_INDEX[name] for name in _names(b, ludeme, "absoluteDirection")])
    if "from" in index:
        return DirectionsBetween(b.site_type(ludeme), b.needed_integer(ludeme, "from"), b.needed_integer(ludeme, "to"))
    if "num" in index:
        b.traits.stochastic = True
        return RandomDirections(b.directions(b.argument(ludeme, "directions")), b.needed_integer(ludeme, "num"))
    relation = b.constant_name(ludeme, "of")
    return RelativeDirections(
        _names(b, ludeme, "relativeDirection") or ["Forward"],
        ADJACENT if relation is None else DIRECTION_INDEX[relation],
        b.is_true(ludeme, "bySite"),
    )


def _names(b: Builder, ludeme: Ludeme, argument: str) -> list[str]:
    """The constants that one of the arguments ``argument`` and ``argument``s names."""
    one = b.constant_name(ludeme, argument)
    if one is not None:
        return [one]
    return [value.name for value in b.list_of(ludeme, argument + "s") if isinstance(value, Constant)]


@builds(_PACKAGE + "If")
def build_choice(b: Builder, ludeme: Ludeme) -> DirectionsFunction:
    return Choice(
        b.needed_boolean(ludeme, "condition"),
        b.directions(b.argument(ludeme, "directionsOk")),
        b.directions(b.argument(ludeme, "directionsNotOk")),
    )


@builds(_PACKAGE + "Union")
def build_union(b: Builder, ludeme: Ludeme) -> DirectionsFunction:
    return DirectionsUnion(
        b.directions(b.argument(ludeme, "directions")), b.directions(b.argument(ludeme, "directionsToRemove"))
    )


@builds(_PACKAGE + "Difference")
def build_difference(b: Builder, ludeme: Ludeme) -> DirectionsFunction:
    return DirectionsDifference(
        b.directions(b.argument(ludeme, "directions")), b.directions(b.argument(ludeme, "directionsToRemove"))
    )
