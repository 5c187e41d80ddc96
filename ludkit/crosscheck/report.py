"""What a cross-check found, as data, and as text, Markdown, JSON or HTML."""

from __future__ import annotations

import json
import shlex
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ludkit.crosscheck.boards import boards
from ludkit.crosscheck.comparison import RULES, Playout, Table
from ludkit.crosscheck.contest import Contest, Game, shrink
from ludkit.view.game import GameView
from ludkit.view.html import Step, boards_part, page, text_part

MAX_MOVES_SHOWN = 60
"""A sequence longer than this is shown by its last moves; the command that repeats it has them all."""

MAX_FINDINGS = 5
"""More ways of parting than this are counted, not shown."""

KINDS = {
    "start": "the start position",
    "legal": "the legal moves",
    "state": "the position after a move",
    "end": "the end of the game",
    "unsupported": "a ludeme that is not played yet",
    "error": "an error",
}
"""What engines part over, by the kind of the divergence."""


@dataclass(slots=True)
class Finding:
    """One way in which two engines part: the games in which they do, and the simplest example found."""

    example: Playout
    seeds: list[int]
    plies: int
    """How long the game was in which it was found, before it was shrunk."""
    command: str
    """What repeats the example."""
    boards: list[tuple[str, str]] = field(default_factory=list)
    """The board as text where the example ends, and whose view it is."""


@dataclass(slots=True)
class Report:
    """A whole cross-check."""

    title: str
    engines: list[tuple[str, str]]
    """Name and version (or source) of each engine that played."""
    seeds: tuple[int, int]
    max_plies: int
    games: list[Game] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    interrupted: bool = False
    drawing: GameView | None = None
    """What the boards of a page are drawn with."""

    @property
    def played(self) -> list[Playout]:
        return [game.playout for game in self.games if game.playout is not None]

    @property
    def unfinished(self) -> list[Game]:
        return [game for game in self.games if game.playout is None]

    @property
    def diverged(self) -> int:
        return sum(playout.disagreement is not None for playout in self.played)

    @property
    def plies(self) -> int:
        return sum(len(playout.picks) for playout in self.played)

    def ends(self) -> Counter[str]:
        """How the games ended in which the engines agreed."""
        return Counter(_end(playout) for playout in self.played if playout.disagreement is None)


def repeat_command(arguments: Sequence[str], playout: Playout) -> str:
    """The command that plays exactly this game again; ``arguments`` name the game, its options and the engines."""
    words = ["ludkit", "crosscheck", *arguments, "--seed", str(playout.seed)]
    words += ["--picks", ",".join(map(str, playout.picks))]
    return shlex.join(words)


def make_report(contest: Contest, table: Table, seeds: tuple[int, int], max_plies: int) -> Report:
    """The report of a contest that is about to be held."""
    engines = [(RULES, contest.rules.name)] if contest.rules is not None else []
    engines += [(engine.name, engine.version) for engine in table.exact]
    return Report(contest.title, engines, seeds, max_plies)


def find(report: Report, contest: Contest, table: Table, arguments: Sequence[str], *, shrinking: bool = True) -> None:
    """Sort the divergences of a report's games by the ways in which engines part, each with its simplest example.

    ``arguments`` name the game and its options in the command that repeats an example.
    """
    ways: dict[Any, list[Playout]] = {}
    for playout in report.played:
        if playout.disagreement is not None:
            ways.setdefault(playout.disagreement.signature, []).append(playout)
    drawings = contest.drawings(table.exact) if ways else {}
    report.drawing = next(iter(drawings.values()), None)
    for playouts in list(ways.values())[:MAX_FINDINGS]:
        first = min(playouts, key=lambda playout: len(playout.picks))
        example = shrink(table, first) if shrinking else first
        assert example.disagreement is not None
        engines = contest.engines if contest.other is not None else example.disagreement.engines
        report.findings.append(
            Finding(
                example,
                [playout.seed for playout in playouts],
                len(first.picks),
                repeat_command([*arguments, "--engines", ",".join(engines)], example),
                boards(example, table, drawings),
            )
        )
    if len(ways) > MAX_FINDINGS:
        report.notes.append(f"{len(ways) - MAX_FINDINGS} more ways of diverging are not shown (MAX_FINDINGS)")


def as_text(report: Report) -> str:
    """The report as it is printed: the same games give the same text."""
    width = max(len(name) for name, _ in report.engines)
    games, plies = _count(len(report.games), "game"), _count(report.plies, "ply", "plies")
    lines = [f"{report.title}: {games}, {_seeds(report)}, {plies}"]
    lines += [f"  {name:<{width}}  {version}" for name, version in report.engines]
    lines += [f"note: {note}" for note in report.notes]
    agreed = len(report.played) - report.diverged
    if report.interrupted:
        lines.append(f"interrupted after {games}")
    lines.append(f"agreed in {agreed} of {games}{_ends(report)}")
    if len(report.games) == 1 and report.played and report.played[0].chain:
        lines.append(f"winning chain: {' '.join(report.played[0].chain)}")
    lines += [f"unfinished: seed {game.seed}: {game.unfinished}" for game in report.unfinished]
    if report.diverged:
        lines.append(f"DIVERGED in {report.diverged} of {games}")
    for number, finding in enumerate(report.findings, 1):
        lines += ["", *_finding_lines(number, finding)]
    return "\n".join(lines) + "\n"


def as_markdown(report: Report) -> str:
    """The report as a page of Markdown."""
    games = _count(len(report.games), "game")
    lines = [
        f"# Cross-check of {report.title}",
        "",
        f"{games}, {_seeds(report)}, {_count(report.plies, 'ply', 'plies')}.",
        "",
        "| engine | version |",
        "| --- | --- |",
    ]
    lines += [f"| {_cell(name)} | {_cell(version)} |" for name, version in report.engines]
    lines += ["", *[f"- note: {note}" for note in report.notes]]
    agreed = len(report.played) - report.diverged
    lines += [f"- agreed in {agreed} of {games}{_ends(report)}"]
    lines += [f"- unfinished: seed {game.seed}: {game.unfinished}" for game in report.unfinished]
    if report.interrupted:
        lines.append("- interrupted")
    for number, finding in enumerate(report.findings, 1):
        title, *rest = _finding_lines(number, finding)
        lines += ["", f"## {title}", "", "```text", *rest, "```"]
    return "\n".join(lines) + "\n"


def as_json(report: Report) -> str:
    """The report as one JSON object."""
    return json.dumps(as_data(report), ensure_ascii=False) + "\n"


def as_html(report: Report) -> str:
    """The report as a page on its own, with the boards of each example step by step where there is a board to draw."""
    fragments = [text_part("Result", as_text(replace(report, findings=[])))]
    for number, finding in enumerate(report.findings, 1):
        title, *lines = _finding_lines(number, finding)
        fragments.append(text_part(title, "\n".join(lines)))
        drawing = report.drawing
        if drawing is not None and finding.example.history:
            fragments.append(boards_part("Moves", drawing.plan, drawing.pieces, _steps(finding.example), drawing.look))
    return page(f"Cross-check of {report.title}", *fragments)


def _steps(playout: Playout) -> list[Step]:
    captions = ["start", *[f"{n}. player {m}: {move}" for n, m, move in _numbered(playout.movers, playout.moves)]]
    return [Step(caption, state) for caption, state in zip(captions, playout.history, strict=False)]


def _numbered(movers: Sequence[int], moves: Sequence[str]) -> list[tuple[int, int, str]]:
    return [(n, *pair) for n, pair in enumerate(zip(movers, moves, strict=True), 1)]


def as_data(report: Report) -> dict[str, Any]:
    return {
        "game": report.title,
        "engines": [{"name": name, "version": version} for name, version in report.engines],
        "seeds": list(report.seeds),
        "max_plies": report.max_plies,
        "interrupted": report.interrupted,
        "notes": report.notes,
        "plies": report.plies,
        "agreed": len(report.played) - report.diverged,
        "diverged": report.diverged,
        "unfinished": [{"seed": game.seed, "reason": game.unfinished} for game in report.unfinished],
        "games": [
            {
                "seed": playout.seed,
                "plies": len(playout.picks),
                "over": playout.over,
                "winner": playout.winner,
                **({"winning_chain": playout.chain} if playout.chain else {}),
                "agreed": playout.disagreement is None,
            }
            for playout in report.played
        ],
        "divergences": [_finding_data(finding) for finding in report.findings],
    }


def _finding_data(finding: Finding) -> dict[str, Any]:
    example = finding.example
    assert example.disagreement is not None
    return {
        "kind": example.disagreement.kind,
        "engines": list(example.disagreement.engines),
        "detail": list(example.disagreement.detail),
        "seeds": finding.seeds,
        "seed": example.seed,
        "plies": finding.plies,
        "ply": example.disagreement.ply,
        "picks": example.picks,
        "movers": example.movers,
        "moves": example.moves,
        "boards": [{"engine": whose, "text": board} for whose, board in finding.boards],
        "command": finding.command,
    }


def _finding_lines(number: int, finding: Finding) -> list[str]:
    example = finding.example
    assert example.disagreement is not None
    a, b = example.disagreement.engines
    seeds = ", ".join(map(str, finding.seeds[:8])) + (", …" if len(finding.seeds) > 8 else "")
    lines = [
        f"{number}. {a} and {b} part over {KINDS[example.disagreement.kind]}",
        f"in {_count(len(finding.seeds), 'game')} ({'seed' if len(finding.seeds) == 1 else 'seeds'} {seeds}); "
        f"the shortest sequence found, from one of {_count(finding.plies, 'ply', 'plies')}:",
        *move_lines(example.movers, example.moves),
        *[f"    {line}" for line in example.disagreement.detail],
    ]
    for whose, board in finding.boards:
        lines += [f"the board ({whose}):", *[f"    {line}".rstrip() for line in board.rstrip("\n").split("\n")]]
    return [*lines, f"repeat: {finding.command}"]


def move_lines(movers: Sequence[int], moves: Sequence[str]) -> list[str]:
    """The moves of a game, each on a line with its number and who made it; of a long game, the last ones."""
    moves = [f"    {number}. player {mover}: {move}" for number, mover, move in _numbered(movers, moves)]
    if not moves:
        return ["    (no move)"]
    if len(moves) > MAX_MOVES_SHOWN:
        return [f"    … {len(moves) - MAX_MOVES_SHOWN} moves before", *moves[-MAX_MOVES_SHOWN:]]
    return moves


def _seeds(report: Report) -> str:
    first, last = report.seeds
    return f"seed {first}" if first == last else f"seeds {first} to {last}"


def _ends(report: Report) -> str:
    ends = report.ends()
    return ": " + ", ".join(f"{count} {end}" for end, count in sorted(ends.items())) if ends else ""


def _end(playout: Playout) -> str:
    if not playout.over:
        return "stopped at the limit of plies" if playout.picks else "without a move"
    return f"won by player {playout.winner}" if playout.winner else "drawn"


def _count(number: int, one: str, more: str = "") -> str:
    return f"{number} {one}" if number == 1 else f"{number:,} {more or one + 's'}"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
