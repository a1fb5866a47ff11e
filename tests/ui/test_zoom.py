"""The closer look lies at the edge away from the pointer, and leaves free what it can."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.tables.floating_board import LOOK
from game.ui.tables.overlays.notes import notes_plate
from game.ui.tables.overlays.zoom import Look, closer_look, find_look

WINDOW = pygame.Rect(0, 0, 1280, 720)
NOTES = [("Block", "Takes damage off.")]


def look(pointed: pygame.Rect, *keep: pygame.Rect) -> Look:
    return closer_look(WINDOW, NOTES, pointed, 1.0, [keep] if keep else ())


@pytest.mark.parametrize(("x", "side"), [(20, "right"), (560, "right"), (660, "left"), (1180, "left")])
def test_it_docks_away_from_the_pointer(x: int, side: str) -> None:
    pointed = pygame.Rect(x, 300, 60, 90)
    rect = look(pointed).rect
    assert abs(getattr(rect, side) - getattr(WINDOW, side)) == 10 and abs(rect.centery - WINDOW.centery) <= 1
    assert not rect.colliderect(pointed)


def test_it_moves_up_or_down_to_leave_something_free() -> None:
    pointed = pygame.Rect(20, 300, 60, 90)
    for top in (150, 500):
        button = pygame.Rect(1100, top, 160, 60)
        rect = look(pointed, button).rect
        assert rect.right == 1270 and rect.top != look(pointed).rect.top and not rect.colliderect(button)


def test_it_takes_the_other_edge_rather_than_cover_what_is_kept_free() -> None:
    assert look(pygame.Rect(600, 640, 60, 60), pygame.Rect(900, 10, 380, 700)).rect.left == 10


def test_where_it_has_no_room_it_waits() -> None:
    pointed = pygame.Rect(20, 600, 60, 90)
    assert find_look(WINDOW, NOTES, pointed, 1.0, [[WINDOW], ()], least=0.8, smallest=0.5) is None
    assert WINDOW.contains(look(pointed, WINDOW).rect)


def test_where_there_is_little_room_it_is_smaller() -> None:
    pointed, wall = pygame.Rect(20, 600, 60, 90), pygame.Rect(320, 0, 960, 720)
    assert not look(pointed, wall).rect.colliderect(wall)
    low = pygame.Rect(0, 0, 320, 290), pygame.Rect(0, 400, 1280, 320), pygame.Rect(600, 0, 680, 720)
    small = find_look(WINDOW, NOTES, pointed, 1.5, [low, ()], least=0.8)
    assert small is not None and small.scale < 1.5 and not any(small.rect.colliderect(one) for one in low)


@given(
    st.integers(10, 1180),
    st.integers(10, 600),
    st.lists(st.tuples(st.integers(0, 1200), st.integers(0, 600)), max_size=3),
)
def test_it_never_covers_the_pointer_where_there_is_room(
    x: int, y: int, corners: list[tuple[int, int]]
) -> None:
    pointed = pygame.Rect(x, y, 90, 110)
    rect = look(pointed, *[pygame.Rect(corner, (120, 120)) for corner in corners]).rect
    assert WINDOW.contains(rect) and not rect.colliderect(pointed)


def drawn_notes(rows: list[pygame.Rect]) -> pygame.Rect:
    pygame.font.init()
    surface = pygame.Surface((400, 600))
    return notes_plate([("Block", "Takes damage off.")], surface.get_rect(), 1.0, rows).draw(surface)


def test_notes_cover_a_row_whole_or_not_at_all() -> None:
    plain = drawn_notes([])
    cut = pygame.Rect(10, plain.bottom - 5, 380, 40)
    below = pygame.Rect(10, cut.bottom + 10, 380, 40)
    covered = drawn_notes([cut, below])
    assert covered.topleft == plain.topleft and covered.contains(cut) and not covered.colliderect(below)


def test_where_a_closer_look_lies_on_its_ground_nothing_beside_it_peeks_out() -> None:
    pygame.init()
    pygame.display.set_mode((1, 1))
    surface = pygame.Surface((1280, 720))
    surface.fill((255, 0, 255))
    ground = pygame.Rect(1008, 0, 272, 480)
    face = CardFace("game/card", "Card", "attack", "Attack", "", "Deal 1.", "", "", ())
    keep = [pygame.Rect(1008, 480, 272, 240), pygame.Rect(90, 0, 918, 720)]
    look = find_look(WINDOW, NOTES, pygame.Rect(20, 300, 60, 90), 0.8, [keep, ()], LOOK, ground)
    assert look is not None
    touched = look.draw(surface, Gallery(), face)
    assert touched.contains(ground)
    inside = surface.subsurface(ground.inflate(-40, -40))
    assert not pygame.mask.from_threshold(inside, (255, 0, 255), (1, 1, 1, 255)).count()
