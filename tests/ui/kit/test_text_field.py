"""Typing, selecting, copying and pasting; and the caret is always in sight."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.kit.text_field import TextField
from tests.examples import examples
from tests.ui.kit.room import Room

CTRL, SHIFT = pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT


class Page:
    """A field with the focus."""

    def __init__(self, value: str = "", **facts: object) -> None:
        self.changes: list[str] = []
        self.field = TextField(value, self.changes.append, name="field", **facts)  # type: ignore[arg-type]
        self.room = Room([self.field])
        self.room.form.set_focus(self.field)


def test_typing_goes_where_the_caret_is() -> None:
    page = Page("ac")
    page.room.key(pygame.K_LEFT)
    page.room.type("b")
    assert page.field.value == "abc" and page.changes == ["abc"]
    page.room.key(pygame.K_HOME)
    page.room.key(pygame.K_DELETE)
    page.room.key(pygame.K_END)
    page.room.key(pygame.K_BACKSPACE)
    assert page.field.value == "b"


def test_what_is_selected_gives_way() -> None:
    page = Page("hello")
    page.room.key(pygame.K_LEFT, SHIFT)
    page.room.key(pygame.K_LEFT, SHIFT)
    assert page.field.selected == "lo"
    page.room.type("p")
    assert page.field.value == "help"
    page.room.key(pygame.K_a, CTRL)
    page.room.key(pygame.K_BACKSPACE)
    assert page.field.value == ""


def test_an_arrow_ends_a_selection_at_its_edge() -> None:
    page = Page("hello")
    page.room.key(pygame.K_a, CTRL)
    page.room.key(pygame.K_LEFT)
    assert page.field.caret == 0 and not page.field.selected


def test_copy_cut_and_paste() -> None:
    page = Page("iron")
    page.room.key(pygame.K_a, CTRL)
    page.room.key(pygame.K_c, CTRL)
    page.room.key(pygame.K_END)
    page.room.key(pygame.K_v, CTRL)
    assert page.field.value == "ironiron"
    page.room.key(pygame.K_HOME, SHIFT)
    page.room.key(pygame.K_x, CTRL)
    assert page.field.value == ""
    page.room.key(pygame.K_v, CTRL)
    assert page.field.value == "ironiron"


def test_pasting_keeps_to_what_is_allowed_and_to_the_length() -> None:
    page = Page("12", longest=4, allowed=str.isdecimal)
    pygame.scrap.put_text("a3\nb4c567")
    page.room.key(pygame.K_v, CTRL)
    assert page.field.value == "1234"
    page.room.type("9")
    assert page.field.value == "1234"


def test_a_machine_without_a_clipboard_pastes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*words: object) -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "get_text", broken)
    monkeypatch.setattr(pygame.scrap, "put_text", broken)
    page = Page("iron")
    page.room.key(pygame.K_a, CTRL)
    page.room.key(pygame.K_c, CTRL)
    page.room.key(pygame.K_v, CTRL)
    assert page.field.value == ""


def test_the_mouse_puts_the_caret_and_selects() -> None:
    page = Page("iron and scale")
    rect = page.field.rect
    page.room.click((rect.left + 2, rect.centery))
    assert page.field.caret == 0
    page.room.drag((rect.left + 2, rect.centery), (rect.right - 2, rect.centery))
    assert page.field.selected == "iron and scale"


def test_letters_are_no_hot_keys_but_the_ways_out_are_free() -> None:
    page = Page("x")
    assert page.room.form.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_u, mod=0, unicode="u"))
    for key in (pygame.K_ESCAPE, pygame.K_F11, pygame.K_RETURN):
        assert not page.field.key(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


def test_the_caret_of_a_long_text_is_in_sight() -> None:
    page = Page("W" * 24)
    surface = pygame.Surface((800, 600))
    for key in (pygame.K_END, pygame.K_HOME):
        page.room.key(key)
        caret = page.field.rect.left + 12 - page.field._shift() + page.field._width(page.field.caret)
        assert page.field.rect.left < caret < page.field.rect.right
        surface.fill((0, 0, 0))
        page.field.draw(surface)
        outside = surface.subsurface(pygame.Rect(page.field.rect.right, 0, 200, 600))
        assert pygame.transform.average_color(outside)[:3] == (0, 0, 0)


KEYS = [pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END, pygame.K_BACKSPACE, pygame.K_DELETE]
DEEDS = st.one_of(
    st.tuples(st.sampled_from(KEYS), st.sampled_from([0, SHIFT])),
    st.tuples(st.sampled_from([pygame.K_a, pygame.K_x, pygame.K_v]), st.just(CTRL)),
    st.text(max_size=5),
)


@pytest.mark.slow
@given(st.lists(DEEDS, max_size=40))
@examples(200, share=16)
def test_caret_and_selection_never_leave_the_text(deeds: list[tuple[int, int] | str]) -> None:
    field = TextField("start", lambda value: None, longest=12)
    for deed in deeds:
        if isinstance(deed, str):
            field.insert(deed)
        else:
            field.key(pygame.event.Event(pygame.KEYDOWN, key=deed[0], mod=deed[1], unicode=""))
        assert 0 <= field.caret <= len(field.value) <= 12
        assert 0 <= field.anchor <= len(field.value)


def test_what_nobody_types_into_ends_in_dots_inside_its_edges() -> None:
    surface = pygame.Surface((400, 60))
    cut = []
    for value in ("Ronin", "M" * 24):
        field = TextField(value, lambda text: None)
        field.place(pygame.Rect(20, 10, 120, 36), 1.0)
        surface.fill((0, 0, 0))
        field.draw(surface)
        outside = surface.subsurface(pygame.Rect(150, 0, 250, 60))
        assert pygame.transform.average_color(outside)[:3] == (0, 0, 0)
        cut.append(field.is_cut)
    assert cut == [False, True]
