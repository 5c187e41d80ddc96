"""Suggesting: the hint of a diagnostic about a name that nothing has."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def did_you_mean(name: str, known: Iterable[str], form: str = '"{}"') -> str | None:
    """A hint at the known name that is nearest to ``name``, written as ``form`` says.

    None where none is near, and where it is that very name: what is wrong with it is something else then.
    """
    near = get_close_matches(name, list(known), 1)
    return f"did you mean {form.format(near[0])}?" if near and near[0] != name else None
