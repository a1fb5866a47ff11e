"""What moves over a table begins and goes with the picture beneath that leaves room for it, or shows it."""

import pygame

from game.ui.motion import Pause
from game.ui.tables.shows.stage import Piece, Stage

SPOT = pygame.Surface((4, 4))


def moving(stage: Stage) -> list[object]:
    stage.draw(pygame.Surface((10, 10)))
    return list(stage.pieces)


def test_a_piece_stays_until_a_picture_shows_what_it_stood_for() -> None:
    stage, piece = Stage(), Piece(SPOT, 5, 5)
    stage.stand_in(piece, Pause(16), "mech")
    stage.noted()
    stage.painted()
    # This picture is noted while the mech is still on its way, and seen when it has arrived.
    stage.noted()
    stage.update(16)
    assert not stage.hidden
    stage.painted()
    assert moving(stage) == [piece]
    stage.noted()
    stage.painted()
    assert moving(stage) == []


def test_what_waits_does_not_begin_over_a_picture_from_before() -> None:
    stage, piece = Stage(), Piece(SPOT, 5, 5)
    stage.noted()
    stage.wait()
    stage.stand_in(piece, Pause(16), "mech")
    stage.go()
    stage.painted()
    assert moving(stage) == []
    stage.noted()
    stage.painted()
    assert moving(stage) == [piece]


def test_the_next_piece_takes_over_and_the_last_one_alone_gives_the_place_back() -> None:
    stage, one, other = Stage(), Piece(SPOT, 5, 5), Piece(SPOT, 6, 5)
    stage.stand_in(one, Pause(32), "mech")
    stage.update(16)
    stage.stand_in(other, Pause(32), "mech")
    assert moving(stage) == [other]
    stage.update(16)
    assert stage.hidden == {"mech"}
    stage.update(16)
    assert not stage.hidden
    stage.painted()
    assert moving(stage) == []


def test_a_piece_that_is_over_stands_until_the_next_one_begins() -> None:
    stage, one, other = Stage(), Piece(SPOT, 5, 5), Piece(SPOT, 6, 5)
    stage.stand_in(one, Pause(16), "mech")
    stage.painted()
    stage.wait()
    stage.stand_in(other, Pause(16), "mech")
    stage.go()
    stage.update(16)
    assert moving(stage) == [one] and stage.hidden == {"mech"}
    stage.noted()
    stage.painted()
    assert moving(stage) == [other]


def test_nothing_is_left_of_a_motion_that_is_skipped() -> None:
    stage = Stage()
    stage.wait()
    stage.stand_in(Piece(SPOT, 5, 5), Pause(16), "mech")
    stage.go()
    stage.skip()
    assert not stage.hidden and moving(stage) == []
