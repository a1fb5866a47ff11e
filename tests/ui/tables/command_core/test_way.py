"""A way over a board: each part leads where it should, and tells where the unit then looks."""

import pygame

from game.ui.parts.grid import SquareGrid
from game.ui.tables.command_core.map.camera import Camera
from game.ui.tables.command_core.map.way import PathLeg, path_picture

VIEW = Camera(SquareGrid(), (0.0, 0.0, 504.0, 459.0))
FIRST = PathLeg(((4, 4), (4, 3)), (False,), 0.0)
LAST = PathLeg(((4, 3), (5, 3)), (False,), 90.0)


def picture(*legs: PathLeg) -> pygame.Surface:
    """On the whole frame, so that pictures of different sizes compare."""
    image, corner = path_picture(VIEW, (4, 4), legs, legs[-1].turn)
    frame = pygame.Surface((504, 459), pygame.SRCALPHA)
    frame.blit(image, corner)
    return frame


def changed(one: pygame.Surface, other: pygame.Surface) -> pygame.Rect:
    """Where two pictures differ."""
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 1), other)
    mask.invert()
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)


def test_the_end_of_each_part_tells_where_the_unit_looks() -> None:
    ahead, aside = picture(FIRST, LAST), picture(FIRST._replace(turn=90.0), LAST)
    found = changed(ahead, aside)
    x, y = VIEW.center((4, 3))
    reach = VIEW.unit
    assert found.width and pygame.Rect(x - reach, y - reach, 2 * reach, 2 * reach).contains(found)


def test_a_part_that_is_lit_sidesteps_and_what_is_blocked_look_different() -> None:
    usual = picture(FIRST, LAST)
    for leg in (
        LAST._replace(lit=True),
        LAST._replace(sideways=(True,)),
        LAST._replace(blocked=(6, 3)),
    ):
        assert changed(usual, picture(FIRST, leg)).width
