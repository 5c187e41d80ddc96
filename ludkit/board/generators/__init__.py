"""The generators of graphs, one module for each family. Importing this package registers them all.

A new one is a module with a function that makes a `Graph`, and an adapter that reads a ludeme's arguments and is
registered with `ludkit.board.build.builds`; list it here.
"""

from ludkit.board.generators import (
    brick,
    celtic,
    concentric,
    custom,
    hexagonal,
    quadhex,
    regular,
    repeat,
    spiral,
    square,
    tilings,
    triangular,
    wedge,
)

__all__ = [
    "brick",
    "celtic",
    "concentric",
    "custom",
    "hexagonal",
    "quadhex",
    "regular",
    "repeat",
    "spiral",
    "square",
    "tilings",
    "triangular",
    "wedge",
]
