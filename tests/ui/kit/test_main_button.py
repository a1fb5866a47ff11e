"""Enter works the gold button where the focus has nothing to do; after the mouse no focus is looked at."""

import pygame
import pytest

from game.ui.kit.buttons import Button
from game.ui.kit.card import CardWidget
from game.ui.kit.slider import Slider
from game.ui.kit.text_field import TextField
from game.ui.kit.widget import Widget
from game.ui.paint.cards.gallery import Gallery
from game.ui.tables.game_ui import game_ui
from tests.ui.kit.room import Room


def card() -> CardWidget:
    shown = game_ui("scrap_knights").card_book()
    return CardWidget(Gallery(), shown.face(shown.cards[0]), None, compact=True)


@pytest.mark.parametrize(
    "make",
    [lambda: None, card, lambda: Slider(50, lambda value: None, name="slider")],
    ids=["nowhere", "card", "slider"],
)
def test_enter_works_the_one_gold_button(make) -> None:  # type: ignore[no-untyped-def]
    done: list[str] = []
    gold = Button("Go", lambda: done.append("go"), primary=True)
    focus: Widget | None = make()
    room = Room([*([focus] if focus else []), Button("Other", lambda: done.append("other")), gold])
    room.form.set_focus(focus)
    room.key(pygame.K_SPACE)
    assert not done, "Space is for the control that has the focus"
    room.key(pygame.K_RETURN)
    assert done == ["go"]
    gold.enable(False, "Choose a card first.")
    room.key(pygame.K_RETURN)
    assert done == ["go"]


def test_enter_works_no_gold_button_where_the_focus_has_something_to_do() -> None:
    done: list[str] = []
    gold = Button("Go", lambda: done.append("go"), primary=True)
    other = Button("Other", lambda: done.append("other"))
    field = TextField("Ada", lambda text: None, name="field")
    refusing = card()
    refusing.refusal = "Not in Range."
    room = Room([gold, other, field, refusing])
    room.form.set_focus(other)
    room.key(pygame.K_RETURN)
    assert done == ["other"]
    for silent in (field, refusing):
        room.form.set_focus(silent)
        room.key(pygame.K_RETURN)
        assert done == ["other"]
    assert room.form.told is refusing


def test_enter_chooses_between_no_two_gold_buttons() -> None:
    done: list[str] = []
    room = Room([Button(name, lambda: done.append("done"), primary=True) for name in "ab"])
    room.key(pygame.K_RETURN)
    assert not done


def test_after_the_mouse_the_focus_is_not_looked_at() -> None:
    first, second = Button("a", lambda: None), Button("b", lambda: None)
    room = Room([first, second])
    room.key(pygame.K_TAB)
    assert room.form.looked_at is first
    room.move((1, 1))
    assert first.focused and room.form.looked_at is None
    room.click(second.rect.center)
    room.move((1, 1))
    assert second.focused and room.form.looked_at is None
    room.key(pygame.K_TAB)
    assert room.form.looked_at is first
    room.event(pygame.MOUSEWHEEL, x=0, y=1)
    assert room.form.looked_at is None
    room.key(pygame.K_TAB)
    room.event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1)
    assert room.form.looked_at is None
