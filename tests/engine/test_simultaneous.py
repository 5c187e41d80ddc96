"""Players who move at once: joint moves, passes, and what comes after all of them."""

from __future__ import annotations

from ludkit.engine import Position, load

TEXT = """(game "Odds" (players 2) (mode Simultaneous)
    (equipment {(board (square 2)) (piece "Token" Each)})
    (rules
        (play (or {
            (if (< (var "Tokens") 2) (move Select (from (sites {0 1})) P1
                (then (and
                    (add (piece "Token1") (to (max 0 (var "Tokens"))))
                    (set Var "Tokens" (+ 1 (max 0 (var "Tokens"))))
                ))
            ))
            (move Select (from 2) P2 (then (addScore P2 1)))
            (move Select (from 3) P2)
        } (then (addScore P1 1) applyAfterAllMoves:True)))
        (end (if (= (count Moves) 3) (byScore)))
    ))"""


def start() -> Position:
    return load(TEXT).start(1)


def test_joint_moves() -> None:
    position = start()
    keys = position.keys
    assert len(keys) == 4
    assert keys[0] == (
        "[Move:mover=3,from=0,to=0,actions=[Move:mover=0,from=0,to=0,"
        "actions=[Select:typeFrom=Cell,from=0,decision=true]],[Move:mover=0,from=0,to=0,"
        "actions=[Select:typeFrom=Cell,from=2,decision=true]]]"
    )
    position.play(keys[0])
    # the consequence after all moves is that of both, so that it comes twice
    assert position.state()["score"] == [2, 1]
    assert position.state()["sites"] == [["Cell", 0, 1, [1, 1, 0, 0, 0]]]
    assert len(position.keys) == 4


def test_a_player_without_moves_passes() -> None:
    position = start()
    for _ in range(2):
        position.play(position.keys[0])
    assert all("[Pass:decision=true,forced=true]" in key for key in position.keys)
    position.play(position.keys[-1])
    assert position.over
    assert position.ranking == [1.0, 2.0]
