"""What floats lies beside what it speaks of, leaves free what it can, and covers the least where it must."""

import pygame
from hypothesis import given
from hypothesis import strategies as st

from game.ui.layout.floating import at_the_edge, beside, place_anyway, place_floating, sideways

WINDOW = pygame.Rect(0, 0, 640, 360)
ABOUT = pygame.Rect(280, 150, 80, 40)

rectangles = st.builds(
    pygame.Rect, st.integers(0, 600), st.integers(0, 320), st.integers(10, 200), st.integers(10, 120)
)


def test_it_lies_below_what_it_speaks_of_else_above_or_at_its_side() -> None:
    taken: list[pygame.Rect] = []
    for side in ("below", "above", "right", "left"):
        placed = place_floating(WINDOW, [(100, 50)], ABOUT, [taken], gap=10)
        assert placed is not None and placed.free
        wanted = dict(
            zip(("below", "above", "right", "left"), beside(WINDOW, ABOUT, (100, 50), 10), strict=True)
        )
        assert placed.rect == wanted[side]
        taken.append(placed.rect.inflate(-20, -20))


def test_beside_a_tall_control_it_lies_at_its_side() -> None:
    placed = place_floating(WINDOW, [(100, 50)], ABOUT, [], sideways, gap=10)
    assert placed is not None and placed.rect.midleft == (ABOUT.right + 10, ABOUT.centery)


def test_a_closer_look_lies_at_the_edge_away_from_the_card() -> None:
    for x, side in ((20, "right"), (560, "left")):
        placed = place_floating(WINDOW, [(200, 300)], pygame.Rect(x, 150, 60, 60), [], at_the_edge)
        assert placed is not None and getattr(placed.rect, side) == getattr(WINDOW, side)


def test_the_first_variant_that_has_room_is_taken() -> None:
    walls = [pygame.Rect(0, 0, 640, 140), pygame.Rect(0, 200, 640, 160), pygame.Rect(0, 0, 150, 360)]
    placed = place_floating(WINDOW, [(200, 100), (110, 50), (40, 20)], ABOUT, [walls])
    assert placed is not None and placed.free and placed.variant == 1


def test_where_nothing_is_free_it_waits() -> None:
    assert place_floating(WINDOW, [(200, 100)], ABOUT, [[WINDOW]]) is None
    assert place_floating(WINDOW, [(2000, 100)], ABOUT, []) is None


def test_it_covers_what_weighs_less_and_never_what_must_be_seen() -> None:
    prompt, picture = pygame.Rect(0, 180, 640, 180), pygame.Rect(0, 0, 640, 150)
    placed = place_floating(WINDOW, [(200, 100)], ABOUT, [[prompt], [picture]], never=1)
    assert placed is not None and not placed.free and not placed.rect.colliderect(prompt)
    placed = place_anyway(WINDOW, [(200, 100)], ABOUT, [[prompt], [pygame.Rect(0, 0, 640, 180)]])
    assert not placed.rect.colliderect(ABOUT) and not placed.rect.colliderect(prompt)


@given(st.lists(rectangles, max_size=12), rectangles, st.integers(10, 300), st.integers(10, 200))
def test_a_free_place_is_found_if_there_is_one(
    taken: list[pygame.Rect], about: pygame.Rect, wide: int, high: int
) -> None:
    placed = place_floating(WINDOW, [(wide, high)], about, [taken])
    if placed is not None:
        assert WINDOW.contains(placed.rect) and placed.rect.collidelist([about, *taken]) < 0
        return
    for left in range(0, WINDOW.width - wide + 1, 7):
        for top in range(0, WINDOW.height - high + 1, 7):
            rect = pygame.Rect(left, top, wide, high)
            assert rect.collidelist([about, *taken]) >= 0
