"""The focus: Tab and arrows reach every control, and a click works what it was meant for."""

import pygame
import pytest

from game.ui.kit.buttons import Button
from game.ui.kit.choice import Choice
from game.ui.kit.tooltip import tooltip
from tests.ui.kit.room import SIZE, Room

ARROWS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)


def buttons(count: int) -> list[Button]:
    return [Button(f"b{number}", lambda: None) for number in range(count)]


@pytest.mark.parametrize("columns", [1, 2, 3, 5])
def test_arrows_lead_from_any_control_to_any_other(columns: int) -> None:
    widgets = buttons(11)
    room = Room(widgets, columns)
    for start in widgets:
        reached, waiting = {start.name}, [start]
        while waiting:
            here = waiting.pop()
            for arrow in ARROWS:
                room.form.set_focus(here)
                room.key(arrow)
                there = room.form.focus
                assert isinstance(there, Button)
                if there.name not in reached:
                    reached.add(there.name)
                    waiting.append(there)
        assert len(reached) == len(widgets)


def test_tab_goes_round_both_ways_and_leaves_out_what_cannot_be_used() -> None:
    widgets = buttons(4)
    widgets[1].enable(False)
    widgets[2].visible = False
    room = Room(widgets)
    seen = []
    for _ in range(3):
        room.key(pygame.K_TAB)
        assert room.form.focus is not None
        seen.append(room.form.focus.name)
    assert seen == ["b0", "b3", "b0"]
    room.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert room.form.focus is widgets[3]


def test_an_arrow_prefers_what_lies_straight_ahead() -> None:
    widgets = buttons(9)
    room = Room(widgets, 3)
    room.form.set_focus(widgets[4])
    for arrow, name in zip(ARROWS, ("b3", "b5", "b1", "b7"), strict=True):
        room.form.set_focus(widgets[4])
        room.key(arrow)
        assert room.form.focus is not None and room.form.focus.name == name


def test_a_press_that_leaves_the_control_is_none() -> None:
    done: list[str] = []
    widgets = [Button("one", lambda: done.append("one")), Button("two", lambda: done.append("two"))]
    room = Room(widgets)
    room.drag(widgets[0].rect.center, widgets[1].rect.center)
    assert not done
    room.click(widgets[1].rect.center)
    assert done == ["two"]


def test_nothing_to_draw_when_nothing_changes() -> None:
    room = Room(buttons(2))
    room.form.stale = False
    room.move((1, 1))
    room.move((2, 2))
    assert not room.form.stale
    room.move(room.form.widgets[0].rect.center)
    assert room.form.stale


def test_a_hint_comes_with_mouse_and_keys_and_goes_with_the_click() -> None:
    widgets = [Button("a", lambda: None, hint="What a does."), Choice(["x"], 0, lambda index: None)]
    room = Room(widgets)
    room.rest()
    assert room.form.told is None
    room.move(widgets[0].rect.center)
    room.rest(480)
    assert room.form.told is None
    room.rest(20)
    assert room.form.told is widgets[0]
    shown = room.picture()
    room.click(widgets[0].rect.center)
    room.rest()
    assert room.form.told is None and room.picture() != shown
    room.key(pygame.K_TAB)
    room.key(pygame.K_TAB)
    room.rest(480)
    assert room.form.told is None
    room.rest(20)
    assert room.form.told is widgets[0]
    room.move((1, 1))
    assert room.form.told is None


@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0, 3.0])
@pytest.mark.parametrize("place", ["topleft", "topright", "bottomleft", "bottomright", "center"])
def test_a_tooltip_stays_in_the_window_and_off_its_control(place: str, scale: float) -> None:
    window = pygame.Rect(0, 0, round(SIZE[0] * scale), round(SIZE[1] * scale))
    near = pygame.Rect(0, 0, round(120 * scale), round(40 * scale))
    setattr(near, place, getattr(window, place))
    rect = tooltip("Some words that take more than a single line of it, by a few.", near, window, scale).rect
    assert window.contains(rect)
    assert not rect.colliderect(near)


def test_a_tooltip_in_smaller_type_lies_where_the_usual_one_would_cover_something() -> None:
    window, near, words = pygame.Rect(0, 0, 600, 400), pygame.Rect(0, 300, 100, 100), "Some words " * 6
    first = tooltip(words, near, window, 2.0)
    free = pygame.Rect(0, 0, round(first.rect.width * 0.85), round(first.rect.height * 0.9))
    taken = [pygame.Rect(free.right, 0, 600 - free.right, 400), pygame.Rect(0, free.bottom, 600, 300)]
    small = tooltip(words, near, window, 2.0, keep=[taken])
    assert small.rect.collidelist(taken) < 0 and small.scale < first.scale


def test_a_control_that_comes_back_is_neither_hovered_nor_focused() -> None:
    gone, stays = buttons(2)
    room = Room([gone, stays])
    room.move(gone.rect.center)
    room.form.set_focus(gone)
    room.form.fill([stays])
    room.move(stays.rect.center)
    room.form.fill([gone, stays])
    assert room.form.hover is stays and stays.hovered
    assert not gone.hovered and not gone.focused and not gone.lit


def test_a_click_leaves_no_ring_when_the_pointer_goes_and_a_key_brings_it_back() -> None:
    widgets = buttons(3)
    room = Room(widgets)
    room.form.set_focus(widgets[0])
    assert room.form.meant is widgets[0]
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        room.form.handle(pygame.event.Event(kind, pos=widgets[1].rect.center, button=1))
    assert room.form.focus is room.form.meant is widgets[1]
    room.form.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(SIZE[0] - 1, SIZE[1] - 1)))
    assert room.form.focus is widgets[1] and room.form.meant is None
    room.form.fill(widgets)
    assert room.form.meant is None
    room.key(pygame.K_TAB)
    assert room.form.meant is widgets[2]


def test_home_and_end_lead_to_the_ends_of_a_menu() -> None:
    widgets = buttons(5)
    room = Room([Choice(["a", "b"], 0, lambda index: None, name="choice"), *widgets])
    room.form.set_focus(widgets[2])
    room.key(pygame.K_END)
    assert room.form.focus is widgets[4]
    room.key(pygame.K_HOME)
    assert room.form.focus is widgets[0], "the choice above is no button of the menu"
