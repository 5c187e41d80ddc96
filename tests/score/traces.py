"""The score of the engine: every trace of the oracle replayed, exactly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from ludkit.board.graph import BoardError
from ludkit.engine import Game, UnsupportedError, load
from ludkit.engine.position import Position
from ludkit.library.library import Library, open_library
from ludkit.syntax.diagnostics import DescriptionError
from tests.oracle import ORACLE, index, read_lines
from tests.score import Row, pick


def run(sample: int | None) -> Iterator[Row]:
    """Rows: the traces that agree, those of games that load, and the ludemes that most games still need."""
    rows = [row for row in index() if "error" not in row and row["traces"]]
    exact = Row("traces replayed exactly", 0, 0)
    loaded = Row("games that load", 0, 0)
    played = Row("of those, traces replayed exactly", 0, 0)
    needs: dict[str, list[set[str]]] = {}
    for row in pick(rows, sample):
        loaded.total += 1
        exact.total += len(row["traces"])
        try:
            game = load_row(row)
        except UnsupportedError as error:
            names = {ludeme.name for ludeme in error.ludemes}
            for name in names:
                needs.setdefault(name, []).append(names)
            continue
        except (BoardError, DescriptionError, NotImplementedError, AssertionError, KeyError) as error:
            loaded.failures.append(f"{row_name(row)}: {type(error).__name__}: {error}")
            continue
        loaded.passed += 1
        for trace in row["traces"]:
            played.total += 1
            fault = replay(game, trace["file"])
            if fault is None:
                played.passed += 1
            else:
                played.failures.append(f"{trace['file']}: {fault}")
    exact.passed = played.passed
    yield exact
    yield loaded
    yield played
    yield missing_ludemes(needs)


def missing_ludemes(needs: dict[str, list[set[str]]]) -> Row:
    """The ludemes that are not played yet: how many games need each, and how many need nothing else."""
    row = Row("ludemes that games need", 0, len(needs))
    ranked = sorted(needs, key=lambda name: (-sum(1 / len(names) for names in needs[name]), name))
    for name in ranked:
        alone = sum(1 for names in needs[name] if len(names) == 1)
        row.failures.append(f"{name}: {len(needs[name])} games, {alone} of them nothing else")
    counts = Counter({name: len(games) for name, games in needs.items()})
    row.note = ", ".join(f"{name} {count}" for name, count in counts.most_common(5))
    return row


@cache
def library() -> Library:
    return open_library(ORACLE / "library")


def load_row(row: dict[str, Any]) -> Game:
    """The game of a row of the index, with the row's options and ruleset."""
    text = (ORACLE / "library" / "lud" / row["lud"]).read_text(encoding="utf-8")
    return load(text, library=library(), options=row.get("options", ()), ruleset=row.get("ruleset"))


def row_name(row: dict[str, Any]) -> str:
    return f"{row['lud']} {row.get('ruleset') or ''}".strip()


def replay(game: Game, file: str) -> str | None:
    """Where the game first parts from a recorded trace, and how; None if it never does."""
    lines = read_lines(ORACLE / file)
    header = next(lines)
    try:
        position = game.start(int.from_bytes(bytes.fromhex(header["rng"]), "little"))
        fault = difference(position.state(), header["start"])
        if fault:
            return f"start: {fault}"
        for line in lines:
            fault = _end(position, line) if line.get("end") else _ply(position, line)
            if fault:
                return f"end: {fault}" if line.get("end") else f"ply {line['ply']}: {fault}"
    except Exception as error:  # a score goes on, whatever happens in one trace
        return f"{type(error).__name__}: {error}"
    return None


def _ply(position: Position, line: dict[str, Any]) -> str | None:
    """Compare the legal moves, play the recorded one, and compare what becomes of it."""
    if position.mover != line["mover"]:
        return f"mover {position.mover} for {line['mover']}"
    keys = position.keys
    if keys != line["legal"]:
        extra = [key for key in keys if key not in line["legal"]]
        missing = [key for key in line["legal"] if key not in keys]
        return f"legal: {len(extra)} too many {extra[:2]}, {len(missing)} missing {missing[:2]}"
    if position.duplicates != line.get("dups", 0):
        return f"dups {position.duplicates} for {line.get('dups', 0)}"
    if "full" in line and position.full() != line["full"]:
        wrong = [(a, b) for a, b in zip(position.full(), line["full"], strict=False) if a != b]
        return f"full: {wrong[:1]}"
    if "pick" not in line:
        return None
    applied = position.play(keys[line["pick"]]).notation()
    if applied != line["applied"]:
        return f"applied {applied} for {line['applied']}"
    return difference(position.state(), line["after"])


def _end(position: Position, line: dict[str, Any]) -> str | None:
    if position.over != line["over"]:
        return f"over {position.over} for {line['over']}"
    if not position.over:
        return None
    if position.ranking != line["ranking"] or position.winner != line["winner"]:
        return f"ranking {position.ranking} {position.winner} for {line['ranking']} {line['winner']}"
    return None if position.winners == line["winners"] else f"winners {position.winners} for {line['winners']}"


def difference(mine: dict[str, Any], wanted: dict[str, Any]) -> str | None:
    """The first entry in which two states differ."""
    for key in sorted(mine.keys() | wanted.keys()):
        if mine.get(key) != wanted.get(key):
            if key != "sites":
                return f"{key}: {mine.get(key)} for {wanted.get(key)}"
            extra = [row for row in mine[key] if row not in wanted[key]]
            missing = [row for row in wanted[key] if row not in mine[key]]
            return f"sites: {extra[:3]} for {missing[:3]}"
    return None
