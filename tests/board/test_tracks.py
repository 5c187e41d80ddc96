"""Tracks that descriptions state, and what is said of those that cannot be followed."""

from __future__ import annotations

import pytest

from ludkit.board.graph import BoardError
from ludkit.board.tracks import END, make_track
from tests.board.boards import board_of


def sites(track: str, board: str = "(square 3)", use: str = "Cell") -> list[int]:
    return board_of(f'(board {board} (track "T" {track}) use:{use})').tracks[0].sites


def test_directions_lead_to_the_edge_or_so_many_sites() -> None:
    assert sites('"0,E,N,W"') == [0, 1, 2, 5, 8, 7, 6]
    assert sites('"0,E1,N2,End"') == [0, 1, 4, 7, END]
    assert sites('"0,NE" loop:True', use="Vertex") == [0, 4, 8]
    assert sites('"0,8,W"') == [0, 8, 7, 6]


def test_sites_named_again_are_bumps() -> None:
    track = make_track("T", 0, False, False, 0, [3, 3, 3, 4, 3])
    assert track.sites == [3, 4, 3]
    assert track.bumps == [2, 0, 0]
    assert not track.crosses_itself


def test_a_site_twice_on_a_track_without_bumps_crosses_it() -> None:
    assert make_track("T", 0, False, False, 0, [0, 1, 0]).crosses_itself


@pytest.mark.parametrize(
    ("loop", "directed", "following", "previous"),
    [
        (False, False, [1, 2, 3, -1], [-1, 0, 1, 2]),
        (True, False, [1, 2, 3, 0], [3, 0, 1, 2]),
        (False, True, [1, 2, 3, -1], [-1, -1, -1, 2]),
        (True, True, [1, 2, 3, 0], [3, -1, -1, 2]),
    ],
)
def test_places_lead_on_and_back(loop: bool, directed: bool, following: list[int], previous: list[int]) -> None:
    track = make_track("T", 0, loop, directed, 0, [0, 1, 2, 5])
    assert (track.next, track.previous) == (following, previous)


def test_tracks_have_owners() -> None:
    board = board_of('(board (square 2) {(track "A" {0 1} P2) (track "B" {1 0}) (track "C" {2 3} 1)})')
    assert [(track.name, track.owner) for track in board.tracks] == [("A", 2), ("B", 0), ("C", 1)]


@pytest.mark.parametrize(
    ("track", "message"),
    [
        ('"E,N"', "the track 'T' must start with the number of a site"),
        (
            '"0,Q"',
            "the track 'T' has the step 'Q', which is no direction of this board (N, NE, E, SE, S, SW, W, NW)",
        ),
        (
            '"0, E"',
            "the track 'T' has the step ' E', which is no direction of this board (N, NE, E, SE, S, SW, W, NW)",
        ),
        ('"0,20,N"', "the track 'T' has the step 'N' from a place that is not on the board"),
        ('"0,E9999999999"', "the track 'T' has a number that is too high: 9999999999"),
        ("{4 4}", "the track 'T' needs two different sites at least"),
    ],
)
def test_faults(track: str, message: str) -> None:
    with pytest.raises(BoardError) as raised:
        board_of(f'(board (square 3) (track "T" {track}))')
    assert str(raised.value) == message
    assert raised.value.place is not None
    assert raised.value.place.text.startswith("(track")


def test_tracks_by_direction_need_cells_or_vertices() -> None:
    with pytest.raises(BoardError, match=r"^the track 'T' cannot be stated by directions on a board played on edges$"):
        sites('"0,E"', use="Edge")


def test_surakarta_loops_have_bumps_where_they_leave_the_board() -> None:
    tracks = board_of("(surakartaBoard (square 5))").tracks
    assert [track.name for track in tracks] == ["Track1F", "Track1B"]
    loop = tracks[0]
    assert loop.sites == [5, 6, 7, 8, 9, 3, 8, 13, 18, 23, 19, 18, 17, 16, 15, 21, 16, 11, 6, 1]
    assert [site for site, bump in zip(loop.sites, loop.bumps, strict=True) if bump] == [9, 23, 15, 1]
    assert all(track.loop and track.directed for track in tracks)
