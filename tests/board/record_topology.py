"""Record topology.jsonl with Ludii: ``LUDII_JAR=Ludii.jar python -m tests.board.record_topology [BOARD…]``.

Without boards, those of ``topology_boards.txt`` are recorded; with boards, what Ludii makes of them is printed whole.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludkit.ludii.finding import find_jar, find_java
from tests.board.topology_facts import FACTS, description, reduced

BOARDS = Path(__file__).with_name("topology_boards.txt")
RECORDER = Path(__file__).with_name("RecordTopology.java")


def recorded(boards: Sequence[str]) -> list[dict[str, Any]]:
    """What Ludii makes of each board."""
    done = subprocess.run(
        [str(find_java().path), "-Djava.awt.headless=true", "-cp", str(find_jar()), str(RECORDER)],
        input="".join(f"{description(board)}\n" for board in boards),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def main() -> None:
    if len(sys.argv) > 1:
        for found in recorded(sys.argv[1:]):
            print(json.dumps(found, indent=1))
        return
    boards = [line for line in BOARDS.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    rows = [{"board": board, **reduced(found)} for board, found in zip(boards, recorded(boards), strict=True)]
    FACTS.write_text("".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows), encoding="utf-8")


if __name__ == "__main__":
    main()
