"""A description's metadata as plain data.

Calls are read as they are written, after expansion: a number is an int or float, ``true`` a bool, other words and
strings are str, an array is a list, and a call is an `Entry`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import TypeAlias

from ludkit.syntax.tree import Array, Call, Named, Node, Number, String, Word

Datum: TypeAlias = "Entry | bool | int | float | str | list[Datum]"
"""A piece of metadata."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One item of metadata: ``(player Colour P1 (colour Red))`` has the name ``player`` and three arguments.

    ``named`` are the arguments written ``name:value``.
    """

    name: str
    arguments: list[Datum] = field(default_factory=list)
    named: dict[str, Datum] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Info:
    """What ``(info …)`` says. Each field has all its values, in the order in which they are written."""

    description: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    source: tuple[str, ...] = ()
    credit: tuple[str, ...] = ()
    date: tuple[str, ...] = ()
    origin: tuple[str, ...] = ()
    classification: tuple[str, ...] = ()
    publisher: tuple[str, ...] = ()
    author: tuple[str, ...] = ()
    version: tuple[str, ...] = ()
    id: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Metadata:
    """What ``(metadata …)`` says of a game: what it is, how it is drawn, and how computers play it."""

    info: Info = field(default_factory=Info)
    graphics: tuple[Entry, ...] = ()
    ai: tuple[Datum, ...] = ()
    recon: tuple[Entry, ...] = ()


def read_metadata(node: Call | None) -> Metadata:
    """The metadata that an expanded ``(metadata …)`` says; what it does not say is empty, and so is None.

    What the checker would refuse is left out here: an item of info that is not text, say. Raises TypeError for what is
    no call.
    """
    if node is not None and not isinstance(node, Call):
        raise TypeError(f"metadata are read from the `metadata` of an expansion, not from {type(node).__name__}")
    parts: dict[str, list[Datum]] = {"info": [], "graphics": [], "ai": [], "recon": []}
    for part in node.arguments if node is not None else ():
        if isinstance(part, Call) and part.name in parts:
            for argument in part.arguments:
                parts[part.name] += _flat(argument)
    return Metadata(
        _info(entry for entry in parts["info"] if isinstance(entry, Entry)),
        tuple(entry for entry in parts["graphics"] if isinstance(entry, Entry)),
        tuple(parts["ai"]),
        tuple(entry for entry in parts["recon"] if isinstance(entry, Entry)),
    )


def _info(entries: Iterator[Entry]) -> Info:
    values: dict[str, list[str]] = {info.name: [] for info in fields(Info)}
    for entry in entries:
        if entry.name in values:
            values[entry.name] += list(_texts(entry.arguments))
    return Info(**{name: tuple(texts) for name, texts in values.items()})


def _texts(data: list[Datum]) -> Iterator[str]:
    for datum in data:
        if isinstance(datum, str):
            yield datum
        elif isinstance(datum, list):
            yield from _texts(datum)


def _flat(node: Node) -> list[Datum]:
    """The data of a node: each item of an array by itself."""
    items = node.items if isinstance(node, Array) else (node,)
    return [datum for datum in map(_datum, items) if datum is not None]


def _datum(node: Node) -> Datum | None:
    """A node as data; None for what means nothing in metadata, such as an option that is left out."""
    match node:
        case String(value=value):
            return value
        case Word(text=text):
            return {"true": True, "false": False}.get(text.lower(), text)
        case Number(text=text):
            return _number(text)
        case Array(items=items):
            return [datum for datum in map(_datum, items) if datum is not None]
        case Call():
            entry = Entry(node.name)
            for argument in node.arguments:
                _add(entry, argument)
            return entry
    return None


def _add(entry: Entry, argument: Node) -> None:
    if isinstance(argument, Named):
        datum = _datum(argument.value)
        if datum is not None:
            entry.named[argument.name] = datum
    else:
        datum = _datum(argument)
        if datum is not None:
            entry.arguments.append(datum)


def _number(text: str) -> int | float | str:
    try:
        return int(text)
    except ValueError:
        try:
            return float(text)
        except ValueError:
            return text
