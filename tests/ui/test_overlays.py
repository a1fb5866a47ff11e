"""What is laid over a screen that is larger than the window is seen whole."""

from pathlib import Path

import pytest

from game.ui.overlay import OverlayScene
from game.ui.tables.overlays.log_scene import LogLine, LogScene
from tests.ui.driver import Driver
from tests.ui.test_screens import open_screen


@pytest.mark.slow
@pytest.mark.parametrize("scale", [125, 150])
@pytest.mark.parametrize("screen", ["first time", "pause", "who concedes", "concede"])
def test_a_question_is_seen_whole_at_any_ui_scale(tmp_path: Path, screen: str, scale: int) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    open_screen(driver, screen)
    driver.context.change(ui_scale=scale)
    driver.app.frame(16)
    assert isinstance(driver.scene, OverlayScene)
    assert driver.app.canvas.view.contains(driver.scene.frame)


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("scale", [75, 100, 125, 150])
@pytest.mark.parametrize("screen", ["table", "lanes"])
def test_the_card_of_a_line_of_the_log_lies_beside_the_list(tmp_path: Path, screen: str, scale: int) -> None:
    driver = Driver(tmp_path, reduce_motion=True, ui_scale=scale)
    open_screen(driver, screen)
    session = driver.scene.session  # type: ignore[attr-defined]
    face = session.game_ui.card_book().face(next(iter(session.game_ui.card_book().cards)))
    lines = [LogLine("A card is played.", face=face)]
    log = LogScene(driver.context, driver.context.gallery, lines, lambda face: [("Heat", "Costs heat. " * 9)])
    driver.context.navigator.push(log)
    driver.app.frame(16)
    (shown,) = log.movers(driver.app.canvas.surface)
    assert driver.app.canvas.layer.get_size() == driver.app.window.get_size()
    assert not shown.inflate(-28 * log.scale, 0).colliderect(log.list.rect)
