"""The frame of the tables, in windows of all shapes."""

import pygame
import pytest

from game.ui.kit.area import Area
from game.ui.paint import lane
from game.ui.tables.frame import make_frame
from game.ui.tables.scrap_knights.places import lay_out

SIZES = [(960, 540), (1024, 768), (1280, 1024), (1280, 720), (2560, 1080), (3840, 2160)]


def area(size: tuple[int, int]) -> Area:
    return Area(pygame.Rect((0, 0), size), min(size[0] / 1280, size[1] / 720))


@pytest.mark.parametrize("enlarged", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_the_felt_is_as_high_as_a_hand_needs_and_the_arena_has_the_rest(
    size: tuple[int, int], enlarged: float
) -> None:
    frame = make_frame(area(size), enlarged)
    units = frame.felt.rect.height / frame.felt.scale
    assert 200 <= units <= 203
    assert frame.arena.rect.height >= size[1] * 0.72 - 1


@pytest.mark.parametrize("size", SIZES)
def test_mechs_at_distance_0_stand_nearer_than_at_1_and_on_their_pads(size: tuple[int, int]) -> None:
    places = lay_out(area(size))
    assert places.apart(0) < places.apart(1) < places.apart(2)
    assert lane.drawn(0) > 0.5 and lane.drawn(1) == 1
