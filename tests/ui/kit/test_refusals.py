"""Refusals: a click that can do nothing says why."""

from pathlib import Path

import pygame
import pytest

from game.ui.kit.buttons import Button
from game.ui.kit.card import CardWidget
from game.ui.kit.shake import LENGTH
from game.ui.kit.widget import Widget
from game.ui.paint.cards.gallery import Gallery
from game.ui.tables.game_ui import game_ui
from tests.ui.driver import Driver
from tests.ui.kit.room import Room


def disabled() -> Button:
    button = Button("off", lambda: None, hint="What it does.")
    button.enable(False, "Needs 4 Energy, you have 2.")
    return button


def card() -> CardWidget:
    shown = game_ui("scrap_knights").card_book()
    widget = CardWidget(Gallery(), shown.face(shown.cards[0]), None, compact=True)
    widget.refusal = lambda: "Not in Range."
    return widget


def refused_by_click(room: Room, widget: Widget) -> None:
    room.click(widget.rect.center)


def refused_by_keys(room: Room, widget: Widget) -> None:
    room.form.set_focus(widget)
    room.key(pygame.K_RETURN)


@pytest.mark.parametrize("way", [refused_by_click, refused_by_keys])
@pytest.mark.parametrize(
    ("make", "sentence"), [(disabled, "Needs 4 Energy, you have 2."), (card, "Not in Range.")]
)
def test_what_cannot_be_worked_says_why(way, make, sentence) -> None:  # type: ignore[no-untyped-def]
    widget, heard = make(), []
    room = Room([Button("Before", lambda: None), widget])
    room.form.on_refusal = heard.append
    way(room, widget)
    assert heard == [widget]
    assert room.form.told is widget and room.form.hints.text == sentence
    room.move((1, 1))
    assert room.form.told is None


def test_what_has_no_reason_stays_silent() -> None:
    widget, heard = Button("off", lambda: None), []
    widget.enable(False)
    shown = game_ui("scrap_knights").card_book()
    looked_at = CardWidget(Gallery(), shown.face(shown.cards[0]), None, compact=True)
    room = Room([widget, looked_at])
    room.form.on_refusal = heard.append
    refused_by_click(room, widget)
    refused_by_click(room, looked_at)
    assert not heard and room.form.told is None
    assert looked_at.focused


def test_a_pickable_card_with_a_refusal_is_picked() -> None:
    widget, done = card(), []
    widget.pick = lambda: done.append("picked")
    room = Room([widget])
    refused_by_click(room, widget)
    assert done == ["picked"] and room.form.told is None


def test_a_disabled_control_says_why_first_and_then_what_it_does() -> None:
    assert disabled().tip == "Needs 4 Energy, you have 2.\nWhat it does."


@pytest.mark.slow
@pytest.mark.parametrize("reduce_motion", [False, True])
def test_the_screen_shakes_the_control_and_sounds(tmp_path: Path, reduce_motion: bool) -> None:
    driver = Driver(tmp_path, reduce_motion=reduce_motion)
    button = driver.control("Load")
    assert isinstance(button, Button)
    button.enable(False, "There is no saved duel.")
    driver.move(button.rect.center)
    before = button.rect.copy()
    driver.event(pygame.MOUSEBUTTONDOWN, pos=button.rect.center, button=1)
    assert driver.context.sound.played[-1] == "refuse"
    assert driver.scene.form.told is button
    offsets = []
    for _ in range(LENGTH // 16 + 1):
        offsets.append(driver.scene.form.shake.offset)
        driver.app.frame(16)
    assert any(offsets) is not reduce_motion
    assert min(offsets) >= -4 and max(offsets) <= 4
    assert driver.scene.form.shake.offset == 0 and button.rect == before
    driver.event(pygame.MOUSEBUTTONUP, pos=button.rect.center, button=1)
    assert driver.scene_name == "TitleScene"


def test_the_shake_is_seen_and_leaves_no_trace(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    button = driver.control("Load")
    button.enable(False, "There is no saved duel.")
    driver.click_at(button.rect.center)
    strip = pygame.Rect(button.rect.left - 4, button.rect.top, 4, button.rect.height)

    def pixels() -> bytes:
        return pygame.image.tobytes(driver.app.window.subsurface(strip), "RGB")

    seen = [pixels()]
    for _ in range(10):
        driver.app.frame(16)
        seen.append(pixels())
    driver.scene.stale = True
    driver.app.frame(16)
    assert len(set(seen)) > 1 and seen[-1] == pixels()
