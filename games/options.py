"""What the options of the project's games have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ludkit.ludemes.construct import item, option
from ludkit.ludemes.stating.expression import Argument, Expression

DEFAULT = 2
"""The priority of an option's default item."""

SMALLEST = 2
"""The smallest size of a board: one cell would be on both sides at once."""


def size_option(
    size: int,
    sizes: Iterable[int],
    arguments: Sequence[str],
    values: Callable[[int], Sequence[Argument]],
    name: Callable[[int], str],
    description: Callable[[int], str],
) -> Expression:
    """The option "Board Size" with tag ``Board``: an item for each size, ``size`` being the default.

    ``values`` are what ``<Board:argument>`` says for a size, one for each of ``arguments``. Raises ValueError for a
    size below `SMALLEST`.
    """
    if size < SMALLEST:
        raise ValueError(f"a board has {SMALLEST} or more cells a side, not {size}")
    items = [
        item(name(n), values(n), description(n), priority=DEFAULT if n == size else 0) for n in sorted({*sizes, size})
    ]
    return option("Board Size", "Board", arguments, items)


def rhombus_option(size: int, sizes: Iterable[int]) -> Expression:
    """`size_option` for a rhombus of cells."""
    return size_option(size, sizes, ["size"], lambda n: [n], rhombus_name, lambda n: f"A rhombus of {n} by {n} cells.")


def hexagon_option(size: int, sizes: Iterable[int]) -> Expression:
    """`size_option` for a hexagon of cells."""
    return size_option(size, sizes, ["size"], lambda n: [n], str, lambda n: f"A hexagon with {n} cells a side.")


def rhombus_name(size: int) -> str:
    """The name of the item for a rhombus, or a square, with so many cells a side."""
    return f"{size}x{size}"
