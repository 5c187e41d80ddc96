"""The client, against a scripted process."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from ludkit.ludii import Ludii, LudiiLost, LudiiRefused
from ludkit.ludii.client import signed
from ludkit.ludii.transport import Script

HEADER = {"game": "Nim", "players": 2}
VIEW = {"position": 2, "mover": 1, "legal": ["a", "b"], "dups": 0, "state": {"over": False}}
AFTER = {"position": 2, "mover": 2, "legal": ["c"], "dups": 0, "state": {"over": False}}


class Process(Script):
    """A script whose steps are requests and answers, numbered by themselves from the number of the first."""

    def __init__(self, first: int = 1) -> None:
        super().__init__()
        self.number = first

    def step(self, do: str, request: dict[str, Any], answer: Any) -> None:
        sent = json.dumps({"id": self.number, "do": do, **request})
        self.expect(sent, answer if isinstance(answer, Exception) else json.dumps({"id": self.number, **answer}))
        self.number += 1

    def hello(self) -> None:
        self.step("hello", {}, {"ok": {"protocol": 1, "ludii": "1.3.12", "java": "17"}})

    def compile(self, number: int = 1) -> None:
        self.step(
            "compile",
            {"text": "(game)", "options": [], "ruleset": ""},
            {"ok": {"game": number, "header": HEADER, "labels": ["A1"]}},
        )

    def start(self) -> None:
        self.step("start", {"game": 1, "seed": 5}, {"ok": VIEW})


def connect(*processes: Process) -> Callable[[], Process]:
    waiting = list(processes)
    return lambda: waiting.pop(0)


def test_nothing_is_started_before_it_is_needed() -> None:
    process = Process()
    process.hello()
    ludii = Ludii(connect=connect(process))
    assert ludii.process == 0
    assert ludii.version == "1.3.12"
    process.assert_done()


def test_a_game_is_compiled_and_played() -> None:
    process = Process()
    process.hello()
    process.compile()
    process.start()
    process.step("play", {"position": 2, "move": "b"}, {"ok": {**AFTER, "applied": "b!"}})
    position = Ludii(connect=connect(process)).compile("(game)").start(5)
    assert position.legal() == ["a", "b"]
    assert position.play("b") == "b!"
    assert (position.mover, position.moves) == (2, ["b"])
    process.assert_done()


def test_an_illegal_move_never_reaches_ludii() -> None:
    process = Process()
    process.hello()
    process.compile()
    process.start()
    position = Ludii(connect=connect(process)).compile("(game)").start(5)
    with pytest.raises(ValueError, match=r"^not a legal move: z$"):
        position.play("z")
    process.assert_done()


def test_a_refusal_is_not_the_end_of_the_process() -> None:
    process = Process()
    process.hello()
    process.step(
        "compile",
        {"text": "(gam)", "options": ["A/B"], "ruleset": ""},
        {"error": {"kind": "compile", "message": "no game"}},
    )
    process.compile()
    ludii = Ludii(connect=connect(process))
    with pytest.raises(LudiiRefused) as caught:
        ludii.compile("(gam)", options=["A/B"])
    assert (caught.value.kind, str(caught.value)) == ("compile", "no game")
    assert ludii.compile("(game)").labels == ["A1"]
    assert not process.closed


def test_a_process_that_dies_is_replaced_and_the_moves_played_again() -> None:
    notes: list[str] = []
    first = Process()
    first.hello()
    first.compile()
    first.start()
    first.step("play", {"position": 2, "move": "b"}, {"ok": {**AFTER, "applied": "b!"}})
    first.step("play", {"position": 2, "move": "c"}, LudiiLost("Ludii died (exit code -9)"))
    second = Process(first.number)
    second.hello()
    second.compile()
    second.start()
    second.step("play", {"position": 2, "move": "b"}, {"ok": {**AFTER, "applied": "b!"}})
    second.step("play", {"position": 2, "move": "c"}, {"ok": {**VIEW, "applied": "c!"}})
    position = Ludii(connect=connect(first, second), note=notes.append).compile("(game)").start(5)
    position.play("b")
    assert position.play("c") == "c!"
    assert notes == ["Ludii died (exit code -9) at seed 5, ply 1; a fresh one goes on"]
    assert first.closed
    second.assert_done()


def test_a_move_that_kills_ludii_twice_says_where() -> None:
    first = Process()
    first.hello()
    first.compile()
    first.start()
    first.step("play", {"position": 2, "move": "a"}, LudiiLost("Ludii did not answer within 60 seconds"))
    second = Process(first.number)
    second.hello()
    second.compile()
    second.start()
    second.step("play", {"position": 2, "move": "a"}, LudiiLost("Ludii did not answer within 60 seconds"))
    position = Ludii(connect=connect(first, second)).compile("(game)").start(5)
    with pytest.raises(LudiiLost) as caught:
        position.play("a")
    assert str(caught.value) == "Ludii did not answer within 60 seconds at seed 5, ply 0, twice"


def test_a_process_that_ran_out_of_memory_is_replaced() -> None:
    notes: list[str] = []
    first = Process()
    first.hello()
    first.compile()
    first.step("start", {"game": 1, "seed": 5}, {"error": {"kind": "memory", "message": "Ludii ran out of memory"}})
    second = Process(first.number)
    second.hello()
    second.compile()
    second.start()
    position = Ludii(connect=connect(first, second), note=notes.append).compile("(game)").start(5)
    assert position.legal() == ["a", "b"]
    assert notes == ["Ludii ran out of memory at seed 5, ply 0; a fresh one goes on"]
    assert first.closed


def test_an_answer_that_is_none_is_not_believed() -> None:
    process = Process()
    process.expect(json.dumps({"id": 1, "do": "hello"}), "Picked up JAVA_TOOL_OPTIONS")
    ludii = Ludii(connect=connect(process))
    with pytest.raises(LudiiLost, match=r"^Ludii's side answered with something else: Picked up JAVA_TOOL_OPTIONS$"):
        ludii.start()
    assert process.closed


def test_positions_no_longer_wanted_are_dropped_with_the_next_request() -> None:
    process = Process()
    process.hello()
    process.compile()
    process.start()
    process.step("copy", {"position": 2}, {"ok": 3})
    process.step("start", {"game": 1, "seed": 5, "unused": [3]}, {"ok": VIEW})
    game = Ludii(connect=connect(process)).compile("(game)")
    position = game.start(5)
    twin = position.copy()
    assert twin.legal() == position.legal()
    del twin
    game.start(5)
    process.assert_done()


@pytest.mark.parametrize(("seed", "number"), [(1, 1), (-1, -1), (2**63, -(2**63)), (2**64 - 1, -1), (2**64, 0)])
def test_seeds_are_64_bits(seed: int, number: int) -> None:
    assert signed(seed) == number
