"""Cards laid out over a table grow with the UI scale, and scroll where not all of them have room."""

from pathlib import Path

import pygame
import pytest

from game.ui.kit.card import CardWidget
from game.ui.tables.overlays.picker import PickerScene
from tests.ui.driver import Driver
from tests.ui.lanes_table import table

pytestmark = pytest.mark.usefixtures("plain_cards")
CARDS = ["scout", "drone", "golem", "sentinel", "enforcer", "blaster", "chainsaw", "laser_cannon"]


def opened(folder: Path, size: tuple[int, int], scale: int, count: int) -> tuple[Driver, PickerScene]:
    start = {"players": [{"discard": (CARDS * 3)[:count]}]}
    driver = table(folder, size=size, ui_scale=scale, start=start)
    driver.click("own discard")
    assert isinstance(driver.scene, PickerScene)
    return driver, driver.scene


@pytest.mark.slow
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("count", [1, 3, 8, 20])
def test_a_tray_grows_with_the_ui_scale_and_stays_in_the_window(
    tmp_path: Path, size: tuple[int, int], count: int
) -> None:
    widths, titles = [], []
    for scale in (100, 150, 200):
        _, tray = opened(tmp_path / str(scale), size, scale, count)
        assert tray.size == size, "no part of it lies outside the window"
        assert pygame.Rect((0, 0), size).contains(tray.frame)
        assert tray.frame.contains(tray.cancel_button.rect) and tray.frame.contains(tray.heading.rect)
        first = tray.cards[0]
        assert tray.frame.contains(first.rect), "the first row is seen whole"
        widths.append(first.rect.width)
        titles.append(tray.heading.rect.height)
    assert widths[1] >= 1.3 * widths[0] and widths[2] >= widths[1]
    assert titles[2] >= 1.9 * titles[0]


def test_the_last_card_of_a_full_tray_is_reached_by_keys(tmp_path: Path) -> None:
    driver, tray = opened(tmp_path, (1280, 720), 200, 20)
    last = tray.cards[-1]
    assert last.pane is not None and not last.pane.rect.colliderect(last.rect)
    for _ in range(30):
        if tray.form.focus is last:
            break
        driver.key(pygame.K_TAB)
    focus = tray.form.focus
    assert isinstance(focus, CardWidget) and focus is last and last.pane.rect.contains(last.rect)
    assert tray.frame.contains(last.rect)
