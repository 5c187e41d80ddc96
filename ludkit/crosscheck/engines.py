"""The engines of the cross-check that play descriptions: ludkit itself and Ludii."""

from __future__ import annotations

from collections.abc import Sequence

from ludkit.crosscheck.protocol import Setup
from ludkit.ludii import Ludii, LudiiGame, LudiiPosition


class LudiiEngine:
    """A description as Ludii plays it. Raises LudiiRefused if Ludii rejects the description."""

    name = "ludii"

    def __init__(self, ludii: Ludii, text: str, *, options: Sequence[str] = (), ruleset: str | None = None) -> None:
        self.ludii = ludii
        self.game: LudiiGame = ludii.compile(text, options=options, ruleset=ruleset)

    @property
    def version(self) -> str:
        return f"Ludii {self.ludii.version}"

    @property
    def setup(self) -> Setup:
        header = self.game.header
        return Setup(
            header["game"],
            header["players"],
            header["default_site"],
            header.get("components", []),
            header.get("containers", []),
            self.game.labels,
        )

    def start(self, seed: int) -> LudiiPosition:
        return self.game.start(seed)

    def close(self) -> None:
        self.ludii.close()
