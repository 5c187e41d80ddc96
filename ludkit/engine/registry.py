"""Which ludeme becomes which object: builders by class of the schema, entered by the modules of the families."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from ludkit.ludemes.typed import Constant, Ludeme
from ludkit.syntax.source import Place

if TYPE_CHECKING:
    from ludkit.engine.builder import Builder

Build: TypeAlias = Callable[["Builder", Ludeme], object]

BUILDERS: dict[str, Build] = {}
"""The builders by `ludeme_key`."""


class Unsupported:
    """A ludeme that the engine does not play yet: its ``name``, and its place in the description."""

    def __init__(self, name: str, place: Place) -> None:
        self.name: str = name
        self.place: Place = place


class UnsupportedError(Exception):
    """A description needs ludemes that the engine does not play yet; ``ludemes`` are all of them, in text order."""

    def __init__(self, ludemes: list[Unsupported]) -> None:
        self.ludemes = ludemes
        names: list[str] = []
        for ludeme in ludemes:
            if ludeme.name not in names:
                names.append(ludeme.name)
        super().__init__("the engine does not play yet: " + ", ".join(names))


def builds(*keys: str) -> Callable[[Build], Build]:
    """Enter a function as the builder of ludemes: ``game.functions.booleans.is.Is Line``."""

    def enter(build: Build) -> Build:
        for key in keys:
            BUILDERS[key] = build
        return build

    return enter


FOR_EACH_PIECE: Final = "game.rules.play.moves.nonDecision.operators.foreach.ForEach Piece"
"""The key of ``(forEach Piece …)``."""


def ludeme_key(ludeme: Ludeme) -> str:
    """The full class name, and behind it the constant that says which of its ludemes is meant (``Is Line``), if any."""
    name = ludeme.ludeme.name
    first = ludeme.arguments[0] if ludeme.arguments else None
    if isinstance(first, Constant) and _selects(name, first.enum.name):
        return f"{name} {first.name}"
    return name


def display_name(ludeme: Ludeme) -> str:
    """What descriptions write: ``is Line``, ``forEach Piece``, ``+``."""
    constant = ludeme_key(ludeme).partition(" ")[2]
    return f"{ludeme.ludeme.keyword} {constant}".strip()


def _selects(ludeme: str, enum: str) -> bool:
    """Whether an enum's constants say which ludeme is meant: it stands in the same package, and is named ``…Type``."""
    return enum.endswith("Type") and enum.rpartition(".")[0] == ludeme.rpartition(".")[0]
