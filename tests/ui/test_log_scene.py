"""The log, opened wide."""

from pathlib import Path

import pygame
import pytest

from game.ui.paint.palette import INK, PAPER
from game.ui.paint.text import text_width
from game.ui.tables.overlays.log_scene import LogLine, LogList, LogScene
from tests.ui.contrast import contrast
from tests.ui.driver import Driver
from tests.ui.test_screens import open_screen


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


@pytest.mark.slow
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1024, 768), (2560, 1080)])
def test_no_line_of_the_log_shrinks_at_a_larger_scale(tmp_path: Path, size: tuple[int, int]) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    open_screen(driver, "lanes")
    driver.key(pygame.K_l)
    scene = driver.scene
    assert isinstance(scene, LogScene) and len(scene.lines) > 100
    for factor in (1.0, 1.5):
        scene.resize(size, factor)
        rows = scene.list
        room = rows.rect.width - rows.unit(14 + 12 + 26 + 26)
        widest = max(text_width(line.sentence, "text", rows.unit(16)) for line in rows.lines)
        assert widest <= room, f"at {factor}"
        assert scene.frame.right < size[0] * 0.9, "the card of a line has room beside it"
