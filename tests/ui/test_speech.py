"""Where Rivet stands and how wide his paper is: what he speaks of stays free of both."""

from pathlib import Path

import pygame
import pytest

from game.ui.learn.speech import speak
from tests.ui.lesson_play import FIRST, guide, opened, table, to_step

PLACE = pygame.Rect(0, 0, 660, 600)
TEXT = "Every die falls on *4*: hits, shields, no dodges. Nobody moves; high numbers shoot first."


def test_the_paper_goes_where_it_covers_nothing() -> None:
    usual = speak(TEXT, PLACE, 1.0, [])
    assert usual.left, "he looks to the left from his usual place at the right"
    right = usual.paper.copy()
    other = speak(TEXT, PLACE, 1.0, [[right]])
    assert not other.left and not other.paper.colliderect(right)
    edge = pygame.Rect(other.paper.right - 20, other.paper.top, 60, 60)
    narrow = speak(TEXT, PLACE, 1.0, [[right, edge]])
    assert narrow.paper.width < other.paper.width and not narrow.paper.colliderect(edge)
    assert all(one.whole for one in (usual, other, narrow))


def test_a_long_paper_never_lies_over_his_face() -> None:
    for lines in range(1, 7):
        for keep in ([], [[pygame.Rect(560, 500, 60, 60)]]):
            speech = speak(" ".join([TEXT] * lines), pygame.Rect(0, 0, 700, 520), 1.5, keep)
            assert not speech.stands or speech.paper.bottom <= speech.head[1], f"{lines} times the words"


@pytest.mark.parametrize("scale", [100, 150])
def test_no_picked_card_comes_up_over_what_rivet_says(tmp_path: Path, scale: int) -> None:
    """Slash, the leftmost card, hid half of his words in the first lesson."""
    driver = opened(tmp_path, FIRST, ui_scale=scale)
    for number in (4, 5):
        to_step(driver, number)
        for card in [one.name for one in driver.cards() if one.name.startswith("scrap_knights/")]:
            driver.wait_for_guard()
            driver.click(card)
            driver.settle()
            speech, risen = guide(driver).telling.speech, table(driver).board.risen_cards()
            assert speech is not None
            assert all(one.collidelist(risen) < 0 for one in speech.covers), card
