"""The client of the process that plays in Ludii.

`Ludii` starts the process when it is first needed and replaces it when it dies or hangs. A `LudiiGame` is one
compiled description, a `LudiiPosition` a point in it. Both outlive the process: what was lost with it is compiled
and played again in the next one.

The process answers each line ``{"id", "do", …}`` with ``{"id", "ok": …}`` or ``{"id", "error": {"kind", "message"}}``:

===========  ================================================================  =====================================
``do``       with                                                              gives
===========  ================================================================  =====================================
``hello``                                                                      ``protocol`` ``ludii`` ``java``
``compile``  ``text`` ``options`` ``ruleset``                                  ``game`` ``header`` ``labels``
``start``    ``game`` ``seed``                                                 a view
``look``     ``position``, ``full``                                            a view
``play``     ``position`` ``move``                                             a view, and ``applied``
``copy``     ``position``                                                      a position
``playout``  ``game`` ``seed``, ``chooser`` ``max_plies`` or ``picks``, ``full``  ``start``, ``lines``
``perft``    ``game`` ``seed`` ``depth``                                       ``count``, ``divide``
``bench``    ``game`` ``chooser`` ``seconds`` ``max_plies``                    ``plies`` ``playouts`` ``seconds``
===========  ================================================================  =====================================

A view is ``position`` ``mover`` ``legal`` ``dups`` ``state``, ``full`` where wanted, and ``ranking`` ``winners``
once the game is over. ``unused`` in any request lists games and positions that are no longer wanted.
"""

from __future__ import annotations

import json
import weakref
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self, TypeAlias, TypeVar

from ludkit.ludii.errors import LudiiLost, LudiiRefused
from ludkit.ludii.finding import find_jar, find_java
from ludkit.ludii.transport import Child, Transport

Json: TypeAlias = dict[str, Any]
T = TypeVar("T")

PROTOCOL = 1

MEMORY_MB = 1024
"""How much heap the process may use."""

START_SECONDS = 60.0
"""How long the process may take to come up."""

REQUEST_SECONDS = 60.0
"""How long the process may take to answer one request."""

BRIDGE = Path(__file__).with_name("Bridge.java")


def ludii_command(jar: Path, *, memory_mb: int = MEMORY_MB) -> list[str]:
    """The command that starts the process. Raises LudiiMissing if Java is not there."""
    return [
        str(find_java().path),
        f"-Xmx{memory_mb}m",
        "-XX:+UseSerialGC",
        "-Djava.awt.headless=true",
        "-Dfile.encoding=UTF-8",
        "-cp",
        str(jar.resolve()),
        str(BRIDGE),
    ]


class Ludii:
    """Ludii, in a process of its own.

    ``note`` is told, in a sentence, whenever a process is replaced. ``connect`` makes the transport to a fresh
    process; it is None for the real one.
    """

    def __init__(
        self,
        jar: Path | None = None,
        *,
        memory_mb: int = MEMORY_MB,
        start_seconds: float = START_SECONDS,
        request_seconds: float = REQUEST_SECONDS,
        note: Callable[[str], None] = lambda text: None,
        connect: Callable[[], Transport] | None = None,
    ) -> None:
        self.note = note
        self.request_seconds = request_seconds
        self._start_seconds = start_seconds
        self._transport: Transport | None = None
        self._hello: Json = {}
        self._last_id = 0
        self._unused: list[int] = []
        self.process = 0
        """Counts the processes started so far: ids of an earlier one mean nothing to a later one."""
        if connect is None:
            command = ludii_command(find_jar(jar), memory_mb=memory_mb)
            connect = lambda: Child(command)  # noqa: E731
        self._connect = connect

    @property
    def version(self) -> str:
        """Ludii's own version, such as ``1.3.12``."""
        self.start()
        return str(self._hello["ludii"])

    def compile(self, text: str, *, options: Sequence[str] = (), ruleset: str | None = None) -> LudiiGame:
        """Compile a description. Raises LudiiRefused with kind ``compile`` where Ludii rejects it."""
        game = LudiiGame(self, text, tuple(options), ruleset)
        game.retry(game.ready, "while it compiled")
        return game

    def start(self) -> None:
        """Start the process, if it does not run already."""
        if self._transport is not None:
            return
        self._transport = self._connect()
        self.process += 1
        self._unused.clear()
        self._hello = self._exchange("hello", {}, self._start_seconds)
        if self._hello.get("protocol") != PROTOCOL:
            self.close()
            raise LudiiLost("Ludii's side speaks another protocol: the installation is broken")

    def ask(self, do: str, *, limit: float | None = None, **request: Any) -> Any:
        """One request, to be answered within ``limit`` seconds.

        Raises LudiiRefused if Ludii refuses it, LudiiLost if the process is lost over it.
        """
        self.start()
        if self._unused:
            request["unused"] = self._unused[:]
            self._unused.clear()
        return self._exchange(do, request, self.request_seconds if limit is None else limit)

    def forget(self, process: int, number: int) -> None:
        """Note that a game or position of a process is no longer wanted."""
        if process == self.process:
            self._unused.append(number)

    def close(self) -> None:
        """End the process; the next request starts a fresh one."""
        if self._transport is not None:
            transport, self._transport = self._transport, None
            transport.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def _exchange(self, do: str, request: Json, seconds: float) -> Any:
        assert self._transport is not None
        self._last_id += 1
        try:
            self._transport.send(json.dumps({"id": self._last_id, "do": do, **request}))
            answer = self._read_answer(self._transport.receive(seconds))
        except BaseException:
            # Whatever broke the exchange (also Ctrl-C), the next answer could be that to this request.
            self.close()
            raise
        if "error" in answer:
            error = answer["error"]
            if error["kind"] == "memory":  # a process that ran out of it once is not to be trusted any more
                self.close()
                raise LudiiLost(error["message"])
            raise LudiiRefused(error["kind"], error["message"])
        return answer["ok"]

    def _read_answer(self, line: str) -> Json:
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict) or answer.get("id") != self._last_id or not answer.keys() & {"ok", "error"}:
            raise LudiiLost(f"Ludii's side answered with something else: {line[:80]}")
        return answer


@dataclass(eq=False)
class LudiiGame:
    """A description that Ludii has compiled.

    ``header`` is what a trace's header says of the game, ``labels`` are those of the board's sites.
    """

    ludii: Ludii
    text: str = field(repr=False)
    options: tuple[str, ...]
    ruleset: str | None
    header: Json = field(default_factory=dict, repr=False)
    labels: list[str] = field(default_factory=list, repr=False)
    _process: int = 0
    _number: int = 0

    def ready(self) -> int:
        """The game's number in the running process, where it is compiled first if need be."""
        self.ludii.start()
        if self._process != self.ludii.process:
            answer = self.ludii.ask("compile", text=self.text, options=self.options, ruleset=self.ruleset or "")
            self.header, self.labels = answer["header"], answer["labels"]
            self._number, self._process = answer["game"], self.ludii.process
            weakref.finalize(self, self.ludii.forget, self._process, self._number).atexit = False
        return self._number

    def start(self, seed: int) -> LudiiPosition:
        """The start of a game; ``seed`` is the state of Ludii's random generator just before it."""
        position = LudiiPosition(self, signed(seed))
        position.ready()
        return position

    def playout(self, seed: int, *, chooser: int, max_plies: int, full: bool = False) -> Json:
        """A whole random playout in one request: ``start`` (a state) and ``lines`` (of the trace, its header aside)."""

        def play() -> Json:
            answer: Json = self.ludii.ask(
                "playout", game=self.ready(), seed=signed(seed), chooser=signed(chooser), max_plies=max_plies, full=full
            )
            return answer

        return self.retry(play, f"at seed {seed}")

    def follow(self, seed: int, picks: Sequence[int]) -> Json:
        """Like `playout`, with the picks given: indices into the legal moves, modulo their number."""

        def play() -> Json:
            answer: Json = self.ludii.ask("playout", game=self.ready(), seed=signed(seed), picks=list(picks))
            return answer

        return self.retry(play, f"at seed {seed}")

    def perft(self, depth: int, *, seed: int = 1, limit: float | None = None) -> tuple[int, dict[str, int]]:
        """How many move sequences of length ``depth`` there are; also by the first move."""
        answer = self.ludii.ask("perft", game=self.ready(), seed=signed(seed), depth=depth, limit=limit)
        return answer["count"], answer["divide"]

    def bench(self, seconds: float, *, seed: int = 1, max_plies: int = 1000) -> tuple[int, float]:
        """Plies played in random playouts, the whole legal list made at every ply, and the seconds they took."""
        answer = self.ludii.ask(
            "bench",
            game=self.ready(),
            chooser=signed(seed),
            seconds=seconds,
            max_plies=max_plies,
            limit=seconds + self.ludii.request_seconds,
        )
        return answer["plies"], answer["seconds"]

    def retry(self, do: Callable[[], T], where: str) -> T:
        """What ``do`` gives, in a fresh process if the running one is lost over it."""
        try:
            return do()
        except LudiiLost as error:
            self.ludii.note(f"{error} {where}; a fresh one goes on")
        try:
            return do()
        except LudiiLost as again:
            raise LudiiLost(f"{again} {where}, twice") from again


class LudiiPosition:
    """A point in a game, as the engine protocol of the cross-check wants it.

    When the process is lost, the moves so far are played again in a fresh one; when that is lost as well over the
    same request, LudiiLost says at which seed and ply.
    """

    def __init__(self, game: LudiiGame, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.moves: list[str] = []
        self._process = 0
        self._number = 0
        self._view: Json = {}

    @property
    def mover(self) -> int:
        return int(self._view["mover"])

    @property
    def over(self) -> bool:
        return bool(self._view["state"]["over"])

    @property
    def ranking(self) -> list[float] | None:
        return self._view.get("ranking")

    @property
    def winners(self) -> list[int]:
        """The players who have won so far; filled once the game is over."""
        return list(self._view.get("winners", ()))

    @property
    def duplicates(self) -> int:
        """How many legal moves had both key and effect of another."""
        return int(self._view["dups"])

    def legal(self) -> list[str]:
        return list(self._view["legal"])

    def state(self) -> Json:
        state: Json = self._view["state"]
        return state

    def full(self) -> list[str]:
        """Beside each key of `legal`, the move with all its consequences."""

        def look() -> list[str]:
            view = self.game.ludii.ask("look", position=self._locate(), full=True)
            full: list[str] = view["full"]
            return full

        return self._attempt(look)

    def play(self, move: str) -> str:
        if move not in self._view["legal"]:
            raise ValueError(f"not a legal move: {move}")

        def play() -> str:
            self._view = self.game.ludii.ask("play", position=self._locate(), move=move)
            return str(self._view.pop("applied"))

        applied = self._attempt(play)
        self.moves.append(move)
        return applied

    def copy(self) -> LudiiPosition:
        twin = LudiiPosition(self.game, self.seed)
        twin.moves = self.moves[:]
        twin._view = self._view

        def copy() -> None:
            twin._own(self.game.ludii.ask("copy", position=self._locate()))

        self._attempt(copy)
        return twin

    def ready(self) -> None:
        """Make sure that the running process has this position."""
        self._attempt(self._locate)

    def _locate(self) -> int:
        """The position's number in the running process, where it is played up to here first if need be."""
        ludii = self.game.ludii
        number = self.game.ready()
        if self._process != ludii.process:
            view = ludii.ask("start", game=number, seed=self.seed)
            self._own(view["position"])
            for move in self.moves:
                view = ludii.ask("play", position=self._number, move=move)
            self._view = view
        return self._number

    def _own(self, number: int) -> None:
        ludii = self.game.ludii
        self._process, self._number = ludii.process, number
        weakref.finalize(self, ludii.forget, ludii.process, number).atexit = False

    def _attempt(self, do: Callable[[], T]) -> T:
        return self.game.retry(do, f"at seed {self.seed}, ply {len(self.moves)}")


def signed(seed: int) -> int:
    """The 64 bits of a seed as Java's signed number."""
    return (seed + (1 << 63)) % (1 << 64) - (1 << 63)
