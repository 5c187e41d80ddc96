"""Expansion: options, rulesets, defines and ranges made plain."""

from ludkit.expand.defines import Define
from ludkit.expand.expansion import Expansion, expand
from ludkit.expand.options import Option, OptionItem, Ruleset

__all__ = ["Define", "Expansion", "Option", "OptionItem", "Ruleset", "expand"]
