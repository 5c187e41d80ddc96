"""Expansion: options, rulesets, defines and ranges made plain."""

from ludkit.expand.defines import Define
from ludkit.expand.expansion import expand
from ludkit.expand.options import Option, OptionItem, Ruleset
from ludkit.expand.result import Expansion

__all__ = ["Define", "Expansion", "Option", "OptionItem", "Ruleset", "expand"]
