"""A game small enough to be an engine in a page, with faults to order: what the cross-check is tested on.

Strip: two players in turn put a stone on an empty cell of a strip; who fills the last cell wins.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from typing import Any, Self

from ludkit.crosscheck.protocol import Setup, State
from ludkit.crosscheck.rules import Occupant, RuleMove
from ludkit.crosscheck.vocabulary import Vocabulary

VOCABULARY = Vocabulary(kinds={"Stone": "stone"})


def key(mover: int, site: int) -> str:
    return f"[Move:mover={mover},from={site},to={site},actions=[Add:type=Cell,to={site},what={mover},decision=true]]"


@dataclass
class StripPosition:
    """``fault`` changes one rule once the cell ``trigger`` is filled."""

    size: int
    fault: str = ""
    trigger: int = 0
    stones: dict[int, int] = field(default_factory=dict)

    @property
    def wrong(self) -> bool:
        return self.trigger in self.stones

    @property
    def mover(self) -> int:
        mover = len(self.stones) % 2 + 1
        return 3 - mover if self.fault == "mover" and self.wrong else mover

    @property
    def over(self) -> bool:
        return len(self.stones) == self.size or (self.fault == "end" and self.wrong)

    @property
    def winners(self) -> list[int]:
        if not self.over:
            return []
        last = (len(self.stones) - 1) % 2 + 1
        return [3 - last if self.fault == "winner" else last]

    @property
    def ranking(self) -> list[float] | None:
        return [1.0 if p in self.winners else 2.0 for p in (1, 2)] if self.over else None

    @property
    def duplicates(self) -> int:
        return 1 if self.fault == "duplicates" and self.wrong else 0

    def legal(self) -> list[str]:
        if self.over:
            return []
        empty = [site for site in range(self.size) if site not in self.stones]
        if self.fault == "legal" and self.wrong:
            empty = empty[1:]
        return sorted(key(self.mover, site) for site in empty)

    def full(self) -> list[str]:
        return self.legal()

    def play(self, move: str) -> str:
        if move not in self.legal():
            raise ValueError(f"not a legal move: {move}")
        mover = self.mover
        site = next(site for site in range(self.size) if key(mover, site) == move)
        self.stones[site] = 3 - mover if self.fault == "state" and self.wrong else mover
        return move

    def state(self) -> State:
        sites = [["Cell", site, 1, [who, who, 0, 0, 0]] for site, who in sorted(self.stones.items())]
        active = [] if self.over else [1, 2]
        return {"mover": self.mover, "over": self.over, "active": active, "sites": sites}

    def copy(self) -> Self:
        twin = copy(self)
        twin.stones = dict(self.stones)
        return twin


@dataclass
class StripEngine:
    """An engine that plays Strip, with or without a fault."""

    name: str = "ludkit"
    size: int = 6
    fault: str = ""
    trigger: int = 0
    version: str = "Strip 1"
    closed: bool = False

    @property
    def setup(self) -> Setup:
        stones: list[Any] = [("Stone", 0, "Stone"), ("Stone1", 1, "Stone"), ("Stone2", 2, "Stone")]
        board = {"name": "Board", "owner": 0, "sites": self.size, "from": 0}
        return Setup("Strip", 2, "Cell", stones, [board], [f"{chr(65 + site)}1" for site in range(self.size)])

    def start(self, seed: int) -> StripPosition:
        return StripPosition(self.size, self.fault, self.trigger)

    def close(self) -> None:
        self.closed = True


class StripRules:
    """Strip in the words of a rulebook."""

    def __init__(self, size: int = 6) -> None:
        self.cells = [f"{chr(65 + site)}1" for site in range(size)]
        self.stones: dict[str, int] = {}

    @property
    def mover(self) -> int:
        return len(self.stones) % 2 + 1

    @property
    def over(self) -> bool:
        return len(self.stones) == len(self.cells)

    @property
    def winner(self) -> int | None:
        return (len(self.stones) - 1) % 2 + 1 if self.over else None

    def legal(self) -> list[RuleMove]:
        return [RuleMove("place", "stone", None, cell) for cell in self.cells if cell not in self.stones]

    def play(self, move: RuleMove) -> None:
        if move not in self.legal():
            raise ValueError(f"not a legal move: {move}")
        assert move.to is not None
        self.stones[move.to] = self.mover

    def occupation(self) -> dict[str, Occupant]:
        return {cell: Occupant(owner, "stone") for cell, owner in self.stones.items()}

    def copy(self) -> StripRules:
        twin = StripRules(len(self.cells))
        twin.stones = dict(self.stones)
        return twin
