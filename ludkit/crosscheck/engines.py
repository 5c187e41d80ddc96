"""The engines of the cross-check that play descriptions: ludkit itself and Ludii."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from ludkit.board.directions import SITE_TYPES
from ludkit.crosscheck.protocol import Engine, Setup, State
from ludkit.crosscheck.protocol import Position as EnginePosition
from ludkit.engine import COMPILED, Position, load
from ludkit.library import Library, as_library
from ludkit.ludemes.checker import check
from ludkit.ludii import Ludii, LudiiGame, LudiiPosition


class LudkitPosition:
    """A position of ludkit's own engine, with moves by their keys."""

    def __init__(self, position: Position) -> None:
        self._position = position

    @property
    def mover(self) -> int:
        return self._position.mover

    @property
    def duplicates(self) -> int:
        return self._position.duplicates

    @property
    def over(self) -> bool:
        return self._position.over

    @property
    def ranking(self) -> list[float] | None:
        return self._position.ranking

    @property
    def winners(self) -> list[int]:
        return self._position.winners

    def legal(self) -> list[str]:
        return self._position.keys

    def full(self) -> list[str]:
        return self._position.full()

    def play(self, move: str) -> str:
        return self._position.play(move).notation()

    def state(self) -> State:
        return self._position.state()

    def copy(self) -> LudkitPosition:
        return LudkitPosition(self._position.copy())


class LudkitEngine:
    """A description, by its text or the path of its file, as ludkit plays it.

    Raises DescriptionError for a description that Ludii would not compile, BoardError where the board cannot be
    built, UnsupportedError where the engine does not play it yet, and what `ludkit.load` raises besides.
    """

    name = "ludkit"

    def __init__(
        self,
        description: str | Path,
        *,
        source: str | None = None,
        library: Library | str | Path | None = None,
        options: Sequence[str] = (),
        ruleset: str | None = None,
    ) -> None:
        library = as_library(library)
        checked = check(description, name=source, library=library, options=options, ruleset=ruleset, warn=False)
        self.game = load(checked, library=library)

    @property
    def version(self) -> str:
        return f"ludkit {ludkit_version()}, {'compiled' if COMPILED else 'plain Python'}"

    @property
    def setup(self) -> Setup:
        game = self.game
        default = game.layout.default_type
        return Setup(
            game.name,
            game.players,
            SITE_TYPES[default],
            [(c.name, c.owner, c.base_name or None) for c in game.components],
            [{"name": c.name, "owner": c.owner, "sites": c.size, "from": c.first_site} for c in game.containers],
            list(game.topology.labels(default)),
        )

    def start(self, seed: int) -> LudkitPosition:
        return LudkitPosition(self.game.start(seed))

    def close(self) -> None:
        """Nothing is held."""


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


class NamedEngine:
    """An engine under another name: that of the description which it plays, where two descriptions play together."""

    def __init__(self, name: str, engine: Engine) -> None:
        self.name = name
        self._engine = engine

    @property
    def version(self) -> str:
        return self._engine.version

    @property
    def setup(self) -> Setup:
        return self._engine.setup

    def start(self, seed: int) -> EnginePosition:
        return self._engine.start(seed)

    def close(self) -> None:
        self._engine.close()


def ludkit_version() -> str:
    """The version of ludkit that is installed."""
    try:
        return version("ludkit")
    except PackageNotFoundError:
        return "(not installed)"
