"""The operators on graphs. Importing this package registers them all (see `ludkit.board.build.builds`)."""

from ludkit.board.operators import (
    add,
    complete,
    cut,
    dual,
    faces,
    intersect,
    layers,
    merge,
    move,
    remove,
    renumber,
    split_crossings,
    union,
)

__all__ = [
    "add",
    "complete",
    "cut",
    "dual",
    "faces",
    "intersect",
    "layers",
    "merge",
    "move",
    "remove",
    "renumber",
    "split_crossings",
    "union",
]
