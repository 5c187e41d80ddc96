"""Positions: what holds of every game, and what users see."""

from __future__ import annotations

import pytest

from ludkit.engine import COMPILED, Game, PlayError
from tests.engine.helpers import OWN_GAMES, own_game, small_game


@pytest.fixture(params=OWN_GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return own_game(request.param)


def test_keys_are_sorted_and_unique(game: Game) -> None:
    position = game.start(3)
    for _ in range(12):
        keys = position.keys
        assert keys == sorted(set(keys))
        assert len(keys) == len(position.legal()) == len(position.moves()) - position.duplicates
        assert len(position.full()) == len(keys)
        position.play(keys[len(keys) // 2])
        if position.over:
            break


def test_looking_changes_nothing(game: Game) -> None:
    position = game.start(5)
    position.playout(5, 9)
    before = position.state()
    position.full()
    assert position.state() == before


def test_a_copy_goes_on_by_itself(game: Game) -> None:
    position = game.start(1)
    position.playout(1, 6)
    before, keys = position.state(), position.keys
    twin = position.copy()
    twin.playout(2, 10)
    assert (position.state(), position.keys) == (before, keys)
    again = position.copy()
    again.playout(2, 10)
    assert again.state() == twin.state()


def test_a_playout_ends_with_a_ranking(game: Game) -> None:
    position = game.start(2)
    plies = position.playout(2)
    assert position.over
    assert position.moves() == [] and position.keys == []
    assert plies == position.ctx.moves_played()
    assert position.ranking is not None and sorted(position.ranking) in ([1.0, 2.0], [1.5, 1.5])
    assert position.winner == (position.winners[0] if position.winners else 0)


def test_the_same_seed_gives_the_same_playout(game: Game) -> None:
    one, other = game.start(4), game.start(4)
    one.playout(4)
    other.playout(4)
    assert one.state() == other.state()


def test_moves_can_be_played_by_key_or_themselves() -> None:
    game = own_game("hex")
    by_key, by_move = game.start(), game.start()
    key = by_key.keys[7]
    applied = by_key.play(key)
    by_move.play(by_move.legal()[7])
    assert by_key.state() == by_move.state()
    assert applied.notation() == key
    assert by_key.last_move is applied


def test_an_illegal_move_is_refused() -> None:
    position = own_game("hex").start()
    with pytest.raises(ValueError, match="not a legal move: nonsense"):
        position.play("nonsense")
    move = position.legal()[0]
    position.play(move)
    with pytest.raises(ValueError, match="not a legal move: "):
        position.play(move)


@pytest.mark.parametrize(
    "rules",
    [
        '(start (place "Disc1" 100)) (play (move Add (to (sites Empty))))',
        "(play (move Add (to 100)))",
        "(play (move Add (to (sites Empty)) (then (add (to 100)))))",
    ],
)
def test_rules_that_act_on_a_site_that_is_not_there(rules: str) -> None:
    with pytest.raises(PlayError, match="the rules act on a site that is not there"):
        small_game(f"{rules} (end (if (is Full) (result Mover Draw)))").start().playout(seed=1)


@pytest.mark.parametrize(
    ("rules", "message"),
    [
        (
            "(play (forEach Value min:0 max:1000000000 (forEach Value min:1 max:0 (move Pass))))",
            r"the rules loop more than 5,000,000 times in one ply \(MAX_ROUNDS\)",
        ),
        (
            "(play (forEach Value min:0 max:1000000000 (move Pass)))",
            r"the rules make more than 500,000 moves in one ply \(MAX_MOVES\)",
        ),
        (
            '(start (place Stack "Disc1" 0 count:1000000000)) (play (move Pass))',
            r"a stack is to start with more than 10,000 pieces \(MAX_HEIGHT\)",
        ),
    ],
)
def test_rules_without_a_reasonable_end(rules: str, message: str) -> None:
    with pytest.raises(PlayError, match=message):
        small_game(f"{rules} (end (if (is Full) (result Mover Draw)))").start().moves()


def test_moves_with_one_key_and_one_effect_are_one() -> None:
    add = "(move Add (to (sites Empty)))"
    position = small_game(f"(play (or {add} {add})) (end (if (is Full) (result Mover Draw)))").start()
    assert (len(position.moves()), len(position.keys), position.duplicates) == (18, 9, 9)


def test_moves_with_one_key_and_two_effects_are_numbered() -> None:
    rules = """
        (play (or
            (move Add (to 4) (then (set Var "A" 1)))
            (move Add (to 4) (then (set Var "A" 2)))
        ))
        (end (if (is Full) (result Mover Draw)))
    """
    position = small_game(rules).start()
    first, second = position.keys
    assert second == first + " #2"
    position.play(second)
    assert position.state()["vars"] == {"A": 2}


def test_what_things_say_that_they_are() -> None:
    game = own_game("hex", ("Board Size/3x3",))
    position = game.start(1)
    assert repr(game) == "<Game Hex: 2 players>"
    assert repr(position) == "<Position of Hex: ply 0, player 1 to move>"
    assert repr(position.legal()[0]) == f"<Move {position.keys[0]}>"
    plies = position.playout(1)
    assert position.plies == plies
    assert repr(position) == f"<Position of Hex: ply {plies}, over, ranking {position.ranking}>"
    assert (
        repr(small_game("(play (move Pass)) (end (if (is Full) (result Mover Draw)))", 1)) == "<Game Small: 1 player>"
    )


EQUIPMENT = '(equipment {(board (square 3)) (hand Each size:2) (piece "Disc" Each)})'
LABELS = [
    ('(start (place "Disc1" 4)) (play (move Step (from 4) E (to if:(is Empty (to)))))', ["B2-C2"]),
    ("(play (move Add (to (sites {0 8}))))", ["A1", "C3"]),
    ("(play (move Pass))", ["Pass"]),
    ("(meta (swap)) (play (move Select (from 3)))", ["A2"]),
    ("(play (move Add (to Edge 7)))", ["Edge 7"]),
    ("(play (move Add (to Vertex 5)))", ["Vertex B2"]),
    ('(start (place "Disc" "Hand1")) (play (move (from (handSite Mover)) (to (sites {2}))))', ["Hand1:0-C1"]),
    ("(play (move Add (to (handSite P2 1))))", ["Hand2:1"]),
]


@pytest.mark.parametrize(("rules", "labels"), LABELS)
def test_moves_in_labels(rules: str, labels: list[str]) -> None:
    position = small_game(f"{rules} (end (if (is Full) (result Mover Draw)))", equipment=EQUIPMENT).start()
    assert [position.label(move) for move in position.legal()] == labels


def test_the_label_of_a_swap() -> None:
    position = own_game("hex", ("Board Size/3x3", "Swap/On")).start()
    position.play(position.legal()[0])
    assert "Swap" in [position.label(move) for move in position.legal()]


def test_moves_that_are_not_legal() -> None:
    position = own_game("hex", ("Board Size/3x3",)).start()
    first, key = position.legal()[0], position.keys[0]
    position.play(first)
    for move in (first, key):
        with pytest.raises(ValueError) as caught:
            position.play(move)
        assert str(caught.value) == f"not a legal move: {key}"
    for other in (3, None, position):
        with pytest.raises(TypeError) as wrong:
            position.play(other)  # type: ignore[arg-type]
        if not COMPILED:
            assert str(wrong.value) == f"a move is one of legal(), or its key, not {type(other).__name__}"


def test_sequences_of_fewer_than_no_moves() -> None:
    position = own_game("hex", ("Board Size/3x3",)).start()
    assert position.perft(0) == 1
    with pytest.raises(ValueError, match=r"^there are no sequences of -1 moves: the depth is 0 or more$"):
        position.perft(-1)


def test_seeds_are_whole_numbers_of_any_size() -> None:
    game = own_game("hex", ("Board Size/3x3",))
    for seed in (0, -1, 2**70):
        positions = [game.start(seed), game.start(seed)]
        assert [position.playout(seed) for position in positions] == [positions[0].plies] * 2
        assert positions[0].state() == positions[1].state()
    for wrong in (1.5, "1", None):
        for call in (game.start, game.start().playout, game.start().perft):
            with pytest.raises(TypeError):
                call(wrong)  # type: ignore[arg-type]
