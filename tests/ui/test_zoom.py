"""The closer look lies at the edge away from the pointer, and leaves free what it can."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.tables.zoom import dock

WINDOW = pygame.Rect(10, 10, 1260, 700)
SIZE = (540, 380)


@pytest.mark.parametrize(("x", "side"), [(20, "right"), (600, "right"), (660, "left"), (1180, "left")])
def test_it_docks_away_from_the_pointer(x: int, side: str) -> None:
    pointed = pygame.Rect(x, 300, 60, 90)
    rect = dock(WINDOW, pointed, SIZE)
    assert getattr(rect, side) == getattr(WINDOW, side) and rect.centery == WINDOW.centery
    assert not rect.colliderect(pointed)


def test_it_moves_up_or_down_to_leave_something_free() -> None:
    pointed = pygame.Rect(20, 300, 60, 90)
    button = pygame.Rect(1100, 500, 160, 60)
    rect = dock(WINDOW, pointed, SIZE, [button])
    assert rect.topright == WINDOW.topright
    rect = dock(WINDOW, pointed, SIZE, [pygame.Rect(1100, 150, 160, 60)])
    assert rect.bottomright == WINDOW.bottomright


def test_it_takes_the_other_edge_rather_than_cover_what_is_kept_free() -> None:
    pointed = pygame.Rect(600, 640, 60, 60)
    rect = dock(WINDOW, pointed, SIZE, [pygame.Rect(900, 10, 300, 700)])
    assert rect.left == WINDOW.left


@given(
    st.integers(10, 1180),
    st.integers(10, 600),
    st.tuples(st.integers(50, 580), st.integers(50, 700)),
    st.lists(st.tuples(st.integers(0, 1200), st.integers(0, 600)), max_size=3),
)
def test_it_never_covers_the_pointer_where_there_is_room(
    x: int, y: int, size: tuple[int, int], corners: list[tuple[int, int]]
) -> None:
    pointed = pygame.Rect(x, y, 90, 110)
    rect = dock(WINDOW, pointed, size, [pygame.Rect(corner, (120, 120)) for corner in corners])
    assert WINDOW.contains(rect) and not rect.colliderect(pointed)
