"""The notes beside a closer look are never too small to be read, whatever room there is.

No words under 12 pixels in a window of 1280 x 720, under 9 in one of 960 x 540; more at a larger UI scale.
"""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.paint.legible import show_in, type_for
from game.ui.tables.game_ui import PLAYABLE, game_ui
from game.ui.tables.overlays.notes import Setting, fold_notes, notes_plate, set_notes
from game.ui.tables.overlays.zoom import find_look

LONG = [(f"Word {number}", "This is what the word means, told in a sentence.") for number in range(7)]
WINDOWS = [((1280, 720), 1.0), ((960, 540), 1.0), ((1280, 720), 1.5), ((1280, 720), 2.0), ((1920, 1080), 2.0)]


@pytest.fixture(autouse=True)
def usual_window() -> object:
    pygame.font.init()
    yield
    show_in((1280, 720), 1.0)


def told(setting: Setting | None) -> str:
    assert setting is not None
    return "\n".join(setting.columns)


@pytest.mark.default_cases(4)
@pytest.mark.parametrize(("window", "factor"), WINDOWS)
@pytest.mark.parametrize("game", PLAYABLE)
def test_the_notes_of_every_card_are_legible_and_whole(
    game: str, window: tuple[int, int], factor: float
) -> None:
    show_in(window, factor)
    scale = min(window[0] / 1280, window[1] / 720)
    book = game_ui(game).card_book()
    for card in book.cards:
        notes, near = book.notes(book.face(card)), pygame.Rect(10, window[1] - 100, 80, 90)
        room = pygame.Rect((0, 0), window)
        look = find_look(room, notes, near, scale * factor, least=0.93 * scale, smallest=0.75 * scale)
        assert look is not None
        if notes:
            assert look.notes is not None and look.notes.pixels >= type_for(window, factor)
            assert all(meaning in told(look.notes) for _, meaning in notes), card
            assert room.contains(look.plate) and not look.plate.colliderect(look.card)


def test_the_smallest_note_grows_with_the_ui_scale() -> None:
    for scale, least in ((0.75, 12), (1.0, 12), (1.5, 18), (2.0, 24)):
        found = fold_notes(LONG, scale, round(252 * scale), round(200 * scale))
        assert found and all(one.pixels >= least for one in found)


def test_notes_without_room_below_one_another_stand_in_two_columns() -> None:
    assert set_notes(LONG, 1.0, 252, 260) is None
    columns = set_notes(LONG, 1.0, 252, 260, 2)
    assert columns is not None and len(columns.columns) == 2 and columns.size[0] > 480
    assert all(f"*{word}:*" in told(columns) for word, _ in LONG)


def test_what_has_no_room_at_all_is_folded_and_counted() -> None:
    assert set_notes(LONG, 1.0, 252, 150, 2) is None
    folded = fold_notes(LONG, 1.0, 252, 150)[0]
    assert folded.size[1] <= 150
    shown = sum(f"*{word}:*" in told(folded) for word, _ in LONG)
    assert shown and told(folded).endswith(f"{len(LONG) - shown} more are explained when you press I.")


@given(st.integers(100, 500), st.integers(40, 700), st.integers(0, 7), st.sampled_from([0.75, 1.0, 1.6]))
def test_a_plate_never_has_smaller_type_nor_covers_what_is_kept_free(
    wide: int, high: int, count: int, scale: float
) -> None:
    window, prompt = pygame.Rect(0, 0, 1280, 720), pygame.Rect(1000, 0, 280, 60)
    well = pygame.Rect(1280 - wide, 60, wide, min(high, 660))
    plate = notes_plate(LONG[:count], well, scale, (), [[prompt], ()], window)
    if plate.setting is not None:
        assert plate.setting.pixels >= 12 and plate.setting.size[1] <= plate.rect.height
        assert window.contains(plate.rect) and not plate.rect.colliderect(prompt)
