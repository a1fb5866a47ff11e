"""Hints: where they come from, where they lie, and the walk through all of them."""

import pygame

from game.ui.kit.buttons import Button
from game.ui.kit.hints import HintArea
from game.ui.kit.widget import Widget
from tests.ui.kit.room import SIZE, Room

WINDOW = pygame.Rect((0, 0), SIZE)


def shown(room: Room) -> list[pygame.Rect]:
    return room.form.draw_hint(pygame.Surface(SIZE), WINDOW)


def test_a_hint_tells_the_value_of_now() -> None:
    heat = [3]
    area = HintArea("heat", lambda: f"Heat {heat[0]} of 7.")
    room = Room([area])
    room.move(area.rect.center)
    room.rest()
    assert room.form.told is area and room.form.hints.text == "Heat 3 of 7."
    heat[0] = 4
    assert room.form.hints.text == "Heat 4 of 7."


def test_a_hint_lies_beside_its_control_wherever_the_window_ends() -> None:
    widgets: list[Widget] = [
        Button(str(number), lambda: None, hint="*Words* with an :heat: icon. " * 5) for number in range(8)
    ]
    room = Room(widgets, columns=2)
    for widget in widgets:
        room.move(widget.rect.center)
        room.rest()
        (rect,) = shown(room)
        assert WINDOW.contains(rect) and not rect.colliderect(widget.rect)


def test_a_hint_beside_a_tall_control_does_not_cover_it() -> None:
    area = HintArea("gauge", "Heat.")
    room = Room([area])
    area.place(pygame.Rect(20, 0, 60, SIZE[1]), 1.0)
    room.move(area.rect.center)
    room.rest()
    (rect,) = shown(room)
    assert WINDOW.contains(rect) and not rect.colliderect(area.rect)


def test_a_hint_stays_in_the_part_of_the_canvas_that_is_seen() -> None:
    widget = Button("a", lambda: None, hint="What a does.")
    room = Room([widget], columns=1)
    room.move(widget.rect.center)
    room.rest()
    seen = pygame.Rect(0, 0, 400, widget.rect.bottom)
    (rect,) = room.form.draw_hint(pygame.Surface(SIZE), seen)
    assert seen.contains(rect)


def test_the_focus_after_a_mouse_action_brings_no_hint() -> None:
    widget = Button("a", lambda: None, hint="What a does.")
    room = Room([widget])
    room.click(widget.rect.center)
    room.move((1, 1))
    room.rest()
    assert widget.focused and room.form.told is None


def test_an_area_gives_way_to_the_control_on_it_and_lets_clicks_through() -> None:
    done: list[str] = []
    button = Button("on it", lambda: done.append("clicked"))
    area = HintArea("plate", "Whose plate this is.")
    room = Room([button, area], columns=1)
    area.place(button.rect.inflate(60, 60), 1.0)
    room.click(button.rect.center)
    assert done == ["clicked"]
    beside = (area.rect.left + 5, area.rect.top + 5)
    room.move(beside)
    room.rest()
    assert room.form.told is area
    assert not room.event(pygame.MOUSEBUTTONDOWN, pos=beside, button=1)
    assert room.form.told is None
    room.key(pygame.K_TAB)
    room.key(pygame.K_TAB)
    assert button.focused, "an area is no stop for Tab"


def test_f2_walks_through_all_hints_and_esc_ends_it() -> None:
    off = Button("off", lambda: None)
    off.enable(False, "Not before the duel.")
    widgets: list[Widget] = [
        Button("a", lambda: None, hint="What a does."),
        Button("silent", lambda: None),
        HintArea("gauge", "What the gauge shows."),
        off,
    ]
    room = Room(widgets)
    seen = []
    for _ in range(4):
        assert room.key(pygame.K_F2)
        told = room.form.told
        assert told is not None
        seen.append(told.name)
    assert seen == ["a", "gauge", "off", "a"]
    assert room.key(pygame.K_F2, pygame.KMOD_SHIFT)
    assert room.form.told is off
    assert room.key(pygame.K_ESCAPE)
    assert room.form.told is None
    assert not room.key(pygame.K_ESCAPE), "the next Esc is the screen's own"


def test_enter_works_the_control_that_the_walk_has_come_to() -> None:
    done: list[str] = []
    first = Button("first", lambda: done.append("first"))
    second = Button("second", lambda: done.append("second"), hint="What it does.")
    room = Room([first, second])
    room.form.set_focus(first)
    room.key(pygame.K_F2)
    room.key(pygame.K_RETURN)
    assert done == ["second"] and second.focused and room.form.told is None


def test_without_hints_f2_shows_nothing() -> None:
    room = Room([Button("a", lambda: None)])
    room.key(pygame.K_F2)
    assert room.form.told is None and not room.form.hints.walking


def test_a_hint_stays_with_the_control_that_takes_the_place_of_its_own() -> None:
    old, new, copy = (Button("a", lambda: None, hint="What a does.") for _ in range(3))
    room = Room([old])
    room.move(old.rect.center)
    room.rest()
    new.place(old.rect, 1.0)
    copy.place(old.rect.move(0, 200), 1.0)
    room.form.fill([copy, new])
    assert room.form.told is new and room.form.hover is new
    copy.place(old.rect.move(0, 200), 1.0)
    room.form.fill([copy])
    assert room.form.told is None and room.form.hover is None, "nothing of it is under the pointer any more"
