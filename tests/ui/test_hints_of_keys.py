"""By keys a hint stands beside its control, and hides no words that the choice is judged by."""

from pathlib import Path

import pygame
import pytest

from game.ui.kit.hints import DELAY
from game.ui.tables.command_core.tip_room import read_on_panel
from tests.ui.board_moments import open_moment
from tests.ui.driver import Driver


@pytest.mark.parametrize(("moment", "control"), [("program", "ready"), ("order", "number")])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_hint_by_keys_hides_no_words_of_the_panel(
    tmp_path: Path, moment: str, control: str, size: tuple[int, int]
) -> None:
    driver = Driver(tmp_path, size, reduce_motion=True)
    scene = open_moment(driver, moment)
    form = scene.form
    named = (one for one in form.widgets if one.name.startswith(control) and one.reachable)
    found = scene.board.answers()[-1] if control == "ready" else next(named)
    form.go(found)
    for _ in range(DELAY // 16 + 8):
        driver.app.frame(16)
    place = form.hint_place(pygame.Rect((0, 0), scene.size))
    assert form.told is found and place is not None
    assert place.collidelist(read_on_panel(scene.board)) < 0
