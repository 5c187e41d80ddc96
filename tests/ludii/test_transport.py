"""The child process and its scripted stand-in."""

from __future__ import annotations

import sys

import pytest

from ludkit.ludii import LudiiLost
from ludkit.ludii.transport import Child, Script


def python(program: str) -> list[str]:
    return [sys.executable, "-c", program]


def test_lines_go_there_and_back_whatever_stderr_says() -> None:
    child = Child(
        python(
            "import sys\nfor line in sys.stdin: print('noise', file=sys.stderr); print(line[::-1].strip(), flush=True)"
        )
    )
    child.send("abc")
    assert child.receive(20) == "cba"
    child.send("déf")
    assert child.receive(20) == "féd"
    child.close()


def test_a_child_that_dies_leaves_its_last_words() -> None:
    child = Child(python("import sys; sys.stderr.write('out of ink\\n'); sys.exit(7)"))
    with pytest.raises(LudiiLost) as caught:
        child.receive(20)
    assert str(caught.value) == "Ludii died (exit code 7); its last words: out of ink"
    with pytest.raises(LudiiLost, match="exit code 7"):
        child.receive(20)
    child.close()


def test_a_child_that_does_not_answer() -> None:
    child = Child(python("import sys; sys.stdin.read()"))
    with pytest.raises(LudiiLost, match=r"^Ludii did not answer within 0\.1 seconds$"):
        child.receive(0.1)
    child.close()


def test_a_child_that_does_not_end_is_ended() -> None:
    child = Child(python("import time; time.sleep(600)"))
    child.close()
    with pytest.raises(LudiiLost):
        child.send("anyone?")


def test_a_command_that_is_not_there() -> None:
    with pytest.raises(LudiiLost, match=r"^Ludii does not start: "):
        Child(["/no/such/command"])


def test_a_script_checks_what_is_sent_and_that_all_of_it_was() -> None:
    script = Script()
    script.expect("a", "1")
    script.expect("b", LudiiLost("gone"))
    script.send("a")
    assert script.receive(1) == "1"
    with pytest.raises(AssertionError, match=r"^never sent: b$"):
        script.assert_done()
    with pytest.raises(AssertionError, match=r"^expected b, got c$"):
        script.send("c")
