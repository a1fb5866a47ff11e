"""What every map must offer: a way everywhere, alike for both seats, and room to place a side."""

import pytest

from game.content.command_core import Map, shipped_library
from game.rules.command_core.board import NOWHERE, Board

MAPS = shipped_library().maps

maps = pytest.mark.parametrize("place", MAPS.values(), ids=lambda place: place.id)


def test_both_boards_have_an_open_map_and_others_with_walls() -> None:
    walled = [place.board for place in MAPS.values() if place.walls]
    assert not MAPS["open_square"].walls and not MAPS["open_hex"].walls
    assert walled.count("square") >= 2 and walled.count("hex") >= 2


@maps
def test_every_free_cell_can_be_reached(place: Map) -> None:
    board = Board(place)
    reached = [board.free[0]]
    for cell in reached:
        reached += [there for there in board.steps[cell] if there != NOWHERE and there not in reached]
    assert sorted(reached) == sorted(board.free)


@maps
def test_half_a_turn_of_the_map_changes_nothing(place: Map) -> None:
    """Columns mirror each other, and so do rows: about the middle cell of a hex board, whose even columns
    then begin one row later.
    """
    last_column, last_row = len(place.rows[0]) - 1, len(place.rows) - 1
    for y, row in enumerate(place.rows):
        for x, mark in enumerate(row):
            later = place.board == "hex" and x % 2 == 0
            across = last_row - y + later
            if mark == "#":
                assert place.rows[across][last_column - x] == "#"


@maps
def test_both_seats_have_room_to_place_three_mechs(place: Map) -> None:
    own, other = Board(place).homes
    assert len(own) == len(other) >= 12
    assert not set(own) & set(other)


def test_the_hedges_stop_most_shots_from_side_to_side() -> None:
    board = Board(MAPS["hedges"])
    own, other = board.homes
    seen = [board.sees(here, there) for here in own for there in other]
    assert sum(seen) < len(seen) / 2
