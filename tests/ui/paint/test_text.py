"""The text painter takes any string: typed, pasted, or out of a file that somebody else has written."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.paint.text import draw_line, fit, fits, lay_out, line, plain, text_width
from tests.examples import examples

INVISIBLE = ["", "\ufe0f", "\u034f", "\u200b", "\u202e", "\u00ad", "\U000e0100", "\ufe0f\u034f"]
ODD = [
    *INVISIBLE,
    "\0",
    "a\0b",
    "\ud800",
    "a\udfffb",
    "\n\n",
    "\r\t\x1b",
    "\u0301" * 50,
    "אבג ابج",
    "W" * 2000,
]
ANY = st.one_of(
    st.text(max_size=40),
    st.text(st.characters(), max_size=40),
    st.text(st.sampled_from("ab \0\ud800\ufe0f\u034f\u0301\u202eא\U0001f600:*_\n"), max_size=40),
    st.sampled_from(ODD),
    st.builds(
        "{}:{}:{}".format,
        st.text(max_size=3),
        st.sampled_from(["heat", "save", "x" * 400]),
        st.text(max_size=3),
    ),
)
COLOR = (255, 255, 255)


@pytest.mark.slow
@examples(200)
@given(
    ANY,
    st.sampled_from(["text", "bold", "italic", "title", "label"]),
    st.integers(1, 60),
    st.sampled_from([0, 2]),
)
def test_any_line_is_painted(text: str, face: str, pixels: int, outline: int) -> None:
    image = line(text, face, pixels, COLOR, outline)  # type: ignore[arg-type]
    assert image.get_height() > 0
    surface = pygame.Surface((80, 30))
    assert draw_line(surface, text, face, pixels, COLOR, (0, 15), width=60).width >= 0  # type: ignore[arg-type]
    fits(text, face, pixels, 60)  # type: ignore[arg-type]


@examples(200)
@given(ANY, st.integers(8, 30), st.integers(20, 300))
def test_any_rich_text_is_laid_out(text: str, pixels: int, width: int) -> None:
    layout = lay_out(text, pixels, width, COLOR)
    layout.draw(pygame.Surface((100, 40)), 0, 0)
    plain(text)
    fit(text, pixels, (width, 60), COLOR)


@pytest.mark.parametrize("text", INVISIBLE)
def test_letters_without_a_shape_take_no_room(text: str) -> None:
    assert text_width(text, "bold", 20) == 0
    assert line(text, "bold", 20, COLOR).get_width() == 0


def test_an_endless_text_does_not_fill_the_memory() -> None:
    image = line("W" * 10_000_000, "title", 90, COLOR)
    assert image.get_width() * image.get_height() < 20_000_000
    assert len(lay_out("W" * 1_000_000, 18, 300, COLOR).lines) < 2_000


@given(st.integers(8, 40), st.integers(60, 400), st.integers(1, 300))
def test_a_word_longer_than_a_line_goes_on_in_the_next(pixels: int, width: int, letters: int) -> None:
    layout = lay_out("see " + "W" * letters, pixels, width, COLOR)
    assert layout.width <= width
    assert layout.cut == (text_width("W" * letters, "text", pixels) > width)


def test_a_word_is_made_smaller_before_it_is_cut() -> None:
    wide = text_width("mechromancer", "text", 20)
    layout = fit("mechromancer", 30, (wide, 200), COLOR)
    assert not layout.cut and len(layout.lines) == 1 and layout.width <= wide


def test_only_what_is_drawn_is_an_icon() -> None:
    assert lay_out("my:save:1", 20, 400, COLOR).width > lay_out("my1", 20, 400, COLOR).width + 20
