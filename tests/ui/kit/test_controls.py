"""Every control does its work by mouse and by keys, shows where the focus is, and says what does not fit."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.ui.kit.buttons import Button
from game.ui.kit.choice import Choice
from game.ui.kit.labels import Label, RichText
from game.ui.kit.list_box import ListBox
from game.ui.kit.slider import Slider
from game.ui.kit.text_field import TextField
from game.ui.kit.toggle import Toggle
from game.ui.kit.widget import Widget
from tests.ui.kit.room import Room

Make = Callable[[Callable[..., Any]], Widget]

CONTROLS: dict[str, Make] = {
    "button": lambda done: Button("Go", done),
    "toggle": lambda done: Toggle("Mute", False, done),
    "choice": lambda done: Choice(["one", "two", "three"], 0, done, name="choice"),
    "slider": lambda done: Slider(50, done, name="slider"),
    "list": lambda done: ListBox(["a", "b", "c"], done, row_height=20, name="list"),
    "text": lambda done: TextField("abc", done, name="text"),
}
KEYS = {
    "button": [pygame.K_RETURN],
    "toggle": [pygame.K_SPACE],
    "choice": [pygame.K_RIGHT],
    "slider": [pygame.K_LEFT],
    "list": [pygame.K_DOWN, pygame.K_RETURN],
    "text": [pygame.K_BACKSPACE],
}
GIVEN = {"button": (), "toggle": (True,), "choice": (1,), "slider": (45,), "list": (1,)}


@pytest.mark.parametrize("kind", CONTROLS)
def test_keys_work_it(kind: str) -> None:
    done: list[tuple[object, ...]] = []
    room = Room([Button("Before", lambda: None), CONTROLS[kind](lambda *values: done.append(values))])
    room.key(pygame.K_TAB)
    room.key(pygame.K_TAB)
    for key in KEYS[kind]:
        assert room.key(key)
    assert done == [GIVEN.get(kind, ("ab",))]


@pytest.mark.parametrize("kind", [kind for kind in CONTROLS if kind != "text"])
def test_the_mouse_works_it(kind: str) -> None:
    done: list[tuple[object, ...]] = []
    widget = CONTROLS[kind](lambda *values: done.append(values))
    room = Room([Button("Before", lambda: None), widget])
    room.click((widget.rect.right - 110, widget.rect.top + 30))
    if kind == "list":
        room.click((widget.rect.right - 110, widget.rect.top + 30))
    assert len(done) == 1
    assert widget.focused


@pytest.mark.parametrize("kind", CONTROLS)
def test_focus_and_pointer_can_be_seen(kind: str) -> None:
    widget = CONTROLS[kind](lambda *values: None)
    room = Room([Button("Before", lambda: None), widget])
    plain = room.picture()
    room.form.set_focus(widget)
    assert room.picture() != plain
    room.form.set_focus(None)
    assert room.picture() == plain
    room.move(widget.rect.center)
    assert room.picture() != plain


@pytest.mark.parametrize("kind", CONTROLS)
def test_a_control_that_is_out_of_use_does_nothing_and_says_why(kind: str) -> None:
    done: list[object] = []
    widget = CONTROLS[kind](lambda *values: done.append(values))
    widget.enable(False, "Not before the duel.")
    room = Room([Button("Before", lambda: None), widget])
    room.key(pygame.K_TAB)
    room.key(pygame.K_TAB)
    assert not widget.focused
    room.click(widget.rect.center)
    assert room.form.told is widget and widget.tip == "Not before the duel."
    for key in KEYS[kind]:
        room.key(key)
    assert not done


@pytest.mark.parametrize(
    "widget",
    [
        Button("A button with far too many words on it for its place", lambda: None),
        Toggle("A toggle with far too many words beside it for its place", True, lambda on: None),
        Choice(["short", "a value that nobody could read in this little place"], 0, lambda index: None),
        Label("A label with far too many words on it to be read here"),
        RichText("Text that goes on " * 60),
    ],
    ids=lambda widget: type(widget).__name__,
)
def test_words_that_do_not_fit_are_reported(widget: Widget) -> None:
    widget.place(pygame.Rect(0, 0, 150, 40), 1.0)
    assert not all(box.fits for box in widget.boxes())
    widget.place(pygame.Rect(0, 0, 2400, 400), 1.0)
    assert all(box.fits for box in widget.boxes())


def test_a_list_scrolls_by_keys_wheel_and_bar() -> None:
    picked: list[int] = []
    widget = ListBox([f"row {number}" for number in range(50)], picked.append, row_height=20, name="list")
    room = Room([widget], columns=1)
    assert widget.fitting == 3
    room.form.set_focus(widget)
    for _ in range(10):
        room.key(pygame.K_DOWN)
    assert widget.index == 10 and widget.first <= 10 < widget.first + widget.fitting
    room.key(pygame.K_PAGEDOWN)
    assert widget.index == 13
    room.move(widget.rect.center)
    room.event(pygame.MOUSEWHEEL, x=0, y=-2)
    first = widget.first
    room.event(pygame.MOUSEWHEEL, x=0, y=100)
    assert first > 0 and widget.first == 0
    room.drag((widget.rect.right - 8, widget.rect.top + 2), (widget.rect.right - 8, widget.rect.bottom))
    assert widget.first == 50 - widget.fitting


def test_dragging_the_bar_of_a_list_picks_nothing() -> None:
    picked: list[int] = []
    widget = ListBox([f"row {number}" for number in range(50)], picked.append, row_height=20, name="list")
    room = Room([widget], columns=1)
    room.drag((widget.rect.right - 8, widget.rect.top + 2), (widget.rect.right - 8, widget.rect.bottom - 2))
    assert not picked and widget.index == 0


def test_a_click_marks_a_row_and_a_click_on_the_marked_one_works_it() -> None:
    picked: list[int] = []
    moved: list[int] = []
    widget = ListBox(["a", "b"], picked.append, row_height=20, name="list", moved=moved.append)
    room = Room([widget], columns=1)
    second = (widget.rect.left + 50, widget.rect.top + 30)
    room.click(second)
    assert (picked, moved) == ([], [1])
    room.click((widget.rect.left + 50, widget.rect.top + 50))
    assert not picked, "below the last row there is nothing to work"
    room.click(second)
    assert picked == [1]


def test_a_slider_marks_its_stops_where_a_press_sets_them() -> None:
    values: list[int] = []
    slider = Slider(100, values.append, 75, 200, name="slider")
    slider.place(pygame.Rect(10, 10, 276, 42), 1.0)
    assert [value for value, _ in slider.stops()] == [75, 100, 125, 150, 175, 200]
    for value, x in slider.stops():
        slider.value = -1
        slider.press((x, slider.rect.centery))
        assert values[-1] == value
    assert [value for value, _ in Slider(0, values.append).stops()] == [0, 25, 50, 75, 100]
