"""The order of a ply: passes, swaps, turn limits, phases, repetition."""

from __future__ import annotations

import pytest

from tests.engine.helpers import own_game, small_game

ADD = "(play (move Add (to (sites Empty))))"


def test_the_swap_is_offered_to_the_second_player_only() -> None:
    position = own_game("hex", ("Swap/On",)).start()
    assert not any("Swap" in key for key in position.keys)
    position.play(position.keys[0])
    (swap,) = [key for key in position.keys if "Swap" in key]
    assert swap == "[Move:mover=2,actions=[Swap:player1=2,player2=1,decision=true],[SetNextPlayer:player=2]]"
    position.play(swap)
    assert (position.mover, position.ctx.state.seats) == (2, [0, 2, 1])
    assert not any("Swap" in key for key in position.keys)


def test_a_player_without_moves_passes() -> None:
    position = small_game("(play (move Add (to (sites Empty)))) (end (if (is Line 4) (result Mover Win)))").start()
    for _ in range(9):
        position.play(position.keys[0])
    assert position.keys == ["[Move:mover=2,actions=[Pass:decision=true,forced=true]]"]
    position.play(position.keys[0])
    position.play(position.keys[0])
    assert (position.over, position.ranking, position.winner) == (True, [1.5, 1.5], 0)


def test_without_an_end_for_passes_they_go_on() -> None:
    rules = "(meta (passEnd NoEnd)) (play (move Pass)) (end (if (= (count Moves) 7) (result Mover Loss)))"
    position = small_game(rules).start()
    assert position.playout(1) == 7
    assert (position.ranking, position.winners) == ([2.0, 1.0], [2])


def test_a_game_ends_at_its_move_limit() -> None:
    game = small_game("(meta (passEnd NoEnd)) (play (move Pass)) (end (if (is Full) (result Mover Win)))")
    game.move_limit = 12
    position = game.start()
    assert position.playout(1) == 12
    assert (position.ranking, position.winner) == ([1.5, 1.5], 0)
    game.move_limit = 10_000
    game.turn_limit = 4
    position = game.start()
    assert position.playout(1) == 8


def test_a_position_may_not_come_back() -> None:
    rules = """
        (meta (no Repeat))
        (start {(place "Disc1" {"A1"}) (place "Disc2" {"C3"})})
        (play (forEach Piece (move Step Orthogonal (to if:(is Empty (to))))))
        (end (if (no Moves Mover) (result Mover Loss)))
    """
    position = small_game(rules).start()
    seen = {str(position.state()["sites"])}
    while not position.over:
        position.play(position.keys[0])
        if not position.ctx.moves[-1].is_pass():
            sites = str(position.state()["sites"])
            assert sites not in seen
            seen.add(sites)
    assert len(seen) > 5
    assert position.over


def test_phases_change_for_each_player() -> None:
    rules = """
        phases:{
            (phase "Place" (play (move Add (to (sites Empty)))) (nextPhase Mover (>= (count Pieces Mover) 2) "Rest"))
            (phase "Rest" (play (move Pass)))
        }
        (end (if (is Full) (result Mover Win)))
    """
    position = small_game(rules).start()
    phases = []
    for _ in range(4):
        position.play(position.keys[0])
        phases.append(position.state()["phase"])
    assert phases == [[0, 0], [0, 0], [1, 0], [1, 1]]


@pytest.mark.parametrize(
    ("who", "result", "ranking", "winners"),
    [
        ("All", "Win", [1.0, 1.0, 1.0], [1, 2, 3]),
        ("All", "Loss", [3.0, 3.0, 3.0], []),
        ("Mover", "Draw", [2.0, 2.0, 2.0], []),
    ],
)
def test_results_of_everybody(who: str, result: str, ranking: list[float], winners: list[int]) -> None:
    position = small_game(f"{ADD} (end (if (= 1 (count Moves)) (result {who} {result})))", players=3).start()
    position.play(position.keys[0])
    assert (position.over, position.ranking, position.winners) == (True, ranking, winners)


@pytest.mark.parametrize(("result", "ranks"), [("Win", [1.0, 2.0, 3.0]), ("Loss", [3.0, 2.0, 1.0])])
def test_players_leave_one_by_one(result: str, ranks: list[float]) -> None:
    position = small_game(f"{ADD} (end (if (<= (count Moves) 2) (result Mover {result})))", players=3).start()
    position.play(position.keys[0])
    assert (position.over, position.mover, position.state()["active"]) == (False, 2, [2, 3])
    position.play(position.keys[0])
    assert (position.over, position.ranking, position.state()["active"]) == (True, ranks, [])


def test_ranks_by_score() -> None:
    rules = """
        (play (move Add (to (sites Empty))))
        (end (if (= 1 (count Moves)) (byScore {(score P1 3) (score P2 8) (score P3 3)})))
    """
    position = small_game(rules, players=3).start()
    position.play(position.keys[0])
    assert (position.ranking, position.winners, position.state()["score"]) == ([2.5, 1.0, 2.5], [2], [3, 8, 3])
