"""Cutting up an area: parts lie inside it, beside one another, and nothing is lost."""

from itertools import combinations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.kit.area import Area

SCALES = st.sampled_from([0.5, 0.75, 1.0, 1.5, 2.0, 3.0])


@pytest.mark.slow
@given(st.integers(1, 7), st.integers(1, 5), st.integers(0, 20), SCALES)
def test_the_cells_of_a_grid_lie_apart_and_inside(columns: int, rows: int, gap: int, scale: float) -> None:
    area = Area(pygame.Rect(13, 7, round(640 * scale), round(360 * scale)), scale)
    cells = area.grid(columns, rows, gap)
    assert len(cells) == columns * rows
    for cell in cells:
        assert area.rect.inflate(2, 2).contains(cell.rect)
    for one, two in combinations(cells, 2):
        # Half pixels are rounded: neighbours without a gap may share their edge.
        assert not one.rect.inflate(-2, -2).colliderect(two.rect.inflate(-2, -2))


@given(
    st.lists(st.tuples(st.sampled_from(["top", "bottom", "left", "right"]), st.integers(1, 60)), max_size=4)
)
def test_strips_that_are_cut_off_are_gone(cuts: list[tuple[str, int]]) -> None:
    area = Area(pygame.Rect(0, 0, 640, 480), 1.0)
    taken = [getattr(area, side)(size, 5) for side, size in cuts]
    for one, two in combinations([*taken, area], 2):
        assert not one.rect.colliderect(two.rect)
    for (side, size), part in zip(cuts, taken, strict=True):
        assert (part.rect.height if side in ("top", "bottom") else part.rect.width) == size


def test_a_centred_area_is_never_larger_than_the_whole() -> None:
    area = Area(pygame.Rect(10, 20, 300, 200), 2.0)
    assert area.centered(100, 50).rect == pygame.Rect(60, 70, 200, 100)
    assert area.centered(1000, 1000).rect == area.rect


def test_cells_by_columns_are_those_of_the_grid_from_top_to_bottom() -> None:
    area = Area(pygame.Rect(0, 0, 300, 200), 1.0)
    by_rows, by_columns = area.grid(3, 2, 4), area.grid_by_columns(3, 2, 4)
    assert [cell.rect for cell in by_columns] == [by_rows[place].rect for place in (0, 3, 1, 4, 2, 5)]
