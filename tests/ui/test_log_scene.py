"""The log, opened wide."""

import pygame
import pytest

from game.ui.paint.palette import INK, PAPER, contrast
from game.ui.tables.log_scene import LogLine, LogList


@pytest.mark.parametrize("heading", [False, True])
def test_the_marked_line_can_be_read_on_its_paper(heading: bool) -> None:
    log = LogList([LogLine("A move of Ada", heading=heading)])
    log.place(pygame.Rect(0, 0, 400, 60), 1.0)
    surface = pygame.Surface((400, 60))
    log.draw(surface)
    inside = surface.subsurface(pygame.Rect(26, 6, 300, 16))
    found = {tuple(inside.get_at((x, y)))[:3] for x in range(300) for y in range(16)}
    darkest = min(found, key=sum)
    assert contrast(PAPER, (darkest[0], darkest[1], darkest[2])) > 7 and contrast(PAPER, INK) > 7
