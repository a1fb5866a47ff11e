"""The guard: after a new question nothing is answered by a click or key that was meant for the last one."""

import pygame
import pytest

from game.ui.kit.buttons import Button
from game.ui.kit.guard import SETTLING
from game.ui.kit.text_field import TextField
from game.ui.kit.widget import Widget
from tests.ui.kit.room import Room


def room_with(done: list[str]) -> tuple[Room, Widget]:
    button = Button("a", lambda: done.append("a"))
    return Room([button, Button("b", lambda: done.append("b"))]), button


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_e, pygame.K_1])
def test_keys_that_decide_are_held_back(key: int) -> None:
    done: list[str] = []
    room, button = room_with(done)
    room.form.set_focus(button)
    room.form.settle()
    assert room.key(key), "the screen's own keys must not see it either"
    room.rest(SETTLING - 20)
    assert room.key(key)
    assert not done
    room.rest(20)
    room.key(key)
    assert bool(done) is (key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE))


def test_clicks_are_held_back_and_a_press_before_is_let_go() -> None:
    done: list[str] = []
    room, button = room_with(done)
    room.form.settle()
    room.click(button.rect.center)
    assert not done and not button.focused
    room.rest()
    room.event(pygame.MOUSEBUTTONDOWN, pos=button.rect.center, button=1)
    room.form.settle()
    assert not button.pressed
    room.event(pygame.MOUSEBUTTONUP, pos=button.rect.center, button=1)
    assert not done
    room.rest()
    room.click(button.rect.center)
    assert done == ["a"]


def test_a_click_that_began_too_early_does_not_count_later() -> None:
    done: list[str] = []
    room, button = room_with(done)
    room.form.settle()
    room.event(pygame.MOUSEBUTTONDOWN, pos=button.rect.center, button=1)
    room.rest()
    room.event(pygame.MOUSEBUTTONUP, pos=button.rect.center, button=1)
    assert not done


def test_the_pointer_tab_and_arrows_go_on() -> None:
    room, button = room_with([])
    room.form.settle()
    room.move(button.rect.center)
    assert button.hovered
    room.key(pygame.K_TAB)
    assert button.focused
    room.key(pygame.K_RIGHT)
    assert room.form.focus is room.form.widgets[1]


def test_letters_are_not_typed() -> None:
    field = TextField("", lambda text: None, name="field")
    room = Room([field])
    room.form.set_focus(field)
    room.form.settle()
    room.type("x")
    assert field.value == ""
    room.rest()
    room.type("x")
    assert field.value == "x"


def test_before_a_new_decision_is_drawn_no_time_passes() -> None:
    done: list[str] = []
    room, button = room_with(done)
    room.form.set_focus(button)
    room.form.ask_anew()
    room.rest(10 * SETTLING)
    room.key(pygame.K_RETURN)
    assert not done, "nobody has seen yet what is asked"
    room.form.guard.drawn()
    room.rest(SETTLING - 20)
    room.key(pygame.K_e)
    assert not done
    room.rest(20)
    room.key(pygame.K_RETURN)
    assert done


def test_a_key_that_goes_on_being_pressed_is_held_back_until_it_rests() -> None:
    done: list[str] = []
    room, button = room_with(done)
    room.form.set_focus(button)
    room.key(pygame.K_RETURN)
    room.form.ask_anew()
    room.form.guard.drawn()
    for _ in range(5):
        room.rest(200)
        room.key(pygame.K_RETURN)
    assert done == ["a"]
    room.rest(SETTLING)
    room.key(pygame.K_RETURN)
    assert done == ["a", "a"]


def test_another_key_is_held_back_no_longer_than_usual() -> None:
    done: list[str] = []
    room, button = room_with(done)
    room.form.set_focus(button)
    room.key(pygame.K_1)
    room.form.ask_anew()
    room.form.guard.drawn()
    room.rest(SETTLING - 20)
    room.key(pygame.K_2)
    room.rest(20)
    room.key(pygame.K_RETURN)
    assert done == ["a"]
