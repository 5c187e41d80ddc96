"""The rest of the state: turns, players still in, seats."""

from __future__ import annotations

import pytest

from ludkit.engine.state import State


def test_the_first_state() -> None:
    state = State(3)
    assert (state.mover, state.next, state.prev, state.turn) == (1, 2, 0, 1)
    assert [state.is_active(player) for player in (0, 1, 2, 3, 4)] == [False, True, True, True, False]
    assert State(1).next == 1


@pytest.mark.parametrize(("out", "player", "following"), [([], 3, 1), ([1], 3, 2), ([2], 1, 3), ([2, 3], 1, 1)])
def test_the_next_player_still_in(out: list[int], player: int, following: int) -> None:
    state = State(3)
    for each in out:
        state.set_inactive(each)
    assert state.next_active(player) == following


def test_the_only_player_still_in() -> None:
    state = State(3)
    assert state.only_active() == 0
    state.set_inactive(1)
    state.set_inactive(3)
    assert (state.only_active(), state.count_active()) == (2, 1)
    state.set_inactive(2)
    assert (state.only_active(), state.count_active()) == (0, 0)


def test_players_change_seats() -> None:
    state = State(3)
    state.swap_players(1, 3)
    assert state.seats == [0, 3, 2, 1]
    state.swap_players(3, 2)
    assert state.seats == [0, 2, 3, 1]


def fields(state: State) -> dict[str, object]:
    """All that a state holds, by name; a compiled one has no ``vars``."""
    names = [name for name in dir(state) if not name.startswith("_") and not callable(getattr(state, name))]
    return {name: getattr(state, name) for name in names}


def test_a_copy_has_every_field_and_keeps_it() -> None:
    state = State(2)
    for number, name in enumerate(fields(state)):
        if isinstance(getattr(state, name), int) and not isinstance(getattr(state, name), bool):
            setattr(state, name, number + 5)
    twin = state.copy()
    assert fields(twin) == fields(state)
    twin.set_score(1, 9)
    twin.set_rank(2, 1.0)
    twin.set_phase(1, 1)
    twin.trigger(2)
    assert (state.score, state.ranking, state.phase) == ([0, 0, 0], [0.0, 0.0, 0.0], [0, 0, 0])
    assert state.is_triggered(2) != twin.is_triggered(2) or state.triggered == twin.triggered
