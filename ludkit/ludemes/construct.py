"""The constructors: a function for every ludeme, a name for every constant, made from the schema.

``from ludkit.ludemes.construct import board, game, hex, …`` and write a description as Ludii writes it: a ludeme is a
call, ``{ }`` is a list, ``name:value`` is a keyword argument. Constants such as ``Mover`` are names of this module, and
attributes of their enum (``RoleType.Mover``). Names that are keywords of Python get an underscore: ``is_``, ``if_``,
``and_``, ``or_``, ``not_``, ``while_``, ``pass_``, ``from_``, ``None_``, and the arguments ``if_=``, ``else_=``,
``from_=``, ``in_=``. Operators are Python's, or `plus`, `minus`, `times`, `divide`, `modulo`, `power`, `equals`,
`notEqual`, `lt`, `le`, `gt`, `ge` where Python's do not reach, such as ``plus([1, 2, 3])``.

What is around the ludemes (defines, options, comments) has the small constructors of ludkit.ludemes.around.
"""

from __future__ import annotations

from typing import NoReturn

from ludkit.ludemes.around import *  # noqa: F403
from ludkit.ludemes.around import __all__ as _around
from ludkit.ludemes.stating.constructor import constants, constructors, enums
from ludkit.ludemes.wording import nearest

__all__ = list(_around)

globals().update(constants())
globals().update(enums())
globals().update(constructors())
__all__ += [*constants(), *enums(), *constructors()]


def __getattr__(name: str) -> NoReturn:
    """Say which of the names is nearest to one that is not there."""
    same_case_first = sorted(__all__, key=lambda known: known[0].isupper() != name[:1].isupper())
    near = None if name.startswith("_") else nearest(name, same_case_first)
    hint = f"; did you mean `{near}`?" if near else ""
    raise AttributeError(f"there is no constructor or constant `{name}`{hint}")
