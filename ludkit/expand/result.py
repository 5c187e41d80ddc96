"""What expansion makes of a description."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludkit.expand.defines import Define
from ludkit.expand.options import Option, OptionItem, Ruleset
from ludkit.syntax.diagnostics import Diagnostic
from ludkit.syntax.tree import Call, Node


@dataclass(slots=True)
class Expansion:
    """A description after expansion. The ``via`` of its nodes leads through options and defines to the calls."""

    game: Call | None = None
    """The game or match."""
    metadata: Call | None = None
    others: tuple[Node, ...] = ()
    """What else stands at the top, which Ludii passes over."""
    options: list[Option] = field(default_factory=list)
    rulesets: list[Ruleset] = field(default_factory=list)
    selected: list[OptionItem] = field(default_factory=list)
    """The selected item of each option that has items."""
    ruleset: Ruleset | None = None
    """The ruleset that was asked for, or whose options are all selected."""
    defines: list[Define] = field(default_factory=list)
    """The description's own defines."""
    used_defines: dict[str, Define] = field(default_factory=dict)
    """Every define that was called, by name."""
    diagnostics: list[Diagnostic] = field(default_factory=list)
