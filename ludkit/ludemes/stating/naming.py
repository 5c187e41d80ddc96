"""How Python code names what Ludii names: heads, constants and labels."""

from __future__ import annotations

import keyword

OPERATORS = {
    "+": "plus",
    "-": "minus",
    "*": "times",
    "/": "divide",
    "%": "modulo",
    "^": "power",
    "=": "equals",
    "!=": "notEqual",
    "<": "lt",
    "<=": "le",
    ">": "gt",
    ">=": "ge",
}
"""The Python names of the ludemes that Ludii writes with a sign."""


def python_name(word: str) -> str:
    """The name by which Python code calls a head, a constant or a label: keywords of Python get an underscore."""
    word = OPERATORS.get(word, word)
    return f"{word}_" if keyword.iskeyword(word) else word


def label_of(name: str) -> str:
    """The label that a keyword argument's name stands for."""
    stripped = name.removesuffix("_")
    return stripped if keyword.iskeyword(stripped) else name
