"""Figures at rest breathe, and only the pixels that move are drawn."""

import pygame
import pytest

from game.ui.tables.shows.breathing import PERIOD, breaths, chest, draw_raised, uncovered


def test_a_breath_rises_and_sinks_out_of_step() -> None:
    shown = [breaths(clock, 528) for clock in range(0, PERIOD, 20)]
    for seat in (0, 1):
        assert {up[seat] for up in shown} == {0, 1, 2}
    assert any(one != two for one, two in shown)
    assert breaths(0, 528)[0] == breaths(PERIOD, 528)[0] == 0


def test_the_feet_stand_still_and_no_gap_opens() -> None:
    image = pygame.Surface((10, 100), pygame.SRCALPHA)
    image.fill((200, 0, 0))
    for up in (0, 1, 2):
        surface = pygame.Surface((10, 120))
        touched = draw_raised(surface, image, (0, 10), up)
        red = [y for y in range(120) if surface.get_at((5, y))[:3] == (200, 0, 0)]
        assert red == list(range(10 - up, 110))
        assert touched.top == 10 - up and touched.bottom == 110
        assert chest(image, (0, 10)).top <= 10 - up


@pytest.mark.parametrize(
    "cover", [(2, 2, 3, 3), (-5, -5, 9, 30), (0, 0, 10, 10), (50, 50, 5, 5), (8, -1, 9, 4)]
)
def test_what_is_covered_is_left_out(cover: tuple[int, int, int, int]) -> None:
    rect, over = pygame.Rect(0, 0, 10, 10), pygame.Rect(cover)
    pieces = uncovered(rect, [over])
    points = [(x, y) for x in range(-6, 16) for y in range(-6, 16)]
    for point in points:
        inside = rect.collidepoint(point) and not over.collidepoint(point)
        assert sum(piece.collidepoint(point) for piece in pieces) == inside
