"""Lines to and from the process that runs Ludii, and a scripted stand-in for it."""

from __future__ import annotations

import contextlib
import queue
import subprocess
import threading
import weakref
from collections import deque
from collections.abc import Sequence
from typing import IO, Protocol

from ludkit.ludii.errors import LudiiLost

SAID_LINES = 40
"""How many of the child's last words are kept for an error message."""

SAID_COLUMNS = 400

CLOSE_SECONDS = 2.0
"""How long the child may take to end by itself."""


class Transport(Protocol):
    """Sends a line and receives one; both raise LudiiLost once the other side is gone."""

    def send(self, line: str) -> None: ...

    def receive(self, timeout: float) -> str: ...

    def close(self) -> None: ...


class Child:
    """A child process that speaks lines over stdio. What it writes to stderr is kept, and shown when it dies."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            # A group of its own: Ctrl-C in the terminal ends ludkit, which then ends the child in good order.
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
        except OSError as error:
            raise LudiiLost(f"Ludii does not start: {error}") from error
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._said: deque[str] = deque(maxlen=SAID_LINES)
        assert self._process.stdout is not None and self._process.stderr is not None
        self._readers = [
            threading.Thread(target=_read_answers, args=(self._process.stdout, self._lines), daemon=True),
            threading.Thread(target=_read_words, args=(self._process.stderr, self._said), daemon=True),
        ]
        for reader in self._readers:
            reader.start()
        self._end = weakref.finalize(self, _end, self._process)

    @property
    def pid(self) -> int:
        return self._process.pid

    def send(self, line: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError) as error:
            raise self._lost() from error

    def receive(self, timeout: float) -> str:
        try:
            line = self._lines.get(timeout=timeout)
        except queue.Empty:
            raise LudiiLost(f"Ludii did not answer within {timeout:g} seconds") from None
        if line is None:
            self._lines.put(None)
            raise self._lost()
        return line

    def close(self) -> None:
        """End the child, by force if it does not end by itself."""
        self._end()
        for reader in self._readers:
            reader.join(CLOSE_SECONDS)

    def _lost(self) -> LudiiLost:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(CLOSE_SECONDS)
        self._readers[1].join(CLOSE_SECONDS)
        code = self._process.poll()
        how = "closed its output" if code is None else f"died (exit code {code})"
        last = next((line for line in reversed(self._said) if line.strip()), "")
        return LudiiLost(f"Ludii {how}" + (f"; its last words: {last}" if last else ""))


def _read_answers(stream: IO[str], lines: queue.Queue[str | None]) -> None:
    with stream, contextlib.suppress(ValueError, OSError):
        for line in stream:
            lines.put(line.rstrip("\n"))
    lines.put(None)


def _read_words(stream: IO[str], said: deque[str]) -> None:
    with stream, contextlib.suppress(ValueError, OSError):
        for line in stream:
            said.append(line.rstrip()[:SAID_COLUMNS])


def _end(process: subprocess.Popen[str]) -> None:
    with contextlib.suppress(OSError):
        if process.stdin is not None:
            process.stdin.close()
    try:
        process.wait(CLOSE_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class Script:
    """A stand-in for the child, for tests: it expects given lines in order and has the answers ready.

    ``expect(sent, answer)`` adds a step; ``answer`` is a line, or an exception to raise when it is fetched.
    ``assert_done()`` fails if a step was not reached.
    """

    def __init__(self) -> None:
        self._steps: deque[tuple[str, str | Exception]] = deque()
        self._answers: deque[str | Exception] = deque()
        self.closed = False

    def expect(self, sent: str, answer: str | Exception) -> None:
        self._steps.append((sent, answer))

    def assert_done(self) -> None:
        assert not self._steps, f"never sent: {self._steps[0][0]}"
        assert not self._answers, f"never fetched: {self._answers[0]!r}"

    def send(self, line: str) -> None:
        assert self._steps, f"not expected: {line}"
        expected, answer = self._steps.popleft()
        assert line == expected, f"expected {expected}, got {line}"
        self._answers.append(answer)

    def receive(self, timeout: float) -> str:
        answer = self._answers.popleft()
        if isinstance(answer, Exception):
            raise answer
        return answer

    def close(self) -> None:
        self.closed = True
