"""Recording playouts as traces, replaying traces, and counting move sequences, in any engine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from ludkit.crosscheck.differences import legal_differences, state_differences
from ludkit.crosscheck.games import RuledGame
from ludkit.crosscheck.protocol import Engine, Position, Setup
from ludkit.crosscheck.traces import VERSION, Line, Trace, rng_state
from ludkit.crosscheck.vocabulary import Projection, plain_projection
from ludkit.engine.random import Random

FULL_EVERY = 10
"""On every tenth ply a trace shows each move with its consequences …"""

FULL_AT_MOST = 400
"""… unless there are more moves than this."""

CHOOSER_SALT = 0x6C75646B6974
"""Keeps the moves that are chosen from following the numbers that the game itself draws."""

Kind: TypeAlias = Literal["start", "legal", "state", "end", "unsupported", "error"]


def chooser_seed(seed: int) -> int:
    """The seed of the generator that chooses the moves of the playout with this seed."""
    return (seed ^ CHOOSER_SALT) % (1 << 64)


@dataclass(frozen=True, slots=True)
class Divergence:
    """Where an engine parts from a trace: before ``ply`` (counted from 0) was played, or by playing it."""

    ply: int
    kind: Kind
    detail: str


def record(
    engine: Engine, *, lud: str, seed: int, max_plies: int, options: list[str], ruleset: str | None
) -> Iterator[Line]:
    """The lines of the trace of a random playout.

    The same seed gives the same playout in every engine that plays the game alike.
    """
    position = engine.start(seed)
    chooser = Random(chooser_seed(seed))
    yield header(engine, position, lud=lud, seed=seed, options=options, ruleset=ruleset)
    ply = 0
    while ply < max_plies and not position.over:
        line: Line = legal_line(position, ply)
        legal = line["legal"]
        if not legal:
            yield line
            break
        line["pick"] = chooser.below(len(legal))
        line["applied"] = position.play(legal[line["pick"]])
        line["after"] = position.state()
        yield line
        ply += 1
    yield end_line(position, ply)


def header(engine: Engine, position: Position, *, lud: str, seed: int, options: list[str], ruleset: str | None) -> Line:
    """The first line of a trace that starts at ``position``."""
    setup = engine.setup
    line: Line = {"trace": VERSION, "engine": engine.version, "lud": lud, "game": setup.game}
    if options:
        line["options"] = options
    if ruleset is not None:
        line["ruleset"] = ruleset
    line |= {
        "players": setup.players,
        "seed": seed,
        "rng": rng_state(seed),
        "default_site": setup.default_site,
    }
    if setup.containers:
        line |= {"components": setup.components, "containers": setup.containers}
    return line | {"start": position.state()}


def legal_line(position: Position, ply: int) -> Line:
    """What a trace says of a ply before a move is chosen."""
    legal = position.legal()
    line: Line = {"ply": ply, "mover": position.mover, "legal": legal}
    if position.duplicates:
        line["dups"] = position.duplicates
    if ply % FULL_EVERY == 0 and len(legal) <= FULL_AT_MOST:
        line["full"] = position.full()
    return line


def end_line(position: Position, plies: int) -> Line:
    """The last line of a trace."""
    line: Line = {"end": True, "over": position.over, "plies": plies, "active": len(position.state()["active"])}
    if position.over:
        winners = position.winners
        ranking = [int(rank) if rank == int(rank) else rank for rank in position.ranking or ()]
        line |= {"ranking": ranking, "winner": winners[0] if winners else 0, "winners": winners}
    return line


def replay(trace: Trace, engine: Engine) -> Divergence | None:
    """Play a trace again, comparing every ply; the first divergence, or None."""
    names = ("the trace", engine.name)
    position = engine.start(trace.seed)
    different = state_differences(trace.header["start"], position.state(), names)
    if different:
        return Divergence(0, "start", "; ".join(different))
    for line in trace.plies:
        divergence = _replay_ply(line, position, names)
        if divergence is not None:
            return divergence
    wanted, got = trace.end, end_line(position, trace.played)
    different = state_differences(wanted, got, names)
    return Divergence(trace.played, "end", "; ".join(different)) if different else None


def _replay_ply(line: Line, position: Position, names: tuple[str, str]) -> Divergence | None:
    ply = line["ply"]
    different = []
    if line["mover"] != position.mover:
        different.append(f"mover: {line['mover']} in {names[0]}, {position.mover} in {names[1]}")
    different += legal_differences(line["legal"], position.legal(), names)
    if not different and line.get("dups", 0) != position.duplicates:
        different.append(f"duplicates: {line.get('dups', 0)} in {names[0]}, {position.duplicates} in {names[1]}")
    if not different and "full" in line:
        different += legal_differences(line["full"], position.full(), names)
    if different:
        return Divergence(ply, "legal", "; ".join(different))
    if "pick" not in line:
        return None
    applied = position.play(line["legal"][line["pick"]])
    different = state_differences(line["after"], position.state(), names)
    if applied != line["applied"]:
        different.insert(0, f"applied: {line['applied']} in {names[0]}, {applied} in {names[1]}")
    return Divergence(ply, "state", "; ".join(different)) if different else None


def moves_before(trace: Trace, divergence: Divergence, setup: Setup) -> tuple[list[int], list[str]]:
    """Who made the moves of a trace up to a divergence, and the moves with labels; its own if playing it shows it."""
    projection = plain_projection(setup)
    movers, moves = [], []
    state = trace.header["start"]
    for line in trace.plies[: divergence.ply + (divergence.kind == "state")]:
        movers.append(line["mover"])
        moves.append(projection.words(line["legal"][line["pick"]], state))
        state = line["after"]
    return movers, moves


def winning_chain(trace: Trace, setup: Setup, game: RuledGame) -> list[str]:
    """The chain that won a recorded game, cell by cell; empty where the game knows of none.

    The game's rules play along. Raises VocabularyError or RulesError if the trace is not a game by these rules,
    and ValueError for options that they refuse.
    """
    parameters: dict[str, Any] = {}
    for item in trace.options:
        parameters.update(game.vocabulary.options.get(item, {}))
    rules = game.make_rules(**parameters)
    chain = getattr(rules, "winning_chain", None)
    if chain is None:
        return []
    projection = Projection(game.vocabulary, setup)
    state = trace.header["start"]
    for line in trace.plies:
        rules.play(projection.move(line["legal"][line["pick"]], state))
        state = line["after"]
    cells: list[str] = chain()
    return cells


def perft(position: Position, depth: int) -> int:
    """How many sequences of ``depth`` moves there are from a position."""
    if depth == 0:
        return 1
    legal = position.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for move in legal:
        child = position.copy()
        child.play(move)
        total += perft(child, depth - 1)
    return total


def divide(position: Position, depth: int) -> dict[str, int]:
    """`perft` by the first move, ``depth`` being at least 1."""
    counts = {}
    for move in position.legal():
        child = position.copy()
        child.play(move)
        counts[move] = perft(child, depth - 1)
    return counts
