"""What differs between two states, two lists of moves or two ends, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

SHOWN = 5
"""How many differences of one kind are spelt out."""


def state_differences(wanted: Mapping[str, Any], got: Mapping[str, Any], names: tuple[str, str]) -> list[str]:
    """One line for each field in which two states of the trace format differ; ``names`` say whose they are."""
    lines = []
    for field in sorted(wanted.keys() | got.keys()):
        a, b = wanted.get(field), got.get(field)
        if a == b:
            continue
        if field == "sites" and a is not None and b is not None:
            lines += _limited(_site_differences(a, b, names), "sites")
        else:
            lines.append(f"{field}: {_or_nothing(a)} in {names[0]}, {_or_nothing(b)} in {names[1]}")
    return lines


def legal_differences(wanted: Sequence[str], got: Sequence[str], names: tuple[str, str]) -> list[str]:
    """Moves that are in one of two lists only, or how their order differs."""
    missing, surplus = set(wanted) - set(got), set(got) - set(wanted)
    if not missing and not surplus:
        return [] if list(wanted) == list(got) else ["the same moves, in another order"]
    lines = [f"{len(wanted)} moves in {names[0]}, {len(got)} in {names[1]}"]
    lines += _limited((f"only in {names[0]}: {move}" for move in sorted(missing)), f"only in {names[0]}")
    lines += _limited((f"only in {names[1]}: {move}" for move in sorted(surplus)), f"only in {names[1]}")
    return lines


def _site_differences(wanted: list[Any], got: list[Any], names: tuple[str, str]) -> Iterator[str]:
    a = {(row[0], row[1]): row[2:] for row in wanted}
    b = {(row[0], row[1]): row[2:] for row in got}
    for kind, site in sorted(a.keys() | b.keys()):
        x, y = a.get((kind, site)), b.get((kind, site))
        if x != y:
            yield f"{kind} {site}: {_or_nothing(x)} in {names[0]}, {_or_nothing(y)} in {names[1]}"
    if a == b:
        yield "sites: the same rows, in another order"


def _limited(lines: Iterator[str], what: str) -> list[str]:
    every = list(lines)
    more = len(every) - SHOWN
    return every if more <= 0 else [*every[:SHOWN], f"{what}: {more} more"]


def _or_nothing(value: Any) -> str:
    return "nothing" if value is None else str(value)
