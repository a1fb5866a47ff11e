"""Tags are legible on the narrowest card: their type stops shrinking, and their words go on in a second line.

No words under 12 pixels in a window of 1280 x 720, under 9 in one of 960 x 540.
"""

from collections.abc import Iterator

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.paint.legible import show_in
from game.ui.tables.tags import draw_tag, tag_lines, tag_width

TEXTS = ["OUT OF RANGE: 4 > 2", "HEAT 5 → 7: YOU LOSE", "12 → 9", "NO DAMAGE AT 4", "2 BLOCKED, 1 HITS"]


@pytest.fixture(autouse=True)
def usual_window() -> Iterator[None]:
    pygame.font.init()
    yield
    show_in((1280, 720), 1.0)


@given(st.sampled_from(TEXTS), st.integers(60, 240), st.integers(7, 30))
def test_a_tag_has_no_type_under_the_smallest_and_stays_in_its_room(
    text: str, room: int, pixels: int
) -> None:
    size, lines = tag_lines(text, pixels, room)
    assert size >= 12
    assert all(tag_width(line, size) <= room for line in lines if not line.endswith("…"))
    if not any(line.endswith("…") for line in lines):
        assert " ".join(lines) == text


def test_the_smallest_type_is_that_of_the_window() -> None:
    show_in((960, 540), 1.0)
    assert tag_lines("OUT OF RANGE: 4 > 2", 14, 60)[0] == 9
    show_in((1920, 1080), 1.0)
    assert tag_lines("OUT OF RANGE: 4 > 2", 14, 100)[0] == 18


def test_words_without_room_go_on_in_the_next_line() -> None:
    assert tag_lines("OUT OF RANGE: 4 > 2", 14, 200)[1] == ("OUT OF RANGE: 4 > 2",)
    assert len(tag_lines("OUT OF RANGE: 4 > 2", 14, 95)[1]) == 2
    assert tag_lines("UNBREAKABLE", 14, 60)[1][0].endswith("…")


def test_a_tag_of_two_lines_is_higher_and_lies_around_its_place() -> None:
    pygame.display.init()
    surface, room = pygame.Surface((400, 200), pygame.SRCALPHA), pygame.Rect(100, 0, 95, 200)
    one = draw_tag(surface, "12 → 9", 12, (147, 60), "hit", within=room)
    two = draw_tag(surface, "OUT OF RANGE: 4 > 2", 12, (147, 120), "hit", within=room)
    assert two.height > one.height and room.contains(two) and abs(two.centery - 120) <= 1
