"""Expansion: options, rulesets, defines and ranges made plain."""

import sys
from types import ModuleType

from ludkit.expand.defines import Define
from ludkit.expand.expansion import expand
from ludkit.expand.options import Option, OptionItem, Ruleset
from ludkit.expand.result import Expansion

__all__ = ["Define", "Expansion", "Option", "OptionItem", "Ruleset", "expand"]


class _Room(ModuleType):
    """A room that can be called. ``ludkit.expand`` is the function of the everyday API, and as soon as anything has
    imported this room, Python makes it the room: it has to be both."""

    __call__ = staticmethod(expand)


sys.modules[__name__].__class__ = _Room
